/** The report of a movie as data (2-title-reports section 2.2). */
import { pages, pathOf } from '@cvm/contract';
import { charactersFigure } from '../charts/prepare/characters-figure.ts';
import { movieOf } from '../titles/title.ts';
import type { Module, ReportRecord } from './model.ts';
import { audienceIndexes, figure, followers, none, watching } from './modules.ts';
import { affinity, emotions, feed } from './title-modules.ts';

/** "top 10 fan favorites for movies" (2-title-reports section 9). */
const favoritesMax = 10;

const engagement: readonly Module[] = [
  {
    ...figure({
      id: 'favorites',
      view: 'movieFavorites',
      prepare: charactersFigure('movieFavorites', favoritesMax),
      height: 450,
      limit: favoritesMax,
      empty: none('character votes'),
    }),
    span: 'half',
  },
  { ...emotions('movieEmotionIndex'), span: 'half' },
  {
    id: 'reactions',
    kind: 'choice',
    title: 'Reactions',
    look: 'card',
    span: 'whole',
    // Moments are moments of episodes: a movie has none.
    options: [{ label: 'FEED', module: feed }],
  },
];

export const movieReport: ReportRecord = {
  subject: 'movie',
  detail: 'movieDetail',
  headOf: movieOf,
  picture: 'poster',
  path: (movieId, tab) => pathOf(pages.movie, { movieId, tab }),
  file: 'movieReport',
  tabs: [
    {
      id: 'anticipation',
      label: 'Anticipation',
      afterAiring: false,
      page: 'movieReportAnticipation',
      modules: [
        // "movie start 2019-07-12" (2-title-reports section 9).
        ...followers('movieAnticipationFollowers', '2019-07-12'),
        ...audienceIndexes(
          { country: 'movieCountryFollowerIndex', age: 'movieAgeFollowerIndex', gender: 'movieGenderFollowerIndex' },
          'followers',
        ),
      ],
    },
    {
      id: 'audience',
      label: 'Audience',
      afterAiring: true,
      page: 'movieReportViewership',
      modules: [
        ...watching({ ratings: 'movieRating', platforms: 'movieAudiencePlatform', devices: 'movieMobility' }),
        ...audienceIndexes(
          { country: 'movieCountryIndex', age: 'movieAgeIndex', gender: 'movieGenderIndex' },
          'viewers',
        ),
      ],
    },
    { id: 'engagement', label: 'Engagement', afterAiring: true, page: 'movieReportEngagement', modules: engagement },
    {
      id: 'affinity',
      label: 'Affinity',
      afterAiring: false,
      page: 'movieReportAffinity',
      modules: [
        {
          ...affinity('movie', { viewers: 'movieAudienceAffinityTrack', followers: 'movieAffinityFollower' }),
          span: 'whole',
        },
      ],
    },
  ],
};

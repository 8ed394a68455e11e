/** The report of a show as data (2-title-reports section 2.1). */
import { pages, pathOf } from '@cvm/contract';
import { charactersFigure } from '../charts/prepare/characters-figure.ts';
import { heatFigure } from '../charts/prepare/heat-figure.ts';
import { showOf } from '../titles/title.ts';
import type { Module, ReportRecord } from './model.ts';
import { audienceIndexes, figure, followers, none, watching } from './modules.ts';
import { affinity, emotions, feed, moments } from './title-modules.ts';

const hottest = 'Hottest Characters';

const engagement: readonly Module[] = [
  {
    id: 'characters',
    kind: 'choice',
    title: hottest,
    look: 'tabs',
    span: 'half',
    options: [
      {
        label: 'OVERALL',
        module: figure({
          id: 'favorites',
          view: 'showFavorites',
          prepare: charactersFigure('showFavorites'),
          height: 407,
          empty: none('character votes'),
        }),
      },
      {
        label: 'BY EPISODE',
        module: {
          id: 'episodeCharacters',
          kind: 'special',
          special: 'characters',
          view: 'characterVoteEpisodeRank',
          title: hottest,
          empty: none('character votes'),
        },
      },
    ],
  },
  { ...emotions('showEmotionIndex'), span: 'half' },
  {
    id: 'overview',
    kind: 'table',
    view: 'engagementRawTotals',
    height: 370,
    noun: 'viewers',
    lead: 'Who watched each episode, and what people did with it. What is about the show as a whole is in no row.',
    empty: none('episodes that were watched or engaged with'),
    span: 'whole',
  },
  {
    ...figure({
      id: 'episodeEmotions',
      view: 'showEpisodeEmotions',
      prepare: heatFigure,
      chart: 'heat',
      height: 450,
      empty: none('emotions about an episode'),
    }),
    span: 'whole',
  },
  {
    id: 'reactions',
    kind: 'choice',
    title: 'Reactions',
    look: 'card',
    span: 'whole',
    options: [
      { label: 'FEED', module: feed },
      { label: 'MOMENTS', module: moments },
    ],
  },
];

export const showReport: ReportRecord = {
  subject: 'show',
  detail: 'seriesDetail',
  headOf: showOf,
  picture: 'poster',
  path: (showId, tab) => pathOf(pages.show, { showId, tab }),
  further: [
    {
      label: pages.showViewership.label,
      path: (showId) => pathOf(pages.showViewership, { showId }),
      afterAiring: true,
    },
    {
      label: pages.characterVotes.label,
      path: (showId) => pathOf(pages.characterVotes, { showId }),
      afterAiring: true,
    },
  ],
  file: 'showReport',
  tabs: [
    {
      id: 'anticipation',
      label: 'Anticipation',
      afterAiring: false,
      page: 'showReportAnticipation',
      modules: [
        // "Follower charts: show default start 2016-04-01" (2-title-reports section 9).
        ...followers('showAnticipationFollowers', '2016-04-01'),
        ...audienceIndexes(
          { country: 'showCountryFollowerIndex', age: 'showAgeFollowerIndex', gender: 'showGenderFollowerIndex' },
          'followers',
        ),
      ],
    },
    {
      id: 'audience',
      label: 'Audience',
      afterAiring: true,
      page: 'showReportViewership',
      modules: [
        ...watching({ ratings: 'showRating', platforms: 'showAudiencePlatform', devices: 'showMobility' }),
        ...audienceIndexes({ country: 'showCountryIndex', age: 'showAgeIndex', gender: 'showGenderIndex' }, 'viewers'),
      ],
    },
    { id: 'engagement', label: 'Engagement', afterAiring: true, page: 'showReportEngagement', modules: engagement },
    {
      id: 'affinity',
      label: 'Affinity',
      afterAiring: false,
      page: 'showReportAffinity',
      modules: [
        {
          ...affinity('show', { viewers: 'showReportAffinityOR', followers: 'anticipationFollowerAffinity' }),
          span: 'whole',
        },
      ],
    },
  ],
};

/** The ranking of movies, the report of one, and what is listed of movies alone. */
import { audience, lastMonth, origin, plain, users } from './filter-parts.ts';
import type { Page } from './page.ts';

export const moviePages = {
  movies: {
    path: '/movies',
    label: 'Rankings: Movies',
    title: 'Rankings | Movies',
    openTo: 'granted',
    menu: { id: 'rankings', label: 'Movies' },
    ranks: 'movie',
    filters: {
      moviesSummary: {
        ...plain,
        id: 'moviesSummary',
        views: ['moviesSummary'],
        accepts: ['title', 'status', 'first_release_date'],
        panels: {
          content: ['movie', 'studio', 'platform', 'genre', ...origin, 'runtime', 'airing_status'],
          users,
          date: ['date', 'release_date'],
          metric: ['metric'],
        },
        defaults: lastMonth,
        // 1-foundation section 6, metric options restricted per report.
        metrics: ['engagement', 'followers', 'views', 'viewers', 'rating'],
        metricLabels: { engagement: 'Engagement' },
      },
    },
  },
  movie: {
    path: '/movie/$movieId/{-$tab}',
    label: 'Movie reports',
    title: null,
    openTo: 'granted',
    filters: {
      movieReportAnticipation: {
        ...audience,
        id: 'movieReportAnticipation',
        tab: 'anticipation',
        views: [
          ...(['movieAnticipationFollowers', 'movieCountryFollowerIndex'] as const),
          ...(['movieAgeFollowerIndex', 'movieGenderFollowerIndex'] as const),
        ],
      },
      movieReportViewership: {
        ...audience,
        id: 'movieReportViewership',
        tab: 'audience',
        views: [
          ...(['movieRating', 'movieAudiencePlatform', 'movieMobility'] as const),
          ...(['movieCountryIndex', 'movieAgeIndex', 'movieGenderIndex'] as const),
        ],
      },
      movieReportEngagement: {
        ...audience,
        id: 'movieReportEngagement',
        tab: 'engagement',
        views: ['movieFavorites', 'movieEmotionIndex', 'engagementRawTotals', 'reactionFeed'],
      },
      movieReportAffinity: {
        ...audience,
        id: 'movieReportAffinity',
        tab: 'affinity',
        views: ['movieAffinityFollower', 'movieAudienceAffinityTrack'],
      },
      /** The head of a movie's report: what a movie is depends on no filter. */
      movieReportDetail: { ...plain, id: 'movieReportDetail', views: ['movieDetail'], panels: {} },
      movieBenchmark: {
        ...plain,
        id: 'movieBenchmark',
        views: ['movie-benchmark'],
        kind: 'movie',
        panels: {
          content: ['movie', 'studio', 'genre', 'runtime', 'tier'],
          users,
          date: ['date', 'first_release_date'],
        },
        exclusive: true,
      },
    },
  },
  moviesAnticipation: {
    path: '/movies/anticipation-report',
    label: 'Anticipated movies',
    title: 'Anticipation | Movies',
    openTo: 'granted',
    menu: { id: 'anticipation', label: 'Movies' },
    filters: {
      anticipationReportMovies: {
        ...plain,
        id: 'anticipationReportMovies',
        views: ['moviesAnticipation'],
        panels: {
          content: ['movie', 'studio', 'genre', ...origin, 'runtime'],
          users,
          date: ['date', 'future_release_date'],
        },
        // Growth is of a range: over all time there is nobody before it.
        defaults: lastMonth,
        future: true,
      },
    },
  },
  moviesAffinity: {
    path: '/movies/affinity',
    label: 'Affinity: Movies',
    title: 'Affinity | Movies',
    openTo: 'granted',
    menu: { id: 'affinity', label: 'Movies' },
    filters: {
      affinityMovies: {
        ...plain,
        id: 'affinityMovies',
        views: [
          ...(['affinityMovies', 'affinityAge', 'affinityGender', 'affinityCountry'] as const),
          ...(['networkOverlap', 'actorOverlap'] as const),
        ],
        panels: { content: ['movie'], users, date: ['date'], metric: ['metric'] },
        withoutExclusion: ['movie'],
        accepts: ['title'],
        required: [['movie', 'title']],
        seeds: true,
        metrics: ['affinityIndex', 'audienceOverlap'],
      },
    },
  },
} as const satisfies Record<string, Page>;

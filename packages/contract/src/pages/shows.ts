/** The ranking of shows, the report of one, and what is listed of shows alone. */
import { audience, episodes, lastMonth, origin, plain, users } from './filter-parts.ts';
import type { Page } from './page.ts';

export const showPages = {
  shows: {
    path: '/shows',
    label: 'Rankings: Shows',
    title: 'Rankings | Shows',
    openTo: 'granted',
    menu: { id: 'rankings', label: 'Shows' },
    ranks: 'show',
    filters: {
      showSummary: {
        ...plain,
        id: 'showSummary',
        views: ['showSummary'],
        accepts: ['title', 'status', 'release_date'],
        panels: {
          content: ['show', 'network', 'platform', 'studio', 'genre', ...origin, 'runtime', 'airing_status'],
          users,
          date: ['date', 'first_release_date'],
          metric: ['metric'],
        },
        defaults: lastMonth,
      },
    },
  },
  show: {
    path: '/show/$showId/{-$tab}',
    label: 'Show reports',
    title: null,
    openTo: 'granted',
    filters: {
      showReportAnticipation: {
        ...audience,
        id: 'showReportAnticipation',
        tab: 'anticipation',
        views: [
          'showAnticipationFollowers',
          'showCountryFollowerIndex',
          'showAgeFollowerIndex',
          'showGenderFollowerIndex',
        ],
      },
      showReportViewership: {
        ...audience,
        id: 'showReportViewership',
        tab: 'audience',
        views: [
          ...(['showRating', 'showAudiencePlatform', 'showMobility'] as const),
          ...(['showCountryIndex', 'showAgeIndex', 'showGenderIndex'] as const),
        ],
      },
      showReportEngagement: {
        ...episodes,
        id: 'showReportEngagement',
        tab: 'engagement',
        views: [
          ...(['showFavorites', 'characterVoteEpisodeRank', 'showEmotionIndex', 'engagementRawTotals'] as const),
          ...(['showEpisodeEmotions', 'hottestMoments', 'reactionFeed'] as const),
        ],
      },
      showReportAffinity: {
        ...audience,
        id: 'showReportAffinity',
        tab: 'affinity',
        views: ['anticipationFollowerAffinity', 'showReportAffinityOR'],
      },
      episodeEngagementEmotion: {
        ...episodes,
        id: 'episodeEngagementEmotion',
        views: ['showEpisodeEmotions'],
        autoApply: true,
      },
      /** What a benchmark is built from (2-title-reports section 2.9). */
      showBenchmark: {
        ...plain,
        id: 'showBenchmark',
        views: ['benchmark'],
        kind: 'show',
        panels: {
          content: ['show', 'network', 'genre', 'status', 'runtime', 'originating_country', 'tier'],
          users,
          date: ['date', 'first_release_date'],
        },
        exclusive: true,
      },
    },
  },
  showsAnticipation: {
    path: '/shows/anticipation-report',
    label: 'Anticipated shows',
    title: 'Anticipation | Shows',
    openTo: 'granted',
    menu: { id: 'anticipation', label: 'Shows' },
    filters: {
      anticipationReportShows: {
        ...plain,
        id: 'anticipationReportShows',
        views: ['anticipatedUnairedShows', 'anticipatedReturningShows'],
        panels: {
          content: ['show', 'network', 'genre', ...origin, 'runtime'],
          users,
          date: ['date', 'future_release_date'],
        },
        // Growth is of a range: over all time there is nobody before it.
        defaults: lastMonth,
        future: true,
      },
    },
  },
  showsAffinity: {
    path: '/shows/affinity',
    label: 'Affinity: Shows',
    title: 'Affinity | Shows',
    openTo: 'granted',
    menu: { id: 'affinity', label: 'Shows' },
    filters: {
      affinityShows: {
        ...plain,
        id: 'affinityShows',
        views: [
          ...(['affinityShows', 'affinityAge', 'affinityGender', 'affinityCountry'] as const),
          ...(['networkOverlap', 'actorOverlap'] as const),
        ],
        panels: { content: ['show'], users, date: ['date'], metric: ['metric'] },
        withoutExclusion: ['show'],
        accepts: ['title'],
        required: [['show', 'title']],
        seeds: true,
        metrics: ['affinityIndex', 'audienceOverlap'],
      },
    },
  },
} as const satisfies Record<string, Page>;

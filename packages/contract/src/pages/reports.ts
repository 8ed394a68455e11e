/** Reports over many titles: affinity, anticipation, binge, attribution, reports of one's own, GEM. */
import { allTime } from '../filters/dates.ts';
import { audience, lastMonth, origin, picked, plain, users } from './filter-parts.ts';
import type { Page } from './page.ts';

const monthsBack = [allTime, 'last 30 days', 'last 60 days', 'last 90 days'] as const;

/** Parts of the portal whose pages are granted together. */
export const areas = { report: '/report', attribution: '/attribution' } as const;

export const overallPages = {
  affinity: {
    path: '/affinity',
    label: 'Affinity',
    title: 'Affinity',
    openTo: 'granted',
    menu: { id: 'affinity', label: 'Affinity' },
    filters: {
      affinityAll: {
        ...plain,
        id: 'affinityAll',
        views: [
          ...(['affinityAll', 'affinityAge', 'affinityGender', 'affinityCountry'] as const),
          ...(['networkOverlap', 'actorOverlap'] as const),
        ],
        panels: { content: ['title'], users, date: ['date'], metric: ['metric'] },
        accepts: ['show', 'movie'],
        withoutExclusion: ['title'],
        required: [['title', 'show', 'movie']],
        seeds: true,
        metrics: ['affinityIndex', 'audienceOverlap'],
      },
    },
  },
  allAnticipation: {
    path: `${areas.report}/anticipation`,
    label: 'All anticipation',
    title: 'Anticipation | All',
    openTo: 'granted',
    filters: {
      anticipationReportAll: {
        ...plain,
        id: 'anticipationReportAll',
        views: ['anticipatedUnairedShows', 'anticipatedReturningShows', 'moviesAnticipation'],
        panels: { content: ['network', 'studio', 'genre', ...origin], users, date: ['date', 'future_release_date'] },
        // Growth is of a range: over all time there is nobody before it.
        defaults: lastMonth,
        future: true,
      },
    },
  },
  anticipationTracker: {
    path: `${areas.report}/anticipation-tracker`,
    label: 'Anticipation Tracker',
    title: 'Anticipation | Tracker',
    openTo: 'granted',
    menu: { id: 'anticipation', label: 'Anticipation Tracker' },
    filters: {
      anticipationTracker: {
        ...plain,
        id: 'anticipationTracker',
        views: ['anticipationTracker'],
        accepts: ['show', 'movie', 'release_date', ...origin],
        panels: {
          content: ['contentType', 'title', 'network', 'studio', 'genre'],
          users,
          date: ['first_release_date'],
        },
        withoutExclusion: picked,
        required: [['title', 'show', 'movie', 'network', 'genre', 'studio']],
        // 3-reports-and-admin section 4: also the release date stands against a title.
        exclusive: true,
        exclusivePanels: ['content', 'date'],
        // 3-reports-and-admin section 9.
        datePresets: {
          first_release_date: [allTime, 'last 30 days', 'last 60 days', 'next 30 days', 'next 60 days'],
        },
        future: true,
      },
    },
  },
  releaseCalendar: {
    path: `${areas.report}/release-calendar`,
    label: 'Release calendar',
    title: 'Anticipation | Release Calendar',
    openTo: 'granted',
    menu: { id: 'anticipation', label: 'Release Calendar' },
    filters: {
      releaseCalendar: {
        ...plain,
        id: 'releaseCalendar',
        views: ['releaseCalendar'],
        accepts: ['show', 'movie'],
        panels: {
          content: ['contentType', 'title', 'network', 'studio', 'genre', ...origin, 'runtime'],
          users,
          date: ['date', 'future_release_date'],
        },
        withoutExclusion: ['title'],
        // Growth is of a range: over all time there is nobody before it.
        defaults: lastMonth,
        future: true,
      },
    },
  },
  anticipationOutcome: {
    path: `${areas.report}/anticipation-outcome`,
    label: 'Anticipation and outcome',
    title: 'Anticipation | Outcome',
    openTo: 'granted',
    menu: { id: 'anticipation', label: 'Anticipation and Outcome' },
    filters: {
      anticipationOutcome: {
        ...plain,
        id: 'anticipationOutcome',
        views: ['anticipationOutcome'],
        accepts: ['show', 'movie'],
        panels: {
          content: ['contentType', 'title', 'network', 'studio', 'genre', ...origin, 'runtime'],
          users,
          date: ['date'],
        },
        withoutExclusion: ['title'],
        // Enough releases to compare.
        defaults: ['date:last 365 days'],
      },
    },
  },
  showViewership: {
    path: `${areas.report}/viewership/$showId`,
    label: 'Show viewership',
    title: null,
    openTo: 'granted',
    filters: {
      monitoringReport: {
        ...audience,
        id: 'monitoringReport',
        views: [
          ...(['showRating', 'showAudiencePlatform', 'showMobility'] as const),
          ...(['showCountryIndex', 'showAgeIndex', 'showGenderIndex'] as const),
        ],
        singleDate: true,
        autoApply: true,
      },
    },
  },
  characterVotes: {
    path: `${areas.report}/character-votes-episode/$showId`,
    label: 'Character Votes by Episode',
    title: null,
    openTo: 'granted',
    filters: {
      characterVotesEpisode: {
        ...plain,
        id: 'characterVotesEpisode',
        views: ['characterVoteEpisodeRank'],
        panels: { content: ['season', 'episode', 'exclude_deleted_characters'], users, date: ['date'] },
        autoApply: true,
      },
    },
  },
  binge: {
    path: `${areas.report}/binge`,
    label: 'Rankings: Binge',
    title: 'Rankings | Binge',
    openTo: 'granted',
    menu: { id: 'rankings', label: 'Binge' },
    about: 'show',
    filters: {
      bingeReport: {
        ...plain,
        id: 'bingeReport',
        views: ['bingeReport'],
        accepts: ['title', 'status', 'release_date'],
        panels: {
          content: ['show', 'network', 'platform', 'genre', ...origin, 'runtime', 'airing_status'],
          users,
          date: ['date', 'first_release_date'],
          metric: ['metric'],
        },
        defaults: ['date:last 7 days'],
      },
    },
  },
  attributionPlatform: {
    path: `${areas.attribution}/platform`,
    label: 'Platform Attribution by platform',
    title: 'Platform Attribution',
    openTo: 'granted',
    menu: { id: 'viewership', label: 'Platform Attribution' },
    filters: {
      attributionPlatform: {
        ...plain,
        id: 'attributionPlatform',
        views: ['attributionPlatform'],
        accepts: ['show', 'movie', 'status', 'airing_status', 'runtime', 'release_date', ...origin],
        panels: {
          content: ['platform', 'contentType', 'title', 'network', 'studio', 'genre'],
          users,
          date: ['date', 'first_release_date'],
        },
        withoutExclusion: picked,
        required: [['platform']],
      },
    },
  },
  attributionTitle: {
    path: `${areas.attribution}/title`,
    label: 'Platform Attribution by title',
    title: 'Platform Attribution',
    openTo: 'granted',
    sideOf: `${areas.attribution}/platform`,
    filters: {
      attributionTitle: {
        ...plain,
        id: 'attributionTitle',
        views: ['attributionTitle'],
        accepts: ['show', 'movie', 'status', 'airing_status', 'runtime', 'release_date', ...origin],
        panels: {
          content: ['title', 'contentType', 'network', 'studio', 'genre'],
          users,
          date: ['date', 'first_release_date'],
        },
        withoutExclusion: picked,
        required: [['title', 'show', 'movie']],
      },
    },
  },
  reports: {
    path: '/reports',
    label: 'My Reports',
    title: 'My Reports',
    openTo: 'granted',
    menu: { id: 'reports', label: 'My Reports' },
    plain: true,
  },
  savedReport: {
    path: '/reports/$uuid',
    label: 'Saved reports',
    title: 'Report Builder',
    openTo: 'granted',
    sideOf: '/reports',
    plain: true,
  },
  reportBuilder: {
    path: '/report-builder',
    label: 'Report Builder',
    title: 'Report Builder',
    openTo: 'granted',
    menu: { id: 'reports', label: 'Report Builder' },
    filters: {
      reportBuilder: {
        ...plain,
        id: 'reportBuilder',
        views: ['crosstab'],
        accepts: ['movie', 'platform', 'status', 'airing_status', 'release_date', 'originating_language'],
        // 3-reports-and-admin section 5: a report looks back a month at least, at what members did as at what was released.
        datePresets: { date: monthsBack, first_release_date: monthsBack },
        panels: {
          content: [
            ...(['contentType', 'title', 'show', 'season', 'episode', 'network', 'studio'] as const),
            ...(['genre', 'runtime', 'originating_country'] as const),
          ],
          users,
          date: ['date', 'first_release_date', 'days_from_release'],
          metric: ['metric'],
        },
        withoutExclusion: ['title'],
      },
    },
  },
  compare: {
    path: `${areas.report}/compare`,
    label: 'Compare',
    title: 'Compare',
    openTo: 'granted',
    menu: { id: 'reports', label: 'Compare' },
    filters: {
      compare: {
        ...audience,
        id: 'compare',
        views: [
          ...(['showAgeIndex', 'showGenderIndex', 'showCountryIndex', 'showAnticipationFollowers'] as const),
          ...(['movieAgeIndex', 'movieGenderIndex', 'movieCountryIndex', 'movieAnticipationFollowers'] as const),
          ...(['showRating', 'movieRating'] as const),
        ],
      },
    },
  },
  gemReport: {
    path: '/gem-report',
    label: 'Gem report',
    title: 'GEM Report',
    openTo: 'granted',
    filters: {
      gemReport: {
        ...plain,
        id: 'gemReport',
        views: ['gemReport'],
        panels: { content: ['contentType', 'network', 'genre'], users: ['age', 'gender'], date: ['date'] },
      },
    },
  },
} as const satisfies Record<string, Page>;

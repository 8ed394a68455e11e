/** Actors and networks: their rankings and the report of one. */
import { audience, lastMonth, origin, plain, users } from './filter-parts.ts';
import type { Page } from './page.ts';

export const peoplePages = {
  actors: {
    path: '/actors',
    label: 'Rankings: Actors',
    title: 'Rankings | Actors',
    openTo: 'granted',
    menu: { id: 'rankings', label: 'Actors' },
    ranks: 'actor',
    filters: {
      actorSummary: {
        ...plain,
        id: 'actorSummary',
        views: ['actorSummary'],
        accepts: ['show', 'movie', 'status', 'airing_status', 'runtime', 'platform', 'release_date'],
        panels: {
          content: ['contentType', 'title', 'network', 'studio', 'genre', ...origin, 'exclude_deleted_characters'],
          users,
          date: ['date', 'first_release_date'],
          metric: ['metric'],
        },
        withoutExclusion: ['title'],
        defaults: lastMonth,
      },
    },
  },
  actor: {
    path: '/actor/$actorId',
    label: 'Actor reports',
    title: null,
    openTo: 'granted',
    filters: {
      actorReport: {
        ...audience,
        id: 'actorReport',
        views: [
          ...(['actorFanFavoriteVotes', 'actorFavorites', 'actorShowAffinity', 'topPerformingTitles'] as const),
          ...(['actorCountryIndex', 'actorAgeIndex', 'actorGenderIndex'] as const),
        ],
      },
    },
  },
  networks: {
    path: '/networks',
    label: 'Rankings: Networks',
    title: 'Rankings | Networks',
    openTo: 'granted',
    menu: { id: 'rankings', label: 'Networks' },
    ranks: 'network',
    filters: {
      networkSummary: {
        ...plain,
        id: 'networkSummary',
        views: ['networkSummary'],
        accepts: ['show', 'title', 'status', 'runtime', 'release_date'],
        panels: {
          content: ['network', 'genre', 'platform', ...origin, 'airing_status'],
          users,
          date: ['date', 'first_release_date'],
          metric: ['metric'],
        },
        defaults: lastMonth,
      },
    },
  },
  network: {
    path: '/network/$networkId',
    label: 'Network reports',
    title: null,
    openTo: 'granted',
    filters: {
      networkReport: {
        ...audience,
        id: 'networkReport',
        views: [
          ...(['networkTopShows', 'networkAnticipatedShows', 'networkTrendingShows', 'networkMobility'] as const),
          ...(['networkCountryIndex', 'networkAgeIndex', 'networkGenderIndex'] as const),
        ],
      },
    },
  },
} as const satisfies Record<string, Page>;

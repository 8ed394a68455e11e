/**
 * Which page offers which filters: one record per page. The filter bar is drawn from it; what a view accepts stands
 * in the view's own record, and a test holds the two together.
 */
import type { FilterId, FilterPanel } from './ids.ts';

export type PageFilters = {
  readonly id: string;
  /** The views that the page's filters go to. */
  readonly views: readonly string[];
  readonly panels: Partial<Record<FilterPanel, readonly FilterId[]>>;
  /** Filters that cycle between empty and included only on this page. */
  readonly withoutExclusion: readonly FilterId[];
  /** Filter texts that hold while the URL names none for that id, such as `date:last 30 days`. */
  readonly defaults: readonly string[];
  /** Columns a metric filter may name; absent = every metric column of the page's views. */
  readonly metrics?: readonly string[];
  /** Applied as soon as they change, without the Apply button. */
  readonly autoApply: boolean;
};

const users = ['country', 'age', 'gender', 'panel'] as const;

export const pageFilters = {
  homepage: {
    id: 'homepage',
    views: ['topPerformingShows'],
    panels: { users: ['country'], content: ['contentType'] },
    withoutExclusion: ['country', 'contentType'],
    defaults: [],
    autoApply: false,
  },
  showSummary: {
    id: 'showSummary',
    views: ['showSummary'],
    panels: {
      content: [
        'show',
        'network',
        'platform',
        'studio',
        'genre',
        'originating_country',
        'originating_language',
        'runtime',
        'airing_status',
      ],
      users,
      date: ['date', 'first_release_date'],
      metric: ['metric'],
    },
    withoutExclusion: [],
    defaults: ['date:last 30 days'],
    autoApply: false,
  },
  moviesSummary: {
    id: 'moviesSummary',
    views: ['moviesSummary'],
    panels: {
      content: [
        'movie',
        'studio',
        'platform',
        'genre',
        'originating_country',
        'originating_language',
        'runtime',
        'airing_status',
      ],
      users,
      date: ['date', 'release_date'],
      metric: ['metric'],
    },
    withoutExclusion: [],
    defaults: ['date:last 30 days'],
    // 1-foundation section 6, metric options restricted per report.
    metrics: ['engagement', 'followers', 'views', 'viewers', 'rating'],
    autoApply: false,
  },
  showReportViewership: {
    id: 'showReportViewership',
    views: [
      'showRating',
      'showAudiencePlatform',
      'showMobility',
      'showCountryIndex',
      'showAgeIndex',
      'showGenderIndex',
    ],
    panels: { users, date: ['date'] },
    withoutExclusion: [],
    defaults: [],
    autoApply: false,
  },
  movieReportViewership: {
    id: 'movieReportViewership',
    views: [
      'movieRating',
      'movieAudiencePlatform',
      'movieMobility',
      'movieCountryIndex',
      'movieAgeIndex',
      'movieGenderIndex',
    ],
    panels: { users, date: ['date'] },
    withoutExclusion: [],
    defaults: [],
    autoApply: false,
  },
  showReportAnticipation: {
    id: 'showReportAnticipation',
    views: ['showCountryFollowerIndex', 'showAgeFollowerIndex', 'showGenderFollowerIndex'],
    panels: { users, date: ['date'] },
    withoutExclusion: [],
    defaults: [],
    autoApply: false,
  },
  movieReportAnticipation: {
    id: 'movieReportAnticipation',
    views: ['movieCountryFollowerIndex', 'movieAgeFollowerIndex', 'movieGenderFollowerIndex'],
    panels: { users, date: ['date'] },
    withoutExclusion: [],
    defaults: [],
    autoApply: false,
  },
} as const satisfies Record<string, PageFilters>;

export type PageFiltersId = keyof typeof pageFilters;

/** The declaration of a page's filters, typed with its optional fields. */
export const pageFilterDefinition = (page: PageFiltersId): PageFilters => pageFilters[page];

/** Every filter a page offers, in the order of its panels. */
export const pageFilterIds = (page: PageFiltersId): FilterId[] =>
  Object.values(pageFilterDefinition(page).panels).flatMap((ids) => ids ?? []);

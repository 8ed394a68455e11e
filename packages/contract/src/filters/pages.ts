/**
 * Which page offers which filters: one record per page of the specification (1-foundation section 2, Filter pages). The
 * filter bar, the builders and the segment window are drawn from it; what a view accepts stands in the view's own
 * record, and a test holds the two together.
 */
import type { TitleKind } from '../subjects.ts';
import type { FilterId, FilterPanel } from './ids.ts';

export type PageFilters = {
  readonly id: string;
  /** The views that the page's filters go to; `crosstab` is the report builder's, `benchmark` the score bar's. */
  readonly views: readonly string[];
  /** The kind of title all of it is about, where the views are none of the catalogue. */
  readonly kind?: TitleKind;
  readonly panels: Partial<Record<FilterPanel, readonly FilterId[]>>;
  /** Filters that a link or a segment may bring though the bar has no editor for them. */
  readonly accepts?: readonly FilterId[];
  /** Filters that cycle between empty and included only on this page. */
  readonly withoutExclusion: readonly FilterId[];
  /** Filter texts that hold while the URL names none for that id, such as `date:last 30 days`. */
  readonly defaults: readonly string[];
  /** Each entry: a segment that is to be applied here needs at least one of these filters. */
  readonly required: readonly (readonly FilterId[])[];
  /** Columns a metric filter may name; absent = every metric column of the page's views. */
  readonly metrics?: readonly string[];
  /** A metric's label on this page, where it is not the column's own. */
  readonly metricLabels?: Readonly<Record<string, string>>;
  /** The date is one day, and only days that have data can be chosen. */
  readonly singleDate?: boolean;
  /** Ranges a date filter offers by name on this page; absent = those of the filter. */
  readonly datePresets?: Partial<Record<FilterId, readonly string[]>>;
  /** Dates may lie ahead of the data (1-foundation section 5). */
  readonly future?: boolean;
  /** Its titles are a seed audience, of any of them or of every one: the join can be chosen. */
  readonly seeds?: boolean;
  /** The report that this page is a tab of: its tabs share one address, and so their filters. */
  readonly report?: TitleKind;
  /** A show or movie and any other Content filter exclude each other (1-foundation section 5). */
  readonly exclusive?: boolean;
  /** Applied as soon as they change, without the Apply button. */
  readonly autoApply: boolean;
};

const users = ['country', 'age', 'gender', 'panel'] as const;
const origin = ['originating_country', 'originating_language'] as const;

/** What most pages have in common. */
const plain = { withoutExclusion: [], defaults: [], required: [], autoApply: false } as const;
const lastMonth = ['date:last 30 days'] as const;
/** Filters without exclusion wherever titles are picked one by one. */
const picked = ['title', 'platform', 'network', 'studio', 'genre'] as const;

const audience = { ...plain, panels: { users, date: ['date'] } } as const;
const episodes = {
  ...plain,
  panels: { content: ['season', 'episode'], users, date: ['date'] },
} as const;

export const pageFilters = {
  homepage: {
    ...plain,
    id: 'homepage',
    views: ['topPerformingShows'],
    panels: { users: ['country'], content: ['contentType'] },
    accepts: ['panel'],
    withoutExclusion: ['country', 'contentType'],
  },
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
  actorReport: {
    ...audience,
    id: 'actorReport',
    views: [
      ...(['actorFanFavoriteVotes', 'actorFavorites', 'actorShowAffinity', 'topPerformingTitles'] as const),
      ...(['actorCountryIndex', 'actorAgeIndex', 'actorGenderIndex'] as const),
    ],
  },
  networkReport: {
    ...audience,
    id: 'networkReport',
    views: [
      ...(['networkTopShows', 'networkAnticipatedShows', 'networkTrendingShows', 'networkMobility'] as const),
      ...(['networkCountryIndex', 'networkAgeIndex', 'networkGenderIndex'] as const),
    ],
  },
  anticipationReportAll: {
    ...plain,
    id: 'anticipationReportAll',
    views: ['anticipatedUnairedShows', 'anticipatedReturningShows', 'moviesAnticipation'],
    panels: { content: ['network', 'studio', 'genre', ...origin], users, date: ['date', 'future_release_date'] },
    future: true,
  },
  anticipationReportShows: {
    ...plain,
    id: 'anticipationReportShows',
    views: ['anticipatedUnairedShows', 'anticipatedReturningShows'],
    panels: {
      content: ['show', 'network', 'genre', ...origin, 'runtime'],
      users,
      date: ['date', 'future_release_date'],
    },
    future: true,
  },
  anticipationReportMovies: {
    ...plain,
    id: 'anticipationReportMovies',
    views: ['moviesAnticipation'],
    panels: {
      content: ['movie', 'studio', 'genre', ...origin, 'runtime'],
      users,
      date: ['date', 'future_release_date'],
    },
    future: true,
  },
  anticipationTracker: {
    ...plain,
    id: 'anticipationTracker',
    views: ['anticipationTracker'],
    accepts: ['show', 'movie', 'release_date', ...origin],
    panels: { content: ['contentType', 'title', 'network', 'studio', 'genre'], users, date: ['first_release_date'] },
    withoutExclusion: picked,
    required: [['title', 'show', 'movie', 'network', 'genre', 'studio']],
    // 3-reports-and-admin section 9.
    datePresets: {
      first_release_date: ['all time', 'last 30 days', 'last 60 days', 'next 30 days', 'next 60 days'],
    },
    future: true,
  },
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
  gemReport: {
    ...plain,
    id: 'gemReport',
    views: ['gemReport'],
    panels: { content: ['contentType', 'network', 'genre'], users: ['age', 'gender'], date: ['date'] },
  },
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
  affinityAll: {
    ...plain,
    id: 'affinityAll',
    views: ['affinityAll', 'affinityAge', 'affinityGender', 'affinityCountry'],
    panels: { content: ['title'], users, date: ['date'], metric: ['metric'] },
    accepts: ['show', 'movie'],
    withoutExclusion: ['title'],
    required: [['title', 'show', 'movie']],
    seeds: true,
    metrics: ['affinityIndex', 'audienceOverlap'],
  },
  affinityShows: {
    ...plain,
    id: 'affinityShows',
    views: ['affinityShows', 'affinityAge', 'affinityGender', 'affinityCountry'],
    panels: { content: ['show'], users, date: ['date'], metric: ['metric'] },
    withoutExclusion: ['show'],
    accepts: ['title'],
    required: [['show', 'title']],
    seeds: true,
    metrics: ['affinityIndex', 'audienceOverlap'],
  },
  affinityMovies: {
    ...plain,
    id: 'affinityMovies',
    views: ['affinityMovies', 'affinityAge', 'affinityGender', 'affinityCountry'],
    panels: { content: ['movie'], users, date: ['date'], metric: ['metric'] },
    withoutExclusion: ['movie'],
    accepts: ['title'],
    required: [['movie', 'title']],
    seeds: true,
    metrics: ['affinityIndex', 'audienceOverlap'],
  },
  reportBuilder: {
    ...plain,
    id: 'reportBuilder',
    views: ['crosstab'],
    accepts: ['movie', 'platform', 'status', 'airing_status', 'release_date', 'originating_language'],
    // 3-reports-and-admin section 5: a report looks back a month at least.
    datePresets: { date: ['all time', 'last 30 days', 'last 60 days', 'last 90 days'] },
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
  showReportAnticipation: {
    ...audience,
    id: 'showReportAnticipation',
    report: 'show',
    views: ['showAnticipationFollowers', 'showCountryFollowerIndex', 'showAgeFollowerIndex', 'showGenderFollowerIndex'],
  },
  showReportViewership: {
    ...audience,
    id: 'showReportViewership',
    report: 'show',
    views: [
      ...(['showRating', 'showAudiencePlatform', 'showMobility'] as const),
      ...(['showCountryIndex', 'showAgeIndex', 'showGenderIndex'] as const),
    ],
  },
  showReportEngagement: {
    ...episodes,
    id: 'showReportEngagement',
    report: 'show',
    views: [
      ...(['showFavorites', 'characterVoteEpisodeRank', 'showEmotionIndex', 'engagementRawTotals'] as const),
      ...(['showEpisodeEmotions', 'hottestMoments', 'reactionFeed'] as const),
    ],
  },
  showReportAffinity: {
    ...audience,
    id: 'showReportAffinity',
    report: 'show',
    views: ['anticipationFollowerAffinity', 'showReportAffinityOR'],
  },
  movieReportAnticipation: {
    ...audience,
    id: 'movieReportAnticipation',
    report: 'movie',
    views: [
      ...(['movieAnticipationFollowers', 'movieCountryFollowerIndex'] as const),
      ...(['movieAgeFollowerIndex', 'movieGenderFollowerIndex'] as const),
    ],
  },
  movieReportViewership: {
    ...audience,
    id: 'movieReportViewership',
    report: 'movie',
    views: [
      ...(['movieRating', 'movieAudiencePlatform', 'movieMobility'] as const),
      ...(['movieCountryIndex', 'movieAgeIndex', 'movieGenderIndex'] as const),
    ],
  },
  movieReportEngagement: {
    ...audience,
    id: 'movieReportEngagement',
    report: 'movie',
    views: ['movieFavorites', 'movieEmotionIndex', 'engagementRawTotals', 'reactionFeed'],
  },
  movieReportAffinity: {
    ...audience,
    id: 'movieReportAffinity',
    report: 'movie',
    views: ['movieAffinityFollower', 'movieAudienceAffinityTrack'],
  },
  /** The head of a movie's report: what a movie is depends on no filter. */
  movieReportDetail: { ...plain, id: 'movieReportDetail', views: ['movieDetail'], panels: {} },
  characterVotesEpisode: {
    ...plain,
    id: 'characterVotesEpisode',
    views: ['characterVoteEpisodeRank'],
    panels: { content: ['season', 'episode', 'exclude_deleted_characters'], users, date: ['date'] },
    autoApply: true,
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
  movieBenchmark: {
    ...plain,
    id: 'movieBenchmark',
    views: ['movie-benchmark'],
    kind: 'movie',
    panels: { content: ['movie', 'studio', 'genre', 'runtime', 'tier'], users, date: ['date', 'first_release_date'] },
    exclusive: true,
  },
} as const satisfies Record<string, PageFilters>;

/** What a segment can be made of (1-foundation section 3); the tabs of its window are the panels. */
export const segmentFilterSet: PageFilters = {
  ...plain,
  id: 'segment',
  views: [],
  panels: {
    content: [
      ...(['show', 'movie', 'network', 'platform', 'studio', ...origin] as const),
      ...(['runtime', 'status', 'genre', 'release_date'] as const),
    ],
    users: ['age', 'gender', 'country', 'panel'],
    date: ['date', 'first_release_date'],
  },
  exclusive: true,
};

export type PageFiltersId = keyof typeof pageFilters;

/** The other tabs of the report that a page is a tab of. */
export const otherTabs = (page: PageFiltersId): PageFilters[] => {
  const { report } = pageFilterDefinition(page);
  return report === undefined
    ? []
    : Object.values<PageFilters>(pageFilters).filter((other) => other.report === report && other.id !== page);
};

/** The declaration of a page's filters, typed with its optional fields. */
export const pageFilterDefinition = (page: PageFiltersId): PageFilters => pageFilters[page];

/** Every filter a set offers, in the order of its panels. */
export const offeredFilters = ({ panels }: PageFilters): FilterId[] =>
  Object.values(panels).flatMap((ids) => ids ?? []);

/** Every filter a page offers, in the order of its panels. */
export const pageFilterIds = (page: PageFiltersId): FilterId[] => offeredFilters(pageFilterDefinition(page));

/** The panel of a page that offers a filter; null when none does. */
export const panelOf = (page: PageFiltersId, id: FilterId): FilterPanel | null => {
  const { panels } = pageFilterDefinition(page);
  const order = ['content', 'users', 'date', 'metric'] as const;
  return order.find((panel) => panels[panel]?.includes(id)) ?? null;
};

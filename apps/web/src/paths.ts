/**
 * Every path of the web app, once: patterns for the router, functions for links. No path is written anywhere else.
 * Ids are encoded, so that any id can stand in a path.
 */
import { type Clause, embedPath, formatFilters } from '@cvm/contract';
import { stringifySearch } from './search-params.ts';

/** The tabs of a show or movie report, as they stand in the path. */
export const titleTabs = ['anticipation', 'audience', 'engagement', 'affinity'] as const;
export type TitleTab = (typeof titleTabs)[number];

/** Path patterns as the router reads them; `{-$tab}` may be absent. */
export const patterns = {
  home: '/',
  login: '/login',
  resetPassword: '/reset-password/$hash',
  notFound: '/404',
  shows: '/shows',
  show: '/show/$showId/{-$tab}',
  movies: '/movies',
  movie: '/movie/$movieId/{-$tab}',
  gemReport: '/gem-report',
  help: '/help',
  profile: '/profile',
  releaseNotes: '/release-notes',
  searchResults: '/search-results',
  systemStatus: '/system-status',
  embed: `${embedPath}/$look`,
  admin: '/admin',
  auditLog: '/admin/audit-log',
  link: '/link/$linkId',
} as const;

const withTab = (path: string, tab: TitleTab | undefined): string => (tab === undefined ? path : `${path}/${tab}`);

/** `path` with filters in its query. */
const filtered = (path: string, clauses: readonly Clause[]): string =>
  `${path}${stringifySearch({ filters: formatFilters(clauses) })}`;

export const paths = {
  home: () => patterns.home,
  login: () => patterns.login,
  notFound: () => patterns.notFound,
  shows: (clauses: readonly Clause[] = []) => filtered(patterns.shows, clauses),
  movies: (clauses: readonly Clause[] = []) => filtered(patterns.movies, clauses),
  show: (id: string, tab?: TitleTab) => withTab(`/show/${encodeURIComponent(id)}`, tab),
  movie: (id: string, tab?: TitleTab) => withTab(`/movie/${encodeURIComponent(id)}`, tab),
  gemReport: () => patterns.gemReport,
  help: () => patterns.help,
  profile: () => patterns.profile,
  releaseNotes: () => patterns.releaseNotes,
  searchResults: (query: string) => `${patterns.searchResults}${stringifySearch({ query })}`,
  systemStatus: () => patterns.systemStatus,
  admin: () => patterns.admin,
  auditLog: () => patterns.auditLog,
  /** A permalink. */
  link: (id: string) => `/link/${encodeURIComponent(id)}`,
} as const;

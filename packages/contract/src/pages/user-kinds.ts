/**
 * The page lists of the user kinds, as data (1-foundation section 6, repeated in 3-reports-and-admin section 6).
 * The admin dialog grants one of these kinds; the accounts store saves the list itself (`allowedPages`), so that a
 * list may also be written by hand. `kindOfPages` is the way back from a stored list.
 */
import { pages, patternsOf } from './index.ts';
import { areas } from './reports.ts';

const under = (path: string): string => `${path}/*`;

/** Pages every user but the gem-only one may open: "Always added" in section 6. */
const always = patternsOf('profile', 'help', 'releaseNotes', 'searchResults');

const shows = [...patternsOf('shows', 'show'), under(pages.shows.path)];
const movies = [...patternsOf('movie', 'movies'), under(pages.movies.path)];

/** What a shows-only and a movies-only user share, in the order of section 6 around the title pages. */
const shared = [
  ...patternsOf('actors', 'actor', 'networks', 'network'),
  under(areas.report),
  ...patternsOf('reports', 'savedReport', 'reportBuilder'),
  areas.attribution,
  under(areas.attribution),
];

/** The gem report is on no list of section 6 but that of the gem-only user. */
const gem = pages.gemReport.path;

/**
 * Allowed pages per user kind.
 * - `shows`, `movies`: one content access level; the movie paths stand "instead of the show paths".
 * - `both`: both levels, which adds `/affinity` (3-reports-and-admin section 6: "With both, /affinity is added").
 * - `gem`: exactly one page.
 */
export const userKindPages = {
  shows: [pages.home.path, ...shows, ...shared, ...always],
  movies: [pages.home.path, ...movies, ...shared, ...always],
  both: [pages.home.path, ...shows, ...movies, ...shared, pages.affinity.path, ...always],
  gem: [gem],
} as const satisfies Record<string, readonly string[]>;

export type UserKind = keyof typeof userKindPages;

export const userKindLabels: Record<UserKind, string> = {
  shows: 'Shows only',
  movies: 'Movies only',
  both: 'Shows and movies',
  gem: 'GEM Report only',
};

/** Every page there is: both content access levels and the gem report, for administrators and full demonstrations. */
export const allPages: readonly string[] = [...userKindPages.both, gem];

const sameSet = (left: readonly string[], right: readonly string[]): boolean =>
  new Set(left).size === new Set(right).size && left.every((entry) => right.includes(entry));

/** The user kind whose list this is, in any order; null for a list written by hand (`allPages` among them). */
export const kindOfPages = (pages: readonly string[]): UserKind | null => {
  const kinds: UserKind[] = ['both', 'shows', 'movies', 'gem'];
  return kinds.find((kind) => sameSet(userKindPages[kind], pages)) ?? null;
};

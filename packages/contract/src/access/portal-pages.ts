/**
 * The pages of the portal that an account can be given or kept from, with their names in words: what the administration
 * chooses from, and what a preview of an access change is told in (1-foundation section 2, route table).
 */

export type PortalPage = {
  /** As it stands in an account's list of pages. */
  readonly path: string;
  readonly label: string;
};

export const portalPages: readonly PortalPage[] = [
  { path: '/', label: 'Home' },
  { path: '/shows', label: 'Rankings: Shows' },
  { path: '/show/*', label: 'Show reports' },
  { path: '/shows/anticipation-report', label: 'Anticipated shows' },
  { path: '/shows/affinity', label: 'Affinity: Shows' },
  { path: '/movies', label: 'Rankings: Movies' },
  { path: '/movie/*', label: 'Movie reports' },
  { path: '/movies/anticipation-report', label: 'Anticipated movies' },
  { path: '/movies/affinity', label: 'Affinity: Movies' },
  { path: '/affinity', label: 'Affinity' },
  { path: '/actors', label: 'Rankings: Actors' },
  { path: '/actor/*', label: 'Actor reports' },
  { path: '/networks', label: 'Rankings: Networks' },
  { path: '/network/*', label: 'Network reports' },
  { path: '/report/anticipation', label: 'All anticipation' },
  { path: '/report/anticipation-tracker', label: 'Anticipation Tracker' },
  { path: '/report/viewership/*', label: 'Show viewership' },
  { path: '/report/character-votes-episode/*', label: 'Character Votes by Episode' },
  { path: '/report/binge', label: 'Rankings: Binge' },
  { path: '/attribution/platform', label: 'Platform Attribution by platform' },
  { path: '/attribution/title', label: 'Platform Attribution by title' },
  { path: '/reports', label: 'My Reports' },
  { path: '/reports/*', label: 'Saved reports' },
  { path: '/report-builder', label: 'Report Builder' },
  { path: '/gem-report', label: 'Gem report' },
  { path: '/search-results', label: 'Search Results' },
  { path: '/profile', label: 'Profile' },
  { path: '/help', label: 'Help' },
  { path: '/release-notes', label: 'Release Notes' },
];

/** Pages without data of their own: nobody is blocked from them. */
const plain = new Set(['/', '/search-results', '/profile', '/help', '/release-notes', '/reports', '/reports/*']);

/** The pages that an account can be blocked from. */
export const reportPages: readonly PortalPage[] = portalPages.filter(({ path }) => !plain.has(path));

/** The name of a page in words; a pattern that is no page of the list is its own name. */
export const pageLabel = (path: string): string => portalPages.find((page) => page.path === path)?.label ?? path;

/** The embedded looks that an account can be blocked from. */
export const lookLabels = {
  'anticipated-unaired-shows': 'Anticipated unaired shows',
  'anticipated-returning-shows': 'Anticipated returning shows',
  'anticipated-movies': 'Anticipated movies',
  'show-viewership': 'Show viewership',
} as const;

/** The name of a look in words; an unknown one is its own name. */
export const lookLabel = (look: string): string => Object.entries(lookLabels).find(([id]) => id === look)?.[1] ?? look;

/** The sections of the home page as data: which view each asks, with which clauses, and which columns it shows. */
import {
  bingeRule,
  type Clause,
  type ContentType,
  increaseRule,
  pages,
  parseFilters,
  type ViewId,
} from '@cvm/contract';
import { filteredPath } from '../../paths.ts';

export type Section = {
  view: ViewId;
  /** The column that names the row, the one written under it, and the figures beside it. */
  name: string;
  note: string;
  figures: readonly string[];
  /** The column of the row's picture. */
  image?: string;
  clauses: readonly Clause[];
  /** A column that says the same in every row: what the figures of the list are out of, and in which words. */
  whole?: { readonly column: string; readonly words: string };
  /** Where 'See all' leads; absent while no page shows all of it. */
  seeAll?: string;
  /** What the link says instead of 'See all', where its page has other figures than the list. */
  leadsTo?: string;
  /** Why it may be empty; null while that is not known, and an empty list is still waited for. */
  emptyReason: string | null;
};

export type SectionId = 'watched' | 'binged' | 'anticipated' | 'rising' | 'talent';

/** The home page looks at the past 7 completed days (1-foundation section 9). */
const pastWeek = parseFilters(['daysInPast:7']);
const pastWeekDates = parseFilters(['date:last 7 days']);
const datedOnly = parseFilters(['releaseDate:-TBD']);

/** What all countries have none of, none of them has. */
const inScope =
  (reason: string) =>
  (scope: readonly Clause[]): string =>
    scope.some(({ id }) => id === 'country') ? `${reason} Try another country.` : reason;

const watchedReason = inScope('Nothing was watched in the last 7 days by these viewers.');
const bingedReason = inScope(
  `Nobody watched ${bingeRule.episodes} episodes of a show within ${bingeRule.hours} hours in the last 7 days.`,
);
const anticipatedReason = inScope('No followed title with a known release date is still to come.');
const risingReason = inScope(
  `A title is listed when at least ${increaseRule.viewersMin} members watched it the week before, and more after.`,
);
const talentReason = inScope('No votes for characters in the last 7 days.');

/** Why every list of a kind is empty of which the data has no titles. */
const nothingOf = { series: 'The data has no shows.', movie: 'The data has no movies.' } as const;

const showSections = (scope: readonly Clause[]): Record<SectionId, Section> => ({
  watched: {
    view: 'topPerformingShows',
    name: 'show',
    note: 'network',
    figures: ['viewshare', 'viewershare'],
    clauses: [...scope, ...pastWeek],
    seeAll: filteredPath(pages.shows, [...scope, ...pastWeekDates]),
    emptyReason: watchedReason(scope),
  },
  binged: {
    view: 'topBingedShows',
    name: 'show',
    note: 'network',
    figures: ['bingeShare', 'bingeRate'],
    clauses: [...scope, ...pastWeek],
    seeAll: filteredPath(pages.binge, [...scope, ...pastWeekDates]),
    emptyReason: bingedReason(scope),
  },
  anticipated: {
    view: 'homepageShowsAnticipation',
    name: 'name',
    note: 'network',
    figures: ['releaseDate', 'followers'],
    clauses: [...scope, ...datedOnly],
    seeAll: filteredPath(pages.showsAnticipation, scope),
    emptyReason: anticipatedReason(scope),
  },
  rising: {
    view: 'trendingShows',
    name: 'name',
    note: 'network',
    figures: ['percentIncrease', 'viewers'],
    clauses: scope,
    seeAll: filteredPath(pages.shows, [...scope, ...pastWeekDates]),
    // The ranking has no increase.
    leadsTo: 'Shows by share of views',
    emptyReason: risingReason(scope),
  },
  talent: talentSection(scope, 'series'),
});

const movieSections = (scope: readonly Clause[]): Record<Exclude<SectionId, 'binged'>, Section> => ({
  watched: {
    view: 'topPerformingMovies',
    name: 'movie',
    note: 'studio',
    figures: ['viewshare', 'viewers'],
    clauses: [...scope, ...pastWeek],
    seeAll: filteredPath(pages.movies, [...scope, ...pastWeekDates]),
    emptyReason: watchedReason(scope),
  },
  anticipated: {
    view: 'homepageMoviesAnticipation',
    name: 'name',
    note: 'studio',
    figures: ['releaseDate', 'followers'],
    clauses: [...scope, ...datedOnly],
    seeAll: filteredPath(pages.moviesAnticipation, scope),
    emptyReason: anticipatedReason(scope),
  },
  rising: {
    view: 'trendingMovies',
    name: 'name',
    note: 'studio',
    figures: ['percentIncrease', 'viewers'],
    clauses: scope,
    seeAll: filteredPath(pages.movies, [...scope, ...pastWeekDates]),
    leadsTo: 'Movies by share of views',
    emptyReason: risingReason(scope),
  },
  talent: talentSection(scope, 'movie'),
});

const talentSection = (country: readonly Clause[], contentType: ContentType): Section => {
  const scope: readonly Clause[] = [...country, { id: 'contentType', op: 'is', values: [contentType], join: 'or' }];
  return {
    view: 'trendingActors',
    name: 'name',
    note: 'character',
    figures: ['voteCount'],
    image: 'image',
    whole: { column: 'total', words: 'votes for characters in all' },
    clauses: scope,
    seeAll: filteredPath(pages.actors, [...scope, ...pastWeekDates]),
    emptyReason: talentReason(scope),
  };
};

type Sections = Partial<Record<SectionId, Section>> & Record<Exclude<SectionId, 'binged'>, Section>;

/** The sections for one kind of title, the country and the panel; movies are not binged. */
export const homeSections = (contentType: ContentType, scope: readonly Clause[]): Sections =>
  contentType === 'series' ? showSections(scope) : movieSections(scope);

/** The sections of a kind of which the data has no titles: each says so. Null: it is not known yet whether it has some. */
export const withoutTitles = (sections: Sections, contentType: ContentType | null): Sections => {
  const emptyReason = contentType === null ? null : nothingOf[contentType];
  const says = (section: Section): Section => ({ ...section, emptyReason });
  const { binged, ...others } = sections;
  const { watched, anticipated, rising, talent } = others;
  return {
    ...(binged === undefined ? {} : { binged: says(binged) }),
    ...{ watched: says(watched), anticipated: says(anticipated), rising: says(rising), talent: says(talent) },
  };
};

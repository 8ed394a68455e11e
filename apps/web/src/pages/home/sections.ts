/** The sections of the home page as data: which view each asks, with which clauses, and which columns it shows. */
import {
  bingeRule,
  type Clause,
  type ContentType,
  increaseRule,
  pages,
  parseFilters,
  titleKindOf,
  titlesInWords,
  type ViewId,
  weekDays,
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

/** As relative dates do, it ends where the data do. */
const lastWeek = `the last ${weekDays} days of the data`;

/** Why the lists of a kind may be empty: of the other kind there may be some. What all countries have none of, none of them has. */
const reasonsOf = (contentType: ContentType, scope: readonly Clause[]): Record<SectionId, string> => {
  const kind = titleKindOf[contentType];
  const advice = scope.some(({ id }) => id === 'country') ? ' Try another country.' : '';
  const { episodes, hours } = bingeRule;
  return {
    watched: `No ${kind} was watched in ${lastWeek} by these people.${advice}`,
    binged: `Nobody watched ${episodes} episodes of a show within ${hours} hours in ${lastWeek}.${advice}`,
    anticipated: `No followed ${kind} with a known release date is still to come.${advice}`,
    rising: `A ${kind} is listed when at least ${increaseRule.viewersMin} members watched it the week before, and more after.${advice}`,
    talent: `No votes for characters of ${titlesInWords[kind]} in ${lastWeek}.${advice}`,
  };
};

const showSections = (scope: readonly Clause[], reasons: Record<SectionId, string>): Record<SectionId, Section> => ({
  watched: {
    view: 'topPerformingShows',
    name: 'show',
    note: 'network',
    figures: ['viewshare', 'viewershare'],
    clauses: [...scope, ...pastWeek],
    seeAll: filteredPath(pages.shows, [...scope, ...pastWeekDates]),
    emptyReason: reasons.watched,
  },
  binged: {
    view: 'topBingedShows',
    name: 'show',
    note: 'network',
    figures: ['bingeShare', 'bingeRate'],
    clauses: [...scope, ...pastWeek],
    seeAll: filteredPath(pages.binge, [...scope, ...pastWeekDates]),
    emptyReason: reasons.binged,
  },
  anticipated: {
    view: 'homepageShowsAnticipation',
    name: 'name',
    note: 'network',
    figures: ['releaseDate', 'followers'],
    clauses: [...scope, ...datedOnly],
    seeAll: filteredPath(pages.showsAnticipation, scope),
    emptyReason: reasons.anticipated,
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
    emptyReason: reasons.rising,
  },
  talent: talentSection(scope, 'series', reasons.talent),
});

const movieSections = (
  scope: readonly Clause[],
  reasons: Record<SectionId, string>,
): Record<Exclude<SectionId, 'binged'>, Section> => ({
  watched: {
    view: 'topPerformingMovies',
    name: 'movie',
    note: 'studio',
    figures: ['viewshare', 'viewers'],
    clauses: [...scope, ...pastWeek],
    seeAll: filteredPath(pages.movies, [...scope, ...pastWeekDates]),
    emptyReason: reasons.watched,
  },
  anticipated: {
    view: 'homepageMoviesAnticipation',
    name: 'name',
    note: 'studio',
    figures: ['releaseDate', 'followers'],
    clauses: [...scope, ...datedOnly],
    seeAll: filteredPath(pages.moviesAnticipation, scope),
    emptyReason: reasons.anticipated,
  },
  rising: {
    view: 'trendingMovies',
    name: 'name',
    note: 'studio',
    figures: ['percentIncrease', 'viewers'],
    clauses: scope,
    seeAll: filteredPath(pages.movies, [...scope, ...pastWeekDates]),
    leadsTo: 'Movies by share of views',
    emptyReason: reasons.rising,
  },
  talent: talentSection(scope, 'movie', reasons.talent),
});

const talentSection = (country: readonly Clause[], contentType: ContentType, emptyReason: string): Section => {
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
    emptyReason,
  };
};

type Sections = Partial<Record<SectionId, Section>> & Record<Exclude<SectionId, 'binged'>, Section>;

/** The sections for one kind of title, the country and the panel; movies are not binged. */
export const homeSections = (contentType: ContentType, scope: readonly Clause[]): Sections =>
  (contentType === 'series' ? showSections : movieSections)(scope, reasonsOf(contentType, scope));

/** The sections of a kind of which the user sees no titles: each says so. Null: it is not known yet whether it has some. */
export const withoutTitles = (sections: Sections, contentType: ContentType | null): Sections => {
  const emptyReason =
    contentType === null ? null : `The data that you see has no ${titlesInWords[titleKindOf[contentType]]}.`;
  const says = (section: Section): Section => ({ ...section, emptyReason });
  const { binged, ...others } = sections;
  const { watched, anticipated, rising, talent } = others;
  return {
    ...(binged === undefined ? {} : { binged: says(binged) }),
    ...{ watched: says(watched), anticipated: says(anticipated), rising: says(rising), talent: says(talent) },
  };
};

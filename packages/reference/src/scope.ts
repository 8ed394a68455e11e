/**
 * What a question is about: people, titles and days inside its filters, and the weight of each member (metric definitions,
 * "Scope of a figure"). The answers are made of these functions and plain loops.
 */
import { type Clause, contentTypeOf, type FilterId, resolveDates, type TitleKind } from '@cvm/contract';
import { keptFor } from './kept-for.ts';
import type { Data, Episode, Event, Follow, Member, Person, Title, View } from './loaded.ts';

/** What is asked of a view, of the cross-tab or of a benchmark. */
export type Asked = { readonly view: string; readonly clauses: readonly Clause[] };

export type Scope = {
  readonly data: Data;
  readonly asked: Asked;
  /** Inclusive days; null is open to the past. */
  readonly from: string | null;
  readonly to: string;
  readonly panel: 'Balanced' | 'Total';
  readonly weightOf: (member: Member) => number;
};

export const clausesOf = (scope: Scope, id: FilterId): Clause[] =>
  scope.asked.clauses.filter((clause) => clause.id === id);

type Values = { readonly included: readonly string[]; readonly excluded: readonly string[] };

const readValues = (clauses: readonly Clause[], id: FilterId): Values => {
  const valuesOf = (op: Clause['op']) =>
    clauses.filter((clause) => clause.id === id && clause.op === op).flatMap((clause) => clause.values);
  return { included: valuesOf('is'), excluded: valuesOf('is_not') };
};

/** Every row is held against the same clauses: they are read once. */
const valuesOfFilter = keptFor((scope: Scope, id: FilterId): Values => readValues(scope.asked.clauses, id));

/** Values that a filter includes; empty where it includes none. */
export const included = (scope: Scope, id: FilterId): readonly string[] => valuesOfFilter(scope, id).included;

export const excluded = (scope: Scope, id: FilterId): readonly string[] => valuesOfFilter(scope, id).excluded;

/** Is something with these values inside a filter? It has several genres, or one network, or none. */
export const accepts = (scope: Scope, id: FilterId, values: readonly (string | null)[]): boolean => {
  const { included: wanted, excluded: unwanted } = valuesOfFilter(scope, id);
  const has = (list: readonly string[]) => values.some((value) => value !== null && list.includes(value));
  return (wanted.length === 0 || has(wanted)) && !has(unwanted);
};

export const isPersonInside = (scope: Scope, person: Person): boolean =>
  accepts(scope, 'country', [person.country]) &&
  accepts(scope, 'age', [person.age]) &&
  accepts(scope, 'gender', [person.gender]);

export const isDayInside = (scope: Scope, day: string): boolean =>
  (scope.from === null || day >= scope.from) && day <= scope.to;

/** Is an event of a person inside the filters, on a day of the range? */
export const isInside = (scope: Scope, event: Event): boolean =>
  isPersonInside(scope, event.member) && isDayInside(scope, event.day);

const titleFilters = ['show', 'movie', 'title'] as const;

const isNamed = (scope: Scope, title: Title): boolean => {
  const wanted = titleFilters.flatMap((id) => included(scope, id));
  const unwanted = titleFilters.flatMap((id) => excluded(scope, id));
  return (wanted.length === 0 || wanted.includes(title.id)) && !unwanted.includes(title.id);
};

const isRuntimeInside = (scope: Scope, runtime: number | null): boolean => {
  const inside = (ranges: readonly string[]) =>
    ranges.some((range) => {
      const [low = 0, high = low] = range.split('-').map(Number);
      return runtime !== null && runtime >= low && runtime <= high;
    });
  const wanted = included(scope, 'runtime');
  return (wanted.length === 0 || inside(wanted)) && !inside(excluded(scope, 'runtime'));
};

/** Is a day of release inside a filter on such days? */
export const isReleaseInside = (scope: Scope, id: FilterId, day: string | null): boolean => {
  const [clause] = clausesOf(scope, id);
  if (clause === undefined) return true;
  const { from, to } = resolveDates(clause, scope.data.dataThrough);
  return from === null || (day !== null && day >= from && day <= to);
};

/** Filters of the reaction feed speak of a comment's language, not of a title's. */
const isLanguageOfTitle = (scope: Scope): boolean => !scope.asked.view.startsWith('reaction');

/** Is a title inside the content filters? Platform, season and episode stand on view rows and facts instead. */
export const isTitleInside = (scope: Scope, title: Title, kind?: TitleKind): boolean =>
  (kind === undefined || title.kind === kind) &&
  isNamed(scope, title) &&
  accepts(scope, 'contentType', [contentTypeOf[title.kind]]) &&
  accepts(scope, 'network', [title.network?.id ?? null]) &&
  accepts(scope, 'studio', [title.studio?.id ?? null]) &&
  accepts(scope, 'originating_country', [title.country]) &&
  (!isLanguageOfTitle(scope) || accepts(scope, 'originating_language', [title.language])) &&
  accepts(scope, 'status', [title.status]) &&
  accepts(scope, 'airing_status', [title.status]) &&
  accepts(scope, 'genre', title.genres) &&
  isRuntimeInside(scope, title.runtime) &&
  isReleaseInside(scope, 'first_release_date', title.releaseDay) &&
  isReleaseInside(scope, 'release_date', title.releaseDay) &&
  isReleaseInside(scope, 'future_release_date', title.releaseDay);

export const titlesInside = (scope: Scope, kind?: TitleKind): Title[] =>
  scope.data.titles.filter((title) => isTitleInside(scope, title, kind));

/** Season and episode filters, on what an event is about. */
export const isEpisodeInside = (scope: Scope, episode: Episode | null): boolean =>
  accepts(scope, 'season', [episode === null ? null : String(episode.season)]) &&
  accepts(scope, 'episode', [episode?.id ?? null]);

const viewsBetween = keptFor((scope: Scope, _days: 'range'): readonly View[] =>
  scope.data.views.filter((view) => isInside(scope, view)),
);

/** View rows inside people and dates: the ones denominators are made of. */
export const viewsInRange = (scope: Scope): readonly View[] => viewsBetween(scope, 'range');

/** V(x) before titles: also inside the platform, season and episode filters. */
export const viewsInside = (scope: Scope): View[] =>
  viewsInRange(scope).filter(
    (view) => accepts(scope, 'platform', [view.platform?.name ?? null]) && isEpisodeInside(scope, view.episode),
  );

export const isPlatformInside = (scope: Scope, platform: string): boolean => accepts(scope, 'platform', [platform]);

/** Does a spell stand at the end of a day? An unfollow on that day has ended it. */
export const standsAtEndOf = (follow: Follow, day: string): boolean =>
  follow.began <= day && (follow.ended === null || follow.ended > day);

/** The sum of the weights of distinct members. */
export const people = (scope: Scope, members: Iterable<Member>): number => {
  let sum = 0;
  for (const member of new Set(members)) sum += scope.weightOf(member);
  return sum;
};

/** The sum of the weights of rows, times `points` each. */
export const rowCount = <Row extends { member: Member }>(
  scope: Scope,
  rows: readonly Row[],
  points: (row: Row) => number = () => 1,
): number => {
  let sum = 0;
  for (const row of rows) sum += points(row) * scope.weightOf(row.member);
  return sum;
};

export const membersOf = (rows: readonly { member: Member }[]): Member[] => rows.map((row) => row.member);

const spellsByTitle = keptFor(({ follows }: Data, title: Title) => follows.filter((spell) => spell.title === title));

/** All spells of following a title. */
export const spellsOf = (data: Data, title: Title): readonly Follow[] => spellsByTitle(data, title);

/** Those of them inside the people filters. */
export const spellsInside = keptFor((scope: Scope, title: Title): readonly Follow[] =>
  spellsOf(scope.data, title).filter((spell) => isPersonInside(scope, spell.member)),
);

/** Distinct followers of titles at the end of a day, inside the people filters. */
export const followersAt = (scope: Scope, titles: readonly Title[], day: string): Member[] =>
  membersOf(titles.flatMap((title) => spellsInside(scope, title)).filter((spell) => standsAtEndOf(spell, day)));

/** A quotient; null when there is nothing to divide by. */
export const ratio = (over: number, under: number): number | null => (under === 0 ? null : over / under);

const cellOf = (person: Person): string => `${person.country} ${person.age} ${person.gender}`;
const panelAges = ['18-24', '25-29', '30-34', '35-39', '40-44', '45-49', '50-54'];

/** Weights of the balanced panel by cell: share of the census / share of the members, of cells that have both. */
const panelWeights = (data: Data): Map<string, number> => {
  const members = new Map<string, number>();
  for (const member of data.members) {
    const isOfPanel =
      member.country === 'US' && member.age !== null && panelAges.includes(member.age) && member.gender !== null;
    if (isOfPanel) members.set(cellOf(member), (members.get(cellOf(member)) ?? 0) + 1);
  }
  const cells = data.population.filter((row) => row.people > 0 && (members.get(cellOf(row)) ?? 0) > 0);
  let allPeople = 0;
  let allMembers = 0;
  for (const row of cells) {
    allPeople += row.people;
    allMembers += members.get(cellOf(row)) ?? 0;
  }
  return new Map(
    cells.map((row) => [cellOf(row), row.people / allPeople / ((members.get(cellOf(row)) ?? 0) / allMembers)]),
  );
};

const isOnlyUs = (clauses: readonly Clause[]): boolean => {
  const countries = clauses.filter((clause) => clause.id === 'country');
  const [first] = countries;
  return countries.length === 1 && first?.op === 'is' && first.values.join() === 'US';
};

const earlierOf = (a: string, b: string): string => [a, b].sort()[0] ?? a;

/** "Hottest moments, memes, the reaction feed with its counts and the GEM score are never weighted". */
const isNeverWeighted = (view: string): boolean =>
  view.startsWith('reaction') || ['hottestMoments', 'memes', 'gemReport'].includes(view);

export const scopeOf = (data: Data, asked: Asked): Scope => {
  const { clauses } = asked;
  const daysInPast = clauses.find((clause) => clause.id === 'daysInPast');
  const dateClause: Clause | undefined =
    clauses.find((clause) => clause.id === 'date') ??
    (daysInPast && { id: 'date', op: 'is', values: [`last ${daysInPast.values[0]} days`], join: 'or' });
  const { from, to } = resolveDates(dateClause, data.dataThrough);
  const wantsTotal = clauses.some((clause) => clause.id === 'panel' && clause.values.includes('No'));
  const isBalanced = isOnlyUs(clauses) && data.population.length > 0 && !wantsTotal && !isNeverWeighted(asked.view);
  const weights = isBalanced ? panelWeights(data) : new Map<string, number>();
  return {
    data,
    asked,
    from,
    to: earlierOf(to, data.dataThrough),
    panel: isBalanced ? 'Balanced' : 'Total',
    weightOf: weights.size === 0 ? () => 1 : (member) => weights.get(cellOf(member)) ?? 1,
  };
};

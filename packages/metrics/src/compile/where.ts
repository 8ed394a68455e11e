/**
 * Filters as conditions. One entry per filter: people narrow by cell (country, age and gender of a member), content
 * narrows by title, the rest by columns of the fact itself. An exclusion keeps everything else, rows without a value too.
 */
import {
  type Access,
  addDays,
  type Clause,
  calendar,
  contentTypeOf,
  earlierDay,
  type FilterId,
  formatValue,
  laterDay,
  resolveDates,
  type TitleKind,
  titleKinds,
  titlesInWords,
} from '@cvm/contract';
import { QueryError } from '../error.ts';
import { allowedTitles, type Plan, titleFilters } from '../plan.ts';
import { titleKindColumn } from '../rollups/columns.ts';
import { hasLookups } from './lookups.ts';
import { all, join, narrowed, ofTitle, param, raw, type Sql, sql } from './sql.ts';

const list = (clause: Clause): ReturnType<typeof param> => param(clause.id, 'Array(String)', clause.values);

/** `column in (...)`, or not in it; '' stands for unknown and is never among the values. */
const within = (column: string, clause: Clause): Sql =>
  clause.op === 'is_not' ? sql`${raw(column)} not in ${list(clause)}` : sql`${raw(column)} in ${list(clause)}`;

const genres = (clause: Clause): Sql =>
  clause.op === 'is_not' ? sql`not hasAny(genres, ${list(clause)})` : sql`hasAny(genres, ${list(clause)})`;

/** Minutes: `45` or `30-60`, ends included; an unknown runtime is in no range. */
const runtime = (clause: Clause): Sql => {
  const ranges = clause.values.map((value) => {
    const [low, high] = value.split('-').map(Number);
    return sql`ifNull(runtime between ${param('runtime', 'UInt32', low ?? 0)} and ${param('runtime', 'UInt32', high ?? low ?? 0)}, 0)`;
  });
  const any = sql`(${join(ranges, ' or ')})`;
  return clause.op === 'is_not' ? sql`not ${any}` : any;
};

/** The release day inside a range; open to the past for All Time, where titles without a date stay too. */
export const releaseDay =
  (plan: Plan, column = 'release_day') =>
  (clause: Clause): Sql => {
    const { from, to } = resolveDates(clause, plan.edition.dataThrough);
    if (from === null) return raw('1');
    // Relative ranges may reach beyond the years that dates have.
    const first = param(clause.id, 'Date32', laterDay(from, calendar.first));
    const last = param(clause.id, 'Date32', earlierDay(to, calendar.last));
    return sql`ifNull(${raw(column)} between ${first} and ${last}, 0)`;
  };

/** Pages call it by different names; each narrows by the day a title is released. */
const releaseFilters: ReadonlySet<FilterId> = new Set(['first_release_date', 'release_date', 'future_release_date']);

const peopleColumns: Partial<Record<FilterId, string>> = { country: 'country', age: 'age', gender: 'gender' };

const titleColumns: Partial<Record<FilterId, string>> = {
  network: 'network_id',
  studio: 'studio_id',
  originating_country: 'originating_country',
  originating_language: 'originating_language',
  status: 'status',
  airing_status: 'status',
  tier: 'toString(tier)',
};

/** Cells of the people inside the filters; null when everyone is. */
const cells = (plan: Plan): Sql | null => {
  const conditions = plan.clauses.flatMap((clause) => {
    const column = peopleColumns[clause.id];
    return column === undefined ? [] : [within(column, clause)];
  });
  return conditions.length === 0 ? null : sql`select cell from cells where ${all(conditions)}`;
};

/** Conditions on a fact: the member is inside the people filters. */
export const people = (plan: Plan): Sql[] => {
  const inside = cells(plan);
  return inside === null ? [] : [sql`cell in (${inside})`];
};

/** Ids in show, movie and title name titles alike: a title is inside when any of the three includes it. */
const named = (plan: Plan): Sql[] => {
  const clauses = plan.clauses.filter((clause) => titleFilters.some((id) => id === clause.id));
  const included = clauses.filter((clause) => clause.op === 'is').map((clause) => within('title_id', clause));
  const excluded = clauses.filter((clause) => clause.op === 'is_not').map((clause) => within('title_id', clause));
  return included.length > 0 ? [sql`(${join(included, ' or ')})`, ...excluded] : excluded;
};

/** A clause on a property of titles; none for filters of another kind. */
const property = (clause: Clause): Sql[] => {
  const column = titleColumns[clause.id];
  if (column !== undefined) return [within(column, clause)];
  if (clause.id === 'genre') return [genres(clause)];
  if (clause.id === 'contentType') return [within('toString(kind)', clause)];
  return [];
};

/** Conditions on `titles`: inside the content filters (platform, season and episode stand on the facts instead). */
export const content = (plan: Plan): Sql[] => [
  ...named(plan),
  ...plan.clauses.flatMap((clause) => {
    if (clause.id === 'runtime') return [runtime(clause)];
    if (releaseFilters.has(clause.id)) return [releaseDay(plan)(clause)];
    return property(clause);
  }),
];

/** Conditions on `titles`: what the user is limited to, whatever the filters of the view are about. */
export const limited = ({ limits, ...access }: Access): Sql[] => {
  const titles = allowedTitles({ limits, ...access });
  return [
    ...(titles === null ? [] : [sql`title_id in ${param('title', 'Array(String)', titles)}`]),
    ...Object.entries(limits).flatMap(([id, values]) =>
      property({ id: id as FilterId, op: 'is', values: [...values], join: 'or' }),
    ),
  ];
};

/** Kinds as they are stored. */
const kindNumbers: Record<TitleKind, number> = { show: 1, movie: 2 };

/** Condition on a table that has a kind: the rows of this one. A table of sums has rows of `any` kind as well. */
export const isKind = (kind: TitleKind | 'any'): Sql => raw(`kind = '${kind === 'any' ? kind : contentTypeOf[kind]}'`);

/** Titles of a kind inside the content filters, as a subquery; without a kind, of those the user may see. */
export const titlesInside = (plan: Plan, kind?: TitleKind): Sql =>
  sql`select title from titles where ${all([ofKind(plan, kind), ...content(plan)])}`;

/** The kind that is asked for, or the one that the user may see; undefined where it is none or either. */
const onlyKind = ({ access }: Plan, kind?: TitleKind): TitleKind | undefined => {
  const [only, ...others] = access.kinds;
  return kind ?? (others.length === 0 ? only : undefined);
};

/** The title in a column is of a kind, looked up by its number. */
const kindLookedUp = (title: string, kind: TitleKind): Sql => {
  const condition = raw(`dictGet('title_facts', 'kind', ${title}) = ${kindNumbers[kind]}`);
  return title === 'title' ? ofTitle(condition) : condition;
};

/** Every title of a kind, or of those the user may see, by a column with their numbers; null where a set of them is needed. */
const everyTitle = (plan: Plan, title: string, kind?: TitleKind): Sql | null => {
  if (kind === undefined && plan.access.kinds.length === titleKinds.length) return narrowed(raw('1'));
  const wanted = onlyKind(plan, kind);
  if (wanted === undefined || !hasLookups(plan, 'title_facts')) return null;
  const isOfKind = kindLookedUp(title, wanted);
  return kind === undefined ? narrowed(isOfKind) : aboutKind(plan, kind, isOfKind);
};

/** Whether titles are picked by their ids, and by nothing else. */
const isNamedAlone = (plan: Plan): boolean =>
  plan.clauses.some(({ id, op }) => op === 'is' && titleFilters.some((name) => name === id)) &&
  content(plan).length === named(plan).length;

/** The numbers of the titles that are named, with the first filter that names any; null where a statement has to find them. */
const numbersNamed = (
  plan: Plan,
  kind?: TitleKind,
): { readonly id: FilterId; readonly numbers: readonly number[] } | null => {
  const { catalogue } = plan.edition;
  if (catalogue === undefined || !isNamedAlone(plan)) return null;
  const clauses = plan.clauses.filter(({ id }) => titleFilters.some((name) => name === id));
  const [first, ...others] = clauses.filter(({ op }) => op === 'is');
  if (first === undefined) return null;
  const out = new Set(clauses.flatMap(({ op, values }) => (op === 'is_not' ? values : [])));
  const ids = new Set([first, ...others].flatMap(({ values }) => values).filter((id) => !out.has(id)));
  const kinds = kind === undefined ? plan.access.kinds : [kind];
  const numbers = [...ids].flatMap((id) =>
    kinds.map((one) => catalogue.titleNumber(one, id)).filter((one) => one !== undefined),
  );
  return { id: first.id, numbers };
};

/** The numbers of the titles that are named, of those that the user may see; null where a statement has to find them. */
export const namedTitles = (plan: Plan): readonly number[] | null => numbersNamed(plan)?.numbers ?? null;

/** Likewise as a list of a statement, of a kind or of those that the user may see. */
export const namedNumbers = (plan: Plan, kind?: TitleKind): Sql | null => {
  const named = numbersNamed(plan, kind);
  if (named === null) return null;
  const inside = sql`${param(named.id, 'Array(UInt32)', named.numbers)}`;
  return kind === undefined ? narrowed(inside) : aboutKind(plan, kind, inside);
};

/**
 * Titles of a kind inside the content filters, or without a kind of those the user may see, as what stands in brackets behind IN:
 * numbers where they are known, for which nothing has to be planned, else a subquery.
 */
export const titlesIn = (plan: Plan, kind?: TitleKind): Sql => namedNumbers(plan, kind) ?? titlesInside(plan, kind);

/** Picks titles. */
export type Inside = {
  /** The condition on a column with their numbers. */
  (title: string): Sql;
  /**
   * The conditions on rows that say of which kind their title is as well, by which those of the other kind are not read. Absent where
   * titles of both are inside.
   */
  readonly byKind?: (title: string) => readonly Sql[];
  /** Nothing but their kind picks them. */
  readonly isWholeKind?: boolean;
};

/** Picks titles by kind, and by `picks` as well where not all of that kind are inside. */
const insideOf = (plan: Plan, kind: TitleKind | undefined, isEvery: boolean, picks: (title: string) => Sql): Inside => {
  const only = onlyKind(plan, kind);
  if (only === undefined) return picks;
  const condition = raw(`${titleKindColumn.name} = '${contentTypeOf[only]}'`);
  const byKind = (title: string) => {
    const ofKind = kind === undefined ? narrowed(condition) : aboutKind(plan, kind, condition);
    return isEvery ? [ofKind] : [ofKind, picks(title)];
  };
  return Object.assign(picks, { byKind, isWholeKind: isEvery });
};

/** Those of a kind, or that the user may see, inside the content filters. */
export const insideTitles = (plan: Plan, kind?: TitleKind): Inside => {
  const isEvery = content(plan).length === 0;
  return insideOf(
    plan,
    kind,
    isEvery,
    (title) => (isEvery ? everyTitle(plan, title, kind) : null) ?? sql`${raw(title)} in (${titlesIn(plan, kind)})`,
  );
};

/** Likewise, content filters left out. */
export const insideKinds = (plan: Plan, kind?: TitleKind): Inside =>
  insideOf(
    plan,
    kind,
    true,
    (title) => everyTitle(plan, title, kind) ?? sql`${raw(title)} in (${titlesOf(plan, kind)})`,
  );

/** A fragment about one kind of title, whatever the filters. Throws for a user without it, where titles are named. */
export const aboutKind = (plan: Plan, kind: TitleKind, fragment: Sql): Sql => {
  if (!plan.access.kinds.includes(kind) && plan.view.namesNoTitle !== true)
    throw new QueryError('forbidden', `You may not see ${titlesInWords[kind]}.`);
  return narrowed(fragment);
};

/** Condition on `titles`: of this kind, or without one of those that the user may see. */
export const ofKind = (plan: Plan, kind?: TitleKind): Sql => {
  if (kind !== undefined) return aboutKind(plan, kind, isKind(kind));
  const { kinds } = plan.access;
  if (kinds.length === 0) return narrowed(raw('0'));
  return narrowed(
    kinds.length === 2 ? raw('1') : raw(`kind in (${kinds.map((kind) => `'${contentTypeOf[kind]}'`).join(', ')})`),
  );
};

/** All titles of a kind, or of those the user may see, content filters left out. */
export const titlesOf = (plan: Plan, kind?: TitleKind): Sql =>
  sql`select title from titles where ${ofKind(plan, kind)}`;

/** All titles of a kind: the denominators of shares, which are the same for every user. */
export const wholeKind = (kind: TitleKind): Sql => sql`select title from titles where ${isKind(kind)}`;

/** Likewise, as a condition on a column with their numbers. */
export const ofWholeKind =
  (plan: Plan, kind: TitleKind): Inside =>
  (title) =>
    hasLookups(plan, 'title_facts') ? kindLookedUp(title, kind) : sql`${raw(title)} in (${wholeKind(kind)})`;

/** Conditions on a fact: its title is one that the user may see. Rows need it; the denominators of shares do not. */
export const seen = (plan: Plan, kind?: TitleKind): Sql[] => {
  const limits = limited(plan.access);
  return limits.length === 0
    ? []
    : [sql`title in (select title from titles where ${all([ofKind(plan, kind), ...limits])})`];
};

const day = (value: string) => param('date', 'Date32', value);

/** Nothing happened on a later day than the data go to: of a range up to there the end need not be looked at in each row. */
export const endsWithData = ({ range, edition, areDaysMoved }: Plan): boolean =>
  range.to === edition.dataThrough && areDaysMoved !== true;

/** The last day of the range. */
export const endDay = (plan: Plan) => day(plan.range.to);

/** Everything up to the end of the range, whatever its start; `column` has the day of something that happened. */
export const untilEnd = (plan: Plan, column = 'day'): Sql[] =>
  endsWithData(plan) ? [] : [sql`${raw(column)} <= ${endDay(plan)}`];

/** Days of the range, ends included. */
export const inRange = (plan: Plan): Sql[] => {
  const { from } = plan.range;
  if (from === null) return untilEnd(plan);
  return [endsWithData(plan) ? sql`day >= ${day(from)}` : sql`day between ${day(from)} and ${endDay(plan)}`];
};

/** Everything behind the range. */
export const afterEnd = (plan: Plan): Sql[] => [sql`day > ${day(plan.range.to)}`];

/** Does the user see all of the last `days` days of the range? */
export const seesLast = ({ range, earliest }: Plan, days: number): boolean =>
  earliest === null || addDays(range.to, 1 - days) >= earliest;

/** Throws unless the user sees all of the last `days` days of the range, which figures are of whatever the range is. */
export const checkLast = (plan: Plan, days: number): void => {
  const { range, earliest } = plan;
  if (seesLast(plan, days)) return;
  const [first, last] = [earliest, range.to].map((date) => formatValue('longDate', date));
  const message = `You may not see days before ${first}, and this is of the ${days} days to ${last}.`;
  throw new QueryError('forbidden', message, { filter: 'date' });
};

/** The question about the last `days` days of its range, those before the user's window left out. */
export const lately = (plan: Plan, days: number): Plan => {
  const { range, earliest } = plan;
  const first = addDays(range.to, 1 - days);
  return { ...plan, range: { from: earliest === null ? first : laterDay(earliest, first), to: range.to } };
};

/** The first of the last `days` days of the range. */
export const firstOfLast = (plan: Plan, days: number): string => {
  const { from, to } = lately(plan, days).range;
  return from ?? to;
};

/** The last `days` days of the range, those before the user's window left out. */
export const lastDays = (plan: Plan, days: number): Sql => all(inRange(lately(plan, days)));

/** Spells of following that stand at the end of a day: they began by then and had not ended on it. */
export const standing = (on: Sql): Sql => sql`began <= ${on} and (ended is null or ended > ${on})`;

/** Spells of following that stand at the end of the range: an unfollow on that day has ended it. */
export const followingAtEnd = (plan: Plan): Sql[] => [
  endsWithData(plan) ? raw('ended is null') : standing(sql`${endDay(plan)}`),
];

/**
 * The day before the range; null where there is none: the range is open to the past, or begins after the last day that has
 * data. Nothing has grown over no days, and nothing has stayed the same either.
 */
export const dayBefore = ({ range: { from, to } }: Plan): string | null =>
  from === null || from > to ? null : addDays(from, -1);

/** Likewise on the day before the range; nobody where there is none. */
export const followingBefore = (plan: Plan): Sql[] => {
  const before = dayBefore(plan);
  return [before === null ? raw('0') : standing(sql`${day(before)}`)];
};

/** Spells that stand at the end of some day of the range. */
export const followingInRange = (plan: Plan): Sql[] => [
  ...untilEnd(plan, 'began'),
  ...(plan.range.from === null ? [] : [sql`(ended is null or ended > ${day(plan.range.from)})`]),
];

/** The numbers of the platforms that a clause names; null where a statement has to find them. */
const platformNumbers = ({ edition: { catalogue } }: Plan, { values }: Clause): readonly number[] | null =>
  catalogue === undefined
    ? null
    : values.map((name) => catalogue.platforms.get(name)).filter((number) => number !== undefined);

/** Those platforms, as what stands in brackets behind IN. */
const platformsIn = (plan: Plan, clause: Clause): Sql => {
  const numbers = platformNumbers(plan, clause);
  return numbers === null
    ? sql`select platform from platforms where name in ${list(clause)}`
    : sql`${param('platform', 'Array(UInt16)', numbers)}`;
};

/** The numbers of the platforms inside the filters; null where a statement has to find them, or some are left out. */
export const namedPlatforms = (plan: Plan): readonly number[] | null => {
  const [clause, ...others] = plan.clauses.filter(({ id }) => id === 'platform');
  return clause?.op === 'is' && others.length === 0 ? platformNumbers(plan, clause) : null;
};

/** Conditions on view rows alone: the platforms that were named. */
export const platforms = (plan: Plan, column = 'platform'): Sql[] =>
  plan.clauses
    .filter((clause) => clause.id === 'platform')
    .map((clause) =>
      clause.op === 'is_not'
        ? sql`${raw(column)} not in (${platformsIn(plan, clause)})`
        : sql`${raw(column)} in (${platformsIn(plan, clause)})`,
    );

/** Conditions on facts about an episode: season and episode. */
export const episodes = (plan: Plan): Sql[] =>
  plan.clauses.flatMap((clause) => {
    if (clause.id === 'season') {
      const seasons = param('season', 'Array(UInt32)', clause.values.map(Number));
      return clause.op === 'is_not'
        ? [sql`not (episode != 0 and season in ${seasons})`]
        : [sql`episode != 0 and season in ${seasons}`];
    }
    if (clause.id !== 'episode') return [];
    const inside = sql`select episode from episodes where episode_id in ${list(clause)}`;
    return clause.op === 'is_not' ? [sql`episode not in (${inside})`] : [sql`episode in (${inside})`];
  });

/**
 * How figures are counted, wherever they are: views and viewers, members, followers. What leaves is a source, `{from, sums,
 * where}`: of the rollup that was chosen, or of the facts where none may answer.
 */
import { type TitleKind, titleKinds } from '@cvm/contract';
import { genreBits, genreName } from '../compile/lookups.ts';
import { membersAsked } from '../compile/sample.ts';
import { all, join, narrowed, raw, reading, type Sql, sql } from '../compile/sql.ts';
import { columns, type Part, part, sumOf, tally } from '../compile/tally.ts';
import {
  aboutKind,
  content,
  episodes,
  followingAtEnd,
  type Inside,
  inRange,
  insideTitles,
  people,
  platforms,
  seen,
  standing,
  titlesIn,
  wholeKind,
} from '../compile/where.ts';
import { counted, distinctMembers, membersOnce, type Written } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { chooseRollup, isAboutOne, isAboutSome } from './choose.ts';
import { type Bucket, titleKindColumn } from './columns.ts';
import { type Beside, firstInRange, isFirstFrom, type PartName, type Rollup, type Wanted } from './rollup.ts';

/** Rows with the parts that are counted in them, and the conditions of people and dates on them. */
export type Source = {
  readonly from: Sql;
  readonly sums: readonly Part[];
  readonly where: readonly Sql[];
  /** What leaves out rows where there is nothing to count, which other figures of the same rows may need. */
  readonly some?: readonly Sql[];
  /** A count may be 0. */
  readonly mayCountNone?: boolean;
};

/** Notes on a fragment that reads the facts that they were chosen. */
export type Noted = (fragment: Sql) => Sql;

/** What a rollup answers, or else the facts. */
const answeredBy = <Answer, Other>(
  plan: Plan,
  wanted: Wanted,
  ofRollup: (rollup: Rollup, from: Sql) => Answer,
  ofFacts: (noted: Noted) => Other,
): Answer | Other => {
  const { rollup, ...decision } = chooseRollup(plan, wanted);
  const noted: Noted = (fragment) => reading(fragment, [decision]);
  return rollup === null ? ofFacts(noted) : ofRollup(rollup, noted(raw(rollup.name)));
};

/** The titles of a common table, or of a subquery in brackets. */
export const among =
  (picked: string): Inside =>
  (title) =>
    raw(`${title} in ${picked}`);

const everyTitle: Inside = () => raw('1');

/** The rows of several selects with the same columns, as a subquery. */
const unionOf = (selects: readonly Sql[]): Sql => sql`(
    ${join(selects, '\nunion all\n')}
  )`;

/** The parts of a question whose answer is known for another, less what that has more. */
const takenFrom = (plan: Plan, other: Plan, wanted: Wanted, more: Source, inside?: Inside): Source => {
  const most = countsOf(other, wanted, () => null, inside);
  if (most === null) throw new Error('What a rollup leads back from is in no rollup.');
  const keys = plan.panel === 'Balanced' ? [...new Set([...wanted.per, 'cell'])] : wanted.per;
  const counted = ({ from, where }: Source, parts: readonly Part[]): Sql => grouped(keys, parts, from, where);
  const less = more.sums.map((one) => part(one.name, sql`-${one.sql}`));
  return {
    from: unionOf([counted(most, most.sums), counted(more, less)]),
    sums: more.sums.map(({ name }) => part(name, `sum(${name})`)),
    where: [],
    mayCountNone: true,
  };
};

/** The rows of a source as they are, where its sums are of what stands in them; else a row for each of the keys. */
const rowsToAdd = (keys: readonly string[], { from, sums, where }: Source): Sql => {
  const inRows = sums.flatMap(({ name, summand }) => (summand === undefined ? [] : [part(name, summand)]));
  return inRows.length === sums.length
    ? sql`select ${raw(keys.join(', '))}, ${columns(inRows)}
from ${from}
where ${all(where)}`
    : grouped(keys, sums, from, where);
};

/** title, cell, members: a part of a source that tells both apart, in rows that add up. */
export const rowsOfCells = ({ sums, where, some = [], ...source }: Source, name: PartName): Sql =>
  rowsToAdd(['title', 'cell'], {
    ...source,
    sums: sums.flatMap((sum) => (sum.name === name ? [{ ...sum, name: 'members' }] : [])),
    where: [...where, ...some],
  });

/** What several rollups count, each for itself and then together. */
const addedUp = (keys: readonly string[], sources: readonly Source[]): Source => ({
  from: sql`${unionOf(sources.map((source) => rowsToAdd(keys, source)))} as sides`,
  sums: (sources[0]?.sums ?? []).map(({ name }) => sumOf(name, `sides.${name}`)),
  where: [],
  mayCountNone: sources.some(({ mayCountNone }) => mayCountNone),
});

const sourceOf = (plan: Plan, wanted: Wanted, rollup: Rollup, table: Sql, inside?: Inside): Source => {
  const own = rowsOf(plan, wanted, rollup, table, inside);
  const source =
    rollup.beside === undefined ? own : addedUp(wanted.per, [own, besideOf(plan, wanted, rollup.beside, inside)]);
  const other = rollup.takenFrom?.(plan, wanted);
  return other === undefined ? source : takenFrom(plan, other, wanted, source, inside);
};

const besideOf = (plan: Plan, wanted: Wanted, { rollup, where }: Beside, inside?: Inside): Source =>
  rowsOf(plan, wanted, { ...rollup, where }, raw(rollup.name), inside);

/** Picks titles in rows that do not say of which kind these are. */
const inFacts = (inside?: Inside): readonly Sql[] => (inside === undefined ? [] : [inside('title')]);

/** Picks titles in the rows of a rollup. */
const inRows = ({ columns }: Rollup, inside?: Inside): readonly Sql[] =>
  (columns.includes(titleKindColumn) ? inside?.byKind?.('title') : undefined) ?? inFacts(inside);

const rowsOf = (plan: Plan, wanted: Wanted, rollup: Rollup, table: Sql, inside?: Inside): Source => {
  const { name, carries, where, some = {}, mayCountNone = [] } = rollup;
  return {
    from: table,
    sums: wanted.parts.flatMap((one) => carries[one]?.(name, plan, inside ?? everyTitle) ?? []),
    where: [...inRows(rollup, inside), ...where(plan, wanted)],
    some: wanted.parts.flatMap((one) => some[one] ?? []),
    mayCountNone: wanted.parts.some((one) => mayCountNone.includes(one)),
  };
};

/**
 * The wanted parts from the cheapest rollup that has them, or else what the caller counts in the facts. `inside` picks the titles
 * of a rollup; in the facts the caller does.
 */
export const countsOf = <Other = Source>(
  plan: Plan,
  wanted: Wanted,
  ofFacts: (noted: Noted) => Other,
  inside?: Inside,
): Source | Other =>
  answeredBy(plan, wanted, (rollup, table) => sourceOf(plan, wanted, rollup, table, inside), ofFacts);

/** Conditions on view rows alone. */
const askedRows = (plan: Plan, of: Wanted['of'] = 'asked'): Sql[] =>
  of === 'whole' ? [] : [...platforms(plan), ...episodes(plan)];

/** Of which titles, and what of them; without `inside` the caller picks titles. */
type OfTitles = { readonly inside?: Inside; readonly of?: Wanted['of']; readonly per?: 'cell' };

/** views, viewers of titles, each for itself; with `per` per cell of it as well. */
export const titleViews = (plan: Plan, { inside, of, per }: OfTitles): Source =>
  countsOf(
    plan,
    { parts: ['views', 'viewers'], per: per === undefined ? ['title'] : ['title', per], ...(of && { of }) },
    (noted) => ({
      from: noted(raw('views')),
      sums: counted('views', 'viewers'),
      where: [...inFacts(inside), ...inRange(plan), ...people(plan), ...askedRows(plan, of)],
    }),
    inside,
  );

type OfKind = 'views' | 'viewers';

/** Parts of all titles of a kind, in views themselves. */
const kindInFacts =
  (plan: Plan, kind: TitleKind | 'any', parts: readonly OfKind[]) =>
  (noted: Noted): Source => ({
    from: noted(raw('views')),
    sums: counted(...parts),
    where: [...(kind === 'any' ? [] : [sql`title in (${wholeKind(kind)})`]), ...inRange(plan), ...people(plan)],
  });

/** What two sources count, side by side. */
const besides = (plan: Plan, one: Source, other: Source): Source => {
  const keys = plan.panel === 'Balanced' ? ['cell'] : [];
  const names = [one, other].flatMap(({ sums }) => sums.map(({ name }) => name));
  const rows = ({ from, sums, where }: Source): Sql => {
    const counted = names.map((name) => sums.find((sum) => sum.name === name) ?? part(name, 'toUInt64(0)'));
    return tally({ ...plan, panel: 'Total' }, { from, keys, sums: counted, where });
  };
  return {
    from: sql`${unionOf([rows(one), rows(other)])} as sides`,
    sums: names.map((name) => sumOf(name, `sides.${name}`)),
    where: [],
  };
};

/** views, viewers of all titles of a kind; of either kind without one. From two rollups where none has both. */
export const kindViews = (plan: Plan, kind: TitleKind | 'any'): Source => {
  const wanted = (parts: readonly OfKind[]): Wanted => ({ parts, per: ['kind'], kind, of: 'whole' });
  const inRollup = (...parts: readonly OfKind[]): Source | null => countsOf(plan, wanted(parts), () => null);
  const both = inRollup('views', 'viewers');
  if (both !== null) return both;
  const views = inRollup('views');
  const viewers = inRollup('viewers');
  return views !== null && viewers !== null
    ? besides(plan, views, viewers)
    : countsOf(plan, wanted(['views', 'viewers']), kindInFacts(plan, kind, ['views', 'viewers']));
};

/** Rows of viewing that name the member, the title and the day. */
export type MemberRows = {
  readonly from: Sql;
  readonly where: readonly Sql[];
  /** The rows that are a member's first of a title in the range, where rows tell. */
  readonly firsts: readonly Sql[];
  /** Likewise of a range that begins on another day. */
  readonly firstsFrom: (day: string) => readonly Sql[];
  /** The views that a row stands for. */
  readonly times: (at: string) => Sql;
  /** Distinct members of one title among its first rows, all of them or those that meet a condition. */
  readonly members: Written;
  /** It tells views apart no finer than by day. */
  readonly isByDay: boolean;
};

/** The rows that name each viewer of titles: a member may be there more than once. Without `inside` the caller picks titles. */
export const memberRows = (plan: Plan, of: Wanted['of'] = 'asked', inside?: Inside): MemberRows => {
  const where = [...inRange(plan), ...people(plan)];
  return answeredBy<MemberRows, MemberRows>(
    plan,
    { parts: ['views', 'viewers'], per: ['title', 'member', 'day'], of },
    (rollup, from) => ({
      from,
      where: [...inRows(rollup, inside), ...where],
      firsts: [firstInRange(plan)],
      firstsFrom: (day) => [isFirstFrom(day)],
      times: (at) => raw(`${at}.views`),
      members: membersOnce,
      isByDay: true,
    }),
    (noted) => ({
      from: noted(raw('views')),
      where: [...inFacts(inside), ...where, ...askedRows(plan, of)],
      firsts: [],
      firstsFrom: () => [],
      times: () => raw('1'),
      members: distinctMembers,
      isByDay: false,
    }),
  );
};

/** title, member, cell: a row for each member who binged a title; null where no rollup holds them for the question. */
export const bingersOf = (plan: Plan): Sql | null => {
  const source = countsOf(plan, { parts: ['bingers'], per: ['title', 'member'] }, () => null, insideTitles(plan));
  return (
    source &&
    sql`select title, member, cell
from ${source.from}
where ${all(source.where)}`
  );
};

/** A row per member with all the `titles` they viewed; null where no rollup holds them for the question. */
export const titlesOfMembers = (plan: Plan, of: Wanted['of'] = 'whole'): Source | null =>
  countsOf(plan, { parts: ['titles'], per: ['member'], of }, () => null);

/** From a row per member with all the `actors` they voted for, or where no rollup holds these for the question from votes. */
export const byActorsOfMembers = <Answer>(
  plan: Plan,
  ofLists: (lists: Source) => Answer,
  ofVotes: (votes: Sql) => Answer,
): Answer => {
  const isOfAnyTitle = seen(plan).length === 0 && plan.access.kinds.length === titleKinds.length;
  const wanted: Wanted = { parts: ['actors'], per: isOfAnyTitle ? ['member'] : ['member', 'title'], of: 'whole' };
  return answeredBy(
    plan,
    wanted,
    (rollup, table) => ofLists(sourceOf(plan, wanted, rollup, narrowed(table))),
    (noted) => ofVotes(noted(raw('character_votes'))),
  );
};

/** The titles that viewers of the one title that is named viewed, as often as they are `shared`; null where no rollup holds them. */
export const viewersShared = (plan: Plan): Source | null =>
  countsOf(plan, { parts: ['shared'], per: ['title'], of: 'whole' }, () => null);

/** Parts of the rows of a source, a row for each of the keys. */
const grouped = (keys: readonly string[], parts: readonly Part[], from: Sql, where: readonly Sql[]): Sql =>
  sql`select ${raw(keys.join(', '))}, ${columns(parts)}
from ${from}
where ${all(where)}
group by ${raw(keys.join(', '))}`;

/** cell, members. */
export const perCell = (from: Sql, members: Sql, where: readonly Sql[]): Sql =>
  grouped(['cell'], [part('members', members)], from, where);

const only = ({ sums }: Source, name: string): Sql => sums.find((sum) => sum.name === name)?.sql ?? raw('0');

/** A row of a member with all titles is of a viewer of any of `titles`. */
export const viewedAny = (titles: Sql): Sql => sql`arrayExists(one -> one in (${titles}), titles)`;

/** cell, members: distinct viewers of any of `titles`. */
export const viewersByCell = (plan: Plan, titles: Sql, of: Wanted['of']): Sql => {
  const inside: Inside = (title) => sql`${raw(title)} in (${titles})`;
  if (isAboutOne(plan)) {
    const source = titleViews(plan, { inside, per: 'cell', of });
    return perCell(source.from, only(source, 'viewers'), [...source.where, ...(source.some ?? [])]);
  }
  const members = isAboutSome(plan) ? null : titlesOfMembers(plan, of);
  if (members !== null) return perCell(members.from, membersOnce.every, [viewedAny(titles), ...members.where]);
  const rows = memberRows(plan, of);
  return perCell(rows.from, membersAsked(plan).every, [inside('title'), ...rows.where, ...rows.firsts]);
};

/** viewers of all titles of a kind; of either kind without one. */
const kindViewers = (plan: Plan, kind: TitleKind | 'any', ...per: readonly ['cell'] | readonly []): Source =>
  countsOf(
    plan,
    { parts: ['viewers'], per: ['kind', ...per], kind, of: 'whole' },
    kindInFacts(plan, kind, ['viewers']),
  );

/** cell, members: distinct viewers of any title of a kind. */
export const kindViewersByCell = (plan: Plan, kind: TitleKind | 'any'): Sql => {
  const source = kindViewers(plan, kind, 'cell');
  return perCell(source.from, only(source, 'viewers'), source.where);
};

/** members: the same viewers together, where nobody is weighed. */
export const kindViewersTotal = (plan: Plan, kind: TitleKind | 'any'): Sql => {
  const source = kindViewers(plan, kind);
  return sql`select ${only(source, 'viewers')} as members
from ${source.from}
where ${all(source.where)}`;
};

/** bucket, people: the same viewers by what they are, where a rollup tells them apart by that; null where none may answer. */
export const kindViewersBy = (plan: Plan, kind: TitleKind, by: Bucket): Sql | null => {
  const source = countsOf(plan, { parts: ['viewers'], per: ['kind', by], kind, of: 'whole' }, () => null);
  if (source === null) return null;
  return sql`select toString(${raw(by)}) as bucket, ${only(source, 'viewers')} as people
from ${source.from}
where ${all(source.where)}
group by bucket`;
};

/** Which whole kind of titles is meant, of those that the user may see; undefined where filters pick among them. */
export const wholeKindOf = (plan: Plan, kind?: TitleKind): TitleKind | 'any' | undefined => {
  const { kinds } = plan.access;
  const isWhole = content(plan).length === 0 && askedRows(plan).length === 0;
  return isWhole ? (kind ?? (kinds.length === titleKinds.length ? 'any' : kinds[0])) : undefined;
};

/** cell, members: distinct viewers of the titles inside the content filters, of a kind or of those that the user may see. */
export const viewersInside = (plan: Plan, kind?: TitleKind): Sql => insideOrWhole(plan, kind, kindViewersByCell);

/** members: the same viewers, in as few rows as are read for them; where the panel weighs, with their cells. */
export const viewersInsideTogether = (plan: Plan, kind?: TitleKind): Sql =>
  insideOrWhole(plan, kind, plan.panel === 'Total' ? kindViewersTotal : kindViewersByCell);

type OfWholeKind = (plan: Plan, kind: TitleKind | 'any') => Sql;

const insideOrWhole = (plan: Plan, kind: TitleKind | undefined, ofWholeKind: OfWholeKind): Sql => {
  const wanted = wholeKindOf(plan, kind);
  if (wanted === undefined) return viewersByCell(plan, titlesIn(plan, kind), 'asked');
  const viewers = ofWholeKind(plan, wanted);
  return wanted === 'any' ? narrowed(viewers) : aboutKind(plan, wanted, viewers);
};

/**
 * cell, genre, members: distinct viewers of the titles of a genre inside the content filters, null for those of none. A member's
 * genres are the bits of all titles together. The edition must have the lookups of genres.
 */
export const viewersByGenre = (plan: Plan): Sql => countedByGenre(plan) ?? genresOfMembers(plan);

/** Where they are counted ahead. */
const countedByGenre = (plan: Plan): Sql | null => {
  if (wholeKindOf(plan) !== 'any') return null;
  const source = countsOf(plan, { parts: ['viewers'], per: ['genre', 'cell'] }, () => null);
  if (source === null) return null;
  const { from, where } = source;
  return narrowed(sql`select cell, nullIf(toString(genre), '') as genre, ${only(source, 'viewers')} as members
from ${from}
where ${all(where)}
group by cell, genre`);
};

const genresOfMembers = (plan: Plan): Sql => {
  const members = titlesOfMembers(plan, 'asked');
  const inside = insideTitles(plan);
  const rows = memberRows(plan);
  const genres =
    members === null
      ? sql`select any(cell) as home, groupBitOr(${raw(genreBits('title'))}) as genres
      from ${rows.from}
      where ${all([inside('title'), ...rows.where, ...rows.firsts])}
      group by member`
      : sql`select cell as home, arrayReduce('groupBitOr', arrayMap(one -> ${raw(genreBits('one'))}, arrayFilter(one -> ${inside('one')}, titles))) as genres
      from ${members.from}
      where ${all(members.where)}`;
  return sql`select cell, ${raw(genreName('place'))} as genre, members
from (
  select cell, place, count() as members
  from (
    select home as cell, arrayJoin(bitPositionsToArray(genres)) as place
    from (
      ${genres}
    )
  )
  group by cell, place
)`;
};

/** followers of titles at the end of the range, each for itself; with `per` per cell of it as well. */
export const titleFollowers = (plan: Plan, { inside, per }: Pick<OfTitles, 'inside' | 'per'>): Source =>
  countsOf(
    plan,
    { parts: ['followers'], per: per === undefined ? ['title'] : ['title', per] },
    (noted) => ({
      from: noted(raw('follows')),
      sums: counted('followers'),
      where: [...inFacts(inside), ...followingAtEnd(plan), ...people(plan)],
    }),
    inside,
  );

/** SQL of a day by the name of a part; null for a day before all others. The day may be another for each title. */
type Days = Readonly<Record<string, Sql | null>>;

/**
 * Followers of titles at the end of some days, a part for each of them. `inside` picks the titles.
 * @param isReleased days may be told from `release_day`
 */
export const followersOn = (plan: Plan, days: Days, inside: Inside, isReleased = false): Source => {
  const where = [inside('title'), ...people(plan)];
  const rowsWith = (table: Sql, names: string): Pick<Source, 'from' | 'where'> =>
    isReleased
      ? {
          from: sql`(
    select title, cell, ${raw(names)}, release_day
    from ${table}
    inner join titles using title
    where ${all(where)}
  )`,
          where: [],
        }
      : { from: table, where };
  const parts = (counting: (day: Sql) => Sql): Part[] =>
    Object.entries(days).map(([name, day]) => part(name, day === null ? 'toInt64(0)' : counting(day)));
  return answeredBy<Source, Source>(
    plan,
    { parts: ['followers'], per: ['title', 'day'] },
    (_rollup, from) => ({
      ...rowsWith(from, 'day, steps'),
      sums: parts((day) => sql`sumIf(steps, day <= ${day})`),
    }),
    (noted) => ({
      ...rowsWith(noted(raw('follows')), 'member, began, ended'),
      sums: parts((day) => distinctMembers.where(standing(day))),
    }),
  );
};

/** Of titles, each for itself, one of what rollups hold of followers at the end of the data; null where none may answer. */
export const followersKnown = (plan: Plan, of: 'converted' | 'begun', inside: Inside): Source | null =>
  countsOf(plan, { parts: [of], per: ['title'] }, () => null, inside);

/** cell, members: distinct followers at the end of the range of any of `titles`. */
export const followersByCell = (plan: Plan, titles: Sql): Sql => {
  const inside: Inside = (title) => sql`${raw(title)} in (${titles})`;
  if (!isAboutOne(plan))
    return perCell(raw('follows'), membersAsked(plan).every, [
      inside('title'),
      ...followingAtEnd(plan),
      ...people(plan),
    ]);
  const source = titleFollowers(plan, { inside, per: 'cell' });
  return perCell(source.from, only(source, 'followers'), source.where);
};

/** cell, members: distinct followers at the end of the range of any title of a kind. */
export const kindFollowersByCell = (plan: Plan, kind: TitleKind): Sql => {
  const source = countsOf(plan, { parts: ['followers'], per: ['kind'], kind, of: 'whole' }, (noted) => ({
    from: noted(raw('follows')),
    sums: counted('followers'),
    where: [sql`title in (${wholeKind(kind)})`, ...followingAtEnd(plan), ...people(plan)],
  }));
  return perCell(source.from, only(source, 'followers'), source.where);
};

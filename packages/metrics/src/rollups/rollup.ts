/**
 * What a rollup says of itself. A rollup is a table that a load derives from the facts, so that a figure is a sum of few
 * numbers. One record holds what it is made of, what it carries and when it may answer; `choose.ts` compares the records, and
 * nothing outside this folder knows one of them by name.
 */
import { type Fact as CountedFact, type FilterId, type PartId, partDefinition, type TitleKind } from '@cvm/contract';
import { param, type Sql, sql } from '../compile/sql.ts';
import { type Part, part, sumOf } from '../compile/tally.ts';
import type { Inside } from '../compile/where.ts';
import { type Plan, peopleFilters } from '../plan.ts';
import { type Columns, neverDay, type Storage, type StoredDimension, sums } from './columns.ts';
import type { Fact } from './decision.ts';
import type { Place, Slice } from './derive/slice.ts';
import type { RollupName } from './names.ts';

/** What figures may be told apart by. */
export type Dimension = StoredDimension | 'episode';

/** What a rollup may carry, each with the part of metrics that it holds or comes of. */
const carried = {
  views: 'views',
  viewers: 'viewers',
  finished: 'finished',
  bingers: 'bingers',
  /** Views that name a platform. */
  votes: 'views',
  /** Which titles a member viewed. */
  titles: 'viewers',
  /** Which actors a member voted for. */
  actors: 'voters',
  /** How many viewers of a seed viewed a title. */
  shared: 'viewers',
  followers: 'followers',
  /** Rows of a day on which somebody started or stopped to follow; one of which as many did both is left out. */
  turns: 'followers',
  /** Followers who have ever viewed the title. */
  converted: 'converted',
  /** Who begins to follow on a day, of the last week of the range, added up. */
  begun: 'new_followers',
  /** Around the release of a title, whatever the range. */
  followers_before: 'followers_before',
  first_week: 'viewers',
  first_month: 'viewers',
  points: 'engagements',
  stars: 'stars',
  ratings: 'ratings',
  /** Ratings, and how far they lie from the middle of their scale. */
  star_sums: 'ratings',
  character_votes: 'votes',
} as const satisfies Record<string, PartId>;

/** A figure's part that a rollup may carry. */
export type PartName = keyof typeof carried;

const kinds: Record<CountedFact, Fact> = {
  views: 'views',
  follows: 'follows',
  following: 'follows',
  followingByDay: 'follows',
  reactions: 'engagements',
  ratings: 'engagements',
  character_votes: 'engagements',
  comments: 'engagements',
};

/** The fact that a part is counted from where no rollup has it. */
export const factOf = (name: PartName): Fact => kinds[partDefinition(carried[name]).of[0]];

/** What is to be counted. */
export type Wanted = {
  readonly parts: readonly PartName[];
  /** What the figures are told apart by; of `member`, rows that name each. */
  readonly per: readonly Dimension[];
  /** Of `kind`: which, or titles of either. */
  readonly kind?: TitleKind | 'any';
  /** Of the platforms and episodes asked for (as is usual), or of the titles as a whole, whatever those filters say. */
  readonly of?: 'asked' | 'whole';
};

/** How a part is counted in the rows; `at` is the name by which they are found, `inside` picks titles among them. */
export type Count = (at: string, plan: Plan, inside: Inside) => readonly Part[];

export type Rollup = Storage & {
  readonly name: RollupName;
  /** What it holds, in few words. */
  readonly says: string;
  /** Its columns in order; the dimensions among them are what its rows tell apart. */
  readonly columns: Columns;
  /** About how many rows it has, of a million views. */
  readonly rows: number;
  /** From how many days of viewers on (rows of `audience_visits`) an edition has it; undefined where each does. */
  readonly worthFrom?: number;
  /** An append fills it when the edition answers already: until then others answer, in more time. */
  readonly comesLater?: true;
  readonly carries: Partial<Record<PartName, Count>>;
  /** The statement that fills it, or adds what is new of a slice. */
  readonly derive: (place: Place, slice: Slice) => string;
  /** Why its days are not those of the question; undefined where they are. */
  readonly refusesDays: (plan: Plan, wanted: Wanted) => string | undefined;
  /** The question that it leads back from: its rows are what the answer to that has more. Undefined where they are the answer. */
  readonly takenFrom?: (plan: Plan, wanted: Wanted) => Plan | undefined;
  /** Another rollup with the same parts, and its rows of the question, which add up with those of this one. */
  readonly beside?: Beside;
  /** The rows of the question: its people, days and kind of titles. */
  readonly where: (plan: Plan, wanted: Wanted) => readonly Sql[];
  /** What leaves out rows where there is nothing of a part to count. */
  readonly some?: Partial<Record<PartName, Sql>>;
  /** Parts of which a group of rows may count 0, because nobody or nothing is left in it. */
  readonly mayCountNone?: readonly PartName[];
};

export type Beside = { readonly rollup: Rollup; readonly where: (plan: Plan) => readonly Sql[] };

/** Sums of which no row takes away: the others could be next to nothing in place of 0, were each row weighted. */
const onlyGrow = new Set(
  Object.values(sums)
    .filter(({ type }) => String(type).startsWith('UInt'))
    .map(({ name }): string => name),
);

/** Counts that add up the column of their name. */
export const summed = (...names: readonly PartName[]): Rollup['carries'] =>
  Object.fromEntries(
    names.map((name): [PartName, Count] => [
      name,
      (at) => [onlyGrow.has(name) ? sumOf(carried[name], `${at}.${name}`) : part(carried[name], `sum(${at}.${name})`)],
    ]),
  );

export const filteredBy = ({ clauses }: Plan, ids: readonly FilterId[]): FilterId | undefined =>
  clauses.find(({ id }) => ids.includes(id))?.id;

const namingTitles: readonly FilterId[] = ['show', 'movie', 'title', 'titleId', 'network'];

/** Whether the titles are a few by name, whose rows are found faster than they are read past. */
export const isAboutFew = ({ clauses }: Plan): boolean =>
  clauses.some(({ id, op }) => op === 'is' && namingTitles.includes(id));

export const isAllTime = ({ range, edition }: Plan): boolean => range.from === null && range.to === edition.dataThrough;

/** Whether people are picked or weighed, so that figures are needed per cell. */
export const needsCells = (plan: Plan): boolean =>
  plan.panel === 'Balanced' || filteredBy(plan, peopleFilters) !== undefined;

/** A rollup by day answers any range. */
export const ofEachDay = (): undefined => undefined;

/** Likewise, but the few rows of some titles are found faster in facts, which lie by title. */
export const byDayOfMany = (plan: Plan): string | undefined =>
  isAboutFew(plan) ? 'is by day, and the titles are few' : undefined;

/** One of all time answers that alone; followers are those at the end of the range, wherever it begins. */
export const ofAllTime = (plan: Plan, { parts }: Wanted): string | undefined => {
  const isCovered = parts.every((name) => name === 'followers')
    ? plan.range.to === plan.edition.dataThrough
    : isAllTime(plan);
  return isCovered ? undefined : 'is of all time';
};

/** A row of a rollup by day is the first of its member in the range that begins on `day`; null = with the first view of all. */
export const isFirstFrom = (day: string | null): Sql =>
  sql`since <= ${param('since', 'Date', day === null || day < neverDay ? neverDay : day)}`;

/** Likewise in the range of the question. */
export const firstInRange = (plan: Plan): Sql => isFirstFrom(plan.range.from);

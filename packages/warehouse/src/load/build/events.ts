// Stages -> event tables of the new edition: equal rows once, `ratings`, `character_votes` and `reactions` once per key, and in
// an append against the rows that are there. Works through ranges of titles, so that memory stays small however large the load.
import { literal } from '../../schema/index.ts';
import type { TableName } from '../format.ts';
import type { Stage } from '../stages/stage.ts';
import { type BuildContext, identityOf } from './catalogue.ts';

export type TitleRange = { readonly from: number; readonly to: number };

export type OnePerKey = {
  readonly key: readonly string[];
  /** The row that stays stands first in this order. */
  readonly best: string;
  /**
   * Of rows equal in that order the one with the larger text stays: a column of the stage, the stored column that it is got `by`, and
   * how.
   */
  readonly tie?: { readonly column: string; readonly by: string; readonly join: (context: BuildContext) => string };
};

/** Tables of which one row per key is kept. */
export const keyed: Readonly<Partial<Record<TableName, OnePerKey>>> = {
  reactions: { key: ['title', 'member', 'episode', 'emotion'], best: 'at' },
  ratings: { key: ['title', 'member', 'episode'], best: 'at desc, rating desc' },
  character_votes: {
    key: ['title', 'member', 'episode'],
    best: 'at desc',
    tie: {
      column: 'character_id',
      by: 'character',
      join: ({ database }) =>
        `any left join (select character, character_id from ${database}.characters) as c using (character)`,
    },
  },
};

export const isKeyed = (table: TableName): boolean => table in keyed;

/** Rows in a range of titles: half-open at the end. */
export const within = (range: TitleRange): string => `title >= ${range.from} and title < ${range.to}`;

export const good = (stage: Stage, context: BuildContext, range: TitleRange): string =>
  `${context.stageDatabase}.${stage.table} where fault = 0 and ${within(range)}`;

/** Good rows of a range, of equal ones the first: `columns` of each. Far faster than `distinct`, which tries to use the order. */
export const distinctRows = (stage: Stage, context: BuildContext, range: TitleRange, columns: string): string =>
  `select ${columns} from ${good(stage, context, range)} limit 1 by ${identityOf(stage)}`;

/**
 * Rows before that a load of few days can equal stand on those days: the comparison reads no others, and none at all where its days
 * are all new.
 */
export const dayBounds = (stage: Stage, context: BuildContext, range: TitleRange): string => {
  const day = stage.table === 'follows' ? 'began' : 'day';
  const rows = good(stage, context, range);
  const [first, last] = ['min', 'max'].map((end) => `(select ${end}(${day}) from ${rows})`);
  return ` and ${day} between ${first} and ${last} and ${first} <= toDate32(${literal(context.earlierThrough)})`;
};

/**
 * In an append the different good rows of a range, those equal to a row of the edition before left out, as a subquery to count.
 * `stored` are the columns of the table that the stage holds.
 */
export const newRows = (stage: Stage, context: BuildContext, range: TitleRange, stored: readonly string[]): string => {
  const identity = identityOf(stage, stored);
  const before = `select ${identity} from ${context.earlier}.${stage.table} where ${within(range)}${dayBounds(stage, context, range)}`;
  return `(${distinctRows(stage, context, range, identity)})
where (${identity}) not in (${before})
settings transform_null_in = 1`;
};

/** Columns of which one row each is kept. Where the data has no episodes, rows about different ones have different keys. */
const keyOf = (stage: Stage): string => {
  const one = keyed[stage.table];
  if (!one) return identityOf(stage);
  const unknown = stage.columns.filter(({ name }) => name === 'episode_id').map(({ name }) => name);
  return [...one.key, ...unknown].join(', ');
};

const keyHash = (stage: Stage): string => `cityHash64(tuple(${keyOf(stage)}))`;

/** Of many groups a list each and what is different in it takes half of what as many sets do. */
const titlesWithDoubles = (stage: Stage, context: BuildContext, range: TitleRange): string =>
  `select title from ${good(stage, context, range)} group by title having arrayUniq(groupArray(${keyHash(stage)})) < count()`;

/**
 * As a subquery to count: titles of a range in which several good rows share a hash. Where there are none, all rows are of
 * different keys. Rows of a title stand together, so that this takes a small part of what comparing them takes.
 */
export const doubledTitles = (stage: Stage, context: BuildContext, range: TitleRange): string =>
  `(${titlesWithDoubles(stage, context, range)})`;

/** Table of the stage database with the hashes that several good rows of a range share. */
const doublesOf = ({ table }: Stage, { stageDatabase }: BuildContext): string => `${stageDatabase}.doubles_${table}`;

/** Notes those hashes. Rows of one may still be of different keys: they are compared in full. */
export const findDoubles = (
  stage: Stage,
  context: BuildContext,
  range: TitleRange,
): string => `create or replace table ${doublesOf(stage, context)} engine = MergeTree order by hash as
select arrayJoin(arrayFilter((hash, nth) -> nth = 2, hashes, arrayEnumerateUniq(hashes))) as hash
from (
  select groupArray(${keyHash(stage)}) as hashes
  from ${good(stage, context, range)} and title in (${titlesWithDoubles(stage, context, range)})
  group by title
)`;

/** `columns` of the good rows of a range: of those that share their hash what `rest` leaves, the others as they are. */
const apart = (stage: Stage, context: BuildContext, range: TitleRange, columns: string, rest: string): string => {
  const isDouble = `${keyHash(stage)} in (select hash from ${doublesOf(stage, context)})`;
  const rows = `select ${columns} from ${good(stage, context, range)}`;
  return `${rows} and not (${isDouble})
union all
select * from (
${rows} and ${isDouble}
${rest}
)`;
};

/** Of a full load the different good rows of a range that has doubles, as a subquery to count. */
export const differentRows = (stage: Stage, context: BuildContext, range: TitleRange): string =>
  `(${apart(stage, context, range, 'title', `limit 1 by ${identityOf(stage)}`)})`;

/** The statement that fills an event table in a full load with good rows that all differ and stand as it has them. */
export const moveIn = ({ table }: Stage, { database, stageDatabase }: BuildContext): string =>
  `alter table ${database}.${table} attach partition all from ${stageDatabase}.${table}`;

/** The statement that fills a range of an event table in a full load; `hasDoubles` says whether some of its rows share a hash. */
export const eventsInsert = (
  stage: Stage,
  context: BuildContext,
  range: TitleRange,
  stored: readonly string[],
  hasDoubles: boolean,
): string => {
  const names = stored.join(', ');
  const one = keyed[stage.table];
  const key = keyOf(stage);
  const best = one ? `order by ${key}, ${one.best}${one.tie ? `, ${one.tie.column} desc` : ''}\n` : '';
  const rows = hasDoubles
    ? apart(stage, context, range, names, `${best}limit 1 by ${key}`)
    : `select ${names} from ${good(stage, context, range)}`;
  return `insert into ${context.database}.${stage.table} (${names})
${rows}`;
};

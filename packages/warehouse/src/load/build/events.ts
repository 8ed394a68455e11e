// Stages -> event tables of the new edition: equal rows once, `ratings`, `character_votes` and `reactions` once per key, and in
// an append against the rows that are there. Works through ranges of titles, so that memory stays small however large the load.
import type { TableName } from '../format.ts';
import type { Stage } from '../stages/stage.ts';
import { type BuildContext, identityOf } from './catalogue.ts';

export type TitleRange = { readonly from: number; readonly to: number };

type OnePerKey = {
  readonly key: readonly string[];
  /** The row that stays stands first in this order. */
  readonly best: string;
  /** Of rows equal in that order the one with the larger text stays: a column of the stage, and how stored rows get it. */
  readonly tie?: { readonly column: string; readonly join: (context: BuildContext) => string };
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

/** Rows before that a load of few days can equal stand on those days: the comparison reads no others. */
export const dayBounds = (stage: Stage, context: BuildContext, range: TitleRange): string => {
  const day = stage.table === 'follows' ? 'began' : 'day';
  const rows = good(stage, context, range);
  return ` and ${day} between (select min(${day}) from ${rows}) and (select max(${day}) from ${rows})`;
};

/**
 * The different good rows of a range, those equal to a row of the edition before left out, as a subquery to count. `stored` are
 * the columns of the table that the stage holds.
 */
export const newRows = (stage: Stage, context: BuildContext, range: TitleRange, stored: readonly string[]): string => {
  const identity = identityOf(stage, stored);
  const before = `select ${identity} from ${context.earlier}.${stage.table} where ${within(range)}${dayBounds(stage, context, range)}`;
  return `(${distinctRows(stage, context, range, identity)})
${context.earlier === context.database ? '' : `where (${identity}) not in (${before})`}
settings transform_null_in = 1`;
};

/** The statement that fills a range of an event table in a full load. */
export const eventsInsert = (
  stage: Stage,
  context: BuildContext,
  range: TitleRange,
  stored: readonly string[],
): string => {
  const names = stored.join(', ');
  const one = keyed[stage.table];
  const episode = stage.columns.filter(({ name }) => name === 'episode_id').map(({ name }) => name);
  const key = [...(one?.key ?? []), ...episode].join(', ');
  const rows = one
    ? `select ${names} from ${good(stage, context, range)}
order by ${key}, ${one.best}${one.tie ? `, ${one.tie.column} desc` : ''}
limit 1 by ${key}`
    : distinctRows(stage, context, range, names);
  return `insert into ${context.database}.${stage.table} (${names})
${rows}`;
};

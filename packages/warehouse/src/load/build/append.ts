// What an append does besides adding rows: event tables taken over from the edition before, rows of it that new ones overtake,
// and the attributes of members, episodes and characters that stand on event rows and may have changed.
import { isOfPairs } from '@cvm/metrics';
import { editionTables, literal } from '../../schema/index.ts';
import type { TableName } from '../format.ts';
import type { Stage } from '../stages/stage.ts';
import { refreshedRows } from './attributes.ts';
import { among, type BuildContext, identityOf } from './catalogue.ts';
import { dayBounds, distinctRows, good, keyed, type OnePerKey, type TitleRange, within } from './events.ts';

/** Takes over all rows of a table by hard links: nothing is copied. Fails (engine error 122) where the tables differ. */
export const takeOver = (table: string, context: Pick<BuildContext, 'database' | 'earlier'>): string =>
  `alter table ${context.database}.${table} attach partition all from ${context.earlier}.${table}`;

/** Takes over the rows of a rollup but for few: those of `gone` are marked as deleted, and nothing else is written. */
export const takeOverBut = (
  table: string,
  context: Pick<BuildContext, 'database' | 'earlier'>,
  gone: string,
): string[] => [takeOver(table, context), `delete from ${context.database}.${table} where ${gone}`];

/**
 * Copies the rows of a rollup that stay. Where many do not, this is less work than to take all over and delete the others, which
 * reads as much, waits for each part, and leaves rows behind that the engine clears away while questions are asked.
 */
export const copyRows = (table: string, context: Pick<BuildContext, 'database' | 'earlier'>, where: string): string =>
  `insert into ${context.database}.${table} select * from ${context.earlier}.${table} where ${where}`;

/**
 * Takes over the rows that meet `where`, with their attributes as they are now. On a cluster this stands for all of `takeOver`,
 * deletions and refreshes: these would run on every node, and later again on one that was away, where the stages are not.
 */
export const copyOver = (table: TableName, context: BuildContext, where: string): string => {
  const columns = editionTables.find(({ name }) => name === table)?.columns ?? [];
  const names = columns.map(({ name }) => name).join(', ');
  return `insert into ${context.database}.${table} (${names})
select ${names}
from ${refreshedRows(table, context, where)}`;
};

/** Table of the stage database that holds the rows of a keyed table by their keys, those of the load and those before. */
const ranked = (table: string, context: BuildContext): string => `${context.stageDatabase}.ranked_${table}`;

/** Of these, the rows to add, and the rows before that give way to them: few, so that what is deleted is found by where it lies. */
const isBest = 'is_before = 0 and nth = 1';
const givesWay = 'is_before = 1 and nth > 1';

/**
 * Adds the rows of a range that the edition before has not, in place of those they overtake. Returns the statements in order,
 * the last of which adds rows. `stored` are the columns of the table that the stage holds.
 */
export const appendRange = (
  stage: Stage,
  context: BuildContext,
  range: TitleRange,
  stored: readonly string[],
): string[] => {
  const names = stored.join(', ');
  const target = `${context.database}.${stage.table}`;
  const added = addedEvents(stage.table, context);
  const one = keyed[stage.table];
  if (one) {
    const best = ranked(stage.table, context);
    const read = readBefore(one, stored).join(', ');
    return [
      rankRows(stage, one, context, range, stored),
      `insert into ${goneEvents(stage.table, context)} (${read}) select ${read} from ${best} where ${givesWay}`,
      `insert into ${added} (${names}) select ${names} from ${best} where ${isBest}`,
      ...makeWay(stage.table, context, range),
      `insert into ${target} (${names}) select ${names} from ${best} where ${isBest}`,
    ];
  }
  const identity = identityOf(stage, stored);
  return [
    ...makeWay(stage.table, context, range),
    `insert into ${added} (${names})
select ${names}
from (${distinctRows(stage, context, range, names)})
where (${identity}) not in (
  select ${identity} from ${context.earlier}.${stage.table} where ${within(range)}${dayBounds(stage, context, range)}
)${stage.table === 'follows' ? `\nand not (${reopened(stage, context, range)})` : ''}
settings transform_null_in = 1`,
    `insert into ${target} (${names}) select ${names} from ${added} where ${within(range)}`,
  ];
};

type Stages = Pick<BuildContext, 'stageDatabase'>;

/** Table of the stage database with the rows that an append adds to a table of events. */
export const addedEvents = (table: string, { stageDatabase }: Stages): string => `${stageDatabase}.added_${table}`;

/** Likewise with the rows of a keyed table that gave way to them, in the columns by which they were compared and count. */
export const goneEvents = (table: string, { stageDatabase }: Stages): string => `${stageDatabase}.gone_${table}`;

/** Before any table is read: later statements look there, whether the load has a file of the table or not. */
export const createAddedEvents = (context: BuildContext): string[] => {
  const ofKeys = Object.keys(keyed);
  const alike = (name: string, table: string): string =>
    `create table ${name} as ${context.database}.${table} engine = MergeTree order by title`;
  return [
    ...['follows', 'views', 'survey_responses', ...ofKeys].map((table) => alike(addedEvents(table, context), table)),
    ...ofKeys.map((table) => alike(goneEvents(table, context), table)),
  ];
};

/** Rows of the range that new ones overtake go; on a cluster the others come. */
const makeWay = (table: TableName, context: BuildContext, range: TitleRange): string[] => {
  const gone = overtaken(table, context, range);
  if (context.cluster !== undefined)
    return [copyOver(table, context, gone ? `${within(range)} and not (${gone})` : within(range))];
  return gone ? [`delete from ${context.database}.${table} where ${within(range)} and ${gone}`] : [];
};

/** What is true of the rows before that give way to new ones; null where none do. */
const overtaken = (table: TableName, context: BuildContext, range: TitleRange): string | null => {
  if (table === 'follows') return endedSpells(context, range);
  const one = keyed[table];
  if (!one) return null;
  const key = one.key.join(', ');
  return `(${key}) ${among(context)} (select ${key} from ${ranked(table, context)} where ${givesWay})`;
};

/**
 * A spell known as open is replaced by the row that ends it: same member, title and start, now with an end, and the load does
 * not give the open row beside it.
 */
const endedSpells = (context: BuildContext, range: TitleRange): string => {
  const spell = '(title, member, followed_at)';
  const rows = `${context.stageDatabase}.follows where fault = 0 and ${within(range)}`;
  return `unfollowed_at is null
  and ${spell} ${among(context)} (
    select title, member, followed_at from ${rows} and unfollowed_at is not null
    except
    select title, member, followed_at from ${context.earlier}.follows where unfollowed_at is not null and ${within(range)}
  )
  and not (${spell} ${among(context)} (select title, member, followed_at from ${rows} and unfollowed_at is null))`;
};

/** An open row of a spell that the edition before knows as ended and the load does not: it was given before, and ended since. */
const reopened = (stage: Stage, context: BuildContext, range: TitleRange): string => {
  const spells = (rows: string) => `select title, member, followed_at from ${rows} and unfollowed_at is not null`;
  const before = `${context.earlier}.follows where ${within(range)}${dayBounds(stage, context, range)}`;
  return `unfollowed_at is null and (title, member, followed_at) in (
  ${spells(before)}
  except
  ${spells(good(stage, context, range))}
)`;
};

/** Of rows before these columns are read and no others: what they are compared by, and what engagements are counted by. */
const readBefore = ({ key, best, tie }: OnePerKey, stored: readonly string[]): string[] => {
  const read = new Set([...key, ...`${best} ${tie?.by ?? ''}`.split(/\W+/), 'day', 'cell']);
  return stored.filter((name) => read.has(name));
};

/**
 * Per key the rows of the load and the row before, the best of them first (`nth`). Of rows before one number is looked up, and the
 * whole key of the few that have it.
 */
const rankRows = (
  stage: Stage,
  one: OnePerKey,
  context: BuildContext,
  range: TitleRange,
  stored: readonly string[],
): string => {
  const names = stored.join(', ');
  const key = one.key.join(', ');
  const tie = one.tie?.column ?? "''";
  const read = readBefore(one, stored);
  const typeOf = (column: string): string => stage.columns.find(({ name }) => name === column)?.type ?? 'String';
  const before = stored.map((name) =>
    read.includes(name) ? name : `defaultValueOfTypeName(${literal(typeOf(name))}) as ${name}`,
  );
  const given = (columns: string): string => `select ${columns} from ${good(stage, context, range)}`;
  const mine = context.cluster === undefined ? `prewhere ${isOfPairs(given)}\n    where` : 'where';
  return `create or replace table ${ranked(stage.table, context)} engine = MergeTree order by (${key}) as
select *, row_number() over (partition by ${key} order by ${one.best}, tie desc, is_before desc) as nth
from (
  select ${names}, ${tie} as tie, 0 as is_before from ${good(stage, context, range)}
  union all
  select ${before.join(', ')}, ${tie} as tie, 1 as is_before
  from (
    select ${read.join(', ')}
    from ${context.earlier}.${stage.table}
    ${mine} ${within(range)} and (${key}) ${among(context)} (${given(key)})
  ) as b
  ${one.tie?.join(context) ?? ''}
)`;
};

// What an append does besides adding rows: event tables taken over from the edition before, rows of it that new ones overtake,
// and the attributes of members, episodes and characters that stand on event rows and may have changed.
import { editionTables, literal } from '../../schema/index.ts';
import type { TableName } from '../format.ts';
import type { Stage } from '../stages/stage.ts';
import { refreshedRows } from './attributes.ts';
import { among, type BuildContext, identityOf } from './catalogue.ts';
import { dayBounds, distinctRows, good, keyed, type TitleRange, within } from './events.ts';

/** Takes over all rows of a table by hard links: nothing is copied. Fails (engine error 122) where the tables differ. */
export const takeOver = (table: string, context: Pick<BuildContext, 'database' | 'earlier'>): string =>
  `alter table ${context.database}.${table} attach partition all from ${context.earlier}.${table}`;

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

/** Table of the stage database that holds the rows to add to a keyed table. */
const winners = (table: string, context: BuildContext): string => `${context.stageDatabase}.winners_${table}`;

/** Of these, the ones in place of which the edition before has a row: few, so that what is deleted is found by where it lies. */
const givesWay = 'is_before = 0 and had_before = 1';

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
  const best = winners(stage.table, context);
  if (keyed[stage.table])
    return [
      pickBest(stage, context, range, stored),
      noteOvertaken(stage.table, context),
      ...makeWay(stage.table, context, range),
      `insert into ${target} (${names}) select ${names} from ${best} where is_before = 0`,
    ];
  const identity = identityOf(stage, stored);
  const added = addedEvents(stage.table, context);
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

/** Table of the stage database with the rows that an append adds to a table without keys. */
export const addedEvents = (table: string, { stageDatabase }: Pick<BuildContext, 'stageDatabase'>): string =>
  `${stageDatabase}.added_${table}`;

/** Before any table is read: later statements look there, whether the load has a file of the table or not. */
export const createAddedEvents = (context: BuildContext): string[] =>
  ['follows', 'views', 'survey_responses'].map(
    (table) =>
      `create table ${addedEvents(table, context)} as ${context.database}.${table} engine = MergeTree order by title`,
  );

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
  return `(${key}) ${among(context)} (select ${key} from ${winners(table, context)} where ${givesWay})`;
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

/** Title and member of rows of the edition before that gave way to rows of the load, as a query. */
export const overtakenRows = ({ stageDatabase }: Pick<BuildContext, 'stageDatabase'>): string =>
  `select title, member from ${stageDatabase}.overtaken`;

export const createOvertaken = ({ stageDatabase }: Pick<BuildContext, 'stageDatabase'>): string =>
  `create table ${stageDatabase}.overtaken (title UInt32, member UInt32) engine = MergeTree order by (title, member)`;

const noteOvertaken = (
  table: string,
  context: BuildContext,
): string => `insert into ${context.stageDatabase}.overtaken (title, member)
select distinct title, member from ${winners(table, context)} where ${givesWay}`;

/**
 * Per key of the load the best of its rows and the row before; `had_before` says whether there was one. Of the row before, which is
 * in the edition already, what it is compared by is read and no other column. Few rows are of members of the load: one number is
 * looked up of each, and the whole key of those.
 */
const pickBest = (stage: Stage, context: BuildContext, range: TitleRange, stored: readonly string[]): string => {
  const one = keyed[stage.table];
  if (!one) throw new Error(`${stage.table} has no key`);
  const names = stored.join(', ');
  const key = one.key.join(', ');
  const tie = one.tie?.column ?? "''";
  const compared = new Set([...one.key, ...`${one.best} ${one.tie?.by ?? ''}`.split(/\W+/)]);
  const typeOf = (column: string): string => stage.columns.find(({ name }) => name === column)?.type ?? 'String';
  const before = stored.map((name) =>
    compared.has(name) ? name : `defaultValueOfTypeName(${literal(typeOf(name))}) as ${name}`,
  );
  const read = stored.filter((name) => compared.has(name)).join(', ');
  const own = `member ${among(context)} (select member from ${good(stage, context, range)})`;
  const mine = context.cluster === undefined ? `prewhere ${own}\n    where` : `where ${own} and`;
  return `create or replace table ${winners(stage.table, context)} engine = MergeTree order by (${one.key.join(', ')}) as
select *, max(is_before) over (partition by ${key}) as had_before
from (
  select ${names}, ${tie} as tie, 0 as is_before from ${good(stage, context, range)}
  union all
  select ${before.join(', ')}, ${tie} as tie, 1 as is_before
  from (
    select ${read}
    from ${context.earlier}.${stage.table}
    ${mine} ${within(range)} and (${key}) ${among(context)} (select ${key} from ${good(stage, context, range)})
  ) as b
  ${one.tie?.join(context) ?? ''}
)
order by ${key}, ${one.best}, tie desc, is_before desc
limit 1 by ${key}`;
};

// Stages -> catalogue and people tables of the new edition. Enters: stages of one load and, for an append, the edition before
// it. Rows of the load replace rows of the same id; every id keeps the number it once got. In a full load `earlier` is the new
// edition itself, whose tables are still empty, so both modes are one text.
import { literal } from '../../schema/index.ts';
import { ageBucketSql, cellSql } from '../../schema/vocabulary.ts';
import type { TableName } from '../format.ts';
import type { Stage, StageContext } from '../stages/stage.ts';
import { refreshedRows } from './attributes.ts';

export type BuildContext = StageContext & {
  /** Database of the edition before; the new one's own in a full load. */
  readonly earlier: string;
  /** The last day with data of that edition: none of its events is of a later one. */
  readonly earlierThrough: string;
};

/** Tables whose rows are known by an id: a second row with the id and other content is rejected, an append replaces. */
export const keys: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  networks: ['network_id'],
  studios: ['studio_id'],
  platforms: ['name'],
  titles: ['title_id'],
  episodes: ['episode_id'],
  actors: ['actor_id'],
  characters: ['character_id'],
  members: ['member_id'],
  population: ['country', 'age', 'gender'],
  screencaps: ['screencap_id'],
  comments: ['comment_id'],
};

const numbers: Readonly<Partial<Record<TableName, string>>> = {
  networks: 'network',
  studios: 'studio',
  platforms: 'platform',
  titles: 'title',
  episodes: 'episode',
  actors: 'actor',
  characters: 'character',
  members: 'member',
};

/** Rows of a stage that stay: neither faulty nor second to another row. */
export const goodRows = (
  stage: Stage,
  context: StageContext,
): string => `select * from ${context.stageDatabase}.${stage.table}
  where fault = 0 and (src, row) not in (select src, row from ${context.stageDatabase}.later_rows where file_table = '${stage.table}')`;

/** All columns of a stage. */
export const contentOf = (stage: Stage): string => stage.columns.map((column) => column.name).join(', ');

/** The columns of the id by which a table's rows are known; '' of one without. */
export const keyColumns = ({ table }: Stage): string => (keys[table] ?? []).join(', ');

/** The columns by which two rows are equal or not; those the table does not store are left out with `stored`. */
export const identityOf = (stage: Stage, stored?: readonly string[]): string =>
  stage.columns
    .filter(({ name, derived }) => !derived && (!stored || stored.includes(name)))
    .map((column) => column.name)
    .join(', ');

/** Rows of the edition before looked up among rows of the stages, which on a cluster lie on one node alone. */
export const among = (context: BuildContext): string => (context.cluster === undefined ? 'in' : 'global in');

/** Rows of the edition before that meet `where`, in the columns and types of the stage. */
const earlierRows = (stage: Stage, context: BuildContext, where = '1'): string => {
  const columns = stage.columns.map(({ name, type }) => `cast(${name}, ${literal(type)}) as ${name}`);
  const rows =
    context.cluster === undefined
      ? `${context.earlier}.${stage.table} where ${where}`
      : refreshedRows(stage.table, context, where);
  return `select ${columns.join(', ')} from ${rows}`;
};

/** Rows of the load that the edition before has as they are, as a subquery to count; of its rows those are read whose id is given. */
export const unchangedRows = (stage: Stage, context: BuildContext): string => {
  const [key, identity] = [keyColumns(stage), identityOf(stage)];
  const given = `(${key}) ${among(context)} (select ${key} from (${goodRows(stage, context)}))`;
  return `(select ${identity} from (${goodRows(stage, context)})
intersect
select ${identity} from (${earlierRows(stage, context, given)}))`;
};

/**
 * Every row of the new edition in the columns of the stage: those of the load, and those before whose id it does not give, of which
 * `where` may pick some.
 */
export const mergedRows = (stage: Stage, context: BuildContext, where = '1'): string => {
  const key = keyColumns(stage);
  return `select ${contentOf(stage)} from (${goodRows(stage, context)})
  union all
  select * from (${earlierRows(stage, context, where)})
  where (${key}) not in (select ${key} from (${goodRows(stage, context)}))`;
};

/** `mergedRows` with the number of each id in the column `numbered`. New ids go on from the highest number, in the order of the id. */
export const numberedRows = (stage: Stage, context: BuildContext): string => {
  const key = keyColumns(stage);
  const number = numbers[stage.table];
  return `select
    if(o.${number} > 0, o.${number}, (select max(${number}) from ${context.earlier}.${stage.table})
      + sum(o.${number} = 0) over (order by ${key} rows unbounded preceding)) as numbered,
    m.*
  from (${mergedRows(stage, context)}) as m
  any left join (select ${key}, ${number} from ${context.earlier}.${stage.table}) as o using (${key})`;
};

/** All that ages know of the last day of the data. */
export const yearOf = (day: string): string => day.slice(0, 4);

/** The age of a member on the last day of the data, and their cell. */
export const ageSql = ({ dataThrough }: Pick<BuildContext, 'dataThrough'>): string =>
  ageBucketSql(`ifNull(toInt32(age_given), ${yearOf(dataThrough)} - toInt32(birth_year))`);
export const cellOfMember = cellSql('country', 'age', 'gender');

/** The statement that fills a catalogue or people table; `titles` come last of all, see build/titles.ts. */
export const catalogueInsert = (stage: Stage, context: BuildContext): string => {
  const target = `${context.database}.${stage.table}`;
  const rows = numbers[stage.table] ? numberedRows(stage, context) : mergedRows(stage, context);
  switch (stage.table) {
    case 'titles':
      return `insert into ${context.stageDatabase}.merged_titles select * from (${rows})`;
    case 'episodes':
      return `insert into ${target} (episode, ${contentOf(stage)}, sequence)
select numbered, ${contentOf(stage)},
  if(season = 0, 0, row_number() over (partition by title, season > 0 order by season, number, numbered))
from (${rows})`;
    case 'characters':
      return `insert into ${target} (character, ${contentOf(stage)}, actor)
select numbered, ${contentOf(stage)}, a.actor
from (${rows}) as c
any left join (select actor_id, actor from ${context.database}.actors) as a using (actor_id)`;
    case 'members':
      return `insert into ${target} (member, ${contentOf(stage)}, age, cell)
select numbered, ${contentOf(stage)},
  ${ageSql(context)} as age,
  ${cellOfMember}
from (${rows})`;
    default: {
      const number = numbers[stage.table];
      const columns = number ? `${number}, ${contentOf(stage)}` : contentOf(stage);
      return `insert into ${target} (${columns}) select * from (${rows})`;
    }
  }
};

/** Where the titles of the load stand until followers and episodes are known; later tables look titles up here. */
export const createMergedTitles = (stage: Stage, context: StageContext): string => {
  const columns = stage.columns.map(({ name, type }) => `${name} ${type}`);
  return `create table ${context.stageDatabase}.merged_titles (title UInt32, ${columns.join(', ')}) engine = MergeTree order by title_id`;
};

// Files -> stage: creates the stage of a table and reads every group of its parts into it, typed and checked, in one statement
// per group. Leaves rows with fault 0, and rejected rows with the number of the first check they break.
import type { LinkedGroup } from './columns.ts';
import { fileTable } from './format.ts';
import type { LoadRun } from './run.ts';
import { defects, sourceSql } from './source.ts';
import { createReading, createStage, readInto, timesCounted } from './stage-tables.ts';
import type { Reference, Stage, StageContext } from './stages/stage.ts';
import { feeds, insertFrom } from './upload.ts';

/** The number a stage's check has in the column `fault`. */
export const faultOf = (checkIndex: number): number => defects.length + checkIndex;

const byId = ({ table }: Reference, { stageDatabase }: StageContext): string => `${stageDatabase}.${table}_by_id`;

/**
 * Rows of a table by their ids, in the memory of the engine: each table is hashed once for all tables that name its rows, and
 * looked up block by block. A join of the statement hashes it anew, and moves every column of a row to the thread that holds its id.
 */
const createReference = (reference: Reference, context: StageContext): string =>
  `create table ${byId(reference, context)} engine = Join(any, left, ${reference.id}) settings persistent = 0
as select ${[reference.id, ...reference.columns].join(', ')} from ${reference.from}`;

const joinOf = (reference: Reference, context: StageContext): string =>
  `any left join ${byId(reference, context)} as ${reference.as} on r.${reference.named} = ${reference.as}.${reference.id}`;

/** What is inserted, behind `insert into`, to read one group into the stage; `source` is the subquery of its rows. */
export const insertStage = (stage: Stage, context: StageContext, source: string, settings: string): string => {
  const names = stage.columns.map((column) => column.name);
  const cases = stage.checks.map((check, i) => `${check.when}, ${faultOf(i)}`);
  return `${readInto(stage, context)} (src, row, fault, ${names.join(', ')})
select src, row, fault, ${names.map((name) => `v_${name}`).join(', ')}
from (
  select
    r.src as src,
    r.row as row,
    ${(stage.lets ?? []).map(({ name, sql }) => `${sql} as ${name},\n    `).join('')}multiIf(
      r.defect > 0, r.defect,
      ${cases.join(',\n      ')},
      0) as fault,
    ${stage.columns.map(({ name, sql }) => `${sql} as v_${name}`).join(',\n    ')}
  from (
    ${source}
  ) as r
  ${(stage.references ?? []).map((one) => joinOf(one, context)).join('\n  ')}
)
settings ${settings}`;
};

/** Reads every group of a table's files into its stage. `onRows` is told the rows of the table so far. */
export const fillStage = async (
  { engine, context, references }: Pick<LoadRun, 'engine' | 'context' | 'references'>,
  stage: Stage,
  groups: readonly LinkedGroup[],
  onRows: (rows: number) => void,
): Promise<void> => {
  const table = fileTable(stage.table);
  for (const statement of createStage(stage, context)) await engine.run(statement);
  if (groups.length === 0) return;
  for (const one of stage.references ?? []) {
    if (!references.has(one.table)) await engine.run(createReference(one, context));
    references.add(one.table);
  }
  for (const statement of createReading(stage, context)) await engine.run(statement);
  let [before, running] = [0, 0];
  for (const linked of groups) {
    for (const feed of feeds(engine, table, linked)) {
      const source = sourceSql(table, linked.group, feed.placed);
      await insertFrom(engine, feed, insertStage(stage, context, source, feed.settings), ({ rowsRead }) => {
        running = Math.floor(rowsRead / timesCounted(stage));
        onRows(before + running);
      });
      [before, running] = [before + running, 0];
    }
  }
};

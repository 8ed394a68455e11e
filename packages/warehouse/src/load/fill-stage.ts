// Files -> stage: creates the stage of a table and reads every group of its parts into it, typed and checked, in one statement
// per group. Leaves rows with fault 0, and rejected rows with the number of the first check they break.
import type { LinkedGroup } from './columns.ts';
import type { Engine } from './engine.ts';
import { fileTable } from './format.ts';
import { defects, sourceSql } from './source.ts';
import type { Stage, StageContext } from './stages/stage.ts';
import { feeds, insertFrom } from './upload.ts';

/** The number a stage's check has in the column `fault`. */
export const faultOf = (checkIndex: number): number => defects.length + checkIndex;

export const createStage = (stage: Stage, context: StageContext): string => {
  const columns = [
    'src UInt32',
    'row UInt64',
    'fault UInt16',
    ...stage.columns.map(({ name, type }) => `${name} ${type}`),
  ];
  return `create table ${context.stageDatabase}.${stage.table} (
    ${columns.join(',\n    ')}
  )
  engine = MergeTree
  order by (fault, ${stage.orderBy.join(', ')})`;
};

/** What is inserted, behind `insert into`, to read one group into the stage; `source` is the subquery of its rows. */
export const insertStage = (stage: Stage, context: StageContext, source: string, settings: string): string => {
  const names = stage.columns.map((column) => column.name);
  const cases = stage.checks.map((check, i) => `${check.when}, ${faultOf(i)}`);
  return `${context.stageDatabase}.${stage.table} (src, row, fault, ${names.join(', ')})
select src, ${stage.keepsPlace ? 'row' : 'if(fault > 0, row, 0)'}, fault, ${names.map((name) => `v_${name}`).join(', ')}
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
  ${(stage.joins ?? []).join('\n  ')}
)
settings ${settings}`;
};

/** Reads every group of a table's files into its stage. `onRows` is told the rows of the running statement. */
export const fillStage = async (
  engine: Engine,
  stage: Stage,
  context: StageContext,
  groups: readonly LinkedGroup[],
  onRows: (rows: number) => void,
): Promise<void> => {
  const table = fileTable(stage.table);
  await engine.run(createStage(stage, context));
  for (const linked of groups) {
    for (const feed of feeds(engine, table, linked)) {
      const source = sourceSql(table, linked.group, feed.placed);
      await insertFrom(engine, feed, insertStage(stage, context, source, feed.settings), ({ rowsRead }) =>
        onRows(rowsRead),
      );
    }
  }
};

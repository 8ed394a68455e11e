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

/** Bits of the numbers that rows take from those they name. */
const bitsOf: Readonly<Record<string, number>> = {
  ...{ title: 32, member: 32, cell: 16, episode: 32, season: 16, number: 16, character: 32, actor: 32, deleted: 8 },
};

/**
 * Several numbers of a row as one, and how each is taken out of it: what is found is copied row by row and column by column, which takes
 * longer than finding it. Nothing where there is one column alone, or a text.
 */
const packedColumn = ({ as, columns }: Reference) => {
  const bits = columns.map((name) => bitsOf[name] ?? Number.NaN);
  const all = bits.reduce((sum, some) => sum + some, 0);
  if (columns.length < 2 || Number.isNaN(all)) return undefined;
  const type = all > 64 ? 'UInt128' : 'UInt64';
  const from = bits.map((_, i) => bits.slice(0, i).reduce((sum, some) => sum + some, 0));
  const summands = columns.map((name, i) => `bitShiftLeft(to${type}(${name}), ${from[i]})`);
  return {
    sql: `${summands.reduce((sum, one) => `bitOr(${sum}, ${one})`)} as packed`,
    columns: columns.map((_, i) => `toUInt${bits[i]}(bitShiftRight(${as}.packed, ${from[i]}))`),
  };
};

/** The columns of what a row names, under the names that checks and columns have for them. */
const namedColumns = (reference: Reference): string[] => {
  const { as, columns } = reference;
  const packed = packedColumn(reference);
  return columns.map((name, i) => `${packed?.columns[i] ?? `${as}.${name}`} as ${as}_${name}`);
};

/**
 * Rows of a table by their ids, in the memory of the engine: each table is hashed once for all tables that name its rows, and
 * looked up block by block. A join of the statement hashes it anew, and moves every column of a row to the thread that holds its id.
 */
const createReference = (reference: Reference, context: StageContext): string => {
  const packed = packedColumn(reference);
  const columns = packed ? [packed.sql] : reference.columns;
  return `create table ${byId(reference, context)} engine = Join(any, left, ${reference.id}) settings persistent = 0
as select ${[reference.id, ...columns].join(', ')} from ${reference.from}`;
};

const joinOf = (reference: Reference, context: StageContext): string =>
  `any left join ${byId(reference, context)} as ${reference.as} on r.${reference.named} = ${reference.as}.${reference.id}`;

/** What is inserted, behind `insert into`, to read one group into the stage; `source` is the subquery of its rows. */
export const insertStage = (stage: Stage, context: StageContext, source: string, settings: string): string => {
  const names = stage.columns.map((column) => column.name);
  const lets = [
    ...(stage.references ?? []).flatMap(namedColumns),
    ...(stage.lets ?? []).map(({ name, sql }) => `${sql} as ${name}`),
  ];
  const cases = stage.checks.map((check, i) => `${check.when}, ${faultOf(i)}`);
  return `${readInto(stage, context)} (src, row, fault, ${names.join(', ')})
select src, row, fault, ${names.map((name) => `v_${name}`).join(', ')}
from (
  select
    r.src as src,
    r.row as row,
    ${lets.map((one) => `${one},\n    `).join('')}multiIf(
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

/** About how many rows of events a group of files holds: of a row a packed file takes 10 bytes, a text six times as many. */
const rowsOf = ({ group }: LinkedGroup): number => {
  const bytes = group.parts.reduce((all, part) => all + part.bytes, 0);
  return bytes / (group.gzip || group.format === 'parquet' ? 10 : 60);
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
  const writing = engine.writing(groups.reduce((all, linked) => all + rowsOf(linked), 0));
  let [before, running] = [0, 0];
  for (const linked of groups) {
    for (const feed of feeds(engine, table, linked)) {
      const source = sourceSql(table, linked.group, feed.placed);
      await insertFrom(writing, feed, insertStage(stage, context, source, feed.settings), ({ rowsRead }) => {
        running = Math.floor(rowsRead / timesCounted(stage));
        onRows(before + running);
      });
      [before, running] = [before + running, 0];
    }
  }
};

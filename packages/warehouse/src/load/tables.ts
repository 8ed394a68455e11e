// One file table into the new edition, whatever the mode: read, compare, report, merge or add, count. `load.ts` goes through the
// tables in the order of the format, so what a row refers to is there before it.
import { z } from 'zod';
import { editionTables, literal } from '../schema/index.ts';
import { appendRange, copyOver, takeOver } from './build/append.ts';
import {
  type BuildContext,
  catalogueInsert,
  createMergedTitles,
  earlierRows,
  goodRows,
  identityOf,
  keys,
} from './build/catalogue.ts';
import { commentsInsert } from './build/comments.ts';
import { eventsInsert, isKeyed, newRows } from './build/events.ts';
import { findLostReplies, findMoved, findSameIds } from './build/later-rows.ts';
import { groupParts, type LinkedGroup, type NumberedPart } from './columns.ts';
import { countStage, type StageCounts, type TableCounts } from './counts.ts';
import type { Engine } from './engine.ts';
import { fillStage } from './fill-stage.ts';
import { fileTable, type TableName } from './format.ts';
import { LoadError } from './load-error.ts';
import { titleRanges } from './ranges.ts';
import { diagnose } from './rejects/diagnose.ts';
import { reportRejects } from './rejects/report.ts';
import type { LoadRun } from './run.ts';
import { stages } from './stages/index.ts';
import type { Stage } from './stages/stage.ts';

/** Rejected rows looked up when the load fails because of them. */
const rejectsShownMax = 10_000;

/** Loads the files of one table; without files an append takes the table over as it is. */
export async function loadTable(run: LoadRun, name: TableName, groups: readonly LinkedGroup[]): Promise<TableCounts> {
  const { engine, context, progress } = run;
  const stage = stages[name](context);
  if (groups.length > 0) progress.step('reading', name);
  await fillStage(engine, stage, context, groups, (rows) => progress.rows(rows)).catch(async (error) => {
    throw await diagnose(error, groups);
  });
  if (groups.length > 0) progress.step('checking', name);
  const staged = await compareRows(engine, stage, context);
  progress.rowsDone(staged.read);
  await reportTable(run, stage, groups, staged);
  if (groups.length > 0) progress.step('building', name);
  return buildTable(engine, stage, context, staged);
}

/** @throws LoadError when more rows are rejected than the limit allows, or a file is broken as a whole. */
async function reportTable(
  run: LoadRun,
  stage: Stage,
  groups: readonly LinkedGroup[],
  staged: StageCounts,
): Promise<void> {
  const { engine, context, sink, maxRejectsPct } = run;
  const share = staged.read === 0 ? 0 : (100 * staged.rejected) / staged.read;
  const isOver = share > maxRejectsPct;
  const rowsMax = isOver ? rejectsShownMax : staged.rejected;
  const examples = await reportRejects({ engine, stage, context, groups, sink, rowsMax });
  if (!isOver) return;
  const numbers = `${format(staged.rejected)} of ${format(staged.read)} rows were rejected (${share.toPrecision(3)} %)`;
  throw new LoadError(
    `${stage.table}: ${numbers}, more than the limit of ${maxRejectsPct} %. First: ${examples.join('; ')}. The data loaded before is unchanged.`,
  );
}

function format(n: number): string {
  return n.toLocaleString('en-US');
}

/** Looks at the head of every file of a table and makes it ready for the engine. */
export async function linkParts(
  { engine, links, notes }: LoadRun,
  name: TableName,
  parts: readonly NumberedPart[],
): Promise<LinkedGroup[]> {
  const table = fileTable(name);
  const found = await groupParts(table, parts, async (part) => {
    // A server cannot look into the file; a column that is missing there is missing in every row.
    if (engine.warehouse.kind !== 'embedded') return table.columns.map((column) => column.name);
    const glob = await links.link([part]);
    const describe = engine.rows(`describe table file(${literal(glob)}, 'Parquet')`, z.object({ name: z.string() }));
    const rows = await describe.catch(async (error) => {
      throw await diagnose(error, [{ group: { format: 'parquet', gzip: false, header: [], parts: [part] }, glob }]);
    });
    return rows.map((row) => row.name);
  });
  notes.push(...found.notes);
  return Promise.all(found.groups.map(async (group) => ({ group, glob: await links.link(group.parts) })));
}

/** Finds the rows of a stage that are second to another, before its rejected rows are counted against the limit. */
async function compareRows(engine: Engine, stage: Stage, context: BuildContext): Promise<StageCounts> {
  const isAppend = context.earlier !== context.database;
  if (keys[stage.table]) await engine.run(findSameIds(stage, context));
  if (isAppend && (stage.table === 'episodes' || stage.table === 'characters'))
    await engine.run(findMoved(stage, context));
  if (stage.table === 'comments') {
    let lost = -1;
    for (let now = 0; now !== lost; ) {
      lost = now;
      await engine.run(findLostReplies(stage, context));
      now = await engine.count(`${context.stageDatabase}.later_rows where file_table = 'comments'`);
    }
  }
  return countStage(engine, stage, context);
}

/** Moves the good rows of a stage into the table of the new edition. */
async function buildTable(
  engine: Engine,
  stage: Stage,
  context: BuildContext,
  staged: StageCounts,
): Promise<TableCounts> {
  return keys[stage.table] ? buildById(engine, stage, context, staged) : buildEvents(engine, stage, context, staged);
}

async function buildById(
  engine: Engine,
  stage: Stage,
  context: BuildContext,
  staged: StageCounts,
): Promise<TableCounts> {
  if (stage.table === 'titles') await engine.run(createMergedTitles(stage, context));
  await engine.run(stage.table === 'comments' ? commentsInsert(stage, context) : catalogueInsert(stage, context));
  const unchanged =
    context.earlier === context.database
      ? 0
      : await engine.count(
          `(select ${identityOf(stage)} from (${goodRows(stage, context)}) intersect select ${identityOf(stage)} from (${earlierRows(stage, context)}))`,
        );
  const duplicate = staged.duplicate + unchanged;
  return { ...staged, duplicate, superseded: 0, kept: staged.read - staged.rejected - duplicate };
}

async function buildEvents(
  engine: Engine,
  stage: Stage,
  context: BuildContext,
  staged: StageCounts,
): Promise<TableCounts> {
  const isAppend = context.earlier !== context.database;
  const target = `${context.database}.${stage.table}`;
  const columns = storedColumns(stage);
  const isCopied = isAppend && context.cluster !== undefined;
  if (isAppend && !isCopied) await engine.run(takeOver(stage.table, context));
  let kept = 0;
  let fresh = 0;
  let end = 0;
  for (const range of await titleRanges(engine, `${context.stageDatabase}.${stage.table} where fault = 0`)) {
    end = range.to;
    const statements = isAppend
      ? appendRange(stage, context, range, columns)
      : [eventsInsert(stage, context, range, columns)];
    const [insert, ...earlier] = statements.reverse();
    for (const statement of earlier.reverse()) await engine.run(statement);
    const before = await engine.count(target);
    if (insert) await engine.run(insert);
    const added = (await engine.count(target)) - before;
    kept += added;
    fresh += isKeyed(stage.table) ? await engine.count(newRows(stage, context, range, columns)) : added;
  }
  if (isCopied) await engine.run(copyOver(stage.table, context, `title >= ${end}`));
  const good = staged.read - staged.rejected;
  return { ...staged, duplicate: good - fresh, superseded: fresh - kept, kept };
}

/** Columns of the edition's table that the stage holds: all but those derived while building. */
function storedColumns(stage: Stage): string[] {
  const table = editionTables.find(({ name }) => name === stage.table);
  const staged = new Set(stage.columns.map((column) => column.name));
  return (table?.columns ?? []).map((column) => column.name).filter((name) => staged.has(name));
}

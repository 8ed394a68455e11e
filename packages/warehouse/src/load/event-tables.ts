// Good events of a stage -> the table of the new edition. Enters: a stage, read and counted. Leaves: the same table with what is
// new in it, and how many rows were doubles or gave way to others. How, is said in SQL in `build/events.ts` and `build/append.ts`.
import { appendRange, copyOver, takeOver } from './build/append.ts';
import type { BuildContext } from './build/catalogue.ts';
import {
  differentRows,
  doubledTitles,
  eventsInsert,
  findDoubles,
  good,
  isKeyed,
  moveIn,
  newRows,
  type TitleRange,
} from './build/events.ts';
import type { Staged, TableCounts } from './counts.ts';
import type { Engine } from './engine.ts';
import { titleRanges } from './ranges.ts';
import { isAsStored, storedColumns } from './stage-tables.ts';
import type { Stage } from './stages/stage.ts';

export const buildEvents = async (
  engine: Engine,
  stage: Stage,
  context: BuildContext,
  staged: Staged,
): Promise<TableCounts> => {
  const isAppend = context.earlier !== context.database;
  const good = staged.read - staged.rejected;
  const ranges = await titleRanges(engine, `${context.stageDatabase}.${stage.table} where fault = 0`, good);
  // A part or two for each range.
  const { kept, fresh } = await (isAppend ? addEvents : fillEvents)(engine.writing(2 * good), stage, context, ranges);
  return { ...staged, duplicate: good - fresh, superseded: fresh - kept, kept };
};

/** Rows a table got, and those that were different from each other and from all before. */
type Added = { readonly kept: number; readonly fresh: number };

const addEvents = async (
  engine: Engine,
  stage: Stage,
  context: BuildContext,
  ranges: readonly TitleRange[],
): Promise<Added> => {
  const target = `${context.database}.${stage.table}`;
  const columns = storedColumns(stage);
  const isCopied = context.cluster !== undefined;
  if (!isCopied) await engine.run(takeOver(stage.table, context));
  let kept = 0;
  let fresh = 0;
  for (const range of ranges) {
    const statements = appendRange(stage, context, range, columns);
    for (const statement of statements.slice(0, -1)) await engine.run(statement);
    const before = await engine.count(target);
    for (const statement of statements.slice(-1)) await engine.run(statement);
    const added = (await engine.count(target)) - before;
    kept += added;
    fresh += isKeyed(stage.table) ? await engine.count(newRows(stage, context, range, columns)) : added;
  }
  if (isCopied) await engine.run(copyOver(stage.table, context, `title >= ${ranges.at(-1)?.to ?? 0}`));
  return { kept, fresh };
};

const fillEvents = async (
  engine: Engine,
  stage: Stage,
  context: BuildContext,
  ranges: readonly TitleRange[],
): Promise<Added> => {
  const target = `${context.database}.${stage.table}`;
  const doubled = new Set<TitleRange>();
  for (const range of ranges) if ((await engine.count(doubledTitles(stage, context, range))) > 0) doubled.add(range);
  // The tables of a cluster take rows alone.
  if (doubled.size === 0 && isAsStored(stage) && context.cluster === undefined) {
    await engine.run(moveIn(stage, context));
    const kept = await engine.count(target);
    return { kept, fresh: kept };
  }
  let fresh = 0;
  for (const range of ranges) {
    const hasDoubles = doubled.has(range);
    if (hasDoubles) await engine.run(findDoubles(stage, context, range));
    await engine.run(eventsInsert(stage, context, range, storedColumns(stage), hasDoubles));
    if (!isKeyed(stage.table)) continue;
    fresh += await engine.count(hasDoubles ? differentRows(stage, context, range) : good(stage, context, range));
  }
  const kept = await engine.count(target);
  return { kept, fresh: isKeyed(stage.table) ? fresh : kept };
};

// A folder in dataset format 1 -> a new edition, all or nothing. Enters: a folder and an open warehouse. Leaves: the summary of
// what was read, rejected and kept. Until the commit (one row into the manifest) every query answers from the edition
// before; whatever stops the load before that, a kill included, leaves databases without a row in the manifest, which go.
import { setMaxListeners } from 'node:events';
import { linkSignals } from '../abort.ts';
import { type Warehouse, WarehouseError } from '../client.ts';
import { createTables, editionTables, onCluster } from '../schema/index.ts';
import { createAddedEvents } from './build/append.ts';
import type { BuildContext } from './build/catalogue.ts';
import { cellsInsert } from './build/cells.ts';
import { createLaterRows } from './build/later-rows.ts';
import { refreshes } from './build/refresh.ts';
import { titlesInsert } from './build/titles.ts';
import { unchangedTables } from './build/unchanged.ts';
import type { LinkedGroup } from './columns.ts';
import type { TableCounts } from './counts.ts';
import { changedParts, type Dataset, readDataset } from './dataset.ts';
import {
  commitEdition,
  currentEdition,
  dropEdition,
  type Edition,
  type NewEdition,
  openForLoad,
  otherRecipe,
} from './edition.ts';
import type { Engine } from './engine.ts';
import { firstDay } from './first-day.ts';
import { fileTables, type TableName } from './format.ts';
import { linkTables } from './heads.ts';
import { findDamage } from './integrity.ts';
import { fillBehind, stopFilling } from './later.ts';
import { allProblems, LoadError, OrderError } from './load-error.ts';
import { createLookups, hasLookups } from './lookups.ts';
import { type Load, type LoadOptions, openRun, type Plan } from './open-run.ts';
import { type BuiltRollups, buildRollups, inOrder, lookUp } from './rollups.ts';
import type { LoadRun } from './run.ts';
import { createAll, together } from './slices.ts';
import { isNamed, readTable } from './tables.ts';
import { toLoadError } from './trouble.ts';
import { gapWarning, silenceWarning } from './warnings.ts';

/** Of the folder. */
type Tables = Readonly<Partial<Record<TableName, TableCounts>>>;

export type LoadSummary = {
  readonly edition: number;
  /** YYYY-MM-DD. */
  readonly dataThrough: string;
  readonly seconds: number;
  readonly tables: Tables;
  /** What was left aside or looks wrong, one sentence each. */
  readonly notes: readonly string[];
  /** The file that holds the rejected rows, null where none was asked for. */
  readonly rejects: string | null;
};

const loading = new WeakSet<Warehouse>();
const anotherRuns = 'Another load is running.';

/** @throws LoadError where a folder holds no dataset: told before anything is made for its load. */
export const checkDataset = async (folder: string): Promise<void> => {
  await readDataset(folder).catch((error: unknown) => {
    throw toLoadError(error, folder);
  });
};

/**
 * Loads a folder. One load at a time.
 * @throws LoadError in one sentence for the operator; the edition before is untouched then.
 */
export const loadDataset = async (warehouse: Warehouse, folder: string, options: LoadOptions): Promise<LoadSummary> => {
  if (loading.has(warehouse)) throw new OrderError(anotherRuns);
  loading.add(warehouse);
  await stopFilling(warehouse);
  const began = performance.now();
  const { signal, unlink } = linkSignals(options.signal);
  // Every statement that runs or waits listens, and an append has many of them at a time.
  setMaxListeners(0, signal);
  let gone: Promise<void> | undefined;
  try {
    const dataset = await readDataset(folder);
    const opened = await openForLoad(warehouse);
    const { current } = opened;
    gone = opened.gone;
    if (opened.isLoading) throw new OrderError(anotherRuns);
    const earlier = options.mode === 'append' ? current : null;
    if (earlier) await checkWhole(warehouse, earlier);
    if (earlier) checkRecipe(earlier);
    const edition = planEdition(dataset, opened.nextNumber, earlier);
    const onAnswering = async (): Promise<void> => {
      unlink();
      await options.onAnswering?.();
    };
    const load = { plan: edition, earlier, options: { ...options, signal, onAnswering } };
    const { tables, notes } = await build(warehouse, dataset, load);
    return {
      edition: edition.edition,
      dataThrough: edition.dataThrough,
      seconds: (performance.now() - began) / 1000,
      tables,
      notes,
      rejects: options.rejects ?? null,
    };
  } catch (error) {
    throw toLoadError(error, folder);
  } finally {
    await gone;
    unlink();
    loading.delete(warehouse);
  }
};

/** Rows that are taken over from a damaged table would be counted as whole from then on. */
const checkWhole = async (warehouse: Warehouse, earlier: Edition): Promise<void> => {
  const [damage] = await findDamage(warehouse, earlier);
  if (!damage) return;
  throw new LoadError(
    `The table ${damage.table} of the loaded data ${damage.why}. Nothing can be appended to it: load everything in full mode.`,
  );
};

/** What is taken over would pass for derived by the definitions of today. */
const checkRecipe = (earlier: Edition): void => {
  const other = otherRecipe(earlier);
  if (other === null) return;
  throw new LoadError(`${other} Nothing can be appended to them: load everything in full mode.`);
};

const planEdition = (dataset: Dataset, number: number, earlier: Edition | null): Plan => {
  const dataThrough = earlier && earlier.dataThrough > dataset.dataThrough ? earlier.dataThrough : dataset.dataThrough;
  return { edition: number, database: `edition_${number}`, dataThrough, name: dataset.name };
};

/** Fills the edition, makes it current, and what may come later then. */
const fillAndCommit = async (run: LoadRun, warehouse: Warehouse, dataset: Dataset, load: Load): Promise<Tables> => {
  const { plan, earlier, options } = load;
  const { tables, later, ...filled } = await fillEdition(run, dataset, earlier);
  await run.sink.close();
  options.signal?.throwIfAborted();
  const edition = { ...plan, ...filled };
  await commit(warehouse, edition, options.mode, tables);
  await run.progress.end('done');
  await options.onAnswering?.();
  const why = later ? await fillBehind(warehouse, edition, later) : null;
  if (why !== null) run.notes.push(leftOut(why));
  return tables;
};

const build = async (warehouse: Warehouse, dataset: Dataset, load: Load) => {
  const { plan, earlier } = load;
  const run = await openRun(warehouse, dataset, load);
  const { links, sink, progress } = run;
  const { database, stageDatabase } = run.context;
  let isOthers = false;
  try {
    await progress.begin();
    isOthers = !(await takesNumber(run));
    if (isOthers) throw new OrderError(takenBefore(database));
    return { tables: await fillAndCommit(run, warehouse, dataset, load), notes: run.notes };
  } catch (error) {
    await sink.close().catch(() => {});
    const failure = toLoadError(error, dataset.folder, { database, isAppend: earlier !== null });
    if (isOthers) await progress.leave();
    else await progress.end('failed', failure instanceof Error ? failure.message : String(failure));
    throw failure;
  } finally {
    await links.remove();
    if (!isOthers) {
      await dropEdition(warehouse, stageDatabase);
      await dropUnlessCommitted(warehouse, plan);
    }
  }
};

/** Either another load began in the same moment, or the store has not let go of one that died. */
const takenBefore = (database: string): string =>
  `${anotherRuns} If none is, ${database} is left from one and could not be dropped: drop it, and load again.`;

const alreadyExists = 82;

/** Takes the number of the edition for this load: of two that begin at once the engine gives it to one. */
const takesNumber = async ({ engine, context: { database, cluster } }: LoadRun): Promise<boolean> => {
  try {
    await engine.run(`create database ${database}${onCluster(cluster)}`);
    return true;
  } catch (error) {
    if (error instanceof WarehouseError && error.engineCode === alreadyExists) return false;
    throw error;
  }
};

const leftOut = (why: string): string =>
  `What is counted ahead of the last days could not be filled: answers are the same and take longer until the portal is started again or other data are loaded. ${why}`;

/** An answer that got lost is not a commit that failed: the manifest knows. */
const commit = async (
  warehouse: Warehouse,
  edition: NewEdition,
  mode: LoadOptions['mode'],
  tables: object,
): Promise<void> => {
  try {
    await commitEdition(warehouse, edition, mode, tables);
  } catch (error) {
    const current = await currentEdition(warehouse).catch(() => null);
    if (current?.edition !== edition.edition) throw error;
  }
};

/** While the manifest cannot be read nothing is dropped; what is left then goes at the next start or load. */
const dropUnlessCommitted = async (warehouse: Warehouse, plan: Plan): Promise<void> => {
  const current = await currentEdition(warehouse).catch(() => undefined);
  if (current !== undefined && current?.edition !== plan.edition) await dropEdition(warehouse, plan.database);
};

type Filled = { readonly tables: Tables } & Pick<Edition, 'dataFrom' | 'rollups'> & Pick<BuiltRollups, 'later'>;

/** Every table of the folder and what is derived from all of them. */
const fillEdition = async (run: LoadRun, dataset: Dataset, earlier: Edition | null): Promise<Filled> => {
  const { engine, context, progress } = run;
  const [linked] = await bothOf(linkTables(run, dataset), createAllTables(engine, context));
  if (run.problems.length > 0) throw allProblems(run.problems);
  for (const table of await unchangedTables(engine, context, (name) => dataset.tables.has(name)))
    run.unchanged.add(table);
  const tables = await loadTables(run, dataset, linked, earlier);
  run.problems.unshift(...(await changedParts([...dataset.tables.values()].flat())));
  if (run.problems.length > 0) throw allProblems([...run.problems, ...skippedTables(run, dataset)]);
  run.notes.push(...(await silenceWarning(engine, context)));
  if (earlier) run.notes.push(...(await gapWarning(engine, context.stageDatabase, earlier.dataThrough)));
  progress.step('finishing', '');
  const dataFrom = await firstDay(engine, context, [...linked.keys()], earlier);
  if (context.earlier !== context.database && context.cluster === undefined) await refreshEvents(run);
  await engine.run(cellsInsert(context));
  const { names, later } = await buildRollups(run, earlier);
  const lookups = hasLookups(engine.warehouse) ? await createLookups(engine, context.database) : [];
  return { tables, dataFrom, rollups: inOrder([...names, ...lookups]), later };
};

/** What can begin once a table is built, while others are read. Titles are derived from no table behind follows. */
const onceBuilt = (
  run: LoadRun,
  earlier: Edition | null,
): Readonly<Partial<Record<TableName, () => Promise<void>>>> => ({
  follows: () => together([() => run.engine.run(titlesInsert(run.context)), () => lookUp(run, earlier, 'follows')]),
  views: () => lookUp(run, earlier, 'views'),
});

/** Two that go on beside one another, both of which have ended when this does: nothing writes to an edition that is dropped. */
const bothOf = async <One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> => {
  await Promise.allSettled([one, other]);
  return [await one, await other];
};

/** No row names an event: those of a table are built while the files of the next are read. */
const loadTables = async (
  run: LoadRun,
  dataset: Dataset,
  linked: ReadonlyMap<TableName, readonly LinkedGroup[]>,
  earlier: Edition | null,
): Promise<Tables> => {
  const counts = new Map<TableName, Promise<TableCounts>>();
  /** What fails first says what is wrong; others fail because of it. */
  const failures: unknown[] = [];
  const failed = (error: unknown): void => void failures.push(error);
  const begin = onceBuilt(run, earlier);
  const behind: Promise<void>[] = [];
  const next = async (name: TableName): Promise<void> => {
    const build = await readTable(run, name, linked.get(name) ?? []);
    if (!build) return;
    const built = build();
    counts.set(name, built);
    built.catch(failed);
    const begun = built.then(() => begin[name]?.());
    begun.catch(failed);
    behind.push(begun);
    if (isNamed(name)) await built;
    const parts = dataset.tables.get(name);
    if (parts) run.progress.tableDone(parts.reduce((all, part) => all + part.bytes, 0));
  };
  for (const { name } of fileTables) if (failures.length === 0) await next(name).catch(failed);
  // Nothing writes to an edition that is dropped.
  await Promise.allSettled([...counts.values(), ...behind]);
  if (failures.length > 0) throw failures[0];
  const loaded = [...counts].filter(([name]) => dataset.tables.has(name));
  return Object.fromEntries(await Promise.all(loaded.map(async ([name, built]) => [name, await built])));
};

const skippedTables = ({ failed }: LoadRun, dataset: Dataset): string[] => {
  const skipped = [...failed].filter(([name, how]) => how === 'skipped' && dataset.tables.has(name));
  const names = skipped.map(([name]) => name).join(', ');
  return names === '' ? [] : [`Not looked at, because they name rows of a table that cannot be read: ${names}.`];
};

const createAllTables = async (engine: Engine, context: BuildContext): Promise<void> => {
  const { database, cluster } = context;
  await engine.run(`create database ${context.stageDatabase}`);
  await createAll(
    engine,
    editionTables.map((table) => createTables(table, database, cluster)),
  );
  const isAppend = context.earlier !== database;
  const ddls = [createLaterRows(context), ...(isAppend ? createAddedEvents(context) : [])];
  await createAll(
    engine,
    ddls.map((ddl) => [ddl]),
  );
};

const refreshEvents = async ({ engine, context, unchanged }: LoadRun): Promise<void> => {
  for (const { prepare, hasRows, updates } of refreshes(context, unchanged)) {
    for (const statement of prepare) await engine.run(statement);
    if (!(await hasRows(engine))) continue;
    for (const statement of updates) await engine.run(statement);
  }
};

// A folder in dataset format 1 -> a new edition, all or nothing. Enters: a folder and an open warehouse. Leaves: the summary of
// what was read, rejected and kept. Until the commit (one row into the manifest) every query answers from the edition
// before; whatever stops the load before that, a kill included, leaves databases without a row in the manifest, which go.
import { setMaxListeners } from 'node:events';
import { z } from 'zod';
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
import { type Engine, loadEngine } from './engine.ts';
import { firstDay } from './first-day.ts';
import { firstGiven } from './first-given.ts';
import { fileTables, type TableName } from './format.ts';
import { linkTables, missingTables } from './heads.ts';
import { findDamage } from './integrity.ts';
import { fillBehind, stopFilling } from './later.ts';
import { openLinks } from './links.ts';
import { allProblems, LoadError, OrderError } from './load-error.ts';
import { createLookups, hasLookups } from './lookups.ts';
import { type LoadProgress, ProgressLog } from './progress.ts';
import { rejectedIds } from './rejects/rejected-ids.ts';
import { noSink, openSink } from './rejects/sink.ts';
import { type BuiltRollups, buildRollups, inOrder, lookUp } from './rollups.ts';
import type { LoadRun } from './run.ts';
import { createAll, together } from './slices.ts';
import { isNamed, readTable } from './tables.ts';
import { toLoadError } from './trouble.ts';
import { gapWarning, silenceWarning } from './warnings.ts';

export type LoadOptions = {
  /** `full` replaces everything; `append` adds event rows and replaces catalogue and member rows of the same id. */
  readonly mode: 'full' | 'append';
  /** File for rejected rows (NDJSON), replaced; none when left out. */
  readonly rejects?: string;
  /** More rejected rows of a table than this share, in percent, fail the load. Default 1, and then never 20 rows or fewer. */
  readonly maxRejectsPct?: number;
  /** A full load may leave titles, members or views without a row. */
  readonly allowEmpty?: boolean;
  /** From how many days of viewers on ranges are counted ahead: fewer than is worth it, to try that with little data. */
  readonly rangesFrom?: number;
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Awaited when the new edition answers, complete. An append may then fill more rollups, which `signal` does not stop. Never throws. */
  readonly onAnswering?: () => Promise<void>;
  /** Stops the load; the edition before stays. */
  readonly signal?: AbortSignal;
};

export type LoadSummary = {
  readonly edition: number;
  /** YYYY-MM-DD. */
  readonly dataThrough: string;
  readonly seconds: number;
  /** Tables of the folder. */
  readonly tables: Readonly<Partial<Record<TableName, TableCounts>>>;
  /** What was left aside or looks wrong, one sentence each. */
  readonly notes: readonly string[];
  /** The file that holds the rejected rows, null where none was asked for. */
  readonly rejects: string | null;
};

const loading = new WeakSet<Warehouse>();
const anotherRuns = 'Another load is running.';

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
    const tables = await build(warehouse, dataset, edition, earlier, { ...options, signal, onAnswering });
    const { tables: counts, notes } = tables;
    return {
      edition: edition.edition,
      dataThrough: edition.dataThrough,
      seconds: (performance.now() - began) / 1000,
      tables: counts,
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

/** An append may bring no more than a later day, and is told from a folder that holds something else than was meant. */
const nothingAppended = ({ dataThrough }: Plan, earlier: Edition): string => {
  const later = dataThrough > earlier.dataThrough ? `, and data_through is ${dataThrough} now` : '';
  return `The folder holds no table: nothing was appended${later}.`;
};

const appendNotes = ({ tables }: Dataset, plan: Plan, earlier: Edition): string[] => [
  ...(tables.size === 0 ? [nothingAppended(plan, earlier)] : []),
  ...(plan.name === earlier.name
    ? []
    : [
        `The dataset "${plan.name}" was appended to "${earlier.name}": all data go by the name "${plan.name}" now. If they do not belong together, load the one that is meant in full.`,
      ]),
];

/** Most likely another store was meant, such as that of another DATA_DIR. */
const firstAppend = (dataset: Dataset): { readonly problems: readonly string[]; readonly notes: readonly string[] } => {
  const nothing = 'There are no data yet that anything could be appended to';
  const missing = missingTables(dataset);
  return missing.length > 0
    ? { problems: [`${nothing}, and a first load needs titles, members and views.`, ...missing], notes: [] }
    : { problems: [], notes: [`${nothing}: the folder was loaded as the first data.`] };
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

const planEdition = (dataset: Dataset, number: number, earlier: Edition | null) => {
  const dataThrough = earlier && earlier.dataThrough > dataset.dataThrough ? earlier.dataThrough : dataset.dataThrough;
  return { edition: number, database: `edition_${number}`, dataThrough, name: dataset.name };
};

type Plan = ReturnType<typeof planEdition>;

const build = async (
  warehouse: Warehouse,
  dataset: Dataset,
  plan: Plan,
  earlier: Edition | null,
  options: LoadOptions,
) => {
  const parts = [...dataset.tables.values()].flat();
  const { database, dataThrough } = plan;
  const stageDatabase = `${database}_stage`;
  const had = await tablesHad(warehouse, earlier);
  const isGiven = (table: TableName) => dataset.tables.has(table);
  const inputs = [dataset.file, ...parts.map((part) => part.path)];
  // First what is most likely refused, so that no folder of links stays behind.
  const sink = options.rejects ? await openSink(options.rejects, inputs) : noSink;
  const links = await openLinks();
  const progress = new ProgressLog({
    warehouse,
    edition: plan.edition,
    mode: options.mode,
    tablesAll: dataset.tables.size,
    bytesAll: parts.reduce((all, part) => all + part.bytes, 0),
    onProgress: options.onProgress,
  });
  const first = options.mode === 'append' ? firstAppend(dataset) : { problems: missingTables(dataset), notes: [] };
  const said = earlier
    ? { problems: [], notes: [...appendNotes(dataset, plan, earlier), ...firstGiven(isGiven, had)] }
    : first;
  const rejected = new Set<TableName>();
  const failed: LoadRun['failed'] = new Map();
  const run: LoadRun = {
    engine: loadEngine(warehouse, options.signal),
    context: {
      database,
      stageDatabase,
      cluster: warehouse.cluster,
      earlier: earlier?.database ?? database,
      earlierThrough: earlier?.dataThrough ?? dataThrough,
      dataThrough,
      // Tables rows can refer to.
      has: (table) => (isGiven(table) || had(table)) && failed.get(table) !== 'broken',
      rejected: (table) => rejected.has(table),
    },
    links,
    sink,
    progress,
    maxRejectsPct: options.maxRejectsPct,
    allowEmpty: options.allowEmpty ?? false,
    rangesFrom: options.rangesFrom,
    rejects: options.rejects,
    rejectedIds: rejectedIds(),
    rejected,
    unchanged: new Set(),
    references: new Set(),
    failed,
    problems: [...dataset.problems, ...said.problems],
    notes: [...dataset.notes, ...said.notes],
  };
  let isOthers = false;
  try {
    await progress.begin();
    isOthers = !(await takesNumber(run));
    if (isOthers) throw new OrderError(takenBefore(database));
    const { tables, later, ...filled } = await fillEdition(run, dataset, earlier);
    await sink.close();
    options.signal?.throwIfAborted();
    const edition = { ...plan, ...filled };
    await commit(warehouse, edition, options.mode, tables);
    await progress.end('done');
    await options.onAnswering?.();
    const why = later ? await fillBehind(warehouse, edition, later) : null;
    if (why !== null) run.notes.push(leftOut(why));
    return { tables, notes: run.notes };
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

type Filled = {
  readonly tables: Readonly<Partial<Record<TableName, TableCounts>>>;
} & Pick<Edition, 'dataFrom' | 'rollups'> &
  Pick<BuiltRollups, 'later'>;

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
): Promise<Filled['tables']> => {
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

/** Tables of which the data before have rows: none for a full load. */
const tablesHad = async (warehouse: Warehouse, earlier: Edition | null): Promise<(table: TableName) => boolean> => {
  if (!earlier) return () => false;
  const each = fileTables.map(({ name }) => `select '${name}' as name, count() as n from ${earlier.database}.${name}`);
  const counted = await loadEngine(warehouse).rows(
    each.join(' union all '),
    z.object({ name: z.string(), n: z.number() }),
  );
  const found = new Set(counted.filter(({ n }) => n > 0).map(({ name }) => name));
  return (table) => found.has(table);
};

// What the steps of a load share, before the first of them. Enters: a folder whose file of facts was read, what edition is to come of
// it, and the one it is appended to. Leaves: a run, with what is wrong with the folder as a whole and what there is to say of it.
import { z } from 'zod';
import type { Warehouse } from '../client.ts';
import type { Dataset } from './dataset.ts';
import type { Edition, NewEdition } from './edition.ts';
import { loadEngine } from './engine.ts';
import { firstGiven } from './first-given.ts';
import { fileTables, type TableName } from './format.ts';
import { missingTables } from './heads.ts';
import { openLinks } from './links.ts';
import { type LoadProgress, ProgressLog } from './progress.ts';
import { rejectedIds } from './rejects/rejected-ids.ts';
import { noSink, openSink } from './rejects/sink.ts';
import type { LoadRun } from './run.ts';

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

/** The edition that is to come of a load. */
export type Plan = Pick<NewEdition, 'edition' | 'database' | 'dataThrough' | 'name'>;

/** What a load is asked to do. */
export type Load = {
  readonly plan: Plan;
  /** The edition that is appended to; null where all is replaced, or nothing is there yet. */
  readonly earlier: Edition | null;
  readonly options: LoadOptions;
};

/** Sentences. */
type Said = { readonly problems: readonly string[]; readonly notes: readonly string[] };

/** Is a table one of those that are given, or that had rows before? */
type IsOne = (table: TableName) => boolean;

/** Tables of which the data before have rows: none for a full load. */
const tablesHad = async (warehouse: Warehouse, earlier: Edition | null): Promise<IsOne> => {
  if (!earlier) return () => false;
  const each = fileTables.map(({ name }) => `select '${name}' as name, count() as n from ${earlier.database}.${name}`);
  const counted = await loadEngine(warehouse).rows(
    each.join(' union all '),
    z.object({ name: z.string(), n: z.number() }),
  );
  const found = new Set(counted.filter(({ n }) => n > 0).map(({ name }) => name));
  return (table) => found.has(table);
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
const firstAppend = (dataset: Dataset): Said => {
  const nothing = 'There are no data yet that anything could be appended to';
  const missing = missingTables(dataset);
  return missing.length > 0
    ? { problems: [`${nothing}, and a first load needs titles, members and views.`, ...missing], notes: [] }
    : { problems: [], notes: [`${nothing}: the folder was loaded as the first data.`] };
};

/** What is wrong with the folder as a whole, and what there is to say of it, before its tables are looked at. */
const saidOf = (dataset: Dataset, { plan, earlier, options }: Load, isGiven: IsOne, had: IsOne): Said => {
  if (earlier) return { problems: [], notes: [...appendNotes(dataset, plan, earlier), ...firstGiven(isGiven, had)] };
  return options.mode === 'append' ? firstAppend(dataset) : { problems: missingTables(dataset), notes: [] };
};

const openProgress = (warehouse: Warehouse, dataset: Dataset, { plan, options }: Load): ProgressLog =>
  new ProgressLog({
    warehouse,
    edition: plan.edition,
    mode: options.mode,
    tablesAll: dataset.tables.size,
    bytesAll: [...dataset.tables.values()].flat().reduce((all, part) => all + part.bytes, 0),
    onProgress: options.onProgress,
  });

export const openRun = async (warehouse: Warehouse, dataset: Dataset, load: Load): Promise<LoadRun> => {
  const { earlier, options } = load;
  const { database, dataThrough } = load.plan;
  const had = await tablesHad(warehouse, earlier);
  const isGiven: IsOne = (table) => dataset.tables.has(table);
  const inputs = [dataset.file, ...[...dataset.tables.values()].flat().map((part) => part.path)];
  // First what is most likely refused, so that no folder of links stays behind.
  const sink = options.rejects ? await openSink(options.rejects, inputs) : noSink;
  const links = await openLinks();
  const said = saidOf(dataset, load, isGiven, had);
  const rejected = new Set<TableName>();
  const failed: LoadRun['failed'] = new Map();
  return {
    engine: loadEngine(warehouse, options.signal),
    context: {
      database,
      stageDatabase: `${database}_stage`,
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
    progress: openProgress(warehouse, dataset, load),
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
};

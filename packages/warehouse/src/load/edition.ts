// The manifest and what belongs to it. An edition is a database that holds all tables of one successful load; it answers from
// the moment its row stands in `cvm.editions`. Databases without a row are left from loads that did not end, and go.
import { otherRecipeWords, recipe } from '@cvm/contract';
import type { Catalogue } from '@cvm/metrics';
import { z } from 'zod';
import { type Warehouse, WarehouseError } from '../client.ts';
import {
  createTables,
  editions,
  editionTables,
  literal,
  manifestDatabase,
  onCluster,
  rollupTablesFor,
  shardOf,
} from '../schema/index.ts';
import { loads } from '../schema/loads.ts';
import { checkManifest, rowsForManifest } from './integrity.ts';
import { silenceSecondsMax, untilNow } from './progress.ts';

export type Edition = {
  readonly edition: number;
  /** Pass as `database` of every query. */
  readonly database: string;
  /** YYYY-MM-DD: no event is of a day before it. Null where that is not known, as of an edition of an earlier version. */
  readonly dataFrom: string | null;
  /** YYYY-MM-DD. */
  readonly dataThrough: string;
  readonly hasPopulation: boolean;
  /** Name of the dataset. */
  readonly name: string;
  /** Names of all datasets that are in it: of the last full load and of what was appended since. */
  readonly names: readonly string[];
  /** Version of the definitions that its derived tables and columns follow; another than the one that questions follow is said. */
  readonly recipe: number;
  /** Tables it has beside its facts, from which the compiler may answer. */
  readonly rollups: readonly string[];
  /** Of one that answers: see `withCatalogue`. */
  readonly catalogue?: Catalogue | undefined;
};

/** Other processes on one server may still answer from the edition before for this long. */
const handoverMinutes = 10;

const options = { name: 'edition' } as const;
const row = z.object({
  edition: z.number(),
  database: z.string(),
  data_from: z.string().nullable(),
  data_through: z.string(),
  has_population: z.boolean(),
  name: z.string(),
  names: z.array(z.string()),
  recipe: z.number(),
  rollups: z.array(z.string()),
});

/**
 * Makes the manifest where it is missing, drops what no query needs, and returns the edition that answers, or null before the
 * first load. To be called when the portal starts and by a load, not while one runs in this process.
 */
export const openEdition = async (warehouse: Warehouse): Promise<Edition | null> => {
  const { current, gone } = await openForLoad(warehouse);
  await gone;
  return current;
};

/** What a load finds; `gone`: when what was replaced has gone, for which it need not wait. */
export type Opened = {
  readonly current: Edition | null;
  /** Behind all that are taken: a load that was taken for dead may wake, and must not find its tables to be those of another. */
  readonly nextNumber: number;
  /** Of another process; nothing is dropped then. */
  readonly isLoading: boolean;
  readonly gone: Promise<void>;
};

/**
 * Likewise for a load.
 *
 * TRICKY: another process may begin a load meanwhile, or end one. It says that it loads before it makes its database, and that it is
 * done behind its row in the list: so databases and numbers are looked at first, then whether somebody loads, and the list last.
 */
export const openForLoad = async (warehouse: Warehouse): Promise<Opened> => {
  const { cluster } = warehouse;
  if ((await manifestColumns(warehouse)).length === 0) await checkNoneLoaded(warehouse);
  await warehouse.command(`create database if not exists ${manifestDatabase}${onCluster(cluster)}`, options);
  for (const table of [editions, loads]) {
    for (const ddl of createTables(table, manifestDatabase, cluster))
      await warehouse.command(ddl.replace('create table', 'create table if not exists'), options);
  }
  await checkManifest(warehouse);
  await checkListed(warehouse);
  await updateColumns(warehouse);
  const databases = await editionDatabases(warehouse);
  const lastBegun = await lastNumberBegun(warehouse);
  const isLoading = await runningLoad(warehouse);
  const current = await currentEdition(warehouse);
  const nextNumber = Math.max(lastBegun, current?.edition ?? 0) + 1;
  if (isLoading) return { current, nextNumber, isLoading, gone: Promise.resolve() };
  await noteInterrupted(warehouse);
  const kept = await keptDatabases(warehouse, current);
  const unneeded = databases.filter((database) => !kept.has(database));
  const isUnfinished = (database: string): boolean => numberOf(database) > (current?.edition ?? 0);
  await dropAll(warehouse, unneeded.filter(isUnfinished));
  return {
    current,
    nextNumber,
    isLoading,
    gone: dropAll(
      warehouse,
      unneeded.filter((database) => !isUnfinished(database)),
    ),
  };
};

const dropAll = async (warehouse: Warehouse, databases: readonly string[]): Promise<void> => {
  for (const database of databases) await dropEdition(warehouse, database);
};

/** The number of the edition that a database is of. */
const numberOf = (database: string): number => Number(/\d+/.exec(database)?.[0]);

const manifestColumns = async (warehouse: Warehouse): Promise<string[]> => {
  const sql = `select name from system.columns where database = '${manifestDatabase}' and table = '${editions.name}'`;
  const { rows } = await warehouse.query({ sql }, z.object({ name: z.string() }), options);
  return rows.map(({ name }) => name);
};

/** A store whose list of loads has gone looks like one that nothing was loaded into, and its data like the rest of a load. */
const lost = (database: string): WarehouseError =>
  new WarehouseError(
    'damaged',
    `The list of loads (${manifestDatabase}.${editions.name}) does not name ${database}, which a load has left: it lost what was written. Nothing was dropped. Bring the store back from a backup, or make it empty and load the data again.`,
    { table: editions.name },
  );

/** A load makes the list before anything else. On a cluster this node may be new, and gets it from the others. */
const checkNoneLoaded = async (warehouse: Warehouse): Promise<void> => {
  const [database] = warehouse.cluster === undefined ? await editionDatabases(warehouse) : [];
  if (database !== undefined) throw lost(database);
};

/**
 * A load gives its edition a number behind the last of the list, and is done after its row is written. Databases are read first
 * and the list last: another process may load meanwhile.
 */
const checkListed = async (warehouse: Warehouse): Promise<void> => {
  const numbers = (await editionDatabases(warehouse)).map(numberOf);
  const done = await latestNumber(warehouse, `${loads.name} where state = 'done'`);
  const listed = await latestNumber(warehouse, editions.name);
  // The first loads that there ever were may have ended before their rows.
  const first = Math.max(1, await lastNumberBegun(warehouse));
  const last = listed > 0 ? done : Math.max(done, ...numbers.filter((number) => number > first));
  if (last > listed) throw lost(`edition_${last}`);
};

/** The last number that a load was given which may still work on it: an embedded store is one process's, and its loads end with it. */
const lastNumberBegun = async (warehouse: Warehouse): Promise<number> =>
  warehouse.kind === 'embedded' ? 0 : latestNumber(warehouse, loads.name);

const latestNumber = async (warehouse: Warehouse, rows: string): Promise<number> => {
  const sql = `select toUInt32(max(edition)) as edition from ${manifestDatabase}.${rows}`;
  const found = await warehouse.query({ sql }, z.object({ edition: z.number() }), options);
  return found.rows[0]?.edition ?? 0;
};

/** The edition that answers as it is found, for whoever only looks: nothing is made, brought up to date or dropped. */
export const lookAtEdition = async (warehouse: Warehouse): Promise<Edition | 'earlier version' | null> => {
  const columns = await manifestColumns(warehouse);
  if (columns.length === 0) {
    await checkNoneLoaded(warehouse);
    return null;
  }
  await checkManifest(warehouse);
  await checkListed(warehouse);
  return editions.columns.every(({ name }) => columns.includes(name)) ? currentEdition(warehouse) : 'earlier version';
};

/** Columns of the manifest that an earlier version called by another name. */
const formerNames: Readonly<Record<string, string>> = { rollups: 'layouts' };

/** A manifest of an earlier version gets the columns it lacks: the one of a former name, else empty for the editions it names. */
const updateColumns = async (warehouse: Warehouse): Promise<void> => {
  const known = await manifestColumns(warehouse);
  const table = `${manifestDatabase}.${editions.name}${onCluster(warehouse.cluster)}`;
  for (const { name, type, comment } of editions.columns) {
    if (known.includes(name)) continue;
    const former = known.find((found) => found === formerNames[name]);
    const change =
      former === undefined
        ? `add column if not exists ${name} ${type} comment ${literal(comment)}`
        : `rename column if exists ${former} to ${name}`;
    await warehouse.command(`alter table ${table} ${change}`, options);
  }
};

/** The edition that answers, or null before the first load, however much there is to do. The manifest must exist. */
export const currentEdition = async (warehouse: Warehouse): Promise<Edition | null> => {
  const sql = `select edition, database, toString(data_from) as data_from, toString(data_through) as data_through, has_population, name, recipe, rollups,
  (
    select groupUniqArray(name)
    from ${manifestDatabase}.editions
    where edition >= (select max(edition) from ${manifestDatabase}.editions where mode = 'full')
  ) as names
from ${manifestDatabase}.editions
order by edition desc
limit 1`;
  const found = (await warehouse.query({ sql }, row, { ...options, lane: 'watch' })).rows[0];
  if (!found) return null;
  const { data_from, data_through, has_population, ...rest } = found;
  return { dataFrom: data_from, dataThrough: data_through, hasPopulation: has_population, ...rest };
};

/** When an edition was loaded, null where it is not in the list. In a store that was made anew numbers begin anew. */
export const loadedAt = async (warehouse: Warehouse, { edition }: Pick<Edition, 'edition'>): Promise<Date | null> => {
  const sql = `select toUnixTimestamp(loaded_at) as seconds from ${manifestDatabase}.${editions.name} where edition = ${edition}`;
  const { rows } = await warehouse.query({ sql }, z.object({ seconds: z.number() }), options);
  return rows[0] === undefined ? null : new Date(rows[0].seconds * 1000);
};

/** What is to be said of data that were derived by other definitions than questions follow; else null. */
export const otherRecipe = ({ recipe: dataRecipe }: Pick<Edition, 'recipe'>): string | null =>
  otherRecipeWords({ recipe, dataRecipe });

export type NewEdition = Omit<Edition, 'hasPopulation' | 'names' | 'recipe'>;

/** The commit point: one row, in one block. Whatever comes before it is garbage without it. */
export const commitEdition = async (
  warehouse: Warehouse,
  edition: NewEdition,
  mode: string,
  counts: object,
): Promise<void> => {
  const { edition: number, database, name, dataFrom, dataThrough, rollups } = edition;
  const hasPopulation = `(select count() > 0 from ${database}.population)`;
  const [named, through] = [literal(name), literal(dataThrough)];
  await warehouse.command(
    `insert into ${database}.edition select ${number}, ${named}, ${through}, ${hasPopulation}`,
    options,
  );
  const built = rollupTablesFor().filter((table) => rollups.includes(table.name));
  await settle(
    warehouse,
    [...editionTables, ...built].map((table) => `${database}.${shardOf(table)}`),
  );
  const tableRows = await rowsForManifest(warehouse, edition);
  const row = {
    edition: number,
    database: literal(database),
    name: named,
    data_from: dataFrom === null ? 'null' : literal(dataFrom),
    data_through: through,
    recipe,
    mode: literal(mode),
    has_population: hasPopulation,
    loaded_at: 'now()',
    rollups: `[${rollups.map(literal).join(', ')}]`,
    table_rows: literal(JSON.stringify(tableRows)),
    counts: literal(JSON.stringify(counts)),
  };
  await warehouse.command(
    `insert into ${manifestDatabase}.editions (${Object.keys(row).join(', ')}) select ${Object.values(row).join(', ')}`,
    options,
  );
  await settle(warehouse, [`${manifestDatabase}.${editions.name}`]);
};

/** Gives an edition that answers all of `rollups`, in one step; those it lacked are filled. */
export const addRollups = async (
  warehouse: Warehouse,
  { edition, database }: Pick<Edition, 'edition' | 'database'>,
  rollups: readonly string[],
): Promise<void> => {
  const tableRows = await rowsForManifest(warehouse, { database, rollups });
  await updateRow(
    warehouse,
    edition,
    `rollups = [${rollups.map(literal).join(', ')}], table_rows = ${literal(JSON.stringify(tableRows))}`,
  );
};

/** Has whatever was to be changed in the list of loads changed: a statement that was ended may have left it to the engine. */
export const settleList = (warehouse: Warehouse): Promise<void> => updateRow(warehouse, 0, 'table_rows = table_rows');

const updateRow = (warehouse: Warehouse, edition: number, change: string): Promise<void> =>
  warehouse.command(
    `alter table ${manifestDatabase}.${editions.name} update ${change} where edition = ${edition} settings mutations_sync = 2`,
    options,
  );

/** On a cluster, waits until every replica has the rows of these tables: it may be asked for them next. */
const settle = async (warehouse: Warehouse, tables: readonly string[]): Promise<void> => {
  const { cluster } = warehouse;
  if (cluster === undefined) return;
  for (const table of tables) await warehouse.command(`system sync replica${onCluster(cluster)} ${table}`, options);
};

/** Drops a database; what cannot be dropped now goes at the next start or load. */
export const dropEdition = async (warehouse: Warehouse, database: string): Promise<void> => {
  const on = onCluster(warehouse.cluster);
  await warehouse.command(`drop database if exists ${database}${on} sync`, options).catch(() => {});
};

/**
 * Whether a load of another process was heard of lately. Only a server is shared by processes; an embedded store is held by one,
 * so what it finds running there has died.
 */
export const runningLoad = async (warehouse: Warehouse): Promise<boolean> => {
  if (warehouse.kind === 'embedded') return false;
  const sql = `select state = 'running' and at > now64(3) - interval ${silenceSecondsMax} second as running
from ${manifestDatabase}.loads
where ${untilNow}
order by at desc
limit 1`;
  const { rows } = await warehouse.query({ sql }, z.object({ running: z.coerce.boolean() }), options);
  return rows[0]?.running ?? false;
};

/** A load that stopped without a word is shown as failed, not as running for ever. */
const noteInterrupted = async (warehouse: Warehouse): Promise<void> => {
  const columns = 'edition, mode, phase, file_table, tables_done, tables_all, rows_read, rows_per_second';
  const sql = `insert into ${manifestDatabase}.loads (load, at, ${columns}, state, seconds_left, message)
select load, now64(3), ${columns}, 'failed', null, 'The process ended during the load.'
from (select * from ${manifestDatabase}.loads order by at desc limit 1)
where state = 'running'`;
  await warehouse.command(sql, options);
};

const keptDatabases = async (warehouse: Warehouse, current: Edition | null): Promise<Set<string>> => {
  const kept = new Set(current ? [current.database] : []);
  if (warehouse.kind === 'embedded') return kept;
  const sql = `select database
from (
  select database, any(loaded_at) over (order by edition rows between 1 following and 1 following) as replaced_at
  from ${manifestDatabase}.editions
)
where replaced_at > now() - interval ${handoverMinutes} minute`;
  const { rows } = await warehouse.query({ sql }, z.object({ database: z.string() }), options);
  for (const { database } of rows) kept.add(database);
  return kept;
};

/** Every database of an edition or of a load in progress. */
const editionDatabases = async (warehouse: Warehouse): Promise<string[]> => {
  const { cluster } = warehouse;
  const databases =
    cluster === undefined ? 'system.databases' : `clusterAllReplicas(${literal(cluster)}, system.databases)`;
  const sql = `select distinct name from ${databases} where match(name, '^edition_[0-9]+(_stage)?$')`;
  const { rows } = await warehouse.query({ sql }, z.object({ name: z.string() }), options);
  return rows.map((found) => found.name);
};

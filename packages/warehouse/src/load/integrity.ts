// Whether the tables of an edition hold what its load left in them. The engine sets a part it cannot read aside at its start
// and answers from the rest, or from the older parts that the lost one had replaced: fewer rows, or rows twice. So the manifest
// knows how many rows each table has, and a table with other rows, or with a part set aside, is damaged.
import { formatCount, formatValue } from '@cvm/contract';
import { lookupNames } from '@cvm/metrics';
import { z } from 'zod';
import { type Warehouse, WarehouseError } from '../client.ts';
import { editions, editionTables, literal, manifestDatabase } from '../schema/index.ts';
import type { Edition } from './edition.ts';

export type Damage = {
  readonly table: string;
  /** What is wrong, as the end of a sentence that begins with the table. */
  readonly why: string;
};

type Rows = Readonly<Record<string, number>>;

const options = { name: 'integrity' } as const;
const rowsSchema = z.record(z.string(), z.number());

/** The tables of an edition that hold rows of their own. */
const tablesOf = ({ rollups }: Pick<Edition, 'rollups'>): string[] => [
  ...editionTables.map(({ name }) => name),
  ...rollups.filter((name) => !lookupNames.some((lookup) => lookup === name)),
];

/** Its tables with rows of their own, or its lookups, which are filled from these. */
const existing = async (
  warehouse: Warehouse,
  database: string,
  which: 'tables' | 'lookups' = 'tables',
): Promise<ReadonlySet<string>> => {
  const engine = which === 'lookups' ? '=' : '!=';
  const sql = `select name from system.tables where database = ${literal(database)} and engine ${engine} 'Dictionary'`;
  const { rows } = await warehouse.query({ sql }, z.object({ name: z.string() }), options);
  return new Set(rows.map(({ name }) => name));
};

const missingLookups = async (warehouse: Warehouse, { database, rollups }: Edition): Promise<Damage[]> => {
  const made = lookupNames.filter((name) => rollups.includes(name));
  const there = await existing(warehouse, database, 'lookups');
  return made.filter((name) => !there.has(name)).map((table) => ({ table, why: 'is missing' }));
};

/** Rows of every table that there is; null for one that cannot be counted. From metadata, so it takes milliseconds. */
const countRows = async (warehouse: Warehouse, edition: Pick<Edition, 'database' | 'rollups'>) => {
  const { database } = edition;
  const there = await existing(warehouse, database);
  const tables = tablesOf(edition).filter((table) => there.has(table));
  const schema = z.object({ name: z.string(), n: z.number() });
  const counted = async (names: readonly string[]): Promise<[string, number][]> => {
    const sql = names.map((name) => `select ${literal(name)} as name, count() as n from ${database}.${name}`);
    if (sql.length === 0) return [];
    return (await warehouse.query({ sql: sql.join('\nunion all\n') }, schema, options)).rows.map(({ name, n }) => [
      name,
      n,
    ]);
  };
  try {
    return new Map<string, number | null>(await counted(tables));
  } catch (failure) {
    checkAnswers(failure);
  }
  const found = new Map<string, number | null>();
  for (const table of tables) {
    try {
      found.set(table, (await counted([table]))[0]?.[1] ?? null);
    } catch (failure) {
      checkAnswers(failure);
      found.set(table, null);
    }
  }
  return found;
};

/** A store that is out of reach or out of time says nothing about its tables. */
const checkAnswers = (failure: unknown): void => {
  if (!(failure instanceof WarehouseError) || !['failed', 'damaged'].includes(failure.code)) throw failure;
};

/**
 * Tables of a database that have parts set aside. On a cluster a replica sets a part aside and gets it again from another, so
 * that says nothing.
 */
const setAside = async (warehouse: Warehouse, database: string): Promise<ReadonlySet<string>> => {
  if (warehouse.cluster !== undefined) return new Set();
  const sql = `select distinct table as name from system.detached_parts where database = ${literal(database)}`;
  const { rows } = await warehouse.query({ sql }, z.object({ name: z.string() }), options);
  return new Set(rows.map(({ name }) => name));
};

/** @throws WarehouseError `damaged` when the list of editions has lost rows: nothing may be dropped by it then. */
export const checkManifest = async (warehouse: Warehouse): Promise<void> => {
  if (!(await setAside(warehouse, manifestDatabase)).has(editions.name)) return;
  const message = `The list of loads (${manifestDatabase}.${editions.name}) is damaged, so it is not known which data answers.`;
  throw new WarehouseError('damaged', message, { table: editions.name });
};

/** Rows of every table of a database that is about to become an edition, for its manifest. */
export const rowsForManifest = async (
  warehouse: Warehouse,
  edition: Pick<Edition, 'database' | 'rollups'>,
): Promise<Rows> => {
  const rows: Record<string, number> = {};
  for (const [table, n] of await countRows(warehouse, edition)) {
    if (n === null) throw new WarehouseError('damaged', `The table ${table} cannot be read.`, { table });
    rows[table] = n;
  }
  return rows;
};

/** What the manifest says; null when the edition was loaded by a version that did not count. */
const rowsKnown = async (warehouse: Warehouse, { edition }: Edition): Promise<Rows | null> => {
  const sql = `select table_rows from ${manifestDatabase}.${editions.name} where edition = ${edition}`;
  const { rows } = await warehouse.query({ sql }, z.object({ table_rows: z.string() }), options);
  const text = rows[0]?.table_rows ?? '';
  return text === '' ? null : rowsSchema.parse(JSON.parse(text));
};

/**
 * What is wrong with the tables of an edition; empty when all is well. Of an edition without counts the rows of today are
 * written down, unless a part is missing already or `asFound` leaves it as it is.
 */
export const findDamage = async (warehouse: Warehouse, edition: Edition, asFound = false): Promise<Damage[]> => {
  const known = await rowsKnown(warehouse, edition);
  const aside = await setAside(warehouse, edition.database);
  const found = await countRows(warehouse, edition);
  // The list may have got rollups since that the edition does not know of: see `later.ts`.
  const counted = Object.keys(known ?? {}).filter((table) => tablesOf(edition).includes(table));
  const damage = [...new Set([...counted, ...found.keys()])].flatMap((table) => {
    const why = whyDamaged(found.get(table), known?.[table], aside.has(table));
    return why === null ? [] : [{ table, why }];
  });
  damage.push(...(await missingLookups(warehouse, edition)));
  if (known === null && damage.length === 0 && !asFound) await writeRows(warehouse, edition, Object.fromEntries(found));
  return damage;
};

const whyDamaged = (found: number | null | undefined, known: number | undefined, isAside: boolean): string | null => {
  if (found === undefined) return 'is missing';
  if (found === null) return 'cannot be read';
  const parts = 'a part of it could not be read and was set aside';
  if (known !== undefined && found !== known)
    return `holds ${formatCount(found, 'row')} instead of ${formatValue('count', known)}${isAside ? `: ${parts}` : ''}`;
  // The parts in place of the lost one may hold as many rows, of an earlier state.
  return isAside ? `is not whole: ${parts}` : null;
};

const writeRows = async (warehouse: Warehouse, { edition }: Edition, rows: object): Promise<void> => {
  await warehouse.command(
    `alter table ${manifestDatabase}.${editions.name} update table_rows = ${literal(JSON.stringify(rows))}
where edition = ${edition} settings mutations_sync = 2`,
    options,
  );
};

/** Reads every byte of every table, which takes as long as reading the data does. Nothing on a cluster. */
export const findUnreadable = async (warehouse: Warehouse, edition: Edition): Promise<Damage[]> => {
  if (warehouse.cluster !== undefined) return [];
  const damage: Damage[] = [];
  const schema = z.object({ is_passed: z.coerce.boolean(), part_path: z.string() });
  for (const table of await existing(warehouse, edition.database)) {
    const sql = `check table ${edition.database}.${table} settings check_query_single_value_result = 0`;
    const { rows } = await warehouse.query({ sql }, schema, { ...options, lane: 'heavy', timeoutMs: 0 });
    const broken = rows.filter((part) => !part.is_passed).length;
    if (broken > 0) damage.push({ table, why: `is not whole: ${broken} of ${rows.length} parts cannot be read` });
  }
  return damage;
};

// What filters may name in an edition: its titles by their numbers, for which a statement would plan a set for longer than it reads, and
// the lists beside them; and which of its rollups can be read. Looked up once, when an edition begins to answer. Enters: the edition.
// Leaves: the edition with its catalogue and these rollups.
import { contentTypeOf, titleKinds } from '@cvm/contract';
import { type Catalogue, type Listed, listed } from '@cvm/metrics';
import { z } from 'zod';
import { type Warehouse, WarehouseError } from './client.ts';
import type { Edition } from './load/edition.ts';
import { rollupTablesFor } from './schema/index.ts';

const row = z.object({ list: z.string(), names: z.array(z.string()), numbers: z.array(z.number()) });

const lists: Readonly<Record<Listed, string>> = {
  network: 'network_id as name from networks',
  studio: 'studio_id as name from studios',
  actor: 'actor_id as name from actors',
  genre: 'distinct arrayJoin(genres) as name from titles',
};

const sql = `select toString(kind) as list, groupArray(title_id) as names, groupArray(title) as numbers
from titles
group by kind
union all select 'platform', groupArray(name), groupArray(platform) from platforms
${listed.map((list) => `union all select '${list}', groupArray(name), [] from (select ${lists[list]})`).join('\n')}`;

const seedRow = z.object({ seed: z.number() });

/** The titles of which it is counted ahead what else their viewers viewed. */
const readPairedTitles = async (
  warehouse: Pick<Warehouse, 'query'>,
  { database, rollups }: Edition,
): Promise<Pick<Catalogue, 'pairedTitles'>> => {
  if (!rollups.includes('title_pairs')) return {};
  const sql = 'select distinct seed from title_pairs';
  const { rows } = await warehouse.query({ sql }, seedRow, { name: 'catalogue', database });
  return { pairedTitles: new Set(rows.map(({ seed }) => seed)) };
};

const readCatalogue = async (warehouse: Pick<Warehouse, 'query'>, edition: Edition): Promise<Catalogue> => {
  const { database } = edition;
  const [{ rows }, paired] = await Promise.all([
    warehouse.query({ sql }, row, { name: 'catalogue', database }),
    readPairedTitles(warehouse, edition),
  ]);
  const namesOf = (list: string) => rows.find((one) => one.list === list) ?? { names: [], numbers: [] };
  const numbersOf = (list: string): ReadonlyMap<string, number> => {
    const { names, numbers } = namesOf(list);
    return new Map(names.map((id, place) => [id, numbers[place] ?? 0]));
  };
  const titles = new Map(titleKinds.map((kind) => [kind, numbersOf(contentTypeOf[kind])]));
  const values = (list: Listed): ReadonlySet<string> => new Set(namesOf(list).names);
  return {
    titleNumber: (kind, id) => titles.get(kind)?.get(id),
    ...paired,
    platforms: numbersOf('platform'),
    values: {
      network: values('network'),
      studio: values('studio'),
      actor: values('actor'),
      genre: values('genre'),
    },
  };
};

const storedRow = z.object({ table: z.string(), columns: z.array(z.string()) });

/**
 * The rollups but for those that an earlier version laid out otherwise, which lack a column of today: they are not asked until data are
 * loaded anew. One whose table is gone stays, so that this is said and not got round.
 */
export const readableRollups = async (
  warehouse: Pick<Warehouse, 'query'>,
  { database, rollups }: Edition,
): Promise<readonly string[]> => {
  const { rows } = await warehouse.query(
    {
      sql: 'select table, groupArray(name) as columns from system.columns where database = {database:String} group by table',
      params: { database },
    },
    storedRow,
    { name: 'rollups', database },
  );
  const stored = new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
  const today = new Map(rollupTablesFor().map(({ name, columns }) => [name, columns]));
  const isOfToday = (name: string): boolean => {
    const found = stored.get(name);
    return found === undefined || (today.get(name) ?? []).every((column) => found.has(column.name));
  };
  return rollups.filter(isOfToday);
};

/** The edition with its catalogue; where that cannot be read whole as it was, so that every statement looks for itself and says so. */
export const withCatalogue = async (warehouse: Pick<Warehouse, 'query'>, edition: Edition): Promise<Edition> => {
  try {
    const [catalogue, rollups] = await Promise.all([
      readCatalogue(warehouse, edition),
      readableRollups(warehouse, edition),
    ]);
    return { ...edition, rollups, catalogue };
  } catch (error) {
    if (error instanceof WarehouseError) return edition;
    throw error;
  }
};

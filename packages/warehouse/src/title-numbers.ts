// The numbers by which the tables of an edition name its titles. A statement that is about titles by their ids would look them up, and
// plan a set of them for longer than it reads; they are read once, when an edition begins to answer. Enters: the edition. Leaves: its
// numbers by kind and id.
import { contentTypeOf, type TitleKind, titleKinds } from '@cvm/contract';
import type { TitleNumbers } from '@cvm/metrics';
import { z } from 'zod';
import { type Warehouse, WarehouseError } from './client.ts';
import type { Edition } from './load/edition.ts';

const row = z.object({ kind: z.string(), ids: z.array(z.string()), numbers: z.array(z.number()) });

const readTitleNumbers = async (warehouse: Pick<Warehouse, 'query'>, database: string): Promise<TitleNumbers> => {
  const { rows } = await warehouse.query(
    {
      sql: 'select toString(kind) as kind, groupArray(title_id) as ids, groupArray(title) as numbers from titles group by kind',
    },
    row,
    { name: 'title numbers', database },
  );
  const byId = (kind: TitleKind): ReadonlyMap<string, number> => {
    const { ids = [], numbers = [] } = rows.find((one) => one.kind === contentTypeOf[kind]) ?? {};
    return new Map(ids.map((id, place) => [id, numbers[place] ?? 0]));
  };
  const known = new Map(titleKinds.map((kind) => [kind, byId(kind)]));
  return (kind, id) => known.get(kind)?.get(id);
};

/** The edition with its numbers; where its titles cannot be read whole as it was, so that every statement looks for itself and says so. */
export const withTitleNumbers = async (warehouse: Pick<Warehouse, 'query'>, edition: Edition): Promise<Edition> => {
  try {
    return { ...edition, titleNumbers: await readTitleNumbers(warehouse, edition.database) };
  } catch (error) {
    if (error instanceof WarehouseError) return edition;
    throw error;
  }
};

// Titles and cells -> small tables in memory, by which an edition names what an answer has found (packages/metrics/src/compile/lookups.ts).
// Enters: an edition with its tables. The engine fills them when they are first asked, and drops them with the edition.
import { type Lookup, lookups } from '@cvm/metrics';
import type { Warehouse } from '../client.ts';
import { literal } from '../schema/index.ts';

/** A server would have to know a password of its own to fill them, and there each answer joins the tables. */
export const hasLookups = ({ kind }: Warehouse): boolean => kind === 'embedded';

/** Numbers of titles are dense, so that the array is as long as there are titles. */
const numbersMax = 100_000_000;

export const createLookup = ({ name, of, key, columns }: Lookup, database: string): string => {
  const rows = [key, ...Object.keys(columns)].join(', ');
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return `create dictionary ${database}.${name} (${[`${key} UInt64`, ...types].join(', ')})
primary key ${key}
source(clickhouse(query ${literal(`select ${rows} from ${database}.${of}`)}))
layout(flat(max_array_size ${numbersMax}))
lifetime(0)`;
};

export const createLookups = (database: string): string[] => lookups.map((one) => createLookup(one, database));

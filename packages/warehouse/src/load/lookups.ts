// Titles and cells -> small tables in memory, by which an edition names what an answer has found (packages/metrics/src/compile/lookups.ts).
// Enters: an edition with its tables. The engine fills them when they are first asked, and drops them with the edition.
import { genresMax, genresOf, type Lookup, lookups } from '@cvm/metrics';
import type { Warehouse } from '../client.ts';
import { literal } from '../schema/index.ts';
import type { Engine } from './engine.ts';

/** A server would have to know a password of its own to fill them, and there each answer joins the tables. */
export const hasLookups = ({ kind }: Warehouse): boolean => kind === 'embedded';

/** Numbers of titles are dense, so that the array is as long as there are titles. */
const numbersMax = 100_000_000;

export const createLookup = ({ name, from, key, columns }: Lookup, database: string): string => {
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return `create dictionary ${database}.${name} (${[`${key} UInt64`, ...types].join(', ')})
primary key ${key}
source(clickhouse(query ${literal(from(database))}))
layout(flat(max_array_size ${numbersMax}))
lifetime(0)`;
};

/** Lookups of genres have a bit for each. */
const ofGenres: readonly string[] = ['title_genres', 'genre_names'];

/** Makes the lookups of an edition and returns their names; those of genres only where there are few enough. */
export const createLookups = async (engine: Engine, database: string): Promise<string[]> => {
  const genres = await engine.count(`(${genresOf(database)})`);
  const made = lookups.filter(({ name }) => genres <= genresMax || !ofGenres.includes(name));
  for (const one of made) await engine.run(createLookup(one, database));
  return made.map(({ name }) => name);
};

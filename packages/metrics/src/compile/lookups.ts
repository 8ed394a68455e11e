/**
 * What a title or a cell is, looked up by its number. An edition may hold small tables in memory beside its facts (flat dictionaries,
 * dropped with it): a name is a look into an array then, where a join is planned for longer than it runs. On a server, which
 * needs a password to fill them, the tables are joined.
 */
import type { Plan } from '../plan.ts';
import { raw, type Sql, sql } from './sql.ts';

export type Lookup = {
  readonly name: LookupName;
  /** The table that it says something of. */
  readonly of: 'titles' | 'cells' | 'title_totals';
  /** Select of the rows in the database of an edition: the key and the columns, in their order. */
  readonly from: (database: string) => string;
  readonly key: string;
  readonly columns: Readonly<Record<string, string>>;
};

export const lookupNames = ['title_facts', 'title_aired', 'cell_facts', 'title_genres', 'genre_names'] as const;

export type LookupName = (typeof lookupNames)[number];

/** Genres have a bit each, and titles without one another. */
export const genresMax = 63;

/** The genres of an edition, as a query. */
export const genresOf = (database: string): string =>
  `select distinct arrayJoin(genres) as genre from ${database}.titles where genre != ''`;

/** SQL: the genres in order; the place of each, from 1, is its bit, and that of no genre is 0. */
const inOrder = (database: string): string => `(select arraySort(groupArray(genre)) from (${genresOf(database)}))`;

/** SQL: what a bit is called, by its place; null of no genre. The edition must have the lookup. */
export const genreName = (place: string): string => `nullIf(dictGet('genre_names', 'name', ${place}), '')`;

/** SQL: the genres of a title by its number, a bit for each. Likewise. */
export const genreBits = (title: string): string => `dictGet('title_genres', 'genres', ${title})`;

/** SQL over `titles`: the genres of a title as bits. */
export const genreBitsOf = (database: string): string => `arrayReduce('groupBitOr', arrayMap(
    one -> bitShiftLeft(toUInt64(1), indexOf(${inOrder(database)}, one)), if(empty(genres), [''], genres)
  ))`;

/** SQL: what each bit is called, from the first on. */
export const genreNamesOf = (database: string): string => `arrayPushFront(${inOrder(database)}, '')`;

const ofTable =
  (table: string, key: string, columns: Readonly<Record<string, string>>): Lookup['from'] =>
  (database) =>
    `select ${[key, ...Object.keys(columns)].join(', ')} from ${database}.${table}`;

const titleColumns = {
  // As it is stored: 1 series, 2 movie.
  kind: 'UInt8',
  title_id: 'String',
  name: 'String',
  network_id: 'String',
  network_name: 'String',
  studio_id: 'String',
  studio_name: 'String',
  release_day: 'Nullable(Date32)',
  poster_url: 'String',
} as const;

/** Of titles with a view. */
const airedColumns = { aired: 'UInt32' } as const;

const cellColumns = { country: 'String', age: 'String', gender: 'String', weight: 'Float64' } as const;

/**
 * What a title is called and where it is at home, how many of its regular episodes had aired by data_through, and of whom a cell is;
 * of which genres a title is, a bit for each, and their names.
 */
export const lookups: readonly Lookup[] = [
  {
    name: 'title_facts',
    of: 'titles',
    from: ofTable('titles', 'title', titleColumns),
    key: 'title',
    columns: titleColumns,
  },
  {
    name: 'title_aired',
    of: 'title_totals',
    from: ofTable('title_totals', 'title', airedColumns),
    key: 'title',
    columns: airedColumns,
  },
  { name: 'cell_facts', of: 'cells', from: ofTable('cells', 'cell', cellColumns), key: 'cell', columns: cellColumns },
  {
    name: 'title_genres',
    of: 'titles',
    from: (database) => `select title, ${genreBitsOf(database)} as genres
from ${database}.titles`,
    key: 'title',
    columns: { genres: 'UInt64' },
  },
  {
    name: 'genre_names',
    of: 'titles',
    from: (database) => `select place - 1 as place, name
from (select ${genreNamesOf(database)} as names)
array join names as name, arrayEnumerate(names) as place`,
    key: 'place',
    columns: { name: 'String' },
  },
];

type TitleColumn = keyof typeof titleColumns;
type CellColumn = keyof typeof cellColumns;

/** Whether the edition holds all of these. */
export const hasLookups = ({ edition }: Pick<Plan, 'edition'>, ...names: readonly LookupName[]): boolean =>
  names.every((name) => edition.rollups.includes(name));

/** A column of `titles` as it is found where it is named; of the kind its word. */
export type TitleFacts = (column: TitleColumn) => string;

/** The columns of joined titles. */
export const joinedTitles: TitleFacts = (column) => (column === 'kind' ? 'toString(titles.kind)' : `titles.${column}`);

/** The columns of a title as they are looked up by its number. */
export const lookedUp =
  (of: string): TitleFacts =>
  (column) => {
    const found = `dictGet('title_facts', '${column}', ${of})`;
    return column === 'kind' ? `if(${found} = 1, 'series', 'movie')` : found;
  };

/** Rows with a column `title`, known as `as`, and how the facts of their titles are found. */
export const withTitles = (plan: Plan, rows: Sql, as: string): { readonly from: Sql; readonly facts: TitleFacts } => {
  const from = sql`(
  ${rows}
) as ${raw(as)}`;
  return hasLookups(plan, 'title_facts')
    ? { from, facts: lookedUp(`${as}.title`) }
    : {
        from: sql`${from}
inner join titles on titles.title = ${raw(as)}.title`,
        facts: joinedTitles,
      };
};

/** Likewise of rows with a column `cell`. */
export const withCells = (
  plan: Plan,
  rows: Sql,
  as: string,
): { readonly from: Sql; readonly facts: (column: CellColumn) => string } => {
  const from = sql`(
  ${rows}
) as ${raw(as)}`;
  return hasLookups(plan, 'cell_facts')
    ? { from, facts: (column) => `dictGet('cell_facts', '${column}', ${as}.cell)` }
    : {
        from: sql`${from}
inner join cells on cells.cell = ${raw(as)}.cell`,
        facts: (column) => `cells.${column}`,
      };
};

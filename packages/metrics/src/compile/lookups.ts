/**
 * What a title or a cell is, looked up by its number. An edition may hold small tables in memory beside its facts (flat dictionaries,
 * dropped with it): a name is a look into an array then, where a join is planned for longer than it runs. On a server, which
 * needs a password to fill them, the tables are joined.
 */
import type { Plan } from '../plan.ts';
import { raw, type Sql, sql } from './sql.ts';

export type Lookup = {
  readonly name: LookupName;
  /** The table it holds columns of, and the column of its numbers. */
  readonly of: 'titles' | 'cells';
  readonly key: string;
  readonly columns: Readonly<Record<string, string>>;
};

export const lookupNames = ['title_facts', 'cell_facts'] as const;

type LookupName = (typeof lookupNames)[number];

/** Columns with their types; what a title is called and where it is at home, and of whom a cell is. */
export const lookups = [
  {
    name: 'title_facts',
    of: 'titles',
    key: 'title',
    columns: {
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
    },
  },
  {
    name: 'cell_facts',
    of: 'cells',
    key: 'cell',
    columns: { country: 'String', age: 'String', gender: 'String', weight: 'Float64' },
  },
] as const satisfies readonly Lookup[];

type TitleColumn = keyof (typeof lookups)[0]['columns'];
type CellColumn = keyof (typeof lookups)[1]['columns'];

export const hasLookups = ({ edition }: Plan): boolean => lookupNames.every((name) => edition.rollups.includes(name));

/** A column of `titles` as it is found where it is named; of the kind its word. */
export type TitleFacts = (column: TitleColumn) => string;

/** The columns of joined titles. */
export const joinedTitles: TitleFacts = (column) => (column === 'kind' ? 'toString(titles.kind)' : `titles.${column}`);

const lookedUp =
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
  return hasLookups(plan)
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
  return hasLookups(plan)
    ? { from, facts: (column) => `dictGet('cell_facts', '${column}', ${as}.cell)` }
    : {
        from: sql`${from}
inner join cells on cells.cell = ${raw(as)}.cell`,
        facts: (column) => `cells.${column}`,
      };
};

// A table as data: columns, sorting key and how its rows spread over a cluster. Enters: one record per table file of this
// folder. Leaves: `create table` text for a single node. The records name no engine family, no cluster and no database, so
// that replicated and distributed tables are made from the same source (`cluster.ts`).

export type Column = {
  readonly name: string;
  /** ClickHouse type. Unknown strings are '', unknown references 0; only dates and optional numbers are nullable. */
  readonly type: string;
  readonly comment: string;
  readonly codec?: string;
};

export type Table = {
  readonly name: string;
  readonly comment: string;
  readonly columns: readonly Column[];
  readonly orderBy: readonly string[];
  readonly partitionBy?: string;
  readonly settings?: Readonly<Record<string, number | string>>;
  /**
   * `everywhere`: small, whole on each node. A column name: rows are divided by it (all rows of a member stay together).
   * `parts`: rows are summands, which may lie anywhere.
   */
  readonly spread: 'everywhere' | 'parts' | { readonly by: string };
};

/** Shorthand for the column records of the table files. */
export const column = (name: string, type: string, comment: string): Column => ({ name, type, comment });

/** A string as a ClickHouse literal. For names and constants of the code and for file paths, never for a request's values. */
export const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * Each part of a table costs every question a look there: of one title in a table of ten parts as much as all else. When nothing has
 * been written for five minutes the engine makes one part of all, with what others leave of the processors (decision 63).
 */
const inOnePart = { min_age_to_force_merge_seconds: 300, min_age_to_force_merge_on_partition_only: 1 } as const;

/** More than a load ever writes. */
const manyParts = 1_000_000;

/** A table that does not last: what the engine puts together of its parts is written for nothing, so that it has as many as are written. */
export const unmerged = (table: Table): Table => ({
  ...table,
  settings: {
    ...table.settings,
    min_age_to_force_merge_seconds: 0,
    max_bytes_to_merge_at_max_space_in_pool: 1,
    parts_to_delay_insert: manyParts,
    parts_to_throw_insert: manyParts,
  },
});

/** What a cluster adds to the text of a table. */
export type Placement = {
  readonly name: string;
  /** Behind the name: where the statement runs. */
  readonly on: string;
  readonly engine: string;
};

/** DDL of one table in `database`, for a single node unless placed otherwise. */
export const createTable = (table: Table, database: string, placement?: Placement): string => {
  const { name, on, engine } = placement ?? { name: table.name, on: '', engine: 'MergeTree' };
  const columns = table.columns.map(
    (c) => `  ${c.name} ${c.type} comment ${literal(c.comment)}${c.codec ? ` codec(${c.codec})` : ''}`,
  );
  const settings = Object.entries({ ...inOnePart, ...table.settings }).map(([key, value]) => `${key} = ${value}`);
  return [
    `create table ${database}.${name}${on} (`,
    columns.join(',\n'),
    ')',
    `engine = ${engine}`,
    table.partitionBy ? `partition by ${table.partitionBy}` : '',
    `order by (${table.orderBy.join(', ')})`,
    settings.length > 0 ? `settings ${settings.join(', ')}` : '',
    `comment ${literal(table.comment)}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
};

/**
 * The tables of dataset format 1 that importers write, with their columns in file order.
 * `views` and `ratings` grow with the audience (tens of millions of rows), so they alone are compressed.
 */
export const tableColumns = {
  studios: ['studio_id', 'name'],
  titles: [
    'title_id',
    'kind',
    'name',
    'status',
    'studio_id',
    'originating_country',
    'originating_language',
    'genres',
    'runtime',
    'first_release_date',
  ],
  actors: ['actor_id', 'name'],
  characters: ['character_id', 'title_id', 'actor_id', 'name'],
  members: ['member_id', 'gender', 'age', 'country'],
  follows: ['member_id', 'title_id', 'followed_at'],
  views: ['member_id', 'title_id', 'watched_at', 'bulk'],
  ratings: ['member_id', 'title_id', 'rating', 'rated_at'],
  character_votes: ['member_id', 'title_id', 'character_id', 'voted_at'],
  comments: ['comment_id', 'member_id', 'title_id', 'created_at', 'text'],
} as const;

export type TableName = keyof typeof tableColumns;

/** A cell; null is an empty field, a list is joined with `|`. */
export type Cell = string | number | boolean | readonly string[] | null;

/** A row of `Table`; a column left out is null. */
export type TableRow<Table extends TableName> = { readonly [Column in (typeof tableColumns)[Table][number]]?: Cell };

/** Tables without which a dataset cannot be loaded: they are written even when they hold no row. */
export const requiredTables: readonly TableName[] = ['titles', 'members', 'views'];

const compressedTables: readonly TableName[] = ['views', 'ratings'];

export const tableFileName = (table: TableName): string =>
  compressedTables.includes(table) ? `${table}.csv.gz` : `${table}.csv`;

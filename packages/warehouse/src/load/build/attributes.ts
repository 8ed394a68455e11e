// Attributes of members, episodes and characters that stand on event rows, so that no query joins.
import { editionTables } from '../../schema/index.ts';
import type { TableName } from '../format.ts';

export type Attributes = {
  readonly of: TableName;
  readonly number: string;
  /** Columns on event rows: name, type, and the expression over the rows of `of`. */
  readonly columns: readonly { readonly name: string; readonly type: string; readonly sql: string }[];
  readonly on: readonly TableName[];
};

export const attributes: readonly Attributes[] = [
  {
    of: 'members',
    number: 'member',
    columns: [{ name: 'cell', type: 'UInt16', sql: 'cell' }],
    on: ['follows', 'views', 'reactions', 'ratings', 'character_votes', 'comments'],
  },
  {
    of: 'episodes',
    number: 'episode',
    columns: [
      { name: 'season', type: 'UInt16', sql: 'season' },
      { name: 'number', type: 'UInt16', sql: 'number' },
      { name: 'regular', type: 'UInt8', sql: 'toUInt8(season > 0)' },
    ],
    on: ['views', 'reactions', 'ratings', 'character_votes', 'comments', 'screencaps'],
  },
  {
    of: 'characters',
    number: 'character',
    columns: [
      { name: 'actor', type: 'UInt32', sql: 'actor' },
      { name: 'deleted', type: 'Bool', sql: 'deleted' },
    ],
    on: ['character_votes'],
  },
];

/**
 * Rows of the edition before that meet `where`, in all columns of the table and with the attributes of the new edition, as a
 * subquery. The tables of members, episodes and characters must be filled.
 */
export const refreshedRows = (
  table: TableName,
  { database, earlier }: { readonly database: string; readonly earlier: string },
  where = '1',
): string => {
  const rows = `select * from ${earlier}.${table} where ${where}`;
  const found = attributes.filter(({ on }) => on.includes(table));
  if (found.length === 0) return `(${rows})`;
  const now = new Map(
    found.flatMap(({ of, columns }) =>
      columns.map(({ name }): [string, string] => [name, `if(${of}.changed, ${of}.${name}, b.${name}) as ${name}`]),
    ),
  );
  const columns = editionTables.find(({ name }) => name === table)?.columns ?? [];
  return `(
  select ${columns.map(({ name }) => now.get(name) ?? `b.${name} as ${name}`).join(', ')}
  from (${rows}) as b
  ${found.map((entry) => `any left join ${changedRows(entry, database, earlier)} as ${entry.of} on b.${entry.number} = ${entry.of}.${entry.number}`).join('\n  ')}
)`;
};

/** Those of an entry that are not as they were, marked. */
const changedRows = ({ of, number, columns }: Attributes, database: string, earlier: string): string => {
  const content = columns.map(({ name, sql }) => `${sql} as ${name}`).join(', ');
  const rows = (edition: string) => `select ${number}, ${content} from ${edition}.${of}`;
  return `(select *, true as changed from (${rows(database)} except ${rows(earlier)}))`;
};

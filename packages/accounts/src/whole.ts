/**
 * Whether an embedded store has what was written to it. A table whose file was cut, by a disk that lost its end or a copy that
 * broke off, is read as one of fewer rows, down to none: nobody could sign in, and nothing would say why. The index of its key
 * still names the rows that are lost, and reading one of them fails.
 */
import pg from 'pg';

/** By their keys, so many of the first and of the last rows of each table: where files are cut, rows of any key are lost. */
const rowsRead = 10_000;

type Table = { name: string; key: string[] };

const keysSql = `select format('%I.%I', s.nspname, c.relname) as name,
  (
    select array_agg(format('%I', a.attname) order by k.place)
    from unnest(i.indkey::int2[]) with ordinality as k (number, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
  ) as key
from pg_index i
join pg_class c on c.oid = i.indrelid
join pg_namespace s on s.oid = c.relnamespace
where i.indisprimary and s.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
order by c.relname`;

/** Statements that read the first and the last rows by the index of their key. */
const looksAt = ({ name, key }: Table): string[] =>
  ['asc', 'desc'].map((order) => {
    const by = key.map((column) => `${column} ${order}`).join(', ');
    return `select count(t.ctid) from (select ctid from ${name} order by ${by} limit ${rowsRead}) t`;
  });

const checkTable = async (client: pg.Client, table: Table, dir: string): Promise<void> => {
  try {
    for (const look of looksAt(table)) await client.query(look);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new Error(
      `The embedded accounts store in ${dir} has lost part of what was written to it (table ${table.name}: ${error.message}). Bring it back from a backup, or move it away to begin without users.`,
      { cause: error },
    );
  }
};

/** Throws for a store that lost rows, naming the table. */
export const checkWhole = async (client: pg.Client, dir: string): Promise<void> => {
  const { rows } = await client.query<Table>(keysSql);
  // What is set holds for the transaction alone: the embedded server has one session, which goes on.
  await client.query('begin');
  for (const plan of ['enable_seqscan', 'enable_bitmapscan', 'enable_indexonlyscan', 'enable_sort'])
    await client.query(`set local ${plan} = off`);
  try {
    for (const table of rows) await checkTable(client, table, dir);
  } finally {
    await client.query('rollback');
  }
};

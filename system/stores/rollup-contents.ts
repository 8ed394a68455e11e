/**
 * What the rollups of an edition say, whatever rows they say it in: for comparing editions. In: how to ask the edition. Out: of
 * each rollup how many things it says, and a sum over their hashes.
 */
import { rollupTablesFor } from '@cvm/warehouse';

/** Columns that add up over rows of one key; the greatest number of episodes aired stands for all. */
const sums = [
  'views',
  'viewers',
  'finished',
  'aired',
  'bingers',
  'followers',
  'followers_before',
  'first_week',
  'first_month',
  'points',
  'stars',
  'ratings',
  'steps',
  'votes',
  'newcomers',
  'fresh',
  'times',
];
const perMember = ['title_view_days', 'view_days', 'title_binges', 'binges'];

/** What a rollup says, whatever rows it says it in. */
const contentSql = ({ name, columns }: ReturnType<typeof rollupTablesFor>[number]): string => {
  const all = columns.map((column) => column.name);
  const list = all.find((column) => column === 'titles' || column === 'actors');
  if (list !== undefined) return `select * replace (arraySort(${list}) as ${list}) from ${name} where member != 0`;
  if (perMember.includes(name)) return `select ${all.join(', ')} from ${name} where title != 0`;
  // A row each: as often as they stand there.
  if (!all.some((column) => sums.includes(column))) return `select ${all.join(', ')} from ${name}`;
  const keys = all.filter((column) => !sums.includes(column));
  const added = all.filter((column) => sums.includes(column));
  const total = (column: string) => (column === 'aired' ? 'max(t.aired)' : `sum(t.${column})`);
  return `select ${keys.join(', ')}, ${added.map((column) => `${total(column)} as ${column}`).join(', ')}
from ${name} as t group by ${keys.join(', ')} having ${added.map((column) => `${column} != 0`).join(' or ')}`;
};

type Row = Record<string, unknown>;

/** `names`: the rollups that the edition has. */
export const rollupContents = async (
  rows: (sql: string) => Promise<Row[]>,
  names: readonly string[],
): Promise<Record<string, Row | undefined>> => {
  const found: Record<string, Row | undefined> = {};
  for (const table of rollupTablesFor().filter(({ name }) => names.includes(name))) {
    const content = `select count() as n, toString(sum(cityHash64(toString(tuple(*))))) as hash from (${contentSql(table)})`;
    [found[table.name]] = await rows(content);
  }
  return found;
};

/**
 * Rows of titles on platforms as titles with their platforms: the order of titles that is asked for, and that of
 * platforms, which is fixed (3-reports-and-admin section 4). Pure.
 */
import { type Row, type Sort, viewDefinition } from '@cvm/contract';
import { numberOf, textOf } from '../../charts/prepare/cells.ts';

export type TitleGroup = {
  readonly id: string;
  /** What all its rows say of the title. */
  readonly title: Row;
  /** Views on all platforms, as each of its rows says. */
  readonly totalVotes: number;
  /** By views, downwards; unofficial and then other ones last. */
  readonly platforms: readonly Row[];
};

/** What titles can be sorted by, each by its column; the total first, which is the order nobody asks for. */
export const titleSorts = [
  'totalVotes',
  'contentName',
  'contentType',
  'releaseDate',
  'networkName',
  'studioName',
] as const;
export type TitleSort = (typeof titleSorts)[number];

export const initialSort: Sort = { column: 'totalVotes', direction: 'desc' };

const { columns } = viewDefinition('attributionTitle');

/** What the address can sort titles by. */
export const sortable = {
  columns: columns.filter(({ name }) => titleSorts.some((sort) => sort === name)),
  sorts: [initialSort],
};

/** The sort of the titles among those of the address; anything else is the initial one. */
export const titleSortOf = (sorts: readonly Sort[]): Sort =>
  sorts.find(({ column }) => titleSorts.some((name) => name === column)) ?? initialSort;

/** A column that is chosen anew sorts upwards, but the total; one that is sorted by turns around. */
export const nextSort = (current: Sort, column: TitleSort): Sort => {
  if (current.column === column) return { column, direction: current.direction === 'asc' ? 'desc' : 'asc' };
  return { column, direction: column === 'totalVotes' ? 'desc' : 'asc' };
};

/** The same order for a file, whose rows are titles on platforms. */
export const fileSorts = (sort: Sort): Sort[] => [
  sort,
  { column: 'contentId', direction: 'asc' },
  { column: 'platformPlace', direction: 'asc' },
  { column: 'voteCount', direction: 'desc' },
];

const votesOf = (row: Row): number => numberOf(row, 'voteCount') ?? 0;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const inOrder = (rows: readonly Row[]): Row[] => {
  const place = (row: Row): number => numberOf(row, 'platformPlace') ?? 0;
  return rows.toSorted(
    (a, b) =>
      place(a) - place(b) || votesOf(b) - votesOf(a) || byText(textOf(a, 'platformName'), textOf(b, 'platformName')),
  );
};

/** Platforms without a view are left out. */
export const groupByTitle = (rows: readonly Row[]): TitleGroup[] => {
  const byId = new Map<string, Row[]>();
  for (const row of rows.filter((one) => votesOf(one) > 0)) {
    const id = textOf(row, 'contentId');
    const known = byId.get(id);
    if (known === undefined) byId.set(id, [row]);
    else known.push(row);
  }
  return [...byId].map(([id, platforms]) => ({
    id,
    title: platforms[0] ?? {},
    totalVotes: platforms[0] === undefined ? 0 : (numberOf(platforms[0], 'totalVotes') ?? 0),
    platforms: inOrder(platforms),
  }));
};

const keyOf = ({ totalVotes, title }: TitleGroup, column: string): string | number | null => {
  if (column === 'totalVotes') return totalVotes;
  const value = title[column];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A missing value is last in both directions; titles that tie stand by their id. */
export const sortTitles = (groups: readonly TitleGroup[], { column, direction }: Sort): TitleGroup[] =>
  groups.toSorted((a, b) => {
    const [left, right] = [keyOf(a, column), keyOf(b, column)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byText(a.id, b.id);
    const upwards = left < right ? -1 : left > right ? 1 : 0;
    return (direction === 'asc' ? upwards : -upwards) || byText(a.id, b.id);
  });

/** A line of the table: a title, or under an open one a platform. */
export type Line =
  | { readonly kind: 'title'; readonly group: TitleGroup; readonly isOpen: boolean }
  | { readonly kind: 'platform'; readonly group: TitleGroup; readonly row: Row };

export const linesOf = (groups: readonly TitleGroup[], closed: ReadonlySet<string>): Line[] =>
  groups.flatMap((group): Line[] => {
    const isOpen = !closed.has(group.id);
    const platforms = isOpen ? group.platforms.map((row) => ({ kind: 'platform', group, row }) as const) : [];
    return [{ kind: 'title', group, isOpen }, ...platforms];
  });

/** The list of saved reports as it is searched and sorted. Pure. */
import type { ReportSummaryAnswer } from '@cvm/contract';

export const columns = [
  { name: 'name', label: 'Name' },
  { name: 'dateModified', label: 'Last Changed' },
  { name: 'owner', label: 'Owner' },
  { name: 'dateCreated', label: 'Created' },
] as const;
type ReportColumn = (typeof columns)[number]['name'];
export type ReportSort = { readonly column: ReportColumn; readonly direction: 'asc' | 'desc' };

/** What was worked on last comes first. */
export const defaultSort: ReportSort = { column: 'dateModified', direction: 'desc' };

/** As the address has it; undefined = the one without a choice. */
export const sortText = (sort: ReportSort): string | undefined =>
  sort.column === defaultSort.column && sort.direction === defaultSort.direction
    ? undefined
    : `${sort.column} ${sort.direction}`;

/** The sort of an address; one that the list does not have is as if none were named. */
export const readSort = (text: string | undefined): ReportSort => {
  const [name, direction] = (text ?? '').split(' ');
  const column = columns.find((candidate) => candidate.name === name)?.name;
  return column === undefined || (direction !== 'asc' && direction !== 'desc') ? defaultSort : { column, direction };
};

/** The sort after a click on a column: names begin with A, days with the latest. */
export const sortedBy = (column: ReportColumn, { column: before, direction }: ReportSort): ReportSort => {
  if (column === before) return { column, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { column, direction: column === 'name' || column === 'owner' ? 'asc' : 'desc' };
};

/** Whose report it is, as its reader would say. */
export const ownerOf = ({ access, owner }: Pick<ReportSummaryAnswer, 'access' | 'owner'>): string =>
  access === 'own' ? 'You' : `${owner ?? 'A colleague'}${access === 'edit' ? ', you may edit' : ''}`;

/** What a report is sorted by. */
const keyOf = (report: ReportSummaryAnswer, column: ReportColumn): string =>
  column === 'owner' ? ownerOf(report) : report[column];

const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The tags of some reports, each once whatever its case, in order. */
export const tagsOf = (reports: readonly Pick<ReportSummaryAnswer, 'tags'>[]): string[] =>
  [...new Map(reports.flatMap(({ tags }) => tags.map((tag) => [tag.toLowerCase(), tag] as const))).values()].toSorted(
    compare,
  );

/** Reports with the search in their name, in any case, in order; equal ones by name. */
export const listed = <Report extends ReportSummaryAnswer>(
  reports: readonly Report[],
  search: string,
  { column, direction }: ReportSort,
  tag: string | null = null,
): Report[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return reports
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .filter(({ tags }) => tag === null || tags.some((one) => isSame(one, tag)))
    .toSorted((a, b) => sign * compare(keyOf(a, column), keyOf(b, column)) || compare(a.name, b.name));
};

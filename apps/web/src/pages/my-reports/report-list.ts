/** The list of saved reports as it is searched and sorted. Pure. */
import { comparedText, type ReportSummaryAnswer, text } from '@cvm/contract';
import { readSorts } from '../../views/sorts.ts';

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

const isSame = (one: string, other: string): boolean => comparedText(one) === comparedText(other);

/** The tags of some reports, each once whatever its case, in order. */
export const tagsOf = (reports: readonly Pick<ReportSummaryAnswer, 'tags'>[]): string[] =>
  [...new Map(reports.flatMap(({ tags }) => tags.map((tag) => [tag.toLowerCase(), tag] as const))).values()].toSorted(
    compare,
  );

const sortable = { columns: columns.map(({ name, label }) => text(name, label)), sorts: [defaultSort] };

const readSort = (asked: string | undefined): { sort: ReportSort; problem: string | null } => {
  const { sorts, problem } = readSorts(asked, sortable);
  const column = columns.find(({ name }) => name === sorts[0]?.column)?.name;
  if (problem === null && sorts.length === 1 && column !== undefined)
    return { sort: { column, direction: sorts[0]?.direction ?? 'asc' }, problem };
  return {
    sort: defaultSort,
    problem: problem ?? `This table cannot be sorted by "${asked}". It is sorted by Last Changed.`,
  };
};

type Asked = { readonly sorts: string | undefined; readonly tag: string | undefined };

export type ReadList = { readonly sort: ReportSort; readonly tag: string | null; readonly problem: string | null };

/** How the address lists them, and what it asks for that there is not. @param known the tags in use */
export const readList = ({ sorts, tag: asked }: Asked, known: readonly string[]): ReadList => {
  const { sort, problem } = readSort(sorts);
  const tag = asked === undefined ? null : (known.find((one) => isSame(one, asked)) ?? null);
  const missing = asked !== undefined && tag === null ? [`No report has the tag "${asked}". All are listed.`] : [];
  const problems = [...(problem === null ? [] : [problem]), ...missing];
  return { sort, tag, problem: problems.length === 0 ? null : problems.join(' ') };
};

/** Reports with the search in their name, in any case, in order; equal ones by name. */
export const listed = <Report extends ReportSummaryAnswer>(
  reports: readonly Report[],
  search: string,
  { column, direction }: ReportSort,
  tag: string | null = null,
): Report[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return reports
    .filter(({ name }) => comparedText(name).includes(comparedText(search)))
    .filter(({ tags }) => tag === null || tags.some((one) => isSame(one, tag)))
    .toSorted((a, b) => sign * compare(keyOf(a, column), keyOf(b, column)) || compare(a.name, b.name));
};

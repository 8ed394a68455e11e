/** The list of users as its address has it. Pure. */
import {
  defaultUserSort,
  formatCount,
  formatValue,
  text,
  type UserColumn,
  type UserSort,
  userColumnNames,
  userSearchMax,
} from '@cvm/contract';
import { readSorts } from '../../views/sorts.ts';
import type { Address } from './use-address.ts';

const labels: Record<UserColumn, string> = {
  email: 'Email',
  username: 'First Name',
  lastname: 'Last Name',
  organizationName: 'Organization',
  access: 'Access',
  role: 'Role',
  status: 'Status',
  lastLogin: 'Last Login (UTC)',
};

export const userColumns = userColumnNames.map((name) => ({ name, label: labels[name] }));

type Read<Value> = { value: Value; problem: string | null };

const sortable = { columns: userColumns.map(({ name, label }) => text(name, label)), sorts: [defaultUserSort] };

/** `lastLogin desc`, one column alone. */
const readSort = (asked: string | undefined): Read<UserSort> => {
  const { sorts, problem } = readSorts(asked, sortable);
  const column = userColumns.find(({ name }) => name === sorts[0]?.column)?.name;
  if (problem === null && sorts.length === 1 && column !== undefined)
    return { value: { column, direction: sorts[0]?.direction ?? 'asc' }, problem };
  return { value: defaultUserSort, problem: `This table cannot be sorted by "${asked}". It is sorted by Email.` };
};

export const pageSizes = ['10', '20', '30', '40', '50'] as const;
export const defaultSize = 50;

const readSize = (asked: string | undefined): Read<number> =>
  asked === undefined || pageSizes.some((size) => size === asked)
    ? { value: Number(asked ?? defaultSize), problem: null }
    : { value: defaultSize, problem: `It does not show "${asked}" users per page. It shows ${defaultSize}.` };

/** Pages begin with 1; of one behind the last, the last is shown. */
const readPage = (asked: string | undefined, last: number): Read<number> => {
  const number = Number(asked ?? 1);
  if (Number.isInteger(number) && number >= 1 && number <= last) return { value: number, problem: null };
  const value = number > last ? last : 1;
  return { value, problem: `It has no page "${asked}". This is page ${value}.` };
};

/** What is beyond the length that a search takes is left out, and said to be. */
const readSearch = (asked = ''): Read<string> => {
  const value = asked.slice(0, userSearchMax);
  return {
    value,
    problem: value === asked ? null : `A search takes up to ${userSearchMax} characters: it is for the first of them.`,
  };
};

export type UserList = { search: string; sort: UserSort; size: number; page: number; problem: string | null };

/** How the address lists them, and what it asks for that there is not. @param count null = not known yet */
export const readList = (
  { search: searchText, sorts, size: sizeText, page: pageText }: Address,
  count: number | null,
): UserList => {
  const search = readSearch(searchText);
  const sort = readSort(sorts);
  const size = readSize(sizeText);
  const page = readPage(
    pageText,
    count === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(count / size.value)),
  );
  const problems = [search, sort, size, page].flatMap(({ problem }) => problem ?? []);
  return {
    ...{ search: search.value, sort: sort.value, size: size.value, page: page.value },
    problem: problems.length === 0 ? null : problems.join(' '),
  };
};

/** `1,201-1,250 of 12,040 users`. @param first how many stand before the page */
export const rangeText = (first: number, shown: number, count: number): string => {
  if (count === 0) return 'No users';
  const number = (place: number): string => formatValue('count', place);
  return `${number(first + 1)}-${number(first + shown)} of ${formatCount(count, 'user')}`;
};

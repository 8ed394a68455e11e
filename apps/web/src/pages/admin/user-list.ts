/** The list of users as it is searched, sorted and paged. Pure. */
import {
  type AdminUser,
  allPages,
  formatCount,
  formatValue,
  kindOfPages,
  roleLabel,
  statusLabel,
  text,
  userKindLabels,
} from '@cvm/contract';
import { readSorts } from '../../views/sorts.ts';
import type { Address } from './use-address.ts';

export const userColumns = [
  { name: 'email', label: 'Email' },
  { name: 'username', label: 'First Name' },
  { name: 'lastname', label: 'Last Name' },
  { name: 'organizationName', label: 'Organization' },
  { name: 'access', label: 'Access' },
  { name: 'role', label: 'Role' },
  { name: 'status', label: 'Status' },
  { name: 'lastLogin', label: 'Last Login (UTC)' },
] as const;
export type UserColumn = (typeof userColumns)[number]['name'];
export type UserSort = { column: UserColumn; direction: 'asc' | 'desc' };

export const accessLabel = ({ lookerUserInfo: { allowedPages } }: Pick<AdminUser, 'lookerUserInfo'>): string => {
  const kind = kindOfPages(allowedPages);
  if (kind !== null) return userKindLabels[kind];
  if (allPages.every((page) => allowedPages.includes(page))) return 'All pages';
  return allowedPages.length === 0 ? 'None' : 'Own list';
};

/** What a column sorts by. */
const texts: Record<UserColumn, (user: AdminUser) => string> = {
  email: ({ email }) => email,
  username: ({ username }) => username,
  lastname: ({ lastname }) => lastname,
  organizationName: ({ organizationName }) => organizationName ?? '',
  access: accessLabel,
  role: roleLabel,
  status: statusLabel,
  lastLogin: ({ lastLogin }) => lastLogin ?? '',
};

export const userText = (column: UserColumn, user: AdminUser): string => texts[column](user);

const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Empty texts last in either direction; equal ones by email address. What a user is sorted by is worked out once. */
export const sortUsers = (users: readonly AdminUser[], { column, direction }: UserSort): AdminUser[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return users
    .map((user) => ({ user, key: userText(column, user) }))
    .sort((a, b) => {
      if ((a.key === '') !== (b.key === '')) return a.key === '' ? 1 : -1;
      return sign * compare(a.key, b.key) || compare(a.user.email, b.user.email);
    })
    .map(({ user }) => user);
};

export const defaultSort: UserSort = { column: 'email', direction: 'asc' };

type Read<Value> = { value: Value; problem: string | null };

const sortable = { columns: userColumns.map(({ name, label }) => text(name, label)), sorts: [defaultSort] };

/** `lastLogin desc`, one column alone. */
const readSort = (asked: string | undefined): Read<UserSort> => {
  const { sorts, problem } = readSorts(asked, sortable);
  const column = userColumns.find(({ name }) => name === sorts[0]?.column)?.name;
  if (problem === null && sorts.length === 1 && column !== undefined)
    return { value: { column, direction: sorts[0]?.direction ?? 'asc' }, problem };
  return { value: defaultSort, problem: `This table cannot be sorted by "${asked}". It is sorted by Email.` };
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

export type UserList = { sort: UserSort; size: number; page: number; problem: string | null };

/** How the address lists them, and what it asks for that there is not. @param count null = not known yet */
export const readList = ({ sorts, size: sizeText, page: pageText }: Address, count: number | null): UserList => {
  const sort = readSort(sorts);
  const size = readSize(sizeText);
  const page = readPage(
    pageText,
    count === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(count / size.value)),
  );
  const problems = [sort, size, page].flatMap(({ problem }) => problem ?? []);
  return {
    ...{ sort: sort.value, size: size.value, page: page.value },
    problem: problems.length === 0 ? null : problems.join(' '),
  };
};

/** `1,201-1,250 of 12,040 users`. @param first how many stand before the page */
export const rangeText = (first: number, shown: number, count: number): string => {
  if (count === 0) return 'No users';
  const number = (place: number): string => formatValue('count', place);
  return `${number(first + 1)}-${number(first + shown)} of ${formatCount(count, 'user')}`;
};

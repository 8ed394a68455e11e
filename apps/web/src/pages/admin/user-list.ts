/** The list of users as it is searched, sorted and paged. Pure. */
import {
  type AdminUser,
  adminRole,
  allPages,
  formatCount,
  formatValue,
  kindOfPages,
  userKindLabels,
} from '@cvm/contract';

export const userColumns = [
  { name: 'email', label: 'Email' },
  { name: 'username', label: 'First Name' },
  { name: 'lastname', label: 'Last Name' },
  { name: 'organizationName', label: 'Organization' },
  { name: 'access', label: 'Access' },
  { name: 'role', label: 'Role' },
  { name: 'status', label: 'Status' },
  { name: 'lastLogin', label: 'Last Login' },
] as const;
export type UserColumn = (typeof userColumns)[number]['name'];
export type UserSort = { column: UserColumn; direction: 'asc' | 'desc' };

const roleLabels = { admin: 'Admin', 'admin-read': 'Admin, read only' } as const;

export const roleLabel = ({ roles }: Pick<AdminUser, 'roles'>): string => {
  const role = adminRole(roles);
  return role === null ? '' : roleLabels[role];
};

export const accessLabel = ({ lookerUserInfo: { allowedPages } }: Pick<AdminUser, 'lookerUserInfo'>): string => {
  const kind = kindOfPages(allowedPages);
  if (kind !== null) return userKindLabels[kind];
  if (allPages.every((page) => allowedPages.includes(page))) return 'All pages';
  return allowedPages.length === 0 ? 'None' : 'Own list';
};

/** What a column sorts by and a search looks in. */
const texts: Record<UserColumn, (user: AdminUser) => string> = {
  email: ({ email }) => email,
  username: ({ username }) => username,
  lastname: ({ lastname }) => lastname,
  organizationName: ({ organizationName }) => organizationName ?? '',
  access: accessLabel,
  role: roleLabel,
  status: ({ disabled }) => (disabled ? 'Disabled' : 'Active'),
  lastLogin: ({ lastLogin }) => lastLogin ?? '',
};

export const userText = (column: UserColumn, user: AdminUser): string => texts[column](user);

const searched: readonly UserColumn[] = ['email', 'username', 'lastname', 'organizationName', 'role', 'status'];

/** Users of whom every word of the search is found somewhere, in any case. */
export const findUsers = (users: readonly AdminUser[], search: string): AdminUser[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return users.filter((user) => {
    const text = searched
      .map((column) => userText(column, user))
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Empty texts last in either direction; equal ones by e-mail address. */
export const sortUsers = (users: readonly AdminUser[], { column, direction }: UserSort): AdminUser[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return [...users].sort((a, b) => {
    const [left, right] = [userText(column, a), userText(column, b)];
    if ((left === '') !== (right === '')) return left === '' ? 1 : -1;
    return sign * compare(left, right) || compare(a.email, b.email);
  });
};

export const defaultSort: UserSort = { column: 'email', direction: 'asc' };

/** `lastLogin desc`; whatever is not understood is the default. */
export const readSort = (text: string | undefined): UserSort => {
  const [name, direction] = (text ?? '').split(' ');
  const column = userColumns.find((one) => one.name === name)?.name;
  return column === undefined ? defaultSort : { column, direction: direction === 'desc' ? 'desc' : 'asc' };
};

export const pageSizes = ['10', '20', '30', '40', '50'] as const;
export const defaultSize = 50;

export const readSize = (text: string | undefined): number =>
  pageSizes.some((size) => size === text) ? Number(text) : defaultSize;

/** The page that is shown: the last one when there are fewer now. Pages begin with 1. */
export const readPage = (text: string | undefined, count: number, size: number): number =>
  Math.min(Math.max(1, Math.floor(Number(text)) || 1), Math.max(1, Math.ceil(count / size)));

/** `1,201-1,250 of 12,040 users`. @param first how many stand before the page */
export const rangeText = (first: number, shown: number, count: number): string => {
  if (count === 0) return 'No users';
  const number = (place: number): string => formatValue('count', place);
  return `${number(first + 1)}-${number(first + shown)} of ${formatCount(count, 'user')}`;
};

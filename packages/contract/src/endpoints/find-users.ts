/** Which users a search finds, and in what order they stand: the same in a page of them and in the file. Pure. */
import { comparedText } from '../filters/letters.ts';
import { allPages, kindOfPages, userKindLabels } from '../pages/user-kinds.ts';
import { type AdminUser, adminRole, type UserColumn, type UserSort } from './admin.ts';

const roleLabels = { admin: 'Admin', 'admin-read': 'Admin, read only' } as const;

export const roleLabel = ({ roles }: Pick<AdminUser, 'roles'>): string => {
  const role = adminRole(roles);
  return role === null ? '' : roleLabels[role];
};

export const statusLabel = ({ disabled }: Pick<AdminUser, 'disabled'>): string => (disabled ? 'Disabled' : 'Active');

const accessLabel = ({ lookerUserInfo: { allowedPages } }: Pick<AdminUser, 'lookerUserInfo'>): string => {
  const kind = kindOfPages(allowedPages);
  if (kind !== null) return userKindLabels[kind];
  if (allPages.every((page) => allowedPages.includes(page))) return 'All pages';
  return allowedPages.length === 0 ? 'None' : 'Own list';
};

/** What a user is found and sorted by. */
export type UserFacts = Pick<
  AdminUser,
  'email' | 'username' | 'lastname' | 'organizationName' | 'disabled' | 'roles' | 'lastLogin' | 'lookerUserInfo'
>;

/** What a column shows, and sorts by. */
const texts: Record<UserColumn, (user: UserFacts) => string> = {
  email: ({ email }) => email,
  username: ({ username }) => username,
  lastname: ({ lastname }) => lastname,
  organizationName: ({ organizationName }) => organizationName ?? '',
  access: accessLabel,
  role: roleLabel,
  status: statusLabel,
  lastLogin: ({ lastLogin }) => lastLogin ?? '',
};

export const userText = (column: UserColumn, user: UserFacts): string => texts[column](user);

/** Users of whom every word of the search is found somewhere, in any case. */
export const findUsers = <T extends UserFacts>(users: readonly T[], search: string): T[] => {
  const words = comparedText(search).split(/\s+/).filter(Boolean);
  return users.filter((user) => {
    const { email, username, lastname, organizationName } = user;
    const all = [email, username, lastname, organizationName ?? '', roleLabel(user), statusLabel(user)].join(' ');
    const compared = comparedText(all);
    return words.every((word) => compared.includes(word));
  });
};

const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Empty texts last in either direction; equal ones by email address. What a user is sorted by is worked out once. */
export const sortUsers = <T extends UserFacts>(users: readonly T[], { column, direction }: UserSort): T[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return users
    .map((user) => ({ user, key: userText(column, user) }))
    .sort((a, b) => {
      if ((a.key === '') !== (b.key === '')) return a.key === '' ? 1 : -1;
      return sign * compare(a.key, b.key) || compare(a.user.email, b.user.email);
    })
    .map(({ user }) => user);
};

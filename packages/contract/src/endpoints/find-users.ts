/** Which users a search finds: the same on screen and in the file. Pure. */
import { comparedText } from '../filters/letters.ts';
import { type AdminUser, adminRole } from './admin.ts';

const roleLabels = { admin: 'Admin', 'admin-read': 'Admin, read only' } as const;

export const roleLabel = ({ roles }: Pick<AdminUser, 'roles'>): string => {
  const role = adminRole(roles);
  return role === null ? '' : roleLabels[role];
};

export const statusLabel = ({ disabled }: Pick<AdminUser, 'disabled'>): string => (disabled ? 'Disabled' : 'Active');

/** Users of whom every word of the search is found somewhere, in any case. */
export const findUsers = (users: readonly AdminUser[], search: string): AdminUser[] => {
  const words = comparedText(search).split(/\s+/).filter(Boolean);
  return users.filter((user) => {
    const { email, username, lastname, organizationName } = user;
    const all = [email, username, lastname, organizationName ?? '', roleLabel(user), statusLabel(user)].join(' ');
    const compared = comparedText(all);
    return words.every((word) => compared.includes(word));
  });
};

/** What a user is to callers (no secret among it), and the columns it is read from. */
import { comparedText } from '@cvm/contract';
import type { Organization } from './organizations.ts';
import { organizations, users } from './schema/people.ts';

export type Role = (typeof users.$inferSelect.roles)[number];

export type User = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  organization: Organization | null;
  disabled: boolean;
  /** The first entry is the role; empty for everybody who is no administrator. */
  roles: Role[];
  allowedPages: string[];
  allowedDataCategories: string[];
  blockedReports: string[];
  blockedLooks: string[];
  apiKey: string | null;
  avatar: string | null;
  lastLogin: Date | null;
  createdAt: Date;
  modifiedAt: Date;
};

/** The sign-in name as it is stored and compared. */
export const normalUsername = (username: string): string => comparedText(username);

/** The public columns of a user; to be joined with organizations on the left. */
export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  organization: { id: organizations.id, name: organizations.name, avatar: organizations.avatar },
  disabled: users.disabled,
  roles: users.roles,
  allowedPages: users.allowedPages,
  allowedDataCategories: users.allowedDataCategories,
  blockedReports: users.blockedReports,
  blockedLooks: users.blockedLooks,
  apiKey: users.apiKey,
  avatar: users.avatar,
  lastLogin: users.lastLogin,
  createdAt: users.createdAt,
  modifiedAt: users.modifiedAt,
};

/** What a user is to callers (no secret among it), and the columns it is read from. */
import type { Organisation } from './organisations.ts';
import { organisations, users } from './schema/people.ts';

export type Role = (typeof users.$inferSelect.roles)[number];

export type User = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  organisation: Organisation | null;
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
export const normalUsername = (username: string): string => username.trim().toLowerCase();

/** The public columns of a user; to be joined with organisations on the left. */
export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  organisation: { id: organisations.id, name: organisations.name, avatar: organisations.avatar },
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

/**
 * Tables: organizations and users. Entitlements are stored as the specification spells them (1-foundation section 6,
 * 3-reports-and-admin section 3) and are interpreted by `@cvm/contract` alone.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { hiddenText } from './hidden-text.ts';

const moment = () => timestamp({ withTimezone: true });
const texts = () => text().array().notNull().default(sql`'{}'`);

export const organizations = pgTable('organizations', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull().unique(),
  /** Address of the picture shown on the profile page. */
  avatar: text(),
  createdAt: moment().notNull().defaultNow(),
});

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The name typed at sign-in, trimmed and lower-cased; an email address for people. */
    email: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    organizationId: uuid().references(() => organizations.id),
    /** argon2id in PHC form; null until the first password is set, and then no password signs in. */
    passwordHash: hiddenText(),
    disabled: boolean().notNull().default(false),
    /** 'admin' or 'admin-read'; the first entry is the role. Empty for everybody else. */
    roles: text({ enum: ['admin', 'admin-read'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    allowedPages: texts(),
    allowedDataCategories: texts(),
    blockedReports: texts(),
    blockedLooks: texts(),
    apiKey: text(),
    /** SHA-256 of the secret, which is 256 random bits and so needs no slow hash. */
    apiSecretHash: hiddenText(),
    avatar: text(),
    lastLogin: moment(),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('users_email_unique').on(table.email),
    unique('users_api_key_unique').on(table.apiKey),
    index().on(table.organizationId),
    check('users_email_normal', sql`${table.email} = lower(btrim(${table.email})) and ${table.email} <> ''`),
    check('users_roles_known', sql`${table.roles} <@ array['admin', 'admin-read']`),
  ],
);

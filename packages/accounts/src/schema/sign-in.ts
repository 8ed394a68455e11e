/** Tables: sessions, password resets and failed sign-ins. No secret is stored in the clear: tokens are SHA-256 hashes. */

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { hiddenText } from './hidden-text.ts';
import { users } from './people.ts';

const moment = () => timestamp({ withTimezone: true });
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: hiddenText().notNull(),
    userId: owner(),
    createdAt: moment().notNull(),
    /** Written at most once a minute; the idle limit counts from here. */
    lastUsedAt: moment().notNull(),
    /** The absolute limit, however busy the session is. */
    expiresAt: moment().notNull(),
    userAgent: text(),
    address: text(),
    /** The administrator who looks at the portal as the user through this session; null for the user's own sessions. */
    viewerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('sessions_token_hash_unique').on(table.tokenHash),
    index().on(table.userId),
    index().on(table.viewerId),
    index().on(table.expiresAt),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: hiddenText().notNull(),
    userId: owner(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Set by the one use; a link works while this is null and `expiresAt` lies ahead. */
    usedAt: moment(),
  },
  (table) => [unique('password_resets_token_hash_unique').on(table.tokenHash), index().on(table.userId)],
);

/**
 * One row per failed sign-in, and per attempt at the doors that `throttle.ts` names. Both counts come from the same rows, so a success, which takes away the rows of its
 * user, gives an address back the slips of that user and none of its guesses at others.
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the name that was typed, because people also type passwords into that field. */
    usernameHash: hiddenText().notNull(),
    address: text().notNull(),
    failedAt: moment().notNull(),
  },
  (table) => [
    index().on(table.usernameHash, table.failedAt),
    index().on(table.address, table.failedAt),
    index().on(table.failedAt),
    check('login_failures_address_given', sql`${table.address} <> ''`),
  ],
);

/** Tables: messages about downtime and the record of who did what. */
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const downtimeMessages = pgTable(
  'downtime_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    body: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Append-only. Nothing refers to `users` here, so that the record outlives the people in it. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** The user who acted, and the sign-in name at that time; null for the system itself. */
    actorId: uuid(),
    actor: text(),
    /** What was done, dotted: `user.update`, `session.login`. */
    action: text().notNull(),
    /** What it was done to: the id or name of a user, report, message. */
    target: text(),
    /** Network address the request came from. */
    address: text(),
    details: jsonb().notNull().default({}),
  },
  (table) => [
    index().on(table.at),
    index().on(table.actorId, table.at),
    index().on(table.action, table.at),
    index().on(table.target, table.at),
  ],
);

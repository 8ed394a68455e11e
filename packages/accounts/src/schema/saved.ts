/**
 * Tables: what users save. The JSON columns hold values whose schema, `version` and upgrades live in
 * `@cvm/contract`; this store keeps them unread.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { organizations, users } from './people.ts';

const moment = () => timestamp({ withTimezone: true });
/** Whoever did it; what they did outlives them. */
const doer = () => uuid().references(() => users.id, { onDelete: 'set null' });
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const segments = pgTable(
  'segments',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    filters: jsonb().notNull(),
    /** Version of the shape of `filters`. */
    version: integer().notNull(),
    isBenchmark: boolean().notNull().default(false),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId),
    // 2-title-reports section 5; that it is no other segment's name either is asked when it is saved.
    uniqueIndex('segments_benchmark_name_unique')
      .on(table.userId, sql`lower(${table.name})`)
      .where(sql`${table.isBenchmark}`),
    check('segments_name_given', sql`btrim(${table.name}) <> ''`),
  ],
);

export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    definition: jsonb().notNull(),
    /** Version of the shape of `definition`. */
    version: integer().notNull(),
    /** 'disabled' hides a report from the lists (3-reports-and-admin section 3). */
    status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    createdAt: moment().notNull().defaultNow(),
    modifiedAt: moment().notNull().defaultNow(),
    modifiedBy: doer(),
    /** How many times it was saved: whoever saves says which one they began from. */
    revision: integer().notNull().default(1),
    /** Words that its owner files it under. */
    tags: text().array().notNull().default(sql`'{}'`),
    /** When it was put into the bin; null = it is not there. */
    binnedAt: moment(),
    /** When it was first seen to have lain there for long enough. */
    overdueAt: moment(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.binnedAt).where(sql`${table.binnedAt} is not null`),
    check('reports_name_given', sql`btrim(${table.name}) <> ''`),
    check('reports_status_known', sql`${table.status} in ('active', 'disabled')`),
  ],
);

/** What a report was before it was saved over. */
export const reportRevisions = pgTable(
  'report_revisions',
  {
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    name: text().notNull(),
    definition: jsonb().notNull(),
    /** Version of the shape of `definition`. */
    version: integer().notNull(),
    savedAt: moment().notNull(),
    savedBy: doer(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.revision] })],
);

/** Colleagues of its owner whom a report is shared with, and whether they may save over it. */
export const reportShares = pgTable(
  'report_shares',
  {
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: owner(),
    mayEdit: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.userId] }), index().on(table.userId)],
);

/** The answer of a report as it was when it was published, with the data and the definitions that it came from. */
export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey().defaultRandom(),
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** Of whoever published it, and of whoever may read it; null = nobody but the publisher. */
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    publishedAt: moment().notNull(),
    publishedBy: doer(),
    /** What the report was. */
    revision: integer().notNull(),
    name: text().notNull(),
    definition: jsonb().notNull(),
    /** Version of the shape of `definition`. */
    version: integer().notNull(),
    /** What it was answered from. */
    edition: integer().notNull(),
    dataThrough: text().notNull(),
    /** The answer and what it rests on, as whoever keeps it writes it. */
    content: bytes().notNull(),
    /** Version of the shape of `content`. */
    contentVersion: integer().notNull(),
  },
  (table) => [index().on(table.reportId), index().on(table.organizationId)],
);

/** A short id that stands for a page's path and search part, for links that would be too long to send. */
export const permalinks = pgTable('permalinks', {
  id: text().primaryKey(),
  urlState: text().notNull(),
  userId: uuid().references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment().notNull().defaultNow(),
});

/**
 * Tables: the search index, filled from the data an edition holds. An index is written beside the one that answers and
 * takes its place when it is complete, so that a search never waits for it and no transaction is long.
 */
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const searchIndexes = pgTable('search_indexes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The data it was filled from. */
  source: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** Null while it is being filled; the latest filled one answers. */
  filledAt: moment(),
});

export const searchEntries = pgTable(
  'search_entries',
  {
    indexId: bigint({ mode: 'number' })
      .notNull()
      .references(() => searchIndexes.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['show', 'movie', 'network', 'actor'] }).notNull(),
    /** Id in the data. */
    id: text().notNull(),
    /** As it is shown. */
    name: text().notNull(),
    /** As it is compared: see `foldName`. */
    folded: text().notNull(),
    image: text(),
    /** What tells it from others of its name: a year, a network. */
    note: text(),
    followers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.indexId, table.kind, table.id] }),
    index('search_entries_folded_trigrams').using('gin', table.folded.op('gin_trgm_ops')),
  ],
);

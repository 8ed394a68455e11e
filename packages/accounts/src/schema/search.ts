/**
 * Tables: the search index, filled from the data an edition holds. An index is written beside the one that answers and
 * takes its place when it is complete, so that a search never waits for it and no transaction is long.
 */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const searchIndexes = pgTable('search_indexes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The data it was filled from. */
  source: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** Null while it is being filled; the latest filled one answers. */
  filledAt: moment(),
});

export const searchKinds = ['show', 'movie', 'network', 'actor'] as const;

export const searchEntries = pgTable(
  'search_entries',
  {
    indexId: bigint({ mode: 'number' })
      .notNull()
      .references(() => searchIndexes.id, { onDelete: 'cascade' }),
    kind: text({ enum: searchKinds }).notNull(),
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
    /** A network that is marked US: these stand before the others. */
    leads: boolean().notNull().default(false),
    /** Among the most followed of its kind: in these, slips of spelling are looked for. */
    popular: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.indexId, table.kind, table.id] }),
    // The most followed first, and beginnings of names.
    index('search_entries_order').on(
      table.indexId,
      table.kind,
      table.leads,
      table.followers.desc().nullsFirst(),
      sql`lower(${table.name})`,
      table.id,
    ),
    index('search_entries_beginnings').on(table.indexId, table.kind, table.folded.op('text_pattern_ops')),
    // Insides, a kind by itself: what is common among shows is not read where actors are asked for.
    ...searchKinds.map((kind) =>
      index(`search_entries_${kind}_trigrams`)
        .using('gin', table.folded.op('gin_trgm_ops'))
        .where(sql.raw(`kind = '${kind}'`)),
    ),
    index('search_entries_popular_trigrams').using('gin', table.folded.op('gin_trgm_ops')).where(sql.raw('popular')),
  ],
);

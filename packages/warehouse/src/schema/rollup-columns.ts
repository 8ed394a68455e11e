// Columns that several rollups share. A rollup holds nothing that is not in the facts: figures laid out so that an answer adds
// up few numbers (docs/decisions/0011-rollups.md).
import { cellColumn, dayColumn, memberColumn, titleColumn } from './fact-columns.ts';
import { type Column, column } from './table.ts';
import { enumType } from './vocabulary.ts';

/**
 * What makes distinct members add up over days: a row is the member's first in any range that begins on `since` or later. So the
 * distinct members of a range are its rows with `since <= first day of the range`.
 */
export const sinceColumn: Column = column(
  'since',
  'Date32',
  'day after the one the member was here before; 1900-01-01 = never before',
);

/** A row per title, member and day with a view. */
export const viewDayColumns: readonly Column[] = [
  titleColumn,
  dayColumn,
  cellColumn,
  memberColumn,
  sinceColumn,
  column('views', 'UInt32', 'views of that day'),
  column('watched', 'UInt32', 'regular episodes the member has watched by the end of the day'),
  column('fresh', 'UInt32', 'of these, watched for the first time that day'),
];

/** All-time figures, which add up over titles as far as they count rows, over cells and over parts of a load always. */
export const totalsColumns: readonly Column[] = [
  column('views', 'UInt64', 'views'),
  column('viewers', 'UInt64', 'distinct members with a view'),
  column('finished', 'UInt64', 'regular episodes its viewers watched, of each at most those aired'),
  column('aired', 'UInt32', 'regular episodes aired by data_through; not a sum'),
  column('bingers', 'UInt64', 'distinct members who binged it'),
  column('followers', 'Int64', 'distinct members following at the end of data_through'),
  column('points', 'UInt64', 'engagements, weighted'),
  column('stars', 'UInt64', 'sum of ratings'),
  column('ratings', 'UInt64', 'number of ratings'),
];

/** `any` stands for titles of either kind. */
export const kindColumn: Column = column('kind', enumType(['any', 'series', 'movie'], 0), 'kind of the titles');

/** Reads of single titles decompress little: the block is the unit, not the granule. */
export const smallBlocks = {
  index_granularity: 1024,
  min_compress_block_size: 4096,
  max_compress_block_size: 16384,
} as const;

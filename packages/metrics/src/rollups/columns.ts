/**
 * The columns of rollups and how the rows of their tables lie. A column by the name of a dimension is the one that facts have; the
 * others stand here once, for the table and for the statements that fill it.
 */
import { contentTypeOf, partDefinition, titleKinds } from '@cvm/contract';

/** What rows are told apart by. `kind` is all titles of a kind together, whose members are distinct over them. */
export const dimensions = [
  'title',
  'kind',
  'genre',
  'member',
  'cell',
  'country',
  'age',
  'gender',
  'day',
  'platform',
  'character',
  'actor',
] as const;

export type StoredDimension = (typeof dimensions)[number];

/** What a cell says of its people. */
export type Bucket = Extract<StoredDimension, 'country' | 'age' | 'gender'>;

export type StoredColumn = {
  readonly name: string;
  /** The engine's type, or a list of numbers of a dimension. */
  readonly type: string | { readonly listOf: StoredDimension };
  readonly comment: string;
  readonly codec?: string;
};

export type Columns = readonly (StoredDimension | StoredColumn)[];

/** What rows are sorted by first, but for the kind of their titles. */
export type SortedBy = StoredDimension | 'week' | 'seed';

/** How the rows of a table lie: sorted, parted, spread over the nodes of a cluster. */
export type Storage = {
  readonly orderBy: readonly [SortedBy, ...string[]] | readonly ['title_kind', SortedBy, ...string[]];
  readonly partitionBy?: string;
  readonly settings?: Readonly<Record<string, number>>;
  /** Rows of a member stay together, or rows are summands that may lie anywhere. */
  readonly spread: 'parts' | { readonly by: 'member' };
};

export const column = <const Name extends string>(name: Name, type: StoredColumn['type'], comment: string) => ({
  name,
  type,
  comment,
});

const isDimension = (name: string): name is StoredDimension => dimensions.some((one) => one === name);

/** What the rows of a table with these columns tell apart. */
export const dimensionsOf = (columns: Columns): StoredDimension[] =>
  columns.map((one) => (typeof one === 'string' ? one : one.name)).filter(isDimension);

export const namesOf = (columns: Columns): string[] => columns.map((one) => (typeof one === 'string' ? one : one.name));

/**
 * What makes distinct members add up over days: a row is the member's first in any range that begins on `since` or later. So the
 * distinct members of a range are its rows with `since <= first day of the range`. Two bytes: ranges read it of every row, and it
 * hardly compresses.
 */
export const sinceColumn = column(
  'since',
  'Date',
  'day after the one the member was here before; 1970-01-01 = never before',
);

/**
 * From how many days between `since` and the day on a row is of the next class. A row counts in the ranges that begin between these
 * two: of a class that is short, only in the first days of a range, so that of most classes few days are read.
 */
export const gapsFrom = [3, 15, 63, 255, 1023] as const;

export const gapColumn = column(
  'gap',
  'UInt8',
  `class of the days from since to day: 0 = fewer than ${gapsFrom[0]}, then from ${gapsFrom.join(', ')} on`,
);

/**
 * In front of the order of rows by day: a question about one kind of titles reads no rows of the other. It tells no rows apart that
 * their title does not.
 */
export const titleKindColumn = column(
  'title_kind',
  `Enum8(${titleKinds.map((kind, i) => `'${contentTypeOf[kind]}' = ${i + 1}`).join(', ')})`,
  'kind of the title',
);

/** Seven days, counted from the day that `since` has of members who were never here before. */
export const weekDays = 7;
export const weekColumn = column('week', 'UInt16', 'weeks from 1970-01-01, a Thursday, to the first day of this one');

/**
 * From how many days between `since` and the day on a member has been away for long. Whoever was here later than that is the first of
 * a range in so many of its first days alone.
 */
export const absence = 15;

/** The day that `since` has of members who were never here before; views of rollups are of later days. */
export const neverDay = '1970-01-01';

/**
 * A small number of which many are read: as many bits of each as the greatest of a block has. That is fewer bytes than the usual codec
 * leaves, which looks for what repeats, and they are unpacked faster.
 */
const packed = (one: StoredColumn): StoredColumn => ({ ...one, codec: 'T64' });

/** A row per title, member and day with a view. */
export const viewDayColumns: Columns = [
  'title',
  'day',
  'cell',
  'member',
  sinceColumn,
  packed(column('views', 'UInt32', 'views of that day')),
  packed(column('watched', 'UInt32', 'regular episodes the member has watched by the end of the day')),
  packed(column('fresh', 'UInt32', 'of these, watched for the first time that day')),
];

/**
 * Sums of parts. Those that count rows or worth add up over titles; all of them over cells and over parts of a load. What a later load
 * may take away again is signed: a rating that gave way to another leaves a row that says one less.
 */
export const sums = {
  views: column('views', 'UInt64', partDefinition('views').says),
  viewers: column('viewers', 'UInt64', partDefinition('viewers').says),
  finished: column('finished', 'UInt64', 'regular episodes its viewers watched, of each at most those aired'),
  aired: column('aired', 'UInt32', 'regular episodes aired by data_through; not a sum'),
  bingers: column('bingers', 'UInt64', partDefinition('bingers').says),
  followers: column('followers', 'Int64', 'distinct members following at the end of data_through'),
  points: column('points', 'Int64', partDefinition('engagements').says),
  stars: column('stars', 'Int64', partDefinition('stars').says),
  ratings: column('ratings', 'Int64', partDefinition('ratings').says),
} as const;

/** All-time figures of a title. */
export const totalsColumns = Object.values(sums);

export const steps = column('steps', 'Int64', 'members who start less those who stop');

/** Reads of single titles decompress little: the block is the unit, not the granule. */
export const smallBlocks = {
  index_granularity: 1024,
  min_compress_block_size: 4096,
  max_compress_block_size: 16384,
} as const;

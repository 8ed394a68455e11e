// Where a rollup is derived and which rows are; the text is the same for a full build and for what an append adds. A load runs it.
import { calendar, daysBetween } from '@cvm/contract';
import { neverDay, weekDays } from '../columns.ts';

/** Databases of the new edition and of the load's stages, and the last day with data. */
export type Place = {
  readonly database: string;
  readonly stageDatabase: string;
  readonly dataThrough: string;
  /** Of a rollup that moves with the end of the data: what it was in the edition before; absent where it is built anew. */
  readonly moved?: Before;
};

export type Before = {
  readonly earlier: string;
  /** The last day with data of the edition before. */
  readonly before: string;
  /** A query of the titles of which days before have changed. */
  readonly late: string;
};

/** A table of the stage database: all views of the members and titles that an append adds days to. */
export const grownViews = ({ stageDatabase }: Place): string => `${stageDatabase}.grown_views`;

/** A table of the stage database: of presets and members whose titles an append changes these, and as `held` those before. */
export const movedTitlesOf = ({ stageDatabase }: Place): string => `${stageDatabase}.moved_titles`;

/** What rollups are derived from of a view. */
const viewColumns = ['title', 'member', 'at', 'day', 'cell', 'episode', 'regular', 'platform', 'bulk'].join(', ');

/** A title and a member as one number: an engine looks for numbers faster than for tuples. */
const pair = 'bitOr(bitShiftLeft(toUInt64(title), 32), member)';

/** SQL: on rows of the titles and members of a query. By the tuples the engine finds the parts of a table that hold any of them. */
export const isOfPairs = (query: (columns: string) => string): string =>
  `${pair} in (${query(pair)}) and indexHint((title, member) in (${query('title, member')}))`;

/**
 * `added` is the table of the views that the append adds. They are looked up once, and rollups are derived from them, of titles that
 * are not derived anew.
 */
export const createGrownViews = (place: Place, { before }: Pick<Before, 'before'>, added: string): string => {
  const grown = (columns: string) => `select ${columns} from ${added} where day > toDate32('${before}')`;
  return `create table ${grownViews(place)} engine = MergeTree order by (title, member, at) as
select ${viewColumns} from ${place.database}.views
prewhere ${isOfPairs(grown)}`;
};

export type Slice = {
  /** On rows of a fact or rollup it is derived from: whole histories of a title and a member. */
  readonly of: string;
  /** On the days of derived rows: those that are new. */
  readonly days: (day: string) => string;
  /** What an append adds to all but the titles that are derived anew: its rows stand in the stage database. */
  readonly isLater?: true;
};

/** Never before: a day before all views, in the type of `since`. */
export const never = `toDate('${neverDay}')`;

export const everyDay = (): string => '1';

/** SQL: of days in ascending order (or none), the day after the one before each; `never` for the first. */
export const sinceSql = (days: string): string =>
  `arraySlice(arrayPushFront(arrayMap(d -> toDate(d + 1), arrayPopBack(${days})), ${never}), 1, length(${days}))`;

/** SQL: the kind of a title by its number, as rows by day have it. */
export const kindOf = ({ database }: Pick<Place, 'database'>, title = 'title'): string =>
  `if(${title} in (select title from ${database}.titles where kind = 'movie'), 'movie', 'series') as title_kind`;

/** SQL: the week of a day; the first of all for those before 1970. */
export const weekOf = (day: string): string => `toUInt16(greatest(intDiv(toInt32(${day}), ${weekDays}), 0))`;

/** The views that a slice is derived from. */
export const viewsOf = (place: Place, { isLater }: Slice): string =>
  isLater === true ? grownViews(place) : `${place.database}.views`;

/** Days are counted from the first of the calendar: 18 bits hold all of them, 16 a cell, and 30 are left to titles. */
const firstDay = `toDate32('${calendar.first}')`;
const daysTo1970 = daysBetween(calendar.first, '1970-01-01');

/** SQL: a day as a number in the order of days, which `dayNumbered` takes back. */
export const numberOfDay = (day: string): string => `toInt32(${day}) + ${daysTo1970}`;
export const dayNumbered = (number: string): string => `${firstDay} + ${number}`;

/** SQL: title, day and cell of a row as one number in their order; an engine groups by a number two to three times faster. */
export const packedKey = `bitOr(bitOr(bitShiftLeft(toUInt64(title), 34), bitShiftLeft(toUInt64(${numberOfDay('day')}), 16)), cell)`;

/** What was packed into `key`, as three columns. */
export const unpacked = `toUInt32(bitShiftRight(key, 34)), ${dayNumbered('bitAnd(bitShiftRight(key, 16), 262143)')}, toUInt16(key)`;

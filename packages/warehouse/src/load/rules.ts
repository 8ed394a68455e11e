// What a column must hold, as SQL. A check's `when` is true for a row that breaks the format; the row is then rejected with
// the reason `<column> <value> <says>`. `r` is the row as read, every column a String with '' for null, lists as arrays.
import { literal } from '../schema/index.ts';

export type Check = {
  readonly column: string;
  readonly when: string;
  readonly says: string;
};

const timestampPattern =
  '^\\d{4}-\\d{2}-\\d{2}([ T]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d([.]\\d+)?)?(Z|[+-]\\d{2}(:?\\d{2})?)?)?$';

/** SQL: a date `YYYY-MM-DD` of 1900 to 2299, null where the text is none. ClickHouse alone would turn 30 February into 1 March. */
export function dateSql(text: string): string {
  return `if(toString(toDate32OrNull(${text})) = ${text}, toDate32OrNull(${text}), null)`;
}

/**
 * SQL: a UTC timestamp `YYYY-MM-DD HH:MM:SS`, ISO 8601 or a bare date; null where the text is none. Fractions of a second are
 * cut off. TRICKY: the best-effort parser stops at 1970 and 2106, so the rare dates outside take their time of day from it
 * and their day from Date32.
 */
export function timestampSql(text: string): string {
  const day = `toDate32OrNull(substring(${text}, 1, 10))`;
  const timeOfDay = `toInt64(parseDateTimeBestEffortOrZero(concat('2000-01-02', substring(${text}, 11)), 'UTC')) - 946771200`;
  return `if(
      match(${text}, ${literal(timestampPattern)}) and toString(${day}) = substring(${text}, 1, 10),
      if(${text} < '1970-01-02' or ${text} > '2100',
        addSeconds(toDateTime64(assumeNotNull(${day}), 0, 'UTC'), ${timeOfDay}),
        parseDateTime64BestEffortOrNull(${text}, 0, 'UTC')),
      null)`;
}

/** Must have a value. */
export function required(...names: string[]): Check[] {
  return names.map((column) => ({ column, when: `r.${column} = ''`, says: 'is missing' }));
}

/** Up to 64 characters. */
export function id(...names: string[]): Check[] {
  return names.map((column) => ({ column, when: `lengthUTF8(r.${column}) > 64`, says: 'has more than 64 characters' }));
}

/** Digits alone, as the ids of shows, actors and networks are. */
export function digits(...names: string[]): Check[] {
  return names.map((column) => ({
    column,
    when: `not match(r.${column}, '^[0-9]*$')`,
    says: 'is not made of digits alone',
  }));
}

/** One of a closed list, or nothing. */
export function oneOf(column: string, words: readonly string[]): Check {
  const known = words.filter((word) => word !== '');
  return {
    column,
    when: `r.${column} not in (${['', ...known].map(literal).join(', ')})`,
    says: `is none of ${known.join(', ')}`,
  };
}

export function country(...names: string[]): Check[] {
  return names.map((column) => ({
    column,
    when: `not match(r.${column}, '^([A-Z]{2})?$')`,
    says: 'is not an ISO 3166-1 code of two capital letters',
  }));
}

export function language(...names: string[]): Check[] {
  return names.map((column) => ({
    column,
    when: `not match(r.${column}, '^([a-z]{2})?$')`,
    says: 'is not an ISO 639-1 code of two small letters',
  }));
}

export function flag(column: string): Check {
  return { column, when: `r.${column} not in ('', 'true', 'false')`, says: 'is neither true nor false' };
}

/** A whole number within bounds, or nothing. */
export function whole(column: string, least: number, most: number): Check {
  return {
    column,
    when: `r.${column} != '' and (isNull(toInt64OrNull(r.${column})) or toInt64OrZero(r.${column}) < ${least} or toInt64OrZero(r.${column}) > ${most})`,
    says: `is not a whole number from ${least} to ${most}`,
  };
}

/** A calendar date, or nothing. */
export function date(...names: string[]): Check[] {
  return names.map((column) => ({
    column,
    when: `r.${column} != '' and isNull(${dateSql(`r.${column}`)})`,
    says: 'is not a date from 1900-01-01 on',
  }));
}

/** A moment not after the last complete day, or nothing. `parsed` names the column of the same select that holds its value. */
export function moment(column: string, parsed: string, dataThrough: string): Check[] {
  return [
    { column, when: `r.${column} != '' and isNull(${parsed})`, says: 'is not a UTC timestamp from 1900-01-01 on' },
    {
      column,
      when: `toDate32(${parsed}) > toDate32('${dataThrough}')`,
      says: `is after ${dataThrough}, the last day of the data`,
    },
  ];
}

/** Text that is kept as it is must be readable. */
export function text(...names: string[]): Check[] {
  return names.map((column) => ({ column, when: `not isValidUTF8(r.${column})`, says: notUtf8 }));
}

/** The end of the reason that stops the whole load. */
export const notUtf8 = 'is not UTF-8';

/** Where a value is given, the joined number must be found. */
export function known(column: string, number: string, where: string): Check {
  return { column, when: `r.${column} != '' and ${number} = 0`, says: `is not in ${where}` };
}

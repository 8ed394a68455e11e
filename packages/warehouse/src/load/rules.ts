// What a column must hold, as SQL. A check's `when` is true for a row that breaks the format; the row is then rejected with
// the reason `<column> <value> <says>`. `r` is the row as read, every column a String with '' for null, lists as arrays.
import { calendar, countryCodes, idMax, languageCodes } from '@cvm/contract';
import { literal } from '../schema/index.ts';
import type { TableName } from './format.ts';

export type Check = {
  readonly column: string;
  readonly when: string;
  readonly says: string;
  /** The row is good in itself, and goes because the row of this table that it names was rejected. */
  readonly because?: TableName;
};

/** Zones lie from 12 hours behind UTC to 14 ahead of it. */
const zonePattern = '( ?(Z|UTC|GMT)|([+](0\\d|1[0-4])|-(0\\d|1[0-2]))(:?[0-5]\\d)?)';
const timestampPattern = `^\\d{4}-\\d{2}-\\d{2}([ T]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d([.]\\d+)?)?${zonePattern}?)?$`;

/** SQL: a date `YYYY-MM-DD` of 1900 to 2299, null where the text is none. ClickHouse alone would turn 30 February into 1 March. */
export const dateSql = (text: string): string =>
  `if(toString(toDate32OrNull(${text})) = ${text}, toDate32OrNull(${text}), null)`;

/**
 * SQL: a UTC timestamp `YYYY-MM-DD HH:MM:SS`, ISO 8601 or a bare date; null where the text is none. Fractions of a second are
 * cut off. Where the file holds moments, `<text>_moment` is this one. What reads the same once it is written again is that moment;
 * other texts are looked at closely, at five times the cost.
 */
export const timestampSql = (text: string): string => {
  const seconds = `substring(${text}, 1, 19)`;
  const moment = `toDateTime64OrNull(${seconds}, 0, 'UTC')`;
  return `multiIf(
      isNotNull(${text}_moment),
      ${text}_moment,
      ifNull(toString(${moment}) = replaceOne(${seconds}, 'T', ' '), false) and substring(${text}, 20) in (${plainEnds}),
      ${moment},
      ${anyTimestampSql(text)})`;
};

/** Behind the seconds, without meaning. */
const plainEnds = ['', 'Z', '.000', '.000Z'].map(literal).join(', ');

/**
 * TRICKY: the best-effort parser stops at 1970 and 2106, so the rare dates outside take their time of day from it and their day from
 * Date32. A zone may move the first day before all days.
 */
const anyTimestampSql = (text: string): string => {
  const day = `toDate32OrNull(substring(${text}, 1, 10))`;
  const timeOfDay = `toInt64(parseDateTimeBestEffortOrZero(concat('2000-01-02', substring(${text}, 11)), 'UTC')) - 946771200`;
  const outside = `addSeconds(toDateTime64(assumeNotNull(${day}), 0, 'UTC'), ${timeOfDay})`;
  return `if(
        match(${text}, ${literal(timestampPattern)}) and toString(${day}) = substring(${text}, 1, 10),
        if(${text} < '1970-01-02' or ${text} > '2100',
          if(toDate32(${outside}) < toDate32('${calendar.first}'), null, ${outside}),
          parseDateTime64BestEffortOrNull(${text}, 0, 'UTC')),
        null)`;
};

/** Nothing that can be seen: blanks of any script, and what has no width. */
const unseen = literal('^[ \\p{Z}\\p{Cf}]*$');

/** SQL: nobody could see or ask for what goes by `text`. Most texts begin with a letter, and are looked at no further. */
export const isUnseen = (text: string): string =>
  `(${text} = '' or ((startsWith(${text}, ' ') or ${text} >= '\\xC2') and match(${text}, ${unseen})))`;

/** Must have a value. Blanks alone are none. */
export const required = (...names: string[]): Check[] =>
  names.map((column) => ({ column, when: isUnseen(`r.${column}`), says: 'is missing' }));

/** Blanks that `trim` takes away in a filter: of other scripts, and the mark of an order of bytes. */
const blankAround = literal('^[\\p{Z}\\x{FEFF}]|[\\p{Z}\\x{FEFF}]$');

/** As filters take ids: so long, and without blanks around. */
export const id = (...names: string[]): Check[] =>
  names.flatMap((column) => [
    { column, when: `lengthUTF8(r.${column}) > ${idMax}`, says: `has more than ${idMax} characters` },
    { column, when: `match(r.${column}, ${blankAround})`, says: 'has blanks around it' },
  ]);

/** Digits alone, as the ids of shows, actors and networks are. */
export const digits = (...names: string[]): Check[] =>
  names.map((column) => ({
    column,
    when: `not match(r.${column}, '^[0-9]*$')`,
    says: 'is not made of digits alone',
  }));

/** One of a closed list, or nothing. */
export const oneOf = (column: string, words: readonly string[]): Check => {
  const known = words.filter((word) => word !== '');
  return {
    column,
    when: `r.${column} not in (${['', ...known].map(literal).join(', ')})`,
    says: `is none of ${known.join(', ')}`,
  };
};

const codes = (names: readonly string[], known: readonly string[], says: string): Check[] => {
  const list = ['', ...known].map(literal).join(', ');
  return names.map((column) => ({ column, when: `r.${column} not in (${list})`, says }));
};

export const country = (...names: string[]): Check[] =>
  codes(names, countryCodes, 'is no country code of ISO 3166-1 with two letters, such as US or GB');

export const language = (...names: string[]): Check[] =>
  codes(names, languageCodes, 'is no language code of ISO 639-1 with two letters, such as en or fr');

export const flag = (column: string): Check => ({
  column,
  when: `r.${column} not in ('', 'true', 'false')`,
  says: 'is neither true nor false',
});

/** A whole number within bounds, or nothing. */
export const whole = (column: string, least: number, most: number): Check => ({
  column,
  // No bound is below 0, and unsigned numbers are not read from `-0`.
  when: `r.${column} != '' and (startsWith(r.${column}, '-') or isNull(toInt64OrNull(r.${column})) or toInt64OrZero(r.${column}) < ${least} or toInt64OrZero(r.${column}) > ${most})`,
  says: `is not a whole number from ${least} to ${most}`,
});

/** A calendar date, or nothing. */
export const date = (...names: string[]): Check[] =>
  names.map((column) => ({
    column,
    when: `r.${column} != '' and isNull(${dateSql(`r.${column}`)})`,
    says: `is not a date such as 2024-06-30, from ${calendar.first} on`,
  }));

/** A moment not after the last complete day, or nothing. `parsed` names the column of the same select that holds its value. */
export const moment = (column: string, parsed: string, dataThrough: string): Check[] => [
  {
    column,
    when: `r.${column} != '' and isNull(${parsed})`,
    says: `is not a time such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from ${calendar.first} on`,
  },
  {
    column,
    when: `toDate32(${parsed}) > toDate32('${dataThrough}')`,
    says: `is after ${dataThrough}, the last day of the data`,
  },
];

/** Text of one line that is kept as it is must be readable. */
export const text = (...names: string[]): Check[] =>
  names.flatMap((column) => [utf8(column), controls(column, '[\\x00-\\x1f\\x7f]')]);

/** Text that may have several lines. */
export const freeText = (...names: string[]): Check[] =>
  names.flatMap((column) => [utf8(column), controls(column, '[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]')]);

const utf8 = (column: string): Check => ({ column, when: `not isValidUTF8(r.${column})`, says: notUtf8 });

const controls = (column: string, pattern: string): Check => ({
  column,
  when: `match(r.${column}, ${literal(pattern)})`,
  says: 'has a control character',
});

/** The end of the reason that stops the whole load. */
export const notUtf8 = 'is not UTF-8';

type Referred = { readonly stageDatabase: string; readonly rejected: (table: TableName) => boolean };

/** Where a value is given, the joined number must be found in `where`, whose rows of this load have the id in `idColumn`. */
export const known = (
  context: Referred,
  column: string,
  number: string,
  where: TableName,
  idColumn: string = column,
): Check[] => {
  const isMissing = `r.${column} != '' and ${number} = 0`;
  const rejected = `select ${idColumn} from ${context.stageDatabase}.${where} where fault > 0`;
  return [
    ...(context.rejected(where)
      ? [
          {
            column,
            when: `${isMissing} and r.${column} in (${rejected})`,
            says: becauseRejected(where),
            because: where,
          },
        ]
      : []),
    { column, when: isMissing, says: `is not in ${where}` },
  ];
};

export const becauseRejected = (where: TableName): string => `is not in ${where}, because it was rejected there`;

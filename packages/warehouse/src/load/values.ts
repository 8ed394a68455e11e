// How a value may be written beside the way the format writes it: what exporting tools make of nothing, of whole numbers, of
// yes and no, and of lists. Enters: SQL for a field as it stands. Leaves: SQL for the value as the format writes it. What is no
// such form stays as it is, for the rules to reject.
import { dayMs } from '@cvm/contract';
import { literal } from '../schema/index.ts';
import type { FileColumn } from './format.ts';

/** What tools write where there is nothing, in small letters; never in free text, where it may be meant. `na` is Namibia. */
const nothing = ['nan', 'null', 'none', 'nat', 'n/a', '<na>', '<nil>', '\\n'];

const flags: Readonly<Record<string, readonly string[]>> = {
  true: ['true', 't', '1', '1.0', 'yes', 'y'],
  false: ['false', 'f', '0', '0.0', 'no', 'n'],
};
const gendersWritten: Readonly<Record<string, readonly string[]>> = { female: ['female', 'f'], male: ['male', 'm'] };

/** SQL: `value` as the format writes it, of a column that holds no list. */
export const valueSql = ({ kind, required }: FileColumn, value: string): string => {
  switch (kind) {
    case 'text':
      return value;
    case 'id':
    case 'time':
      return required ? value : withoutNothing(value);
    case 'date':
      return `replaceRegexpOne(${withoutNothing(value)}, ${literal(midnight)}, '')`;
    case 'word':
      return `lower(${withoutNothing(value)})`;
    case 'status':
      return `initcap(${withoutNothing(value)})`;
    case 'country':
      return `upper(${withoutNothing(value)})`;
    case 'language':
      return `lower(${withoutNothing(value)})`;
    case 'gender':
      return oneOfForms(value, { ...gendersWritten, '': ['unknown', ...nothing] });
    case 'flag':
      return `if(${value} in ('', 'true', 'false'), ${value}, ${oneOfForms(value, { ...flags, '': nothing })})`;
    case 'whole':
      return `if(position(${value}, '.') = 0, ${withoutNothing(value)}, replaceRegexpOne(${value}, '^(-?\\\\d+)[.]0+$', '\\\\1'))`;
    case 'number':
      return withoutNothing(value);
    case 'list':
    case 'words':
      throw new Error('A list has no one value');
  }
};

/** SQL: the entries of a list as the format writes them. */
export const entriesSql = ({ kind }: FileColumn, entries: string): string =>
  kind === 'words' ? `arrayMap(x -> lower(x), ${entries})` : entries;

/** A column of a time whose text has to be read. */
export const noMoment = "null::Nullable(DateTime64(0, 'UTC'))";

/** Years in which the engine cuts fractions of a second off as the rules of texts do. */
const isPlain = (moment: string): string =>
  `ifNull(${moment} >= toDateTime64('1970-01-02', 0, 'UTC') and ${moment} < toDateTime64('2100-01-01', 0, 'UTC'), false)`;

/** SQL: a moment of a file in whole seconds, null where there is none or its text is looked at. */
export const momentSql = (moment: string): string => `if(${isPlain(moment)}, toDateTime64(${moment}, 0, 'UTC'), null)`;

/** Days since 1970 of the years that are written with four digits. */
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'].map((day) => Date.parse(day) / dayMs);

/** SQL: days since 1970 as the text of a date; what has no such text stays a number. */
export const daySql = (days: string): string =>
  `if(${days} between ${firstDay} and ${lastDay}, substring(toString(toDateTime64(toInt64(${days}) * 86400, 0, 'UTC')), 1, 10), toString(${days}))`;

/** SQL: the text of a moment of a file, which is written out where somebody reads it alone. */
export const readMoment = (moment: string): string =>
  `multiIf(isNull(${moment}), '', ${isPlain(moment)}, 'as it stands', toString(assumeNotNull(${moment})))`;

/** A date that a tool wrote as the first second of its day. */
const midnight = '[ T]00:00(:00([.]0+)?)?( ?UTC|Z|[+]00(:?00)?)?$';

const withoutNothing = (value: string): string =>
  `if(lower(${value}) in (${nothing.map(literal).join(', ')}), '', ${value})`;

/** Every spelling of a word as the word, whatever its case. */
const oneOfForms = (value: string, forms: Readonly<Record<string, readonly string[]>>): string => {
  const pairs = Object.entries(forms).flatMap(([word, written]) => written.map((form) => [form, word] as const));
  const from = pairs.map(([form]) => literal(form)).join(', ');
  const to = pairs.map(([, word]) => literal(word)).join(', ');
  return `transform(lower(${value}), [${from}], [${to}], ${value})`;
};

/**
 * SQL: the entries of a list that stands in one field. They are divided by `|`, comma or semicolon, which no entry holds; around
 * them may stand the brackets of a JSON array or the braces of a PostgreSQL one, around each entry quotes then: without these NULL is
 * no entry, and an array of nothing else is nothing.
 */
export const listSql = (value: string): string => {
  const inner = `replaceRegexpAll(${value}, '^\\\\s*[\\\\[{]|[\\\\]}]\\\\s*$', '')`;
  const isArray = `match(${value}, '^\\\\s*[\\\\[{]')`;
  const quotes = `if(${isArray}, '^[\\\\s"\\']+|[\\\\s"\\']+$', '^\\\\s+|\\\\s+$')`;
  const entry = `if(${isArray} and lower(trimBoth(x)) = 'null', '', replaceRegexpAll(x, ${quotes}, ''))`;
  const divided = `arrayMap(x -> ${entry}, splitByRegexp('[|,;]', ${inner}))`;
  const isOfNothing = `(${isArray} and match(${inner}, '(?i)^\\\\s*null(\\\\s*,\\\\s*null)*\\\\s*$'))`;
  return `multiIf(${withoutNothing(value)} = '' or ${inner} = '' or ${isOfNothing}, [], match(${value}, '[,;\\\\[{ ]'), ${divided}, splitByChar('|', ${value}))`;
};

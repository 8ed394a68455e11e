/**
 * Filters as text: `id:value,value`, the form of URLs, API calls and saved reports. One module, both directions.
 *
 * - Each value is percent-encoded before joining, so commas, colons and pipes inside it are safe. Blanks around a value
 *   are no part of it unless they are encoded.
 * - An excluded value carries `not ` or `-` in front; we write `not `, and read both (older links use `-` for titles).
 * - In `show`, `movie` and `title`, `|` between values is OR and `,` is AND. Everywhere else `,` is OR.
 * - Included and excluded values of one id become two clauses, `is` and `is_not`, in this order.
 * - Dates: `YYYY-MM-DD HH:mm:ss to YYYY-MM-DD HH:mm:ss` (the time of day is ignored), or `all time`, `last N days`, `next N days`.
 * - Metric: `metric:viewers >= 1000`, `metric:viewshare to 0.01 0.05`; repeated, all must hold.
 * - `followers:>= 1000` is another spelling of `metric:followers >= 1000` (the filter id of the specification); we write the latter.
 *
 * What `parseFilters` returns is the normal form: one clause per id and operator, no value twice, numbers in their
 * shortest spelling, `join` "and" only where it matters. `parseFilters(formatFilters(clauses))` is `clauses` in normal form.
 *
 * Whatever cannot be understood throws `FilterError` naming the filter; nothing is dropped.
 */
import { type Clause, characterCount, FilterError, filterValueMax, idMax, type Operator } from './clause.ts';
import { isCountryCode } from './countries.ts';
import { isDateText } from './dates.ts';
import { type FilterId, filterDefinition, isFilterId, type ValueKind } from './ids.ts';
import { isLanguageCode } from './languages.ts';
import { suggestCountry, suggestLanguage } from './suggest-codes.ts';

type Value = { text: string; excluded: boolean };

const decode = (id: string, text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, '%2B'));
  } catch {
    throw new FilterError(
      id,
      `Filter "${id}" has a value that is not percent-encoded correctly: ${text.slice(0, 80)}.`,
    );
  }
};

const encode = (value: string): string =>
  value
    .replace(/^\s|\s$|[%,:|&#?+]/g, (character) => encodeURIComponent(character))
    .replace(/^-/, '%2D')
    .replace(/^not(?= |%20)/, '%6Eot');

const exclusion = /^(?:not(?: |%20)|-)/;

const readValue = (id: string, raw: string): Value => {
  const text = raw.trimStart();
  const excluded = exclusion.test(text);
  return { text: decode(id, text.replace(exclusion, '').trim()), excluded };
};

const time = String.raw`(?: (?:[01]\d|2[0-3])(?::[0-5]\d){2})?`;
const datePattern = new RegExp(String.raw`^(\d{4}-\d{2}-\d{2})${time} to (\d{4}-\d{2}-\d{2})${time}$`);
const aliasPattern = /^(all time|(last|next) ([1-9]\d{0,4}) days)$/;
const daysPattern = /^\[\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*\]$/;
const metricPattern = /^(\w+) (>|>=|<|<=|=) (\S+)$/;
const metricToPattern = /^(\w+) to (\S+) (\S+)$/;
const numberPattern = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

const readDates = (id: FilterId, text: string): Clause => {
  const alias = aliasPattern.exec(text.toLowerCase());
  if (alias) return { id, op: 'is', values: [text.toLowerCase()], join: 'or' };
  const [, from, to] = datePattern.exec(text) ?? [];
  if (!from || !to || !isDateText(from) || !isDateText(to))
    throw new FilterError(
      id,
      `Filter "${id}" takes "YYYY-MM-DD HH:mm:ss to YYYY-MM-DD HH:mm:ss", "all time", "last N days" or "next N days", not "${text.slice(0, 80)}".`,
    );
  if (from > to) throw new FilterError(id, `Filter "${id}" ends (${to}) before it starts (${from}).`);
  return { id, op: 'between', values: [from, to], join: 'or' };
};

const readDays = (id: FilterId, text: string): Clause => {
  const [, start, end] = daysPattern.exec(text) ?? [];
  if (start === undefined || end === undefined)
    throw new FilterError(id, `Filter "${id}" takes "[start,end]" in days, not "${text.slice(0, 80)}".`);
  if (Number(start) > Number(end))
    throw new FilterError(id, `Filter "${id}" ends (${end}) before it starts (${start}).`);
  return { id, op: 'between', values: [String(Number(start)), String(Number(end))], join: 'or' };
};

/** A number as JavaScript spells it, so that 0.10 and 0.1 are one value; undefined for what is no finite number. */
const readNumber = (text: string | undefined): string | undefined =>
  text !== undefined && numberPattern.test(text) && Number.isFinite(Number(text)) ? String(Number(text)) : undefined;

const readMetric = (id: FilterId, text: string): Clause => {
  const [, ranged, lowText, highText] = metricToPattern.exec(text) ?? [];
  const [low, high] = [readNumber(lowText), readNumber(highText)];
  if (ranged && low !== undefined && high !== undefined) {
    if (Number(low) > Number(high))
      throw new FilterError(id, `Filter "${id}" ends (${high}) before it starts (${low}).`);
    return { id, op: 'to', values: [ranged, low, high], join: 'or' };
  }
  const [, name, op, operandText] = metricPattern.exec(text) ?? [];
  const operand = readNumber(operandText);
  if (!name || !op || operand === undefined)
    throw new FilterError(
      id,
      `Filter "${id}" takes "name operator number" with >, >=, <, <= or =, or "name to number number", not "${text.slice(0, 80)}".`,
    );
  return { id, op: op as Operator, values: [name, operand], join: 'or' };
};

const checkValue = (id: FilterId, value: string): void => {
  const definition = filterDefinition(id);
  const fail = (expected: string, guess?: string) => {
    const meant = guess === undefined ? '' : ` Did you mean ${guess}?`;
    throw new FilterError(id, `Filter "${id}" takes ${expected}, not "${value.slice(0, 80)}".${meant}`);
  };
  if (value.trim() === '') fail('a value');
  if (characterCount(value) > filterValueMax) fail(`values of up to ${filterValueMax} characters`);
  if (value.includes('\0') || /\p{Surrogate}/u.test(value)) fail('text without null characters and broken Unicode');
  if (definition.kind === 'choice' && !definition.values?.includes(value))
    fail(`one of ${definition.values?.join(', ')}`);
  if (definition.kind === 'country' && !isCountryCode(value))
    fail('ISO 3166-1 alpha-2 country codes', suggestCountry(value));
  if (definition.kind === 'language' && !isLanguageCode(value))
    fail('ISO 639-1 language codes of two small letters', suggestLanguage(value));
  const { least = 0 } = definition;
  if (definition.kind === 'number' && !(/^\d{1,6}$/.test(value) && Number(value) >= least))
    fail(least === 0 ? 'whole numbers' : `whole numbers from ${least}`);
  if (definition.kind === 'id' && characterCount(value) > idMax) fail(`ids of up to ${idMax} characters`);
  if (definition.kind === 'release' && value !== 'TBD') fail('"-TBD" or "[start,end]"');
  if (definition.kind === 'numberRange') {
    const [, low, high] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(value) ?? [];
    if (low === undefined) fail('numbers of minutes such as 45 or 30-60');
    if (high !== undefined && Number(high) < Number(low)) fail('ranges from the smaller to the larger number');
  }
};

/** 007 and 7 are one number. */
const shortest = (kind: ValueKind, text: string): string =>
  kind === 'number' || kind === 'numberRange' ? text.replaceAll(/\b0+(?=\d)/g, '') : text;

const readList = (id: FilterId, text: string): Clause[] => {
  const { joins, excludes, count, kind } = filterDefinition(id);
  const or = joins === true && text.includes('|');
  if (or && text.includes(','))
    throw new FilterError(id, `Filter "${id}" mixes "|" (any of) and "," (every one); use one of them.`);
  const values = text.split(or ? '|' : ',').map((part) => readValue(id, part));
  for (const { text: value } of values) checkValue(id, value);
  if (excludes !== true && values.some((value) => value.excluded))
    throw new FilterError(id, `Filter "${id}" cannot exclude values.`);
  const pick = (isExcluded: boolean): string[] => [
    ...new Set(values.filter((v) => v.excluded === isExcluded).map((v) => shortest(kind, v.text))),
  ];
  const [included, excluded] = [pick(false), new Set(pick(true))];
  const given = included.length;
  if (count !== undefined && (given < count.min || given > count.max))
    throw new FilterError(
      id,
      count.max === 1
        ? `Filter "${id}" takes one value, not ${given}.`
        : `Filter "${id}" takes ${count.min} to ${count.max} ids, not ${given}.`,
    );
  const both = included.find((value) => excluded.has(value));
  if (both !== undefined)
    throw new FilterError(id, `Filter "${id}" takes "${both.slice(0, 80)}" in and leaves it out; nothing is both.`);
  const join = joins === true && !or && given > 1 ? 'and' : 'or';
  const clauses: Clause[] = [];
  if (given > 0) clauses.push({ id, op: 'is', values: included, join });
  if (excluded.size > 0) clauses.push({ id, op: 'is_not', values: [...excluded], join: 'or' });
  return clauses;
};

/** Filter ids that name a metric; the text behind them is an operator and its numbers. */
const metricAliases: readonly string[] = ['followers'];

const readAlias = (name: string, text: string): Clause => {
  try {
    return readMetric('metric', `${name} ${text.trim()}`);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw new FilterError(
      name,
      `Filter "${name}" takes an operator (>, >=, <, <= or =) and a number, or "to" and two numbers, not "${text.slice(0, 80)}".`,
    );
  }
};

/** One filter's text as its clauses: one, or two where values are both included and excluded. */
export const parseFilter = (text: string): Clause[] => {
  const colon = text.indexOf(':');
  const id = colon < 0 ? text : text.slice(0, colon);
  const rest = colon < 0 ? '' : text.slice(colon + 1);
  if (metricAliases.includes(id)) return [readAlias(id, decode(id, rest))];
  if (!isFilterId(id)) throw new FilterError(id.slice(0, 80), `There is no filter "${id.slice(0, 80)}".`);
  if (rest === '') throw new FilterError(id, `Filter "${id}" has no value.`);
  const { kind } = filterDefinition(id);
  if (kind === 'dates') return [readDates(id, decode(id, rest))];
  if (kind === 'days') return [readDays(id, decode(id, rest))];
  if (kind === 'metric') return [readMetric(id, decode(id, rest))];
  if (kind === 'release' && decode(id, rest).startsWith('[')) return [readDays(id, decode(id, rest))];
  return readList(id, rest);
};

/**
 * All filters of a call. An id given twice is refused, except `metric`, of which all must hold.
 */
export const parseFilters = (texts: readonly string[]): Clause[] => {
  const seen = new Set<string>();
  return texts.flatMap((text) => {
    const clauses = parseFilter(text);
    const id = clauses[0]?.id;
    if (id !== undefined && id !== 'metric') {
      if (seen.has(id)) throw new FilterError(id, `Filter "${id}" is given twice.`);
      seen.add(id);
    }
    return clauses;
  });
};

const formatValues = (clause: Clause, separator: string): string => {
  const { id, op, values } = clause;
  const { kind } = filterDefinition(id);
  if (kind === 'dates' && op === 'between') return `${values[0]} 00:00:00 to ${values[1]} 23:59:59`;
  if (kind === 'dates') return values.join();
  if (kind === 'metric')
    return op === 'to' ? `${values[0]} to ${values[1]} ${values[2]}` : `${values[0]} ${op} ${values[1]}`;
  if (op === 'between') return `[${values[0]},${values[1]}]`;
  return values.map((value) => (op === 'is_not' ? `not ${encode(value)}` : encode(value))).join(separator);
};

const formatGroup = (id: FilterId, clauses: readonly Clause[]): string => {
  // Only included values can be joined: the separator of a title filter is theirs.
  const included = clauses.find((clause) => clause.op === 'is');
  const separator = filterDefinition(id).joins === true && included?.join !== 'and' ? '|' : ',';
  return `${id}:${clauses.map((clause) => formatValues(clause, separator)).join(separator)}`;
};

/**
 * The inverse of `parseFilters`; included and excluded values of one id share one text.
 * Throws FilterError for clauses that no text can say: two of one id which are not one inclusion and one exclusion.
 * (Merging them would turn "both" into "either".)
 */
export const formatFilters = (clauses: readonly Clause[]): string[] => {
  const groups = new Map<string, Clause[]>();
  clauses.forEach((clause, index) => {
    const key = clause.id === 'metric' ? `metric ${index}` : clause.id;
    const group = groups.get(key) ?? [];
    const listed = [...group, clause].every(({ op }) => op === 'is' || op === 'is_not');
    if (group.length > 0 && (!listed || group.some(({ op }) => op === clause.op)))
      throw new FilterError(clause.id, `Filter "${clause.id}" is given twice.`);
    groups.set(key, [...group, clause]);
  });
  return [...groups.values()].flatMap((group) => (group[0] ? [formatGroup(group[0].id, group)] : []));
};

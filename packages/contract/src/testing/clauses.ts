/**
 * Arbitrary clauses for property tests, in the normal form that `parseFilters` returns: every kind of value, with the
 * characters that mean something in the text form (commas, pipes, colons, percent, a leading `-` or `not `, blanks,
 * any Unicode). For tests alone: it needs fast-check.
 */
import fc from 'fast-check';
import type { Clause } from '../filters/clause.ts';
import { countryCodes } from '../filters/countries.ts';
import { addDays, daysBetween } from '../filters/dates.ts';
import { type FilterId, filterDefinition, filterIds } from '../filters/ids.ts';
import { languageCodes } from '../filters/languages.ts';

const hostileParts = [
  'not ',
  '-',
  ',',
  '|',
  ':',
  '%',
  '%2C',
  '%20',
  '+',
  '&',
  '#',
  '?',
  ' ',
  '"',
  "'",
  '\\',
  'é',
  '名',
  '🎬',
];

/** Text of up to `length` UTF-16 units that is not blank, has no null character and is well-formed. */
export const hostileText = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...hostileParts), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 12 })
    .map((parts) =>
      parts
        .join('')
        .replaceAll('\0', '')
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, ''),
    )
    .filter((text) => text.trim() !== '');

const minutes = fc.integer({ min: 0, max: 999 });

const anyValue = (id: FilterId): fc.Arbitrary<string> => {
  const { kind, values, least = 0 } = filterDefinition(id);
  if (kind === 'choice') return fc.constantFrom(...(values ?? []));
  if (kind === 'country') return fc.constantFrom(...countryCodes);
  if (kind === 'language') return fc.constantFrom(...languageCodes);
  if (kind === 'number') return fc.integer({ min: least, max: 999_999 }).map(String);
  if (kind === 'release') return fc.constant('TBD');
  if (kind === 'numberRange')
    return fc.oneof(
      minutes.map(String),
      fc.tuple(minutes, minutes).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
    );
  return hostileText(kind === 'id' ? 64 : 200);
};

const listClauses = (id: FilterId): fc.Arbitrary<Clause[]> => {
  const { excludes, joins, count } = filterDefinition(id);
  const some = (minLength: number) =>
    fc.uniqueArray(anyValue(id), { minLength, maxLength: Math.min(4, count?.max ?? 4) });
  return fc
    .tuple(some(excludes ? 0 : (count?.min ?? 1)), excludes ? some(0) : fc.constant<string[]>([]), fc.boolean())
    .filter(([included, excluded]) => included.length + excluded.length > 0)
    .map(([included, drawn, and]) => {
      // Nothing is taken in and left out.
      const excluded = drawn.filter((value) => !included.includes(value));
      const clauses: Clause[] = [];
      const join = joins === true && and && included.length > 1 ? 'and' : 'or';
      if (included.length > 0) clauses.push({ id, op: 'is', values: included, join });
      if (excluded.length > 0) clauses.push({ id, op: 'is_not', values: excluded, join: 'or' });
      return clauses;
    });
};

/** A calendar day from 2013 to 2028. */
export const day: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: daysBetween('2013-01-01', '2028-12-31') })
  .map((days) => addDays('2013-01-01', days));

const datesClause = (id: FilterId): fc.Arbitrary<Clause> =>
  fc.oneof(
    fc.tuple(day, day).map(([a, b]): Clause => ({ id, op: 'between', values: a < b ? [a, b] : [b, a], join: 'or' })),
    fc
      .oneof(
        fc.constant('all time'),
        fc
          .tuple(fc.constantFrom('last', 'next'), fc.integer({ min: 1, max: 99_999 }))
          .map(([way, n]) => `${way} ${n} days`),
      )
      .map((alias): Clause => ({ id, op: 'is', values: [alias], join: 'or' })),
  );

const daysClause = (id: FilterId): fc.Arbitrary<Clause> =>
  fc.tuple(fc.integer({ min: -9_999, max: 9_999 }), fc.nat({ max: 9_999 })).map(([start, length]) => ({
    id,
    op: 'between',
    values: [String(start), String(start + length)],
    join: 'or',
  }));

const figure = fc.double({ noNaN: true, noDefaultInfinity: true });

/** One metric filter on one of `names`. */
export const metricClause = (names: readonly string[]): fc.Arbitrary<Clause> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...names), fc.constantFrom('>', '>=', '<', '<=', '='), figure)
      .map(([name, op, operand]): Clause => ({ id: 'metric', op, values: [name, String(operand)], join: 'or' })),
    fc.tuple(fc.constantFrom(...names), figure, figure).map(
      ([name, a, b]): Clause => ({
        id: 'metric',
        op: 'to',
        values: [name, String(Math.min(a, b)), String(Math.max(a, b))],
        join: 'or',
      }),
    ),
  );

const clausesOf = (id: FilterId): fc.Arbitrary<Clause[]> => {
  const { kind } = filterDefinition(id);
  if (kind === 'dates') return datesClause(id).map((clause) => [clause]);
  if (kind === 'days') return daysClause(id).map((clause) => [clause]);
  if (kind === 'release')
    return fc.oneof(
      listClauses(id),
      daysClause(id).map((clause) => [clause]),
    );
  if (kind === 'metric')
    return fc.array(metricClause(['viewers', 'viewshare', 'engagement']), { minLength: 1, maxLength: 3 });
  return listClauses(id);
};

/** Clauses of any of `ids`, in normal form: what a filter bar may hold. */
export const clauses = (ids: readonly FilterId[] = filterIds): fc.Arbitrary<Clause[]> =>
  fc
    .uniqueArray(ids.length === 0 ? fc.constantFrom(...filterIds) : fc.constantFrom(...ids), {
      maxLength: Math.min(6, ids.length),
    })
    .chain((chosen) => fc.tuple(...chosen.map(clausesOf)))
    .map((groups) => groups.flat());

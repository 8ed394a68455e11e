/**
 * Whom and what a user sees before any filter, in words: "everyone" is true of a user without limits alone.
 * In: the user's restrictions. Out: words; names of ids where the caller knows them.
 */
import {
  type Clause,
  countryName,
  type FilterId,
  type FilterLabels,
  filterDefinition,
  filterSentences,
  isFilterId,
  type Permissible,
  resolveDates,
  valueName,
} from '@cvm/contract';
import { dateLimits } from './date-limits.ts';

/** Any of them names titles. */
const titleFilters = ['show', 'movie', 'title'] as const;

/** Longer lists end in the number of the rest, as criteria do (3-reports-and-admin section 9). */
export const countriesNamedMax = 7;

/** The limits of a user as the filters they are. */
export const limitClauses = (permissible: Pick<Permissible, 'limits'> | null): Clause[] =>
  Object.entries(permissible?.limits ?? {}).flatMap(([id, values]): Clause[] =>
    isFilterId(id) && values.length > 0 ? [{ id, op: 'is', values, join: 'or' }] : [],
  );

/** `Italy, Spain, France`; after seven, how many more there are. */
export const countryWords = (codes: readonly string[]): string => {
  const more = codes.length - countriesNamedMax;
  const names = codes.slice(0, countriesNamedMax).map(countryName).join(', ');
  return more > 0 ? `${names} and ${more} more` : names;
};

/** People of a gender, in a sentence. */
export const genderWords: Readonly<Record<string, string>> = { female: 'women', male: 'men' };

/** `everyone`, `everyone in Italy, Spain, France`, `women aged 18-24, 25-29 in France`. */
export const peopleWords = (permissible: Pick<Permissible, 'limits'> | null): string => {
  const { country, age, gender } = permissible?.limits ?? {};
  const [only, ...others] = gender ?? [];
  const who = only === undefined || others.length > 0 ? 'everyone' : (genderWords[only] ?? 'everyone');
  return [
    who,
    ...(age === undefined ? [] : [`aged ${age.join(', ')}`]),
    ...(country === undefined ? [] : [`in ${countryWords(country)}`]),
  ].join(' ');
};

/** What of the titles the user sees, one sentence a limit; empty = all of them. */
export const titleSentences = (permissible: Pick<Permissible, 'limits'> | null, labels: FilterLabels): string[] =>
  filterSentences(
    limitClauses(permissible).filter(({ id }) => !['country', 'age', 'gender'].includes(id)),
    labels,
  );

/** The kind of title that a user of one kind is shown where a page is about both and is not told which. */
export const kindSentences = (
  permissible: Pick<Permissible, 'contentTypes'> | null,
  clauses: readonly Clause[],
): string[] => {
  const [kind, ...others] = permissible?.contentTypes ?? [];
  const saysWhich = clauses.some(({ id, op }) => op === 'is' && ['contentType', ...titleFilters].includes(id));
  if (kind === undefined || others.length > 0 || saysWhich) return [];
  return filterSentences([{ id: 'contentType', op: 'is', values: [kind], join: 'or' }]);
};

/** The values that a filter may have; null = any. Titles are named by any of three filters. */
const allowedValues = (id: FilterId, { limits, contentTypes }: Permissible): readonly string[] | null => {
  if (id === 'contentType') return contentTypes;
  if (!titleFilters.some((filter) => filter === id)) return limits[id] ?? null;
  const lists = titleFilters.flatMap((filter) => limits[filter] ?? []);
  return titleFilters.some((filter) => limits[filter] !== undefined) ? lists : null;
};

const valuesLeftOut = (permissible: Permissible, { id, op, values }: Clause, labels: FilterLabels): string | null => {
  const allowed = allowedValues(id, permissible);
  if (op !== 'is' || allowed === null) return null;
  const names = values.filter((value) => !allowed.includes(value)).map((value) => valueName(id, value, labels));
  // Where nothing would be left, the question is refused, by name.
  if (names.length === 0 || names.length === values.length) return null;
  const are = names.length === 1 ? 'is' : 'are';
  return `${filterDefinition(id).label}: your access does not reach ${names.join(', ')}, which ${are} left out.`;
};

const daysLeftOut = (permissible: Permissible, clause: Clause): string | null => {
  const { months, dataThrough } = permissible;
  if (clause.id !== 'date' || months === null || dataThrough === null) return null;
  const { min, reason } = dateLimits('date', permissible, dataThrough);
  const { from, to } = resolveDates(clause, dataThrough);
  if (to < min || (from !== null && from >= min)) return null;
  return `${reason} Days before are left out.`;
};

/** What filters name and the user may not see, such as those of a report that somebody with more access made: it is left out of figures. */
export const leftOutSentences = (
  permissible: Permissible | null,
  clauses: readonly Clause[],
  labels: FilterLabels,
): string[] =>
  permissible === null
    ? []
    : clauses.flatMap((clause) => valuesLeftOut(permissible, clause, labels) ?? daysLeftOut(permissible, clause) ?? []);

/** Does a user see less than everything? */
export const isLimited = (permissible: Pick<Permissible, 'limits'> | null): boolean =>
  limitClauses(permissible).length > 0;

/**
 * Whom and what a user sees before any filter, in words: "everyone" is true of a user without limits alone.
 * In: the user's restrictions. Out: words; names of ids where the caller knows them.
 */
import {
  type Clause,
  countryName,
  type FilterLabels,
  filterSentences,
  isFilterId,
  type Permissible,
} from '@cvm/contract';

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

/** Does a user see less than everything? */
export const isLimited = (permissible: Pick<Permissible, 'limits'> | null): boolean =>
  limitClauses(permissible).length > 0;

/**
 * What a user may see, decided from its stored entitlements (1-foundation section 6). Pure: the API asks it for
 * every call, the compiler takes its result as an argument, the web app gets the same answer to hide what would be
 * refused. Deny by default: without a matching page nothing is allowed.
 */
import { FilterError } from '../filters/clause.ts';
import { type FilterId, isFilterId } from '../filters/ids.ts';
import { parseFilter } from '../filters/text.ts';
import { pages, patternsOf } from '../pages/index.ts';
import type { TitleKind } from '../subjects.ts';

/** A user's entitlements as stored. */
export type Entitlements = {
  allowedPages: readonly string[];
  /** `category:value1,value2`; `*` means unrestricted; the `date` category is a number of months. */
  allowedDataCategories: readonly string[];
  blockedReports: readonly string[];
};

/** The access rules of one user, ready to be applied. */
export type Access = {
  pages: readonly string[];
  blockedReports: readonly string[];
  /** Values a user is limited to, per filter; a filter that is not named is unrestricted. */
  limits: Partial<Record<FilterId, readonly string[]>>;
  /** The rolling window in months, null = all time. */
  months: number | null;
  /** The kinds of title the user may see. */
  kinds: readonly TitleKind[];
  /** Groups of fewer people are not broken down; the same for every user of an installation. 0 = any group is shown. */
  minimumBase: number;
};

/** Days of a rolling window (1-foundation section 6). */
export const windowDays = (months: number): number => 30 * months;

/** Asterisks in a page pattern that is accepted; `/shows/*` needs one. */
export const pageStarsMax = 2;

/**
 * Does a path match a page pattern? An asterisk stands for any text. Each piece between asterisks is looked for once, after
 * the one before it, so that the time is that of reading the path however many there are.
 */
export const pageMatches = (pattern: string, path: string): boolean => {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return pattern === path;
  if (!path.startsWith(first)) return false;
  let end = first.length;
  for (const piece of others) {
    const found = path.indexOf(piece, end);
    if (found < 0) return false;
    end = found + piece.length;
  }
  return path.length - last.length >= end && path.endsWith(last);
};

/** May a path be opened with these allowed pages? A path that is itself a pattern (`/show/*`) is asked as an example of it. */
export const pageAllowed = (allowedPages: readonly string[], path: string): boolean => {
  const example = path.replaceAll('*', '0').replace(/(.)\/+$/, '$1');
  return allowedPages.some((pattern) => pageMatches(pattern, example));
};

/** One report at two addresses, a new one and a saved one: who is blocked from either is blocked from both. */
const builderPages = patternsOf('reportBuilder', 'savedReport');

/** Likewise among those it is blocked from: a pattern means the same in both lists, to a page and to a call. */
export const pageBlocked = (blockedReports: readonly string[], path: string): boolean =>
  pageAllowed(blockedReports, path) ||
  (pageAllowed(builderPages, path) && builderPages.some((page) => pageAllowed(blockedReports, page)));

/**
 * What a user is told who needs one of these pages: `forbidden` where none is allowed, `blocked` where each that is allowed is
 * blocked.
 */
export const pagesOutcome = (
  { allowedPages, blockedReports }: Pick<Entitlements, 'allowedPages' | 'blockedReports'>,
  needed: readonly string[],
): 'open' | 'forbidden' | 'blocked' => {
  const allowed = needed.filter((page) => pageAllowed(allowedPages, page));
  if (allowed.length === 0) return 'forbidden';
  return allowed.every((page) => pageBlocked(blockedReports, page)) ? 'blocked' : 'open';
};

/** A gem-only user has exactly one page. */
export const isGemOnly = (allowedPages: readonly string[]): boolean =>
  allowedPages.length === 1 && allowedPages[0] === pages.gemReport.path;

/** Thrown for entitlements that cannot be understood: such a user sees nothing rather than everything. */
export class EntitlementError extends Error {}

/**
 * What a user can be limited to besides a rolling window: people, and titles by what they are. Each is enforced by
 * the compiler in every view, option list, cross-tab and benchmark. Whatever only some facts carry (a platform, a season,
 * a character ...) is not among them: the other facts would tell what the limit hides.
 */
export const dataCategories = [
  ...(['country', 'age', 'gender'] as const),
  ...(['show', 'movie', 'title', 'contentType', 'network', 'studio', 'genre'] as const),
  ...(['originating_country', 'originating_language', 'status'] as const),
] as const satisfies readonly FilterId[];

type DataCategory = (typeof dataCategories)[number];

const isDataCategory = (id: string): id is DataCategory => dataCategories.some((name) => name === id);

type Category = { readonly text: string; readonly id: string; readonly values: readonly string[] };

const readCategory = (text: string): Category => {
  const colon = text.indexOf(':');
  const listed = colon < 0 ? [] : text.slice(colon + 1).split(',');
  const values = listed.map((value) => value.trim()).filter(Boolean);
  if (values.length === 0) throw new EntitlementError(`The data category "${text}" has no values.`);
  return { text, id: text.slice(0, colon), values };
};

const readMonths = ({ text, values: [months = ''], values }: Category): number | null => {
  if (values.length !== 1 || !/^\d{1,4}$/.test(months))
    throw new EntitlementError(`The data category "${text}" is not a number of months.`);
  return Number(months) || null;
};

/** The values as the filter of the same name reads them, so that a limit can hold nothing that no filter could. */
const readValues = ({ text, id, values }: Category): readonly string[] => {
  const clauses = parseFilter(`${id}:${values.join(',')}`);
  if (clauses.some(({ op }) => op !== 'is'))
    throw new EntitlementError(`The data category "${text}" names what is allowed and cannot exclude values.`);
  return clauses.flatMap((clause) => clause.values);
};

const limitId = ({ id }: Category): DataCategory => {
  if (isDataCategory(id)) return id;
  if (!isFilterId(id)) throw new EntitlementError(`There is no data category "${id}".`);
  throw new EntitlementError(`A user cannot be limited by "${id}", only by ${dataCategories.join(', ')} and date.`);
};

const readLimit = (category: Category): readonly string[] => {
  try {
    return readValues(category);
  } catch (error) {
    if (error instanceof FilterError)
      throw new EntitlementError(`The data category "${category.text}": ${error.message}`);
    throw error;
  }
};

/**
 * Data categories as stored -> the values a user is limited to and its window. `*` among the values is no limit.
 * Throws EntitlementError for whatever cannot be understood or enforced, an id given twice included.
 */
export const readDataCategories = (texts: readonly string[]): Pick<Access, 'limits' | 'months'> => {
  const limits: Partial<Record<FilterId, readonly string[]>> = {};
  let months: number | null = null;
  const seen = new Set<string>();
  for (const text of texts) {
    const category = readCategory(text);
    const { id, values } = category;
    if (seen.has(id)) throw new EntitlementError(`The data category "${id}" is given twice.`);
    seen.add(id);
    if (values.includes('*') && isFilterId(id)) continue;
    if (id === 'date') months = readMonths(category);
    else limits[limitId(category)] = readLimit(category);
  }
  return { limits, months };
};

/** Entitlements as access rules. Throws EntitlementError for data categories that cannot be understood or enforced. */
export const accessOf = (entitlements: Entitlements, minimumBase: number): Access => {
  const { limits, months } = readDataCategories(entitlements.allowedDataCategories);
  const { allowedPages, blockedReports } = entitlements;
  const kinds = [
    ...(pageAllowed(allowedPages, pages.shows.path) ? (['show'] as const) : []),
    ...(pageAllowed(allowedPages, pages.movies.path) ? (['movie'] as const) : []),
  ];
  return { pages: allowedPages, blockedReports, limits, months, kinds, minimumBase };
};

/**
 * What an account may see, decided from its stored entitlements (1-foundation section 6). Pure: the API asks it for
 * every call, the compiler takes its result as an argument, the web app gets the same answer to hide what would be
 * refused. Deny by default: without a matching page nothing is allowed.
 */
import { type FilterId, filterDefinition, isFilterId } from '../filters/ids.ts';

/** An account's entitlements as stored. */
export type Entitlements = {
  allowedPages: readonly string[];
  /** `category:value1,value2`; `*` means unrestricted; the `date` category is a number of months. */
  allowedDataCategories: readonly string[];
  blockedReports: readonly string[];
};

/** The access rules of one account, ready to be applied. */
export type Access = {
  pages: readonly string[];
  blockedReports: readonly string[];
  /** Values an account is limited to, per filter; a filter that is not named is unrestricted. */
  limits: Partial<Record<FilterId, readonly string[]>>;
  /** The rolling window in months, null = all time. */
  months: number | null;
  /** The kinds of title the account may see. */
  kinds: readonly ('series' | 'movie')[];
};

const escapeRegExp = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Does a path match a page pattern? An asterisk stands for any text. */
export const pageMatches = (pattern: string, path: string): boolean =>
  pattern === path || new RegExp(`^${escapeRegExp(pattern).replaceAll('*', '.*')}$`).test(path);

/** May a path be opened with these allowed pages? A path that is itself a pattern (`/show/*`) is asked as an example of it. */
export const pageAllowed = (allowedPages: readonly string[], path: string): boolean => {
  const example = path.replaceAll('*', '0').replace(/(.)\/+$/, '$1');
  return allowedPages.some((pattern) => pageMatches(pattern, example));
};

/** A gem-only account has exactly one page. */
export const isGemOnly = (allowedPages: readonly string[]): boolean =>
  allowedPages.length === 1 && allowedPages[0] === '/gem-report';

/** Thrown for entitlements that cannot be understood: such an account sees nothing rather than everything. */
export class EntitlementError extends Error {}

const readCategory = (text: string): { id: string; values: string[] } => {
  const colon = text.indexOf(':');
  const id = colon < 0 ? text : text.slice(0, colon);
  const values =
    colon < 0
      ? []
      : text
          .slice(colon + 1)
          .split(',')
          .map((value) => value.trim())
          .filter(Boolean);
  if (values.length === 0) throw new EntitlementError(`The data category "${text}" has no values.`);
  return { id, values };
};

/** Entitlements as access rules. Throws EntitlementError for a category that is not known. */
export const accessOf = (entitlements: Entitlements): Access => {
  const limits: Partial<Record<FilterId, readonly string[]>> = {};
  let months: number | null = null;
  for (const text of entitlements.allowedDataCategories) {
    const { id, values } = readCategory(text);
    if (values.includes('*')) continue;
    if (id === 'date') {
      months = Number(values[0]);
      if (!Number.isInteger(months) || months < 0) throw new EntitlementError(`"${text}" is not a number of months.`);
      if (months === 0) months = null;
    } else if (isFilterId(id) && ['choice', 'country', 'id', 'name'].includes(filterDefinition(id).kind)) {
      limits[id] = values;
    } else {
      throw new EntitlementError(`There is no data category "${id}".`);
    }
  }
  const kinds = [
    ...(pageAllowed(entitlements.allowedPages, '/shows') ? (['series'] as const) : []),
    ...(pageAllowed(entitlements.allowedPages, '/movies') ? (['movie'] as const) : []),
  ];
  return { pages: entitlements.allowedPages, blockedReports: entitlements.blockedReports, limits, months, kinds };
};

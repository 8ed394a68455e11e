/**
 * A user's entitlements between how they are stored (page patterns, `category:value1,value2`) and how a person edits them
 * (a user kind and further pages, months, countries, other data). Pure; both directions, and nothing is lost.
 */
import {
  type AdminUser,
  allPages,
  type dataCategories,
  EntitlementError,
  type FilterId,
  formatFilters,
  pageAllowed,
  pageMatches,
  portalPages,
  readDataCategories,
  type UserKind,
  userKindPages,
} from '@cvm/contract';

type DataCategory = (typeof dataCategories)[number];

export type CategoryLimit = { id: DataCategory; values: string[] };

export type AccessForm = {
  /** null = no kind: the further pages are the whole list. */
  kind: UserKind | null;
  extraPages: string[];
  /** The rolling window; blank and 0 = all-time. */
  months: number | '';
  /** Codes; empty = all countries. */
  countries: string[];
  /** Other data the user is limited to; whatever is not named is unrestricted. */
  limits: CategoryLimit[];
  blockedReports: string[];
  blockedLooks: string[];
};

export type StoredAccess = Pick<AdminUser, 'lookerUserInfo' | 'blockedReports' | 'blockedLooks'>;

/** A new user's access: nothing is chosen for the administrator, except that what is not limited is unlimited. */
export const emptyAccess: AccessForm = {
  kind: null,
  extraPages: [],
  months: '',
  countries: [],
  limits: [],
  blockedReports: [],
  blockedLooks: [],
};

/** The kinds a list may begin with, the largest first; the gem-only user has its one page and no other. */
const kinds = ['both', 'shows', 'movies'] as const;

const readPages = (pages: readonly string[]): Pick<AccessForm, 'kind' | 'extraPages'> => {
  if (pages.length === 1 && pages[0] === userKindPages.gem[0]) return { kind: 'gem', extraPages: [] };
  const kind = kinds.find((one) => userKindPages[one].every((page) => pages.includes(page))) ?? null;
  const included: readonly string[] = kind === null ? [] : userKindPages[kind];
  return { kind, extraPages: pages.filter((page) => !included.includes(page)) };
};

/** Does a path or pattern open any page of the portal? One page of many does: `/show/102`. */
const opensPage = (pattern: string): boolean =>
  portalPages.some(({ path }) => pageAllowed([pattern], path) || pageMatches(path, pattern.replaceAll('*', '0')));

/** Those that open nothing: spelt otherwise than a page, or from a portal that had others. What kinds of user have is meant. */
export const withoutPage = (patterns: readonly string[]): string[] =>
  patterns.filter((one) => !allPages.includes(one) && !opensPage(one));

export const pagesOf = ({ kind, extraPages }: Pick<AccessForm, 'kind' | 'extraPages'>): string[] =>
  kind === 'gem' ? [...userKindPages.gem] : [...new Set([...(kind ? userKindPages[kind] : []), ...extraPages])];

const understood = (texts: readonly string[]): ReturnType<typeof readDataCategories> | null => {
  try {
    return readDataCategories(texts);
  } catch (error) {
    if (error instanceof EntitlementError) return null;
    throw error;
  }
};

/** Categories that cannot be understood show the user nothing; they are replaced by what is chosen here. */
export const isDataUnderstood = ({ lookerUserInfo }: Pick<AdminUser, 'lookerUserInfo'>): boolean =>
  understood(lookerUserInfo.allowedDataCategories) !== null;

const readCategories = (texts: readonly string[]): Pick<AccessForm, 'months' | 'countries' | 'limits'> => {
  const { limits, months } = understood(texts) ?? { limits: {}, months: null };
  const { country = [], ...others } = limits;
  const entries = Object.entries(others) as [DataCategory, readonly string[]][];
  return {
    months: months ?? '',
    countries: [...country],
    limits: entries.map(([id, values]) => ({ id, values: [...values] })),
  };
};

export const readAccess = ({ lookerUserInfo, blockedReports, blockedLooks }: StoredAccess): AccessForm => ({
  ...readPages(lookerUserInfo.allowedPages),
  ...readCategories(lookerUserInfo.allowedDataCategories),
  blockedReports: [...blockedReports],
  blockedLooks: [...blockedLooks],
});

const limitText = (id: FilterId, values: readonly string[]): string[] =>
  values.length === 0 ? [] : formatFilters([{ id, op: 'is', values: [...values], join: 'or' }]);

export const categoriesOf = ({ months, countries, limits }: Pick<AccessForm, 'months' | 'countries' | 'limits'>) => [
  ...(countries.length === 0 ? ['country:*'] : limitText('country', countries)),
  ...(Number(months) > 0 ? [`date:${months}`] : []),
  ...limits.flatMap(({ id, values }) => limitText(id, values)),
];

export const storedAccess = (form: AccessForm): StoredAccess => ({
  lookerUserInfo: { allowedPages: pagesOf(form), allowedDataCategories: categoriesOf(form) },
  blockedReports: form.blockedReports,
  blockedLooks: form.blockedLooks,
});

/** Do two forms store the same? The order of a list says nothing. */
export const sameAccess = (left: AccessForm, right: AccessForm): boolean => {
  const normal = (form: AccessForm) => {
    const { lookerUserInfo, blockedReports, blockedLooks } = storedAccess(form);
    const lists = [lookerUserInfo.allowedPages, lookerUserInfo.allowedDataCategories, blockedReports, blockedLooks];
    return JSON.stringify(lists.map((list) => [...list].sort()));
  };
  return normal(left) === normal(right);
};

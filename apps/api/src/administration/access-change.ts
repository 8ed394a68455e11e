/**
 * What a change of entitlements adds and takes away, in the things a person can name: pages, views, countries and other
 * data, months, reports, looks. Both sides are judged by what decides every call (`accessOf`, `checkView`), so the
 * preview cannot promise what the portal would refuse.
 */
import {
  type Access,
  type AccessChange,
  accessOf,
  type Entitlements,
  lookLabel,
  pageAllowed,
  pageLabel,
  pageMatches,
  portalPages,
  type ViewDefinition,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { checkView, QueryError } from '@cvm/metrics';

export type FullEntitlements = Entitlements & { blockedLooks: readonly string[] };

const compare = (before: readonly string[], after: readonly string[]) => {
  const [was, is] = [new Set(before), new Set(after)];
  return {
    added: [...is].filter((value) => !was.has(value)),
    removed: [...was].filter((value) => !is.has(value)),
  };
};

/** Names of the pages that these patterns open, and the patterns that open no page of the portal. */
const pagesOf = (allowed: readonly string[]): string[] => {
  const known = portalPages.filter(({ path }) => pageAllowed(allowed, path)).map(({ label }) => label);
  const others = allowed.filter((pattern) => !portalPages.some(({ path }) => pageMatches(pattern, path)));
  return [...known, ...others];
};

const answers = (view: ViewDefinition, access: Access): boolean => {
  try {
    checkView(access, view, []);
    return true;
  } catch (error) {
    if (error instanceof QueryError) return false;
    throw error;
  }
};

const viewsOf = (access: Access): string[] =>
  viewIds
    .map(viewDefinition)
    .filter((view) => answers(view, access))
    .map(({ title }) => title);

const everything = ['*'];

const dataChange = ({ limits: was }: Access, { limits: is }: Access): AccessChange['data'] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((category) => {
      const valuesOf = (limits: Readonly<Record<string, readonly string[] | undefined>>) =>
        limits[category] ?? everything;
      return { category, ...compare(valuesOf(was), valuesOf(is)) };
    })
    .filter(({ added, removed }) => added.length + removed.length > 0);

/** Throws EntitlementError when either side cannot be understood. */
export const accessChange = (before: FullEntitlements, after: FullEntitlements): AccessChange => {
  const [was, is] = [accessOf(before, 0), accessOf(after, 0)];
  return {
    pages: compare(pagesOf(before.allowedPages), pagesOf(after.allowedPages)),
    views: compare(viewsOf(was), viewsOf(is)),
    data: dataChange(was, is),
    months: { before: was.months, after: is.months },
    blockedReports: compare(before.blockedReports.map(pageLabel), after.blockedReports.map(pageLabel)),
    blockedLooks: compare(before.blockedLooks.map(lookLabel), after.blockedLooks.map(lookLabel)),
  };
};

/**
 * The address that opens an answer in the portal. A page is taken only where it shows exactly what was asked: it asks
 * the view, takes every filter that was given, and adds none of its own.
 */
import {
  allTime,
  type Clause,
  type FilterId,
  formatFilters,
  type Meta,
  offeredFilters,
  type Page,
  type PageFilters,
  pages,
  parseFilters,
  patternOf,
  type ReportDefinition,
} from '@cvm/contract';

/** The filter whose one value stands in a path instead of the query. */
const inPath: Readonly<Record<string, FilterId>> = {
  showId: 'show',
  movieId: 'movie',
  networkId: 'network',
  actorId: 'actor',
};

const partPattern = /\/\{?-?\$(\w+)\}?/g;

type Filled = { readonly path: string; readonly taken: ReadonlySet<FilterId> };

/** The path with its parts filled from the clauses; null where one of them is not given, or is several values. */
const fill = ({ path }: Page, clauses: readonly Clause[], tab: string | undefined): Filled | null => {
  const taken = new Set<FilterId>();
  let isWhole = true;
  const filled = path.replaceAll(partPattern, (_, name: string) => {
    if (name === 'tab') return tab === undefined ? '' : `/${tab}`;
    const id = inPath[name];
    const [clause, other] = clauses.filter((one) => one.id === id);
    const [value, second] = clause?.values ?? [];
    if (id === undefined || value === undefined || second !== undefined || other !== undefined || clause?.op !== 'is') {
      isWhole = false;
      return '';
    }
    taken.add(id);
    return `/${encodeURIComponent(value)}`;
  });
  return isWhole ? { path: filled, taken } : null;
};

/** Does the page ask with these filters as they are? */
const shows = (bar: PageFilters, clauses: readonly Clause[]): boolean => {
  const takes = new Set([...offeredFilters(bar), ...(bar.accepts ?? [])]);
  const given = new Set(clauses.map(({ id }) => id));
  return (
    clauses.every(({ id }) => takes.has(id)) &&
    parseFilters(bar.defaults).every(({ id }) => given.has(id)) &&
    (bar.kind === undefined || !given.has('contentType'))
  );
};

/** May the caller open this page? */
type Opens = (page: string) => boolean;

const address = (path: string, search: Readonly<Record<string, readonly string[]>>): string => {
  const params = new URLSearchParams(
    Object.entries(search).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
  );
  return params.size === 0 ? path : `${path}?${params}`;
};

/** What is asked of a view, and in which order its rows; undefined = in its own. */
type Asked = { readonly view: string; readonly clauses: readonly Clause[]; readonly sorts?: string | undefined };

/** The order where the page keeps it: of the one table that it is, or of one of those among its modules, by its view. */
const orderIn = (page: Page, { views }: PageFilters, { view, sorts }: Asked): Readonly<Record<string, string[]>> => {
  if (sorts === undefined || sorts === '') return {};
  const isOneTable = views.length === 1 && !page.path.includes('$');
  return isOneTable ? { sorts: [sorts] } : { sorted: [`${view}:${sorts}`] };
};

const linkOf = (asked: Asked, opens: Opens): string | null => {
  const { view, clauses } = asked;
  for (const page of Object.values<Page>(pages)) {
    if (!opens(patternOf(page))) continue;
    for (const bar of Object.values(page.filters ?? {})) {
      const filled = bar.views.includes(view) ? fill(page, clauses, bar.tab) : null;
      const others = clauses.filter(({ id }) => filled?.taken.has(id) !== true);
      if (filled === null || !shows(bar, others)) continue;
      return address(filled.path, { filters: formatFilters(others), ...orderIn(page, bar, asked) });
    }
  }
  return null;
};

/** The days of an answer whose question named none, for pages that would take days of their own. */
const daysOf = ({ from, to }: Meta['range']): Clause =>
  from === null
    ? { id: 'date', op: 'is', values: [allTime], join: 'or' }
    : { id: 'date', op: 'between', values: [from, to], join: 'or' };

/** The path and query of a page that shows a view under these filters, in this order; null where no page that the caller may open does. */
export const viewLink = (asked: Asked, range: Meta['range'], opens: Opens): string | null => {
  const { clauses } = asked;
  const found = linkOf(asked, opens);
  if (found !== null || clauses.some(({ id }) => id === 'date')) return found;
  return linkOf({ ...asked, clauses: [...clauses, daysOf(range)] }, opens);
};

/** The same of a cross-tab: the report builder with all that it asks. */
export const builderLink = ({
  fields,
  pivots,
  calculated,
  filters,
  sorts,
}: Pick<ReportDefinition, 'fields' | 'pivots' | 'calculated' | 'filters' | 'sorts'>): string => {
  const made = calculated.map((field) => JSON.stringify(field));
  return address(pages.reportBuilder.path, { fields, pivots, calculated: made, filters, order: sorts });
};

/**
 * The filter bars of the pages, by their ids (1-foundation section 2, Filter pages): the bars, the builders and the segment
 * window are drawn from them. What a view accepts stands in the view's own record, and a test holds the two together.
 */
import type { FilterId, FilterPanel } from '../filters/ids.ts';
import { origin, plain } from './filter-parts.ts';
import { type PageId, pages } from './index.ts';
import type { Page, PageFilters } from './page.ts';

type IdsIn<P> = P extends { readonly filters: infer Sets } ? keyof Sets : never;
export type PageFiltersId = IdsIn<(typeof pages)[PageId]>;

const setsOf = ({ filters = {} }: Page) => Object.entries(filters);

export const pageFilters = Object.fromEntries(Object.values<Page>(pages).flatMap(setsOf)) as Readonly<
  Record<PageFiltersId, PageFilters>
>;

/** What a segment can be made of (1-foundation section 3); the tabs of its window are the panels. */
export const segmentFilterSet: PageFilters = {
  ...plain,
  id: 'segment',
  views: [],
  panels: {
    content: [
      ...(['show', 'movie', 'network', 'platform', 'studio', ...origin] as const),
      ...(['runtime', 'status', 'genre', 'release_date'] as const),
    ],
    users: ['age', 'gender', 'country', 'panel'],
    date: ['date', 'first_release_date'],
  },
  exclusive: true,
};

/** The other tabs of the report that a page is a tab of. */
export const otherTabs = (id: PageFiltersId): PageFilters[] => {
  const page = Object.values<Page>(pages).find(({ filters = {} }) => id in filters);
  const tabs = Object.values(page?.filters ?? {}).filter(({ tab }) => tab !== undefined);
  return tabs.some((tab) => tab.id === id) ? tabs.filter((tab) => tab.id !== id) : [];
};

/** The declaration of a page's filters, typed with its optional fields. */
export const pageFilterDefinition = (page: PageFiltersId): PageFilters => pageFilters[page];

/** Every filter a set offers, in the order of its panels. */
export const offeredFilters = ({ panels }: PageFilters): FilterId[] =>
  Object.values(panels).flatMap((ids) => ids ?? []);

/** Every filter a page offers, in the order of its panels. */
export const pageFilterIds = (page: PageFiltersId): FilterId[] => offeredFilters(pageFilterDefinition(page));

/** The panel of a page that offers a filter; null when none does. */
export const panelOf = (page: PageFiltersId, id: FilterId): FilterPanel | null => {
  const { panels } = pageFilterDefinition(page);
  const order = ['content', 'users', 'date', 'metric'] as const;
  return order.find((panel) => panels[panel]?.includes(id)) ?? null;
};

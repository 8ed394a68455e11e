/**
 * The panels of a page's bar with the filters this user can use there: on pages about both kinds of title, an
 * user with one kind has no use for the other's network or studio, nor for choosing a kind (1-foundation section 6).
 */
import {
  type ContentType,
  type FilterId,
  type FilterPanel,
  isViewId,
  type PageFilters,
  type Permissible,
  viewDefinition,
} from '@cvm/contract';

const panelOrder = ['content', 'users', 'date', 'metric'] as const satisfies readonly FilterPanel[];

export const panelLabels: Record<FilterPanel, string> = {
  content: 'Content',
  users: 'Users',
  date: 'Date',
  metric: 'Metric',
};

const needs: Partial<Record<FilterId, readonly ContentType[]>> = {
  network: ['series'],
  show: ['series'],
  season: ['series'],
  episode: ['series'],
  studio: ['movie'],
  movie: ['movie'],
  contentType: ['series', 'movie'],
};

const aboutOneKind = ({ views, panels, kind }: PageFilters): boolean => {
  if (kind !== undefined) return true;
  if (views.length === 0 || panels.content?.includes('contentType') === true) return false;
  const kinds = new Set(views.map((view) => (isViewId(view) ? viewDefinition(view).kind : undefined)));
  return kinds.size === 1 && !kinds.has(undefined);
};

/** The filters of one panel that this user can use. `permissible` null = not known yet, all are offered. */
export const visibleFilters = (page: PageFilters, panel: FilterPanel, permissible: Permissible | null): FilterId[] => {
  const ids = page.panels[panel] ?? [];
  // A user without any kind of title has the GEM report, whose programs are of both.
  const kinds = permissible?.contentTypes ?? [];
  if (kinds.length === 0 || aboutOneKind(page)) return [...ids];
  return ids.filter((id) => (needs[id] ?? []).every((kind) => kinds.includes(kind)));
};

/** The panels that have a filter to offer, in their order on screen. */
export const visiblePanels = (
  page: PageFilters,
  permissible: Permissible | null,
): { panel: FilterPanel; ids: FilterId[] }[] =>
  panelOrder
    .map((panel) => ({ panel, ids: visibleFilters(page, panel, permissible) }))
    .filter(({ ids }) => ids.length > 0);

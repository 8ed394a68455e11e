/**
 * The panels of a page's bar with the filters this account can use there: on pages about both kinds of title, an
 * account with one kind has no use for the other's network or studio, nor for choosing a kind (1-foundation section 6).
 */
import {
  type FilterId,
  type FilterPanel,
  isViewId,
  type PageFiltersId,
  type Permissible,
  pageFilterDefinition,
  viewDefinition,
} from '@cvm/contract';

const panelOrder = ['content', 'users', 'date', 'metric'] as const satisfies readonly FilterPanel[];

export const panelLabels: Record<FilterPanel, string> = {
  content: 'Content',
  users: 'Users',
  date: 'Date',
  metric: 'Metric',
};

const needs: Partial<Record<FilterId, readonly Permissible['contentTypes'][number][]>> = {
  network: ['series'],
  show: ['series'],
  season: ['series'],
  episode: ['series'],
  studio: ['movie'],
  movie: ['movie'],
  contentType: ['series', 'movie'],
};

const aboutOneKind = (page: PageFiltersId): boolean => {
  const { views, panels, contentKind } = pageFilterDefinition(page);
  if (contentKind !== undefined) return true;
  const choosesKind = panels.content?.includes('contentType') === true;
  return !choosesKind && views.every((view) => isViewId(view) && viewDefinition(view).contentKind !== undefined);
};

/** The panels that have a filter to offer, in their order on screen. `permissible` null = not known yet, all are offered. */
export const visiblePanels = (
  page: PageFiltersId,
  permissible: Permissible | null,
): { panel: FilterPanel; ids: FilterId[] }[] => {
  const { panels } = pageFilterDefinition(page);
  const oneKind = aboutOneKind(page);
  // An account without any kind of title has the GEM report, whose programs are of both.
  const kinds = permissible?.contentTypes ?? [];
  const usable = (id: FilterId) =>
    oneKind || kinds.length === 0 || (needs[id] ?? []).every((kind) => kinds.includes(kind));
  return panelOrder
    .map((panel) => ({ panel, ids: (panels[panel] ?? []).filter(usable) }))
    .filter(({ ids }) => ids.length > 0);
};

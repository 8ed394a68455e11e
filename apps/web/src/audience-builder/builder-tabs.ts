/** The tabs of a builder: the panels of its page, where days of release are said of titles. Pure. */
import type { FilterId, FilterPanel, PageFilters, Permissible } from '@cvm/contract';
import { visiblePanels } from '../filters/visible-panels.ts';

const releaseDays: readonly FilterId[] = ['first_release_date', 'release_date', 'future_release_date'];

type Tab = { panel: FilterPanel; ids: FilterId[] };

/** Where a page asks for no other days, those of release stand under Content (3-reports-and-admin section 2, tracker). */
export const builderTabs = (page: PageFilters, permissible: Permissible | null): Tab[] => {
  const panels = visiblePanels(page, permissible);
  const dates = panels.find(({ panel }) => panel === 'date')?.ids ?? [];
  if (dates.length === 0 || !dates.every((id) => releaseDays.includes(id))) return panels;
  return panels
    .filter(({ panel }) => panel !== 'date')
    .map(({ panel, ids }) => ({ panel, ids: panel === 'content' ? [...ids, ...dates] : ids }));
};

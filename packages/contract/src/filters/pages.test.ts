import { describe, expect, it } from 'vitest';
import { isViewId, viewDefinition } from '../views/index.ts';
import { filterDefinition } from './ids.ts';
import { type PageFiltersId, pageFilterDefinition, pageFilterIds, pageFilters } from './pages.ts';
import { formatFilters, parseFilters } from './text.ts';

const pages = Object.keys(pageFilters) as PageFiltersId[];

/** The home page asks one set of views or the other by this filter; it is not sent to all of them. */
const chooses = (page: PageFiltersId, id: string) => page === 'homepage' && id === 'contentType';

describe.each(pages)('the filters of %s', (page) => {
  const definition = pageFilterDefinition(page);
  const offered = pageFilterIds(page);

  it('are each accepted by every view of the page', () => {
    for (const view of definition.views) {
      if (!isViewId(view)) throw new Error(`There is no view ${view}.`);
      for (const id of offered.filter((id) => !chooses(page, id)))
        expect([view, viewDefinition(view).filters]).toEqual([view, expect.arrayContaining([id])]);
    }
  });

  it('stand once, in their own panel', () => {
    expect(new Set(offered).size).toBe(offered.length);
    for (const [panel, ids] of Object.entries(definition.panels))
      for (const id of ids ?? []) expect([id, filterDefinition(id).panel]).toEqual([id, panel]);
  });

  it('include what defaults and rules name', () => {
    const defaults = parseFilters(definition.defaults);
    expect(formatFilters(defaults)).toEqual(definition.defaults);
    for (const id of [...defaults.map((clause) => clause.id), ...definition.withoutExclusion])
      expect(offered).toContain(id);
  });

  it('name metrics that are columns of the views', () => {
    const columns = definition.views.flatMap((view) => (isViewId(view) ? viewDefinition(view).columns : []));
    for (const name of definition.metrics ?? []) expect(columns.find((c) => c.name === name)?.metric).toBeDefined();
  });
});

import { describe, expect, it } from 'vitest';
import { benchmarkView } from '../benchmark/benchmark.ts';
import { crosstabView } from '../crosstab/query.ts';
import { filterDefinition } from '../filters/ids.ts';
import { formatFilters, parseFilters } from '../filters/text.ts';
import { isViewId, viewDefinition } from '../views/index.ts';
import type { ViewDefinition } from '../views/view.ts';
import { type PageFiltersId, pageFilterDefinition, pageFilterIds, pageFilters } from './filter-sets.ts';

const pages = Object.keys(pageFilters) as PageFiltersId[];

const crosstab = crosstabView({
  ...{ rows: ['title'], pivots: [], measures: ['view_count'], clauses: [], sorts: [], total: false, rowTotal: false },
});

const viewOf = (view: string): ViewDefinition => {
  const other = [crosstab, benchmarkView('show'), benchmarkView('movie')].find(({ id }) => id === view);
  if (other !== undefined) return other;
  if (!isViewId(view)) throw new Error(`There is no view ${view}.`);
  return viewDefinition(view);
};

/** The rows of the page's table are picked by metric; what stands beside it has other figures. */
const picks = (page: PageFiltersId, view: string, id: string) =>
  id === 'metric' && pageFilterDefinition(page).views[0] !== view;

/** The home page asks one set of views or the other by this filter; it is not sent to all of them. */
const chooses = (page: PageFiltersId, id: string) => page === 'homepage' && id === 'contentType';

it('are declared for every page of the specification (1-foundation section 2)', () => {
  expect(pages).toHaveLength(36);
  for (const page of pages) expect(pageFilterDefinition(page).id).toBe(page);
});

describe.each(pages)('the filters of %s', (page) => {
  const definition = pageFilterDefinition(page);
  const offered = pageFilterIds(page);

  it('are each accepted by every view of the page', () => {
    for (const view of definition.views)
      for (const id of [...offered, ...(definition.accepts ?? [])].filter(
        (id) => !chooses(page, id) && !picks(page, view, id),
      ))
        expect([view, viewOf(view).filters]).toEqual([view, expect.arrayContaining([id])]);
  });

  it('stand once, in their own panel', () => {
    expect(new Set(offered).size).toBe(offered.length);
    for (const [panel, ids] of Object.entries(definition.panels))
      for (const id of ids ?? []) expect([id, filterDefinition(id).panel]).toEqual([id, panel]);
  });

  it('take titles of either kind in and leave none out (1-foundation section 4)', () => {
    if (offered.includes('title')) expect(definition.withoutExclusion).toContain('title');
  });

  it('include what defaults and rules name', () => {
    const defaults = parseFilters(definition.defaults);
    expect(formatFilters(defaults)).toEqual(definition.defaults);
    for (const id of [...defaults.map((clause) => clause.id), ...definition.required.flat()])
      expect([...offered, ...(definition.accepts ?? [])]).toContain(id);
  });

  it('name metrics that are columns of the views', () => {
    const columns = definition.views.flatMap((view) => viewOf(view).columns);
    for (const name of definition.metrics ?? []) expect(columns.find((c) => c.name === name)?.metric).toBeDefined();
  });
});

it('of the report builder are those of the specification, with its dates (3-reports-and-admin sections 3 and 5)', () => {
  expect(pageFilterIds('reportBuilder').toSorted()).toEqual(
    [
      ...['title', 'contentType', 'age', 'country', 'episode', 'date', 'gender', 'genre', 'studio', 'network'],
      ...['runtime', 'season', 'show', 'panel', 'originating_country', 'first_release_date', 'days_from_release'],
      'metric',
    ].toSorted(),
  );
  const presets = ['all time', 'last 30 days', 'last 60 days', 'last 90 days'];
  expect(pageFilterDefinition('reportBuilder').datePresets).toEqual({ date: presets, first_release_date: presets });
});

it('of the tracker are those of the specification, with its release dates (3-reports-and-admin sections 3 and 9)', () => {
  expect(pageFilterIds('anticipationTracker').toSorted()).toEqual(
    [
      ...['title', 'contentType', 'network', 'studio', 'genre', 'first_release_date', 'age', 'country', 'gender'],
      'panel',
    ].toSorted(),
  );
  const presets = ['all time', 'last 30 days', 'last 60 days', 'next 30 days', 'next 60 days'];
  expect(pageFilterDefinition('anticipationTracker').datePresets).toEqual({ first_release_date: presets });
});

import { parseFilters, type ViewId } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { compile, explain } from '../compile/compile.ts';
import { everything, goldenEdition } from '../testing/golden.ts';
import { rollupNames } from './names.ts';

const chosen = (view: ViewId, filters: string[], edition = goldenEdition): string[] => {
  const { choices } = explain({ view, clauses: parseFilters(filters), sorts: [] }, everything, edition);
  return choices.map(({ table }) => table).sort();
};

describe('the choice between rollups and facts', () => {
  it('takes the smallest table that has the answer', () => {
    expect(chosen('topPerformingShows', ['date:all time'])).toEqual(['audience_cells', 'title_totals']);
    expect(chosen('topPerformingShows', ['date:all time', 'age:18-24'])).toEqual(['audience_cells', 'cell_titles']);
    expect(chosen('topPerformingShows', ['date:last 30 days'])).toEqual(['audience_days', 'view_days']);
    expect(chosen('showAgeIndex', ['show:1104'])).toEqual(['audience_cells', 'title_cells']);
    expect(chosen('showAgeIndex', ['show:1104', 'date:last 30 days'])).toEqual(['audience_days', 'title_view_days']);
    expect(chosen('bingeReport', ['date:last 7 days'])).toEqual(['audience_days', 'binges', 'view_days']);
    expect(chosen('showAgeFollowerIndex', ['show:1104'])).toEqual(['audience_cells', 'title_cells']);
  });

  it('weighs by cell in the balanced panel', () => {
    expect(chosen('topPerformingShows', ['date:all time', 'country:US'])).toEqual(['audience_cells', 'cell_titles']);
  });

  it('takes the facts for what no rollup carries', () => {
    expect(chosen('bingeReport', ['platform:Aurora+'])).toEqual(['title_totals', 'views']);
    expect(chosen('attributionPlatform', ['platform:Aurora+', 'date:last 30 days'])).toEqual(['platform_days']);
  });

  it('takes the facts alone in an edition without rollups, and says so', () => {
    const bare = { ...goldenEdition, rollups: [] };
    expect(chosen('topPerformingShows', ['date:all time'], bare)).toEqual(['views']);
    const { choices, compiled } = explain({ view: 'showSummary', clauses: [], sorts: [] }, everything, bare);
    expect(choices.map(({ why }) => why)).toContain('the edition has no title_totals');
    for (const name of rollupNames) expect(compiled.rows.sql).not.toMatch(new RegExp(`\\b${name}\\b(?! as \\()`));
  });

  it('is the same for the same question', () => {
    const query = { view: 'showSummary' as const, clauses: parseFilters(['country:US']), sorts: [] };
    expect(compile(query, everything, goldenEdition)).toEqual(compile(query, everything, goldenEdition));
  });
});

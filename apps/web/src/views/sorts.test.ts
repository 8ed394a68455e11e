import { viewDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { readSorts, sortsText } from './sorts.ts';

describe('sorts in an address', () => {
  const view = viewDefinition('showSummary');

  it('come back as they were', () => {
    const sorts = [
      { column: 'views', direction: 'desc' },
      { column: 'show', direction: 'asc' },
    ] as const;
    expect(readSorts(sortsText(sorts), view)).toEqual({ sorts, problem: null });
  });

  it('name a column that is not seen where one that is seen is sorted by it', () => {
    const episodes = viewDefinition('engagementRawTotals');
    const sorts = [{ column: 'episodeSort', direction: 'desc' }] as const;
    expect(readSorts(sortsText(sorts), episodes)).toEqual({ sorts, problem: null });
  });

  it('are the own sorts of the view where none are named', () => {
    expect(readSorts(undefined, view)).toEqual({ sorts: view.sorts, problem: null });
  });

  it('name what the view cannot be sorted by', () => {
    expect(readSorts('cost desc', view)).toEqual({
      sorts: view.sorts,
      problem: 'This table cannot be sorted by "cost desc". It is sorted by Share of Views.',
    });
    expect(readSorts('showId asc', view).problem).toContain('showId');
    expect(readSorts('views sideways', view).problem).toContain('sideways');
  });
});

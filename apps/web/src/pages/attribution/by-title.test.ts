import type { Row, Sort } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { fileSorts, groupByTitle, initialSort, linesOf, nextSort, sortTitles, titleSortOf } from './by-title.ts';

const places: Readonly<Record<string, number>> = { Unofficial: 2, Other: 3 };

const totals: Readonly<Record<string, number>> = { '7': 1750, '9': 5000 };

const row = (contentId: string, platformName: string, voteCount: number, more: Row = {}): Row => ({
  contentId,
  contentName: `Title ${contentId}`,
  contentType: 'series',
  releaseDate: '2024-01-05',
  networkName: null,
  studioName: null,
  platformName,
  platformPlace: places[platformName] ?? 1,
  voteCount,
  totalVotes: totals[contentId] ?? null,
  ...more,
});

const rows = [
  row('7', 'Other', 900),
  row('7', 'Unofficial', 800),
  row('7', 'Kinoport', 20),
  row('7', 'Aurora+', 30),
  row('7', 'Empty', 0),
  row('9', 'Aurora+', 5000, { releaseDate: null, networkName: 'Kite' }),
];

const ids = (sort: Sort) => sortTitles(groupByTitle(rows), sort).map(({ id }) => id);

describe('titles with their platforms', () => {
  const groups = groupByTitle(rows);

  it('have their views on all platforms together, those without a view left out', () => {
    expect(groups.map(({ id, totalVotes }) => [id, totalVotes])).toEqual([
      ['7', 1750],
      ['9', 5000],
    ]);
  });

  it('list platforms by views, unofficial and then other ones last, however many views those have', () => {
    expect(groups[0]?.platforms.map(({ platformName }) => platformName)).toEqual([
      ...['Aurora+', 'Kinoport', 'Unofficial', 'Other'],
    ]);
  });

  it('begin with the most views; missing values are last in both directions', () => {
    expect(ids(titleSortOf([]))).toEqual(['9', '7']);
    expect(ids({ column: 'releaseDate', direction: 'asc' })).toEqual(['7', '9']);
    expect(ids({ column: 'releaseDate', direction: 'desc' })).toEqual(['7', '9']);
    expect(ids({ column: 'networkName', direction: 'desc' })).toEqual(['9', '7']);
  });

  it('sort upwards by a column that is chosen anew, downwards by the total, and turn around', () => {
    const byName = nextSort(initialSort, 'contentName');
    expect(byName).toEqual({ column: 'contentName', direction: 'asc' });
    expect(nextSort(byName, 'contentName').direction).toBe('desc');
    expect(nextSort(byName, 'totalVotes').direction).toBe('desc');
    expect(nextSort(initialSort, 'totalVotes').direction).toBe('asc');
  });

  it('are sorted by nothing but what a title has', () => {
    expect(titleSortOf([{ column: 'voteCount', direction: 'desc' }])).toEqual(initialSort);
  });

  it('keep the platforms of a title together in a file', () => {
    expect(fileSorts(initialSort).map(({ column }) => column)).toEqual([
      ...['totalVotes', 'contentId', 'platformPlace', 'voteCount'],
    ]);
  });

  it('are lines that fold', () => {
    expect(linesOf(groups, new Set()).map(({ kind }) => kind)).toEqual([
      ...['title', 'platform', 'platform', 'platform', 'platform', 'title', 'platform'],
    ]);
    expect(linesOf(groups, new Set(['7'])).map(({ kind, group }) => `${kind} ${group.id}`)).toEqual([
      ...['title 7', 'title 9', 'platform 9'],
    ]);
  });
});

import { tableColumns, viewDefinition } from '@cvm/contract';
import { expect, it } from 'vitest';
import { layTable, type TableToDraw } from './table-picture.ts';

const table: TableToDraw = {
  title: 'Show Ranker',
  scope: 'All time',
  source: 'Source: CVM Insights.',
  columns: tableColumns(viewDefinition('showSummary')),
  rows: Array.from({ length: 3 }, (_, index) => ({
    show: `Show ${index}`,
    network: null,
    followers: 1234.5,
    viewshare: 0.1,
  })),
  count: 3,
  ranked: true,
  sorts: [{ column: 'viewshare', direction: 'desc' }],
};

it('writes what the screen shows, in its order, figures to the right, with the source', () => {
  const { columns, lines, foot } = layTable(table);
  expect(columns.slice(0, 4).map(({ label, right }) => [label, right])).toEqual([
    [['#'], true],
    [['Show'], false],
    [['Network'], false],
    [['Followers'], true],
  ]);
  expect(columns.map(({ label }) => label)).toContainEqual(['Engagement', 'Score']);
  expect(lines[1]?.slice(0, 4)).toEqual(['2', 'Show 1', '--', '1,235']);
  expect(foot).toEqual(['Source: CVM Insights.']);
});

it('gives no rank to a row without the figure that ranks', () => {
  const rows = [
    { show: 'A', viewshare: 0.1 },
    { show: 'B', viewshare: null },
  ];
  expect(layTable({ ...table, rows }).lines.map(([rank]) => rank)).toEqual(['1', '']);
});

it('is as wide as its columns, which do not overlap, and as high as its rows', () => {
  const { columns, width, height } = layTable(table);
  columns.forEach(({ x }, place) => {
    const before = columns[place - 1];
    if (before !== undefined) expect(x).toBe(before.x + before.width);
  });
  const last = columns.at(-1);
  expect(width).toBeGreaterThanOrEqual((last?.x ?? 0) + (last?.width ?? 0));
  expect(layTable({ ...table, rows: [], count: 0 }).height).toBe(height - 3 * 30);
});

it('says how many rows it leaves out', () => {
  const rows = Array.from({ length: 1300 }, () => ({ show: 'Show' }));
  const { lines, foot } = layTable({ ...table, rows, count: rows.length });
  expect([lines.length, foot]).toEqual([50, ['First 50 of 1,300 rows. Source: CVM Insights.']]);
});

it('says all that the figures cover, on as many lines as that takes', () => {
  const scope = Array.from({ length: 12 }, (_, place) => `Country ${place} is one of those that count`).join(' · ');
  const title = `People Who Watch ${'A Very Long Name '.repeat(5)}Also Watch...`;
  const short = layTable(table);
  const long = layTable({ ...table, scope, title });
  expect(long.scope.join(' ')).toBe(scope);
  expect(long.title.join(' ')).toBe(title);
  for (const line of long.scope) expect(line.length).toBeLessThan(170);
  const more = (long.scope.length - 1) * 18 + (long.title.length - 1) * 28;
  expect(more).toBeGreaterThan(0);
  expect(long.height).toBe(short.height + more);
  expect(long.top).toBe(short.top + more);
});

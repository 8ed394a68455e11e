/** The followers of titles side by side: prepared anew for what is new, and for that alone. */
import type { Row } from '@cvm/contract';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { viewMeta } from '../../testing/view-answer.ts';
import { useFollowersFigure } from './use-followers-figure.ts';

const rowsOf = (followers: number): Row[] => [
  { date: '2026-11-15', totalFollowers: followers, followersBase: followers },
];

const titleOf = (id: string, rows: readonly Row[]) => ({
  kind: 'show' as const,
  id,
  name: `Late Show ${id}`,
  colour: 0,
  followers: { rows, meta: viewMeta },
});

it('are one figure until an answer, a name or the titles change', () => {
  const [first, second, third] = [rowsOf(40), rowsOf(50), rowsOf(60)];
  // Other objects in each drawing, made of the same answers.
  const { result, rerender } = renderHook(useFollowersFigure, { initialProps: [titleOf('a', first)] });
  const figures = [result.current];
  const next = (...told: ReturnType<typeof titleOf>[]): void => {
    rerender(told);
    figures.push(result.current);
  };
  next(titleOf('a', first));
  next(titleOf('a', first), titleOf('b', second));
  next(titleOf('a', first), titleOf('b', second));
  next(titleOf('a', first), titleOf('b', third));
  next(titleOf('a', first), { ...titleOf('b', third), name: 'Renamed' });
  next();
  const [one, again, two, twice, newer, renamed, nothing] = figures;
  expect(again).toBe(one);
  expect(twice).toBe(two);
  const told = figures.map((figure) => figure?.table.rows.map((row) => row.figures.map(({ text }) => text)));
  expect([told[0], told[2], told[4]]).toEqual([[['40']], [['40', '50']], [['40', '60']]]);
  expect(renamed?.table.columns.map(({ label }) => label)).toEqual(['Date', 'Late Show a', 'Renamed']);
  expect(newer).not.toBe(renamed);
  expect(renamed?.chart.summary).toBe(
    'Late Show a and Renamed by day from November 15, 2026 to November 15, 2026. 2 titles, followers at the end of each day.',
  );
  expect(nothing).toBeNull();
});

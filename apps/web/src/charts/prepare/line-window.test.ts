import { addDays } from '@cvm/contract';
import { expect, it } from 'vitest';
import type { LineChart } from '../model.ts';
import { dateTicks } from './date-ticks.ts';
import { windowOf } from './line-window.ts';

const days = Array.from({ length: 700 }, (_, day) => addDays('2025-01-01', day));

const chart: LineChart = {
  kind: 'lines',
  days,
  names: days,
  daysName: null,
  ticks: dateTicks('2025-01-01', '2026-11-30'),
  lines: [{ id: 'a', label: 'A', colour: 0, quiet: false, values: days.map((_, day) => (day === 0 ? 1000 : 8)) }],
  axis: { name: 'Followers', format: 'count', base: 0, min: 0, max: 1000, step: 250 },
  hints: days.map(() => () => []),
  marks: [],
  zooms: true,
  definitions: [],
  summary: '',
};

it('has ticks every 2 days and values of their own height once a month is in sight', () => {
  const { ticks, axis } = windowOf(chart, 400, 428);
  expect([...ticks.keys()].slice(0, 3)).toEqual([days[400], days[402], days[404]]);
  expect(axis).toMatchObject({ name: 'Followers', min: 0, max: 8, step: 2 });
});

it('is the whole chart again with all days in sight', () => {
  expect(windowOf(chart, 0, days.length - 1).axis).toMatchObject({ max: 1000, step: 250 });
});

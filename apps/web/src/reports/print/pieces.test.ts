import { describe, expect, it } from 'vitest';
import type { HeatChart } from '../../charts/model.ts';
import { chartHeight, halfWidth, paperWidth, piecesOf } from './pieces.ts';

/** A heatmap with one field and one engagement figure in each of its columns. */
const heat = (columns: number): HeatChart => ({
  kind: 'heat',
  columns: Array.from({ length: columns }, (_, place) => `S1 | E${place + 1}`),
  rows: ['Amused'],
  cells: Array.from({ length: columns }, (_, column) => ({
    column,
    row: 0,
    value: column / columns,
    hints: () => [],
    sample: null,
  })),
  measure: 'Share of Emotions',
  format: 'rate',
  max: 1,
  strip: {
    label: 'Engagements',
    values: Array.from({ length: columns }, (_, place) => place),
    axis: { name: 'Engagements', format: 'count', base: 0, min: 0, max: columns, step: columns },
  },
  marked: { column: 0, row: 0 },
  stripHints: Array.from({ length: columns }, () => () => []),
  definitions: [],
  summary: '',
});

const heatsOf = (chart: HeatChart): HeatChart[] =>
  piecesOf(chart).flatMap((piece) => (piece.kind === 'heat' ? piece : []));

describe('a chart on paper', () => {
  it('is one piece while its columns can be told apart', () => {
    expect(piecesOf(heat(60))).toHaveLength(1);
  });

  it('is cut into pieces of one width that hold every column once, in its order', () => {
    const chart = heat(600);
    const pieces = heatsOf(chart);
    expect(pieces.map(({ columns }) => columns.length)).toEqual(Array(10).fill(60));
    expect(pieces.flatMap(({ columns }) => columns)).toEqual(chart.columns);
    expect(pieces.flatMap(({ strip }) => strip.values)).toEqual(chart.strip.values);
    expect(pieces.flatMap(({ cells }) => cells.map(({ value }) => value))).toEqual(
      chart.cells.map(({ value }) => value),
    );
    for (const { cells, columns } of pieces)
      expect(cells.map(({ column }) => column)).toEqual(columns.map((_, place) => place));
    // One scale for all of them: shades and bars compare from piece to piece.
    expect(new Set(pieces.map(({ max, strip }) => `${max} ${strip.axis.max}`)).size).toBe(1);
  });

  it('leaves no piece with a few columns alone', () => {
    expect(heatsOf(heat(61)).map(({ columns }) => columns.length)).toEqual([31, 30]);
  });

  it('is low enough for a page', () => {
    expect(chartHeight(heat(60))).toBeLessThan(paperWidth);
    expect(2 * halfWidth).toBeLessThan(paperWidth);
  });
});

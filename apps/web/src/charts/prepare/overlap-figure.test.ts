import type { Meta, Row } from '@cvm/contract';
import { expect, it } from 'vitest';
import { fieldColour, matrixOption } from '../draw/matrix-option.ts';
import { palettes } from '../draw/palette.ts';
import { tooltipOf } from '../draw/tooltip.ts';
import type { MatrixChart } from '../model.ts';
import { shownOf } from './figure-of.ts';
import { overlapFigure } from './overlap-figure.ts';

const facts = { sampleSize: 1000, effectiveSampleSize: null, panel: 'Total' } as const;

const names = ['Aurora', 'Brook', 'Cinder'] as const;
const sizes = [500, 300, 40] as const;

const pair = (one: 0 | 1, other: 1 | 2, figures: Row): Row => ({
  network: names[one],
  networkId: String(one),
  otherNetwork: names[other],
  otherNetworkId: String(other),
  place: one + 1,
  otherPlace: other + 1,
  audience: sizes[one],
  otherAudience: sizes[other],
  base: sizes[one],
  otherBase: sizes[other],
  expectedBoth: (sizes[one] * sizes[other]) / 1000,
  suppressed: null,
  ...figures,
});

const shared = (both: number, overlapIndex: number, differs: string | null): Row => ({
  bothAudiences: both,
  bothBase: both,
  overlapIndex,
  effective: 500,
  indexLow: overlapIndex / 1.1,
  indexHigh: overlapIndex * 1.1,
  differs,
});

const nothing: Row = {
  ...{ bothAudiences: null, bothBase: null, overlapIndex: null, effective: null, indexLow: null, indexHigh: null },
  ...{ differs: null, suppressed: 'Fewer than 10 people' },
};

const rows = [pair(0, 1, shared(240, 1.6, 'above')), pair(0, 2, shared(21, 1.05, null)), pair(1, 2, nothing)];

const figureOf = (answer: readonly Row[] = rows) => {
  const figure = overlapFigure('networkOverlap')(answer, facts);
  if (figure === null) throw new Error('There is no figure.');
  return figure;
};

const textsOf = ({ names: all, cells }: MatrixChart): string[][] =>
  all.map((_, row) =>
    all.map((__, column) => cells.find((cell) => cell.row === row && cell.column === column)?.text ?? ''),
  );

it('has the index above the diagonal, people in both below it, and the audiences on it', () => {
  expect(textsOf(figureOf().chart)).toEqual([
    ['500', '160.0', '105.0'],
    ['240', '300', 'Few'],
    ['21', 'Few', '40'],
  ]);
});

it('leads with the pair that shares most for sure, and says what is pale and what is suppressed', () => {
  const { headline, notes } = figureOf();
  expect(headline.value).toBe('Aurora and Brook');
  expect(headline.label).toContain('160.0');
  expect(notes).toContain('Pale fields may be chance.');
  expect(notes.join(' ')).toContain('Few: suppressed');
  expect(figureOf([pair(0, 2, shared(21, 1.05, null))]).headline.value).toBe('No pair stands out');
  expect(figureOf([pair(1, 2, nothing)]).headline).toEqual({
    value: 'Too few to tell',
    label: 'every pair would tell of too few people',
  });
});

it('says of people in both that they are weighted, where they are', () => {
  const weighted = { ...facts, effectiveSampleSize: 800, panel: 'Balanced' } as const;
  const notes = overlapFigure('networkOverlap')(rows, weighted)?.notes ?? [];
  expect(notes[0]).toBe('Index above the diagonal, people in both, weighted, below it.');
  expect(figureOf().notes[0]).toBe('Index above the diagonal, people in both below it.');
});

/** What hovering a field tells. */
const hovered = ({ chart }: ReturnType<typeof figureOf>, row: number, column: number): string => {
  const place = chart.cells.findIndex((cell) => cell.row === row && cell.column === column);
  return tooltipOf(chart, { series: 0, place }, 'N = 1,000 seed viewers', false)?.textContent ?? '';
};

it('tells of a field the index with its interval, the counts, who is behind it, and why it may be nothing', () => {
  const told = (row: number, column: number): string => hovered(figureOf(), row, column);
  for (const text of ['Aurora and Brook', '160', 'In Both240', 'Expected in Both150.0', 'N = 1,000 seed viewers'])
    expect(told(0, 1)).toContain(text);
  expect(told(0, 1)).toContain('95 % interval145.5 to 176.0');
  expect(told(2, 0)).toContain('Chance may have made this difference.');
  expect(told(1, 2)).toContain('Fewer than 10 people are in both');
  expect(told(1, 2)).not.toContain('Expected');
});

it('tells no interval of an audience that everybody of the base is in', () => {
  const everybody = { ...shared(300, 1, null), indexLow: null, indexHigh: null };
  const { chart } = figureOf([pair(0, 1, everybody)]);
  const place = chart.cells.findIndex(({ row, column }) => row === 0 && column === 1);
  const text = tooltipOf(chart, { series: 0, place }, '', false)?.textContent ?? '';
  expect(text).toContain('100.0');
  expect(text).not.toContain('95 % interval');
});

it('shows real differences alone where only these are asked for, and says so where there is none', () => {
  const meta: Meta = {
    ...facts,
    ...{ view: 'networkOverlap', rows: 3, dataThrough: '2026-11-15', elapsedMs: 1, filters: [], edition: 1, recipe: 1 },
    range: { from: null, to: '2026-11-15' },
  };
  const shown = (answer: readonly Row[]) => shownOf(overlapFigure('networkOverlap'), { rows: answer, meta }, true);
  const { figure } = shown(rows);
  expect(figure?.notes[0]).toBe('Only real differences: 1 of 3.');
  expect(figure?.notes).not.toContain('Pale fields may be chance.');
  expect(figure?.chart.kind === 'matrix' && textsOf(figure.chart)[0]).toEqual(['500', '160.0', '']);
  expect(shown(rows.slice(1)).instead?.title).toBe('No Real Differences');
  const untested = [{ ...pair(0, 1, shared(21, 1.05, null)), base: 29 }];
  expect([rows.slice(1), untested].map((answer) => shown(answer).instead?.reason)).toEqual([
    expect.stringMatching(/^Chance may have made every difference/),
    expect.stringMatching(/^None was looked for: fewer than 30 people/),
  ]);
  // Of pairs that are all suppressed nothing is said of chance.
  expect(shown([pair(0, 1, nothing)])).toMatchObject({
    figure: { headline: { value: 'Too few to tell' } },
    instead: null,
  });
});

it('lists each pair once in its table, suppressed ones by name', () => {
  const { table } = figureOf();
  expect(table.rows.map(({ label }) => label)).toEqual(['Aurora + Brook', 'Aurora + Cinder', 'Brook + Cinder']);
  expect(table.rows.map(({ figures }) => figures.at(-1)?.text)).toEqual(['Above', 'None found', 'Few']);
});

it('says of a pair that was not tested, as its larger audience or the others of the base are too few', () => {
  const found = (base: number) => {
    const { table } = figureOf([{ ...pair(0, 2, shared(21, 1.05, null)), audience: base, base }]);
    return table.rows[0]?.figures.at(-1);
  };
  const untested = { text: 'Not tested', exact: 'Not tested, fewer than 30 people on one side' };
  expect([29, 971].map(found)).toEqual([untested, untested]);
  expect([30, 970].map((base) => found(base)?.text)).toEqual(['None found', 'None found']);
});

it('says of no pair that chance made its difference where none was looked for', () => {
  const small = { ...pair(1, 2, shared(21, 1.05, null)), audience: 29, base: 29 };
  const why = 'fewer than 30 people are on one side of the comparison';
  const none = figureOf([{ ...pair(0, 1, shared(21, 1.05, null)), audience: 29, base: 29 }]);
  expect(none.headline).toEqual({ value: 'No pair stands out', label: `none was tested: ${why}` });
  expect(none.notes).toContain(`Pale fields were not tested: ${why}.`);
  expect(hovered(none, 0, 1)).toContain('Not tested, fewer than 30 people on one side.');
  const some = figureOf([pair(0, 1, shared(240, 1.02, null)), small]);
  expect(some.headline.label).toBe('chance may have made every difference');
  expect(some.notes).toContain('Pale fields may be chance.');
  expect([hovered(some, 0, 1), hovered(some, 1, 2)]).toEqual([
    expect.stringContaining('Chance may have made this difference.'),
    expect.stringContaining('Not tested'),
  ]);
});

it('is drawn in the colour of its side, paler where it may be chance, and as the surface where there is no index', () => {
  const palette = palettes.dark;
  const { chart } = figureOf();
  const option = matrixOption({ chart, palette, pictures: new Map() });
  const drawn = JSON.stringify(option.series);
  for (const cell of chart.cells) expect(drawn).toContain(fieldColour(cell, palette));
  const [, middle, above] = palette.sides;
  expect(fieldColour({ shade: 1, pale: false }, palette)).toBe(above);
  expect(fieldColour({ shade: 0, pale: false }, palette)).toBe(middle);
  expect(fieldColour({ shade: 1, pale: true }, palette)).not.toBe(above);
  expect(fieldColour({ shade: null, pale: false }, palette)).toBe(palette.surface);
});

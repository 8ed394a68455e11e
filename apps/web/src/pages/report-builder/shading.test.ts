import { describe, expect, it } from 'vitest';
import { type AnswerRow, columnsOf } from './answer.ts';
import { type Draft, emptyDraft } from './builder.ts';
import { isFigure } from './cells.ts';
import { canShow, reportChart, whyNotShown } from './report-chart.ts';
import { compares, realRows, shadesOf } from './shading.ts';

const share = 'crosstab.viewer_share_by_row';
const pivoted: Draft = { ...emptyDraft, values: ['genre', 'viewer_share_by_row'], pivots: ['user_gender'] };
const row = (genre: string, female: number | null, differs: string | null): AnswerRow => ({
  'crosstab.genre': genre,
  [`female|${share}`]: female,
  [`female|${share}|differs`]: differs,
  [`Total|${share}`]: 1,
});
const rows = [row('A', 0.2, 'above'), row('B', 0.6, null), row('C', 0.4, 'below')];
const columns = columnsOf(pivoted, rows[0], null);
const [, female, , total] = columns;
if (female === undefined || total === undefined) throw new Error('The columns are missing.');

describe('the colour scale', () => {
  it('runs from the least to the largest figure of a chosen measure, the totals left out', () => {
    const shade = shadesOf(new Set(['viewer_share_by_row']), columns, rows);
    expect(rows.map((each) => shade(female, each)?.replace(/\D/g, ''))).toEqual(['0', '50', '25']);
    expect(shade(total, row('A', 0.2, null))).toBeNull();
    expect(shade(female, row('D', null, null))).toBeNull();
    expect(shadesOf(new Set(), columns, rows)(female, row('B', 0.6, null))).toBeNull();
  });
});

describe('only real differences', () => {
  it('leaves the rows in which some figure differs by more than chance', () => {
    expect(compares(columns, rows)).toBe(true);
    expect(realRows(columns, rows).map((each) => each['crosstab.genre'])).toEqual(['A', 'C']);
    expect(compares(columns, [{ 'crosstab.genre': 'A', [`female|${share}`]: 1 }])).toBe(false);
  });
});

describe('the chart of a report', () => {
  const plain: Draft = {
    ...emptyDraft,
    values: ['genre', 'view_count', 'viewer_count', 'binge_rate', 'average_rating'],
  };
  const many = Array.from({ length: 60 }, (_, place) => ({
    'crosstab.genre': `Genre ${place}`,
    ...{ 'crosstab.view_count': 100 - place, 'crosstab.viewer_count': 50, 'crosstab.binge_rate': 0.5 },
    ...{ 'crosstab.average_rating': 4, suppressed: place === 0 ? ['crosstab.binge_rate'] : [] },
  }));
  const shown = { columns: columnsOf(plain, many[0], null), rows: many, heading: () => '' };

  it('can be any of the plain ones without pivots, with them the table and the heat map alone', () => {
    const allowed = (draft: Draft) =>
      (['table', 'column', 'bar', 'line', 'area', 'pie', 'heat'] as const).filter((each) => canShow(each, draft));
    expect(allowed(emptyDraft)).toEqual(['table']);
    expect(allowed(plain)).toEqual(['table', 'column', 'bar', 'line', 'area', 'pie']);
    expect(allowed(pivoted)).toEqual(['table', 'heat']);
    expect(whyNotShown('pie', emptyDraft)).toBe('Choose a field first.');
    expect(whyNotShown('heat', plain)).toBe('A heat map needs a pivot.');
    expect(whyNotShown('pie', pivoted)).toBe('With pivots a report is a table or a heat map.');
  });

  it('has the sizes and caps of the specification, and says what it leaves out', () => {
    const column = reportChart('column', shown);
    expect([column?.labels.length, column?.width]).toEqual([49, 40 * 49 * 3]);
    expect(column?.series.map(({ label, axis }) => [label, axis])).toEqual([
      ['View Count', 0],
      ['Viewer Count', 0],
      ['Binge Rate', 1],
    ]);
    expect(column?.notes).toEqual([
      'The first 49 of 60 rows are drawn.',
      'Average Rating: not drawn, it is of a third unit.',
      '1 suppressed figure is a gap.',
    ]);
    expect(reportChart('bar', shown)?.height).toBe(25 * 49 * 3);
    expect(reportChart('bar', { ...shown, rows: many.slice(0, 2) })?.height).toBe(637);
    expect(reportChart('line', shown)?.width).toBe(50 * 49);
    expect(reportChart('column', { ...shown, rows: many.slice(0, 2) })?.width).toBe(1400);
    expect(reportChart('pie', shown)?.labels).toHaveLength(24);
    expect(reportChart('pie', { ...shown, rows: [] })).toBeNull();
  });

  it('shades the columns of one measure as a heat map, the totals left out', () => {
    const heat = reportChart('heat', { columns, rows, heading: ({ heading }) => heading });
    expect(heat?.series).toMatchObject([{ label: 'female', format: 'share', axis: 0, values: [0.2, 0.6, 0.4] }]);
  });

  it('names the highest field of a heat map first, and none that rests on fewer than 30 people', () => {
    const told = (n: number) => {
      const [name] = columns.flatMap((column) => (column.at === 'female' && column.part === null ? [column.name] : []));
      const counted = rows.map((row) => ({ ...row, [`${name}|n`]: row[name ?? ''] === 0.6 ? n : 400 }));
      return reportChart('heat', { columns, rows: counted, heading: ({ heading }) => heading });
    };
    expect(told(30)?.highest).toMatchObject({ series: 0, row: 1 });
    expect(told(30)?.notes[0]).toMatch(/^Highest: .+, female: 60\.00%\.$/);
    expect(told(29)?.highest).toMatchObject({ series: 0, row: 2 });
    expect(told(29)?.series[0]?.people).toEqual([400, 29, 400]);
  });

  it('names no field of a heat map of which nobody knows what it is', () => {
    const [own] = columns.filter(({ at, part }) => at === 'female' && part === null);
    const [first] = columns.filter((column) => !isFigure(column));
    if (own === undefined || first === undefined) throw new Error('The columns are missing.');
    const unnamed = rows.map((row) => (row[own.name] === 0.6 ? { ...row, [first.name]: null } : row));
    const heading = ({ heading: words }: typeof own) => words;
    expect(reportChart('heat', { columns, rows: unnamed, heading })?.highest).toMatchObject({ series: 0, row: 2 });
    const none = columns.map((column) => (column === own ? { ...column, at: 'None' } : column));
    expect(reportChart('heat', { columns: none, rows, heading })?.highest).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { type AnswerRow, columnsOf } from './answer.ts';
import { type Draft, emptyDraft } from './builder.ts';
import { isFigure } from './cells.ts';
import { canShow, nothingDrawn, reportChart, whyNotShown } from './report-chart.ts';
import { compares, nothingReal, realRows, shadesOf } from './shading.ts';

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

  it('says where none is left whether one was looked for', () => {
    const alike = [row('A', 0.2, null), row('B', 0.6, null)];
    const sided = (people: number) =>
      alike.map((each) => ({ ...each, [`female|${share}|n`]: 1, [`Total|${share}|n`]: people }));
    const total: AnswerRow = { [`female|${share}|n`]: 400, [`Total|${share}|n`]: 900, _total: true };
    expect(nothingReal(columns, sided(29), total).reason).toMatch(/^None was looked for: fewer than 30 people/);
    expect(nothingReal(columns, sided(30), total).reason).toMatch(/^Chance may have made every difference here\./);
    expect(nothingReal(columns, alike, null).reason).toMatch(/^Chance may/);
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
  const shown = { columns: columnsOf(plain, many[0], null), rows: many, isNarrowed: false, heading: () => '' };

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
    expect(reportChart('line', shown)?.notes[0]).toBe('The first 49 of 60 rows are drawn.');
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

  it('joins days and numbers in their own order as lines, whatever the order of the table is', () => {
    const drawn = (name: 'date' | 'days_from_release', places: readonly (string | number)[]) => {
      const byViews = places.map((place, rank) => ({
        [`crosstab.${name}`]: place,
        'crosstab.view_count': 1000 - rank,
      }));
      const own = columnsOf({ ...emptyDraft, values: [name, 'view_count'] }, byViews[0], null);
      return (kind: 'line' | 'column') =>
        reportChart(kind, { columns: own, rows: byViews, isNarrowed: false, heading: () => '' });
    };
    const days = drawn('date', ['2026-11-04', '2026-11-02', '2026-11-03']);
    expect(days('line')?.labels).toEqual(['11-02-2026', '11-03-2026', '11-04-2026']);
    expect(days('line')?.series[0]?.values).toEqual([999, 998, 1000]);
    expect(days('column')?.labels[0]).toBe('11-04-2026');
    // Over a day without a row a line would be too short.
    const apart = drawn('date', ['2026-11-04', '2026-10-31']);
    expect(apart('line')?.labels).toEqual(['10-31-2026', '11-01-2026', '11-02-2026', '11-03-2026', '11-04-2026']);
    expect(apart('line')?.series[0]?.values).toEqual([999, null, null, null, 1000]);
    expect(apart('line')?.notes).toEqual(['3 days without figures are gaps.']);
    expect(apart('line')?.summary).toBe('View Count of 2 rows.');
    expect(apart('column')?.labels).toHaveLength(2);
    const farApart = drawn('date', ['2026-11-04', '2025-11-04'])('line');
    expect([farApart?.labels.length, farApart?.notes]).toEqual([
      2,
      ['364 days between them without figures: not drawn.'],
    ]);
    expect(drawn('days_from_release', [2, -1])('line')?.labels).toEqual(['-1', '0', '1', '2']);
    const month = Array.from({ length: 60 }, (_, place) => 19 - place);
    const fromRelease = drawn('days_from_release', month)('line');
    expect([fromRelease?.labels[0], fromRelease?.labels.at(-1)]).toEqual(['-40', '8']);
    expect(fromRelease?.notes).toEqual(['The first 49 of 60 rows are drawn, in the order of Days From Release.']);
    const dates = month.map((place) => new Date(Date.UTC(2026, 9, 20 + place)).toISOString().slice(0, 10));
    const latest = drawn('date', dates)('line');
    expect([latest?.labels.at(-1), latest?.notes]).toEqual([
      '11-08-2026',
      ['The last 49 of 60 rows are drawn, in the order of Date.'],
    ]);
  });

  it('has percentages and points on one axis, which says so', () => {
    const [first, second] = ['viewer_share_by_column', 'view_share_by_column'] as const;
    const gap = {
      ...{ name: 'crosstab.calc_gap', label: 'Gap', op: 'subtract' as const },
      ...{ left: `crosstab.${first}`, right: `crosstab.${second}` },
    };
    const draft: Draft = { ...emptyDraft, values: ['genre', first, second], calculated: [gap] };
    const own: AnswerRow = {
      ...{ 'crosstab.genre': 'A', [`crosstab.${first}`]: 0.2, [`crosstab.${second}`]: 0.3, 'crosstab.calc_gap': -0.1 },
    };
    const chart = reportChart('column', {
      columns: columnsOf(draft, own, null),
      rows: [own],
      isNarrowed: false,
      heading: () => '',
    });
    expect(chart?.series.map(({ label, format, axis }) => [label, format, axis])).toEqual([
      ['Viewer Share By Column', 'share', 0],
      ['View Share By Column', 'share', 0],
      ['Gap', 'points', 0],
    ]);
    expect(chart?.axes.map(({ label }) => label)).toEqual(['Percent and points']);
  });

  it('is none where no figure would have a mark, and says why', () => {
    const nobody = many.slice(0, 3).map((each) => ({ ...each, 'crosstab.view_count': null }));
    const views = { ...shown, columns: shown.columns.slice(0, 2) };
    expect(reportChart('column', { ...views, rows: nobody })).toBeNull();
    expect(nothingDrawn('column')).toBe('There is nothing to draw: every figure is missing or suppressed.');
    const none = many.slice(0, 3).map((each) => ({ ...each, 'crosstab.view_count': 0 }));
    expect(reportChart('column', { ...views, rows: none })).not.toBeNull();
    // Of a whole that is nothing the library would draw equal parts.
    expect(reportChart('pie', { ...views, rows: none })).toBeNull();
    expect(nothingDrawn('pie')).toBe('There is nothing to draw: every figure is missing, suppressed or not above 0.');
  });

  it('tells a figure that is suppressed from one that is missing', () => {
    const [first] = many;
    const given = [
      { ...first, 'crosstab.binge_rate': null },
      { ...first, 'crosstab.binge_rate': null, suppressed: [] },
    ];
    const rates = reportChart('column', { ...shown, rows: given })?.series.at(-1);
    expect([rates?.label, rates?.missing]).toEqual(['Binge Rate', ['Suppressed', '--']]);
  });

  it('says of a pie what has no slice', () => {
    const below = many.slice(0, 3).map((each, place) => ({ ...each, 'crosstab.view_count': place - 1 }));
    expect(reportChart('pie', { ...shown, rows: below })?.notes).toContain('1 figure below 0: not drawn.');
    expect(reportChart('pie', shown)?.notes.join(' ')).not.toContain('below 0');
  });

  it('says how many fields of a heat map are as high as the one it names, and that others are not drawn', () => {
    const heat = (given: readonly AnswerRow[]) =>
      reportChart('heat', { columns, rows: given, isNarrowed: false, heading: ({ heading }) => heading })?.highest
        ?.words;
    const alike = ['D', 'E', 'F'].map((genre) => row(genre, 0.6, null));
    expect(heat(rows)).toBe('Highest: B, female: 60.00%');
    expect(heat([...rows, ...alike.slice(0, 1)])).toBe('Highest: B, female: 60.00%, and 1 field as high');
    expect(heat([...rows, ...alike])).toBe('Highest: B, female: 60.00%, and 3 fields as high');
    const more = Array.from({ length: 50 }, (_, place) => row(`G${place}`, 0.1, null));
    expect(heat([...rows, ...more])).toBe('Highest of those drawn: B, female: 60.00%');
    const narrowed = { columns, rows, isNarrowed: true, heading: () => '' };
    expect(reportChart('heat', narrowed)?.highest?.words).toMatch(/^Highest of those drawn: B/);
    // Grey in the table, on 20 people of equal weight, however many they are before weighting.
    const few = { ...row('H', 0.9, null), [`female|${share}|n`]: 40, [`female|${share}|effective`]: 20 };
    expect(heat([...rows, few])).toBe('Highest: B, female: 60.00%');
    expect(heat([...rows, { ...few, [`female|${share}|effective`]: 30 }])).toBe('Highest: H, female: 90.00%');
  });

  it('shades the columns of one measure as a heat map, the totals left out', () => {
    const heat = reportChart('heat', { columns, rows, isNarrowed: false, heading: ({ heading }) => heading });
    expect(heat?.series).toMatchObject([{ label: 'female', format: 'share', axis: 0, values: [0.2, 0.6, 0.4] }]);
  });

  it('names the highest field of a heat map first, and none that rests on fewer than 30 people', () => {
    const told = (n: number) => {
      const [name] = columns.flatMap((column) => (column.at === 'female' && column.part === null ? [column.name] : []));
      const counted = rows.map((row) => ({ ...row, [`${name}|n`]: row[name ?? ''] === 0.6 ? n : 400 }));
      return reportChart('heat', { columns, rows: counted, isNarrowed: false, heading: ({ heading }) => heading });
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
    expect(reportChart('heat', { columns, rows: unnamed, isNarrowed: false, heading })?.highest).toMatchObject({
      series: 0,
      row: 2,
    });
    const none = columns.map((column) => (column === own ? { ...column, at: 'None' } : column));
    expect(reportChart('heat', { columns: none, rows, isNarrowed: false, heading })?.highest).toBeNull();
  });
});

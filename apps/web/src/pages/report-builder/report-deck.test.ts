import { parseFilters } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { noDifferences } from '../../charts/prepare/real-differences.ts';
import type { Facts } from './answer.ts';
import { emptyDraft } from './builder.ts';
import { reportDeck } from './report-deck.ts';

const draft = { ...emptyDraft, values: ['genre' as const, 'viewer_count' as const] };
const column = { type: 'text', format: 'text', at: null };
const facts: Facts = {
  ...{
    view: 'crosstab',
    rows: 3,
    sampleSize: 64,
    effectiveSampleSize: null,
    dataThrough: '2024-05-31',
    panel: 'Total',
  },
  ...{ elapsedMs: 1, filters: [], range: { from: null, to: '2024-05-31' }, edition: 1, recipe: 1 },
  columns: [
    { ...column, name: 'crosstab.genre', label: 'Genre', field: 'genre' },
    {
      ...column,
      name: 'crosstab.viewer_count',
      label: 'Viewers',
      field: 'viewer_count',
      type: 'number',
      format: 'count',
    },
  ],
};
const rows = [
  { 'crosstab.genre': 'Drama', 'crosstab.viewer_count': 1234 },
  { 'crosstab.genre': 'Kids', 'crosstab.viewer_count': null, suppressed: ['crosstab.viewer_count'] },
  { 'crosstab.genre': null, 'crosstab.viewer_count': 1300, _total: true },
];
const shown = { draft, rows, facts, name: null, names: {}, realOnly: false };

describe('the slides of a report', () => {
  it('say that totals are of all rows where metrics pick some', () => {
    const of = (filters: string[]) =>
      reportDeck({ ...shown, facts: { ...facts, filters: parseFilters(filters) }, display: 'bar' }).slides;
    const words = 'Totals are of all rows, those too that the metrics leave out.';
    const told = of(['metric:viewer_count >= 1000']).map(({ foot, body }) => [body.kind, foot.includes(words)]);
    expect(told).toEqual([
      ['chart', false],
      ['table', true],
    ]);
    expect(JSON.stringify(of(['genre:Drama']))).not.toContain(words);
  });

  it('hold its table in the words of the screen, totals last, with people and source', () => {
    const deck = reportDeck({ ...shown, display: 'table' });
    expect(deck.source).toBe('Source: CVM Insights. Data through May 31, 2024.');
    expect([deck.title, deck.subtitle]).toEqual(['Viewer Count by Genre', 'Data through May 31, 2024']);
    const named = reportDeck({ ...shown, name: 'My genres', display: 'table' });
    expect([named.title, named.subtitle]).toEqual(['My genres', 'Viewer Count by Genre\nData through May 31, 2024']);
    expect(deck.slides).toMatchObject([
      {
        title: 'Viewer Count by Genre',
        mark: 'Small sample',
        foot: expect.stringContaining('N = 64 people'),
        body: {
          table: {
            rows: [
              ['Drama', '1,234'],
              ['Kids', 'Suppressed'],
              ['Total', '1,300'],
            ],
          },
        },
      },
    ]);
  });

  it('have the totals however many rows have no slide', () => {
    const many = Array.from({ length: 130 }, (_, place) => ({
      'crosstab.genre': `Genre ${place}`,
      'crosstab.viewer_count': 200 - place,
    }));
    const { slides } = reportDeck({ ...shown, rows: [...many, ...rows.slice(2)], display: 'table' });
    expect(slides).toHaveLength(10);
    expect(slides.at(-1)?.body).toMatchObject({ table: { rows: expect.arrayContaining([['Total', '1,300']]) } });
    expect(slides.at(-1)?.foot).toContain('The first 119 of 130 rows');
  });

  it('say where there are more rows than were read, and more than a file holds', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        'crosstab.genre': `Genre ${place}`,
        'crosstab.viewer_count': count - place,
      }));
    const footsOf = (count: number, values: (typeof draft)['values'] | ['genre', 'viewer_share_by_row']) =>
      reportDeck({ ...shown, draft: { ...draft, values }, rows: many(count), display: 'bar' }).slides.map(
        ({ foot }) => foot,
      );
    const cut = 'Of the first 20,000 rows: there may be more';
    const whole = footsOf(19_999, draft.values);
    expect(whole.some((foot) => foot.includes(cut))).toBe(false);
    expect(whole.at(-1)).toContain('The first 120 of 19,999 rows; CSV and Excel hold all of them');
    const read = footsOf(20_000, draft.values);
    expect(read.every((foot) => foot.includes(cut))).toBe(true);
    const known = reportDeck({ ...shown, facts: { ...facts, rowsAll: 152_040 }, rows: many(20_000), display: 'bar' });
    expect(known.slides.every(({ foot }) => foot.includes('Of the first 20,000 of 152,040 rows'))).toBe(true);
    const shares = footsOf(15_000, ['genre', 'viewer_share_by_row']);
    expect(shares.at(-1)).toContain('The first 120 of 15,000 rows; CSV and Excel hold the first 10,000');
    expect(footsOf(10_000, ['genre', 'viewer_share_by_row']).at(-1)).toContain('CSV and Excel hold all of them');
  });

  it('say what they are filtered by by name, and what is kept back', () => {
    const filters = parseFilters(['network:105', 'country:DE']);
    const of = { ...shown, facts: { ...facts, filters, suppressed: { minimumBase: 10 } }, display: 'table' as const };
    const deck = reportDeck({ ...of, names: { network: { 105: 'Palisade Broadcast' } } });
    const said = ['Originating Network is Palisade Broadcast', 'Country is Germany'];
    expect(deck.subtitle.split('\n').slice(1)).toEqual(said);
    expect(deck.slides[0]?.foot).toContain(said.join(' · '));
    expect(deck.slides[0]?.foot).toContain('Figures about fewer than 10 people are suppressed');
  });

  it('hold the rows with a real difference alone where the others are left out on screen, and say so', () => {
    const name = 'crosstab.viewer_count|differs';
    const differs = { name, label: 'Differs', type: 'text', format: 'text', field: 'viewer_count|differs', at: null };
    const compared = { ...facts, columns: [...facts.columns, differs] };
    const marked = [
      { ...rows[0], [name]: 'above' },
      { 'crosstab.genre': 'News', 'crosstab.viewer_count': 900, [name]: null },
      { ...rows[2] },
    ];
    const of = { ...shown, facts: compared, display: 'table' as const, realOnly: true };
    const [slide] = reportDeck({ ...of, rows: marked }).slides;
    expect(slide?.body).toMatchObject({
      table: {
        rows: [
          ['Drama', '1,234'],
          ['Total', '1,300'],
        ],
      },
    });
    expect(slide?.foot).toContain('Only real differences: 1 of 2');
    const [none, ...others] = reportDeck({ ...of, rows: marked.slice(1) }).slides;
    expect([none?.body, others]).toEqual([
      { kind: 'words', words: `${noDifferences.title}. ${noDifferences.reason}` },
      [],
    ]);
  });

  it('name of a chart what it draws', () => {
    const rate = { ...column, name: 'crosstab.binge_rate', label: 'Binge Rate', field: 'binge_rate', type: 'number' };
    const deck = reportDeck({
      ...shown,
      draft: { ...draft, values: [...draft.values, 'binge_rate'] },
      facts: { ...facts, columns: [...facts.columns, { ...rate, format: 'rate' }] },
      rows: rows.map((each) => ({ ...each, 'crosstab.binge_rate': 0.5 })),
      display: 'column',
    });
    expect(deck.slides.map(({ title }) => title)).toEqual([
      'Viewer Count by Genre',
      'Binge Rate by Genre',
      'Viewer Count, Binge Rate by Genre',
    ]);
  });

  it('begin with the chart that is on screen, what is kept back a gap that is said', () => {
    const [first, second] = reportDeck({ ...shown, display: 'bar' }).slides;
    expect(first?.body).toMatchObject({
      chart: { kind: 'bar', labels: ['Drama', 'Kids'], series: [{ values: [1234, null] }] },
    });
    expect(first?.foot).toContain('1 suppressed figure is a gap.');
    expect(second?.body.kind).toBe('table');
  });
});

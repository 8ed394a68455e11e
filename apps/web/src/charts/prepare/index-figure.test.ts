/** An audience against the average, computed by hand. */
import type { Meta, Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import type { Figure as AnyFigure, BarChart } from '../model.ts';
import { shownOf } from './figure-of.ts';
import { indexFigure } from './index-figure.ts';
import { onlyReal } from './real-differences.ts';
import { sampleWords } from './sample.ts';

type Figure = AnyFigure<BarChart>;

const must = (figure: Figure | null): Figure => {
  if (figure === null) throw new Error('There is no figure.');
  return figure;
};

const meta: Meta = {
  ...{ view: 'showAgeIndex', rows: 1, sampleSize: 0, effectiveSampleSize: null, dataThrough: '2026-11-15' },
  ...{ panel: 'Total', elapsedMs: 1, filters: [], range: { from: null, to: '2026-11-15' }, edition: 1, recipe: 1 },
};

const total = (sampleSize: number) => ({ sampleSize, effectiveSampleSize: null, panel: 'Total' }) as const;
const labels = ({ chart }: Figure) => chart.bars.map(({ label }) => label);
const figures = ({ chart }: Figure) => chart.bars.map((bar) => bar.figures.join(' '));

type Differs = 'above' | 'below' | null;
/** `share` of 1000 members whose group is known. */
const group = (by: string, bucket: string, index: number | null, share: number, differs: Differs): Row => ({
  [by]: bucket,
  index,
  viewers: 1000 * share,
  share,
  base: 1000,
  effective: 1000,
  shareLow: share - 0.02,
  shareHigh: share + 0.02,
  restShare: 0.2,
  indexLow: index === null ? null : index - 0.1,
  indexHigh: index === null ? null : index + 0.1,
  differs,
});

describe('an index by country', () => {
  const prepare = indexFigure('showCountryIndex', 'country', 'viewers');
  const row = (country: string, index: number | null, share: number, differs: Differs = null) =>
    group('country', country, index, share, differs);

  it('has the largest share first, names countries, and has a colour for each side of the average', () => {
    const figure = must(prepare([row('BR', 1.6, 0.1), row('US', 1, 0.6), row('DE', 0.6, 0.03)], total(1000)));
    expect(labels(figure)).toEqual(['United States', 'Brazil', 'Germany']);
    expect(figure.chart.headings).toEqual(['Share', 'Index', 'Viewers']);
    expect(figures(figure)).toEqual(['60.0% 100.0 600', '10.0% 160.0 100', '3.0% 60.0 30']);
    expect(figure.chart.bars.map(({ hue }) => hue)).toEqual(['plain', 'above', 'below']);
    expect(figure.chart.bars[1]?.picture).toEqual({ kind: 'flag', code: 'BR' });
    expect(figure.chart.axis).toMatchObject({ name: 'Share of viewers, tick = average', base: 0, min: 0, max: 0.6 });
    // What the index divides by: 10 % is 1.6 times the average of 6.25 %.
    expect(figure.chart.bars.map(({ average }) => average)).toEqual([0.6, 0.0625, 0.05]);
    expect(figure.chart.legend.map(({ label }) => label)).toEqual(['Above average', 'Below average']);
  });

  it('says of the only group, which is the average itself, that it lies on no side of it', () => {
    const figure = must(prepare([row('US', 1, 1)], total(1000)));
    expect([figure.chart.legend, figure.headline.label]).toEqual([[], '100.0% of viewers']);
  });

  it('has the highest index first where it is sorted by that', () => {
    const rows = [row('US', 1, 0.6), row('IS', null, 0.1), row('BR', 1.6, 0.1), row('DE', 0.6, 0.03)];
    expect(labels(must(prepare(rows, total(1000), 'index')))).toEqual([
      'Brazil',
      'United States',
      'Germany',
      'Iceland',
    ]);
  });

  it('says who is in no row, so that N and rows agree', () => {
    const rows = [row('US', 1, 0.6), row('BR', 1.6, 0.3)];
    expect(must(prepare(rows, total(1012))).notes).toEqual([
      'Pale bars may be chance.',
      '100 viewers in countries that are not listed.',
      '12 viewers of unknown country.',
    ]);
    const one = [row('US', 1, 0.6), row('BR', 1.6, 0.399)];
    expect(must(prepare(one, total(1001))).notes).toEqual([
      'Pale bars may be chance.',
      '1 viewer in countries that are not listed.',
      '1 viewer of unknown country.',
    ]);
  });

  it('says of ages that those under 16, of whom no group is, are among those who are in none', () => {
    const rows = [group('age', '18-24', 1, 0.6, null)];
    expect(must(indexFigure('showAgeIndex', 'age', 'viewers')(rows, total(1012))).notes).toContain(
      '12 viewers of unknown age, or under 16.',
    );
  });

  it('draws solid what differs and pale what may be chance, and says so', () => {
    const figure = must(
      prepare([row('BR', 1.4, 0.1, 'above'), row('DE', 0.9, 0.1), row('US', 0.8, 0.6, 'below')], total(1000)),
    );
    expect(figure.chart.bars.map(({ pale }) => pale)).toEqual([false, false, true]);
    expect(figure.chart.bars[2]?.interval).toEqual({ low: 0.08, high: expect.closeTo(0.12) });
    expect(figure.notes).toContain('Pale bars may be chance.');
    expect(must(prepare([row('BR', 1.4, 1, 'above')], total(1000))).notes).toEqual([]);
  });

  it('tells share, intervals and test of each group in the table', () => {
    const { table } = must(prepare([row('BR', 1.4, 0.1, 'above'), row('DE', 0.9, 0.1)], total(1000)));
    expect(table.columns.map(({ label }) => label)).toEqual([
      ...['Country', 'Share', 'Index', 'Viewers', 'Share of the Others'],
      ...['Share, Low', 'Share, High', 'Index, Low', 'Index, High', 'Differs'],
    ]);
    expect(table.rows[0]?.figures.map(({ text }) => text)).toEqual([
      ...['10.0%', '140.0', '100', '20.0%', '8.0%', '12.0%', '130.0', '150.0', 'Above'],
    ]);
    expect(table.rows[1]?.figures.at(-1)?.text).toBe('None found');
  });

  it('says where nothing was tested, as too few people were there, that nothing was', () => {
    const told = (more: Partial<Meta>) => {
      const { chart, table } = must(prepare([row('BR', 1.4, 0.1)], { ...total(1000), ...more }));
      const { text, exact } = table.rows[0]?.figures.at(-1) ?? {};
      return [text, exact, chart.bars[0]?.hints().at(-1)?.value];
    };
    const why = 'Not tested, fewer than 30 people on one side';
    expect(told({ untested: true })).toEqual(['Not tested', why, why]);
    expect(told({})).toEqual(['None found', 'None found', 'None found']);
    expect(must(prepare([row('BR', 1.4, 0.1)], { ...total(1000), untested: true })).notes[0]).toBe(
      'Pale bars were not tested: fewer than 30 people are on one side of the comparison.',
    );
  });

  it('leaves out what may be chance where only real differences are asked for', () => {
    const rows = [row('BR', 1.4, 0.1, 'above'), row('DE', 0.9, 0.1), row('US', 0.8, 0.6, 'below')];
    const figure = onlyReal(must(prepare(rows, total(1000))));
    expect(labels(figure)).toEqual(['United States', 'Brazil']);
    expect(figure.notes).toEqual(['Only real differences: 2 of 3.']);
    expect(figure.table.rows).toHaveLength(3);
  });

  it('leads with the largest group, then the highest index that is no chance, which need not be the highest', () => {
    const rows = [row('IS', 3.1, 0.03), row('BR', 1.4, 0.1, 'above'), row('US', 0.9, 0.6, 'below')];
    expect(must(prepare(rows, total(1000))).headline).toEqual({
      value: 'United States',
      label: '60.0% of viewers · stands out above: Brazil, 140.0',
    });
  });

  it('says which stands out below where none is above for sure, and that no group stands out where none differs', () => {
    const below = [row('BR', 1.4, 0.3), row('US', 0.9, 0.6, 'below')];
    expect(must(prepare(below, total(1000))).headline.label).toBe(
      '60.0% of viewers · stands out below: United States, 90.0',
    );
    const none = [row('BR', 1.4, 0.3), row('US', 0.9, 0.6)];
    expect(must(prepare(none, total(1000))).headline.label).toBe('60.0% of viewers · no group stands out');
  });

  it('names both of two groups that are as large', () => {
    const { headline } = must(prepare([row('BR', 1.4, 0.3), row('US', 0.9, 0.3)], total(1000)));
    expect([headline.value.split(' and ').sort(), headline.label]).toEqual([
      ['Brazil', 'United States'],
      '30.0% of viewers each · no group stands out',
    ]);
  });

  it('lets the only group stand out from nothing: it is the average', () => {
    const figure = must(prepare([row('US', 1, 1)], total(1000)));
    expect(figure.headline).toEqual({ value: 'United States', label: '100.0% of viewers' });
    expect(figure.notes).toEqual([]);
  });

  it('draws the first 25, says so, and has all in the table', () => {
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ...'ABCDE'].map((letter, index) => `${letter}${index}`);
    const figure = must(
      prepare(
        codes.map((code, index) => row(code, 3 - index / 10, 0.03, 'above')),
        total(1000),
      ),
    );
    expect(figure.chart.bars).toHaveLength(25);
    expect(figure.table.rows).toHaveLength(31);
    expect(figure.notes).toEqual([
      'Top 25 of 31 countries.',
      '70 viewers in countries that are in neither chart nor table.',
    ]);
  });

  it('has no tick where the index is missing, or 0', () => {
    const [, second, third] = must(prepare([row('BR', 1.4, 0.5), row('US', null, 0.2), row('DE', 0, 0)], total(1000)))
      .chart.bars;
    expect(second).toMatchObject({ value: 0.2, average: null, figures: ['20.0%', '--', '200'] });
    expect(third).toMatchObject({ value: 0, average: null, figures: ['0.0%', '0.0', '0'] });
  });

  it('is nothing without rows', () => {
    expect(prepare([], total(0))).toBeNull();
  });
});

describe('an index by age or gender', () => {
  it('has ages by age, or by index, equal ones by age', () => {
    const rows = [
      ...[group('age', '55+', 1.1, 0.2, null), group('age', '18-24', 1.1, 0.3, null)],
      ...[group('age', '16-17', 1.05, 0.1, null), group('age', '50-54', 1.3, 0.4, null)],
    ];
    const prepare = indexFigure('movieAgeIndex', 'age', 'viewers');
    const figure = must(prepare(rows, total(1000)));
    expect(labels(figure)).toEqual(['16-17', '18-24', '50-54', '55+']);
    expect(labels(must(prepare(rows, total(1000), 'index')))).toEqual(['50-54', '18-24', '55+', '16-17']);
    // Every bar lies above the average, so one colour says one thing.
    expect(figure.chart.legend).toHaveLength(1);
  });

  it('names genders, women first as in the filter, and leads with the larger one as the score bar does', () => {
    const rows = [group('gender', 'male', 1.25, 0.4, 'above'), group('gender', 'female', 0.75, 0.6, 'below')];
    const figure = must(indexFigure('showGenderFollowerIndex', 'gender', 'followers')(rows, total(1000)));
    expect(labels(figure)).toEqual(['Female', 'Male']);
    expect(figure.chart.headings).toEqual(['Share', 'Index', 'Followers']);
    expect(figure.headline).toEqual({ value: 'Female', label: '60.0% of followers · stands out above: Male, 125.0' });
  });

  it('counts those whose attribute is known, of all', () => {
    const rows = [group('age', '18-24', 1.1, 1, null)];
    const figure = must(indexFigure('showAgeIndex', 'age', 'viewers')(rows, total(1012)));
    expect(sampleWords(figure.sample)).toBe('N = 1,000 of 1,012 viewers with a known age');
  });

  it('says what is weighted, and on how many people of equal weight it rests', () => {
    const rows = [{ ...group('age', '18-24', 1.1, 1, null), effective: 412.2 }];
    const facts = { sampleSize: 1012, effectiveSampleSize: 420, panel: 'Balanced' } as const;
    const figure = must(indexFigure('showAgeIndex', 'age', 'viewers')(rows, facts));
    expect(sampleWords(figure.sample)).toBe(
      'N = 1,000 of 1,012 viewers with a known age before weighting, effective base 412',
    );
    expect(figure.chart.headings).toEqual(['Share', 'Index', 'Viewers*']);
    // What the star stands for stays under the chart whatever is left out of it.
    expect(onlyReal(figure).notes).toEqual(['Only real differences: 0 of 1.', '* Weighted.']);
  });

  it('leads with nothing on fewer than 30 people of equal weight', () => {
    const rows = [{ ...group('age', '18-24', 1.1, 1, null), base: 29, effective: 29 }];
    const { figure } = shownOf(
      indexFigure('showAgeIndex', 'age', 'viewers'),
      { rows, meta: { ...meta, ...total(29) } },
      false,
    );
    expect(figure?.headline).toEqual({
      value: 'Too few to tell',
      label: 'fewer than 30 people',
    });
  });

  it('says that fewer people than the least are not told apart, and that nothing is real', () => {
    const prepare = indexFigure('showAgeIndex', 'age', 'viewers');
    const suppressed = shownOf(prepare, { rows: [], meta: { ...meta, suppressed: { minimumBase: 12 } } }, false);
    expect(suppressed.figure).toBeNull();
    expect(suppressed.instead?.title).toBe('Fewer than 12 people');
    const rows = [group('age', '18-24', 1.1, 0.5, null)];
    const shown = shownOf(prepare, { rows, meta: { ...meta, ...total(1000) } }, true);
    expect([shown.figure, shown.instead?.title]).toEqual([null, 'No Real Differences']);
  });
});

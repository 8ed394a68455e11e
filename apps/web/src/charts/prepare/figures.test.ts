/** Rows to figures, computed by hand. */
import type { Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import type { Figure as AnyFigure, BarChart } from '../model.ts';
import { devicesFigure } from './devices-figure.ts';
import { indexFigure } from './index-figure.ts';
import { platformsFigure } from './platforms-figure.ts';
import { ratingsFigure } from './ratings-figure.ts';

type Figure = AnyFigure<BarChart>;

const must = (figure: Figure | null): Figure => {
  if (figure === null) throw new Error('There is no figure.');
  return figure;
};

const labels = ({ chart }: Figure) => chart.bars.map(({ label }) => label);
const figures = ({ chart }: Figure) => chart.bars.map((bar) => bar.figures.join(' '));

describe('an index by country', () => {
  const prepare = indexFigure('showCountryIndex', 'country', 'viewers');
  const row = (country: string, index: number | null, viewers: number): Row => ({ country, index, viewers });

  it('keeps the order of the answer, names countries, and has a colour for each side of the average', () => {
    const figure = must(prepare([row('BR', 1.432, 1204), row('US', 1, 20_000), row('DE', 0.6149, 340)], 21_544));
    expect(labels(figure)).toEqual(['Brazil', 'United States', 'Germany']);
    expect(figures(figure)).toEqual(['143.2 1,204', '100.0 20,000', '61.5 340']);
    expect(figure.chart.bars.map(({ hue }) => hue)).toEqual(['above', 'above', 'below']);
    expect(figure.chart.bars[0]?.picture).toEqual({ kind: 'flag', code: 'BR' });
    expect(figure.chart.axis).toMatchObject({ base: 1, min: 0.5, max: 1.5, step: 0.25 });
    expect(figure.chart.legend.map(({ label }) => label)).toEqual(['Above average', 'Below average']);
    expect(figure.sample).toEqual({ count: 21_544, noun: 'viewers' });
    expect(figure.notes).toEqual([]);
  });

  it('tells exact values and what they mean', () => {
    const { chart } = must(prepare([row('BR', 1.4321987, 1204.25)], 1204));
    expect(chart.bars[0]?.hints).toEqual([
      { label: 'Index', value: '143.21987' },
      { label: 'Viewers', value: '1,204.25' },
    ]);
    expect(chart.definitions.map(({ label }) => label)).toEqual(['Index', 'Viewers']);
  });

  it('marks groups of fewer than 100 and does not lead with one', () => {
    const figure = must(prepare([row('IS', 3.1, 31), row('BR', 1.4, 100)], 131));
    expect(figure.chart.bars.map(({ small }) => small)).toEqual([true, false]);
    expect(figure.notes).toEqual(['* Fewer than 100 viewers.']);
    expect(figure.headline).toEqual({ value: 'Brazil', label: 'highest index among groups of 100 or more, 140.0' });
    expect(figure.table.rows.map(({ figures: [measure] }) => measure?.text)).toEqual(['310.0*', '140.0']);
  });

  it('leads with a marked group where no other is above the average', () => {
    const figure = must(prepare([row('BR', 1.4, 40), row('IS', 0.8, 31), row('US', 0.7, 900)], 971));
    expect(figure.headline).toEqual({ value: 'Brazil', label: 'highest index, 140.0*' });
  });

  it('draws the first 25, says so, and has all in the table', () => {
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ...'ABCDE'].map((letter, index) => `${letter}${index}`);
    const figure = must(
      prepare(
        codes.map((code, index) => row(code, 3 - index / 10, 500)),
        15_500,
      ),
    );
    expect(figure.chart.bars).toHaveLength(25);
    expect(figure.table.rows).toHaveLength(31);
    expect(figure.notes).toEqual(['Top 25 of 31 countries.']);
  });

  it('shows a missing index as a gap', () => {
    const [, second] = must(prepare([row('BR', 1.4, 500), row('US', null, 200)], 700)).chart.bars;
    expect(second).toMatchObject({ value: null, figures: ['--', '200'] });
  });

  it('is nothing without rows', () => {
    expect(prepare([], 0)).toBeNull();
  });
});

describe('an index by age or gender', () => {
  it('sorts ages by index, equal ones by bucket', () => {
    const rows = [
      { age: '55+', index: 1.1, viewers: 900 },
      { age: '18-24', index: 1.1, viewers: 900 },
      { age: '16-17', index: 1.05, viewers: 900 },
      { age: '50-54', index: 1.3, viewers: 900 },
    ];
    const figure = must(indexFigure('movieAgeIndex', 'age', 'viewers')(rows, 3600));
    expect(labels(figure)).toEqual(['50-54', '18-24', '55+', '16-17']);
    // Every bar lies above the average, so one colour says one thing.
    expect(figure.chart.legend).toHaveLength(1);
  });

  it('has no highest group where all are average', () => {
    const rows = [
      { gender: 'female', index: 0.996, viewers: 500 },
      { gender: 'male', index: 1.006, viewers: 300 },
    ];
    const figure = must(indexFigure('showGenderIndex', 'gender', 'viewers')(rows, 800));
    expect(figure.headline).toEqual({ value: 'Even', label: 'every group within 1 of the average' });
  });

  it('does not call the only group the highest', () => {
    const figure = must(
      indexFigure('showCountryIndex', 'country', 'viewers')([{ country: 'US', index: 1, viewers: 542 }], 542),
    );
    expect(figure.headline).toEqual({ value: 'United States', label: 'index 100.0, nothing to compare it with' });
  });

  it('names genders, women first as in the filter', () => {
    const rows = [
      { gender: 'male', index: 1.25, viewers: 500 },
      { gender: 'female', index: 0.75, viewers: 300 },
    ];
    const figure = must(indexFigure('showGenderFollowerIndex', 'gender', 'followers')(rows, 800));
    expect(labels(figure)).toEqual(['Female', 'Male']);
    expect(figure.chart.headings).toEqual(['Index', 'Followers']);
  });
});

describe('ratings', () => {
  const prepare = ratingsFigure('showRating');

  it('lists all five stars with their words, also those nobody gave, and the mean', () => {
    const rows = [
      { rating: 5, votes: 60 },
      { rating: 4, votes: 25 },
      { rating: 1, votes: 15 },
    ];
    const figure = must(prepare(rows, null));
    expect(labels(figure)).toEqual(['WOW 5★', 'GREAT 4★', 'GOOD 3★', 'OK 2★', 'BAD 1★']);
    expect(figures(figure)).toEqual(['60.00% 60', '25.00% 25', '0.00% 0', '0.00% 0', '15.00% 15']);
    // (5 x 60 + 4 x 25 + 1 x 15) / 100
    expect(figure.headline).toEqual({ value: '4.2', label: 'average rating, of 5' });
    expect(figure.chart.headings).toEqual(['Share', 'Reviews']);
    expect(figure.sample).toEqual({ count: 100, noun: 'reviews' });
  });

  it('are nothing without a review', () => {
    expect(prepare([], null)).toBeNull();
    expect(prepare([{ rating: 5, votes: 0 }], null)).toBeNull();
  });
});

describe('platforms', () => {
  const row = (
    platformName: string,
    voteCount: number,
    voteShare: number,
    platformLogo: string | null = null,
  ): Row => ({
    platformName,
    platformLogo,
    kind: platformName === 'Unofficial' ? 'unofficial' : 'official',
    voteCount,
    voteShare,
    sampleSize: 400,
  });

  it('keep the order of the answer, leave out those without votes, and set the catch-alls apart', () => {
    const rows = [
      row('Aurora+', 300, 0.6, 'https://img.example/a.png'),
      row('Kinoport', 100, 0.2),
      row('Nordlys', 0, 0),
      row('Unofficial', 100, 0.2),
    ];
    const figure = must(platformsFigure('showAudiencePlatform')(rows, 400));
    expect(labels(figure)).toEqual(['Aurora+', 'Kinoport', 'Unofficial']);
    expect(figures(figure)).toEqual(['60.00% 300', '20.00% 100', '20.00% 100']);
    expect(figure.chart.bars.map(({ hue }) => hue)).toEqual(['plain', 'plain', 'aside']);
    expect(figure.chart.bars[0]?.picture).toEqual({ kind: 'logo', url: 'https://img.example/a.png' });
    expect(figure.chart.bars[1]?.picture).toBeNull();
    expect(figure.headline).toEqual({ value: 'Aurora+', label: 'top platform, 60.00% of views' });
    expect(figure.sample).toEqual({ count: 400, noun: 'viewers naming a platform' });
  });

  it('are nothing where nobody names one', () => {
    expect(platformsFigure('movieAudiencePlatform')([row('Nordlys', 0, 0)], 0)).toBeNull();
  });
});

describe('devices', () => {
  const row = (votes: readonly number[]): Row => {
    const all = votes.reduce((sum, one) => sum + one, 0);
    const names = ['phone', 'tablet', 'computer', 'tv'];
    return Object.fromEntries(
      names.flatMap((name, index) => [
        [`${name}Votes`, votes[index] ?? 0],
        [`${name}Percent`, all === 0 ? null : (votes[index] ?? 0) / all],
      ]),
    );
  };

  it('stand in their fixed order, the largest flagged', () => {
    const figure = must(devicesFigure('showMobility')([row([250, 50, 200, 500])], null));
    expect(labels(figure)).toEqual(['Phone', 'Tablet', 'Computer', 'TV']);
    expect(figures(figure)).toEqual(['25.0% 250', '5.0% 50', '20.0% 200', '50.0% 500']);
    expect(figure.chart.bars.map(({ tag }) => tag)).toEqual([null, null, null, 'Top']);
    expect(figure.headline).toEqual({ value: 'TV', label: 'top device, 50.0%' });
    expect(figure.chart.headings).toEqual(['Share', 'Viewers']);
  });

  it('flag every device that shares the first place', () => {
    const { chart } = must(devicesFigure('movieMobility')([row([10, 0, 10, 5])], null));
    expect(chart.bars.map(({ tag }) => tag)).toEqual(['Top', null, 'Top', null]);
  });

  it('are nothing where nobody names one', () => {
    expect(devicesFigure('showMobility')([row([0, 0, 0, 0])], null)).toBeNull();
    expect(devicesFigure('showMobility')([], null)).toBeNull();
  });
});

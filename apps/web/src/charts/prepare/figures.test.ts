/** Rows to figures, computed by hand. */
import type { Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import type { Figure as AnyFigure, BarChart } from '../model.ts';
import { devicesFigure } from './devices-figure.ts';
import { platformsFigure } from './platforms-figure.ts';
import { ratingsFigure } from './ratings-figure.ts';
import { sampleWords } from './sample.ts';

type Figure = AnyFigure<BarChart>;

const must = (figure: Figure | null): Figure => {
  if (figure === null) throw new Error('There is no figure.');
  return figure;
};

const of = (sampleSize: number | null, effectiveSampleSize: number | null = null) =>
  ({ sampleSize, effectiveSampleSize, panel: effectiveSampleSize === null ? 'Total' : 'Balanced' }) as const;

const labels = ({ chart }: Figure) => chart.bars.map(({ label }) => label);
const figures = ({ chart }: Figure) => chart.bars.map((bar) => bar.figures.join(' '));

describe('ratings', () => {
  const prepare = ratingsFigure('showRating');

  it('lists all five stars with their words, also those nobody gave, and the mean', () => {
    const rows = [
      { rating: 5, votes: 60 },
      { rating: 4, votes: 25 },
      { rating: 1, votes: 15 },
    ];
    const figure = must(prepare(rows, of(97)));
    expect(labels(figure)).toEqual(['WOW 5★', 'GREAT 4★', 'GOOD 3★', 'OK 2★', 'BAD 1★']);
    expect(figures(figure)).toEqual(['60.00% 60', '25.00% 25', '0.00% 0', '0.00% 0', '15.00% 15']);
    // (5 x 60 + 4 x 25 + 1 x 15) / 100
    expect(figure.headline).toEqual({ value: '4.2', label: 'average rating, of 5' });
    expect(figure.chart.headings).toEqual(['Share', 'Reviews']);
    // 97 members gave 100 stars; what is summed up is no N.
    expect(sampleWords(figure.sample)).toBe('N = 97 people who gave stars');
  });

  it('are nothing without a review', () => {
    expect(prepare([], of(null))).toBeNull();
    expect(prepare([{ rating: 5, votes: 0 }], of(null))).toBeNull();
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
    const figure = must(platformsFigure('showAudiencePlatform')(rows, of(400)));
    expect(labels(figure)).toEqual(['Aurora+', 'Kinoport', 'Unofficial']);
    expect(figures(figure)).toEqual(['60.00% 300', '20.00% 100', '20.00% 100']);
    expect(figure.chart.bars.map(({ hue }) => hue)).toEqual(['plain', 'plain', 'aside']);
    expect(figure.chart.bars[0]?.picture).toEqual({ kind: 'logo', url: 'https://img.example/a.png' });
    expect(figure.chart.bars[1]?.picture).toBeNull();
    expect(figure.headline).toEqual({ value: 'Aurora+', label: 'top platform, 60.00% where named' });
    // Logos leave the bars little room: more ticks would not all be named.
    expect(figure.chart.axis).toMatchObject({ max: 0.6, step: 0.2 });
    expect(figure.chart.headings).toEqual(['Share', 'Views']);
    expect(sampleWords(figure.sample)).toBe('N = 400 viewers who named a platform');
  });

  it('keep what is not official as the last bars, and put the smallest official ones together', () => {
    const official = Array.from({ length: 14 }, (_, index) => row(`P${index}`, 100 - index, (100 - index) / 2000));
    const other = { ...row('Other', 3, 0.0015), kind: 'other' };
    const figure = must(
      platformsFigure('showAudiencePlatform')([...official, row('Unofficial', 400, 0.2), other], of(900)),
    );
    expect(labels(figure)).toEqual([
      ...official.slice(0, 9).map(({ platformName }) => platformName),
      ...['5 smaller platforms', 'Unofficial', 'Other'],
    ]);
    // 91 + 90 + 89 + 88 + 87 of 2000
    expect(figures(figure)[9]).toBe('22.25% 445');
    expect(figure.table.rows).toHaveLength(16);
    expect(figure.headline).toEqual({ value: 'P0', label: 'top official platform, 5.00% where named' });
  });

  it('lead with every platform that shares the first place', () => {
    const headline = (rows: Row[]) => must(platformsFigure('showAudiencePlatform')(rows, of(400))).headline;
    const [aurora, nordlys] = [row('Aurora+', 100, 0.25), row('Nordlys', 100, 0.25)];
    expect(headline([aurora, nordlys, row('Kinoport', 50, 0.125)])).toEqual({
      value: 'Aurora+ and Nordlys',
      label: 'top platforms, 25.00% each where named',
    });
    expect(headline([aurora, nordlys, row('Kinoport', 100, 0.25)])).toEqual({
      value: '3 platforms',
      label: 'top platforms, 25.00% each where named',
    });
    expect(headline([aurora, nordlys, row('Unofficial', 200, 0.5)])).toEqual({
      value: 'Aurora+ and Nordlys',
      label: 'top official platforms, 25.00% each where named',
    });
  });

  it('are nothing where nobody names one', () => {
    expect(platformsFigure('movieAudiencePlatform')([row('Nordlys', 0, 0)], of(0))).toBeNull();
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
    const figure = must(devicesFigure('showMobility')([row([250, 50, 200, 500])], of(640)));
    expect(labels(figure)).toEqual(['Phone', 'Tablet', 'Computer', 'TV']);
    expect(figures(figure)).toEqual(['25.0% 250', '5.0% 50', '20.0% 200', '50.0% 500']);
    expect(figure.chart.bars.map(({ tag }) => tag)).toEqual([null, null, null, 'Top']);
    expect(figure.headline).toEqual({ value: 'TV', label: 'top device, 50.0% where named' });
    // A viewer may watch on several, and many times: views are counted.
    expect(figure.chart.headings).toEqual(['Share', 'Views']);
    expect(figure.chart.bars[0]?.hints().map(({ label }) => label)).toEqual(['Share', 'Views']);
    expect(figure.table.columns.map(({ label }) => label)).toEqual(['Device', 'Share', 'Views']);
    expect(sampleWords(figure.sample)).toBe('N = 640 viewers who named a device');
  });

  it('say that their counts are weighted in the balanced panel', () => {
    const figure = must(devicesFigure('showMobility')([row([250.5, 50, 200, 499.5])], of(640, 500.4)));
    expect(figure.chart.headings).toEqual(['Share', 'Views*']);
    expect(figure.notes).toEqual(['* Weighted.']);
    expect(figure.table.columns.at(-1)?.label).toBe('Views, weighted');
    expect(sampleWords(figure.sample)).toBe('N = 640 viewers who named a device before weighting, effective base 500');
  });

  it('flag and name every device that shares the first place', () => {
    const { chart, headline } = must(devicesFigure('movieMobility')([row([10, 0, 10, 5])], of(null)));
    expect(chart.bars.map(({ tag }) => tag)).toEqual(['Top', null, 'Top', null]);
    expect(headline).toEqual({ value: 'Phone and Computer', label: 'top devices, 40.0% each where named' });
  });

  it('are nothing where nobody names one', () => {
    expect(devicesFigure('showMobility')([row([0, 0, 0, 0])], of(null))).toBeNull();
    expect(devicesFigure('showMobility')([], of(null))).toBeNull();
  });
});

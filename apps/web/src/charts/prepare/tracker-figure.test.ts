/** Rows of the tracker to lines, computed by hand. */
import type { Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { dayName, trackerFigure } from './tracker-figure.ts';

const facts = { sampleSize: null, effectiveSampleSize: null, panel: 'Total' } as const;

const row = (titleId: string, releaseDate: number, followers: number, newFollowers: number, net: number): Row => ({
  ...{ titleId, title: titleId === 'b' ? 'Beta' : 'Alpha', releaseDate, followers, newFollowers },
  netNewFollowers: net,
  followersBase: Math.round(followers),
});

const rows = [
  ...[row('a', -1, 100, 10, 10), row('a', 0, 120, 24, 20), row('a', 1, 115, 0, -5)],
  row('b', -1, 50, 5, 5),
];
const released = (id: string, name: string, releaseDate: string | null) => ({ id, name, releaseDate });
const titles = [
  released('b', 'Beta', '2026-11-16'),
  released('a', 'Alpha', '2026-11-01'),
  released('c', 'Gamma', null),
];
const spec = { titles, lastDay: '2026-11-15', of: 12, range: { start: -1, end: 1 } } as const;
const figure = (measure: 'total' | 'net-new') => {
  const made = trackerFigure({ ...spec, measure })(rows, facts);
  if (made === null) throw new Error('There is no figure.');
  return made;
};

describe('the lines of the tracker', () => {
  it('are one a title, in the order of the titles, with gaps where a day has not come', () => {
    const { chart } = figure('total');
    expect(chart.lines).toEqual([
      { id: 'b', label: 'Beta', colour: 0, quiet: false, values: [50, null, null] },
      { id: 'a', label: 'Alpha', colour: 1, quiet: false, values: [100, 120, 115] },
    ]);
    expect(chart.names).toEqual(['1 day before release', 'Day of release', '1 day after release']);
    expect([...chart.ticks]).toEqual([
      ['-1', '-1'],
      ['0', 'Release'],
      ['1', '1'],
    ]);
  });

  it('are what a day gained, which may be below nothing', () => {
    const { chart } = figure('net-new');
    expect(chart.lines[1]?.values).toEqual([10, 20, -5]);
    expect(chart.axis.min).toBeLessThan(-4);
  });

  it('tell on hover the new followers divided by the total as the growth rate', () => {
    // 24 / 120
    expect(figure('total').chart.hints[1]?.()).toEqual([
      { label: 'Alpha', value: '120, growth 20.00%', sample: 'N = 120' },
    ]);
    expect(figure('net-new').chart.hints[2]?.()).toEqual([
      { label: 'Alpha', value: '-5, growth 0.00%', sample: 'N = 115 followers' },
    ]);
  });

  it('say how many titles there are beside these, and of each without a day to show why it has none', () => {
    expect(figure('total').notes).toEqual([
      'The 3 most followed of 12 titles.',
      'No figures on these days: Gamma (no release date).',
    ]);
    const others = [
      ...[released('d', '\u202EDelta', null), released('e', 'Echo', '2026-11-17'), released('f', 'Fog', '2027-01-01')],
      // All other days are counted, but for those before the data, or before the days of the user.
      released('g', 'Gust', '2020-01-01'),
    ];
    const made = trackerFigure({ ...spec, of: 7, titles: [...titles, ...others], measure: 'total' })(rows, facts);
    expect(made?.notes).toEqual([
      'No figures on these days: Gamma and \u2068\u202EDelta\u2069 (no release date); Echo and Fog (all of them after November 15, 2026); ' +
        'Gust (all of them before the first day of the data that you see).',
    ]);
  });

  it('are written out as a table, a day a row', () => {
    const { table } = figure('total');
    expect(table.columns.map(({ label }) => label)).toEqual(['Days From Release', 'Beta', 'Alpha']);
    expect(table.rows.map(({ label, figures }) => [label, ...figures.map(({ text }) => text)])).toEqual([
      ['-1', '50', '100'],
      ['0', '--', '120'],
      ['1', '--', '115'],
    ]);
  });

  it('are none where no title has a day', () => {
    expect(trackerFigure({ ...spec, measure: 'total', titles: titles.slice(2) })(rows, facts)).toBeNull();
    expect(dayName(-40)).toBe('40 days before release');
  });
});

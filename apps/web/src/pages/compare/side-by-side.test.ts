import { describe, expect, it } from 'vitest';
import { baseIn, byDay, groupsOf, highestOf } from './side-by-side.ts';

describe('the highest figure', () => {
  const ends = { low: 0, high: 1 };
  it('is marked only where it is above every other by more than chance explains', () => {
    const told = [
      { value: 0.8, people: 2000 },
      { value: 0.6, people: 2000 },
      { value: null, people: 0 },
    ];
    expect(highestOf(told, ends)).toBe(0);
    expect(highestOf([...told, { value: 0.78, people: 40 }], ends)).toBeNull();
    expect(highestOf(told.slice(0, 1), ends)).toBeNull();
    // A count has no interval.
    expect(highestOf(told, null)).toBeNull();
  });
});

describe('the base of an audience', () => {
  it('is small by its people of equal weight, however many there are', () => {
    expect(baseIn([{ base: 400, effective: 390 }])).toEqual({ people: 400, isSmall: false });
    expect(baseIn([{ base: 400, effective: 20 }])).toEqual({ people: 400, isSmall: true });
    expect(baseIn([])).toBeNull();
  });
});

describe('groups of audiences', () => {
  const row = (country: string, share: number, low: number, high: number) => ({
    ...{ country, share, shareLow: low, shareHigh: high },
  });
  it('stand side by side, marked where one interval lies above all others', () => {
    const answers = [
      [row('US', 0.5, 0.45, 0.55), row('ES', 0.3, 0.25, 0.35)],
      [row('US', 0.6, 0.54, 0.66), row('FR', 0.1, 0.05, 0.15), row('ES', 0.1, 0.05, 0.15)],
    ];
    const groups = groupsOf('country', answers, { limit: 2 });
    expect(groups.map(({ id, highest }) => [id, highest])).toEqual([
      ['US', null],
      ['ES', 0],
    ]);
    const ordered = groupsOf('country', answers, { order: ['FR', 'DE', 'US'] });
    expect(ordered.map(({ id, shares, highest }) => [id, shares[0]?.share ?? null, highest])).toEqual([
      ['FR', null, null],
      ['US', 0.5, null],
    ]);
  });

  it('have a value for every day of any of them, and none where a title has none', () => {
    const rows = [
      [{ date: '2024-05-02', totalFollowers: 4 }],
      [
        { date: '2024-05-01', totalFollowers: 1 },
        { date: '2024-05-02', totalFollowers: 2 },
      ],
    ];
    expect(byDay(rows, 'totalFollowers')).toEqual({
      days: ['2024-05-01', '2024-05-02'],
      values: [
        [null, 4],
        [1, 2],
      ],
    });
  });
});

import type { BenchmarkBlock } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { equalPeople } from '../../benchmark/beyond-chance.ts';
import { membersOf } from '../../benchmark/members.ts';
import { endsOf, type NumberField } from '../../benchmark/scores.ts';
import { baseIn, byDay, groupsOf, highestOf, insteadOf, toldOf } from './side-by-side.ts';

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
    // Too few to be compared with, whatever they say.
    expect(highestOf([...told, { value: 0.1, people: 29 }], ends)).toBeNull();
    // None of a hundred may be four of a hundred.
    const nobody = { value: 0, people: 100 };
    expect(highestOf([{ value: 0.02, people: 3000 }, nobody], ends)).toBeNull();
    expect(highestOf([{ value: 0.2, people: 3000 }, nobody], ends)).toBe(0);
    // A count has no interval.
    expect(highestOf(told, null)).toBeNull();
  });
});

it('has ends for its interval where each person is counted once, which ratings of the episodes of a show are not', () => {
  const [show, movie] = ['show', 'movie'] as const;
  expect(endsOf('averageRating', [movie, movie])).toEqual({ low: 1, high: 5 });
  expect(endsOf('averageRating', [movie, show])).toBeNull();
  expect(endsOf('completion', [movie, show])).toEqual({ low: 0, high: 1 });
  expect(endsOf('engagementScore', [movie, movie])).toBeNull();
  expect(endsOf('viewers', [movie, movie])).toBeNull();
});

describe('a figure that is not there', () => {
  const block = { filling: false, failed: false, suppressed: { minimumBase: 10 } };

  it('is suppressed where whom it is of is kept back, and none where there is nothing it could be of', () => {
    const kept = { ...block, figures: { viewers: null, completion: null, averageRating: null, rating: 0 } };
    expect(insteadOf('show', kept, 'completion')).toBe('Suppressed');
    expect(insteadOf('show', kept, 'viewers')).toBe('Suppressed');
    expect(insteadOf('show', kept, 'averageRating')).toBe('--');
    // Whoever watched a movie has completed nothing, few or many.
    expect(insteadOf('movie', kept, 'completion')).toBe('--');
    const told = { ...block, suppressed: null, figures: { viewers: 1, averageRating: null, rating: null } };
    expect(insteadOf('show', told, 'averageRating')).toBe('--');
  });

  it('may still come, or could not be had', () => {
    expect(insteadOf('show', { ...block, filling: true, figures: {} }, 'viewers')).toBe('…');
    expect(insteadOf('show', { ...block, failed: true, figures: {} }, 'viewers')).toBe('Could not be loaded');
  });
});

describe('a rate', () => {
  const of = (field: NumberField, figures: BenchmarkBlock, ...[viewers, raters]: Parameters<typeof membersOf>) =>
    toldOf(field, { figures, filling: false }, membersOf(viewers, raters));
  const all = (sampleSize: number, effectiveSampleSize: number | null = null) => ({ sampleSize, effectiveSampleSize });

  it('tells who is behind it and whether they are few; a count is what it is of', () => {
    const own = { viewers: 1813, completion: 0.5, followers: 300, followerConversion: 0.5 };
    expect(of('completion', own, all(1813), null)).toMatchObject({
      ...{ value: 0.5, people: 1813, reliance: 'sufficient' },
      lines: ['N = 1,813 viewers'],
    });
    const weighted = { ...own, viewers: 850.8, followers: 371.6 };
    expect(of('followerConversion', weighted, all(806, 603.4), null).lines).toEqual(['372 followers, weighted']);
    expect(of('completion', weighted, all(806, 603.4), null).lines).toEqual([
      'N = 806 viewers before weighting, effective base 603',
    ]);
    expect(of('viewers', own, all(5), null)).toMatchObject({ reliance: null, lines: [] });
    expect(of('completion', { viewers: 20 }, all(20), null)).toMatchObject({ value: null, reliance: null, lines: [] });
  });

  it('of stars is of the people who gave them, of whom one may have given many', () => {
    const own = { viewers: 400, rating: 300, averageRating: 4 };
    const few = of('averageRating', own, all(400), all(12));
    expect(few).toMatchObject({ people: 12, reliance: 'tiny' });
    expect(few.lines).toEqual(['N = 12 people who gave stars', expect.stringMatching(/^Fewer than 30/)]);
    // Nobody could say who: as many as gave any, of whom there are no more than viewers.
    expect(of('averageRating', { ...own, viewers: 90 }, all(90), null)).toMatchObject({
      people: 90,
      reliance: 'small',
    });
    expect(of('averageRating', own, all(500, 350), all(60, 28.4))).toMatchObject({ people: 28.4, reliance: 'tiny' });
  });
});

describe('how many people of equal weight a count of weighted ones is worth', () => {
  it('is as many as there are where none is weighed', () => {
    expect(equalPeople(400, { effective: null, weighted: 400 })).toBe(400);
  });

  it('is fewer in a panel, for other counts in proportion', () => {
    expect(equalPeople(400, { effective: 100, weighted: 400 })).toBe(100);
    expect(equalPeople(200, { effective: 100, weighted: 400 })).toBe(50);
    expect(equalPeople(200, { effective: 100, weighted: 0 })).toBe(0);
  });
});

describe('the base of an audience', () => {
  it('is small by its people of equal weight, however many there are', () => {
    expect(baseIn([{ base: 400, effective: 390 }])).toEqual({ people: 400, effective: 390, isSmall: false });
    expect(baseIn([{ base: 400, effective: 20 }])).toEqual({ people: 400, effective: 20, isSmall: true });
    expect(baseIn([])).toBeNull();
  });
});

describe('groups of audiences', () => {
  const row = (country: string, share: number, base: number, effective: number | null = null) => ({
    ...{ country, share, base, effective, shareLow: 0, shareHigh: 1 },
  });
  it('are marked by the rule of the key figures: the interval of the difference, by people of equal weight', () => {
    // The intervals of 0.5 and of 0.4 meet; that of their difference, 0.04 to 0.16, does not reach 0.
    const marked = (effective: number | null) =>
      groupsOf('country', [[row('US', 0.5, 500)], [row('US', 0.4, 500, effective)]], {})[0]?.highest;
    expect(marked(null)).toBe(0);
    expect(marked(90)).toBeNull();
  });

  it('stand side by side, marked where one differs from all others', () => {
    const answers = [
      [row('US', 0.55, 300), row('ES', 0.3, 300)],
      [row('US', 0.6, 300), row('FR', 0.1, 300), row('ES', 0.1, 300)],
    ];
    const groups = groupsOf('country', answers, { limit: 2 });
    expect(groups.map(({ id, highest }) => [id, highest])).toEqual([
      ['US', null],
      ['ES', 0],
    ]);
    const ordered = groupsOf('country', answers, { order: ['FR', 'DE', 'US'] });
    expect(ordered.map(({ id, shares, highest }) => [id, shares[0]?.share ?? null, highest])).toEqual([
      ['FR', null, null],
      ['US', 0.55, null],
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

import { describe, expect, it } from 'vitest';
import { headlineOf, labelsOf, logAxis, scatterOf, unfinishedText } from './scatter.ts';

const row = (id: string, before: number, week: number | null, month: number | null = null) => ({
  ...{ title: `Title ${id}`, titleId: id, titleType: 'series', network: null, networkId: null, studio: null },
  ...{ releaseDate: '2026-10-01', followersBefore: before, viewersFirst7: week, viewersFirst30: month },
});
const many = Array.from({ length: 10 }, (_, place) => row(String(place), 10 * (place + 1), 5 * (place + 1)));
const meta = { dataThrough: '2026-11-15' } as Parameters<typeof unfinishedText>[2];

describe('a logarithmic axis', () => {
  it('has powers of ten at the same distance, and 0 on a place of its own before them', () => {
    const axis = logAxis([0, 10, 100, 1000, 100_000]);
    expect(axis.ticks.map(({ text }) => text)).toEqual(['0', '10', '100', '1.0k', '10.0k', '100.0k']);
    expect(axis.at(0)).toBe(0);
    expect(axis.at(10)).toBeGreaterThan(0);
    expect(axis.at(1000) - axis.at(100)).toBeCloseTo(axis.at(100) - axis.at(10), 9);
    expect(axis.at(100_000)).toBeLessThan(1);
  });

  it('has ticks between the powers where these are few, and stands without any value above 0', () => {
    expect(logAxis([20, 90]).ticks.map(({ text }) => text)).toEqual(['10', '20', '50', '100']);
    expect(logAxis([0]).at(0)).toBe(0);
  });
});

describe('a scatter', () => {
  it('draws titles whose days are over, and says how many are not', () => {
    const rows = [...many, row('new', 400, null)];
    const scatter = scatterOf(rows, 7);
    expect(scatter?.points).toHaveLength(10);
    expect(scatter?.points[0]).toMatchObject({ id: '9', link: '/show/9' });
    expect(scatter?.points[0]?.hint).toContain('Followers before release: 100');
    expect(scatterOf(rows, 7, true)?.points[0]?.hint).toContain('Followers before release, weighted: 100');
    expect(scatter?.unfinished).toBe(1);
    expect(scatterOf(rows, 30)).toBeNull();
    expect(unfinishedText(1, 7, meta)).toBe(
      'One title is not drawn and has no figure yet: the first 7 days were not over when the data ended on November 15, 2026.',
    );
    expect(unfinishedText(0, 7, meta)).toBeNull();
  });

  it('leads with the rank correlation, or with nothing on few titles', () => {
    const scatter = scatterOf(many, 7);
    expect(scatter && headlineOf(scatter)).toEqual({
      value: '1.00',
      label: 'rank correlation of 10 titles, all in the same order, of which no interval can be told',
    });
    const few = scatterOf(many.slice(0, 9), 7);
    expect(few && headlineOf(few).value).toBe('Too few to tell');
    // Enough of them, but nothing that tells one from another.
    const alike = scatterOf(
      many.map((one) => ({ ...one, viewersFirst7: 0 })),
      7,
    );
    expect(alike && headlineOf(alike)).toEqual({
      value: 'No order to compare',
      label: '10 titles have the same followers before release, or the same viewers after it',
    });
  });

  it('names the largest, none over another, over a point or beyond the plot', () => {
    const point = (id: string, x: number, y: number) => ({ id, name: `Title ${id}`, link: null, x, y, hint: '' });
    const size = { width: 600, height: 300 };
    // On the right of a stands b; c is at the edge.
    const labels = labelsOf([point('a', 0.5, 0.5), point('b', 0.53, 0.5), point('c', 1, 0.9)], size);
    const at = (id: string) => labels.find((label) => label.id === id);
    expect(at('c')?.x).toBeLessThan(560);
    expect(at('b')?.x).toBeGreaterThan(0.53 * 600);
    expect(at('a')?.x).toBeLessThan(0.5 * 600);
    const crowd = Array.from({ length: 100 }, (_, place) => point(`${place}`, 0.5, 0.5 + place / 10_000));
    expect(labelsOf(crowd, size).length).toBeLessThan(5);
  });
});

import { type Column, formatFilters, metricDefinitions, type Row, viewDefinition, viewIds } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { isTiny, minimumClauses, minimumOf, peopleText, reaching } from './rates.ts';

const view = viewDefinition('showSummary');
const column = (name: string): Column => {
  const found = view.columns.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const row = (viewersBase: number, viewers = viewersBase): Row => ({
  ...{ show: `S${viewersBase}`, viewers, viewersBase, completion: 1, viewshare: 0.1 },
});
const byCompletion = [{ column: 'completion', direction: 'desc' }] as const;

describe('a rate', () => {
  it('on fewer than 30 people is tiny, and tells how many they are', () => {
    expect([29, 30].map((viewers) => isTiny(view, column('completion'), row(viewers)))).toEqual([true, false]);
    const told = [1, 1200].map((viewers) => peopleText(view, column('completion'), row(viewers)));
    expect(told).toEqual(['N = 1 viewer', 'N = 1,200 viewers']);
  });

  it('rests on members counted before weighting, whatever they weigh', () => {
    const [heavy, light] = [row(29, 41.6), row(30, 12.5)];
    expect([heavy, light].map((one) => isTiny(view, column('engagement'), one))).toEqual([true, false]);
    expect(peopleText(view, column('completion'), heavy)).toBe('N = 29 viewers');
    expect(reaching([heavy, light], minimumOf(view, byCompletion, undefined))).toEqual({
      rows: [light],
      below: [heavy],
    });
  });

  it('of any ranking rests on a count that no weight enters', () => {
    const bases = viewIds.flatMap((id) => {
      const { columns } = viewDefinition(id);
      return columns.flatMap(({ base }) => columns.filter(({ name }) => name === base));
    });
    expect(bases.length).toBeGreaterThan(0);
    for (const { metric } of bases)
      expect(metricDefinitions[metric ?? 'views'].definition).toContain('before weighting');
  });

  it('is no share of all titles, which one viewer more or less does not move', () => {
    expect(isTiny(view, column('viewshare'), row(1))).toBe(false);
    expect(peopleText(view, column('viewshare'), row(1))).toBeNull();
  });
});

describe('a ranking', () => {
  it('by a rate has a minimum of 30, or what the address says; by anything else none', () => {
    expect(minimumOf(view, byCompletion, undefined)).toEqual({ base: column('viewersBase'), least: 30 });
    expect(minimumOf(view, byCompletion, '5')?.least).toBe(5);
    expect(minimumOf(view, byCompletion, '0')?.least).toBe(0);
    for (const asked of ['', 'many', '-1', '2.5']) expect(minimumOf(view, byCompletion, asked)?.least).toBe(30);
    expect(minimumOf(view, view.sorts, '5')).toBeNull();
  });

  it('is not topped by one viewer, and has the rows below in their order', () => {
    const rows = [row(1), row(29), row(30), row(400)];
    expect(reaching(rows, minimumOf(view, byCompletion, undefined))).toEqual({
      rows: rows.slice(2),
      below: rows.slice(0, 2),
    });
    expect(reaching(rows, null)).toEqual({ rows, below: [] });
  });

  it('is the same in a file', () => {
    expect(formatFilters(minimumClauses(minimumOf(view, byCompletion, undefined)))).toEqual([
      'metric:viewersBase >= 30',
    ]);
    expect(minimumClauses(minimumOf(view, byCompletion, '0'))).toEqual([]);
    expect(minimumClauses(null)).toEqual([]);
  });
});

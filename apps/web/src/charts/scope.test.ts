import { type Meta, parseFilters, viewDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { sampleWords, scopeText, sourceText } from './scope.ts';

const meta = (part: Partial<Meta> = {}): Meta => ({
  view: 'showCountryIndex',
  rows: 3,
  sampleSize: 12_345,
  effectiveSampleSize: null,
  dataThrough: '2026-11-15',
  panel: 'Total',
  elapsedMs: 1,
  filters: parseFilters(['show:31011']),
  range: { from: null, to: '2026-11-15' },
  edition: 1,
  recipe: 1,
  ...part,
});
const viewers = { count: 12_345, noun: 'viewers' };

describe('what a figure covers', () => {
  it('is its sample, its filters but the title itself, its days and its panel', () => {
    const view = viewDefinition('showCountryIndex');
    expect(scopeText(viewers, [], view, meta())).toBe(
      'N = 12,345 viewers · All time to November 15, 2026 · Total panel',
    );
    const filtered = meta({
      filters: parseFilters(['show:31011', 'country:US,CA', 'date:last 7 days']),
      range: { from: '2026-11-09', to: '2026-11-15' },
    });
    expect(scopeText(viewers, ['Top 25 of 143 countries.'], view, filtered)).toBe(
      'N = 12,345 viewers · Top 25 of 143 countries · Country is United States or Canada · November 09, 2026 to November 15, 2026 · Total panel',
    );
  });

  it('says that people are counted before they are weighted', () => {
    expect(sampleWords(viewers, meta({ panel: 'Balanced' }))).toBe('N = 12,345 viewers before weighting');
    // A sum of weighted figures is not a count of people.
    expect(sampleWords({ count: 20, noun: 'reviews' }, meta({ panel: 'Balanced', sampleSize: null }))).toBe(
      'N = 20 reviews',
    );
  });

  it('has no N where there is none', () => {
    expect(sampleWords({ count: null, noun: 'viewers' }, meta())).toBeNull();
    expect(sampleWords({ count: 0, noun: 'viewers' }, meta())).toBeNull();
  });

  it('names its source', () => {
    expect(sourceText(meta())).toBe('Source: CVM Insights. Data through November 15, 2026.');
  });
});

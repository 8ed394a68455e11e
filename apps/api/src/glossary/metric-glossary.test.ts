import { glossaryEntries, metricDefinitions } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { metricGlossaryPdf } from './metric-glossary.ts';

describe('the metric glossary', () => {
  it('explains every metric in the words of its definition', () => {
    const entries = glossaryEntries();
    expect(entries.map(({ definition }) => definition).sort()).toEqual(
      Object.values(metricDefinitions)
        .map(({ definition }) => definition)
        .sort(),
    );
    expect(entries.find(({ label }) => label === 'Binge Rate')?.definition).toBe(
      'Share of viewers who tracked 4 or more episodes within a 24-hour period; of those who viewed a show.',
    );
  });

  it('says where a figure is shown, so that two of one name can be told apart', () => {
    const entries = glossaryEntries();
    const shares = entries.filter(({ label }) => label === 'Share').map(({ shownIn }) => shownIn.join());
    expect(shares.length).toBeGreaterThan(1);
    expect(new Set(shares).size).toBe(shares.length);
    expect(entries.find(({ label }) => label === 'GEM Score')?.shownIn).toEqual(['GEM Score']);
  });

  it('uses no character that the font of the document lacks', () => {
    for (const { label, definition } of glossaryEntries()) expect(`${label}${definition}`).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is a tagged document, and the same one every time', async () => {
    const [first, again] = [await metricGlossaryPdf(glossaryEntries()), await metricGlossaryPdf(glossaryEntries())];
    expect(first.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(first.toString('latin1')).toContain('/Marked true');
    expect(first.equals(again)).toBe(true);
  });
});

import { type Column, type Row, viewDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { viewMeta } from '../testing/view-answer.ts';
import { cellHint } from './cell-text.ts';
import { compares, listed, mayBeChance, surestFirst } from './comparing.ts';
import { sortRows } from './sort-rows.ts';

const view = viewDefinition('showReportAffinityOR');
const index = view.columns.find(({ name }) => name === 'affinityIndex') as Column;
const row = (show: string, affinityIndex: number, indexLow: number, differs: string | null): Row => ({
  ...{ show, showId: show, overlappingViewers: 40, affinityIndex, base: 200, effective: 200, differs },
  ...{ overlapLow: 0.1, overlapHigh: 0.3, indexLow, indexHigh: affinityIndex + 1 },
});
const rows = [row('A', 3, 0.9, null), row('B', 2, 1.8, 'above'), row('C', 0.5, 0.3, 'below')];

describe('an affinity', () => {
  it('is sorted by what is sure, where asked', () => {
    expect(sortRows(rows, view.sorts, view).map(({ show }) => show)).toEqual(['A', 'B', 'C']);
    expect(sortRows(rows, surestFirst, view).map(({ show }) => show)).toEqual(['B', 'A', 'C']);
  });

  it('is pale where chance may have made it, and left out where only real differences are asked for', () => {
    expect(rows.map((each) => mayBeChance(view, index, each))).toEqual([true, false, false]);
    expect(listed(view, { rows }, true)).toEqual({ rows: rows.slice(1), notes: ['Only real differences: 2 of 3.'] });
    expect(listed(view, { rows }, false)).toEqual({ rows, notes: [] });
    expect(compares(viewDefinition('engagementRawTotals'))).toBe(false);
  });

  it('says that chance may have made all of it, which is another thing than that there is nothing', () => {
    const chance = listed(view, { rows: rows.slice(0, 1) }, true);
    expect(chance.rows).toEqual([]);
    expect(chance.notes).toEqual(['Only real differences: 0 of 1.']);
    expect(chance.instead?.title).toBe('No Real Differences');
    expect(chance.instead?.reason).toContain('Chance may have made');
    expect(listed(view, { rows: rows.slice(0, 1), untested: true }, true).instead).toMatchObject({
      title: 'No Real Differences',
      reason: expect.stringContaining('None was looked for: fewer than 30 people'),
    });
    expect(listed(view, { rows: [] }, true)).toEqual({ rows: [], notes: [] });
  });

  it('says of an answer that ends after the first rows how many there are, and by what they are the first', () => {
    const notes = (rowsAll: number) => listed(view, { rows, rowsAll }, false).notes;
    expect(notes(1319)).toEqual(['The first 3 of 1,319 by Affinity Index.']);
    expect(notes(3)).toEqual([]);
    expect(listed(view, { rows, rowsAll: 9 }, true).notes[0]).toBe('Only real differences: 2 of 3.');
  });

  it('tells its interval on hovering', () => {
    const hint = cellHint(view, index, rows[0] as Row, viewMeta);
    expect(hint).toContain('Index, Low: 90\nIndex, High: 400\nDiffers: none found\n');
    expect(cellHint(view, index, rows[1] as Row, null)).toContain('\nDiffers: above\n');
    // Of rows that nothing is known of beside.
    expect(cellHint(view, index, rows[0] as Row, null)).toContain('\nDiffers: none found, or not tested: ');
    const untested = { ...viewMeta, untested: true } as const;
    expect(cellHint(view, index, rows[0] as Row, untested)).toContain(
      '\nDiffers: not tested, fewer than 30 people on one side\n',
    );
  });
});

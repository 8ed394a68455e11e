import { describe, expect, it } from 'vitest';
import { nextPosition } from './use-grid-keys.ts';

describe('moving through a table by keyboard', () => {
  const size = { rows: 30, columns: 8 };
  const from = { row: 5, column: 2 };
  const go = (key: string, control = false, start = from) => {
    const next = nextPosition(key, control, start, size);
    return next === null ? null : [next.row, next.column];
  };

  it('goes one cell by arrow, ten rows by page, to the ends by Home and End', () => {
    expect(go('ArrowDown')).toEqual([6, 2]);
    expect(go('ArrowLeft')).toEqual([5, 1]);
    expect(go('PageDown')).toEqual([15, 2]);
    expect(go('Home')).toEqual([5, 0]);
    expect(go('End')).toEqual([5, 7]);
    expect(go('Home', true)).toEqual([0, 2]);
    expect(go('End', true)).toEqual([29, 2]);
  });

  it('stays inside, and leaves other keys alone', () => {
    expect(go('ArrowUp', false, { row: 0, column: 0 })).toEqual([0, 0]);
    expect(go('PageUp')).toEqual([0, 2]);
    expect(go('Enter')).toBeNull();
  });
});

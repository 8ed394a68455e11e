import { type Row, viewDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

const view = viewDefinition('showSummary');
const row = (showId: string, views: number | null, show = showId): Row => ({ showId, show, views });
const ids = (rows: readonly Row[]) => rows.map(({ showId }) => showId).join('');

describe('sorting rows', () => {
  const rows = [row('c', 2), row('a', null), row('d', 10), row('b', 2)];

  it('puts missing values last in both directions, and ties by the key', () => {
    expect(ids(sortRows(rows, [{ column: 'views', direction: 'desc' }], view))).toBe('dbca');
    expect(ids(sortRows(rows, [{ column: 'views', direction: 'asc' }], view))).toBe('bcda');
  });

  it('orders text as the engine does, capitals first', () => {
    const named = [row('1', 0, 'apple'), row('2', 0, 'Zebra'), row('3', 0, 'Éclair')];
    expect(ids(sortRows(named, [{ column: 'show', direction: 'asc' }], view))).toBe('213');
  });

  it('goes on to the next sort where the first ties, and leaves the given rows alone', () => {
    const sorts = [
      { column: 'views', direction: 'asc' },
      { column: 'show', direction: 'desc' },
    ] as const;
    expect(ids(sortRows(rows, sorts, view))).toBe('cbda');
    expect(ids(rows)).toBe('cadb');
  });
});

import { tableColumns, viewDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { columnWidth, columnWidths } from './layout.ts';

const networks = tableColumns(viewDefinition('networkSummary'));

describe('the widths of columns', () => {
  it('leave the rest to the first one while it has no room for a long name', () => {
    const own = networks.map((column, place) => columnWidth(column, place));
    expect(columnWidths(networks, 0)).toEqual(own);
    expect(columnWidths(networks, 600)).toEqual(own);
  });

  it('share a wide place among the others, so that no figure stands a window away from its name', () => {
    const [first, ...others] = columnWidths(networks, 1660);
    expect(first).toBeNull();
    expect(others.every((width) => width !== null && width >= 400)).toBe(true);
    expect(others.reduce<number>((sum, width) => sum + (width ?? 0), 0)).toBeLessThanOrEqual(1660 - 460);
  });
});

import { tableColumns, viewDefinition } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { columnWidth, columnWidths, printedRowsMaxOf, sharesOf, tickWidth } from './layout.ts';

const networks = tableColumns(viewDefinition('networkSummary'));

it('has some twenty pages of a table on paper, and less of one that shares its page', () => {
  expect([false, true].map(printedRowsMaxOf)).toEqual([500, 100]);
});

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

describe('a table that is wider than its place', () => {
  const shows = tableColumns(viewDefinition('showSummary'));
  const titles = tableColumns(viewDefinition('attributionPlatform'));
  const shapes = [
    { columns: shows, shape: { ranked: true, ticked: false, dense: false } },
    { columns: shows, shape: { ranked: true, ticked: true, dense: false } },
    { columns: shows, shape: { ranked: false, ticked: false, dense: true } },
    { columns: titles, shape: { ranked: true, ticked: true, dense: true } },
  ];

  it.each(shapes)(
    'cuts no column where it stops: at its beginning, at a column, at its end (%#)',
    ({ columns, shape }) => {
      for (const place of [334, 349, 364, 410, 560, 750]) {
        const { columns: widths, rank, least, stays } = sharesOf(columns, place, shape);
        if (stays === null) throw new Error(`It does not scroll at ${place}.`);
        const beside = shape.ranked ? rank : 0;
        const others = widths.slice(1).map((width) => width ?? 0);
        const edges = [0];
        for (const width of others) edges.push((edges.at(-1) ?? 0) + width);
        // At its beginning, and where the rank has gone, less shows of a column that is cut than of its figure.
        for (const room of [place - beside - stays, place - stays])
          expect(room - Math.max(...edges.filter((edge) => edge <= room))).toBeLessThanOrEqual(48);
        // The last stop is that of a column as well.
        expect(edges).toContain(least - place - beside);
        // Boxes stay with the name: a row can be ticked whichever column is in sight.
        expect(widths[0]).toBe(stays - (shape.ticked ? tickWidth : 0));
        expect(beside + stays + (edges.at(-1) ?? 0)).toBe(least);
      }
    },
  );

  it('shows two figures beside a name on a phone', () => {
    const { columns: widths } = sharesOf(shows, 364, { ranked: true, ticked: false, dense: false });
    expect(widths.slice(0, 3)).toEqual([132, 98, 98]);
  });

  it('is as it was where it fits', () => {
    expect(sharesOf(networks, 1160, { ranked: true, ticked: false, dense: false })).toMatchObject({ stays: null });
  });
});

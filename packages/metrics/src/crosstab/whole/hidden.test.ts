import type { CrosstabQuery, MeasureName, Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { hidingOf } from './hidden.ts';
import { ended } from './steps.ts';
import { tableOf } from './table.ts';

const minimum = 10;

const cell = (gender: string | null, device: string | null, viewers: number): Row => ({
  ...(gender === null ? { total: 1 } : { user_gender: gender }),
  ...(device === null ? { across: 1 } : { device_name: device }),
  part_n_viewers: viewers,
});

const query = (measures: readonly MeasureName[]): CrosstabQuery => ({
  rows: ['user_gender'],
  pivots: ['device_name'],
  measures,
  clauses: [],
  sorts: [],
  total: true,
  rowTotal: true,
});

/** Which figures of a measure are not shown, as `female phone`; totals are `all`. */
const hiddenIn = (measure: MeasureName, rows: readonly Row[], least = minimum) => {
  const table = ended(tableOf(query([measure]), rows));
  const { isHidden, isAny, isTotalHidden } = ended(hidingOf(table, least));
  const lines = [...table.lines, table.totals];
  const hidden = lines.flatMap((line) =>
    [...table.places, table.totalPlace].flatMap((place) =>
      isHidden(measure, line, place)
        ? [`${line.first.user_gender ?? 'all'} ${place === table.totalPlace ? 'all' : JSON.parse(place)[0]}`]
        : [],
    ),
  );
  return { hidden, isAny, isTotalHidden };
};

/** Members on phones and on sets, many of them on both. */
const table = (few: number): Row[] => [
  cell(null, null, 200),
  cell(null, 'phone', 120),
  cell(null, 'tv', 150),
  cell('female', null, 150),
  cell('female', 'phone', 120 - few),
  cell('female', 'tv', 100),
  cell('male', null, 50),
  cell('male', 'phone', few),
  cell('male', 'tv', 50),
];

describe('what of a table is not shown', () => {
  it('is nothing where no group is small, or any may be told', () => {
    expect(hiddenIn('view_count', table(minimum))).toEqual({ hidden: [], isAny: false, isTotalHidden: false });
    expect(hiddenIn('view_count', table(3), 1)).toEqual({ hidden: [], isAny: false, isTotalHidden: false });
  });

  it('is a group below the minimum, and what would tell of it', () => {
    const { hidden, isAny } = hiddenIn('view_count', table(minimum - 1));
    expect(hidden).toEqual(expect.arrayContaining(['male phone', 'female phone']));
    expect(isAny).toBe(true);
  });

  it('is a share of a total that is not shown, too', () => {
    const few = [
      cell(null, null, minimum - 1),
      cell(null, 'phone', minimum - 1),
      cell('female', null, minimum - 1),
      cell('female', 'phone', minimum - 1),
    ];
    expect(hiddenIn('view_count', few).isTotalHidden).toBe(true);
    const rows = [...table(60), cell('other', null, 4), cell('other', 'phone', 0), cell('other', 'tv', 0)];
    const shares = hiddenIn('view_share_by_row', rows).hidden;
    expect(hiddenIn('view_count', rows).hidden).toContain('other all');
    expect(hiddenIn('view_count', rows).hidden).not.toContain('other phone');
    expect(shares).toEqual(expect.arrayContaining(['other phone', 'other tv']));
  });
});

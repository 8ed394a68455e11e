import { describe, expect, it } from 'vitest';
import {
  type CalculatedField,
  type CalculatedPart,
  calculatedColumns,
  calculatedFieldSchema,
  calculatedProblems,
  daysCompared,
  measuresIn,
} from './calculated.ts';

type Asked = Record<string, unknown>;

/** A field by what is particular of it. */
const field = (asked: Asked, number = 1): CalculatedField =>
  calculatedFieldSchema.parse({ name: `crosstab.calc_${number}`, label: `Field ${number}`, ...asked });

const sum = (left: string, op: string, right: string | number): Asked => ({
  op,
  left: `crosstab.${left}`,
  right: typeof right === 'number' ? right : `crosstab.${right}`,
});

const genres = { rows: ['genre'], dimensions: ['genre', 'user_gender'] } as const;
const faultOf = (asked: Asked, around: Parameters<typeof calculatedProblems>[1] = genres) =>
  calculatedProblems([field(asked)], around)[0]?.fault ?? null;

describe('a calculated field', () => {
  it.each([
    [sum('view_count', 'add', 'emotion_count')],
    [sum('viewer_count', 'subtract', 'binger_count')],
    [sum('viewer_share_by_row', 'subtract', 'view_share_by_row')],
    [sum('view_count', 'divide', 'viewer_count')],
    [sum('binger_count', 'divide', 'viewer_count')],
    [sum('emotion_count', 'divide', 'emotion_voter_count')],
    [sum('view_count', 'multiply', 0.5)],
    [sum('viewer_count', 'multiply', 'binge_rate')],
    [{ op: 'index', of: 'crosstab.viewer_share_by_row', against: 'total' }],
    [{ op: 'index', of: 'crosstab.view_count', against: { row: ['Drama'] } }],
    [{ op: 'change', of: 'crosstab.viewer_count', period: 'previous' }],
    [{ op: 'percent_change', of: 'crosstab.average_rating', period: 'last_year' }],
  ])('makes sense as %o', (asked) => {
    expect(faultOf(asked)).toBeNull();
  });

  it.each([
    [sum('viewer_count', 'add', 'follow_count'), 'sum_of_people', 'right'],
    [sum('viewer_count', 'add', 'binger_count'), 'sum_of_people', 'right'],
    [sum('binge_rate', 'add', 'viewer_share_by_row'), 'sum_of_rates', 'right'],
    [sum('view_count', 'add', 'viewer_count'), 'unlike', 'right'],
    [sum('viewer_count', 'divide', 'total_follow_count'), 'another_base', 'right'],
    [sum('view_count', 'divide', 'character_voter_count'), 'another_base', 'right'],
    [sum('viewer_count', 'subtract', 'follow_count'), 'another_base', 'right'],
    [sum('average_rating', 'divide', 'view_count'), 'unlike', 'right'],
    [sum('view_count', 'multiply', 'viewer_count'), 'product_of_counts', 'right'],
    [sum('view_count', 'divide', 0), 'zero', 'right'],
    [sum('view_count', 'add', 5), 'number', 'right'],
    [sum('view_count', 'divide', 'nobody_count'), 'unknown_field', 'right'],
    [{ op: 'index', of: 'crosstab.view_count', against: 'total' }, 'index_of_count', 'of'],
    [{ op: 'index', of: 'crosstab.view_share_by_column', against: 'total' }, 'whole_of_itself', 'of'],
    [{ op: 'index', of: 'crosstab.binge_rate', against: { row: ['Drama', 'US'] } }, 'no_such_row', 'against'],
  ] as const)('is refused as %o: %s', (asked, fault, part: CalculatedPart) => {
    const [problem] = calculatedProblems([field(asked)], genres);
    expect(problem).toMatchObject({ name: 'crosstab.calc_1', part, fault });
    expect(problem?.message).toMatch(/\.$/);
  });

  it('needs rows for an index, and no days for a change', () => {
    expect(faultOf({ op: 'index', of: 'crosstab.binge_rate', against: 'total' }, { rows: [], dimensions: [] })).toBe(
      'no_rows',
    );
    const byDay = { rows: ['date'], dimensions: ['date'] } as const;
    expect(faultOf({ op: 'change', of: 'crosstab.view_count', period: 'previous' }, byDay)).toBe('days_apart');
  });

  it('may be made of those before it, and of nothing that compares twice', () => {
    const perViewer = field(sum('view_count', 'divide', 'viewer_count'));
    const growth = field({ op: 'change', of: 'crosstab.calc_1', period: 'previous' }, 2);
    const twice = field({ op: 'change', of: 'crosstab.calc_2', period: 'previous' }, 3);
    expect(calculatedProblems([perViewer, growth], genres)).toEqual([]);
    expect(calculatedProblems([growth, perViewer], genres)[0]).toMatchObject({
      name: 'crosstab.calc_2',
      fault: 'unknown_field',
    });
    expect(calculatedProblems([perViewer, growth, twice], genres)[0]?.fault).toBe('change_of_change');
    expect(calculatedProblems([perViewer, perViewer], genres)[0]?.fault).toBe('named_twice');
    expect(measuresIn([perViewer, growth])).toEqual(['view_count', 'viewer_count']);
  });

  it('says what it is and where it is empty', () => {
    const fields = [
      field({ ...sum('view_count', 'divide', 'viewer_count'), label: 'Views per viewer' }),
      field({ op: 'percent_change', of: 'crosstab.calc_1', period: 'last_year', label: 'Growth' }, 2),
    ];
    const days = { last_year: { from: '2025-11-01', to: '2025-11-15' } };
    const [first, second] = calculatedColumns(fields, genres, days);
    expect(first).toMatchObject({ name: 'calc_1', label: 'Views per viewer', format: 'score', type: 'number' });
    expect(first?.calculated).toBe(
      'View Count / Viewer Count; empty where Viewer Count is 0, or either is missing or suppressed. Totals are calculated from totals.',
    );
    expect(second?.format).toBe('share');
    expect(second?.calculated).toContain(
      'Views per viewer against the same days a year before (11/01/2025 to 11/15/2025)',
    );
  });

  it('writes a difference of percentages in points, and says so', () => {
    const gap = field(sum('viewer_share_by_column', 'subtract', 'view_share_by_column'));
    const change = field({ op: 'change', of: 'crosstab.binge_rate', period: 'previous' }, 2);
    const percent = field({ op: 'percent_change', of: 'crosstab.binge_rate', period: 'previous' }, 3);
    const count = field({ op: 'change', of: 'crosstab.view_count', period: 'previous' }, 4);
    const columns = calculatedColumns([gap, change, percent, count], genres);
    expect(columns.map(({ format }) => format)).toEqual(['points', 'points', 'share', 'count']);
    expect(columns.map(({ calculated }) => calculated?.includes('in percentage points'))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('compares with as many days before, or with the same days of the year before', () => {
    const range = { from: '2024-02-01', to: '2024-02-29' };
    expect(daysCompared(range, 'previous')).toEqual({ from: '2024-01-03', to: '2024-01-31' });
    expect(daysCompared(range, 'last_year')).toEqual({ from: '2023-02-01', to: '2023-02-28' });
  });
});

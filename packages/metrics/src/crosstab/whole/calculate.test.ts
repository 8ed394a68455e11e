import type { CalculatedField, CellValue, CrosstabQuery, MeasureName, Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { type ComparedTables, calculationOf, type Known } from './calculate.ts';
import { ended } from './steps.ts';
import { tableOf } from './table.ts';

const query = (calculated: readonly CalculatedField[]): CrosstabQuery => ({
  rows: ['user_gender'],
  pivots: [],
  measures: ['view_count', 'viewer_count'],
  calculated,
  clauses: [],
  sorts: [],
  total: true,
  rowTotal: false,
});

const women: Row = { user_gender: 'female', view_count: 60, viewer_count: 20 };
const men: Row = { user_gender: 'male', view_count: 30, viewer_count: 0 };
const all: Row = { total: 1, view_count: 90, viewer_count: 20 };

/** Each figure is of as many people as there are viewers; `hidden` are not shown. */
const knownOf = (asked: CrosstabQuery, rows: readonly Row[], hidden: readonly [MeasureName, string][] = []): Known => {
  const table = ended(tableOf(asked, rows));
  const cellOf = (line: { readonly cells: ReadonlyMap<string, Row> }, place: string): Row =>
    line.cells.get(place) ?? {};
  return {
    table,
    figure: (measure, line, place): CellValue => cellOf(line, place)[measure] ?? 0,
    isHidden: (measure, line) => hidden.some(([name, of]) => name === measure && line.first.user_gender === of),
    people: (measure, line, place) => ({
      n: Number(cellOf(line, place).viewer_count) + (measure === 'view_count' ? 5 : 0),
      effective: measure === 'view_count' ? 12.5 : 11.5,
    }),
  };
};

const made = (
  field: CalculatedField,
  gender: string | null,
  { hidden = [], compared = new Map() }: { hidden?: [MeasureName, string][]; compared?: ComparedTables } = {},
) => {
  const known = knownOf(query([field]), [all, women, men], hidden);
  const { lines, totals, totalPlace } = known.table;
  const line = gender === null ? totals : lines.find(({ first }) => first.user_gender === gender);
  if (line === undefined) throw new Error(`No line of ${gender}.`);
  return calculationOf(known, compared)('calc_x', line, totalPlace);
};

const own = { name: 'crosstab.calc_x', label: 'X' } as const;
const perViewer: CalculatedField = {
  ...own,
  op: 'divide',
  left: 'crosstab.view_count',
  right: 'crosstab.viewer_count',
};
const twice: CalculatedField = { ...own, op: 'multiply', left: 'crosstab.view_count', right: 2 };
const index = (against: 'total' | { row: string[] }): CalculatedField => ({
  ...own,
  op: 'index',
  of: 'crosstab.view_count',
  against,
});
const change = (op: 'change' | 'percent_change'): CalculatedField => ({
  ...own,
  op,
  of: 'crosstab.view_count',
  period: 'previous',
});

describe('a calculated figure', () => {
  it('is made of the figures of its cell, and its total of totals', () => {
    expect(made(perViewer, 'female').value).toBe(3);
    expect(made(perViewer, null).value).toBe(4.5);
    expect(made(twice, 'male').value).toBe(60);
  });

  it('is nothing where there is nothing to divide by', () => {
    expect(made(perViewer, 'male')).toMatchObject({ value: null, isHidden: false });
  });

  it('has the fewest people behind it that any of its figures has; a number has none', () => {
    expect(made(perViewer, 'female')).toMatchObject({ n: 20, effective: 11.5 });
    expect(made(twice, 'female')).toMatchObject({ n: 25, effective: 12.5 });
  });

  it.each(['view_count', 'viewer_count'] as const)(
    'is not shown where its %s is not, and says nothing of it',
    (one) => {
      const hidden: [MeasureName, string][] = [[one, 'female']];
      expect(made(perViewer, 'female', { hidden })).toEqual({ value: null, isHidden: true, n: null, effective: null });
      expect(made(perViewer, null, { hidden }).isHidden).toBe(false);
    },
  );

  it('is an index against the total or a row, and not shown where that row is not', () => {
    expect(made(index('total'), 'female').value).toBe(0.666666667);
    expect(made(index({ row: ['male'] }), 'female').value).toBe(2);
    expect(made(index({ row: ['nobody'] }), 'female')).toMatchObject({ value: null, isHidden: false });
    const hidden: [MeasureName, string][] = [['view_count', 'male']];
    expect(made(index({ row: ['male'] }), 'female', { hidden }).isHidden).toBe(true);
  });

  it('is a change against the same row of other days, whose people were none where it is not there', () => {
    const before = (hidden: [MeasureName, string][] = []): ComparedTables =>
      new Map([
        [
          'previous',
          knownOf(
            query([]),
            [
              { total: 1, view_count: 40 },
              { ...women, view_count: 40 },
            ],
            hidden,
          ),
        ],
      ]);
    expect(made(change('change'), 'female', { compared: before() }).value).toBe(20);
    expect(made(change('percent_change'), 'female', { compared: before() }).value).toBe(0.5);
    expect(made(change('change'), null, { compared: before() }).value).toBe(50);
    expect(made(change('change'), 'male', { compared: before() }).value).toBe(30);
    expect(made(change('percent_change'), 'male', { compared: before() }).value).toBeNull();
    expect(made(change('change'), 'female', { compared: before([['view_count', 'female']]) }).isHidden).toBe(true);
  });

  it('is not shown where everything of the other days is kept back', () => {
    const compared: ComparedTables = new Map([['previous', null]]);
    expect(made(change('change'), 'female', { compared })).toMatchObject({ value: null, isHidden: true });
  });
});

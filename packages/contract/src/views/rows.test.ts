import { expect, it } from 'vitest';
import { viewDefinition, viewIds } from './index.ts';
import { areRowsOf, rowSchema, type ViewDefinition } from './view.ts';

const values = [
  'text',
  '',
  1,
  0,
  -2.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  false,
  null,
  undefined,
  [],
  {},
  '1',
];

/** A row that is right, and every row that has another value in one column, none, or one column more. */
const rowsOf = ({ columns }: ViewDefinition): unknown[] => {
  const right = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return [
    right,
    { ...right, more: 1 },
    ...columns.flatMap(({ name }) => [
      ...values.map((value) => ({ ...right, [name]: value })),
      Object.fromEntries(Object.entries(right).filter(([one]) => one !== name)),
    ]),
    ...[null, undefined, 1, 'text', []],
  ];
};

it.each(viewIds)('finds the rows of %s that the schema leaves as they are', (id) => {
  const view = viewDefinition(id);
  const areRows = areRowsOf(view);
  const schema = rowSchema(view);
  for (const row of rowsOf(view)) {
    const read = schema.safeParse(row);
    const isKept = read.success && JSON.stringify(read.data) === JSON.stringify(row);
    expect([row, areRows([row])]).toEqual([row, isKept]);
  }
  expect(areRows([])).toBe(true);
});

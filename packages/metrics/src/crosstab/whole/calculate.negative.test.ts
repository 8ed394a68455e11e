import { type CalculatedName, crosstabBodySchema } from '@cvm/contract';
import { expect, it } from 'vitest';
import { crosstabQuery } from '../understand.ts';
import { calculationOf, type Known } from './calculate.ts';
import { ended } from './steps.ts';
import { tableOf } from './table.ts';

const growth = 'crosstab.follow_growth_rate';
const query = crosstabQuery(
  crosstabBodySchema.parse({
    view: 'crosstab',
    fields: ['crosstab.user_gender', growth],
    calculated: [
      { name: 'crosstab.calc_1', label: 'Change', op: 'change', of: growth, period: 'previous' },
      { name: 'crosstab.calc_2', label: 'In percent', op: 'percent_change', of: growth, period: 'previous' },
      { name: 'crosstab.calc_3', label: 'Index', op: 'index', of: growth, against: 'total' },
    ],
  }),
);

/** A table of women and all, with these growth rates. */
const known = (female: number, all: number): Known => {
  const table = ended(tableOf(query, [{ user_gender: 'female' }, { user_gender: null, total: 1 }]));
  const figure: Known['figure'] = (_, line) => (line === table.totals ? all : female);
  return { table, figure, isHidden: () => false, people: null };
};

const told = (now: Known, before: Known) => {
  const [line] = now.table.lines;
  if (line === undefined) throw new Error('There is a line of women.');
  const calculation = calculationOf(now, new Map([['previous', before]]));
  const names: CalculatedName[] = ['calc_1', 'calc_2', 'calc_3'];
  return names.map((name) => calculation(name, line, now.table.totalPlace).value);
};

it('takes changes and indexes of what is above 0', () => {
  expect(told(known(0.03, 0.02), known(0.02, 0.01))).toEqual([0.01, 0.5, 1.5]);
});

it('has no percent and no index of what lies below 0, where more would read as less', () => {
  expect(told(known(0.01, -0.02), known(-0.02, -0.01))).toEqual([0.03, null, null]);
  expect(told(known(0.01, 0), known(0, 0))).toEqual([0.01, null, null]);
});

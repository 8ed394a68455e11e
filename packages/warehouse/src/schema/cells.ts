import { peopleColumns } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const cells: Table = {
  name: 'cells',
  comment: 'Every combination of country, age and gender of the countries that occur; people of one cell count alike',
  columns: [
    column('cell', 'UInt16', 'country number * 30 + age number * 3 + gender number, each 0 where unknown'),
    ...Object.values(peopleColumns),
    column('members', 'UInt32', 'members in the cell'),
    column('weight', 'Float64', 'weight of each of them in the balanced panel'),
  ],
  orderBy: ['cell'],
  spread: 'everywhere',
};

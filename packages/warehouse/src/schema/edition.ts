import { column, type Table } from './table.ts';

export const edition: Table = {
  name: 'edition',
  comment: 'One row: what this edition holds',
  columns: [
    column('edition', 'UInt32', 'number of the edition'),
    column('name', 'String', 'name of the dataset'),
    column('data_through', 'Date32', 'last complete UTC day'),
    column('has_population', 'Bool', 'whether the balanced panel has weights'),
  ],
  orderBy: ['edition'],
  spread: 'everywhere',
};

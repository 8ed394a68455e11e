import { column, type Table } from './table.ts';

export const population: Table = {
  name: 'population',
  comment: 'Census counts the balanced panel is weighted to',
  columns: [
    column('country', 'LowCardinality(String)', 'ISO 3166-1 alpha-2'),
    column('age', 'LowCardinality(String)', 'age bucket'),
    column('gender', 'LowCardinality(String)', 'female or male'),
    column('people', 'UInt64', 'people'),
  ],
  orderBy: ['country', 'age', 'gender'],
  spread: 'everywhere',
};

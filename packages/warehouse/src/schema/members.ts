import { column, type Table } from './table.ts';

export const members: Table = {
  name: 'members',
  comment: 'People who use the app',
  columns: [
    column('member', 'UInt32', 'dense number from 1, stable over appends'),
    column('member_id', 'String', 'id in the data'),
    column('cell', 'UInt16', 'as in cells'),
    column('country', 'LowCardinality(String)', 'ISO 3166-1 alpha-2, empty unknown'),
    column('age', 'LowCardinality(String)', 'age bucket at data_through, empty unknown or under 16'),
    column('gender', 'LowCardinality(String)', 'female, male or empty'),
    column('birth_year', 'Nullable(UInt16)', 'as in the data'),
    column('age_given', 'Nullable(UInt8)', 'age in years as in the data; wins over birth_year'),
    column('joined_at', 'Nullable(DateTime64(0))', 'when the member joined'),
  ],
  orderBy: ['member'],
  spread: 'everywhere',
};

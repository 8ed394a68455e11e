import { column, type Table } from './table.ts';

export const studios: Table = {
  name: 'studios',
  comment: 'Studios',
  columns: [
    column('studio', 'UInt32', 'dense number from 1, stable over appends'),
    column('studio_id', 'String', 'id in the data'),
    column('name', 'String', 'display name'),
  ],
  orderBy: ['studio'],
  spread: 'everywhere',
};

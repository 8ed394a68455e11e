import { column, type Table } from './table.ts';

export const actors: Table = {
  name: 'actors',
  comment: 'Actors',
  columns: [
    column('actor', 'UInt32', 'dense number from 1, stable over appends'),
    column('actor_id', 'String', 'id in the data'),
    column('name', 'String', 'display name'),
    column('image_url', 'String', 'portrait'),
  ],
  orderBy: ['actor'],
  spread: 'everywhere',
};

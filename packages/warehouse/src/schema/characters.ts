import { column, type Table } from './table.ts';

export const characters: Table = {
  name: 'characters',
  comment: 'Characters, each of one title',
  columns: [
    column('character', 'UInt32', 'dense number from 1, stable over appends'),
    column('character_id', 'String', 'id in the data'),
    column('title', 'UInt32', 'number of the title'),
    column('actor', 'UInt32', 'number of the actor, 0 none'),
    column('actor_id', 'String', 'actor as in the data'),
    column('name', 'String', 'display name'),
    column('image_url', 'String', 'picture'),
    column('deleted', 'Bool', 'taken out of the app; its votes stay'),
  ],
  orderBy: ['title', 'character'],
  spread: 'everywhere',
};

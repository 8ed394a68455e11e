import { atColumn, cellColumn, dayColumn, episodeColumns, memberColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const ratings: Table = {
  name: 'ratings',
  comment: 'The latest star rating of a member for an episode, a movie or a series',
  columns: [
    titleColumn,
    memberColumn,
    atColumn,
    dayColumn,
    cellColumn,
    ...episodeColumns,
    column('rating', 'UInt8', '1 to 5'),
  ],
  orderBy: ['title', 'member', 'at'],
  spread: { by: 'member' },
};

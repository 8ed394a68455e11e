import { atColumn, cellColumn, dayColumn, episodeColumns, memberColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';
import { emotions, enumType } from './vocabulary.ts';

export const reactions: Table = {
  name: 'reactions',
  comment: 'The first time a member gave an emotion to an episode, a movie or a series',
  columns: [
    titleColumn,
    memberColumn,
    atColumn,
    dayColumn,
    cellColumn,
    ...episodeColumns,
    column('emotion', enumType(emotions), 'the emotion'),
  ],
  orderBy: ['title', 'member', 'at'],
  spread: { by: 'member' },
};

import {
  actorColumn,
  atColumn,
  cellColumn,
  characterColumn,
  dayColumn,
  episodeColumns,
  memberColumn,
  titleColumn,
} from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const characterVotes: Table = {
  name: 'character_votes',
  comment: 'The latest vote of a member for a favourite character of an episode, a movie or a series',
  columns: [
    titleColumn,
    memberColumn,
    atColumn,
    dayColumn,
    cellColumn,
    ...episodeColumns,
    characterColumn,
    actorColumn,
    column('deleted', 'Bool', 'the character was taken out of the app'),
  ],
  orderBy: ['title', 'member', 'at'],
  spread: { by: 'member' },
};

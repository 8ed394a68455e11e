import { atColumn, cellColumn, dayColumn, episodeColumns, memberColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';
import { devices, enumType } from './vocabulary.ts';

export const views: Table = {
  name: 'views',
  comment: 'One watch of an episode, a movie or a series; rewatches are rows of their own',
  columns: [
    titleColumn,
    memberColumn,
    atColumn,
    dayColumn,
    cellColumn,
    ...episodeColumns,
    column('platform', 'UInt16', 'number of the platform, 0 none'),
    column('device', enumType(devices, 0), 'device, empty unknown'),
    column('bulk', 'Bool', 'logged by ticking a whole season or show, so at is not a watch time'),
  ],
  orderBy: ['title', 'member', 'at'],
  spread: { by: 'member' },
};

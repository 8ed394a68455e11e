import { cellColumn, dayColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const followDays: Table = {
  name: 'follow_days',
  comment: 'Rollup: how many more members follow a title at the end of a day than at its start; sums are followers',
  columns: [titleColumn, dayColumn, cellColumn, column('steps', 'Int64', 'members who start less those who stop')],
  orderBy: ['title', 'day', 'cell'],
  settings: { index_granularity: 1024 },
  spread: 'parts',
};

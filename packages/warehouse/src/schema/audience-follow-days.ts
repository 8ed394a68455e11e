import { cellColumn, dayColumn } from './fact-columns.ts';
import { kindColumn } from './rollup-columns.ts';
import { column, type Table } from './table.ts';

export const audienceFollowDays: Table = {
  name: 'audience_follow_days',
  comment: 'Rollup: likewise for followers of any title of a kind',
  columns: [kindColumn, dayColumn, cellColumn, column('steps', 'Int64', 'members who start less those who stop')],
  orderBy: ['kind', 'day', 'cell'],
  spread: 'parts',
};

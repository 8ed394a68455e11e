import { cellColumn, dayColumn } from './fact-columns.ts';
import { kindColumn, sinceColumn } from './rollup-columns.ts';
import { column, type Table } from './table.ts';

export const audienceDays: Table = {
  name: 'audience_days',
  comment: 'Rollup: members who viewed any title of a kind on a day, for the whole that shares and indexes are of',
  columns: [
    kindColumn,
    dayColumn,
    sinceColumn,
    cellColumn,
    column('views', 'UInt64', 'views of these members that day'),
    column('viewers', 'UInt64', 'members'),
  ],
  orderBy: ['kind', 'day', 'since', 'cell'],
  spread: 'parts',
};

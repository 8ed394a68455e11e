import { cellColumn, dayColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const engagementDays: Table = {
  name: 'engagement_days',
  comment: 'Rollup: engagements and ratings of a title per day and cell',
  columns: [
    titleColumn,
    dayColumn,
    cellColumn,
    column('points', 'UInt64', 'engagements, weighted'),
    column('stars', 'UInt64', 'sum of ratings'),
    column('ratings', 'UInt64', 'number of ratings'),
  ],
  orderBy: ['title', 'day', 'cell'],
  partitionBy: 'toYear(day)',
  settings: { index_granularity: 1024 },
  spread: 'parts',
};

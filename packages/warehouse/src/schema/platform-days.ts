import { cellColumn, dayColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const platformDays: Table = {
  name: 'platform_days',
  comment: 'Rollup: views that name a platform, per day, title and cell',
  columns: [
    column('platform', 'UInt16', 'number of the platform'),
    titleColumn,
    dayColumn,
    cellColumn,
    column('votes', 'UInt64', 'views that name it'),
  ],
  // Shares are of all titles: by day first, so that what is read follows the length of the range.
  orderBy: ['day', 'title', 'platform', 'cell'],
  settings: { index_granularity: 1024 },
  spread: 'parts',
};

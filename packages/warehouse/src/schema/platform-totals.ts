import { titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const platformTotals: Table = {
  name: 'platform_totals',
  comment: 'Rollup: all-time views that name a platform, per title, everybody',
  columns: [
    column('platform', 'UInt16', 'number of the platform'),
    titleColumn,
    column('votes', 'UInt64', 'views that name it'),
  ],
  orderBy: ['platform', 'title'],
  spread: 'parts',
};

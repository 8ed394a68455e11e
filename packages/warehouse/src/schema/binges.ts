import { cellColumn, memberColumn, titleColumn } from './fact-columns.ts';
import { sinceColumn } from './rollup-columns.ts';
import { column, type Table } from './table.ts';

export const binges: Table = {
  name: 'binges',
  comment: 'Rollup: of each member, series and day the earliest end of a binge that began that day',
  columns: [
    titleColumn,
    column('day', 'Date32', 'UTC day of the first of the four episodes'),
    cellColumn,
    memberColumn,
    column('ended', 'Date32', 'UTC day of the last of them'),
    sinceColumn,
  ],
  orderBy: ['title', 'day', 'cell', 'member'],
  partitionBy: 'toYear(day)',
  settings: { index_granularity: 1024 },
  spread: { by: 'member' },
};

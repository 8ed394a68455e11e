import { viewDayColumns } from './rollup-columns.ts';
import type { Table } from './table.ts';

export const viewDays: Table = {
  name: 'view_days',
  comment: 'Rollup: days on which a member viewed a title, by day, for all titles of a range',
  columns: viewDayColumns,
  orderBy: ['day', 'title', 'cell', 'member'],
  spread: { by: 'member' },
};

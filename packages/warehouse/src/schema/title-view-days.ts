import { smallBlocks, viewDayColumns } from './rollup-columns.ts';
import type { Table } from './table.ts';

export const titleViewDays: Table = {
  name: 'title_view_days',
  comment: 'Rollup: the rows of view_days by title, for questions about a few',
  columns: viewDayColumns,
  orderBy: ['title', 'day', 'cell', 'member'],
  settings: smallBlocks,
  spread: { by: 'member' },
};

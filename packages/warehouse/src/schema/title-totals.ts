import { titleColumn } from './fact-columns.ts';
import { rollupColumns } from './layout-columns.ts';
import type { Table } from './table.ts';

export const titleTotals: Table = {
  name: 'title_totals',
  comment: 'Layout: all-time figures of a title, everybody',
  columns: [titleColumn, ...rollupColumns],
  orderBy: ['title'],
  spread: 'parts',
};

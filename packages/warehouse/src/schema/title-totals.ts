import { titleColumn } from './fact-columns.ts';
import { totalsColumns } from './rollup-columns.ts';
import type { Table } from './table.ts';

export const titleTotals: Table = {
  name: 'title_totals',
  comment: 'Rollup: all-time figures of a title, everybody',
  columns: [titleColumn, ...totalsColumns],
  orderBy: ['title'],
  spread: 'parts',
};

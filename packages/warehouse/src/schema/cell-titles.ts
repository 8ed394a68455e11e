import { cellColumn, titleColumn } from './fact-columns.ts';
import { totalsColumns } from './rollup-columns.ts';
import type { Table } from './table.ts';

export const cellTitles: Table = {
  name: 'cell_titles',
  comment: 'Rollup: the rows of title_cells by cell, for all titles and some people',
  columns: [cellColumn, titleColumn, ...totalsColumns],
  orderBy: ['cell', 'title'],
  settings: { index_granularity: 2048 },
  spread: 'parts',
};

import { cellColumn, titleColumn } from './fact-columns.ts';
import { smallBlocks, totalsColumns } from './rollup-columns.ts';
import type { Table } from './table.ts';

export const titleCells: Table = {
  name: 'title_cells',
  comment: 'Rollup: all-time figures of a title per cell, by title',
  columns: [titleColumn, cellColumn, ...totalsColumns],
  orderBy: ['title', 'cell'],
  settings: smallBlocks,
  spread: 'parts',
};

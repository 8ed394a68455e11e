import { cellColumn, titleColumn } from './fact-columns.ts';
import { rollupColumns, smallBlocks } from './layout-columns.ts';
import type { Table } from './table.ts';

export const titleCells: Table = {
  name: 'title_cells',
  comment: 'Layout: all-time figures of a title per cell, by title',
  columns: [titleColumn, cellColumn, ...rollupColumns],
  orderBy: ['title', 'cell'],
  settings: smallBlocks,
  spread: 'parts',
};

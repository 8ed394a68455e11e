import { cellColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const platformCells: Table = {
  name: 'platform_cells',
  comment: 'Rollup: all-time views that name a platform, per title and cell',
  columns: [
    column('platform', 'UInt16', 'number of the platform'),
    titleColumn,
    cellColumn,
    column('votes', 'UInt64', 'views that name it'),
  ],
  orderBy: ['platform', 'title', 'cell'],
  spread: 'parts',
};

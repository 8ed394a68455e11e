import { cellColumn, memberColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const memberTitles: Table = {
  name: 'member_titles',
  comment: 'Rollup: every title that a member has ever viewed, for what viewers of one title also viewed',
  columns: [
    cellColumn,
    memberColumn,
    // Compressing gains nothing here and slows the reading down.
    { ...column('titles', 'Array(UInt32)', 'numbers of the titles, each once'), codec: 'NONE' },
  ],
  orderBy: ['cell', 'member'],
  spread: { by: 'member' },
};

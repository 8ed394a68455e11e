import { cellColumn } from './fact-columns.ts';
import { kindColumn } from './rollup-columns.ts';
import { column, type Table } from './table.ts';

export const audienceCells: Table = {
  name: 'audience_cells',
  comment: 'Rollup: all-time figures of all titles of a kind per cell',
  columns: [
    kindColumn,
    cellColumn,
    column('views', 'UInt64', 'views'),
    column('viewers', 'UInt64', 'distinct members with a view'),
    column('followers', 'Int64', 'distinct members following at the end of data_through'),
  ],
  orderBy: ['kind', 'cell'],
  spread: 'parts',
};

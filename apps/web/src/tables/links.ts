/** Where a cell leads: the report of the title its row names, when that report exists. */
import { type Column, type Row, reportPath } from '@cvm/contract';

/** The path of a cell's link; null when it has none. */
export const linkOf = (column: Column, row: Row): string | null => {
  if (column.link === undefined) return null;
  const id = row[column.link.idColumn];
  if (typeof id !== 'string' || id === '') return null;
  return reportPath(column.link.to, id);
};

/** Where a cell leads: the report of the title its row names, when that report exists. */
import type { Column, Row } from '@cvm/contract';
import { paths } from '../paths.ts';

/** The path of a cell's link; null when it has none. */
export const linkOf = (column: Column, row: Row): string | null => {
  if (column.link === undefined) return null;
  const id = row[column.link.idColumn];
  if (typeof id !== 'string' || id === '') return null;
  if (column.link.to === 'show') return paths.show(id);
  return column.link.to === 'movie' ? paths.movie(id) : null;
};

/** What the number before a row is, in words. */
import type { Column, Sort } from '@cvm/contract';
import { ariaSort } from '../ui/aria-sort.ts';

/** Of rows that tie, each has one of its own. @param by what they are ordered by, where that is one of the columns */
export const placeText = (
  of: 'table' | 'list',
  by: { column: Pick<Column, 'label'>; direction: Sort['direction'] } | null,
): string => {
  const order = by === null ? '' : ` by ${by.column.label}, ${ariaSort[by.direction]}`;
  return `Place in this ${of}${order}. Rows with the same figure follow each other in a fixed order, each with a place of its own.`;
};

/** Cells in, one RFC 4180 line with its line feed out; null and undefined become an empty field. */
import type { Cell } from './tables.ts';

export const csvLine = (cells: readonly (Cell | undefined)[]): string => {
  let line = '';
  for (let index = 0; index < cells.length; index += 1) {
    if (index > 0) line += ',';
    line += csvField(cells[index]);
  }
  return `${line}\n`;
};

const csvField = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'object' ? cell.join('|') : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The words of a cell: what it shows, and what hovering tells. Pure; formats come from the contract. */
import {
  type CellValue,
  type Column,
  exactValue,
  formatValue,
  type Meta,
  meaningOf,
  type Row,
  truncate,
  type ViewDefinition,
} from '@cvm/contract';
import { isWeighted, nounOf, sampleWords } from '../charts/prepare/sample.ts';
import { qualifierLines } from './comparing.ts';
import { textLengthMax, titleColumns, titleLengthMax } from './layout.ts';
import { peopleText } from './rates.ts';

/** What the cell shows. */
export const cellText = (column: Column, value: CellValue | undefined): string => {
  const text = formatValue(column.format, value);
  if (column.format !== 'text') return text;
  return truncate(text, column.lengthMax ?? (titleColumns.includes(column.name) ? titleLengthMax : textLengthMax));
};

/**
 * Followers of a title need not be among the viewers of the days, whom the sample of a ranking counts; a share of views is of
 * viewers, whatever audience stands beside it; and an increase is of the viewers of its row, in two weeks.
 */
const isOfSample = ({ metric }: Column, meta: Meta): boolean => {
  if (metric === 'percentIncrease') return false;
  const isOfViewers = nounOf(meta) === 'viewers';
  return metric === 'viewshare' ? isOfViewers : metric !== 'followers' || !isOfViewers;
};

/** Of an audience each row is a share or an index; viewers and voters are those of all that is inside the filters, of whom a row has some. */
const allText = (column: Column, meta: Meta | null): string | null => {
  if (meta === null || !isOfSample(column, meta)) return null;
  const noun = nounOf(meta);
  const all = sampleWords({ count: meta.sampleSize, noun, effective: meta.effectiveSampleSize, isSum: false });
  return all === null || noun === '' ? all : `All inside the filters: ${all}`;
};

/** Those of the row, of whom the answer tells how many there are, not how many of equal weight they are worth. */
const ownText = (view: Pick<ViewDefinition, 'columns'>, column: Column, row: Row, meta: Meta | null): string | null => {
  const people = peopleText(view, column, row);
  return people !== null && meta !== null && isWeighted(meta) ? `${people} before weighting` : people;
};

/** What hovering a cell tells: full text of a text cell; exact value, definition and sample of a figure, a rate's own. */
export const cellHint = (
  view: Pick<ViewDefinition, 'columns'>,
  column: Column,
  row: Row,
  meta: Meta | null,
): string | undefined => {
  const value = row[column.name];
  if (value === null || value === undefined) return undefined;
  const meaning = meaningOf(column);
  if (meaning === null) return column.type === 'text' ? formatValue(column.format, value) : undefined;
  const sample = column.base === undefined ? allText(column, meta) : ownText(view, column, row, meta);
  return [
    `${column.label}: ${exactValue(column.format, value)}`,
    ...qualifierLines(view, column, row, meta),
    meaning,
    ...(sample === null ? [] : [sample]),
  ].join('\n');
};

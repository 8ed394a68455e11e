/** The words of a cell: what it shows, and what hovering tells. Pure; formats come from the contract. */
import {
  type CellValue,
  type Column,
  exactValue,
  formatValue,
  type Meta,
  metricDefinitions,
  type Row,
  truncate,
  type ViewDefinition,
} from '@cvm/contract';
import { nounOf, pointSample } from '../charts/prepare/sample.ts';
import { qualifierLines } from './comparing.ts';
import { textLengthMax, titleColumns, titleLengthMax } from './layout.ts';
import { peopleText } from './rates.ts';

/** What the cell shows. */
export const cellText = (column: Column, value: CellValue | undefined): string => {
  const text = formatValue(column.format, value);
  if (column.format !== 'text') return text;
  return truncate(text, column.lengthMax ?? (titleColumns.includes(column.name) ? titleLengthMax : textLengthMax));
};

/** The sample size as the product writes it, with whom it counts; null when there is none or it is 0. */
export const sampleText = (meta: Pick<Meta, 'sampleSize' | 'view'> | null): string | null =>
  meta === null ? null : (pointSample(meta.sampleSize || null, nounOf(meta)).sample ?? null);

/**
 * Followers of a title need not be among the viewers of the days, whom the sample of a ranking counts; and a share of views is of
 * viewers, whatever audience stands beside it.
 */
const isOfSample = ({ metric }: Column, meta: Meta | null): boolean => {
  if (meta === null) return true;
  const isOfViewers = nounOf(meta) === 'viewers';
  return metric === 'viewshare' ? isOfViewers : metric !== 'followers' || !isOfViewers;
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
  if (column.metric === undefined) return column.type === 'text' ? formatValue(column.format, value) : undefined;
  const all = isOfSample(column, meta) ? sampleText(meta) : null;
  const sample = column.base === undefined ? all : peopleText(view, column, row);
  return [
    `${column.label}: ${exactValue(column.format, value)}`,
    ...qualifierLines(view, column, row, meta),
    metricDefinitions[column.metric].definition,
    ...(sample === null ? [] : [sample]),
  ].join('\n');
};

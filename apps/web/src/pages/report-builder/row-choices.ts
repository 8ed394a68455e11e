/**
 * The rows that an index can be held against: those of the answer on screen, dimension by dimension, so that what is chosen is a
 * row. Pure.
 */
import { type CellValue, type DimensionName, dimensionValue, fieldPrefix, isTotalRow, sortedAs } from '@cvm/contract';
import type { AnswerRow } from './answer.ts';

export type RowChoice = { readonly value: string; readonly label: string };

/** What stands for the unknown in what is entered. */
export const unknownValue = '';

const valueIn = (row: AnswerRow, dimension: DimensionName): string | null => {
  const value = row[`${fieldPrefix}${dimension}`];
  if (value === undefined) return null;
  return value === null ? unknownValue : String(value);
};

/** Of values that count something; null for others. */
const inOrder = (left: CellValue, right: CellValue): number | null =>
  typeof left === 'number' && typeof right === 'number' ? left - right : null;

/** Values of the dimension at `place` among the rows that have the chosen values before it; none where there is no answer. */
export const rowChoices = (
  answer: readonly AnswerRow[],
  dimensions: readonly DimensionName[],
  chosen: readonly string[],
  place: number,
): RowChoice[] => {
  const dimension = dimensions[place];
  if (dimension === undefined) return [];
  const before = dimensions.slice(0, place);
  const values = answer
    .filter((row) => !isTotalRow(row) && before.every((one, at) => valueIn(row, one) === chosen[at]))
    .flatMap((row) => valueIn(row, dimension) ?? []);
  return [...new Set(values)]
    .map((value) => ({ value, label: dimensionValue(dimension, value === unknownValue ? null : value) }))
    .toSorted(
      (left, right) =>
        inOrder(sortedAs(dimension, left.value), sortedAs(dimension, right.value)) ??
        left.label.localeCompare(right.label, 'en', { numeric: true }),
    );
};

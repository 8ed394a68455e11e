/** What the cells of a cross-tab say: their text, what hovering tells, how far a figure can be relied on. Pure. */
import {
  columnName,
  exactValue,
  formatValue,
  isFigureColumn,
  isMeasure,
  isNumeric,
  isTotalRow,
  type Meta,
  meaningOf,
  measureDefinition,
  missingText,
  reportPath,
  tinyBase,
} from '@cvm/contract';
import { areUntested, findingOf } from '../../charts/prepare/finding.ts';
import { cellText } from '../../tables/cell-text.ts';
import { type AnswerColumn, type AnswerRow, cellOf, isKeptBack, partOf } from './answer.ts';
import type { Draft } from './builder.ts';

/** In place of a figure that is kept back. */
export const keptBackText = 'Suppressed';

/** A value as the screen writes it. */
export const textOf = (column: AnswerColumn, row: AnswerRow): string => {
  if (isKeptBack(row, column)) return keptBackText;
  const value = cellOf(row, column.name);
  if (value === null) return missingText(column);
  if (column.part === 'differs') return String(value);
  return cellText({ ...column, name: column.field }, value);
};

const keptBackHint = ({ suppressed }: Pick<Meta, 'suppressed'>): string =>
  `Suppressed: fewer than ${suppressed?.minimumBase ?? 10} people are behind it, or it would tell how many are behind another figure.`;

const numberText = (value: unknown, words: string): string[] =>
  typeof value === 'number' ? [`${words}: ${formatValue('count', value)}`] : [];

const ways: Readonly<Record<string, string>> = { above: 'more than the others', below: 'less than the others' };

const peopleIn = (row: AnswerRow | null, name: string): number | null => {
  const people = row === null ? null : cellOf(row, `${name}|n`);
  return typeof people === 'number' ? people : null;
};

/** Those of whom a figure is a share, and all others, who are compared with them; the totals tell of both. */
const sidesOf = (column: AnswerColumn, row: AnswerRow, total: AnswerRow | null): (number | null)[] => {
  const across = columnName(column.field, column.at === null ? null : 'Total');
  const isOfRow = isMeasure(column.field) && measureDefinition(column.field).share === 'row';
  const own = isOfRow ? peopleIn(row, across) : peopleIn(total, column.name);
  const all = peopleIn(total, across);
  return [own, own === null || all === null ? null : all - own];
};

/** Were too few people there to compare a figure with others? Null where the answer does not tell. */
export const isUntested = (column: AnswerColumn, row: AnswerRow, total: AnswerRow | null): boolean | null =>
  areUntested(sidesOf(column, row, total));

const differsText = (column: AnswerColumn, row: AnswerRow, total: AnswerRow | null): string => {
  const way = ways[String(partOf(row, column, 'differs'))] ?? '';
  return findingOf(way, isUntested(column, row, total)).full;
};

const intervalText = (column: AnswerColumn, row: AnswerRow): string[] => {
  const [low, high] = [partOf(row, column, 'low'), partOf(row, column, 'high')];
  return low === null || high === null
    ? []
    : [`95 % interval: ${exactValue(column.format, low)} to ${exactValue(column.format, high)}`];
};

/** Is the figure compared with those of the other rows or columns, where there are enough people? Totals have no others. */
export const isTested = (column: AnswerColumn, row: AnswerRow): boolean =>
  column.part === null && !isTotalRow(row) && row[`${column.name}|differs`] !== undefined;

type Around = {
  readonly facts: Pick<Meta, 'suppressed'> | null;
  /** The row of totals; null while there is none. */
  readonly total: AnswerRow | null;
};

/** What hovering a figure tells: its exact value, the people behind it, how sure it is, what it means. */
export const hintOf = (column: AnswerColumn, row: AnswerRow, { facts, total }: Around) => {
  if (!isFigureColumn(column))
    return column.part === null && typeof cellOf(row, column.name) === 'string' ? textFull(column, row) : undefined;
  if (isKeptBack(row, column)) return keptBackHint(facts ?? {});
  const value = cellOf(row, column.name);
  // Nothing to divide by, or nothing to compare with: the field itself says where it is empty.
  if (value === null) return column.calculated;
  const people = partOf(row, column, 'n');
  const effective = partOf(row, column, 'effective');
  return [
    `${column.label}: ${exactValue(column.format, value)}`,
    ...numberText(people, 'People'),
    ...(effective === people ? [] : numberText(effective, 'Effective base')),
    ...intervalText(column, row),
    ...(isTested(column, row) ? [`Differs: ${differsText(column, row, total)}`] : []),
    meaningOf(column) ?? '',
  ].join('\n');
};

const textFull = (column: AnswerColumn, row: AnswerRow): string => formatValue(column.format, cellOf(row, column.name));

/** On too few people to rely on, or perhaps made by chance: greyed. */
export const isPale = (column: AnswerColumn, row: AnswerRow): boolean => {
  if (!isFigureColumn(column)) return false;
  if (isKeptBack(row, column)) return true;
  const base = partOf(row, column, 'effective') ?? partOf(row, column, 'n');
  if (typeof base === 'number' && base > 0 && base < tinyBase) return true;
  return isTested(column, row) && partOf(row, column, 'differs') === null;
};

/** Where a title leads: by the kind of title where the row tells it, else by its id, which is a number for shows. */
export const linkOf = (column: AnswerColumn, row: AnswerRow): string | null => {
  const id = cellOf(row, 'crosstab.parent_content_id');
  if (column.field !== 'title' || isTotalRow(row) || typeof id !== 'string') return null;
  const kind = cellOf(row, 'crosstab.content_type');
  const isShow = kind === null ? /^\d+$/.test(id) : kind === 'series';
  return reportPath(isShow ? 'show' : 'movie', id);
};

const ownWords: readonly string[] = ['None', 'Total'];

/** The heading of a pivoted column: each of its values as a cell of its dimension is written. */
export const headingOf = (draft: Draft, column: AnswerColumn, dimension: (name: string) => AnswerColumn | null) => {
  const words = column.heading.split(' | ');
  if (words.length !== draft.pivots.length) return column.heading;
  return words
    .map((word, place) => {
      const own = dimension(draft.pivots[place] ?? '');
      return own === null || ownWords.includes(word) ? word : cellText({ ...own, name: own.field }, word);
    })
    .join(' | ');
};

export const isFigure = (column: AnswerColumn): boolean => isFigureColumn(column) || column.part !== null;
export const isRight = (column: AnswerColumn): boolean => isNumeric(column);

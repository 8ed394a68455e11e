/** Reads the cells of rows that a view answered, and the columns of the view's record. */
import {
  type Column,
  formatCount,
  metricDefinitions,
  once,
  type Row,
  type ViewId,
  viewDefinition,
} from '@cvm/contract';
import type { Definition, FigureTable } from '../model.ts';

/** The figure of a cell; null is a gap. */
export const numberOf = (row: Row, name: string): number | null => {
  const value = row[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** The text of a cell, empty where there is none. */
export const textOf = (row: Row, name: string): string => {
  const value = row[name];
  return value === null || value === undefined ? '' : String(value);
};

/** A column of a view. Throws when the view has none of that name: the caller's slip, not the data's. */
export const columnOf = (view: ViewId, name: string): Column => {
  const column = viewDefinition(view).columns.find((candidate) => candidate.name === name);
  if (column === undefined) throw new Error(`The view ${view} has no column "${name}".`);
  return column;
};

/** What the figures of these columns mean, as hovering a mark tells it. */
export const definitionsOf = (columns: readonly Pick<Column, 'label' | 'metric'>[]): Definition[] =>
  columns.flatMap(({ label, metric }) =>
    metric === undefined ? [] : [{ label, text: metricDefinitions[metric].definition }],
  );

/**
 * The names of those that share a place of a headline: of more than two their number, as names would push what they have in
 * common out of sight.
 */
export const sharedNames = (names: readonly string[], one: string, many?: string): string =>
  names.length > 2 ? formatCount(names.length, one, many) : names.join(' and ');

/** Behind a place that others have as well; empty where none has. */
export const sharedPlace = (others: number): string =>
  others === 0 ? '' : `, shared with ${formatCount(others, 'other')}`;

/** The sum of what is known. */
export const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, one) => all + (one ?? 0), 0);

/** The rows under each key, keys in the order in which they come first. */
export const grouped = <Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};

/** A table twin of thousands of figures, which are written when somebody looks at them. */
export const writtenLater = (columns: FigureTable['columns'], rows: () => FigureTable['rows']): FigureTable => {
  const written = once(rows);
  return {
    columns,
    get rows() {
      return written();
    },
  };
};

/**
 * Paging by key: the rows that stand after a given one in the order of the answer. A page costs the same wherever it
 * begins, and rows that ties put next to each other are neither repeated nor skipped. Null stands last in both
 * directions, as in `answer`.
 */
import type { CellValue, Column, ColumnType, Sort } from '@cvm/contract';
import { QueryError } from '../error.ts';
import { type Param, param, raw, type Sql, sql } from './sql.ts';

const engineTypes: Record<ColumnType, string> = {
  text: 'String',
  date: 'String',
  time: 'String',
  integer: 'Int64',
  number: 'Float64',
  boolean: 'UInt8',
};

/** A column as it is sorted: fractions rounded, days as text. */
const figure = ({ name, type }: Column): Sql => {
  if (type === 'number') return raw(`round(figures.${name}, 9)`);
  return raw(type === 'date' ? `toString(figures.${name})` : `figures.${name}`);
};

const isOfType = (value: CellValue, type: ColumnType): boolean => {
  if (value === null) return true;
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === (type === 'boolean' ? 'boolean' : 'string');
};

const bad = (message: string): QueryError => new QueryError('bad_request', message, { field: 'after' });

const bound = (column: Column, value: CellValue): Param =>
  param('after', engineTypes[column.type], typeof value === 'boolean' ? Number(value) : (value ?? ''));

const equals = (column: Column, value: CellValue): Sql =>
  value === null ? sql`${figure(column)} is null` : sql`ifNull(${figure(column)} = ${bound(column, value)}, 0)`;

/** Null is last, so whatever is null stands after a known value, and nothing after null. */
const follows = (column: Column, direction: Sort['direction'], value: CellValue): Sql =>
  value === null
    ? raw('0')
    : sql`ifNull(${figure(column)} ${raw(direction === 'asc' ? '>' : '<')} ${bound(column, value)}, 1)`;

/**
 * The condition for rows after the one with these values in the columns of the order: it differs from it first in one
 * of them, and there stands behind it. Throws when the values do not belong to the order.
 */
export const rowsAfter = (columns: readonly Column[], order: readonly Sort[], values: readonly CellValue[]): Sql => {
  const names = order.map(({ column }) => column).join(', ');
  if (values.length !== order.length) throw bad(`Parameter "after" takes the values of ${names} of the row before.`);
  const steps = order.map(({ column: name, direction }, place) => {
    const column = columns.find((candidate) => candidate.name === name);
    const value = values[place] ?? null;
    if (column === undefined || !isOfType(value, column.type))
      throw bad(`Parameter "after" has no value that "${name}" can have. It takes the values of ${names}.`);
    return { column, direction, value };
  });
  return steps
    .toReversed()
    .reduce(
      (rest, { column, direction, value }) =>
        sql`(${follows(column, direction, value)} or (${equals(column, value)} and ${rest}))`,
      raw('0'),
    );
};

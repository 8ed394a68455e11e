/**
 * Paging by key: the rows that stand after a given one in the order of the answer. A page costs the same wherever it
 * begins, and rows that ties put next to each other are neither repeated nor skipped. Null stands last in both
 * directions, as in `answer`.
 */
import { type CellValue, type Column, type ColumnType, isDateText, type Row, type Sort } from '@cvm/contract';
import { QueryError } from '../error.ts';
import { compareValues } from './row-order.ts';
import { type Param, param, raw, type Sql, sql } from './sql.ts';

const engineTypes: Record<ColumnType, string> = {
  text: 'String',
  date: 'String',
  time: 'String',
  integer: 'Int64',
  number: 'Float64',
  boolean: 'UInt8',
};

/** A column as it is sorted, by the name it has where rows are picked; fractions are rounded there. */
type Named = (column: Column) => string;

const figure = (column: Column, at: Named): Sql => raw(column.type === 'date' ? `toString(${at(column)})` : at(column));

const timeOfDay = /^ ([01]\d|2[0-3])(:[0-5]\d){2}$/;

const dayLength = 'YYYY-MM-DD'.length;

/** Where a value is none of its column's, everything would stand before it or behind it. */
const isOfType = (value: CellValue, type: ColumnType): boolean => {
  if (value === null) return true;
  if (type === 'date') return typeof value === 'string' && isDateText(value);
  if (type === 'time')
    return typeof value === 'string' && isDateText(value.slice(0, dayLength)) && timeOfDay.test(value.slice(dayLength));
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === (type === 'boolean' ? 'boolean' : 'string');
};

const bad = (message: string): QueryError => new QueryError('bad_request', message, { field: 'after' });

const bound = (column: Column, value: CellValue): Param =>
  param('after', engineTypes[column.type], typeof value === 'boolean' ? Number(value) : (value ?? ''));

const equals = (column: Column, value: CellValue, at: Named): Sql =>
  value === null ? sql`${figure(column, at)} is null` : sql`ifNull(${figure(column, at)} = ${bound(column, value)}, 0)`;

/** Null is last, so whatever is null stands after a known value, and nothing after null. */
const follows = (column: Column, direction: Sort['direction'], value: CellValue, at: Named): Sql =>
  value === null
    ? raw('0')
    : sql`ifNull(${figure(column, at)} ${raw(direction === 'asc' ? '>' : '<')} ${bound(column, value)}, 1)`;

type Step = Sort & { readonly of: Column; readonly value: CellValue };

/** The order with the values of the row before. Throws when the values do not belong to the order. */
const stepsOf = (columns: readonly Column[], order: readonly Sort[], values: readonly CellValue[]): readonly Step[] => {
  const names = order.map(({ column }) => column).join(', ');
  if (values.length !== order.length) throw bad(`Parameter "after" takes the values of ${names} of the row before.`);
  return order.map((sort, place) => {
    const of = columns.find(({ name }) => name === sort.column);
    const value = values[place] ?? null;
    if (of === undefined || !isOfType(value, of.type))
      throw bad(`Parameter "after" has no value that "${sort.column}" can have. It takes the values of ${names}.`);
    return { ...sort, of, value };
  });
};

/**
 * The condition for rows after the one with these values in the columns of the order: it differs from it first in one
 * of them, and there stands behind it. Throws when the values do not belong to the order.
 */
export const rowsAfter = (
  columns: readonly Column[],
  order: readonly Sort[],
  values: readonly CellValue[],
  at: Named,
): Sql =>
  stepsOf(columns, order, values).reduceRight(
    (rest, { of, direction, value }) =>
      sql`(${follows(of, direction, value, at)} or (${equals(of, value, at)} and ${rest}))`,
    raw('0'),
  );

/** Likewise of a row that the engine has answered. */
export const standsAfter = (columns: readonly Column[], order: readonly Sort[], values: readonly CellValue[]) => {
  const steps = stepsOf(columns, order, values);
  return (row: Row): boolean => {
    for (const { column, direction, value } of steps) {
      const place = compareValues(row[column] ?? null, value, direction);
      if (place !== 0) return place > 0;
    }
    return false;
  };
};

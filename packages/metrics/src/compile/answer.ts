/**
 * The outside of every statement: fractions rounded to 9 decimals, rows picked by metric filters, order and limit.
 * Ties on the sort are ordered by the view's key, ascending, text by its bytes; null sorts last in both directions.
 */
import { type Clause, metricDefinitions, type ViewDefinition } from '@cvm/contract';
import { QueryError } from '../error.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { rowsAfter } from './after.ts';
import { all, join, param, raw, type Sql, sql } from './sql.ts';

const number = (clause: Clause, index: number) => param('metric', 'Float64', Number(clause.values[index]));

/** A column against a metric filter; null never holds. */
export const metricHolds = (column: string, clause: Clause): Sql => {
  const figure = raw(`round(${column}, 9)`);
  if (clause.op === 'to') return sql`ifNull(${figure} between ${number(clause, 1)} and ${number(clause, 2)}, 0)`;
  return sql`ifNull(${figure} ${raw(clause.op)} ${number(clause, 1)}, 0)`;
};

/** The definition of each metric the statement computes, as comments above it. */
export const definitions = (view: ViewDefinition): string =>
  view.columns
    .flatMap((column) => (column.metric ? [`-- ${column.name}: ${metricDefinitions[column.metric].definition}\n`] : []))
    .join('');

const selected = (view: ViewDefinition): Sql =>
  join(
    view.columns.map(({ name, type }) =>
      raw(type === 'number' ? `round(figures.${name}, 9) as ${name}` : `figures.${name} as ${name}`),
    ),
    ', ',
  );

/** The page after a row, if one is asked for. */
const afterRow = ({ query, view, sorts }: Plan, keys: readonly string[], first: string | undefined): Sql[] => {
  if (query.after === undefined) return [];
  // Sorted by something that is no column, the row before cannot say where it stood.
  if (first !== undefined)
    throw new QueryError('bad_request', `"${view.id}" is paged only with "sorts".`, { field: 'after' });
  const order = [...sorts, ...keys.map((column) => ({ column, direction: 'asc' }) as const)];
  return [rowsAfter(view.columns, order, query.after)];
};

/**
 * The finished answer of a view from `rows`, a select whose columns are named as the view's. `first` sorts before
 * everything else while the view's own order holds.
 */
export const answer = (plan: Plan, rows: Sql, first?: string): Sql => {
  const { view, sorts, limit } = plan;
  const ownOrder = plan.query.sorts.length === 0;
  const keys = view.key.filter((column) => !sorts.some((sort) => sort.column === column));
  const before = ownOrder ? first : undefined;
  const order = [
    ...(before === undefined ? [] : [`figures.${before} asc`]),
    ...sorts.map(({ column, direction }) => `${column} ${direction} nulls last`),
    ...keys.map((column) => `${column} asc nulls last`),
  ];
  return sql`${raw(definitions(view))}select ${selected(view)}
from (
  ${rows}
) as figures
where ${all([
    ...clausesOf(plan, 'metric').map((clause) => metricHolds(`figures.${clause.values[0]}`, clause)),
    ...afterRow(plan, keys, before),
  ])}${raw(order.length === 0 ? '' : `\norder by ${order.join(', ')}`)}${
    limit === null
      ? raw('')
      : sql`
limit ${param('limit', 'UInt64', limit)}`
  }`;
};

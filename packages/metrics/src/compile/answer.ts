/**
 * The outside of every statement: fractions rounded to 9 decimals, rows picked by metric filters, order and limit.
 * Ties on the sort are ordered by the view's key, ascending, text by its bytes; null sorts last in both directions.
 */
import { type Clause, metricDefinitions, type Row, type Sort, type ViewDefinition } from '@cvm/contract';
import { QueryError } from '../error.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { rowsAfter, standsAfter } from './after.ts';
import { compareBy, holds, rounded } from './row-order.ts';
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

const untiedKeys = ({ view, sorts }: Plan): string[] =>
  view.key.filter((column) => !sorts.some((sort) => sort.column === column));

const wholeOrder = (sorts: readonly Sort[], keys: readonly string[]): Sort[] => [
  ...sorts,
  ...keys.map((column): Sort => ({ column, direction: 'asc' })),
];

/** The page after a row, if one is asked for. */
const afterRow = ({ query, view, sorts }: Plan, keys: readonly string[], first: string | undefined): Sql[] => {
  if (query.after === undefined) return [];
  // Sorted by something that is no column, the row before cannot say where it stood.
  if (first !== undefined)
    throw new QueryError('bad_request', `"${view.id}" is paged only with "sorts".`, { field: 'after' });
  return [rowsAfter(view.columns, wholeOrder(sorts, keys), query.after)];
};

/**
 * The finished answer of a view from `rows`, a select whose columns are named as the view's. `first` sorts before
 * everything else while the view's own order holds.
 */
export const answer = (plan: Plan, rows: Sql, first?: string): Sql => {
  const { view, sorts, limit } = plan;
  const ownOrder = plan.query.sorts.length === 0;
  const keys = untiedKeys(plan);
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

/**
 * The same of rows whose figures are worked out here. Throws at once where the answer cannot begin after the row that is named.
 */
export const answerOfRows = (plan: Plan): ((rows: readonly Row[]) => Row[]) => {
  const { view, sorts, limit, query } = plan;
  const order = wholeOrder(sorts, untiedKeys(plan));
  const isAfter = query.after === undefined ? () => true : standsAfter(view.columns, order, query.after);
  const metrics = clausesOf(plan, 'metric');
  const shown = (row: Row): Row =>
    Object.fromEntries(
      view.columns.map(({ name, type }) => {
        const value = row[name] ?? null;
        return [name, type === 'number' && typeof value === 'number' ? rounded(value) : value];
      }),
    );
  return (rows) =>
    rows
      .map(shown)
      .filter((row) => metrics.every((clause) => holds(row[clause.values[0] ?? ''] ?? null, clause)) && isAfter(row))
      .toSorted(compareBy(order.map(({ column, direction }) => [column, direction])))
      .slice(0, limit ?? undefined);
};

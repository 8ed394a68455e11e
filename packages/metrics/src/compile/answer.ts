/**
 * The outside of every statement: fractions rounded to 9 decimals, rows picked by metric filters, order and limit.
 * Ties on the sort are ordered by the view's key, ascending, text by its bytes; null sorts last in both directions.
 */
import {
  type CellValue,
  type Clause,
  type Column,
  metricDefinitions,
  type Row,
  type Sort,
  type ViewDefinition,
} from '@cvm/contract';
import { QueryError } from '../error.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { rowsAfter, standsAfter } from './after.ts';
import { pageParams } from './page.ts';
import { compareBy, holds, leading, rounded } from './row-order.ts';
import type { SettledRow } from './settling.ts';
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

/** The page after a row, if one is asked for; `at` says how a column is named. */
const afterRow = ({ query, view, sorts }: Plan, keys: readonly string[], at: (column: Column) => string): Sql[] => {
  if (query.after === undefined) return [];
  return [rowsAfter(view.columns, wholeOrder(sorts, keys), query.after, at)];
};

/** The finished answer of a view from `rows`, a select whose columns are named as the view's. */
export const answer = (plan: Plan, rows: Sql): Sql => {
  const { view } = plan;
  return sql`${raw(definitions(view))}select ${selected(view)}
from (
  ${rows}
) as figures
where ${all([
    ...clausesOf(plan, 'metric').map((clause) => metricHolds(`figures.${clause.values[0]}`, clause)),
    ...afterRow(plan, untiedKeys(plan), ({ name, type }) =>
      type === 'number' ? `round(figures.${name}, 9)` : `figures.${name}`,
    ),
  ])}${ordered(plan)}`;
};

/** The order and the limit of an answer whose columns are named as the view's. */
const ordered = (plan: Plan): Sql => {
  const { sorts, limit, offset } = plan;
  const order = [
    ...sorts.map(({ column, direction }) => `${column} ${direction} nulls last`),
    ...untiedKeys(plan).map((column) => `${column} asc nulls last`),
  ];
  return sql`${raw(order.length === 0 ? '' : `\norder by ${order.join(', ')}`)}${
    limit === null
      ? raw('')
      : sql`
limit ${param(pageParams.limit, 'UInt64', limit)}${
          offset === null ? raw('') : sql` offset ${param(pageParams.offset, 'UInt64', offset)}`
        }`
  }`;
};

export type Flat = {
  /** SQL of each column of the view, by the names of what `from` has and of `named`: fractions are rounded here. */
  readonly columns: Readonly<Record<string, string>>;
  readonly from: Sql;
  readonly where?: readonly Sql[];
  /** What columns are made of, each `... as name` with a name that is no column of the view. */
  readonly named?: readonly Sql[];
};

/**
 * The finished answer of a view in one select. Its columns are named as the view's, so that whatever they are made of must be said
 * with the name of its table: a bare name would be the rounded figure.
 */
export const flatAnswer = (plan: Plan, { columns, from, where = [], named = [] }: Flat): Sql => {
  const { view } = plan;
  const shown = view.columns.map(({ name, type }) => {
    const text = columns[name];
    if (text === undefined) throw new Error(`"${view.id}" is answered without its column "${name}".`);
    return `${type === 'number' ? `round(${text}, 9)` : text} as ${name}`;
  });
  return sql`${raw(definitions(view))}${named.length === 0 ? raw('') : sql`with ${join(named, ',\n  ')}\n`}select ${raw(shown.join(',\n  '))}
from ${from}
where ${all([
    ...where,
    ...clausesOf(plan, 'metric').map((clause) => metricHolds(clause.values[0] ?? '', clause)),
    ...afterRow(plan, untiedKeys(plan), ({ name }) => name),
  ])}${ordered(plan)}`;
};

/** The rows of a page, and how many there are before an answer is cut to it. */
export type PickedRows = { readonly page: readonly SettledRow[]; readonly rowsAll: number };

/** Rows that are picked, sorted and cut, and what is answered of those that are left. */
type AnswerOfRows = {
  readonly pick: (rows: readonly SettledRow[]) => PickedRows;
  readonly shown: (rows: readonly SettledRow[]) => Row[];
};

/** A figure is rounded before it picks or sorts, as in the engine. */
const shownValue = (row: SettledRow, { name, type }: Column): CellValue => {
  const value = row(name);
  return type === 'number' && typeof value === 'number' ? rounded(value) : value;
};

/** A list of entries for each of thousands of rows would take longer than their figures. */
const shownRow = (row: SettledRow, columns: readonly Column[]): Row => {
  const shown: Row = {};
  for (const column of columns) shown[column.name] = shownValue(row, column);
  return shown;
};

/**
 * The same of rows whose figures are worked out here: those by which they are picked and sorted of all rows, the others of those
 * that are answered. Throws at once where the answer cannot begin after the row that is named.
 */
export const answerOfRows = (plan: Plan, first?: string): AnswerOfRows => {
  const { view, sorts, limit, offset, query } = plan;
  const ownOrder = wholeOrder(sorts, untiedKeys(plan));
  const before = query.sorts.length === 0 ? first : undefined;
  // Sorted by something that is no column, the row before cannot say where it stood.
  if (before !== undefined && query.after !== undefined)
    throw new QueryError('bad_request', `"${view.id}" is paged only with "sorts".`, { field: 'after' });
  const order: Sort[] = before === undefined ? ownOrder : [{ column: before, direction: 'asc' }, ...ownOrder];
  const columnOf = (name: string | undefined): Column | undefined =>
    view.columns.find((column) => column.name === name);
  const sorted = view.columns.filter(({ name }) => order.some(({ column }) => column === name));
  const compare = compareBy(order.map(({ column, direction }) => [column, direction]));
  const isAfter = query.after === undefined ? undefined : standsAfter(view.columns, order, query.after);
  const metrics = clausesOf(plan, 'metric').flatMap((clause) => {
    const column = columnOf(clause.values[0]);
    return column === undefined ? [] : [{ clause, column }];
  });
  const [leader] = order;
  const firstColumn = columnOf(leader?.column);
  const holdsAll = (row: SettledRow): boolean =>
    metrics.every(({ clause, column }) => holds(shownValue(row, column), clause));
  const placed = (row: SettledRow) => {
    const values = shownRow(row, sorted);
    if (before !== undefined) values[before] = row(before);
    return { row, values };
  };
  const from = offset ?? 0;
  const to = limit === null ? null : from + limit;
  const pick: AnswerOfRows['pick'] = (rows) => {
    const inside = metrics.length === 0 ? rows : rows.filter(holdsAll);
    const near =
      isAfter === undefined && leader !== undefined && firstColumn !== undefined && to !== null
        ? leading(inside, (row) => shownValue(row, firstColumn), leader.direction, to)
        : inside;
    const page = near
      .map(placed)
      .filter(({ values }) => isAfter?.(values) ?? true)
      .sort((one, other) => compare(one.values, other.values))
      .slice(from, to ?? undefined)
      .map(({ row }) => row);
    return { page, rowsAll: inside.length };
  };
  return { pick, shown: (rows) => rows.map((row) => shownRow(row, view.columns)) };
};

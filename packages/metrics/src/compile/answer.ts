/**
 * The outside of every statement: fractions rounded to 9 decimals, rows picked by metric filters, order and limit.
 * Ties on the sort are ordered by the view's key, ascending, text by its bytes; null sorts last in both directions.
 */
import {
  type Clause,
  type Column,
  metricDefinitions,
  type Row,
  rowsSchema,
  type Sort,
  type ViewDefinition,
} from '@cvm/contract';
import { QueryError } from '../error.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { rowsAfter, standsAfter } from './after.ts';
import { pageParams } from './page.ts';
import { holds, inOrder, leading, type OrderKey, rounded } from './row-order.ts';
import { jsonOf } from './rows-text.ts';
import type { ColumnValues, SettledRows } from './settling.ts';
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

/** Of some rows the places of those of a page, in their order, and how many there are before an answer is cut to it. */
export type PickedRows = { readonly rows: SettledRows; readonly page: readonly number[]; readonly rowsAll: number };

/** Rows that are picked, sorted and cut, and what is answered of those that are left: objects, or their text in JSON. */
type AnswerOfRows = {
  readonly pick: (rows: SettledRows) => PickedRows;
  readonly shown: (rows: SettledRows, page: readonly number[]) => readonly Row[];
  readonly written: (rows: SettledRows, page: readonly number[]) => Buffer;
};

/** A figure is rounded before it picks or sorts, as in the engine. */
const shownColumn = (rows: SettledRows, { name, type }: Column): ColumnValues => {
  const values = rows.column(name);
  if (type !== 'number') return values;
  return (place) => {
    const value = values(place);
    return typeof value === 'number' ? rounded(value) : value;
  };
};

const rowsAt = (rows: SettledRows, columns: readonly Column[], page: readonly number[]): Row[] => {
  const made = page.map((): Row => ({}));
  for (const column of columns) {
    const values = shownColumn(rows, column);
    made.forEach((row, at) => {
      row[column.name] = values(page[at] ?? -1);
    });
  }
  return made;
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
  const isAfter = query.after === undefined ? undefined : standsAfter(view.columns, order, query.after);
  const metrics = clausesOf(plan, 'metric').flatMap((clause) => {
    const column = columnOf(clause.values[0]);
    return column === undefined ? [] : [{ clause, column }];
  });
  const from = offset ?? 0;
  const to = limit === null ? null : from + limit;
  const schema = rowsSchema(view);
  const checked = (made: readonly Row[]): readonly Row[] => schema.parse(made);
  const pick: AnswerOfRows['pick'] = (rows) => {
    const filters = metrics.map(({ clause, column }) => ({ clause, values: shownColumn(rows, column) }));
    const inside: number[] = [];
    for (let place = 0; place < rows.count; place += 1)
      if (filters.every(({ clause, values }) => holds(values(place), clause))) inside.push(place);
    const keys = order.map(({ column: name, direction }): OrderKey => {
      const column = columnOf(name);
      return { direction, valueAt: column === undefined ? rows.column(name) : shownColumn(rows, column) };
    });
    const [leader] = keys;
    const near = isAfter === undefined && leader !== undefined && to !== null ? leading(inside, leader, to) : inside;
    const left = isAfter === undefined ? near : near.filter((place) => isAfter(rowsAt(rows, sorted, [place])[0] ?? {}));
    return { rows, page: inOrder(left, keys).slice(from, to ?? undefined), rowsAll: inside.length };
  };
  return {
    pick,
    shown: (rows, page) => checked(rowsAt(rows, view.columns, page)),
    written: (rows, page) => {
      const columns = view.columns.map((column) => ({ ...column, valueAt: shownColumn(rows, column) }));
      return jsonOf(columns, page) ?? Buffer.from(JSON.stringify(checked(rowsAt(rows, view.columns, page))));
    },
  };
};

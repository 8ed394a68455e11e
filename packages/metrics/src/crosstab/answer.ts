/**
 * The flat rows of a cross-tab: rows picked by their figures, ordered and limited. Totals come first, so that a reader
 * knows every column before the first row; the cells of one row stand together.
 */
import { type CrosstabSort, type DimensionName, isMeasure, measureDefinition, titleKey } from '@cvm/contract';
import { definitions, metricHolds } from '../compile/answer.ts';
import { all, join, param, raw, type Sql, sql } from '../compile/sql.ts';
import { clausesOf } from '../plan.ts';
import { byRowTotal, type Crosstab, orderOf } from './crosstab.ts';
import { columnsOf, sortedBy } from './dimensions.ts';
import { sourcesOf } from './figures.ts';
import { dimensionsOfLevels } from './levels.ts';
import { inTotal, measured, partition } from './measured.ts';
import { factsOfFigures } from './sources.ts';

/** Is the cell the one of a pivoted column? By the column's name, as `spread` writes it. */
const isAt = ({ query }: Crosstab, at: string): Sql => {
  const label = (name: DimensionName): string => {
    const text = `toString(${name})`;
    return `multiIf(isNull(${name}), 'None', ${text} in ('None', 'Total'), concat(${text}, ' (value)'), assumeNotNull(${text}))`;
  };
  const withId = (name: DimensionName): string =>
    name === 'title' ? `concat(${label(name)}, ' (', ifNull(${titleKey}, ''), ')')` : label(name);
  const name = (of: (pivot: DimensionName) => string): Sql => raw(query.pivots.map(of).join(" || '|' || "));
  const wanted = param('sort', 'String', at);
  const plain = sql`${name(label)} = ${wanted}`;
  return query.pivots.includes('title') ? sql`(${plain} or ${name(withId)} = ${wanted})` : plain;
};

/** What the rows are sorted by: a figure of the row's total or of one of its columns, or a dimension. */
const sortSql = (crosstab: Crosstab, sort: CrosstabSort): Sql => {
  if (sort.at !== undefined) {
    const figure = sql`maxIf(${raw(sort.column)}, across = 0 and ${isAt(crosstab, sort.at)}) ${raw(partition(['total', ...columnsOf(crosstab.query.rows)]))}`;
    const share = isMeasure(sort.column) ? measureDefinition(sort.column).share : undefined;
    if (share === undefined) return figure;
    // An empty cell is a share of 0, unless there is nothing it is a share of; of a column that holds for every row alike.
    if (share === 'column') return sql`ifNull(${figure}, 0)`;
    return sql`if(isNull(${raw(inTotal(crosstab, sort.column, 'row'))}), null, ifNull(${figure}, 0))`;
  }
  return raw(byRowTotal(sort) ? inTotal(crosstab, sort.column, 'row') : sortedBy(sort.column));
};

const ascending = (columns: readonly string[]): string[] =>
  columns.map((column) => `${sortedBy(column)} asc nulls last`);

/** Ties go by the dimensions in order, a title by its id: then no two rows are equal. */
const rowOrder = ({ query }: Crosstab): string => {
  const sorts = orderOf(query).rows.map(({ direction }, index) => `sort_${index} ${direction} nulls last`);
  return [...sorts, ...ascending(query.rows.map((name) => (name === 'title' ? titleKey : name)))].join(', ');
};

const pivotOrder = ({ query }: Crosstab): string[] => {
  const sorts = orderOf(query).pivots;
  const others = columnsOf(query.pivots).filter((name) => !sorts.some(({ column }) => column === name));
  return [...sorts.map(({ column, direction }) => `${sortedBy(column)} ${direction} nulls last`), ...ascending(others)];
};

const factsInside = (crosstab: Crosstab): Sql =>
  factsOfFigures(crosstab, sourcesOf(crosstab.parts), dimensionsOfLevels(crosstab.query, crosstab.isWhole));

const columnsIn = ({ plan }: Crosstab): Sql => raw(plan.view.columns.map(({ name }) => name).join(', '));

/** Every cell and every total, in no order, with the parts of their figures as `wholeOf` names them (compile.ts). */
export const wholeAnswer = (
  crosstab: Crosstab,
): Sql => sql`${raw(definitions(crosstab.plan.view))}${factsInside(crosstab)}select ${columnsIn(crosstab)}
from (
  ${measured(crosstab)}
)`;

/**
 * The rows that a limit keeps, all totals among them. Without pivots a row is one cell, and cells are counted as they come in
 * their order. With them the rows are numbered by a window, which holds every cell: no statement has one that needs none.
 */
const limitedRows = (crosstab: Crosstab, rows: Sql): Sql => {
  const { plan, query } = crosstab;
  const order = raw(['total desc', rowOrder(crosstab), 'across asc', ...pivotOrder(crosstab)].join(', '));
  const every = sql`select ${columnsIn(crosstab)}
from (
  ${rows}
)`;
  if (plan.limit === null)
    return sql`${every}
order by ${order}`;
  const limit = param('limit', 'UInt64', plan.limit);
  // None but the totals, of which there is one each.
  if (plan.limit === 0)
    return sql`${every}
where total = 1
order by ${order}`;
  if (query.pivots.length === 0)
    return sql`${every}
order by ${order}
limit ${limit} by total`;
  return sql`select ${columnsIn(crosstab)}
from (
  select *, ${raw(`dense_rank() over (partition by total order by ${rowOrder(crosstab)})`)} as place
  from (
    ${rows}
  )
)
where (total = 1 or place <= ${limit})
order by ${raw(['total desc', 'place asc', 'across asc', ...pivotOrder(crosstab)].join(', '))}`;
};

/** The finished statement; see `crosstabView` for its columns. */
export const answer = (crosstab: Crosstab): Sql => {
  const { plan, query } = crosstab;
  const metrics = clausesOf(plan, 'metric');
  const figures = [
    ...orderOf(query).rows.map((sort, index) => sql`${sortSql(crosstab, sort)} as ${raw(`sort_${index}`)}`),
    ...metrics.map(({ values }, index) => raw(`${inTotal(crosstab, values[0] ?? '', 'row')} as metric_${index}`)),
  ];
  // Of the whole table, those that a limit leaves out included: what is shown must not tell of what is not.
  if (plan.access.minimumBase > 1) figures.push(raw('max(few) over () as has_few'));
  const picked = metrics.map((clause, index) => sql`(total = 1 or ${metricHolds(`metric_${index}`, clause)})`);
  const rows = sql`select *
from (
  select *, ${join(figures, ',\n  ')}
  from (
    ${measured(crosstab)}
  )
)
where ${all(picked)}`;
  return sql`${raw(definitions(plan.view))}${factsInside(crosstab)}${limitedRows(crosstab, rows)}`;
};

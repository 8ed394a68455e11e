/**
 * From parts to measures: what every source counts at every level is brought together per cell, and measures are computed
 * from it. A total is counted at its own level, and a share finds it by a window over the cells it is the total of.
 */
import { type MeasureName, measureDefinition, onlyDayOf } from '@cvm/contract';
import { ratio } from '../compile/quotient.ts';
import { join, raw, type Sql, sql } from '../compile/sql.ts';
import { guardsOfAll } from './bases.ts';
import type { Crosstab } from './crosstab.ts';
import { columnsOf } from './dimensions.ts';
import { carriedParts, figureOf, type PartName, type SourceName, sourceOf, sourcesOf } from './figures.ts';
import { dimensionsAt, type Level, levelsOf } from './levels.ts';
import { counted } from './sources.ts';

/** The columns that name a cell; null where they are summed out. */
const keysOf = ({ query }: Crosstab): string[] => columnsOf([...query.rows, ...query.pivots]);

const flag = (level: Level, name: keyof Level): string => `${level[name] ? 1 : 0} as ${name}`;

/** What one source counts at one level, in the columns of all. */
const counts = (crosstab: Crosstab, parts: readonly PartName[], source: SourceName, level: Level): Sql => {
  const names = dimensionsAt(crosstab.query, level);
  const there = columnsOf(names);
  const columns = [
    ...keysOf(crosstab).map((column) => (there.includes(column) ? column : `null as ${column}`)),
    flag(level, 'across'),
    flag(level, 'total'),
    ...parts.map((name) => (sourceOf(name) === source ? name : `0 as ${name}`)),
  ];
  return sql`select ${raw(columns.join(', '))}
from (
  ${counted(crosstab, source, names, parts)}
)`;
};

/**
 * keys, across, total, parts: one row per cell of every level. A cell is there when one of its sources has a row. What one
 * source alone counts stands once already, and grouping a million cells again would hold them in memory a second time.
 */
const cells = (crosstab: Crosstab): Sql => {
  const { parts } = crosstab;
  const sources = sourcesOf(parts);
  const keys = [...keysOf(crosstab), 'across', 'total'];
  const selects = levelsOf(crosstab.query, crosstab.isWhole).flatMap((level) =>
    sources.map((source) => counts(crosstab, parts, source, level)),
  );
  const levels = join(selects, '\nunion all\n');
  if (sources.length === 1) return levels;
  return sql`select ${raw([...keys, ...parts.map((name) => `sum(parts.${name}) as ${name}`)].join(', '))}
from (
  ${levels}
) as parts
group by ${raw(keys.join(', '))}`;
};

export const partition = (columns: readonly string[]): string => `over (partition by ${columns.join(', ')})`;

/** The value that an expression has in the total of the cell's row or column. */
export const inTotal = ({ query }: Crosstab, expression: string, of: 'row' | 'column'): string => {
  if (of === 'column') return `maxIf(${expression}, total = 1) ${partition(['across', ...columnsOf(query.pivots)])}`;
  // Without pivots a row is its own total.
  if (query.pivots.length === 0) return expression;
  return `maxIf(${expression}, across = 1) ${partition(['total', ...columnsOf(query.rows)])}`;
};

const measureSql = (crosstab: Crosstab, name: MeasureName): string => {
  const { share, totals } = measureDefinition(name);
  const figure = figureOf(name).sql;
  if (share) return ratio(figure, inTotal(crosstab, figure, share));
  if (totals !== false) return figure;
  const day = onlyDayOf(name, [...crosstab.query.rows, ...crosstab.query.pivots]);
  return `if(across = 1 or total = 1${day === null ? '' : ` or ${day} is null`}, null, ${figure})`;
};

/** Beside the measures: what was counted of the whole table; else whether too few people are behind a cell, in `few`. */
const extrasOf = ({ query, plan, parts, isWhole }: Crosstab): string[] => {
  if (isWhole) return carriedParts(parts).map((name) => `toFloat64(${name}) as part_${name}`);
  const { minimumBase } = plan.access;
  if (minimumBase <= 1) return [];
  const few = guardsOfAll(query.measures).map((name) => `few_${name} between 1 and ${minimumBase - 1}`);
  return [`(${few.join(' or ')}) as few`];
};

/** keys, across, total, measures: fractions rounded to 9 decimals before they are sorted or compared. */
export const measured = (crosstab: Crosstab): Sql => {
  const { query } = crosstab;
  const keys = [...keysOf(crosstab), 'across', 'total'];
  const columns = [
    ...query.measures.map((name) => `round(${measureSql(crosstab, name)}, 9) as ${name}`),
    ...extrasOf(crosstab),
  ];
  return sql`select ${raw([...keys, ...columns].join(',\n  '))}
from (
  ${cells(crosstab)}
)`;
};

/** Whether two shares differ by more than chance explains. */
import { raw, type Sql, sql } from '../compile/sql.ts';

/** Fewer members than this, before weighting, are not tested. */
const testedMin = 30;

/** Of all differences that are found in one answer, the share that is none. */
const falseShare = 0.05;

/** A share found among `people` members, who say as much as `effective` of equal weight. Columns or expressions. */
export type Side = { readonly share: string; readonly effective: string; readonly people: string };

/** The share of both sides together. */
export const pooledShare = (one: Side, other: Side): string =>
  `(${one.effective} * ${one.share} + ${other.effective} * ${other.share}) / (${one.effective} + ${other.effective})`;

/**
 * The two-sided p-value of the two-proportion z-test (A. Agresti, Categorical Data Analysis, 2002, 3.1.4); null where a side has too
 * few members, or nobody or everybody of both is meant.
 * @param pooled a column of `pooledShare`
 */
export const pValue = (one: Side, other: Side, pooled: string): string =>
  `if(${one.people} < ${testedMin} or ${other.people} < ${testedMin} or ${pooled} in (0, 1), null, ` +
  `erfc(abs(${one.share} - ${other.share}) / sqrt(2 * ${pooled} * (1 - ${pooled}) * (1 / ${one.effective} + 1 / ${other.effective}))))`;

/**
 * `rows` with one more column, `differs`: 'above', 'below' or null, from their columns p_value, share and rest_share. All of them
 * are tested together (Y. Benjamini and Y. Hochberg, Controlling the false discovery rate, JRSS B 57, 1995): of m p-values the
 * largest that is at most 5 % x its place / m differs, and so do all smaller ones.
 */
export const differing = (rows: Sql): Sql => sql`select *,
  if(p_value <= max(passing) over (), if(share > rest_share, 'above', 'below'), null) as differs
from (
  select *, if(p_value <= ${raw(String(falseShare))} * count(p_value) over (order by p_value) / count(p_value) over (), p_value, null) as passing
  from (
    ${rows}
  )
)`;

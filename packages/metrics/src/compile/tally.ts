/**
 * Counting with weights.
 *
 * Every figure is made from parts that add up: counts of rows, and of distinct members, per key. Members belong to exactly
 * one cell (country, age, gender), so distinct members add up over cells; in the balanced panel the parts are counted per
 * cell and multiplied by the weight of the cell, or row by row where they are sums of what rows hold; in Total they are counted at once. Rows are sharded by member, so the
 * parts add up over shards as well.
 */
import type { Plan } from '../plan.ts';
import { withCells } from './lookups.ts';
import { all, join, raw, type Sql, sql } from './sql.ts';

export type Part = {
  readonly name: string;
  readonly sql: Sql;
  /** What `sql` is the sum of, where each row may be weighted by itself: a number that is never negative. */
  readonly summand?: Sql;
};

export type Tally = {
  /** A table, or a subquery in brackets with its alias. */
  readonly from: Sql;
  /** Columns, or what is named here. */
  readonly keys: readonly (string | Part)[];
  /** Parts that are weighted in the balanced panel. */
  readonly sums: readonly Part[];
  /** Parts that are never weighted: minimums and sample sizes are counted before weighting. */
  readonly counts?: readonly Part[];
  /** Sums whose base is wanted as well: `{name}_people` before weighting, `{name}_squares` with each weight squared. */
  readonly bases?: readonly string[];
  /** Parts that are multiplied with the square of the weight: what says how much a weighted sample is worth. */
  readonly squares?: readonly Part[];
  readonly where: readonly Sql[];
  /** One more row is of all groups, and its key empty; where nobody is weighed. */
  readonly withAll?: boolean;
};

export const part = (name: string, text: string | Sql): Part => ({
  name,
  sql: typeof text === 'string' ? raw(text) : text,
});

/** The sum of a column that is never negative. */
export const sumOf = (name: string, column: string): Part => ({
  ...part(name, `sum(${column})`),
  summand: raw(column),
});

/** Parts as columns of a select. */
export const columns = (parts: readonly Part[]): Sql =>
  join(
    parts.map(({ name, sql: text }) => sql`${text} as ${raw(name)}`),
    ', ',
  );

const keyed = (keys: readonly (string | Part)[], parts: readonly Part[]): Sql =>
  join(
    [
      ...keys.map((key) => (typeof key === 'string' ? raw(key) : columns([key]))),
      ...(parts.length === 0 ? [] : [columns(parts)]),
    ],
    ', ',
  );

const groupBy = (names: readonly string[]): Sql => raw(names.length === 0 ? '' : `\ngroup by ${names.join(', ')}`);

const unweighted = ({ name, sql: text }: Part): Part[] => [part(`${name}_people`, text), part(`${name}_squares`, text)];

/**
 * Conditions on keys, to stand behind `having`: of a row for each title, not for each day and member. The engine would take bare ones
 * to the rows by itself.
 */
export const onceCounted = (conditions: readonly Sql[]): Sql => sql`if(count() > 0, ${all(conditions)}, 0)`;

/** A fragment `select keys, parts`. Without keys it has exactly one row. */
export const tally = (
  plan: Plan,
  { from, keys, sums, counts = [], bases = [], squares = [], where, withAll }: Tally,
): Sql => {
  const balanced = plan.panel === 'Balanced';
  const names = keys.map((key) => (typeof key === 'string' ? key : key.name));
  const cell = balanced ? ['cell'] : [];
  // Where everybody weighs 1, weighted, counted and squared are the same.
  const same = balanced ? [] : sums.filter(({ name }) => bases.includes(name)).flatMap(unweighted);
  const ofGroups = names.includes('title') ? where.filter((condition) => condition.ofTitle) : [];
  const ofRows = where.filter((condition) => !ofGroups.includes(condition));
  const having = ofGroups.length === 0 ? raw('') : sql`\nhaving ${onceCounted(ofGroups)}`;
  // Sums of what stands in the rows are weighted row by row: no group for each cell of each title, of which there are many.
  const summands = [...sums, ...counts, ...squares].map(asSummand);
  const isByRow = balanced && summands.every((one) => one !== null);
  const counted = isByRow
    ? sql`select ${keyed([...keys, ...cell], summands)}
from ${from}
where ${all(ofRows)}`
    : sql`select ${keyed([...keys, ...cell], [...sums, ...counts, ...squares, ...same])}
from ${from}
where ${all(ofRows)}${groupBy([...names, ...cell])}${raw(withAll ? ' with rollup' : '')}${having}`;
  if (!balanced) return counted;
  const { from: parts, facts } = withCells(plan, counted, 'parts');
  const weight = facts('weight');
  const weighted = [
    ...sums.map(({ name }) => part(name, `sum(parts.${name} * ${weight})`)),
    ...counts.map(({ name }) => part(name, `sum(parts.${name})`)),
    ...bases.flatMap((name) => [
      part(`${name}_people`, `sum(parts.${name})`),
      part(`${name}_squares`, `sum(parts.${name} * ${weight} * ${weight})`),
    ]),
    ...squares.map(({ name }) => part(name, `sum(parts.${name} * ${weight} * ${weight})`)),
  ];
  return sql`select ${keyed(names, weighted)}
from ${parts}${groupBy(names)}${isByRow ? having : raw('')}`;
};

/** A part as it stands in a row; null where it is no sum of that. */
const asSummand = ({ name, summand }: Part): Part | null => (summand === undefined ? null : { name, sql: summand });

/** The weight of a row of `cells` in the panel that applies. */
export const cellWeight = (plan: Plan): Sql => raw(plan.panel === 'Balanced' ? 'cells.weight' : '1');

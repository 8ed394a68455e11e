/** The SQL of parts: how each is counted in rows of the facts it is of, wherever they are read. */
import { type Counts, metricParts, type PartId } from '@cvm/contract';
import { type Part, part } from '../compile/tally.ts';

/** The parts that rows alone say. */
export type CountedPart = {
  [Name in PartId]: (typeof metricParts)[Name]['counts'] extends 'shares' ? never : Name;
}[PartId];

type Written = { readonly every: string; readonly where: (condition: string) => string };

const sqlOf: Record<Exclude<Counts, 'shares'>, Written> = {
  rows: { every: 'count()', where: (condition) => `countIf(${condition})` },
  members: { every: 'uniqExact(member)', where: (condition) => `uniqExactIf(member, ${condition})` },
  points: { every: 'sum(points)', where: (condition) => `sumIf(points, ${condition})` },
  stars: { every: 'sum(rating)', where: (condition) => `sumIf(rating, ${condition})` },
};

export const countedSql = (name: CountedPart): string => sqlOf[metricParts[name].counts].every;

/** A part under the name that a statement has for it. */
export const countedAs = (name: string, of: CountedPart): Part => part(name, countedSql(of));

/** Likewise of the rows for which a condition holds. */
export const countedIf = (name: string, of: CountedPart, condition: string): Part =>
  part(name, sqlOf[metricParts[of].counts].where(condition));

/** Parts counted in rows of their facts, under their own names. */
export const counted = (...names: readonly CountedPart[]): Part[] => names.map((name) => part(name, countedSql(name)));

/** The SQL of parts: how each is counted in rows of the facts it is of, wherever they are read. */
import { type Counts, metricParts, type PartId } from '@cvm/contract';
import { type Part, part } from '../compile/tally.ts';

/** The parts that rows alone say. */
export type CountedPart = {
  [Name in PartId]: (typeof metricParts)[Name]['counts'] extends 'shares' ? never : Name;
}[PartId];

const sqlOf: Record<Exclude<Counts, 'shares'>, string> = {
  rows: 'count()',
  members: 'uniqExact(member)',
  points: 'sum(points)',
  stars: 'sum(rating)',
};

export const countedSql = (name: CountedPart): string => sqlOf[metricParts[name].counts];

/** Parts counted in rows of their facts, under their own names. */
export const counted = (...names: readonly CountedPart[]): Part[] => names.map((name) => part(name, countedSql(name)));

/** The SQL of parts: how each is counted in rows of the facts it is of, wherever they are read. */
import { type Counts, metricParts, type PartId } from '@cvm/contract';
import { raw, type Sql, sql } from '../compile/sql.ts';
import { type Part, part } from '../compile/tally.ts';

/** The parts that rows alone say. */
export type CountedPart = {
  [Name in PartId]: (typeof metricParts)[Name]['counts'] extends 'shares' ? never : Name;
}[PartId];

/** A count of all rows, and of those for which a condition holds. */
export type Written = { readonly every: Sql; readonly where: (condition: Sql) => Sql };

const sqlOf: Record<Exclude<Counts, 'shares'>, Written> = {
  rows: { every: raw('count()'), where: (condition) => sql`countIf(${condition})` },
  members: { every: raw('uniqExact(member)'), where: (condition) => sql`uniqExactIf(member, ${condition})` },
  points: { every: raw('sum(points)'), where: (condition) => sql`sumIf(points, ${condition})` },
  stars: { every: raw('sum(rating)'), where: (condition) => sql`sumIf(rating, ${condition})` },
};

/** Distinct members of rows that may hold one more than once. */
export const distinctMembers = sqlOf.members;

/** Members of rows that hold each of them once, such as lists of titles by member: as many as there are rows. */
export const membersOnce = sqlOf.rows;

export const countedSql = (name: CountedPart): Sql => sqlOf[metricParts[name].counts].every;

/** A part under the name that a statement has for it. */
export const countedAs = (name: string, of: CountedPart): Part => part(name, countedSql(of));

/** Likewise of the rows for which a condition holds. */
export const countedIf = (name: string, of: CountedPart, condition: string | Sql): Part =>
  part(name, sqlOf[metricParts[of].counts].where(typeof condition === 'string' ? raw(condition) : condition));

/** Parts counted in rows of their facts, under their own names. */
export const counted = (...names: readonly CountedPart[]): Part[] => names.map((name) => part(name, countedSql(name)));

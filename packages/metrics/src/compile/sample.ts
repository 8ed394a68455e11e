/**
 * The sample behind an answer: its members before weighting, and where the panel weighs them, how many members of equal
 * weight would say as much (Kish: square of the sum of the weights / sum of their squares). One row: `n`, and in the
 * balanced panel `effective`, null without members.
 */
import { distinctMembers } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { raw, type Sql, sql } from './sql.ts';

/** SQL: as how many of equal weight `n` members count, from the sum of their weights and that of the squares of these. */
export const kish = ({ n, weights, squares }: Readonly<Record<'n' | 'weights' | 'squares', string>>): string =>
  `if(${n} = 0, null, round(pow(${weights}, 2) / ${squares}, 3))`;

/** `parts` gives distinct members by cell: cell, members. A cell may be there more than once. */
export const sampleOfCells = (plan: Plan, parts: Sql): Sql =>
  plan.panel === 'Total'
    ? sql`select sum(members) as n
from (
  ${parts}
)`
    : sql`select sum(parts.members) as n,
  ${raw(kish({ n: 'n', weights: 'sum(parts.members * cells.weight)', squares: 'sum(parts.members * cells.weight * cells.weight)' }))} as effective
from (
  ${parts}
) as parts
inner join cells on cells.cell = parts.cell`;

/** `rows` reads rows of members with their cells: `from ...`, `where` included. */
export const sampleOf = (plan: Plan, rows: Sql): Sql =>
  plan.panel === 'Total'
    ? sql`select ${distinctMembers.every} as n ${rows}`
    : sampleOfCells(plan, sql`select cell, ${distinctMembers.every} as members ${rows} group by cell`);

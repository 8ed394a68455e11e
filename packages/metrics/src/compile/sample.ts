/**
 * The sample behind an answer: its members before weighting, and where the panel weighs them, how many members of equal
 * weight would say as much (Kish: square of the sum of the weights / sum of their squares). One row: `n`, and in the
 * balanced panel `effective`, null without members.
 */
import { distinctMembers } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { type Sql, sql } from './sql.ts';

/** `parts` gives distinct members by cell: cell, members. A cell may be there more than once. */
export const sampleOfCells = (plan: Plan, parts: Sql): Sql =>
  plan.panel === 'Total'
    ? sql`select sum(members) as n
from (
  ${parts}
)`
    : sql`select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  ${parts}
) as parts
inner join cells on cells.cell = parts.cell`;

/** `rows` reads rows of members with their cells: `from ...`, `where` included. */
export const sampleOf = (plan: Plan, rows: Sql): Sql =>
  plan.panel === 'Total'
    ? sql`select ${distinctMembers.every} as n ${rows}`
    : sampleOfCells(plan, sql`select cell, ${distinctMembers.every} as members ${rows} group by cell`);

/**
 * The sample behind an answer: its members before weighting, and where the panel weighs them, how many members of equal
 * weight would say as much (Kish: square of the sum of the weights / sum of their squares). One row: `n`, and in the
 * balanced panel `effective`, null without members. Of a guard (`Plan.apart`) `n` and `others`, as far as they matter.
 */
import { distinctMembers, type Written } from '../measures/parts.ts';
import type { Plan, PlanInTwo } from '../plan.ts';
import { raw, type Sql, sql } from './sql.ts';

/** SQL: as how many of equal weight `n` members count, from the sum of their weights and that of the squares of these. */
export const kish = ({ n, weights, squares }: Readonly<Record<'n' | 'weights' | 'squares', string>>): string =>
  `if(${n} = 0, null, round(pow(${weights}, 2) / ${squares}, 3))`;

/** Distinct members, of a guard no more than are enough: nobody keeps a set of millions to tell that they are ten. */
export const membersAsked = ({ apart }: Plan): Written =>
  apart === undefined
    ? distinctMembers
    : {
        every: sql`length(groupUniqArray(${apart.enough})(member))`,
        where: (condition) => sql`length(groupUniqArrayIf(${apart.enough})(member, ${condition}))`,
      };

/** `parts` gives distinct members by cell: cell, members. A cell may be there more than once. */
export const sampleOfCells = (plan: Plan, parts: Sql): Sql => {
  const { apart, panel } = plan;
  if (apart !== undefined)
    return sql`select sumIf(members, ${apart.isInside}) as n, sumIf(members, not (${apart.isInside})) as others
from (
  ${parts}
)`;
  if (panel === 'Total')
    return sql`select sum(members) as n
from (
  ${parts}
)`;
  return sql`select sum(parts.members) as n,
  ${raw(kish({ n: 'n', weights: 'sum(parts.members * cells.weight)', squares: 'sum(parts.members * cells.weight * cells.weight)' }))} as effective
from (
  ${parts}
) as parts
inner join cells on cells.cell = parts.cell`;
};

/** Rows with a title and a cell: any number for each `member`, or of as many as `members` says. */
export type RowsOfPeople = { readonly rows: Sql; readonly of: 'member' | 'members' };

/** title, inside, outside: how many people of each title the filters pick, and how many others there are. */
export const titlesInTwo = (plan: PlanInTwo, { rows, of }: RowsOfPeople): Sql => {
  const many = (condition: Sql): Sql =>
    of === 'member' ? membersAsked(plan).where(condition) : sql`sumIf(members, ${condition})`;
  const { isInside } = plan.apart;
  return sql`select title, ${many(isInside)} as inside, ${many(sql`not (${isInside})`)} as outside
from (
  ${rows}
)
group by title`;
};

/** At least how many people there are of all titles together: those of one of them. */
export const mostOfTitles = (
  plan: PlanInTwo,
  people: RowsOfPeople,
): Sql => sql`select max(inside) as n, max(outside) as others
from (
  ${titlesInTwo(plan, people)}
)`;

/** `rows` reads rows of members with their cells: `from ...`, `where` included. */
export const sampleOf = (plan: Plan, rows: Sql): Sql => {
  const { apart, panel } = plan;
  const members = membersAsked(plan);
  if (apart !== undefined)
    return sql`select ${members.where(apart.isInside)} as n, ${members.where(sql`not (${apart.isInside})`)} as others ${rows}`;
  return panel === 'Total'
    ? sql`select ${members.every} as n ${rows}`
    : sampleOfCells(plan, sql`select cell, ${members.every} as members ${rows} group by cell`);
};

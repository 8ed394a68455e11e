/** How many members the data have in each cell of people that a user may see: what filters of people offer. */
import type { Access } from '@cvm/contract';
import { all, param, raw, render, type Statement, sql } from './compile/sql.ts';

/** Rows of country, age, gender and people; empty texts where a value is unknown. */
export const compileMemberCounts = ({ limits }: Pick<Access, 'limits'>): Statement =>
  render(sql`select country, age, gender, sum(cells.members) as people
from cells
where ${all([
    raw('cells.members > 0'),
    ...(['country', 'age', 'gender'] as const).flatMap((id) => {
      const allowed = limits[id];
      return allowed === undefined ? [] : [sql`${raw(id)} in ${param(id, 'Array(String)', [...allowed])}`];
    }),
  ])}
group by country, age, gender`);

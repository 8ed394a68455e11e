/** Followers per title (metrics: Following). */
import { type Sql, sql } from '../compile/sql.ts';
import type { Plan } from '../plan.ts';
import { among, titleFollowers } from '../rollups/counting.ts';
import { type Counted, rowsPerTitle } from './beside.ts';

/** followers: distinct members with a spell that stands at the end of the range. */
export const followed = (plan: Plan, inside = among('picked')): Counted => {
  const { from, sums, where } = titleFollowers(plan, { inside });
  return { from, sums, where };
};

/** title, followers of titles with a follower. */
export const following = (plan: Plan, inside = among('picked')): Sql => {
  const counted = rowsPerTitle(plan, followed(plan, inside));
  return titleFollowers(plan, { inside }).mayCountNone
    ? sql`select title, followers
from (
  ${counted}
)
where followers > 0`
    : counted;
};

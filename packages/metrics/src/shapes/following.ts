/** Followers per title (metrics: Following). */
import { raw, type Sql, sql } from '../compile/sql.ts';
import { tally } from '../compile/tally.ts';
import { followersOfTitles } from '../layouts/choose.ts';
import { titleFollowers } from '../layouts/counting.ts';
import type { Plan } from '../plan.ts';

/** title, followers: distinct members with a spell that stands at the end of the range. */
export const following = (plan: Plan, picked = 'picked'): Sql => {
  const { from, sums, where } = titleFollowers(plan);
  const counted = tally(plan, { from, keys: ['title'], sums, where: [raw(`title in ${picked}`), ...where] });
  return followersOfTitles(plan).table === 'follows'
    ? counted
    : sql`select title, followers
from (
  ${counted}
)
where followers > 0`;
};

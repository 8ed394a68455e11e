/** Followers per title (metrics: Following). */
import { raw, type Sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { followingAtEnd, people } from '../compile/where.ts';
import type { Plan } from '../plan.ts';

/** title, followers: distinct members with a spell that stands at the end of the range. */
export const following = (plan: Plan, picked = 'picked'): Sql =>
  tally(plan, {
    from: raw('follows'),
    keys: ['title'],
    sums: [part('followers', 'uniqExact(member)')],
    where: [raw(`title in ${picked}`), ...followingAtEnd(plan), ...people(plan)],
  });

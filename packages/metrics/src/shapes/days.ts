/** Which days have data. */
import { answer } from '../compile/answer.ts';
import { all, join, raw, type Sql, sql } from '../compile/sql.ts';
import { inRange, isKind, people, seen } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { daysOfEngagements, daysOfKind, daysOfTitles } from '../rollups/choose.ts';

/** An unfollow is something that happened as well. */
const followed = '(select title, cell, arrayJoin([toNullable(began), ended]) as day from follows)';

/** The days that have any fact, of the people, titles and days that the account may see. */
export const daysWithData = (plan: Plan): Sql => {
  const limits = seen(plan);
  const views = limits.length === 0 ? daysOfKind(plan).table : daysOfTitles(plan, { of: 'whole' }).table;
  const engaged = daysOfEngagements(plan).table;
  const facts = [
    views,
    followed,
    ...(engaged === 'engagements' ? ['reactions', 'ratings', 'character_votes', 'comments'] : [engaged]),
    'survey_responses',
  ];
  const days = facts.map(
    (table) => sql`select day from ${raw(table)}
where ${all([...(table === 'audience_days' ? [isKind('any')] : []), ...inRange(plan), ...people(plan), ...limits])}
group by day`,
  );
  return answer(
    plan,
    sql`select assumeNotNull(day) as date
from (
  ${join(days, '\nunion all\n')}
)
group by date`,
  );
};

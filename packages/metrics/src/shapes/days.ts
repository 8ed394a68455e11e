/** Which days have data. */
import { engagementFacts } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { all, join, raw, type Sql, sql } from '../compile/sql.ts';
import { inRange, people, seen } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { countsOf, type Source } from '../rollups/counting.ts';

/** An unfollow is something that happened as well; each read by itself, in half the time that both days of a row take. */
const followed = [
  '(select title, cell, began as day from follows)',
  '(select title, cell, assumeNotNull(ended) as day from follows where ended is not null)',
];

type Days = Pick<Source, 'from' | 'where' | 'mayCountNone'> & Partial<Pick<Source, 'sums'>>;

/** On a day of which rows cancel out nothing happened. */
const somethingLeft = ({ sums = [], mayCountNone = false }: Days): Sql =>
  mayCountNone
    ? sql`
having ${join(
        sums.map((one) => sql`${one.sql} > 0`),
        ' or ',
      )}`
    : sql``;

/** The days that have any fact, of the people, titles and days that the user may see. */
export const daysWithData = (plan: Plan): Sql => {
  const limits = seen(plan);
  const rows = [...inRange(plan), ...people(plan)];
  const fact = (from: Sql): Days => ({ from, where: rows });
  const viewed = countsOf<Days>(
    plan,
    { parts: ['views'], per: [limits.length === 0 ? 'kind' : 'title', 'day'], of: 'whole' },
    (noted) => fact(noted(raw('views'))),
  );
  const engaged = countsOf<Days[]>(plan, { parts: ['points'], per: ['title', 'day'], of: 'whole' }, (noted) =>
    engagementFacts.map((name) => fact(noted(raw(name)))),
  );
  const days = [
    viewed,
    ...followed.map((rows) => fact(raw(rows))),
    ...[engaged].flat(),
    fact(raw('survey_responses')),
  ].map(
    (of) => sql`select day from ${of.from}
where ${all([...of.where, ...limits])}
group by day${somethingLeft(of)}`,
  );
  return answer(
    plan,
    sql`select day as date
from (
  ${join(days, '\nunion all\n')}
)
group by date`,
  );
};

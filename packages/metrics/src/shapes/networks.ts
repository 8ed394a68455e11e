/** networkSummary: networks by the views of their series, of the views and viewers of all series. */
import { answer } from '../compile/answer.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { episodes, inRange, people, platforms, titlesInside } from '../compile/where.ts';
import { daysOfTitles } from '../layouts/choose.ts';
import type { Plan } from '../plan.ts';
import { ratio } from './ratio.ts';
import { viewingOfKind } from './viewing.ts';

/** network, views, viewers: members are distinct over the series of a network. */
const viewingOfNetworks = (plan: Plan): Sql => {
  const { table } = daysOfTitles(plan);
  const days = table === 'views' ? '1' : 'facts.views';
  return tally(plan, {
    from: sql`(
    select titles.network as network, facts.member as member, facts.cell as cell, ${raw(days)} as times
    from ${raw(table)} as facts
    inner join titles on titles.title = facts.title
    where ${all([
      sql`facts.title in (${titlesInside(plan, 'series')})`,
      raw('titles.network != 0'),
      ...inRange(plan),
      ...people(plan),
      ...platforms(plan),
      ...episodes(plan),
    ])}
  )`,
    keys: ['network'],
    sums: [part('views', 'sum(times)'), part('viewers', 'uniqExact(member)')],
    where: [],
  });
};

export const networkSummary = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with whole as (
  ${viewingOfKind(plan, 'series')}
)
select
  networks.name as network, networks.network_id as networkId,
  ${raw(ratio('viewing.views', '(select views from whole)'))} as viewshare,
  ${raw(ratio('viewing.viewers', '(select viewers from whole)'))} as viewershare
from (
  ${viewingOfNetworks(plan)}
) as viewing
inner join networks on networks.network = viewing.network`,
  );

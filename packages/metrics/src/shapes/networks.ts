/** networkSummary: networks by the views of their series, of the views and viewers of all series. */
import { answer } from '../compile/answer.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { episodes, inRange, people, platforms, titlesInside } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { ratio } from './ratio.ts';
import { viewingOfKind } from './viewing.ts';

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
  ${tally(plan, {
    from: sql`(
    select titles.network as network, views.member as member, views.cell as cell
    from views
    inner join titles on titles.title = views.title
    where ${all([
      sql`views.title in (${titlesInside(plan, 'series')})`,
      raw('titles.network != 0'),
      ...inRange(plan),
      ...people(plan),
      ...platforms(plan),
      ...episodes(plan),
    ])}
  )`,
    keys: ['network'],
    sums: [part('views', 'count()'), part('viewers', 'uniqExact(member)')],
    where: [],
  })}
) as viewing
inner join networks on networks.network = viewing.network`,
  );

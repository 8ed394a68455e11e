/** networkSummary: networks by the views of their series, of the views and viewers of all series. */
import { answer } from '../compile/answer.ts';
import { quotient } from '../compile/quotient.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { episodes, inRange, insideTitles, people, platforms, titlesInside } from '../compile/where.ts';
import { counted, membersOnce } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { memberRows, type Source, titlesOfMembers, titleViews } from '../rollups/counting.ts';
import { ofWhole, wholeOfKind } from './viewing.ts';

/** network, views, viewers: members are distinct over the series of a network. */
const viewingOfNetworks = (plan: Plan): Sql => {
  const members = titlesOfMembers(plan, 'asked');
  if (members !== null) return viewingOfMembers(plan, members);
  const rows = memberRows(plan);
  return tally(plan, {
    from: sql`(
    select titles.network as network, facts.member as member, facts.cell as cell, ${rows.times('facts')} as times
    from ${rows.from} as facts
    inner join titles on titles.title = facts.title
    where ${all([
      insideTitles(plan, 'show')('facts.title'),
      raw('titles.network != 0'),
      ...inRange(plan),
      ...people(plan),
      ...platforms(plan),
      ...episodes(plan),
    ])}
  )`,
    keys: ['network'],
    sums: [part('views', 'sum(times)'), ...counted('viewers')],
    where: [],
  });
};

/** The network of each title by its number, which counts from 1; 0 for those without one or outside the filters. */
const networkByTitle = (
  plan: Plan,
): Sql => sql`select groupArray(if(title in (${titlesInside(plan, 'show')}), network, 0))
from (select title, network from titles order by title)`;

/** The same from the titles of each member, where a network counts once for a member. */
const viewingOfMembers = (plan: Plan, members: Source): Sql => {
  const { from, sums, where } = titleViews(plan, { of: 'whole' });
  return sql`select viewed.network as network, viewed.views as views, seen.viewers as viewers
from (
  ${tally(plan, {
    from: sql`${from} inner join titles on titles.title = ${from}.title`,
    keys: ['network'],
    sums: sums.filter(({ name }) => name === 'views'),
    where: [sql`${from}.title in (${titlesInside(plan, 'show')})`, raw('titles.network != 0'), ...where],
  })}
) as viewed
inner join (
  ${tally(plan, {
    from: sql`(
    select cell, arrayJoin(arrayDistinct(arrayMap(one -> (${networkByTitle(plan)})[one], titles))) as network
    from ${members.from}
    where ${all(members.where)}
  )`,
    keys: ['network'],
    sums: [part('viewers', membersOnce.every)],
    where: [raw('network != 0')],
  })}
) as seen on seen.network = viewed.network`;
};

export const networkSummary = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with ${wholeOfKind(plan, 'show')}
select
  networks.name as network, networks.network_id as networkId,
  ${raw(quotient('viewshare', { views: 'viewing.views', all_views: ofWhole.views }))} as viewshare,
  ${raw(quotient('viewershare', { viewers: 'viewing.viewers', all_viewers: ofWhole.viewers }))} as viewershare
from (
  ${viewingOfNetworks(plan)}
) as viewing
inner join networks on networks.network = viewing.network`,
  );

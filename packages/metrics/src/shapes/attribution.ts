/** Platform attribution: votes of titles on platforms, of the title's votes and of the platform's (metrics: Platforms). */
import { answer } from '../compile/answer.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { inRange, people, platforms, titlesInside, titlesOf } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { countsOf } from '../rollups/counting.ts';

/** title, platform, votes. */
const votes = (plan: Plan): Sql => {
  const { from, sums, where } = countsOf(
    plan,
    { parts: ['votes'], per: ['title', 'platform'], of: 'whole' },
    (noted) => ({
      from: noted(raw('views')),
      sums: [part('votes', 'count()')],
      where: [...people(plan), raw('platform != 0'), ...inRange(plan)],
    }),
  );
  return tally(plan, {
    from,
    keys: ['title', 'platform'],
    sums,
    where: [sql`title in (${titlesOf(plan)})`, ...where],
  });
};

/** Both shares come from one count of all titles and platforms; content filters pick rows after it. */
export const attribution =
  (platformColumn: 'platform' | 'platformName') =>
  (plan: Plan): Sql =>
    answer(
      plan,
      sql`select titles.title_id as contentId, titles.name as contentName, toString(titles.kind) as contentType,
  titles.release_day as releaseDate, nullIf(titles.network_name, '') as networkName,
  nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studioName,
  platforms.name as ${raw(platformColumn)}, toString(platforms.kind) as platformKind,
  toUInt8(platforms.kind) as platformPlace, shares.title_votes as totalVotes,
  shares.votes as voteCount, shares.votes / shares.title_votes as titleVoteShare,
  shares.votes / shares.platform_votes as platformVoteShare
from (
  select title, platform, votes, sum(votes) over (partition by title) as title_votes,
    sum(votes) over (partition by platform) as platform_votes
  from (
    ${votes(plan)}
  )
) as shares
inner join titles on titles.title = shares.title
inner join platforms on platforms.platform = shares.platform
where ${all([
        sql`shares.title in (${titlesInside(plan)})`,
        sql`shares.platform in (select platform from platforms where ${all(platforms(plan))})`,
      ])}`,
    );

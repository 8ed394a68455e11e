/** Platform attribution: votes of titles on platforms, of the title's votes and of the platform's (metrics: Platforms). */
import { flatAnswer } from '../compile/answer.ts';
import { withTitles } from '../compile/lookups.ts';
import { raw, type Sql, sql } from '../compile/sql.ts';
import { tally } from '../compile/tally.ts';
import { inRange, insideKinds, insideTitles, people, platforms } from '../compile/where.ts';
import { countedAs } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { countsOf } from '../rollups/counting.ts';

/** title, platform, votes. */
const votes = (plan: Plan): Sql => {
  const { from, sums, where } = countsOf(
    plan,
    { parts: ['votes'], per: ['title', 'platform'], of: 'whole' },
    (noted) => ({
      from: noted(raw('views')),
      sums: [countedAs('votes', 'views')],
      where: [...people(plan), raw('platform != 0'), ...inRange(plan)],
    }),
  );
  return tally(plan, {
    from,
    keys: ['title', 'platform'],
    sums,
    where: [insideKinds(plan)('title'), ...where],
  });
};

/** Both shares come from one count of all titles and platforms; content filters pick rows after it. */
export const attribution =
  (platformColumn: 'platform' | 'platformName') =>
  (plan: Plan): Sql => {
    const counted = sql`select title, platform, votes, sum(votes) over (partition by title) as title_votes,
  sum(votes) over (partition by platform) as platform_votes
from (
  ${votes(plan)}
)`;
    const { from, facts } = withTitles(plan, counted, 'shares');
    return flatAnswer(plan, {
      columns: {
        contentId: facts('title_id'),
        contentName: facts('name'),
        contentType: facts('kind'),
        releaseDate: facts('release_day'),
        networkName: `nullIf(${facts('network_name')}, '')`,
        networkId: `nullIf(${facts('network_id')}, '')`,
        studioName: `nullIf(${facts('studio_name')}, '')`,
        [platformColumn]: 'platforms.name',
        platformKind: 'toString(platforms.kind)',
        platformPlace: 'toUInt8(platforms.kind)',
        totalVotes: 'shares.title_votes',
        voteCount: 'shares.votes',
        titleVoteShare: 'shares.votes / shares.title_votes',
        platformVoteShare: 'shares.votes / shares.platform_votes',
      },
      from: sql`${from}
inner join platforms on platforms.platform = shares.platform`,
      where: [insideTitles(plan)('shares.title'), ...platforms(plan, 'shares.platform')],
    });
  };

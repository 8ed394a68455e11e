/** Platform attribution: votes of titles on platforms, of the title's votes and of the platform's (metrics: Platforms). */
import { flatAnswer } from '../compile/answer.ts';
import { withTitles } from '../compile/lookups.ts';
import { raw, type Sql, sql } from '../compile/sql.ts';
import { tally } from '../compile/tally.ts';
import { inRange, insideKinds, insideTitles, people, platforms } from '../compile/where.ts';
import { countedAs } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { countsOf } from '../rollups/counting.ts';

/** Votes by title, by platform, or by both. */
const votes = (plan: Plan, keys: readonly ('title' | 'platform')[], picked: readonly Sql[] = []): Sql => {
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
    keys,
    sums,
    where: [insideKinds(plan)('title'), ...where, ...picked],
  });
};

/** Shares are of all votes of a title, and of a platform; content filters pick rows alone. */
export const attribution =
  (platformColumn: 'platform' | 'platformName') =>
  (plan: Plan): Sql => {
    const picked = [insideTitles(plan)('title'), ...platforms(plan, 'platform')];
    const counted = sql`select of_both.title as title, of_both.platform as platform, of_both.votes as votes,
  of_title.votes as title_votes, of_platform.votes as platform_votes
from (
  ${votes(plan, ['title', 'platform'], picked)}
) as of_both
inner join (
  ${votes(plan, ['title'])}
) as of_title on of_title.title = of_both.title
inner join (
  ${votes(plan, ['platform'])}
) as of_platform on of_platform.platform = of_both.platform`;
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
    });
  };

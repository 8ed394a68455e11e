/** Platform attribution: votes of titles on platforms, of the title's votes and of the platform's (metrics: Platforms). */
import { flatAnswer } from '../compile/answer.ts';
import { withTitles } from '../compile/lookups.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { type Part, part, tally } from '../compile/tally.ts';
import { content, inRange, insideKinds, insideTitles, people, platforms } from '../compile/where.ts';
import { countedAs } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { countsOf } from '../rollups/counting.ts';

/** Votes by what is in `keys`, of the titles in `where`. */
const votes = (plan: Plan, keys: readonly (string | Part)[], where: readonly Sql[]): Sql => {
  const counted = countsOf(plan, { parts: ['votes'], per: ['title', 'platform'], of: 'whole' }, (noted) => ({
    from: noted(raw('views')),
    sums: [countedAs('votes', 'views')],
    where: [...people(plan), raw('platform != 0'), ...inRange(plan)],
  }));
  return tally(plan, { ...counted, keys, where: [...where, ...counted.where] });
};

/** Of a row the platform, where the filters list it; all others are 0, which is none: they count for their titles alone. */
const listed = (plan: Plan): Part => {
  const picked = platforms(plan);
  return part('listed', picked.length === 0 ? 'platform' : sql`if(${all(picked)}, platform, 0)`);
};

/** title, platform, votes, title_votes, platform_votes. Shares are of all votes of a title, and of a platform; filters pick rows alone. */
const shares = (plan: Plan): Sql => {
  const [inside, every] = [insideTitles(plan)('title'), insideKinds(plan)('title')];
  const areAll = content(plan).length === 0;
  const rows = sql`from (
  select title, sum(votes) as title_votes, groupArrayIf((listed, votes), listed != 0) as pairs
  from (
    ${votes(plan, ['title', listed(plan)], [inside])}
  )
  group by title
)
array join pairs as pair`;
  // Where all titles are counted, their rows say what a platform has.
  if (areAll)
    return sql`select title, pair.1 as platform, pair.2 as votes, title_votes, sum(votes) over (partition by platform) as platform_votes
${rows}`;
  return sql`select of_both.title as title, of_both.platform as platform, of_both.votes as votes,
  of_both.title_votes as title_votes, of_platform.votes as platform_votes
from (
  select title, pair.1 as platform, pair.2 as votes, title_votes
  ${rows}
) as of_both
inner join (
  ${votes(plan, ['platform'], [every])}
) as of_platform on of_platform.platform = of_both.platform`;
};

export const attribution =
  (platformColumn: 'platform' | 'platformName') =>
  (plan: Plan): Sql => {
    const { from, facts } = withTitles(plan, shares(plan), 'shares');
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

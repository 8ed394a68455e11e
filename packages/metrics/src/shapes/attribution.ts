/** Platform attribution: votes of titles on platforms, of the title's votes and of the platform's (metrics: Platforms). */
import { flatAnswer } from '../compile/answer.ts';
import { withTitles } from '../compile/lookups.ts';
import { all, join, param, raw, type Sql, sql } from '../compile/sql.ts';
import { type Part, part, tally } from '../compile/tally.ts';
import { content, inRange, insideKinds, insideTitles, namedPlatforms, people, platforms } from '../compile/where.ts';
import { countedAs } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { countsOf, type Source } from '../rollups/counting.ts';

/** votes of titles on platforms. */
const votesCounted = (plan: Plan): Source =>
  countsOf(plan, { parts: ['votes'], per: ['title', 'platform'], of: 'whole' }, (noted) => ({
    from: noted(raw('views')),
    sums: [countedAs('votes', 'views')],
    where: [...people(plan), raw('platform != 0'), ...inRange(plan)],
  }));

/** Votes by what is in `keys`, of the titles in `where`. */
const votes = (plan: Plan, keys: readonly (string | Part)[], where: readonly Sql[]): Sql => {
  const counted = votesCounted(plan);
  return tally(plan, { ...counted, keys, where: [...where, ...counted.where] });
};

/** Of a row the platform, where the filters list it; all others are 0, which is none: they count for their titles alone. */
const listed = (plan: Plan): Part => {
  const picked = platforms(plan);
  return part('listed', picked.length === 0 ? 'platform' : sql`if(${all(picked)}, platform, 0)`);
};

/** More platforms than that are grouped by. */
const columnsMax = 8;

/**
 * title, title_votes, pairs of a platform and its votes. Platforms whose numbers are known have a sum each in one row of the title, which
 * takes half of what a group for each of them takes.
 */
const votesByTitle = (plan: Plan, inside: Sql): Sql => {
  const numbers = plan.panel === 'Total' ? namedPlatforms(plan) : null;
  const { from, sums, where } = votesCounted(plan);
  const [summand] = sums.map((sum) => sum.summand);
  if (numbers === null || numbers.length === 0 || numbers.length > columnsMax || summand === undefined)
    return sql`select title, sum(votes) as title_votes, groupArrayIf((listed, votes), listed != 0) as pairs
  from (
    ${votes(plan, ['title', listed(plan)], [inside])}
  )
  group by title`;
  const pairs = numbers
    .map((number) => sql`${param('platform', 'UInt16', number)}`)
    .map((number) => sql`(${number}, sumIf(${summand}, platform = ${number}))`);
  return tally(plan, {
    from,
    keys: ['title'],
    sums: [
      part('title_votes', sql`sum(${summand})`),
      part('pairs', sql`arrayFilter(pair -> pair.2 != 0, [${join(pairs, ', ')}])`),
    ],
    where: [inside, ...where],
  });
};

/** title, platform, votes, title_votes, platform_votes. Shares are of all votes of a title, and of a platform; filters pick rows alone. */
const shares = (plan: Plan): Sql => {
  const [inside, every] = [insideTitles(plan)('title'), insideKinds(plan)('title')];
  const areAll = content(plan).length === 0;
  const rows = sql`from (
  ${votesByTitle(plan, inside)}
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

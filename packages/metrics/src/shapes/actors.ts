/** Rankings of actors by votes for their characters. */
import { answer } from '../compile/answer.ts';
import { quotient } from '../compile/quotient.ts';
import { sampleOf } from '../compile/sample.ts';
import { all, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { tally } from '../compile/tally.ts';
import { insideTitles, lastDays, people } from '../compile/where.ts';
import { counted } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { voteRows, withoutDeleted } from './audience.ts';

/** What shares of votes are of, as `all_votes`: to stand in `with`. */
const allVotes = (plan: Plan, where: readonly Sql[]): Sql => {
  const from = raw('character_votes');
  const { votes } = wholeOf(tally(plan, { from, keys: [], sums: counted('votes'), where }), ['votes']);
  return sql`${votes} as all_votes`;
};

/** actorSummary: votes for the actor's characters inside the content filters, of all character votes. */
export const actorSummary = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with ${allVotes(plan, voteRows(plan))}
select
  actors.name as actor, actors.actor_id as actorId, nullIf(actors.image_url, '') as actorImageUrl,
  votes.votes as votes, ${raw(quotient('shareOfVotes', { votes: 'votes.votes', all_votes: 'all_votes' }))} as shareOfVotes
from (
  ${tally(plan, {
    from: raw('character_votes'),
    keys: ['actor'],
    sums: counted('votes'),
    where: [raw('actor != 0'), insideTitles(plan)('title'), ...voteRows(plan)],
  })}
) as votes
inner join actors on actors.actor = votes.actor`,
  );

/** Members who voted for a character with an actor inside the content filters. */
export const voters = (plan: Plan): Sql =>
  sampleOf(plan, sql`from character_votes where ${all([insideTitles(plan)('title'), ...voteRows(plan)])}`);

/**
 * trendingActors: votes of the last 7 days of the range for characters of the content type; the character is the one with
 * most of the actor's votes, ties by its id; the total is of all character votes of the content type.
 */
export const trendingActors = (plan: Plan): Sql => {
  const where = [insideTitles(plan)('title'), lastDays(plan, 7), ...people(plan), ...withoutDeleted(plan)];
  return answer(
    plan,
    sql`with ${allVotes(plan, where)}
select
  actors.name as name, actors.actor_id as actorId, nullIf(actors.image_url, '') as image,
  best.character as character, best.votes as voteCount, all_votes as total
from (
  select votes.actor as actor, sum(votes.votes) as votes,
    (arraySort(x -> (-x.1, x.2), groupArray((votes.votes, characters.character_id, characters.name)))[1]).3 as character
  from (
    ${tally(plan, {
      from: raw('character_votes'),
      keys: ['actor', 'character'],
      sums: counted('votes'),
      where: [raw('actor != 0'), ...where],
    })}
  ) as votes
  inner join characters on characters.character = votes.character
  group by actor
) as best
inner join actors on actors.actor = best.actor`,
  );
};

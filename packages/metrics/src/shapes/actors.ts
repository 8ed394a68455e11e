/** Rankings of actors by votes for their characters. */
import { weekDays } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { quotient } from '../compile/quotient.ts';
import { sampleOf } from '../compile/sample.ts';
import { all, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { tally } from '../compile/tally.ts';
import { checkLast, type Inside, inRange, insideKinds, insideTitles, lately, people } from '../compile/where.ts';
import { counted } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { countsOf } from '../rollups/counting.ts';
import { voteRows, withoutDeleted } from './audience.ts';
import type { Counted } from './beside.ts';

/** Condition on votes: their character is still in the app. */
const undeleted = raw('character not in (select character from characters where deleted)');

/** votes of the titles inside; those for deleted characters count unless the filter takes them out. */
const votesIn = (plan: Plan, inside: Inside): Counted => {
  const { from, sums, where } = countsOf(
    plan,
    { parts: ['character_votes'], per: ['title', 'character'], of: 'whole' },
    (noted) => ({
      from: noted(raw('character_votes')),
      sums: counted('votes'),
      where: [inside('title'), ...inRange(plan), ...people(plan)],
    }),
    inside,
  );
  return { from, sums, where: [...where, ...(withoutDeleted(plan).length === 0 ? [] : [undeleted])] };
};

/** What shares of votes are of, as `all_votes`: to stand in `with`. */
const allVotes = (plan: Plan, inside: Inside): Sql => {
  const { votes } = wholeOf(tally(plan, { ...votesIn(plan, inside), keys: [] }), ['votes']);
  return sql`${votes} as all_votes`;
};

/** votes, and the columns of `characters` they are for: a row for each character of an actor that has any. */
const votesForCharacters = (plan: Plan, inside: Inside): Sql => sql`(
    ${tally(plan, { ...votesIn(plan, inside), keys: ['character'] })}
  ) as votes
  inner join characters on characters.character = votes.character
  where characters.actor != 0 and votes.votes > 0`;

/** actorSummary: votes for the actor's characters inside the content filters, of all character votes. */
export const actorSummary = (plan: Plan): Sql => {
  const inside: Inside = (title) => all([insideKinds(plan)(title), insideTitles(plan)(title)]);
  return answer(
    plan,
    sql`with ${allVotes(plan, insideKinds(plan))}
select
  actors.name as actor, actors.actor_id as actorId, nullIf(actors.image_url, '') as actorImageUrl,
  votes.votes as votes, ${raw(quotient('shareOfVotes', { votes: 'votes.votes', all_votes: 'all_votes' }))} as shareOfVotes
from (
  select characters.actor as actor, sum(votes.votes) as votes
  from ${votesForCharacters(plan, inside)}
  group by actor
) as votes
inner join actors on actors.actor = votes.actor`,
  );
};

/** Members who voted for a character with an actor inside the content filters. */
export const voters = (plan: Plan): Sql =>
  sampleOf(plan, sql`from character_votes where ${all([insideTitles(plan)('title'), ...voteRows(plan)])}`);

/**
 * trendingActors: votes of the last 7 days of the range for characters of the content type; the character is the one with
 * most of the actor's votes, ties by its id; the total is of all character votes of the content type.
 */
export const trendingActors = (plan: Plan): Sql => {
  checkLast(plan, weekDays);
  const week = lately(plan, weekDays);
  const inside = insideTitles(plan);
  return answer(
    plan,
    sql`with ${allVotes(week, inside)}
select
  actors.name as name, actors.actor_id as actorId, nullIf(actors.image_url, '') as image,
  best.character as character, best.votes as voteCount, all_votes as total
from (
  select characters.actor as actor, sum(votes.votes) as votes,
    (arraySort(x -> (-x.1, x.2), groupArray((votes.votes, characters.character_id, characters.name)))[1]).3 as character
  from ${votesForCharacters(week, inside)}
  group by actor
) as best
inner join actors on actors.actor = best.actor`,
  );
};

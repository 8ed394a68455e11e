/** An actor or a network: names, votes, what the fans also love, what performs. */
import { answer } from '../compile/answer.ts';
import { quotient } from '../compile/quotient.ts';
import { all, param, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { sumOf, tally } from '../compile/tally.ts';
import { insideTitles, seen, titlesInside, titlesOf } from '../compile/where.ts';
import { counted, countedAs } from '../measures/parts.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { byActorsOfMembers } from '../rollups/counting.ts';
import { affinityIndex, overlaps, wholes } from './affinity.ts';
import { unreleasedTitles } from './anticipation.ts';
import { actorIs, votedForActor, voteRows, votesForActor } from './audience.ts';
import { following } from './following.ts';
import { ofWhole, viewing, wholeOfKind } from './viewing.ts';

const ids = (plan: Plan, id: 'actor' | 'network') => param(id, 'Array(String)', clausesOf(plan, id)[0]?.values ?? []);

/** Titles where a character of the actor is not deleted. */
const actorTitles = (plan: Plan): Sql => sql`select title
from characters
where ${all([sql`not deleted and ${actorIs(plan)} and title in (${titlesOf(plan)})`, ...seen(plan)])}`;

/** A user limited to some titles sees who and what is in them, and nothing of the others, names included. */
const onlySeen = (plan: Plan, condition: Sql): Sql[] => (seen(plan).length === 0 ? [] : [condition]);

export const actorDetail = (plan: Plan): Sql =>
  answer(
    plan,
    sql`select actor_id as id, name, nullIf(image_url, '') as image,
  (select count() from titles where kind = 'series' and title in (${actorTitles(plan)})) as numShows,
  (select count() from titles where kind = 'movie' and title in (${actorTitles(plan)})) as numMovies
from actors
where ${all([actorIs(plan), ...onlySeen(plan, sql`actor in (select actor from characters where ${all([actorIs(plan), ...seen(plan)])})`)])}`,
  );

export const networkDetail = (plan: Plan): Sql =>
  answer(
    plan,
    sql`select network_id as id, name
from networks
where ${all([
      sql`network_id in ${ids(plan, 'network')}`,
      ...onlySeen(plan, sql`network in (select network from titles where ${all(seen(plan))})`),
    ])}`,
  );

export const actorVotes = (plan: Plan): Sql =>
  answer(
    plan,
    tally(plan, {
      from: raw('character_votes'),
      keys: [],
      sums: counted('votes'),
      where: [...votesForActor(plan), ...voteRows(plan), ...seen(plan)],
    }),
  );

/** actor, members: for which actors the voters of this one voted, and how many of them did. */
const actorsOfVoters = (plan: Plan): Sql =>
  byActorsOfMembers(
    plan,
    (lists) =>
      tally(plan, {
        from: sql`(
    select cell, 1 as people, arrayJoin(actors) as actor
    from ${lists.from}
    where ${all([votedForActor(plan), ...lists.where])}
  )`,
        keys: ['actor'],
        sums: [sumOf('members', 'people')],
        where: [],
      }),
    (votes) => {
      const voters = sql`select member from character_votes where ${all([...votesForActor(plan), ...voteRows(plan), ...seen(plan)])}`;
      return tally(plan, {
        from: votes,
        keys: ['actor'],
        sums: [countedAs('members', 'shared_voters')],
        where: [sql`member in (${voters})`, ...voteRows(plan), ...seen(plan)],
      });
    },
  );

/**
 * actorFavorites: other actors the voters of this one voted for, of the voters of this one. Names stand first: what stands before a
 * join is tried by what comes behind, and it would be each vote.
 */
export const actorFavorites = (plan: Plan): Sql => {
  const { fans } = wholeOf(
    tally(plan, {
      from: raw('character_votes'),
      keys: [],
      sums: [countedAs('fans', 'voters')],
      where: [...votesForActor(plan), ...voteRows(plan), ...seen(plan)],
    }),
    ['fans'],
  );
  return answer(
    plan,
    sql`with ${fans} as fans
select actors.actor_id as actorId, actors.name as actorName, nullIf(actors.image_url, '') as actorImageUrl,
  ${raw(quotient('percentageOverlap', { shared_voters: 'others.members', voters: 'fans' }))} as percentageOverlap
from actors
inner join (
  ${actorsOfVoters(plan)}
) as others on others.actor = actors.actor
where not (actors.actor_id in ${ids(plan, 'actor')})`,
  );
};

/** topPerformingTitles: the actor's titles by their share of the views of their kind, with the affinity of the voters. */
export const actorTopTitles = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with picked as (
  ${actorTitles(plan)}
),
${wholeOfKind(plan, 'show', 'series')},
${wholeOfKind(plan, 'movie', 'movies')},
${wholes(plan, 'voters')}
select titles.name as title, toString(titles.kind) as contentType, nullIf(titles.network_name, '') as networkName,
  nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studioName, titles.title_id as contentId,
  viewing.views / if(titles.kind = 'series', series_views, movies_views) as viewShare,
  ${raw(affinityIndex)} as affinityIndex
from (
  ${viewing(plan)}
) as viewing
inner join (
  ${overlaps(plan, 'voters', [raw('title in picked')])}
) as overlaps on overlaps.title = viewing.title
inner join titles on titles.title = viewing.title`,
  );

/** networkTopShows: view share of the network's shows; Upcoming ones are left out. */
export const networkTopShows = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with picked as (
  ${titlesInside(plan, 'show')}
  and status != 'Upcoming'
),
${wholeOfKind(plan, 'show')}
select titles.name as show, titles.title_id as showId, nullIf(titles.network_name, '') as network,
  nullIf(titles.network_id, '') as networkId, ${raw(quotient('viewshare', { views: 'viewing.views', all_views: ofWhole.views }))} as viewShareScore
from (
  ${viewing(plan)}
) as viewing
inner join titles on titles.title = viewing.title`,
  );

export const networkAnticipatedShows = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with picked as (
  ${unreleasedTitles('show')(plan)}
)
select titles.name as show, titles.title_id as showId, titles.release_day as releaseDate, following.followers as followers
from (
  ${following(plan)}
) as following
inner join titles on titles.title = following.title`,
  );

export const episodesOfShow = (plan: Plan): Sql => {
  const conditions = plan.clauses.flatMap((clause) => {
    const not = raw(clause.op === 'is_not' ? 'not ' : '');
    if (clause.id === 'season')
      return [sql`${not}season in ${param('season', 'Array(UInt32)', clause.values.map(Number))}`];
    if (clause.id === 'episode') return [sql`${not}episode_id in ${param('episode', 'Array(String)', clause.values)}`];
    return [];
  });
  return answer(
    plan,
    sql`select titles.title_id as showId, episodes.episode_id as episodeId, toInt32(episodes.season) as season,
  toInt32(episodes.number) as episode, nullIf(episodes.name, '') as name, episodes.air_date as airDate
from episodes
inner join titles on titles.title = episodes.title
where ${all([insideTitles(plan, 'show')('episodes.title'), ...conditions])}`,
  );
};

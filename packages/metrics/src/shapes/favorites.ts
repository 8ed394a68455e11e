/** Favorite characters: votes of a title, overall and by episode (metrics: Engaging). */
import type { TitleKind } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { raw, type Sql, sql } from '../compile/sql.ts';
import { type Tally, tally } from '../compile/tally.ts';
import { episodes, inRange, insideTitles, people } from '../compile/where.ts';
import { counted } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { withoutDeleted } from './audience.ts';
import { episodeSort, episodeString } from './episode-columns.ts';

const rankMax = 5;

const votes = (
  plan: Plan,
  kind: TitleKind,
  keys: readonly string[],
  more: Pick<Tally, 'counts' | 'where'> = { where: [] },
): Sql =>
  tally(plan, {
    from: raw('character_votes'),
    keys: [...keys, 'character'],
    sums: counted('votes'),
    counts: more.counts ?? [],
    where: [
      insideTitles(plan, kind)('title'),
      ...inRange(plan),
      ...people(plan),
      ...episodes(plan),
      ...withoutDeleted(plan),
      ...more.where,
    ],
  });

const columns = `characters.character_id as characterId, nullIf(actors.actor_id, '') as actorId, nullIf(actors.name, '') as actorName,
  characters.name as characterName, nullIf(characters.image_url, '') as characterImageUrl`;

const joins = `inner join characters on characters.character = votes.character
left join actors on actors.actor = characters.actor`;

/** showFavorites, movieFavorites. */
export const favorites =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    answer(
      plan,
      sql`select ${raw(columns)},
  nullIf(actors.image_url, '') as actorImageUrl, votes.votes as votes,
  votes.votes / sum(votes.votes) over () as votingPercent
from (
  ${votes(plan, kind, [])}
) as votes
${raw(joins)}`,
    );

/** characterVoteEpisodeRank: the first five of each episode; ties by the character's id, no rank twice. */
export const favoritesByEpisode = (plan: Plan): Sql =>
  answer(
    plan,
    sql`select * from (
  select ${raw(episodeString)} as episodeString, ${raw(episodeSort)} as episodeSort, ${raw(columns)},
  votes.votes as votes, votes.voters as votersBase,
  row_number() over (partition by votes.season, votes.number
    order by round(votes.votes, 9) desc, characters.character_id asc) as voteRank
  from (
    ${votes(plan, 'show', ['season', 'number'], {
      counts: counted('voters'),
      where: [raw('episode != 0')],
    })}
  ) as votes
  ${raw(joins)}
)
where voteRank <= ${raw(String(rankMax))}`,
  );

/**
 * The files of what members do, in SQL over `pairs` and `watches` (viewing.ts). Each query has a column `day` (day number), by
 * which its rows are divided into the dataset and the day after it; it is not written.
 */
import { characterId, dayNumber, episodeId, type FileQuery, memberId, memeTitles, titleId } from './catalogue.ts';
import { daysAgo, hash, percent, pickEarly, popular, unit, whole } from './random-sql.ts';
import { emotions, type Shape } from './shape.ts';
import { type Range, viewColumns } from './viewing.ts';

const who = `${memberId('member')} as member_id, ${titleId('title', 'is_show')} as title_id`;
const which = `if(is_show, ${episodeId('title', 'episode')}, null) as episode_id`;

/** A moment some seconds after the view. */
const later = (seconds: number, name: string): string => {
  const at = `(at + ${seconds})`;
  return `toDateTime64(${at}, 0, 'UTC') as ${name}, toInt32(intDiv(${at}, 86400)) as day`;
};

const reactions = ({ seed }: Shape): string => `select ${who}, ${which},
  ${pickEarly(hash(seed, 'emotion', 'p', 'episode', 'e'), emotions)} as emotion, ${later(60, 'reacted_at')}
from watches
array join range(if(${percent(hash(seed, 'second', 'v'), 25)}, 2, 1)) as e
where ${percent(hash(seed, 'reaction', 'v'), 16)}`;

const ratings = ({ seed }: Shape): string => `select ${who}, ${which},
  [1, 2, 3, 3, 4, 4, 4, 5, 5, 5][1 + ${hash(seed, 'stars', 'v')} % 10] as rating, ${later(90, 'rated_at')}
from watches
where ${percent(hash(seed, 'rating', 'v'), 10)}`;

const votes = ({ seed }: Shape): string => `select ${who}, ${which},
  ${characterId('title', `toUInt32(floor(characters * pow(1 - ${unit(hash(seed, 'character', 'v'))}, 2)))`)} as character_id,
  ${later(120, 'voted_at')}
from watches
where ${percent(hash(seed, 'vote', 'v'), 8)}`;

const comments = ({ seed }: Shape): string => {
  const isMeme = `(is_show and title <= ${memeTitles} and ${percent(hash(seed, 'meme', 'v'), 20)})`;
  return `select concat('k', toString(v)) as comment_id, ${who}, ${which}, 'What an ending' as text,
  if(${isMeme}, concat('cap', toString(title * 1000 + v % 10)), null) as screencap_id, 'en' as language,
  [${pickEarly(hash(seed, 'comment emotion', 'v'), emotions)}] as emotions,
  ${hash(seed, 'likes', 'v')} % 20 as likes, ${later(300, 'created_at')}
from watches
where ${percent(hash(seed, 'comment', 'v'), 1)}`;
};

/**
 * Follows: nine of ten viewers follow, from some days before they start; beside them a member follows five titles unseen, some
 * of them not released yet. One in ten stops.
 */
const follows = ({ seed, titles, dataThrough }: Shape, { from, to }: Range): string => {
  const last = dayNumber(dataThrough) + 1;
  const unseen = `select member, chosen.title as title, is_show, f as p, ${last} - toInt32(${daysAgo('f', 3650)}) as began
  from (
    select toUInt32(number) as member, arrayJoin(range(5)) as k, ${hash(seed, 'unseen', 'member', 'k')} as f,
      ${popular('f', titles)} as title
    from numbers(${from}, ${to - from})
  ) as chosen
  inner join titles on titles.title = chosen.title`;
  const seen = `select member, title, is_show, p, toInt32(start - ${hash(seed, 'before', 'p')} % 40) as began
  from pairs
  where ${percent(hash(seed, 'follows', 'p'), 90)}`;
  return `select ${who}, toInt32(began) as day,
  toDateTime64(toInt64(began) * 86400 + ${hash(seed, 'hour', 'p')} % 86400, 0, 'UTC') as followed_at,
  if(${percent(hash(seed, 'stops', 'p'), 10)} and stop <= ${last - 1}, toDateTime64(stop * 86400, 0, 'UTC'), null) as unfollowed_at
from (
  select *, toInt64(began) + ${whole(hash(seed, 'stop', 'p'), 2, 900)} as stop
  from (
    ${seen}
    union all
    ${unseen}
  )
)`;
};

/** The event files of a range of members; `pairs` and `watches` must be those of the range. */
export const eventFiles = (shape: Shape, range: Range): FileQuery[] => [
  { table: 'follows', sql: follows(shape, range) },
  {
    table: 'views',
    sql: `select ${who}, ${which}, ${later(0, 'watched_at')}, ${viewColumns(shape)} from watches`,
  },
  { table: 'reactions', sql: reactions(shape) },
  { table: 'ratings', sql: ratings(shape) },
  { table: 'character_votes', sql: votes(shape) },
  { table: 'comments', sql: comments(shape) },
];

/**
 * A dataset for screens at their limits, in SQL: one show of 25 seasons and 600 episodes with a million comments, and beside
 * it thousands of shows that make the ranker long. The same rows every time.
 */
import type { FileQuery } from '../generate/catalogue.ts';
import { hash, pick, pickEarly } from '../generate/random-sql.ts';
import { ageUrn, countryUrn, deviceUrn, emotions, genderUrn, genres, platforms } from '../generate/shape.ts';

export const bigShow = '1000';
export const seasons = 25;
export const episodesPerSeason = 24;
export const episodes = seasons * episodesPerSeason;
export const comments = 1_000_000;
const members = 20_000;
const otherShows = 5_000;
const characters = 30;
const screencaps = 3_000;
const views = 1_200_000;
const otherViews = 300_000;
export const dataThrough = '2026-06-30';
const firstAired = '2001-07-02';
/** The big show is talked about in the last ten years of its run. */
const days = 3_600;

const h = (purpose: string, ...keys: readonly string[]): string => hash(1, purpose, 'number', ...keys);
const some = (purpose: string, count: number): string => `(${h(purpose)} % ${count})`;
const member = (purpose = 'member'): string => `concat('u', toString(${some(purpose, members)}))`;
const moment = `toDateTime('${dataThrough} 23:00:00', 'UTC') - toIntervalSecond(${some('second', days * 86_400)})`;
/** Later episodes are watched and talked about by somewhat fewer. */
const episode = `toString(1 + toUInt32(floor(${episodes} * pow((${some('episode', 1_000_000)} + 1) / 1000001, 1.2))))`;
const about = `${member()} as member_id, '${bigShow}' as title_id, ${episode} as episode_id`;

const words = [
  'What an ending',
  'I did not see that coming, and I have watched every season twice',
  'Slow, but the last ten minutes make up for all of it',
  'Best character of the whole show',
  'They should have ended it two seasons ago',
  'The music in that scene',
  'My whole family watched this one together and nobody said a word until the titles',
  'Again?',
];

const comment = (id: string, parent: string, more: string): string =>
  `select concat('${id}', toString(number)) as comment_id, ${about}, ${parent} as parent_comment_id,
  ${pick(h('words'), words)} as text, 'en' as language,
  [${pickEarly(h('emotion'), emotions)}] as emotions, concat('c', toString(1 + ${some('character', characters)})) as character_id,
  if(${some('rated', 3)} = 0, 1 + ${some('rating', 5)}, null) as rating, ${some('likes', 400)} as likes,
  ${some('shares', 40)} as shares, ${more}`;

export const bigShowFiles = (): FileQuery[] => [
  {
    table: 'networks',
    sql: `select toString(number + 1) as network_id, concat('Network ', toString(number + 1)) as name from numbers(50)`,
  },
  {
    table: 'platforms',
    sql: `select p.1 as platform, p.2 as kind from (select arrayJoin([${platforms
      .map(([name, kind]) => `('${name}', '${kind}')`)
      .join(', ')}]) as p)`,
  },
  {
    table: 'titles',
    sql: `select toString(${bigShow} + number) as title_id, 'series' as kind,
  if(number = 0, 'The Longest Street', concat('Show ', toString(number))) as name, toString(1 + number % 50) as network_id,
  'US' as originating_country, 'en' as originating_language, [${pickEarly(h('genre'), genres)}] as genres, 45 as runtime,
  if(number = 0, '${firstAired}', toString(toDate('2016-01-01') + ${some('release', 3000)})) as first_release_date
from numbers(${1 + otherShows})`,
  },
  {
    table: 'episodes',
    sql: `select toString(n + 1) as episode_id, '${bigShow}' as title_id, 1 + intDiv(n, ${episodesPerSeason}) as season,
  1 + n % ${episodesPerSeason} as number, concat('Chapter ', toString(n + 1)) as name,
  toString(toDate('${firstAired}') + intDiv(n, ${episodesPerSeason}) * 364 + n % ${episodesPerSeason} * 7) as air_date
from (select number as n from numbers(${episodes}))`,
  },
  {
    table: 'actors',
    sql: `select toString(number + 1) as actor_id, concat('Actor ', toString(number + 1)) as name from numbers(${characters})`,
  },
  {
    table: 'characters',
    sql: `select concat('c', toString(number + 1)) as character_id, '${bigShow}' as title_id, toString(number + 1) as actor_id,
  concat('Role ', toString(number + 1)) as name from numbers(${characters})`,
  },
  {
    table: 'members',
    sql: `select concat('u', toString(number)) as member_id, nullIf(${pick(h('gender'), genderUrn)}, '') as gender,
  ${pick(h('age'), ageUrn)} as age, ${pick(h('country'), countryUrn)} as country, '2016-01-01' as joined_at from numbers(${members})`,
  },
  {
    table: 'follows',
    sql: `select concat('u', toString(number)) as member_id, '${bigShow}' as title_id,
  toDateTime('${dataThrough} 12:00:00', 'UTC') - toIntervalDay(${some('followed', days)}) as followed_at from numbers(${members})`,
  },
  {
    table: 'views',
    sql: `select ${about}, ${moment} as watched_at, ${pick(
      h('platform'),
      platforms.map(([name]) => name),
    )} as platform,
  nullIf(${pick(h('device'), deviceUrn)}, '') as device from numbers(${views})
union all
select ${member()} as member_id, toString(${bigShow} + 1 + ${some('other', otherShows)}) as title_id, null as episode_id, ${moment} as watched_at,
  null as platform, null as device from numbers(${views}, ${otherViews})`,
  },
  {
    table: 'reactions',
    sql: `select ${about}, ${pickEarly(h('emotion'), emotions)} as emotion, ${moment} as reacted_at from numbers(600000)`,
  },
  {
    table: 'ratings',
    sql: `select ${about}, 1 + ${some('stars', 5)} as rating, ${moment} as rated_at from numbers(300000)`,
  },
  {
    table: 'character_votes',
    sql: `select ${about}, concat('c', toString(1 + ${some('voted', characters)})) as character_id, ${moment} as voted_at from numbers(300000)`,
  },
  {
    table: 'screencaps',
    sql: `select concat('cap', toString(number)) as screencap_id, '${bigShow}' as title_id, toString(1 + number % ${episodes}) as episode_id,
  (1 + ${some('progress', 98)}) / 100 as progress from numbers(${screencaps})`,
  },
  {
    table: 'comments',
    sql: `${comment('k', 'cast(null as Nullable(String))', `${moment} as created_at`)} from numbers(${comments})
union all
${comment('r', `concat('k', toString(number % 2000))`, `toDateTime('${dataThrough} 23:30:00', 'UTC') as created_at`)} from numbers(50000)`,
  },
];

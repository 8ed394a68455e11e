/**
 * The catalogue and the members in SQL. Titles are numbered by popularity from 1. `titles` of the working database holds what
 * the events are made from; the rest is written straight to files.
 */
import { dayMs } from '@cvm/contract';
import { exponential, hash, percent, pick, pickEarly, unit, whole } from './random-sql.ts';
import { ageUrn, countryUrn, firstDay, genderUrn, genres, platforms, type Shape } from './shape.ts';

export type FileQuery = { readonly table: string; readonly sql: string };

/** Days since 1970 of a date. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

export const showId = (title: string): string => `toString(${title} + 1000)`;
const movieId = (title: string): string => `concat('film-', toString(${title}))`;
/** SQL: the id of a title in the dataset. */
export const titleId = (title: string, isShow: string): string => `if(${isShow}, ${showId(title)}, ${movieId(title)})`;
/** SQL: the id of an episode; specials are number 0. */
export const episodeId = (title: string, episode: string): string => `toString(${title} * 1000 + ${episode})`;
/** SQL: the id of one of the characters of a title. */
export const characterId = (title: string, number: string): string =>
  `concat('c', toString(${title} * 20 + ${number}))`;
export const memberId = (member: string): string => `concat('u', toString(${member}))`;

export const ratedTitles = 300;
export const memeTitles = 200;
const answers = 120;

/**
 * Titles: 60 % shows; 35 % released before anybody watched, 3 % still to come, the others while the audience grew. A show has
 * 8 to 40 regular episodes in seasons of 8, weekly or all at once, and some have a special.
 */
export const titlesTable = ({ seed, titles, dataThrough, networks, studios }: Shape): string => {
  const h = (purpose: string): string => hash(seed, purpose, 'title');
  const [first, last] = [dayNumber(firstDay), dayNumber(dataThrough)];
  const release = `multiIf(
    age_class < 3, ${last + 1} + ${h('upcoming')} % 200,
    age_class < 38, ${first} - 1 - ${h('older')} % 5000,
    ${last} - toInt32(floor(${last - first} * ${unit(h('newer'))})))`;
  return `create table titles engine = MergeTree order by title as
select toUInt32(number + 1) as title, ${percent(h('kind'), 60)} as is_show,
  toInt32(${h('age')} % 100) as age_class, toInt32(${release}) as release,
  toUInt32(if(is_show, 8 * (1 + toUInt32(least(4, floor(${exponential(h('seasons'), 1.3)})))), 1)) as episodes,
  ${percent(h('weekly'), 50)} as is_weekly, is_show and ${percent(h('special'), 20)} as has_special,
  toUInt32(if(is_show, 20 + 10 * (${h('runtime')} % 5), 80 + ${h('runtime')} % 80)) as runtime,
  toUInt32(3 + ${h('characters')} % 8) as characters,
  toUInt32(1 + floor(${networks} * pow(1 - ${unit(h('network'))}, 2))) as network,
  toUInt32(1 + floor(${studios} * pow(1 - ${unit(h('studio'))}, 2))) as studio
from numbers(${titles})`;
};

const releaseDate = 'toString(toDate32(release))';

const titlesFile = ({ seed }: Shape): string => {
  const h = (purpose: string): string => hash(seed, purpose, 'title');
  const words = [0, 1, 2].map((n) => pickEarly(hash(seed, 'genre', 'title', String(n)), genres));
  return `select ${titleId('title', 'is_show')} as title_id, if(is_show, 'series', 'movie') as kind,
  concat(if(is_show, 'Show ', 'Film '), toString(title)) as name,
  if(is_show, toString(network), null) as network_id, concat('s', toString(studio)) as studio_id,
  ${pick(h('country'), ['US', 'US', 'US', 'GB', 'GB', 'KR', 'FR', 'ES', 'DE', 'JP'])} as originating_country,
  ${pick(h('language'), ['en', 'en', 'en', 'en', 'ko', 'fr', 'es', 'de', 'ja'])} as originating_language,
  arraySlice(arrayDistinct([${words.join(', ')}]), 1, 1 + ${h('genres')} % 3) as genres,
  runtime, ${releaseDate} as first_release_date
from titles`;
};

/** Seasons start a year apart. */
const airDay = `release + intDiv(n - 1, 8) * 364 + if(is_weekly, (n - 1) % 8 * 7, 0)`;

const episodesFile = `select ${episodeId('title', 'n')} as episode_id, ${showId('title')} as title_id,
  if(n = 0, 0, 1 + intDiv(n - 1, 8)) as season, if(n = 0, 1, 1 + (n - 1) % 8) as number,
  concat('Episode ', toString(n)) as name, toString(toDate32(if(n = 0, release + 30, ${airDay}))) as air_date
from titles
array join range(if(has_special, 0, 1), episodes + 1) as n
where is_show`;

const charactersFile = ({ seed, actors }: Shape): string => `select ${characterId('title', 'n')} as character_id,
  ${titleId('title', 'is_show')} as title_id, toString(1 + ${hash(seed, 'actor', 'title', 'n')} % ${actors}) as actor_id,
  concat('Role ', toString(n), ' of ', toString(title)) as name,
  if(${percent(hash(seed, 'deleted', 'title', 'n'), 2)}, 'true', 'false') as deleted
from titles
array join range(characters) as n`;

const membersFile = ({ seed, members }: Shape): string => {
  const h = (purpose: string): string => hash(seed, purpose, 'number');
  return `select ${memberId('number')} as member_id, nullIf(${pick(h('gender'), genderUrn)}, '') as gender,
  ${pick(h('age'), ageUrn)} as age, ${pick(h('country'), countryUrn)} as country,
  toString(toDate32(${dayNumber(firstDay)} - ${h('joined')} % 365)) as joined_at
from numbers(${members})`;
};

/** A census that differs from the members, so that the balanced panel has something to do. */
const populationFile = `select 'US' as country, bucket.1 as age, gender, bucket.2 as people
from (
  select arrayJoin([('18-24', 15400000), ('25-29', 11200000), ('30-34', 11600000), ('35-39', 11100000), ('40-44', 10700000),
    ('45-49', 9800000), ('50-54', 10300000)]) as bucket, arrayJoin(['female', 'male']) as gender
)`;

const screencapsFile = `select concat('cap', toString(title * 1000 + n)) as screencap_id, ${showId('title')} as title_id,
  ${episodeId('title', '(1 + n % episodes)')} as episode_id, (1 + n % 19) / 20 as progress
from titles
array join range(10) as n
where is_show and title <= ${memeTitles}`;

/** Answer sheets about the most popular titles. */
const surveyFile = ({ seed, dataThrough }: Shape): string => {
  const h = (purpose: string): string => hash(seed, purpose, 'title', 'n');
  const questions = [1, 2, 3, 4].map((n) => `${whole(h(`q${n}`), 1, 5)} as q${n}`);
  return `select concat('r', toString(title * 1000 + n)) as respondent_id, ${titleId('title', 'is_show')} as title_id,
  toString(toDate32(${dayNumber(dataThrough)} - ${h('surveyed')} % 700)) as surveyed_at,
  ${pick(h('survey age'), ageUrn)} as age, nullIf(${pick(h('survey gender'), genderUrn)}, '') as gender,
  ${pick(h('survey country'), countryUrn)} as country, ${questions.join(', ')}
from titles
array join range(${answers}) as n
where title <= ${ratedTitles}`;
};

const named = (id: string, name: string, count: number): string =>
  `select ${id} as ${name}_id, concat('${name} ', toString(number + 1)) as name from numbers(${count})`;

/** Every table that has no events. `titles` must exist. */
export const catalogueFiles = (shape: Shape): FileQuery[] => [
  { table: 'networks', sql: named('toString(number + 1)', 'network', shape.networks) },
  { table: 'studios', sql: named("concat('s', toString(number + 1))", 'studio', shape.studios) },
  {
    table: 'platforms',
    sql: `select p.1 as platform, p.2 as kind from (select arrayJoin([${platforms
      .map(([name, kind]) => `('${name}', '${kind}')`)
      .join(', ')}]) as p)`,
  },
  { table: 'actors', sql: named('toString(number + 1)', 'actor', shape.actors) },
  { table: 'titles', sql: titlesFile(shape) },
  { table: 'episodes', sql: episodesFile },
  { table: 'characters', sql: charactersFile(shape) },
  { table: 'members', sql: membersFile(shape) },
  { table: 'population', sql: populationFile },
  { table: 'screencaps', sql: screencapsFile },
  { table: 'survey_responses', sql: surveyFile(shape) },
];

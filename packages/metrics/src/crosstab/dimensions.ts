/**
 * The SQL of each dimension of the cross-tab over a row of a fact (`fact`) and what is known about its title, episode,
 * member, character or actor; unknown is null. Names and types stand in the contract under the same name.
 */
import {
  type Attribute,
  type DimensionName,
  dimensionDefinition,
  episodesOfSeasonMax,
  tiers,
  titleKey,
} from '@cvm/contract';
import { genreName } from '../compile/lookups.ts';
import { param, raw, type Sql, sql } from '../compile/sql.ts';
import { episodeString } from '../shapes/episode-columns.ts';

/** The key of the hash that stands for a member: two numbers below 2^64, in decimal. */
export type MemberKey = readonly [string, string];

/** A title stands under each of its genres: as many rows as it has, and one where it has none. */
export const genresOfTitles = `inner join (
  select title, nullIf(toString(arrayJoin(if(empty(genres), [''], genres))), '') as genre
  from titles
) as genres on genres.title = fact.title`;

/** What says the values of dimensions by a number, so that rows are told apart by that and named once they are counted. */
export type NumberName = 'title' | 'cell' | 'platform' | 'device' | 'genre';

/** The column of the number in what is counted. */
export const numberOf = (name: NumberName): string => `of_${name}`;

/** Tables that describe a row of a fact, and how each is found from it; the row stays when there is nothing to find. */
const joins = {
  titles: 'inner join titles on titles.title = fact.title',
  genres: genresOfTitles,
  cells: 'inner join cells on cells.cell = fact.cell',
  platforms: 'left join platforms on platforms.platform = fact.platform',
  members: 'inner join members on members.member = fact.member',
  episodes: 'left join episodes on episodes.episode = fact.episode',
  characters: 'left join characters on characters.character = fact.character',
  actors: 'left join actors on actors.actor = fact.actor',
} as const;

/** How tables are found from what was counted by their numbers. */
const joinsByNumber = {
  titles: `inner join titles on titles.title = fact.${numberOf('title')}`,
  cells: `inner join cells on cells.cell = fact.${numberOf('cell')}`,
  platforms: `left join platforms on platforms.platform = fact.${numberOf('platform')}`,
} as const;

export type Described = keyof typeof joins;

const joined = (all: Readonly<Record<string, string>>, used: ReadonlySet<string>): string =>
  Object.entries(all)
    .flatMap(([table, text]) => (used.has(table) ? [text] : []))
    .join('\n');

/** The tables in their order, each with its join to rows of a fact. */
export const joinsOf = (used: ReadonlySet<Described>): string => joined(joins, used);

/** Likewise to what was counted. */
export const joinsOfCounted = (used: ReadonlySet<Described>): string => joined(joinsByNumber, used);

/** `by`: the number says its value, so that `sql` may name the tables that are found by it alone, or the number in what was counted. */
export type DimensionSql = { readonly from: readonly Described[]; readonly sql: Sql; readonly by?: NumberName };

const known = (column: string): string => `nullIf(toString(${column}), '')`;

const of = (from: readonly Described[], text: string): DimensionSql => ({ from, sql: raw(text) });

const ofTitle = (text: string): DimensionSql => ({ ...of(['titles'], text), by: 'title' });
const ofCell = (column: string): DimensionSql => ({ ...of(['cells'], known(`cells.${column}`)), by: 'cell' });

const ofSeries = (column: string): DimensionSql => ofTitle(`if(titles.kind = 'series', titles.${column}, null)`);

const ofEpisode = (expression: string): DimensionSql => of([], `if(fact.episode = 0, null, ${expression})`);

const tierLabels = `transform(titles.tier, [${tiers.map(({ value }) => `toFloat32(${value})`).join(', ')}], [${tiers
  .map(({ label }) => `'${label}'`)
  .join(', ')}], '')`;

const dimensionSql: Record<Exclude<DimensionName, 'user_id'>, DimensionSql> = {
  title: ofTitle('titles.name'),
  parent_content_id: ofTitle('titles.title_id'),
  content_type: ofTitle('toString(titles.kind)'),
  tv_show_id: ofSeries('title_id'),
  tv_show_name: ofSeries('name'),
  genre: of(['genres'], 'genres.genre'),
  network_id: ofTitle(known('titles.network_id')),
  network_name: ofTitle(known('titles.network_name')),
  studio_id: ofTitle(known('titles.studio_id')),
  studio_name: ofTitle(known('titles.studio_name')),
  status: ofTitle(known('titles.status')),
  runtime: ofTitle('titles.runtime'),
  originating_country: ofTitle(known('titles.originating_country')),
  originating_language: ofTitle(known('titles.originating_language')),
  first_release_date: ofTitle('titles.release_day'),
  follower_tier: ofTitle(`nullIf(${tierLabels}, '')`),
  content_id: of(['titles', 'episodes'], "if(episodes.episode_id = '', titles.title_id, episodes.episode_id)"),
  episode_id: of(['episodes'], known('episodes.episode_id')),
  season_number: ofEpisode('fact.season'),
  episode_number: ofEpisode('fact.number'),
  season_episode: ofEpisode(episodeString.replaceAll(/season|number/g, (column) => `fact.${column}`)),
  episode_sequence: of(['episodes'], 'nullIf(episodes.sequence, 0)'),
  episode_first_air_date: of(['episodes'], 'episodes.air_date'),
  user_age_bucket: ofCell('age'),
  user_country: ofCell('country'),
  user_gender: ofCell('gender'),
  date: of([], 'fact.day'),
  days_from_release: of(['titles'], "dateDiff('day', titles.release_day, fact.day)"),
  device_name: { ...of([], known(`fact.${numberOf('device')}`)), by: 'device' },
  platform_name: { ...of(['platforms'], known('platforms.name')), by: 'platform' },
  emotion_name: of([], 'initcap(toString(fact.emotion))'),
  character_name: of(['characters'], known('characters.name')),
  actor_id: of(['actors'], known('actors.actor_id')),
  actor_name: of(['actors'], known('actors.name')),
};

/** A member is never named: the id is replaced by a hash that cannot be reversed or guessed without the key. */
const hashedMember = ([first, second]: MemberKey): DimensionSql => ({
  from: ['members'],
  sql: sql`lower(hex(sipHash128Keyed((${param('member_key', 'UInt64', first)}, ${param('member_key', 'UInt64', second)}), members.member_id)))`,
});

/** Genres by their bits, where the edition has those. */
const genreByBit: DimensionSql = { from: [], sql: raw(genreName(`fact.${numberOf('genre')}`)), by: 'genre' };

export const definitionOf = (name: DimensionName, key: MemberKey, hasGenreBits: boolean): DimensionSql => {
  if (name === 'user_id') return hashedMember(key);
  return name === 'genre' && hasGenreBits ? genreByBit : dimensionSql[name];
};

/** The columns a dimension has in flat rows: a title is known by its id as well. */
export const columnsOf = (names: readonly DimensionName[]): string[] =>
  names.flatMap((name) => (name === 'title' ? [name, titleKey] : [name]));

/** Of columns whose texts count something: the number they stand for, as `sortedAs` has it. */
const counting: Readonly<Record<string, string>> = {
  season_episode: `toUInt32OrNull(extract(season_episode, '^S([0-9]+)')) * ${episodesOfSeasonMax} + toUInt32OrNull(extract(season_episode, '([0-9]+)$'))`,
  follower_tier: `nullIf(indexOf([${tiers.map(({ label }) => `'${label}'`).join(', ')}], follower_tier), 0)`,
};

/** What a column of flat rows is sorted by. */
export const sortedBy = (column: string): string => counting[column] ?? column;

/** Is the value decided by these attributes alone, whatever else the row of the fact says? */
const isOf = (name: DimensionName, attributes: readonly Attribute[]): boolean =>
  name !== 'content_id' && dimensionDefinition(name).of.every((attribute) => attributes.includes(attribute));

/** Is the value decided by the title and the member? */
export const isOfPair = (name: DimensionName): boolean => isOf(name, ['people', 'title']);

/** Is the value decided by the title, the member and the day? */
export const isOfDay = (name: DimensionName): boolean => isOf(name, ['people', 'title', 'day']);

/** Have no two titles the same value? */
export const isOfOneTitle = (name: DimensionName): boolean => name === 'title' || name === 'parent_content_id';

const ofFew: readonly DimensionName[] = [
  'content_type',
  'genre',
  'status',
  'follower_tier',
  'device_name',
  'platform_name',
  'emotion_name',
];

/** Are there at most some dozens of its values? */
export const hasFewValues = (name: DimensionName): boolean => ofFew.includes(name);

/** Is the value decided by the cell? */
export const isOfCell = (name: DimensionName): boolean => name !== 'user_id' && dimensionSql[name].by === 'cell';

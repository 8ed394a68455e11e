/**
 * The SQL of each dimension of the cross-tab over a row of a fact (`fact`) and what is known about its title, episode,
 * member, character or actor; unknown is null. Names and types stand in the contract under the same name.
 */
import { type Attribute, type DimensionName, dimensionDefinition, tiers, titleKey } from '@cvm/contract';
import { join, param, raw, type Sql, sql } from '../compile/sql.ts';
import { episodeString } from '../shapes/episode-columns.ts';

/** The key of the hash that stands for a member: two numbers below 2^64, in decimal. */
export type MemberKey = readonly [string, string];

/** A title stands under each of its genres: as many rows as it has, and one where it has none. */
export const genresOfTitles = `inner join (
  select title, nullIf(toString(arrayJoin(if(empty(genres), [''], genres))), '') as genre
  from titles
) as genres on genres.title = fact.title`;

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

export type Described = keyof typeof joins;

export type DimensionSql = { readonly from: readonly Described[]; readonly sql: Sql };

const known = (column: string): string => `nullIf(toString(${column}), '')`;

const of = (from: readonly Described[], text: string): DimensionSql => ({ from, sql: raw(text) });

const ofSeries = (column: string): DimensionSql => of(['titles'], `if(titles.kind = 'series', titles.${column}, null)`);

const ofEpisode = (expression: string): DimensionSql => of([], `if(fact.episode = 0, null, ${expression})`);

const tierLabels = `transform(titles.tier, [${tiers.map(({ value }) => `toFloat32(${value})`).join(', ')}], [${tiers
  .map(({ label }) => `'${label}'`)
  .join(', ')}], '')`;

const dimensionSql: Record<Exclude<DimensionName, 'user_id'>, DimensionSql> = {
  title: of(['titles'], 'titles.name'),
  parent_content_id: of(['titles'], 'titles.title_id'),
  content_type: of(['titles'], 'toString(titles.kind)'),
  tv_show_id: ofSeries('title_id'),
  tv_show_name: ofSeries('name'),
  genre: of(['genres'], 'genres.genre'),
  network_id: of(['titles'], known('titles.network_id')),
  network_name: of(['titles'], known('titles.network_name')),
  studio_id: of(['titles'], known('titles.studio_id')),
  studio_name: of(['titles'], known('titles.studio_name')),
  status: of(['titles'], known('titles.status')),
  runtime: of(['titles'], 'titles.runtime'),
  originating_country: of(['titles'], known('titles.originating_country')),
  originating_language: of(['titles'], known('titles.originating_language')),
  first_release_date: of(['titles'], 'titles.release_day'),
  follower_tier: of(['titles'], `nullIf(${tierLabels}, '')`),
  content_id: of(['titles', 'episodes'], "if(episodes.episode_id = '', titles.title_id, episodes.episode_id)"),
  episode_id: of(['episodes'], known('episodes.episode_id')),
  season_number: ofEpisode('fact.season'),
  episode_number: ofEpisode('fact.number'),
  season_episode: ofEpisode(episodeString.replaceAll(/season|number/g, (column) => `fact.${column}`)),
  episode_sequence: of(['episodes'], 'nullIf(episodes.sequence, 0)'),
  episode_first_air_date: of(['episodes'], 'episodes.air_date'),
  user_age_bucket: of(['cells'], known('cells.age')),
  user_country: of(['cells'], known('cells.country')),
  user_gender: of(['cells'], known('cells.gender')),
  date: of([], 'fact.day'),
  days_from_release: of(['titles'], "dateDiff('day', titles.release_day, fact.day)"),
  device_name: of([], known('fact.device')),
  platform_name: of(['platforms'], known('platforms.name')),
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

const definitionOf = (name: DimensionName, key: MemberKey): DimensionSql =>
  name === 'user_id' ? hashedMember(key) : dimensionSql[name];

/** The columns a dimension has in flat rows: a title is known by its id as well. */
export const columnsOf = (names: readonly DimensionName[]): string[] =>
  names.flatMap((name) => (name === 'title' ? [name, titleKey] : [name]));

/** Is the value decided by these attributes alone, whatever else the row of the fact says? */
const isOf = (name: DimensionName, attributes: readonly Attribute[]): boolean =>
  name !== 'content_id' && dimensionDefinition(name).of.every((attribute) => attributes.includes(attribute));

/** Is the value decided by the title and the member? */
export const isOfPair = (name: DimensionName): boolean => isOf(name, ['people', 'title']);

/** Is the value decided by the title, the member and the day? */
export const isOfDay = (name: DimensionName): boolean => isOf(name, ['people', 'title', 'day']);

/** Is the value decided by the cell, or the genre? */
export const isOfCell = (name: DimensionName): boolean =>
  name === 'genre' || (name !== 'user_id' && dimensionSql[name].from.includes('cells'));

/** A further column that a figure is counted from. */
export type Extra = { readonly name: string; readonly from: readonly Described[]; readonly sql: Sql };

/**
 * Rows of a fact with their dimensions: member, cell, each column of `names`, each of `extras`. `fact` is a
 * name of the statement or a select in brackets; `where` may name `fact` and the tables of `needs`.
 */
export const described = (
  fact: Sql,
  names: readonly DimensionName[],
  options: {
    readonly key: MemberKey;
    readonly extras: readonly Extra[];
    readonly needs: readonly Described[];
    readonly where: Sql;
  },
): Sql => {
  const { key, extras, needs, where } = options;
  const columns = [
    raw('fact.member as member'),
    raw('fact.cell as cell'),
    ...names.map((name) => sql`${definitionOf(name, key).sql} as ${raw(name)}`),
    ...(names.includes('title') ? [raw(`titles.title_id as ${titleKey}`)] : []),
    ...extras.map(({ name, sql: text }) => sql`${text} as ${raw(name)}`),
  ];
  const used = new Set([
    ...names.flatMap((name) => definitionOf(name, key).from),
    ...extras.flatMap(({ from }) => from),
    ...needs,
  ]);
  const tables = (Object.keys(joins) as Described[]).filter((table) => used.has(table));
  return sql`select ${join(columns, ', ')}
from ${fact} as fact
${raw(tables.map((table) => joins[table]).join('\n'))}
where ${where}`;
};

/** Rows per cell with their dimensions, of which the genre is theirs already: cell, members, times, each column of `names`. */
export const describedCells = (fact: Sql, names: readonly DimensionName[], key: MemberKey): Sql => {
  const others = names.filter((name) => name !== 'genre');
  const columns = [
    ...['cell', 'members', 'times', ...(names.length > others.length ? ['genre'] : [])].map((name) =>
      raw(`fact.${name} as ${name}`),
    ),
    ...others.map((name) => sql`${definitionOf(name, key).sql} as ${raw(name)}`),
  ];
  return sql`select ${join(columns, ', ')}
from ${fact} as fact
${raw(others.length > 0 ? joins.cells : '')}`;
};

/**
 * Filter options: names to choose from, limited to what the user may see. Prefix matches come first, then the titles
 * with most followers.
 */
import { type Access, contentTypeOf, isGemOnly, type OptionKind, type TitleKind, titleKinds } from '@cvm/contract';
import { all, join, param, raw, render, type Sql, type Statement, sql } from './compile/sql.ts';
import { limited } from './compile/where.ts';
import { episodeString } from './shapes/episode-columns.ts';

type Source = {
  value: string;
  label: string;
  kind: string;
  popularity: string;
  from: string;
  only?: TitleKind;
  /** The column of titles that holds the value, for lists of their own: they are cut to titles the user may see. */
  ofTitles?: string;
  /** Those who play in titles, likewise. */
  ofCharacters?: true;
};

const titles: Source = {
  value: 'title_id',
  label: 'name',
  kind: 'toString(kind)',
  popularity: 'followers',
  from: 'titles',
};
const titleValues = (value: string): Source => ({
  value,
  label: value,
  kind: "''",
  from: 'titles',
  popularity: '0',
});

const sources: Record<OptionKind, Source> = {
  show: { ...titles, only: 'show' },
  movie: { ...titles, only: 'movie' },
  title: titles,
  network: {
    value: 'network_id',
    label: 'name',
    kind: "''",
    from: 'networks',
    popularity: '0',
    ofTitles: 'network_id',
  },
  actor: { value: 'actor_id', label: 'name', kind: "''", from: 'actors', popularity: '0', ofCharacters: true },
  studio: { value: 'studio_id', label: 'name', kind: "''", from: 'studios', popularity: '0', ofTitles: 'studio_id' },
  platform: { value: 'name', label: 'name', kind: 'toString(kind)', from: 'platforms', popularity: '0' },
  genre: { ...titleValues('genre'), from: 'titles array join genres as genre' },
  originating_language: titleValues('originating_language'),
  originating_country: titleValues('originating_country'),
};

export type OptionParams = { search: string; ids?: string | undefined; page: number; limit: number };

/** Conditions on titles: those that the user may see, of the kind that the list is about. */
const visible = (access: Access, only?: Source['only']): Sql[] => [
  sql`toString(titles.kind) in ${param(
    'contentType',
    'Array(String)',
    access.kinds.filter((kind) => only === undefined || kind === only).map((kind) => contentTypeOf[kind]),
  )}`,
  ...limited(access),
];

/** A gem-only user has no kind of title: it filters programs of both by their properties, and looks up no title and no actor. */
const seenBy = (user: Access, kind: OptionKind): Access =>
  isGemOnly(user.pages) && sources[kind].kind === "''" && sources[kind].ofCharacters !== true
    ? { ...user, kinds: titleKinds }
    : user;

/** Platforms are no part of any title, so they are the same for everybody. */
const about = (kind: OptionKind, user: Access): Sql[] => {
  const access = seenBy(user, kind);
  const allowed = access.limits[kind];
  const { value, from, only, ofTitles, ofCharacters } = sources[kind];
  const sees = access.kinds.length === 2 && limited(access).length === 0;
  return [
    raw(`${value} != ''`),
    ...(from.startsWith('titles') ? visible(access, only) : []),
    ...(ofTitles === undefined || sees
      ? []
      : [sql`${raw(value)} in (select ${raw(ofTitles)} from titles where ${all(visible(access))})`]),
    ...(ofCharacters === undefined || sees
      ? []
      : [
          sql`${raw(value)} in (select actor_id from characters where title in (select title from titles where ${all(visible(access))}))`,
        ]),
    ...(allowed && value !== 'title_id' ? [sql`${raw(value)} in ${param(kind, 'Array(String)', allowed)}`] : []),
  ];
};

/** The ids of a look-up, each once. */
export const lookedUp = (ids: string): string[] => [...new Set(ids.split('|').filter(Boolean))];

/** Rows of value, label, kind: one more than `limit`, so that the caller knows whether a further page exists. */
export const compileOptions = (kind: OptionKind, params: OptionParams, access: Access): Statement => {
  const source = sources[kind];
  const ids = params.ids === undefined ? undefined : lookedUp(params.ids);
  const wanted = ids
    ? sql`${raw(source.value)} in ${param('ids', 'Array(String)', ids)}`
    : sql`positionCaseInsensitiveUTF8(${raw(source.label)}, ${param('search', 'String', params.search)}) > 0`;
  const conditions = all([...about(kind, access), ...(ids || params.search !== '' ? [wanted] : [])]);
  const limit = ids ? ids.length : params.limit;
  return render(sql`select value, label, kind
from (
  select distinct ${raw(source.value)} as value, ${raw(source.label)} as label, ${raw(source.kind)} as kind, ${raw(source.popularity)} as popularity
  from ${raw(source.from)}
  where ${conditions}
)
order by ${join(
    [
      ...(params.search === ''
        ? []
        : [sql`startsWithCaseInsensitiveUTF8(label, ${param('search', 'String', params.search)}) desc`]),
      raw('popularity desc'),
      raw('lowerUTF8(label) asc'),
      raw('value asc'),
    ],
    ', ',
  )}
limit ${param('limit', 'UInt32', limit + 1)} offset ${param('offset', 'UInt64', ids ? 0 : params.page * params.limit)}`);
};

/** Which of these actors play in a title that the user may see. Rows of value. */
export const compileSeenActors = (ids: readonly string[], access: Access): Statement =>
  render(sql`select distinct actor_id as value
from characters
where ${all([
    sql`actor_id in ${param('ids', 'Array(String)', ids)}`,
    sql`title in (select title from titles where ${all(visible(access))})`,
  ])}`);

/** What of a title a filter may name beside the options: nobody chooses them from a list of all titles. */
const parts = {
  episode: { id: 'episode_id', name: `trim(concat(${episodeString}, ' ', name))`, from: 'episodes' },
  character: { id: 'character_id', name: 'name', from: 'characters' },
} as const;

/** The names of these episodes or characters, as far as the user may see their titles. Rows of value, label. */
export const compilePartNames = (part: keyof typeof parts, ids: readonly string[], access: Access): Statement => {
  const { id, name, from } = parts[part];
  return render(sql`select distinct ${raw(id)} as value, ${raw(name)} as label
from ${raw(from)}
where ${all([
    sql`${raw(id)} in ${param('ids', 'Array(String)', ids)}`,
    sql`title in (select title from titles where ${all(visible(access))})`,
  ])}`);
};

/**
 * Titles by their whole names: rows of name (lower case), value, label, kind, one per name at most, limited to what the
 * user may see. Of several titles with one name it is the most followed.
 */
export const compileNames = (kind: 'show' | 'movie' | 'title', names: readonly string[], access: Access): Statement => {
  const wanted = sql`lowerUTF8(name) in (select lowerUTF8(arrayJoin(${param('names', 'Array(String)', names)})))`;
  return render(sql`select lowerUTF8(titles.name) as wanted, title_id as value, titles.name as label, toString(titles.kind) as kind
from titles
where ${all([...about(kind, access), wanted])}
order by followers desc, title_id asc
limit 1 by wanted`);
};

/**
 * Rows of a dataset -> what stands in the portal after a load, by the rules of dataset format 1: equal rows once, entries of a
 * list once, ratings, votes and reactions once per key, ages as buckets, release days and statuses. Rows point at what they are
 * about, so that the definitions can be written down as they read. Enters: a dataset without rows that break the format.
 */
import { type TitleKind, titleKindOf } from '@cvm/contract';
import type { CharacterRow, Dataset, EpisodeRow, Tables, TitleRow } from './dataset.ts';
import { different, keptRatings, keptReactions, keptVotes } from './kept.ts';

/** Null is unknown. */
export type Person = { country: string | null; age: string | null; gender: string | null };
export type Member = Person & { id: string };
export type Episode = { id: string; season: number; number: number; name: string | null; airDate: string | null };
export type Actor = { id: string; name: string; image: string | null };
export type Title = {
  id: string;
  kind: TitleKind;
  name: string;
  status: string;
  network: { id: string; name: string } | null;
  studio: { id: string; name: string } | null;
  country: string | null;
  language: string | null;
  genres: readonly string[];
  runtime: number | null;
  releaseDay: string | null;
  lastReleaseDay: string | null;
  /** The first air date of a regular episode after data_through. */
  nextAirDay: string | null;
  seasons: number | null;
  overview: string | null;
  poster: string | null;
  episodes: readonly Episode[];
};
export type Character = {
  id: string;
  title: Title;
  actor: Actor | null;
  name: string;
  image: string | null;
  deleted: boolean;
};
export type Platform = { name: string; kind: string; logo: string | null };

/** What every event has: `at` is `YYYY-MM-DD HH:MM:SS`, `day` its day. */
export type Event = { member: Member; title: Title; episode: Episode | null; at: string; day: string };
export type View = Event & { platform: Platform | null; device: string | null; bulk: boolean };
export type Reaction = Event & { emotion: string };
export type Rating = Event & { rating: number };
export type Vote = Event & { character: Character };
export type Screencap = {
  id: string;
  title: Title;
  episode: Episode | null;
  progress: number;
  image: string | null;
};
export type Comment = Event & {
  id: string;
  parentId: string | null;
  text: string | null;
  image: string | null;
  screencap: Screencap | null;
  language: string | null;
  emotions: readonly string[];
  character: Character | null;
  rating: number | null;
  isReview: boolean;
  likes: number;
  shares: number;
  /** Comments whose parent this is. */
  replies: number;
};
/** A spell of following, in days. */
export type Follow = { member: Member; title: Title; began: string; ended: string | null };
export type AnswerSheet = { person: Person; title: Title; day: string; q: readonly [number, number, number, number] };

export type Data = {
  dataThrough: string;
  /** The day of the first event; null without one. */
  dataFrom: string | null;
  titles: readonly Title[];
  networks: readonly { id: string; name: string }[];
  actors: readonly Actor[];
  characters: readonly Character[];
  members: readonly Member[];
  population: Tables['population'];
  follows: readonly Follow[];
  views: readonly View[];
  reactions: readonly Reaction[];
  ratings: readonly Rating[];
  votes: readonly Vote[];
  comments: readonly Comment[];
  answerSheets: readonly AnswerSheet[];
};

const bucketStarts = [
  [55, '55+'],
  [50, '50-54'],
  [45, '45-49'],
  [40, '40-44'],
  [35, '35-39'],
  [30, '30-34'],
  [25, '25-29'],
  [18, '18-24'],
  [16, '16-17'],
] as const;

const bucketOf = (age: number | null): string | null => {
  if (age === null) return null;
  for (const [start, bucket] of bucketStarts) if (age >= start) return bucket;
  return null;
};

const found = <T>(map: ReadonlyMap<string, T>, id: string): T => {
  const value = map.get(id);
  if (value === undefined) throw new Error(`The dataset names "${id}", which it does not have.`);
  return value;
};

const foundOrNull = <T>(map: ReadonlyMap<string, T>, id: string | null): T | null =>
  id === null ? null : found(map, id);

const byId = <T extends { id: string }>(things: readonly T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

const earliest = (days: readonly (string | null)[]): string | null => {
  let first: string | null = null;
  for (const day of days) if (day !== null && (first === null || day < first)) first = day;
  return first;
};

const statusOf = (row: TitleRow, releaseDay: string | null, airsLater: boolean, dataThrough: string): string => {
  if (row.status !== null) return row.status;
  const isReleased = releaseDay !== null && releaseDay <= dataThrough;
  if (row.kind === 'movie') return isReleased ? 'Released' : 'Announced';
  if (!isReleased) return 'Upcoming';
  const hasEnded = row.last_release_date !== null && row.last_release_date <= dataThrough && !airsLater;
  return hasEnded ? 'Ended' : 'Continuing';
};

const loadTitle = (row: TitleRow, episodeRows: readonly EpisodeRow[], { dataThrough, tables }: Dataset): Title => {
  const episodes = episodeRows
    .filter((episode) => episode.title_id === row.title_id)
    .map(({ episode_id: id, season, number, name, air_date: airDate }) => ({ id, season, number, name, airDate }));
  const regular = episodes.filter((episode) => episode.season > 0);
  const firstAirDay = earliest(regular.map((episode) => episode.airDate));
  const releaseDay = row.kind === 'series' ? (firstAirDay ?? row.first_release_date) : row.first_release_date;
  const nextAirDay = earliest(
    regular.map(({ airDate }) => (airDate !== null && airDate > dataThrough ? airDate : null)),
  );
  const highestSeason = regular.length === 0 ? null : Math.max(...regular.map((episode) => episode.season));
  const network = tables.networks.find(({ network_id }) => network_id === row.network_id);
  const studio = tables.studios.find(({ studio_id }) => studio_id === row.studio_id);
  return {
    id: row.title_id,
    kind: titleKindOf[row.kind],
    name: row.name,
    status: statusOf(row, releaseDay, nextAirDay !== null, dataThrough),
    network: network ? { id: network.network_id, name: network.name } : null,
    studio: studio ? { id: studio.studio_id, name: studio.name } : null,
    country: row.originating_country,
    language: row.originating_language,
    genres: [...new Set(row.genres)],
    runtime: row.runtime,
    releaseDay,
    lastReleaseDay: row.last_release_date,
    nextAirDay,
    seasons: row.seasons ?? highestSeason,
    overview: row.overview,
    poster: row.poster_url,
    episodes,
  };
};

const loadMember = (row: Tables['members'][number], dataThrough: string): Member => {
  const age = row.age ?? (row.birth_year === null ? null : Number(dataThrough.slice(0, 4)) - row.birth_year);
  return { id: row.member_id, country: row.country, age: bucketOf(age), gender: row.gender };
};

type Subject = { member_id: string; title_id: string; episode_id: string | null };

/** Everything rows of events point at. */
const loadCatalogue = (dataset: Dataset) => {
  const { dataThrough, tables } = dataset;
  const titles = different(tables.titles).map((row) => loadTitle(row, different(tables.episodes), dataset));
  const titleById = byId(titles);
  const episodeById = byId(titles.flatMap((title) => title.episodes));
  const actors = different(tables.actors).map((row) => ({ id: row.actor_id, name: row.name, image: row.image_url }));
  const actorById = byId(actors);
  const loadCharacter = (row: CharacterRow): Character => ({
    id: row.character_id,
    title: found(titleById, row.title_id),
    actor: foundOrNull(actorById, row.actor_id),
    name: row.name,
    image: row.image_url,
    deleted: row.deleted === true,
  });
  const screencaps = different(tables.screencaps).map((row) => ({
    id: row.screencap_id,
    title: found(titleById, row.title_id),
    episode: foundOrNull(episodeById, row.episode_id),
    progress: row.progress,
    image: row.image_url,
  }));
  const platforms = tables.platforms.map(
    ({ platform: name, kind, logo_url: logo }): Platform => ({ name, kind, logo }),
  );
  return {
    titles,
    titleById,
    episodeById,
    actors,
    characters: different(tables.characters).map(loadCharacter),
    members: different(tables.members).map((row) => loadMember(row, dataThrough)),
    screencapById: byId(screencaps),
    platformByName: new Map(platforms.map((platform) => [platform.name, platform])),
  };
};

type Catalogue = ReturnType<typeof loadCatalogue>;
type EventOf = (row: Subject, at: string) => Event;

const loadComments = (
  rows: Tables['comments'],
  { screencapById }: Catalogue,
  characterById: ReadonlyMap<string, Character>,
  event: EventOf,
): Comment[] =>
  rows.map((row) => ({
    ...event(row, row.created_at),
    id: row.comment_id,
    parentId: row.parent_comment_id,
    text: row.text,
    image: row.image_url,
    screencap: foundOrNull(screencapById, row.screencap_id),
    language: row.language,
    emotions: [...new Set(row.emotions)],
    character: foundOrNull(characterById, row.character_id),
    rating: row.rating,
    isReview: row.is_review === true,
    likes: row.likes ?? 0,
    shares: row.shares ?? 0,
    replies: rows.filter((other) => other.parent_comment_id === row.comment_id).length,
  }));

const loadEvents = ({ tables }: Dataset, catalogue: Catalogue) => {
  const { titleById, episodeById, platformByName } = catalogue;
  const memberById = byId(catalogue.members);
  const characterById = byId(catalogue.characters);
  const event: EventOf = (row, at) => ({
    member: found(memberById, row.member_id),
    title: found(titleById, row.title_id),
    episode: foundOrNull(episodeById, row.episode_id),
    at,
    day: at.slice(0, 10),
  });
  return {
    follows: different(tables.follows).map((row) => ({
      member: found(memberById, row.member_id),
      title: found(titleById, row.title_id),
      began: row.followed_at.slice(0, 10),
      ended: row.unfollowed_at?.slice(0, 10) ?? null,
    })),
    views: different(tables.views).map((row) => ({
      ...event(row, row.watched_at),
      platform: foundOrNull(platformByName, row.platform),
      device: row.device,
      bulk: row.bulk === true,
    })),
    reactions: keptReactions(tables.reactions).map((row) => ({
      ...event(row, row.reacted_at),
      emotion: row.emotion,
    })),
    ratings: keptRatings(tables.ratings).map((row) => ({ ...event(row, row.rated_at), rating: row.rating })),
    votes: keptVotes(tables.character_votes).map((row) => ({
      ...event(row, row.voted_at),
      character: found(characterById, row.character_id),
    })),
    comments: loadComments(different(tables.comments), catalogue, characterById, event),
  };
};

export const loaded = (dataset: Dataset): Data => {
  const { dataThrough, tables } = dataset;
  const catalogue = loadCatalogue(dataset);
  const { titles, titleById, actors, characters, members } = catalogue;
  const events = loadEvents(dataset, catalogue);
  const answerSheets = different(tables.survey_responses).map((row) => ({
    person: { country: row.country, age: bucketOf(row.age), gender: row.gender },
    title: found(titleById, row.title_id),
    day: row.surveyed_at.slice(0, 10),
    q: [row.q1, row.q2, row.q3, row.q4] as const,
  }));
  const { follows, ...others } = events;
  return {
    dataThrough,
    dataFrom: earliest([
      ...follows.map(({ began }) => began),
      ...[...Object.values(others), answerSheets].flat().map(({ day }) => day),
    ]),
    titles,
    networks: different(tables.networks).map((row) => ({ id: row.network_id, name: row.name })),
    actors,
    characters,
    members,
    population: tables.population,
    ...events,
    answerSheets,
  };
};

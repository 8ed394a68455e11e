/**
 * The catalogue as the behaviour modules see it. Days count from 1970-01-01; null is unknown.
 */
import type { Network } from '../words/companies.ts';
import type { Cluster } from '../words/genres.ts';

export type Episode = {
  id: string;
  season: number;
  number: number;
  name: string | null;
  day: number | null;
  /** Index of the emotion this episode provokes, and how often it replaces the title's usual mood. */
  mood: number;
  moodStrength: number;
};

/** Factors in about 0.2 to 2 by which kinds of people are likelier to take up a title. */
export type Taste = {
  women: number;
  men: number;
  /** By age bucket; the last entry is for people without one. */
  byAge: Float64Array;
  /** By index in `countries`. */
  byCountry: Float64Array;
};

export type CastMember = {
  id: string;
  name: string;
  actorId: string | null;
  deleted: boolean;
};

type TitleBase = {
  id: string;
  /** Place among all titles, series first. */
  index: number;
  name: string;
  cluster: Cluster;
  genres: readonly string[];
  country: string;
  language: string;
  runtime: number | null;
  status: string | null;
  studioId: string | null;
  overview: string | null;
  releaseDay: number | null;
  announcedDay: number;
  /** Weight among titles of its kind; for titles not released by the data date, among those. */
  popularity: number;
  /** Mean star rating the title deserves, 1 to 5. */
  quality: number;
  /** Share of active members who take the title up in the last two weeks on top of the usual; mostly 0. */
  surge: number;
  taste: Taste;
  cast: CastMember[];
};

/** Where a season begins among `episodes`. */
export type SeasonStart = {
  season: number;
  first: number;
  day: number;
};

export type Series = TitleBase & {
  kind: 'series';
  state: SeriesState;
  network: Network | null;
  networkId: string | null;
  cadence: 'drop' | 'weekly';
  /** Regular episodes in order of airing. */
  episodes: Episode[];
  specials: Episode[];
  /** How many of `episodes` have aired by the data date. */
  aired: number;
  /** Seasons that have begun by the data date. */
  starts: SeasonStart[];
  /** What the `seasons` column says. */
  seasons: number | null;
  lastReleaseDay: number | null;
};

export type Movie = TitleBase & {
  kind: 'movie';
  /** The streaming home once it has left the theatres. */
  platform: string;
};

export type Title = Series | Movie;

/** `airing`: the current season runs or ran lately; `returning`: the next one is dated; `idle`: nothing is announced. */
export type SeriesState = 'ended' | 'airing' | 'returning' | 'idle' | 'upcoming' | 'undated';

export type Actor = {
  id: string;
  name: string;
};

export type Catalogue = {
  series: Series[];
  movies: Movie[];
  titles: Title[];
  actors: Actor[];
};

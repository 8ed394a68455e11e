/** What a title, an actor or a network is; episodes; days with data. No people, no dates. */
import type { Row } from '@cvm/contract';
import { titlesOfActor } from './affinity.ts';
import { included, isEpisodeInside, type Scope, titlesInside } from './scope.ts';

const joined = (words: readonly string[]): string | null => (words.length === 0 ? null : words.join('|'));

export const seriesDetail = (scope: Scope): Row[] =>
  titlesInside(scope, 'show').map((title) => ({
    id: title.id,
    name: title.name,
    poster: title.poster,
    genre: joined(title.genres),
    network: title.network?.name ?? null,
    networkId: title.network?.id ?? null,
    number_of_seasons: title.seasons,
    overview: title.overview,
    status: title.status,
    first_air_date: title.releaseDay,
    series_last_air_date: title.lastReleaseDay,
  }));

export const movieDetail = (scope: Scope): Row[] =>
  titlesInside(scope, 'movie').map((title) => ({
    id: title.id,
    name: title.name,
    artwork_poster: title.poster,
    status: title.status,
    releaseDate: title.releaseDay,
    genres: joined(title.genres),
    language: title.language,
    studio: title.studio?.name ?? null,
    runtime: title.runtime,
    overview: title.overview,
  }));

export const actorDetail = (scope: Scope): Row[] => {
  const titles = titlesOfActor(scope);
  return scope.data.actors
    .filter((actor) => included(scope, 'actor').includes(actor.id))
    .map((actor) => ({
      id: actor.id,
      name: actor.name,
      image: actor.image,
      numShows: titles.filter((title) => title.kind === 'show').length,
      numMovies: titles.filter((title) => title.kind === 'movie').length,
    }));
};

export const networkDetail = (scope: Scope): Row[] =>
  scope.data.networks
    .filter((network) => included(scope, 'network').includes(network.id))
    .map(({ id, name }) => ({ id, name }));

export const episodes = (scope: Scope): Row[] =>
  titlesInside(scope, 'show').flatMap((title) =>
    title.episodes
      .filter((episode) => isEpisodeInside(scope, episode))
      .map((episode) => ({
        showId: title.id,
        episodeId: episode.id,
        season: episode.season,
        episode: episode.number,
        name: episode.name,
        airDate: episode.airDate,
      })),
  );

/** The days on which anything happened, whoever did it: an unfollow is something, too. */
export const dates = ({ data, to }: Scope): Row[] => {
  const { views, reactions, ratings, votes, comments, answerSheets, follows } = data;
  const days = [
    ...[...views, ...reactions, ...ratings, ...votes, ...comments, ...answerSheets].map(({ day }) => day),
    ...follows.flatMap(({ began, ended }) => (ended === null ? [began] : [began, ended])),
  ];
  return [...new Set(days)].filter((day) => day <= to).map((date) => ({ date }));
};

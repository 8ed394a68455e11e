/**
 * The invented catalogue.
 *
 * Enters: how many titles, the data date and the run's streams. Leaves: series, movies, actors, all with ids.
 * Three in five titles are series. Each title draws from a stream of its own.
 */
import { at, chance, clamp, int, normal, pick, pickWeighted } from '../distributions.ts';
import type { Rng, Streams } from '../random.ts';
import { type Network, networks, origins, studios } from '../words/companies.ts';
import { type Cluster, clusterShare, clusters, genreSets, seriesOnlyGenres } from '../words/genres.ts';
import { awkwardNames, longRunnerName, type NamedTitle } from '../words/title-words.ts';
import { castTitles } from './cast.ts';
import { networkId, showId, studioId, uuid } from './ids.ts';
import { type MovieState, movieReleaseDay, movieRuntime } from './movies.ts';
import { createTitleNamer } from './names.ts';
import { writeOverview } from './overview.ts';
import { addSurges, rankTitles } from './popularity.ts';
import { drawPattern, layEpisodes, laySpecials, longRunnerPattern, type Pattern, seasonDays } from './seasons.ts';
import { drawTaste } from './taste.ts';
import type { Catalogue, Movie, SeasonStart, Series, SeriesState, Title } from './types.ts';

const seriesShare = 0.6;

/** A catalogue from this many series on has the long runner of 25 seasons. */
const seriesForLongRunner = 100;

/** Shares of the states; what is left over has ended, or is an older movie. At least one of each is made. */
const seriesStateShares: [SeriesState, number][] = [
  ['airing', 0.11],
  ['returning', 0.13],
  ['idle', 0.18],
  ['upcoming', 0.09],
  ['undated', 0.035],
];
const movieStateShares: [MovieState, number][] = [
  ['fresh', 0.14],
  ['announced', 0.1],
  ['undated', 0.03],
];

type Context = {
  streams: Streams;
  through: number;
  namer: ReturnType<typeof createTitleNamer>;
  genreTurn: Map<string, number>;
};

/** What every title has before it becomes a series or a movie. */
type Draft = {
  rng: Rng;
  name: string;
  cluster: Cluster;
  genres: readonly string[];
  country: string;
  language: string;
};

const shuffledStates = <T>(rng: Rng, shares: readonly [T, number][], rest: T, count: number): T[] => {
  const states: T[] = [];
  for (const [state, share] of shares) {
    for (let n = Math.max(1, Math.round(share * count)); n > 0 && states.length < count; n--) states.push(state);
  }
  while (states.length < count) states.push(rest);
  const order = states.map((state) => ({ state, key: rng() }));
  return order.sort((a, b) => a.key - b.key).map(({ state }) => state);
};

/** Genre lists in turn, so that each of them occurs; movies skip those only series can have. */
const nextGenres = (context: Context, cluster: Cluster, kind: 'series' | 'movie'): readonly string[] => {
  const sets = genreSets[cluster].filter((genres) => {
    return kind === 'series' || !genres.some((genre) => seriesOnlyGenres.includes(genre));
  });
  const key = `${kind} ${cluster}`;
  const turn = context.genreTurn.get(key) ?? 0;
  context.genreTurn.set(key, turn + 1);
  return at(sets, turn % sets.length);
};

const drawDraft = (context: Context, index: number, kind: 'series' | 'movie', given?: NamedTitle): Draft => {
  const rng = context.streams('titles', index);
  const cluster =
    given?.cluster ??
    pickWeighted(
      rng,
      clusters.map((c) => [c, clusterShare[c][kind]] as const),
    );
  const drawnCountry = pickWeighted(
    rng,
    Object.entries(origins).map(([code, origin]) => [code, origin[kind]] as const),
  );
  const genres = nextGenres(context, cluster, kind);
  // What is called anime comes from Japan.
  const country = given?.country ?? (genres.includes('Anime') ? 'JP' : drawnCountry);
  const language = origins[country]?.language ?? 'en';
  const name = given?.name ?? context.namer(context.streams('title names', index), { cluster, genres, language });
  return { rng, name, cluster, genres, country, language };
};

const titleBase = (context: Context, index: number, draft: Draft, releaseDay: number | null) => {
  const { rng, name, cluster, genres, country, language } = draft;
  const announcedDay = releaseDay === null ? context.through - int(rng, 40, 520) : releaseDay - int(rng, 120, 420);
  return {
    index,
    name,
    cluster,
    genres: chance(rng, 0.012) ? [] : genres,
    country,
    language,
    overview: chance(rng, 0.02) ? null : writeOverview(context.streams('overviews', index), cluster, genres, country),
    releaseDay,
    announcedDay: Math.min(announcedDay, context.through - int(rng, 8, 90)),
    popularity: 0,
    quality: clamp(3.95 + normal(rng) * 0.38, 2.6, 4.8),
    surge: 0,
    taste: drawTaste(rng, genres, country, language),
    cast: [],
  };
};

const drawNetwork = (rng: Rng, country: string, genres: readonly string[]): Network | null => {
  if (chance(rng, 0.015)) return null;
  const fits = networks.filter((network) => {
    const kids = network.name === 'Brightwick Kids';
    if (kids !== (genres.includes('Children') && network.country === country)) return false;
    return network.country === country || network.abroad;
  });
  const candidates = fits.length > 0 ? fits : networks.filter((network) => network.abroad);
  return pickWeighted(
    rng,
    candidates.map((network) => [network, network.country === country ? network.share : network.share * 0.25] as const),
  );
};

const seriesStatus = (rng: Rng, state: SeriesState): string | null => {
  // Left out where the rules of the format derive the same, so that they are at work too.
  if (state !== 'idle' && state !== 'airing' && chance(rng, 0.05)) return null;
  if (state === 'upcoming' || state === 'undated') return 'Upcoming';
  return state === 'ended' ? 'Ended' : 'Continuing';
};

const seriesRuntime = (rng: Rng, draft: Draft, pattern: Pattern): number | null => {
  if (chance(rng, 0.02)) return null;
  if (draft.cluster === 'animation') return pick(rng, [11, 22, 24, 24, 25]);
  if (draft.cluster === 'comedy') return pick(rng, [22, 24, 28, 30, 32]);
  return pattern.interval === 1 ? 24 : pick(rng, [41, 42, 44, 47, 50, 52, 55, 58, 60]);
};

const buildSeries = (context: Context, index: number, drawnState: SeriesState, given?: NamedTitle): Series => {
  const long = given === longRunnerName;
  const draft = drawDraft(context, index, 'series', given);
  const { rng } = draft;
  const state: SeriesState = long ? 'airing' : drawnState;
  // A mini-series does not come back.
  if (state === 'returning' || state === 'idle' || long) {
    draft.genres = draft.genres.filter((genre) => genre !== 'Mini-Series');
  }
  const network = long ? at(networks, 4) : drawNetwork(rng, draft.country, draft.genres);
  const pattern = long ? longRunnerPattern : drawPattern(rng, network, draft.genres);
  const days = state === 'undated' ? [] : seasonDays(rng, state, pattern, context.through);
  const episodes = layEpisodes(rng, index, pattern, days, context.through);
  const hasAired = (day: number | null) => day !== null && day <= context.through;
  const starts: SeasonStart[] = [];
  episodes.forEach((episode, first) => {
    if (episode.number !== 1 || episode.day === null || !hasAired(episode.day)) return;
    starts.push({ season: episode.season, first, day: episode.day });
  });
  const airedDays = episodes.flatMap((episode) => (episode.day !== null && hasAired(episode.day) ? [episode.day] : []));
  const base = titleBase(context, index, draft, days[0] ?? null);
  return {
    ...base,
    kind: 'series',
    id: showId(index),
    state,
    runtime: seriesRuntime(rng, draft, pattern),
    status: seriesStatus(rng, state),
    network,
    networkId: network === null ? null : networkId(networks.indexOf(network)),
    studioId: chance(rng, 0.3) ? studioId(int(rng, 0, studios.length - 1)) : null,
    cadence: pattern.interval === 0 ? 'drop' : 'weekly',
    episodes,
    specials: laySpecials(rng, index, episodes, context.through),
    aired: airedDays.length,
    starts,
    seasons: days.length === 0 || chance(rng, 0.04) ? null : days.length,
    lastReleaseDay: airedDays.at(-1) ?? null,
  };
};

const buildMovie = (context: Context, index: number, state: MovieState, given?: NamedTitle): Movie => {
  const draft = drawDraft(context, index, 'movie', given);
  const { rng } = draft;
  const releaseDay = movieReleaseDay(rng, state, context.through);
  const released = releaseDay !== null && releaseDay <= context.through;
  return {
    ...titleBase(context, index, draft, releaseDay),
    kind: 'movie',
    id: uuid(context.streams('movie ids', index)),
    runtime: released || chance(rng, 0.5) ? movieRuntime(rng) : null,
    status: chance(rng, 0.05) ? null : released ? 'Released' : 'Announced',
    studioId: chance(rng, 0.04) ? null : studioId(int(rng, 0, studios.length - 1)),
    platform: pick(rng, ['Lanternbox', 'Lanternbox', 'Quillstream', 'Fernlight+', 'Ninth Avenue Go']),
  };
};

/** Ranks the released titles of a kind, and apart from them those to come, by what draws a crowd. */
const rankKind = (streams: Streams, titles: readonly Title[], through: number): void => {
  const isOut = (title: Title) => title.releaseDay !== null && title.releaseDay <= through;
  const kind = titles[0]?.kind ?? 'movie';
  const out = titles.filter(isOut);
  rankTitles(streams(`popularity ${kind}`), out, (title) => {
    const running = title.kind === 'series' && title.state !== 'ended' ? 0.25 : 0;
    const long = title.kind === 'series' && title.starts.length > 20 ? 0.2 : 0;
    const fresh = title.releaseDay !== null && through - title.releaseDay < 800 ? 0.15 : 0;
    const soap = title.genres.includes('Soap') ? -0.6 : 0;
    return running + fresh + long + soap + (title.language === 'en' ? 0.2 : 0) + (title.quality - 3.95) * 0.4;
  });
  rankTitles(
    streams(`hype ${kind}`),
    titles.filter((title) => !isOut(title)),
    (title) => (title.releaseDay === null ? 0 : 0.2),
  );
  const settled = out.filter((title) => (title.releaseDay ?? through) <= through - 20);
  addSurges(streams(`surges ${kind}`), settled, kind === 'series' ? 0.1 : 0.12, 0.022);
};

/** Builds the whole catalogue. `through` is the data date as a day; `titles` is at least 10. */
export const buildCatalogue = (streams: Streams, through: number, titles: number): Catalogue => {
  const taken = new Set([longRunnerName, ...awkwardNames].map((named) => named.name));
  const context: Context = { streams, through, namer: createTitleNamer(taken), genreTurn: new Map() };
  const seriesCount = Math.round(titles * seriesShare);
  const seriesStates = shuffledStates(streams('series states'), seriesStateShares, 'ended', seriesCount);
  const movieStates = shuffledStates(streams('movie states'), movieStateShares, 'catalogue', titles - seriesCount);
  // Awkward names go to every fourth title, series and movies in turn, until they are used up.
  const awkwardAt = (n: number, kind: 0 | 1) => (n % 4 === 2 ? awkwardNames[Math.floor(n / 4) * 2 + kind] : undefined);
  const longRunner = seriesCount >= seriesForLongRunner ? 11 : -1;
  const series = seriesStates.map((state, n) => {
    return buildSeries(context, n, state, n === longRunner ? longRunnerName : awkwardAt(n, 0));
  });
  const movies = movieStates.map((state, n) => buildMovie(context, seriesCount + n, state, awkwardAt(n, 1)));
  const all: Title[] = [...series, ...movies];
  rankKind(streams, series, through);
  rankKind(streams, movies, through);
  return { series, movies, titles: all, actors: castTitles(streams, all) };
};

/** Random filters for a view about a random dataset: values included and excluded, dates at edges. */
import {
  addDays,
  ageBuckets,
  emotions,
  type FilterId,
  filterDefinition,
  genders,
  isNumeric,
  titleStatuses,
  type ViewDefinition,
} from '@cvm/contract';
import type { Chance } from '@cvm/contract/testing/chance';
import type { Dataset } from './dataset.ts';

type Pool = readonly [string, ...string[]];

const dayRanges = (dataThrough: string): Pool => {
  const between = (from: number, to: number) =>
    `${addDays(dataThrough, from)} 00:00:00 to ${addDays(dataThrough, to)} 23:59:59`;
  return [
    'all time',
    'last 7 days',
    'last 30 days',
    between(-35, -8),
    between(-8, -8),
    between(-3, 0),
    between(-20, 30),
    between(-1000, -10),
    '2013-01-01 00:00:00 to 2013-01-01 23:59:59',
    'next 10 days',
  ];
};

const orElse = (ids: readonly string[]): Pool => [ids[0] ?? 'none', ...ids.slice(1)];

/** Values of a filter; those of ids begin with the large show, movie or actor, which are drawn more often. */
export const poolOf = ({ dataThrough, tables }: Dataset, id: FilterId): Pool => {
  const titlesOf = (kind: string) => tables.titles.filter((row) => row.kind === kind).map((row) => row.title_id);
  const [series, movies] = [titlesOf('series'), titlesOf('movie')];
  const all = [...series.slice(0, 1), ...movies.slice(0, 1), ...series.slice(1), ...movies.slice(1)];
  const pools: Partial<Record<FilterId, Pool>> = {
    show: orElse(series),
    movie: orElse(movies),
    title: orElse(all),
    titleId: orElse(all),
    network: ['7', '70', '8'],
    overlapNetwork: ['7', '70', '8'],
    overlapActor: ['70', '8', '71', '900'],
    studio: ['501', 'Ünder'],
    platform: ['Aurora+', 'Brook: TV, Radio', 'Elsewhere', 'Disc', 'Nobody'],
    genre: ['Drama', 'Comedy', 'Mystery', 'Talk Show', 'None'],
    originating_country: ['US', 'GB', 'FR'],
    originating_language: ['en', 'fr'],
    runtime: ['45', '0-30', '31-60', '61-999'],
    status: titleStatuses,
    airing_status: titleStatuses,
    contentType: ['series', 'movie'],
    country: ['US', 'GB', 'FR', 'DE', 'NZ'],
    age: ageBuckets,
    gender: genders,
    panel: ['Yes', 'No'],
    date: dayRanges(dataThrough),
    first_release_date: ['all time', 'last 30 days', 'next 60 days', 'last 3 days'],
    release_date: ['last 60 days', 'next 60 days'],
    future_release_date: ['next 30 days', 'next 90 days'],
    daysInPast: ['7', '30', '1'],
    releaseDate: ['not TBD', 'TBD'],
    season: ['1', '2', '0', '9'],
    episode: orElse(tables.episodes.slice(0, 12).map((row) => row.episode_id)),
    actor: ['70', '8', '71', '900'],
    exclude_deleted_characters: ['Yes', 'No'],
    screencapId: orElse(tables.screencaps.map((row) => row.screencap_id)),
    parentComment: orElse(['NULL', ...tables.comments.slice(0, 9).map((row) => row.comment_id)]),
    emotions,
    characters: orElse(tables.characters.map((row) => row.character_id)),
    ratings: ['5', '4', '1', '2'],
    reactionType: ['all', 'text', 'images', 'review'],
    tier: ['0.5', '1', '10'],
    days_from_release: ['[-5,10]', '[0,0]', '[-60,60]', '[3,1000]'],
  };
  return pools[id] ?? ['none'];
};

/** The value that most people are behind, in two of three draws. */
export const someValue = (chance: Chance, pool: Pool): string => (chance.isTrue(0.6) ? pool[0] : chance.pick(pool));

const seedViews: readonly string[] = [
  'affinityAll',
  'affinityShows',
  'affinityMovies',
  'affinityAge',
  'affinityGender',
  'affinityCountry',
  'networkOverlap',
  'actorOverlap',
];

/** Values and exclusions of one filter, or those that make a view about something. */
const listText = (chance: Chance, dataset: Dataset, id: FilterId, view: ViewDefinition, isNeeded: boolean): string => {
  const pool = poolOf(dataset, id);
  const { excludes, joins } = filterDefinition(id);
  const isSeed = seedViews.includes(view.id);
  const isAboutOne = isNeeded && !isSeed && view.id !== 'attributionTitle' && view.id !== 'attributionPlatform';
  if (id === 'releaseDate' && view.id === 'anticipationTrackerByDay')
    return `releaseDate:${chance.pick(['[-40,14]', '[0,6]', '[-3,60]', '[5,5]'])}`;
  if (isAboutOne && id !== 'titleId' && id !== 'contentType') return `${id}:${someValue(chance, pool)}`;
  const { count } = filterDefinition(id);
  const isSingle = count?.max === 1 || id === 'releaseDate';
  const separator = joins && chance.isTrue(0.7) ? '|' : ',';
  if (count !== undefined && !isSingle)
    return `${id}:${[...pool.slice(0, 2), ...pool.slice(2, chance.whole(2, pool.length))].join(',')}`;
  const first = someValue(chance, pool);
  const others = isSingle ? [] : chance.several(pool, chance.pick([0, 0, 1, 2])).filter((value) => value !== first);
  const mode = excludes && !isSingle ? chance.whole(0, 5) : 5;
  const without = (value: string) => `not ${encodeURIComponent(value)}`;
  const plain = (value: string) => (isSingle ? value : encodeURIComponent(value));
  if (mode === 0 && !isNeeded) return `${id}:${[first, ...others].map(without).join(separator)}`;
  if (mode === 1) return `${id}:${[plain(first), ...others.map(without)].join(separator)}`;
  return `${id}:${[first, ...others].map(plain).join(separator)}`;
};

const metricText = (chance: Chance, view: ViewDefinition): string => {
  const column = chance.some(view.columns.filter(isNumeric))?.name ?? '';
  return chance.isTrue(0.3)
    ? `metric:${column} to ${chance.pick(['0', '0.05', '1'])} ${chance.pick(['2', '40', '1000'])}`
    : `metric:${column} ${chance.pick(['>', '>=', '<', '<=', '='])} ${chance.pick(['0', '1', '0.1', '2.5', '30'])}`;
};

const filterText = (
  chance: Chance,
  dataset: Dataset,
  id: FilterId,
  view: ViewDefinition,
  isNeeded: boolean,
): string => {
  const { kind } = filterDefinition(id);
  if (kind === 'metric') return metricText(chance, view);
  if (kind === 'dates' || kind === 'days') return `${id}:${chance.pick(poolOf(dataset, id))}`;
  return listText(chance, dataset, id, view, isNeeded);
};

/** Filters that say which days are meant, of which a question has one. */
const saysDays = (filter: FilterId): boolean => filter === 'date' || filter === 'daysInPast';

/** Filters a view takes, what it needs among them. The United States alone, which may be balanced, come often. */
export const filterTexts = (chance: Chance, dataset: Dataset, view: ViewDefinition): string[] => {
  const needed = view.required.map((ids) => chance.some(ids.length > 3 ? ids.slice(0, 6) : ids) ?? 'show');
  const titleIds: readonly FilterId[] = ['show', 'movie', 'title'];
  const isAboutTitle = needed.some((filter) => titleIds.includes(filter));
  const optional = view.filters.filter(
    (filter) => !needed.includes(filter) && !(isAboutTitle && titleIds.includes(filter)),
  );
  const isUs = view.filters.includes('country') && chance.isTrue(0.35);
  const count = chance.pick([0, 1, 1, 2, 3]);
  const chosen = chance.several(
    optional.filter((filter) => !(isUs && filter === 'country') && !(saysDays(filter) && needed.some(saysDays))),
    count,
  );
  return [
    ...needed.map((filter) => filterText(chance, dataset, filter, view, true)),
    ...chosen
      .filter((filter) => filter !== 'daysInPast' || !chosen.includes('date'))
      .map((filter) => filterText(chance, dataset, filter, view, false)),
    ...(isUs ? ['country:US'] : []),
  ];
};

export const someLimit = (chance: Chance): { limit?: number } =>
  chance.isTrue(0.2) ? { limit: chance.pick([-1, 0, 1, 3]) } : {};

/** A page by its place, now and then behind the last row. */
export const somePage = (chance: Chance): { limit: number; offset: number } => ({
  limit: chance.pick([0, 1, 2, 3, 50]),
  offset: chance.pick([0, 1, 2, 3, 7, 500]),
});

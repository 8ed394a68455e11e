/** Filters as tests ask views with them. For tests alone. */
import { type FilterId, type ViewId, viewDefinition } from '@cvm/contract';

const needed: Partial<Record<FilterId, string>> = {
  show: 'show:1104',
  movie: 'movie:3f594ef5-131e-4d32-b65d-ba7b22a177fb',
  network: 'network:210',
  actor: 'actor:70',
  daysInPast: 'daysInPast:7',
  contentType: 'contentType:series',
  platform: 'platform:Aurora+',
  title: 'title:1104|84',
  titleId: 'titleId:1104,84',
  releaseDate: 'releaseDate:[-40,14]',
  screencapId: 'screencapId:s0063',
};

export const included: Partial<Record<FilterId, string>> = {
  country: 'country:US',
  age: 'age:18-24,25-29',
  gender: 'gender:female',
  panel: 'panel:Yes',
  date: 'date:2024-05-01 00:00:00 to 2024-05-31 23:59:59',
  title: 'title:1104|84',
  network: 'network:210,33',
  platform: 'platform:Aurora+',
  studio: 'studio:519',
  originating_country: 'originating_country:US',
  originating_language: 'originating_language:en',
  runtime: 'runtime:30-60,104',
  status: 'status:Ended',
  genre: 'genre:Action,Family',
  first_release_date: 'first_release_date:last 90 days',
  release_date: 'release_date:next 60 days',
  future_release_date: 'future_release_date:next 30 days',
  airing_status: 'airing_status:Ended',
  contentType: 'contentType:series',
  exclude_deleted_characters: 'exclude_deleted_characters:Yes',
  releaseDate: 'releaseDate:-TBD',
  season: 'season:1',
  episode: 'episode:904277',
  metric: 'metric',
  emotions: 'emotions:sad,tense',
  characters: 'characters:40000',
  ratings: 'ratings:4,5',
  reactionType: 'reactionType:text',
  overlapNetwork: 'overlapNetwork:210,33',
  overlapActor: 'overlapActor:70,71',
};

export const excluded: Partial<Record<FilterId, string>> = {
  country: 'country:not US,not GB',
  age: 'age:not 18-24',
  gender: 'gender:not male',
  title: 'title:not 1104',
  network: 'network:not 210',
  platform: 'platform:not Aurora+',
  studio: 'studio:not 519',
  originating_country: 'originating_country:not US',
  originating_language: 'originating_language:not en',
  runtime: 'runtime:not 30-60',
  status: 'status:not Ended',
  genre: 'genre:not Action',
  season: 'season:not 1',
  episode: 'episode:not 904277',
};

/** A metric filter names a column of its view. */
export const metricOf = (id: ViewId): string => {
  const columns = viewDefinition(id).columns.filter(({ metric }) => metric !== undefined);
  const column = columns.find(({ name }) => name === 'viewers') ?? columns[0];
  return `metric:${column?.name} >= 300`;
};

/** Whether a filter that a view needs says it already: `daysInPast` says which days. */
export const isGiven = (needed: FilterId | undefined, filter: FilterId): boolean =>
  needed === filter || (filter === 'date' && needed === 'daysInPast');

/** What a view needs, and of the values those that it takes. */
export const filtersOf = (id: ViewId, values: Partial<Record<FilterId, string>>): string[] => {
  const view = viewDefinition(id);
  const required = view.required.flatMap(([filter]) => (filter ? [filter] : []));
  return [
    ...required.map((filter) => needed[filter] ?? ''),
    ...view.filters.flatMap((filter) => (required.some((one) => isGiven(one, filter)) ? [] : (values[filter] ?? []))),
  ].map((text) => (text === 'metric' ? metricOf(id) : text));
};

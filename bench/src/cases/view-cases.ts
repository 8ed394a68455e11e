/** Every view of the catalogue in four scenarios. In: the subjects; out: names and filters, pure. */
import { type FilterId, type ViewId, viewDefinition, viewIds } from '@cvm/contract';
import type { Subjects } from './subjects.ts';

export type ViewCase = {
  readonly name: string;
  readonly view: ViewId;
  readonly scenario: string;
  readonly filters: readonly string[];
};

type Scenario = { readonly name: string; readonly filters: Partial<Record<FilterId, string>> };

export const women: Scenario = {
  name: 'women 18-34, US and GB',
  filters: {
    date: 'date:all time',
    country: 'country:US,GB',
    gender: 'gender:female',
    age: 'age:18-24,25-29,30-34',
  },
};

export const scenarios: readonly Scenario[] = [
  { name: 'all time', filters: { date: 'date:all time' } },
  { name: 'last 30 days', filters: { date: 'date:last 30 days' } },
  { name: 'US balanced', filters: { date: 'date:all time', country: 'country:US' } },
  women,
];

/** What a view cannot do without, about the most popular. */
const neededFilters = (subjects: Subjects): Partial<Record<FilterId, string>> => ({
  show: `show:${subjects.shows[0]}`,
  movie: `movie:${subjects.movies[0]}`,
  title: `title:${subjects.shows[0]}`,
  actor: `actor:${subjects.actor}`,
  network: `network:${subjects.network}`,
  platform: `platform:${subjects.platforms.join(',')}`,
  titleId: `titleId:${subjects.recent.join(',')}`,
  releaseDate: 'releaseDate:[-40,14]',
  screencapId: `screencapId:${subjects.screencap}`,
  contentType: 'contentType:series',
  daysInPast: 'daysInPast:7',
});

/** A scenario is left out where the view takes none of what sets it apart from all time. */
const casesOf = (view: ViewId, needed: Partial<Record<FilterId, string>>): ViewCase[] => {
  const { filters: accepted, required } = viewDefinition(view);
  const seen = new Set<string>();
  return scenarios.flatMap(({ name, filters }) => {
    const given = accepted.flatMap((id) => filters[id] ?? []);
    const missing = required
      .filter((ids) => !ids.some((id) => accepted.includes(id) && filters[id] !== undefined))
      .flatMap(([id]) => (id === undefined ? [] : (needed[id] ?? [])));
    const all = [...missing, ...given];
    const key = all.join('&');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ name: `view/${view}/${name}`, view, scenario: name, filters: all }];
  });
};

export const viewCases = (subjects: Subjects): ViewCase[] => {
  const needed = neededFilters(subjects);
  return viewIds.flatMap((view) => casesOf(view, needed));
};

/** What the home page asks for when it is opened: its sections about shows. */
export const homeCalls = (filters: readonly string[] = []): { view: ViewId; filters: string[] }[] => {
  const home: [ViewId, string[]][] = [
    ['topPerformingShows', ['daysInPast:7']],
    ['topBingedShows', ['daysInPast:7']],
    ['homepageShowsAnticipation', ['releaseDate:not TBD']],
    ['trendingShows', []],
    ['trendingActors', ['contentType:series']],
  ];
  return home.map(([view, own]) => ({ view, filters: [...own, ...filters] }));
};

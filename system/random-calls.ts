/**
 * Random calls of every route and view: plausible ones, and ones with hostile values wherever a value stands. In: a seeded
 * chance and what the data holds; out: method, address, headers and body.
 */
import {
  dataCategories,
  type FilterId,
  fieldCatalogue,
  filterIds,
  optionKinds,
  type ViewId,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import type { Chance } from '@cvm/contract/testing/chance';
import { calls, viewCalls } from '../apps/api/src/testing/access-table.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

export type RandomCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
};

/** Values that the data has, by filter. */
export type Known = Partial<Record<FilterId, readonly string[]>>;

const crosstabFieldNames: readonly string[] = fieldCatalogue().map(({ name }) => name);

/** These end sessions that the walk goes on with. */
const leftOut = (route: string): boolean => /logout|session|password/i.test(route) && !/login|forgot|reset/.test(route);

const common: Known = {
  country: ['US', 'GB', 'FR', 'US,GB'],
  age: ['18-24', '30-34'],
  gender: ['female', 'male'],
  genre: ['Drama', 'Comedy'],
  contentType: ['series', 'movie'],
  status: ['Continuing', 'Released', 'Upcoming'],
  airing_status: ['Continuing'],
  panel: ['Yes', 'No'],
  date: ['last 7 days', 'last 30 days', 'all time', '2024-01-01 00:00:00 to 2026-12-31 23:59:59'],
  first_release_date: ['last 30 days', 'next 60 days'],
  release_date: ['last 60 days'],
  future_release_date: ['next 90 days'],
  daysInPast: ['7', '30'],
  releaseDate: ['TBD', 'not TBD', '[-40,14]'],
  season: ['1', '2'],
  runtime: ['45', '30-60'],
  ratings: ['5', '1'],
  emotions: ['amused', 'scared'],
  reactionType: ['all', 'text', 'images', 'review'],
  tier: ['1', '10'],
  originating_country: ['US', 'GB'],
  originating_language: ['en', 'fr'],
  metric: ['viewers > 1', 'followers >= 0', 'views 0 to 10'],
  exclude_deleted_characters: ['Yes'],
  parentComment: ['NULL'],
};

const filterValue = (chance: Chance, id: FilterId, known: Known): string => {
  if (chance.isTrue(0.12)) return hostileText(chance);
  const value = chance.some([...(known[id] ?? []), ...(common[id] ?? [])]) ?? '1';
  return chance.isTrue(0.06) ? `not ${value}` : value;
};

const viewFilters = (chance: Chance, view: ViewId, known: Known): string[] => {
  const { filters, required } = viewDefinition(view);
  const needed = required.flatMap((ids) => chance.some(ids) ?? []);
  const others = chance.several(chance.isTrue(0.9) ? filters : filterIds, chance.whole(0, 3));
  const ids = [...(chance.isTrue(0.95) ? needed : []), ...others];
  const texts = ids.map((id) => `${id}:${filterValue(chance, id, known)}`);
  return chance.isTrue(0.05) ? [...texts, hostileText(chance)] : texts;
};

/** Half a pair of surrogates stands in no address. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

const searchText = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([name, value]) => [name, value].map(encoded).join('=')).join('&');

const viewCall = (chance: Chance, known: Known): RandomCall => {
  const view = chance.some(viewIds) ?? 'showSummary';
  const entries: [string, string][] = viewFilters(chance, view, known).map((text) => ['filters', text]);
  const column = chance.some(viewDefinition(view).columns)?.name ?? '';
  if (chance.isTrue(0.2)) entries.push(['sorts', `${chance.isTrue(0.9) ? column : hostileText(chance)} desc`]);
  if (chance.isTrue(0.3)) entries.push(['limit', chance.pick(['-1', '0', '1', '50', hostileText(chance)])]);
  if (chance.isTrue(0.2)) entries.push(['offset', chance.pick(['0', '1', '50', '-1', '1e99', hostileText(chance)])]);
  if (chance.isTrue(0.1)) entries.push(['after', chance.pick(['[1]', '[null,"x"]', hostileText(chance)])]);
  if (chance.isTrue(0.03)) entries.push([hostileText(chance), hostileText(chance)]);
  const format = chance.isTrue(0.85) ? 'json' : chance.pick(['ndjson', 'csv', 'xlsx', 'xls', hostileText(chance)]);
  const named = chance.isTrue(0.98) ? view : encoded(hostileText(chance));
  const url = `/v1/query-view/${named}?${searchText([...entries, ['resultFormat', format]])}`;
  return { method: 'GET', url, headers: {} };
};

/** A calculated field, of which now and then a part is another than it may be. */
const calculatedField = (chance: Chance, place: number): object => {
  const measure = (): unknown => {
    if (chance.isTrue(0.1)) return hostileValue(chance);
    return chance.isTrue(0.2)
      ? `crosstab.calc_${place - 1}`
      : `crosstab.${chance.pick(['view_count', 'viewer_count'])}`;
  };
  const own = { name: `crosstab.calc_${place}`, label: chance.isTrue(0.8) ? 'Made' : hostileText(chance) };
  const row = (): unknown => [chance.isTrue(0.5) ? chance.pick(['Drama', 'US', null]) : hostileText(chance)];
  return chance.pick<object>([
    { ...own, op: chance.pick(['add', 'subtract', 'multiply', 'divide']), left: measure(), right: measure() },
    { ...own, op: 'divide', left: measure(), right: chance.pick([0, 2, -1, 1e300]) },
    { ...own, op: 'index', of: measure(), against: chance.isTrue(0.5) ? 'total' : { row: row() } },
    {
      ...own,
      op: chance.pick(['change', 'percent_change']),
      of: measure(),
      period: chance.pick(['previous', 'last_year']),
    },
  ]);
};

const crosstabBody = (chance: Chance, known: Known): object => ({
  view: 'crosstab',
  fields: chance.several(crosstabFieldNames, chance.whole(1, 4)),
  pivots: chance.isTrue(0.2) ? chance.several(crosstabFieldNames, 1) : [],
  calculated: chance.isTrue(0.4)
    ? [0, 1].slice(0, chance.whole(1, 2)).map((place) => calculatedField(chance, place))
    : [],
  filters: viewFilters(chance, 'showSummary', known),
  sorts: chance.isTrue(0.2) ? [`${chance.some([...crosstabFieldNames, 'crosstab.calc_0'])} desc`] : [],
  total: chance.isTrue(0.3),
  limit: chance.pick([1, 10, 100]),
  resultFormat: chance.pick(['json', 'json', 'json', 'ndjson', 'csv']),
});

const benchmarkBody = (chance: Chance, known: Known): object => ({
  showId: chance.some(known.show ?? []) ?? '1',
  topData: chance.isTrue(0.5),
  isCustomBenchmark: chance.isTrue(0.3),
  filters: chance.isTrue(0.4) ? [`country:${filterValue(chance, 'country', known)}`] : [],
});

/** Now and then a field is another, is gone, or is there although nobody asked for it. */
const changed = (chance: Chance, body: object): unknown => {
  if (chance.isTrue(0.03)) return hostileValue(chance);
  const entries = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    if (chance.isTrue(0.03)) return [];
    return [[name, chance.isTrue(0.2) ? hostileValue(chance) : value]];
  });
  if (chance.isTrue(0.05)) entries.push([hostileText(chance), hostileValue(chance)]);
  return Object.fromEntries(entries);
};

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

const methodOf = (text: string): RandomCall['method'] =>
  text === 'POST' || text === 'PUT' || text === 'DELETE' ? text : 'GET';

const queryNames: readonly string[] = [
  ...[
    'search',
    'query',
    'limit',
    'page',
    'ids',
    'resultFormat',
    'from',
    'until',
    'before',
    'person',
    'action',
    'token',
  ],
];

const queryOf = (chance: Chance): string => {
  if (chance.isTrue(0.4)) return '';
  const names = chance.several(queryNames, chance.whole(1, 3));
  const someText = (): string =>
    chance.isTrue(0.6) ? chance.pick(['1', 'a', '10', 'csv', '2026-01-01']) : hostileText(chance);
  return `?${searchText(names.map((name): [string, string] => [name, someText()]))}`;
};

/** A route of the access table, its example varied. */
const otherCall = (chance: Chance): RandomCall => {
  const routes = Object.entries({ ...calls, ...viewCalls }).filter(([route]) => !leftOut(route));
  const [route = '', call] = chance.some(routes) ?? [];
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const plain = (call?.url ?? pattern).split('?')[0] ?? '/';
  const holes = pattern.split('/').map((part, place): string => {
    const example = plain.split('/')[place] ?? '';
    if (!part.startsWith(':')) return part;
    if (part === ':kind' && chance.isTrue(0.7)) return chance.some(optionKinds) ?? example;
    return chance.isTrue(0.5) ? example : encoded(hostileText(chance));
  });
  const url = `${holes.join('/')}${queryOf(chance)}`;
  if (method === 'GET' || method === 'DELETE') return { method: methodOf(method), url, headers: {} };
  const payload = json(changed(chance, call?.body ?? { username: 'x@y.example', password: 'abc', token: 'x' }));
  return { method: methodOf(method), url, headers: { 'content-type': 'application/json' }, payload };
};

const post = (url: string, body: unknown): RandomCall => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  payload: json(body),
});

const entitlements = (chance: Chance): unknown => ({
  allowedPages: chance.isTrue(0.7) ? ['/shows', '/movie/*'] : [hostileText(chance)],
  allowedDataCategories: chance.isTrue(0.5)
    ? [`${chance.some(dataCategories)}:${hostileText(chance)}`]
    : [hostileText(chance)],
  blockedReports: [],
  blockedLooks: [],
});

export const randomCall = (chance: Chance, known: Known): RandomCall => {
  const share = chance.whole(0, 99);
  if (share < 55) return viewCall(chance, known);
  if (share < 67) return post('/v1/view/runStream', changed(chance, crosstabBody(chance, known)));
  if (share < 70) return post('/v1/view/benchmark', changed(chance, benchmarkBody(chance, known)));
  if (share < 74) return post('/v1/admin/user/access-preview', entitlements(chance));
  return otherCall(chance);
};

/**
 * Nothing outside a user's countries, days, titles and kinds leaves the portal: every view in every format, the option
 * lists, the cross-tab and the benchmarks are walked with restricted users.
 *
 * People: the restricted answer is that of the reference over a dataset from which everybody else was removed. Days: that of
 * the range cut to the window. Titles: every name and id of a title carries a mark, and no mark of a forbidden title is found
 * in any answer; rows are those of the reference that are about allowed titles. A data category narrows what a figure counts
 * and which rows there are; the denominators of shares leave it out like every content filter (metric definitions), so that
 * a share means the same to every user.
 */
import {
  addDays,
  allPages,
  type Clause,
  type ContentType,
  type FilterId,
  formatFilters,
  optionKinds,
  pageAllowed,
  type Query,
  type Row,
  resolveDates,
  userKindPages,
  type ViewId,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { chanceOf } from '@cvm/contract/testing/chance';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../packages/reference/src/dataset.ts';
import { type Data, loaded } from '../packages/reference/src/loaded.ts';
import { dataThrough } from '../packages/reference/src/random-catalogue.ts';
import { randomDataset } from '../packages/reference/src/random-dataset.ts';
import { plainQuestion, questionText, randomQuestion } from '../packages/reference/src/random-questions.ts';
import { referenceAnswer } from '../packages/reference/src/views.ts';
import { type InProcessPortal, openInProcess } from './in-process-portal.ts';

const everywhere = { allowedPages: [...allPages], allowedDataCategories: ['country:*'], blockedReports: [] };
const limitedTo = (...allowedDataCategories: string[]) => ({ ...everywhere, allowedDataCategories });

const callers = {
  full: everywhere,
  europe: limitedTo('country:GB,FR'),
  us: limitedTo('country:US'),
  month: limitedTo('date:1'),
  network: limitedTo('network:7'),
  genre: limitedTo('genre:Comedy'),
  studio: limitedTo('studio:501'),
  origin: limitedTo('originating_country:US,GB'),
  language: limitedTo('originating_language:fr'),
  status: limitedTo('status:Continuing,Released'),
  type: limitedTo('contentType:movie'),
  young: limitedTo('age:16-17,18-24,25-29'),
  women: limitedTo('gender:female'),
  one: limitedTo('show:9'),
  shows: { ...everywhere, allowedPages: [...userKindPages.shows] },
  movies: { ...everywhere, allowedPages: [...userKindPages.movies] },
  gem: { ...everywhere, allowedPages: [...userKindPages.gem] },
  blocked: { ...everywhere, blockedReports: ['/show/*', '/movies'] },
} as const;
type Caller = keyof typeof callers;

const markOf = (titleId: string): string => `«${titleId}»`;

/** The random dataset with a mark in every text that belongs to a title. */
const marked = (dataset: Dataset): Dataset => {
  const { tables } = dataset;
  const named = <T extends { title_id: string; name: string | null }>(row: T): T => ({
    ...row,
    name: `${row.name} ${markOf(row.title_id)}`,
  });
  return {
    ...dataset,
    tables: {
      ...tables,
      titles: tables.titles.map(named),
      episodes: tables.episodes.map(named),
      characters: tables.characters.map(named),
      comments: tables.comments.map((row) => ({ ...row, text: `Said ${markOf(row.title_id)}` })),
      screencaps: tables.screencaps.map((row) => ({
        ...row,
        image_url: `https://img.example/${markOf(row.title_id)}`,
      })),
    },
  };
};

const dataset = marked(randomDataset(4));
const data = loaded(dataset);
const earliest = addDays(dataThrough, -29);

let test: InProcessPortal<Caller>;

beforeAll(async () => {
  test = await openInProcess(dataset, callers);
});
afterAll(() => test?.close());

const addressOf = ({ view, clauses, sorts, limit }: Query, resultFormat = 'json'): string => {
  const search = new URLSearchParams({ resultFormat });
  for (const filter of formatFilters(clauses)) search.append('filters', filter);
  if (sorts.length > 0) search.set('sorts', sorts.map(({ column, direction }) => `${column} ${direction}`).join());
  if (limit !== undefined) search.set('limit', String(limit));
  return `/v1/query-view/${view}?${search}`;
};

const questionsOf = (view: ViewId, count: number, seed = 1): Query[] => {
  const chance = chanceOf(seed * 1000 + viewIds.indexOf(view));
  return Array.from({ length: count }, () => randomQuestion(chance, dataset, view));
};

const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1.5e-9 * Math.max(1, Math.abs(a)) : a === b;

const differ = (expected: readonly Row[], got: readonly Row[]): string | null => {
  if (expected.length !== got.length) return `${expected.length} rows by definition, ${got.length} answered`;
  for (const [i, row] of expected.entries())
    for (const [name, value] of Object.entries(row))
      if (!isSame(value, got[i]?.[name])) return `row ${i} ${name}: ${value} by definition, ${got[i]?.[name]} answered`;
  return null;
};

/** Asks as the user and compares with what the definitions give; a refusal or a thing that is not there is no leak. */
const compare = async (user: Caller, query: Query, expected: () => readonly Row[]): Promise<string[]> => {
  const answer = await test.call(user, { url: addressOf(query) });
  if ([403, 404].includes(answer.statusCode)) return [];
  const difference = answer.statusCode === 200 ? differ(expected(), answer.json().data) : answer.body;
  return difference === null ? [] : [`${user}, ${questionText(query)}\n  ${difference}`];
};

type Person = Data['answerSheets'][number]['person'];

/** What is left of the data without other people. */
const peopleOf = (all: Data, isAllowed: (person: Person) => boolean): Data => {
  const isTheirs = ({ member }: { member: Person }): boolean => isAllowed(member);
  return {
    ...all,
    members: all.members.filter(isAllowed),
    follows: all.follows.filter(isTheirs),
    views: all.views.filter(isTheirs),
    reactions: all.reactions.filter(isTheirs),
    ratings: all.ratings.filter(isTheirs),
    votes: all.votes.filter(isTheirs),
    comments: all.comments.filter(isTheirs),
    answerSheets: all.answerSheets.filter(({ person }) => isAllowed(person)),
  };
};

/** Only the day by day tracker and growth around a release reach before the window by their own filter. */
const ownDays: readonly ViewId[] = ['anticipationTracker', 'anticipationTrackerByDay', 'dates'];

/** The days a question asks for, as a date filter. */
const askedDays = ({ clauses }: Query): Clause | undefined => {
  const days = clauses.find(({ id }) => id === 'daysInPast');
  const last: Clause | undefined = days && { ...days, id: 'date', values: [`last ${days.values[0]} days`] };
  return clauses.find(({ id }) => id === 'date') ?? last;
};

const cutToWindow = (query: Query): Query => {
  const clause = askedDays(query);
  const { from, to } = resolveDates(clause, dataThrough);
  const days: Clause = {
    id: 'date',
    op: 'between',
    values: [from === null || from < earliest ? earliest : from, to],
    join: 'or',
  };
  return { ...query, clauses: [...query.clauses.filter(({ id }) => id !== 'date' && id !== 'daysInPast'), days] };
};

/** Does the trend of a range look at days before the window? */
const endsLate = (query: Query): boolean => {
  const { from, to } = resolveDates(askedDays(query), dataThrough);
  return to >= addDays(dataThrough, -10) && (from === null || from <= to) && (from ?? '') <= dataThrough;
};

const titleIds = dataset.tables.titles.map((row) => row.title_id);
const idsWhere = (isAllowed: (title: Data['titles'][number]) => boolean): string[] =>
  data.titles.filter((title) => !isAllowed(title)).map((title) => title.id);

/** Titles that each user must never hear of. */
const forbidden: Partial<Record<Caller, readonly string[]>> = {
  network: idsWhere((title) => title.network?.id === '7'),
  genre: idsWhere((title) => title.genres.includes('Comedy')),
  studio: idsWhere((title) => title.studio?.id === '501'),
  origin: idsWhere((title) => ['US', 'GB'].includes(title.country ?? '')),
  language: idsWhere((title) => title.language === 'fr'),
  status: idsWhere((title) => ['Continuing', 'Released'].includes(title.status)),
  type: idsWhere((title) => title.kind === 'movie'),
  one: titleIds.filter((id) => id !== '9'),
  shows: idsWhere((title) => title.kind === 'show'),
  movies: idsWhere((title) => title.kind === 'movie'),
};

const limitedUsers = Object.keys(forbidden) as Caller[];

const leaksIn = (user: Caller, text: string): string[] =>
  (forbidden[user] ?? []).filter((id) => text.includes(markOf(id)) || text.includes(`"${id}"`));

describe('people', () => {
  const cases = [
    { user: 'europe', id: 'country', values: ['GB', 'FR'], count: 2 },
    { user: 'us', id: 'country', values: ['US'], count: 2 },
    { user: 'young', id: 'age', values: ['16-17', '18-24', '25-29'], count: 1 },
    { user: 'women', id: 'gender', values: ['female'], count: 1 },
  ] as const;
  it.each(cases)('outside count for nothing in any view ($user)', async ({ user, id, values, count }) => {
    const isAllowed = (person: Person): boolean => values.some((value) => value === person[id]);
    const reduced = peopleOf(data, isAllowed);
    const only: Clause = { id, op: 'is', values: [...values], join: 'or' };
    const failures: string[] = [];
    for (const view of viewIds)
      for (const asked of questionsOf(view, count)) {
        // Without a country there is no balanced panel, whose weights come from everybody whatever the filters.
        const left = asked.clauses.filter((clause) => clause.id !== id && clause.id !== 'country');
        const query = { ...asked, clauses: left };
        const understood = { ...query, clauses: [...query.clauses, only] };
        failures.push(...(await compare(user, query, () => referenceAnswer(reduced, understood).rows)));
      }
    expect(failures.join('\n')).toBe('');
  });

  it('cannot be asked for by name', async () => {
    const url = '/v1/query/showSummary?filters=country:US';
    expect((await test.call('europe', { url })).statusCode).toBe(403);
    const both = (await test.call('europe', { url: `${url},GB` })).json();
    expect(both.meta.filters).toContainEqual({ id: 'country', op: 'is', values: ['GB'], join: 'or' });
  });
});

describe('days', () => {
  it('before the window count for nothing in any view', async () => {
    const failures: string[] = [];
    for (const view of viewIds.filter((id) => !ownDays.includes(id)))
      for (const query of questionsOf(view, 3, 2).filter(endsLate)) {
        const takesDates = viewDefinition(view).filters.includes('date');
        const expected = takesDates ? cutToWindow(query) : query;
        failures.push(...(await compare('month', query, () => referenceAnswer(data, expected).rows)));
      }
    expect(failures.join('\n')).toBe('');
  });

  it('before the window are refused when a range ends there', async () => {
    const before = `date:2024-01-01 00:00:00 to ${addDays(earliest, -1)} 23:59:59`;
    for (const view of ['showSummary', 'trendingShows', 'homepageMoviesAnticipation']) {
      const url = `/v1/query/${view}?${new URLSearchParams({ filters: before })}`;
      expect((await test.call('month', { url })).statusCode).toBe(403);
      expect((await test.call('full', { url })).statusCode).toBe(200);
    }
  });

  it('are those of the window in lists of days', async () => {
    const days: Row[] = (await test.call('month', { url: '/v1/query/dates' })).json().data;
    expect(days.length).toBeGreaterThan(20);
    expect(days.every(({ date }) => String(date) >= earliest)).toBe(true);
    const [title] = data.titles;
    const filters = new URLSearchParams({ limit: '-1' });
    for (const filter of [`titleId:${title?.id}`, 'releaseDate:[-400,400]']) filters.append('filters', filter);
    const url = `/v1/query/anticipationTrackerByDay?${filters}`;
    const rows: Row[] = (await test.call('month', { url })).json().data;
    const first = addDays(title?.releaseDay ?? '', Number(rows[0]?.releaseDate));
    expect(first).toBe(earliest);
    expect(rows).toHaveLength(30);
  });

  it('before the window give no growth in the tracker', async () => {
    const url = '/v1/query/anticipationTracker?filters=contentType:series,movie';
    const rows: Row[] = (await test.call('month', { url })).json().data;
    expect(rows.length).toBeGreaterThan(3);
    for (const { releaseDate, growth40Before, growthFirst7 } of rows) {
      const released = String(releaseDate ?? '0000-00-00');
      if (released < earliest) expect(growthFirst7).toBeNull();
      if (released < addDays(earliest, 40)) expect(growth40Before).toBeNull();
    }
  });
});

/** Marks in every cell of every sheet. */
const workbookText = async (payload: Buffer): Promise<string> =>
  JSON.stringify((await readXlsx(payload)).sheets.map((sheet) => sheet.rows));

const textOf = async (user: Caller, query: Query, format: string): Promise<string> => {
  const answer = await test.call(user, { url: addressOf(query, format) });
  if (answer.statusCode !== 200) return refused(answer, query);
  if (format === 'xlsx') return workbookText(answer.rawPayload);
  // What was asked for comes back as it was sent; rows alone may name titles.
  return format === 'json' ? JSON.stringify(answer.json().data) : answer.body.replace(/\{"meta".*/, '');
};

/** A view that fails under a limit of a user would hide a leak and its data. */
const refused = (answer: { statusCode: number; body: string }, query: Query): string => {
  expect([400, 403, 404], `${questionText(query)}\n${answer.body}`).toContain(answer.statusCode);
  return '';
};

/** Rows and sample of an answer; '' for a refusal, a thing that is not there among them. */
const rowsOf = async (user: Caller, query: Query): Promise<string> => {
  const answer = await test.call(user, { url: addressOf(query) });
  if (answer.statusCode !== 200) return refused(answer, query);
  const { data: rows, meta } = answer.json();
  return JSON.stringify([rows, meta.sampleSize]);
};

/** Filters by which something of a title is named, and what a title has there. */
const naming: readonly [FilterId, (id: string) => readonly string[]][] = [
  ...(['show', 'movie', 'title', 'titleId'] as const).map((id): (typeof naming)[number] => [id, (title) => [title]]),
  ['episode', (title) => dataset.tables.episodes.flatMap((row) => (row.title_id === title ? row.episode_id : []))],
  [
    'screencapId',
    (title) => dataset.tables.screencaps.flatMap((row) => (row.title_id === title ? row.screencap_id : [])),
  ],
  [
    'characters',
    (title) => dataset.tables.characters.flatMap((row) => (row.title_id === title ? row.character_id : [])),
  ],
];

/** A title of each kind that a user must not hear of, the first there is. */
const outsideOf = (user: Caller): { id: string; kind: ContentType }[] =>
  (['series', 'movie'] as const).flatMap((kind) => {
    const ids = dataset.tables.titles.filter((row) => row.kind === kind).map((row) => row.title_id);
    const id = ids.find((candidate) => forbidden[user]?.includes(candidate));
    return id === undefined ? [] : [{ id, kind }];
  });

/** Of them the one of the view's kind; a view of both kinds is asked about one by every second user, about the other by the rest. */
const outsideFor = (user: Caller, view: ViewId): string[] => {
  const { filters } = viewDefinition(view);
  const outside = outsideOf(user);
  const takesAny = filters.includes('title') || filters.includes('titleId');
  const ofView = outside.filter(({ kind }) => takesAny || filters.includes(kind === 'series' ? 'show' : 'movie'));
  const known = ofView.length === 0 ? outside : ofView;
  const turn = limitedUsers.indexOf(user) + viewIds.indexOf(view);
  return known.filter((_, i) => i === turn % known.length).map(({ id }) => id);
};

/** A view asked for each title outside by each of its filters that names one, and the same about what does not exist. */
const namedQuestions = (user: Caller, view: ViewId): [Query, Query][] => {
  const { filters, required } = viewDefinition(view);
  const { clauses } = plainQuestion(dataset, view);
  const about = (id: FilterId, values: string[]): Query => {
    const others = clauses.filter((clause) => !required.some((ids) => ids.includes(id) && ids.includes(clause.id)));
    return { view, clauses: [...others, { id, op: 'is', values, join: 'or' }], sorts: [], limit: -1 };
  };
  return outsideFor(user, view).flatMap((title) =>
    naming
      .filter(([id]) => filters.includes(id))
      .flatMap(([id, valuesOf]): [Query, Query][] => {
        const values = valuesOf(title).slice(0, 20);
        return values.length === 0 ? [] : [[about(id, [...values]), about(id, ['nothing-of-this-name'])]];
      }),
  );
};

describe('titles', () => {
  it.each(limitedUsers)(
    'outside are in no answer of any view, in any format (%s)',
    async (user) => {
      const failures: string[] = [];
      for (const [place, view] of viewIds.entries()) {
        const turn = place + limitedUsers.indexOf(user);
        const format = ['ndjson', 'csv', 'xlsx'][turn % 3] ?? 'csv';
        const more = ['network', 'genre', 'one', 'shows', 'movies'].includes(user) ? 1 : 0;
        const asked: [Query, string][] = [
          [plainQuestion(dataset, view), 'json'],
          ...questionsOf(view, more, 3).map((query): [Query, string] => [{ ...query, limit: -1 }, format]),
        ];
        for (const [query, as] of asked)
          for (const id of leaksIn(user, await textOf(user, query, as)))
            failures.push(`${user} got ${id} as ${as} from ${questionText(query)}`);
      }
      expect(failures.join('\n')).toBe('');
    },
    240_000,
  );

  it('are found by their marks in the same answers of a user that may see them', async () => {
    for (const format of ['json', 'ndjson', 'csv', 'xlsx']) {
      const text = await textOf('full', plainQuestion(dataset, 'showSummary'), format);
      expect(titleIds.filter((id) => text.includes(markOf(id))).length, format).toBeGreaterThan(5);
    }
  });

  it.each(limitedUsers)(
    'outside are answered by no view that is asked for them by name, as if there were none (%s)',
    async (user) => {
      const failures: string[] = [];
      for (const view of viewIds)
        for (const [query, unknown] of namedQuestions(user, view)) {
          const asked = await rowsOf(user, query);
          if (asked === '') continue;
          const none = await rowsOf(user, unknown);
          if (asked !== none)
            failures.push(`${user}, ${questionText(query)}\n  ${asked.slice(0, 300)}\n  and not ${none.slice(0, 300)}`);
        }
      expect(failures.join('\n')).toBe('');
    },
    240_000,
  );

  it.each(limitedUsers)('outside are not offered as options (%s)', async (user) => {
    for (const kind of optionKinds) {
      const found = await test.call(user, { url: `/v1/options/${kind}?limit=1000` });
      expect(leaksIn(user, found.body)).toEqual([]);
      const ids = encodeURIComponent(titleIds.join('|'));
      const named = await test.call(user, { url: `/v1/options/${kind}?ids=${ids}` });
      expect(leaksIn(user, named.body)).toEqual([]);
    }
  });

  it.each(limitedUsers)('outside offer neither their network nor their studio (%s)', async (user) => {
    const allowed = data.titles.filter(({ id }) => !forbidden[user]?.includes(id));
    for (const kind of ['network', 'studio'] as const) {
      const offered = (await test.call(user, { url: `/v1/options/${kind}?limit=1000` })).json().data;
      const known = new Set(allowed.flatMap((title) => title[kind]?.id ?? []));
      expect(offered.map(({ value }: { value: string }) => value).sort()).toEqual([...known].sort());
    }
    for (const { id } of dataset.tables.networks.map((row) => ({ id: row.network_id }))) {
      const answer = await test.call(user, { url: `/v1/query/networkDetail?filters=network:${id}` });
      if (!allowed.some(({ network }) => network?.id === id) && !['shows', 'movies'].includes(user))
        expect([404, 403]).toContain(answer.statusCode);
    }
  });

  it('inside have the figures that they have for everybody', async () => {
    const failures: string[] = [];
    const only: Clause = { id: 'network', op: 'is', values: ['7'], join: 'or' };
    const views: ViewId[] = [
      'showSummary',
      'bingeReport',
      'anticipatedReturningShows',
      'trendingShows',
      'attributionTitle',
    ];
    for (const view of views)
      for (const asked of questionsOf(view, 4, 5)) {
        const query = { ...asked, clauses: asked.clauses.filter(({ id }) => id !== 'network') };
        const understood = { ...query, clauses: [...query.clauses, only] };
        failures.push(...(await compare('network', query, () => referenceAnswer(data, understood).rows)));
      }
    expect(failures.join('\n')).toBe('');
  });

  it('count alone in votes for an actor, in their audience and in what else it watches', async () => {
    const isAllowed = (title: Data['titles'][number]) => title.network?.id === '7';
    const votes = data.votes.filter(({ title }) => isAllowed(title));
    const reduced = { ...data, votes };
    const failures: string[] = [];
    for (const view of ['actorFanFavoriteVotes', 'actorFavorites'] as const)
      for (const query of questionsOf(view, 6, 6))
        failures.push(...(await compare('network', query, () => referenceAnswer(reduced, query).rows)));
    expect(failures.join('\n')).toBe('');
  });
});

/** Each user, and the filters that say to a user without limits what its limits say to it. */
const asFilters: [Caller, string[]][] = [
  ['europe', ['country:GB,FR']],
  ['young', ['age:16-17,18-24,25-29']],
  ['women', ['gender:female']],
  ['network', ['network:7']],
  ['genre', ['genre:Comedy']],
  ['studio', ['studio:501']],
  ['origin', ['originating_country:US,GB']],
  ['language', ['originating_language:fr']],
  ['status', ['status:Continuing,Released']],
  ['type', ['contentType:movie']],
  ['one', ['title:9']],
  ['shows', ['contentType:series']],
  ['month', ['date:last 30 days']],
];

describe('the cross-tab', () => {
  const run = async (user: Caller, filters: readonly string[] = [], resultFormat = 'json') => {
    const payload = {
      view: 'crosstab',
      fields: [
        'crosstab.title',
        'crosstab.user_country',
        'crosstab.view_count',
        'crosstab.viewer_count',
        'crosstab.follow_count',
      ],
      filters,
      pivots: ['crosstab.user_country'],
      total: true,
      row_total: true,
      resultFormat,
    };
    const answer = await test.call(user, { method: 'POST', url: '/v1/view/runStream', payload });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return answer;
  };

  it.each(asFilters)('counts for %s what the filters %j count, totals too', async (user, filters) => {
    const limited = (await run(user)).json();
    expect(limited.data).toEqual((await run('full', filters)).json().data);
    expect(limited.meta.sampleSize).toBeGreaterThan(0);
    expect(leaksIn(user, JSON.stringify(limited.data))).toEqual([]);
  });

  it.each(['ndjson', 'csv', 'xlsx'])('streams and exports nothing else (%s)', async (format) => {
    for (const [user, filters] of asFilters) {
      const textOfRun = async (name: Caller, asked: string[]) => {
        const answer = await run(name, asked, format);
        return format === 'xlsx' ? workbookText(answer.rawPayload) : answer.body.replace(/\{"meta".*/, '');
      };
      const limited = await textOfRun(user, []);
      expect(leaksIn(user, limited), user).toEqual([]);
      if (format === 'ndjson') expect(limited, user).toBe(await textOfRun('full', filters));
    }
  });

  it('refuses what the user may not see by name, and days before its window', async () => {
    const refused: [Caller, string][] = [
      ['europe', 'country:US'],
      ['women', 'gender:male'],
      ['network', 'network:8'],
      ['one', 'title:10'],
      ['month', `date:2024-01-01 00:00:00 to ${addDays(earliest, -1)} 23:59:59`],
    ];
    for (const [user, filter] of refused) {
      const payload = { view: 'crosstab', fields: ['crosstab.title', 'crosstab.view_count'], filters: [filter] };
      const answer = await test.call(user, { method: 'POST', url: '/v1/view/runStream', payload });
      expect([user, answer.statusCode]).toEqual([user, 403]);
    }
  });
});

describe('the benchmark', () => {
  const routes = [
    { url: '/v1/view/benchmark', id: 'showId', kind: 'show' },
    { url: '/v1/view/movie-benchmark', id: 'movieId', kind: 'movie' },
  ] as const;

  const ask = (user: Caller, { url, id }: (typeof routes)[number], title: string, more: object) =>
    test.call(user, { method: 'POST', url, payload: { [id]: title, topData: false, ...more } });

  /** Lines come in any order, and the last one says how long it took. */
  const blockOf = (body: string): Row => {
    const lines = body.trimEnd().split('\n');
    return Object.assign({}, ...lines.map((line) => JSON.parse(line)).map(({ top, bottom }) => top ?? bottom));
  };

  it.each(routes)('of a title outside is not answered ($url)', async (route) => {
    for (const [user, ids = []] of Object.entries(forbidden) as [Caller, string[]][])
      for (const { id } of data.titles.filter(({ id, kind }) => kind === route.kind && ids.includes(id)))
        for (const topData of [true, false]) {
          const { statusCode, body } = await ask(user, route, id, { topData });
          expect([403, 404], `${user} ${id} ${body}`).toContain(statusCode);
        }
  });

  it.each(routes)('has the figures of what is inside, and of nothing else ($url)', async (route) => {
    let compared = 0;
    for (const [user, filters] of asFilters) {
      const inside = data.titles.find(({ id, kind }) => kind === route.kind && !forbidden[user]?.includes(id));
      if (inside === undefined) continue;
      for (const more of [{ isCustomBenchmark: true }, { topData: true, isCustomBenchmark: true }]) {
        const limited = await ask(user, route, inside.id, more);
        if (limited.statusCode === 403) continue;
        const own = filters.filter((filter) =>
          /^(country|age|gender|date|network|genre|studio|orig|status|title)/.test(filter),
        );
        const full = await ask('full', route, inside.id, { ...more, filters: own });
        expect(full.statusCode, full.body).toBe(200);
        expect(blockOf(limited.body), `${user} ${JSON.stringify(more)}`).toEqual(blockOf(full.body));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(12);
  });
});

describe('pages', () => {
  it.each(['shows', 'movies', 'gem', 'blocked'] as const)('decide which views answer at all (%s)', async (user) => {
    const { allowedPages, blockedReports } = callers[user];
    for (const view of viewIds) {
      const [query] = questionsOf(view, 1);
      if (query === undefined) continue;
      const { pages } = viewDefinition(view);
      const granting = pages.filter((page) => pageAllowed(allowedPages, page));
      const isBlocked =
        granting.length > 0 && granting.every((page) => blockedReports.some((report) => report === page));
      // What is answered is the matter of the tests above.
      if (granting.length > 0 && !isBlocked) continue;
      const { statusCode, body } = await test.call(user, { url: addressOf(query) });
      expect([view, statusCode]).toEqual([view, 403]);
      if (isBlocked) expect(JSON.parse(body)).toMatchObject({ success: false, blocked: true });
    }
  });
});

describe('answers kept in memory', () => {
  it('are given to nobody else: same address, other rows, other ETag', async () => {
    const url = '/v1/query/showSummary';
    const etags = new Set<string>();
    const bodies = new Set<string>();
    const names: Caller[] = ['full', 'europe', 'us', 'month', 'network', 'one'];
    for (const name of names) {
      const first = await test.call(name, { url });
      const again = await test.call(name, { url });
      expect(again.json().data).toEqual(first.json().data);
      for (const etag of etags) {
        const asked = await test.call(name, { url, headers: { 'if-none-match': etag } });
        expect(asked.statusCode).toBe(200);
      }
      etags.add(String(first.headers.etag));
      bodies.add(JSON.stringify(first.json().data));
    }
    expect(etags.size).toBe(names.length);
    expect(bodies.size).toBe(names.length);
  });

  it.each([
    {
      url: '/v1/view/runStream',
      payload: { view: 'crosstab', fields: ['crosstab.content_type', 'crosstab.view_count', 'crosstab.viewer_count'] },
    },
    { url: '/v1/view/benchmark', payload: { showId: '9', topData: false, isCustomBenchmark: true } },
    { url: '/v1/view/benchmark', payload: { showId: '9', topData: true } },
    { url: '/v1/view/movie-benchmark', payload: { movieId: 'film-1', topData: false, isCustomBenchmark: true } },
  ])('are given to nobody else by $url, $payload', async (call) => {
    const rowsOf = async (name: Caller): Promise<string> => {
      const { body, statusCode } = await test.call(name, { method: 'POST', ...call });
      expect(statusCode, body).toBe(200);
      if (call.url.endsWith('runStream')) return JSON.stringify(JSON.parse(body).data);
      return body.trimEnd().split('\n').slice(0, -1).sort().join('\n');
    };
    const names: Caller[] = ['full', 'europe', 'us', 'women', 'month'];
    const first = new Map<Caller, string>();
    for (const name of names) first.set(name, await rowsOf(name));
    expect(new Set(first.values()).size).toBe(names.length);
    for (const name of [...names].reverse()) expect(await rowsOf(name)).toBe(first.get(name));
  });
});

/**
 * Nothing outside an account's countries, days, titles and kinds leaves the portal: every view in every format, the option
 * lists and the cross-tab are walked with restricted accounts.
 *
 * People: the restricted answer is the naive answer over a dataset from which everybody else was removed. Days: that of the
 * range cut to the window. Titles: every name and id of a title carries a mark, and no mark of a forbidden title is found in
 * any answer; rows are those of the naive answer that are about allowed titles. A data category narrows what a figure counts
 * and which rows there are; the denominators of shares leave it out like every content filter (metric definitions), so that
 * a share means the same to every account.
 */
import {
  accountKindPages,
  addDays,
  allPages,
  type Clause,
  formatFilters,
  optionKinds,
  pageAllowed,
  type Query,
  type Row,
  resolveDates,
  type ViewId,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../packages/metrics/src/naive/dataset.ts';
import { naiveAnswer } from '../packages/metrics/src/naive/index.ts';
import { type Data, loaded } from '../packages/metrics/src/naive/loaded.ts';
import { chanceOf } from '../packages/metrics/src/naive/random.ts';
import { dataThrough } from '../packages/metrics/src/naive/random-catalogue.ts';
import { randomDataset } from '../packages/metrics/src/naive/random-dataset.ts';
import { plainQuestion, questionText, randomQuestion } from '../packages/metrics/src/naive/random-questions.ts';
import { type InProcessPortal, openInProcess } from './in-process-portal.ts';

const everywhere = { allowedPages: [...allPages], allowedDataCategories: ['country:*'], blockedReports: [] };
const limitedTo = (...allowedDataCategories: string[]) => ({ ...everywhere, allowedDataCategories });

const accounts = {
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
  shows: { ...everywhere, allowedPages: [...accountKindPages.shows] },
  movies: { ...everywhere, allowedPages: [...accountKindPages.movies] },
  gem: { ...everywhere, allowedPages: [...accountKindPages.gem] },
  blocked: { ...everywhere, blockedReports: ['/show/*', '/movies'] },
} as const;
type Account = keyof typeof accounts;

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

let test: InProcessPortal<Account>;

beforeAll(async () => {
  test = await openInProcess(dataset, accounts);
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

/** Asks as the account and compares with what the definitions give; a refusal or a thing that is not there is no leak. */
const compare = async (account: Account, query: Query, expected: () => readonly Row[]): Promise<string[]> => {
  const answer = await test.call(account, { url: addressOf(query) });
  if ([403, 404].includes(answer.statusCode)) return [];
  const difference = answer.statusCode === 200 ? differ(expected(), answer.json().data) : answer.body;
  return difference === null ? [] : [`${account}, ${questionText(query)}\n  ${difference}`];
};

const isAbout =
  <T extends { member: { country: string | null } }>(countries: readonly string[]) =>
  ({ member }: T): boolean =>
    countries.includes(member.country ?? '');

/** What is left of the data without the people of other countries. */
const peopleOf = (all: Data, countries: readonly string[]): Data => ({
  ...all,
  members: all.members.filter((member) => countries.includes(member.country ?? '')),
  follows: all.follows.filter(isAbout(countries)),
  views: all.views.filter(isAbout(countries)),
  reactions: all.reactions.filter(isAbout(countries)),
  ratings: all.ratings.filter(isAbout(countries)),
  votes: all.votes.filter(isAbout(countries)),
  comments: all.comments.filter(isAbout(countries)),
  answerSheets: all.answerSheets.filter(({ person }) => countries.includes(person.country ?? '')),
});

const withoutCountry = (query: Query): Query => ({
  ...query,
  clauses: query.clauses.filter((clause) => clause.id !== 'country'),
});

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

/** Titles that each account must never hear of. */
const forbidden: Partial<Record<Account, readonly string[]>> = {
  network: idsWhere((title) => title.network?.id === '7'),
  genre: idsWhere((title) => title.genres.includes('Comedy')),
  one: titleIds.filter((id) => id !== '9'),
  shows: idsWhere((title) => title.kind === 'series'),
  movies: idsWhere((title) => title.kind === 'movie'),
};

const leaksIn = (account: Account, text: string): string[] =>
  (forbidden[account] ?? []).filter((id) => text.includes(markOf(id)) || text.includes(`"${id}"`));

describe('people', () => {
  const cases = [
    { account: 'europe', countries: ['GB', 'FR'] },
    { account: 'us', countries: ['US'] },
  ] as const;
  it.each(cases)('of other countries count for nothing in any view ($account)', async ({ account, countries }) => {
    const reduced = peopleOf(data, countries);
    const failures: string[] = [];
    for (const view of viewIds)
      for (const asked of questionsOf(view, 2)) {
        const query = withoutCountry(asked);
        const only: Clause = { id: 'country', op: 'is', values: [...countries], join: 'or' };
        const understood = { ...query, clauses: [...query.clauses, only] };
        failures.push(...(await compare(account, query, () => naiveAnswer(reduced, understood).rows)));
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
        failures.push(...(await compare('month', query, () => naiveAnswer(data, expected).rows)));
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

const textOf = async (account: Account, query: Query, format: string): Promise<string> => {
  const answer = await test.call(account, { url: addressOf(query, format) });
  if (answer.statusCode !== 200) return '';
  if (format === 'xlsx') return workbookText(answer.rawPayload);
  // What was asked for comes back as it was sent; rows alone may name titles.
  return format === 'json' ? JSON.stringify(answer.json().data) : answer.body.replace(/\{"meta".*/, '');
};

describe('titles', () => {
  const limitedAccounts = Object.keys(forbidden) as Account[];

  it.each(limitedAccounts)(
    'outside are in no answer of any view, in any format (%s)',
    async (account) => {
      const failures: string[] = [];
      for (const [place, view] of viewIds.entries()) {
        const turn = place + limitedAccounts.indexOf(account);
        const format = ['ndjson', 'csv', 'xlsx'][turn % 3] ?? 'csv';
        const asked: [Query, string][] = [
          [plainQuestion(dataset, view), 'json'],
          ...questionsOf(view, 1, 3).map((query): [Query, string] => [{ ...query, limit: -1 }, format]),
        ];
        for (const [query, as] of asked)
          for (const id of leaksIn(account, await textOf(account, query, as)))
            failures.push(`${account} got ${id} as ${as} from ${questionText(query)}`);
      }
      expect(failures.join('\n')).toBe('');
    },
    240_000,
  );

  it('are found by their marks in the same answers of an account that may see them', async () => {
    for (const format of ['json', 'ndjson', 'csv', 'xlsx']) {
      const text = await textOf('full', plainQuestion(dataset, 'showSummary'), format);
      expect(titleIds.filter((id) => text.includes(markOf(id))).length, format).toBeGreaterThan(5);
    }
  });

  it.each(limitedAccounts)('outside are not offered as options (%s)', async (account) => {
    for (const kind of optionKinds) {
      const found = await test.call(account, { url: `/v1/options/${kind}?limit=1000` });
      expect(leaksIn(account, found.body)).toEqual([]);
      const ids = encodeURIComponent(titleIds.join('|'));
      const named = await test.call(account, { url: `/v1/options/${kind}?ids=${ids}` });
      expect(leaksIn(account, named.body)).toEqual([]);
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
        failures.push(...(await compare('network', query, () => naiveAnswer(data, understood).rows)));
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
        failures.push(...(await compare('network', query, () => naiveAnswer(reduced, query).rows)));
    expect(failures.join('\n')).toBe('');
  });
});

describe('the cross-tab', () => {
  const ask = async (account: Account, filters: readonly string[] = []) => {
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
    };
    const answer = await test.call(account, { method: 'POST', url: '/v1/view/runStream', payload });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return answer.json();
  };

  it('counts what the same filters count, totals too', async () => {
    const pairs: [Account, string[]][] = [
      ['europe', ['country:GB,FR']],
      ['network', ['network:7']],
      ['genre', ['genre:Comedy']],
      ['one', ['title:9']],
      ['shows', ['contentType:series']],
      ['month', ['date:last 30 days']],
    ];
    for (const [account, filters] of pairs) {
      const limited = await ask(account);
      expect(limited.data, account).toEqual((await ask('full', filters)).data);
      expect(limited.meta.sampleSize, account).toBeGreaterThan(0);
      expect(leaksIn(account, JSON.stringify(limited.data))).toEqual([]);
    }
  });
});

describe('pages', () => {
  it.each(['shows', 'movies', 'gem', 'blocked'] as const)('decide which views answer at all (%s)', async (account) => {
    const { allowedPages, blockedReports } = accounts[account];
    for (const view of viewIds) {
      const [query] = questionsOf(view, 1);
      if (query === undefined) continue;
      const { statusCode, body } = await test.call(account, { url: addressOf(query) });
      const { pages } = viewDefinition(view);
      const granting = pages.filter((page) => pageAllowed(allowedPages, page));
      const isBlocked =
        granting.length > 0 && granting.every((page) => blockedReports.some((report) => report === page));
      if (granting.length === 0 || isBlocked) expect([view, statusCode]).toEqual([view, 403]);
      if (isBlocked) expect(JSON.parse(body)).toMatchObject({ success: false, blocked: true });
    }
  });
});

describe('answers kept in memory', () => {
  it('are given to nobody else: same address, other rows, other ETag', async () => {
    const url = '/v1/query/showSummary';
    const etags = new Set<string>();
    const bodies = new Set<string>();
    const names: Account[] = ['full', 'europe', 'us', 'month', 'network', 'one'];
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
});

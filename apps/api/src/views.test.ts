import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createUser } from '@cvm/accounts';
import { daysBetween, pageAllowed, queryAnswerSchema, type Row, type ViewDefinition, views } from '@cvm/contract';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idsOf, neededBy } from './testing/needed-filters.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;
let ids: Readonly<Record<string, string>>;
let showId: string;
let movieId: string;

beforeAll(async () => {
  test = await sharedPortal();
  ids = await idsOf(test);
  ({ show: showId = '', movie: movieId = '' } = ids);
});
afterAll(() => test?.close());

describe('the growth of a title around its release', () => {
  it('has no figure of days before the data begin', async () => {
    const { data: first } = (await test.get(viewUrl('dates', [], { limit: '1' }))).json();
    const begins: string = first[0].date;
    const listed = (await test.get(viewUrl('anticipationTracker', ['contentType:series', 'date:all time']))).json();
    const { titleId, releaseDate } = listed.data.find((row: Row) => row.releaseDate !== null);
    const firstDay = daysBetween(releaseDate, begins);
    const daysOf = async (start: number, end: number) => {
      const asked = [`titleId:${titleId}`, `releaseDate:[${start},${end}]`];
      const { data } = (await test.get(viewUrl('anticipationTrackerByDay', asked))).json();
      return data.map((row: Row) => row.releaseDate);
    };
    expect(await daysOf(firstDay - 40, firstDay - 1)).toEqual([]);
    expect(await daysOf(firstDay - 2, firstDay + 1)).toEqual([firstDay, firstDay + 1]);
  });
});

describe('an answer', () => {
  it('carries the rows, the query as understood, the sample size, the data date and the edition', async () => {
    const answer = await test.get(viewUrl('showSummary', ['country:US', 'date:last 30 days'], { limit: '3' }));
    const { data, meta } = queryAnswerSchema.parse(answer.json());
    expect(data).toHaveLength(3);
    expect(Object.keys(data[0] ?? {})).toEqual(views.showSummary.columns.map(({ name }) => name));
    expect(meta).toMatchObject({
      view: 'showSummary',
      rows: 3,
      panel: 'Balanced',
      edition: 1,
      dataThrough: '2026-11-15',
    });
    expect(meta.range).toEqual({ from: '2026-10-17', to: '2026-11-15' });
    expect(meta.filters).toContainEqual({ id: 'country', op: 'is', values: ['US'], join: 'or' });
    expect(meta.sampleSize).toBeGreaterThan(0);
  });

  it('says how much a weighted sample is worth: no more than its members, and nothing where nobody is weighed', async () => {
    const metaOf = async (filters: string[]) =>
      queryAnswerSchema.parse((await test.get(viewUrl('showSummary', filters))).json()).meta;
    const weighted = await metaOf(['country:US']);
    expect(weighted.panel).toBe('Balanced');
    expect(weighted.effectiveSampleSize).toBeGreaterThan(1);
    expect(weighted.effectiveSampleSize).toBeLessThan(weighted.sampleSize ?? 0);
    const plain = await metaOf(['country:US', 'panel:No']);
    expect(plain).toMatchObject({ panel: 'Total', sampleSize: weighted.sampleSize, effectiveSampleSize: null });
  });

  it('tells no growth over days of which none has data, and no range of them', async () => {
    const after = ['date:2027-01-01 00:00:00 to 2027-01-31 23:59:59'];
    const found = (filters: readonly string[]) =>
      test.get(viewUrl('moviesAnticipation', filters)).then((answer) => answer.json());
    const [known, unknown] = await Promise.all([found(['date:last 30 days']), found(after)]);
    const growths = (rows: readonly Row[]) => rows.map(({ growth }) => growth);
    expect(growths(known.data).some((growth) => typeof growth === 'number')).toBe(true);
    expect(unknown.data.length).toBeGreaterThan(0);
    expect(new Set(growths(unknown.data))).toEqual(new Set([null]));
    // A first day after the last says that there is none.
    expect(unknown.meta.range).toEqual({ from: '2027-01-01', to: '2026-11-15' });
  });

  it('is sorted as asked', async () => {
    const answer = await test.get(viewUrl('showSummary', [], { sorts: 'viewers asc,show desc' }));
    const viewers: number[] = answer.json().data.map((row: { viewers: number }) => row.viewers);
    expect(viewers.length).toBeGreaterThan(5);
    expect(viewers).toEqual([...viewers].sort((a, b) => a - b));
  });

  it('is ordered, cut and paged likewise where its figures are worked out behind the engine', async () => {
    const ask = async (others: Record<string, string>) =>
      (await test.get(viewUrl('showAgeIndex', [`show:${showId}`], others))).json().data;
    const ages = await ask({ sorts: 'age asc' });
    expect(ages.length).toBeGreaterThan(3);
    expect(await ask({ sorts: 'age desc' })).toEqual([...ages].reverse());
    expect(await ask({ sorts: 'age asc', limit: '2' })).toEqual(ages.slice(0, 2));
    const [first] = ages;
    expect(await ask({ sorts: 'age asc', after: JSON.stringify([first.age]) })).toEqual(ages.slice(1));
    const lines = (await ask({ sorts: 'index desc' })).map((row: { index: number }) => row.index);
    expect(lines).toEqual([...lines].sort((one, other) => other - one));
    const refused = await test.get(viewUrl('showAgeIndex', [`show:${showId}`], { sorts: 'age asc', after: '[1]' }));
    expect(refused.statusCode).toBe(400);
    const file = viewUrl('showAgeIndex', [`show:${showId}`], { sorts: 'age asc', resultFormat: 'ndjson' });
    const streamed = await test.get(file.replace('/query/', '/query-view/'));
    const streamedRows = streamed.body.trimEnd().split('\n').slice(0, -1);
    expect(streamedRows.map((line) => JSON.parse(line))).toEqual(ages);
  });

  it('is confirmed with 304 while neither the question nor the data changed', async () => {
    const url = viewUrl('moviesSummary', ['country:US']);
    const first = await test.get(url);
    const etag = String(first.headers.etag);
    const again = await test.get(url, 'analyst', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await test.get(viewUrl('moviesSummary', ['country:GB']), 'analyst', { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).not.toBe(etag);
  });

  it('has an ETag of its own for every access scope', async () => {
    const url = viewUrl('showSummary');
    const [all, restricted] = [await test.get(url), await test.get(url, 'restricted')];
    expect(restricted.headers.etag).not.toBe(all.headers.etag);
    const borrowed = await test.get(url, 'restricted', { 'if-none-match': String(all.headers.etag) });
    expect(borrowed.statusCode).toBe(200);
  });

  it('is not computed twice for the same question', async () => {
    const url = viewUrl('networkSummary', ['country:CA']);
    const answers = await Promise.all([test.get(url), test.get(url), test.get(url)]);
    const later = await test.get(url);
    // The time the engine took is part of the answer: one run, one time.
    expect(new Set([...answers, later].map((answer) => answer.body)).size).toBe(1);
  });
});

describe('a large answer', () => {
  const url = viewUrl('showSummary', ['country:US,GB,CA'], { limit: '-1' });
  const ask = (encoding: string) => test.get(url, 'analyst', { 'accept-encoding': encoding });

  it('is found once for callers who want it in different encodings at the same moment', async () => {
    const { warehouse } = test.portal;
    const [written, asked] = [vi.spyOn(warehouse, 'queryText'), vi.spyOn(warehouse, 'query')];
    const [plain, brotli, zipped, again] = await Promise.all(['identity', 'br', 'gzip', 'gzip, br'].map(ask));
    const runs = [...written.mock.calls, ...asked.mock.calls].filter(([, , { name }]) => name === 'showSummary').length;
    for (const spy of [written, asked]) spy.mockRestore();
    // The rows and their sample size.
    expect(runs).toBe(2);
    if (!plain || !brotli || !zipped || !again) throw new Error('An answer is missing.');
    expect([plain, brotli, zipped, again].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
      'br',
    ]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(queryAnswerSchema.parse(plain.json()).data.length).toBeGreaterThan(10);
    for (const { headers } of [plain, brotli, zipped]) {
      expect(headers.etag).toBe(plain.headers.etag);
      expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
    }
  });

  it('is sent from memory in the encoding it was sent in before, and confirmed in any', async () => {
    const [first, second] = [await ask('br'), await ask('br')];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding, 'if-none-match': String(first.headers.etag) };
      const confirmed = await test.get(url, 'analyst', headers);
      expect([confirmed.statusCode, confirmed.rawPayload.byteLength]).toEqual([304, 0]);
    }
  });

  it('is sent as it was though its rows are not kept, as they are not where they are too many', async () => {
    const { warehouse, results } = test.portal;
    const first = await ask('br');
    results.clear();
    const asked = [vi.spyOn(warehouse, 'queryText'), vi.spyOn(warehouse, 'query')];
    const second = await ask('br');
    const runs = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of asked) spy.mockRestore();
    expect(runs).toBe(0);
    expect(brotliDecompressSync(second.rawPayload).equals(brotliDecompressSync(first.rawPayload))).toBe(true);
    expect(second.headers).toMatchObject({ etag: first.headers.etag, 'content-encoding': 'br' });
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
  });
});

describe('what cannot be understood is refused by name', () => {
  it.each([
    ['nothing', [], {}, 404, 'unknown_view', 'nothing'],
    ['showSummary', ['planet:Mars'], {}, 400, 'unknown_filter', 'planet'],
    ['showSummary', ['movie:1'], {}, 400, 'unknown_filter', 'movie'],
    ['showSummary', ['country:XX'], {}, 400, 'bad_filter', 'country'],
    ['showSummary', ['date:yesterday'], {}, 400, 'bad_filter', 'date'],
    ['showSummary', ['date:2024-02-30 to 2024-03-01'], {}, 400, 'bad_filter', 'date'],
    ['showSummary', ['country:US', 'country:CA'], {}, 400, 'bad_filter', 'country'],
    ['showSummary', [], { sorts: 'beauty desc' }, 400, 'bad_sort', 'beauty'],
    ['showSummary', [], { sorts: 'viewers; drop table x' }, 400, 'bad_sort', 'drop table'],
    ['showSummary', [], { limit: 'many' }, 400, 'bad_limit', 'limit'],
    ['showSummary', [], { limit: '-2' }, 400, 'bad_limit', 'limit'],
    ['showSummary', [], { limit: '' }, 400, 'bad_limit', 'limit'],
    ['showSummary', [], { limit: '1000000000000' }, 400, 'bad_limit', 'must be 10000000 or less'],
    ['showSummary', [], { offset: '9'.repeat(40) }, 400, 'bad_request', 'must be 10000000 or less'],
    ['showSummary', [], { limit: '0x10' }, 400, 'bad_limit', 'limit'],
    ['showSummary', [], { limit: '1e2' }, 400, 'bad_limit', 'limit'],
    ['showSummary', ['originating_language:EN'], {}, 400, 'bad_filter', 'Did you mean en?'],
    ['topPerformingShows', ['date:last 7 days', 'daysInPast:7'], {}, 400, 'bad_filter', 'daysInPast'],
    ['showSummary', [], { colour: 'red' }, 400, 'bad_request', 'colour'],
    ['showSummary', [], { resultFormat: 'csv' }, 400, 'bad_request', 'query-view'],
    ['showAgeIndex', [], {}, 400, 'missing_filter', 'show'],
    ['seriesDetail', ['show:999999999'], {}, 404, 'unknown_title', 'show'],
    ['movieDetail', ['movie:no-such-movie'], {}, 404, 'unknown_title', 'movie'],
    ['showRating', ['show:999999999'], {}, 404, 'unknown_title', '999999999'],
    ['showMobility', ['show:999999999'], {}, 404, 'unknown_title', '999999999'],
    ['affinityAll', ['title:999999999'], {}, 404, 'unknown_title', '999999999'],
  ] as const)('%s %j %j', async (view, filters, others, status, code, named) => {
    const answer = await test.get(viewUrl(view, filters, others));
    expect(answer.statusCode).toBe(status);
    const { error } = answer.json();
    expect(error.code).toBe(code);
    expect(error.message).toContain(named);
  });

  it.each([
    ['filters=genre%3A%E9', '"filters" is not percent-encoded correctly: genre%3A%E9'],
    ['filters=genre:Drama%2CCo%ZZmedy', '"filters" is not percent-encoded correctly: genre:Drama%2CCo%ZZmedy'],
    ['sorts=viewers%20desc&limit=%', '"limit" is not percent-encoded correctly: %'],
    ['%ZZ=1', '"%ZZ" is not percent-encoded correctly: 1'],
  ])('what is encoded wrongly, as such: %s', async (query, message) => {
    const answer = await test.get(`/v1/query/showSummary?${query}`);
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, `Parameter ${message}`]);
  });

  it.each([
    ['limit=3&limit=4', 'bad_limit', 'limit', 'Parameter "limit" is given twice.'],
    ['sorts=viewers&sorts=views', 'bad_sort', 'sorts', 'Parameter "sorts" is given twice.'],
    ['constructor=1', 'bad_request', 'constructor', 'There is no parameter "constructor".'],
    ['__proto__=1', 'bad_request', '__proto__', 'There is no parameter "__proto__".'],
  ])('what stands in an address as no call takes it: %s', async (query, code, field, message) => {
    const answer = await test.get(`/v1/query/showSummary?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code, message, details: { field } });
  });

  it.each([
    ['seriesDetail', 'show:999999999', 'No shows with id 999999999 found in index'],
    ['movieDetail', 'movie:no-such-movie', 'No movies with id no-such-movie found in index'],
    ['networkDetail', 'network:999999999', 'No networks with id 999999999 found in index'],
    ['actorDetail', 'actor:999999999', 'No actors with id 999999999 found in index'],
  ] as const)('%s of something that is not there: %s', async (view, filter, message) => {
    const answer = await test.get(viewUrl(view, [filter]));
    expect([answer.statusCode, answer.json().error.message]).toEqual([404, message]);
  });
});

describe('access', () => {
  it('a shows-only user gets no view about movies, and no other user gets a view its pages do not grant', async () => {
    const pagesOf = async (name: 'shows' | 'movies' | 'gem') =>
      (await test.get('/v1/user/profile', name)).json().lookerUserInfo.allowedPages;
    for (const name of ['shows', 'movies', 'gem'] as const) {
      const pages = await pagesOf(name);
      const hidden = name === 'shows' ? 'movie' : name === 'movies' ? 'series' : null;
      for (const view of Object.values<ViewDefinition>(views)) {
        const granted =
          view.pages.some((page) => pageAllowed(pages, page)) &&
          (hidden === null || view.kind !== hidden || view.namesNoTitle === true);
        if (granted) continue;
        const answer = await test.get(viewUrl(view.id, neededBy(view)), name);
        expect([name, view.id, answer.statusCode]).toEqual([name, view.id, 403]);
      }
    }
  });

  it('a movies-only user gets figures of networks, and no row or filter that names a show', async () => {
    const all = (await test.get(viewUrl('networkSummary'))).json().data;
    expect((await test.get(viewUrl('networkSummary'), 'movies')).json().data).toEqual(all);
    const network = `network:${all[0].networkId}`;
    for (const view of ['networkAgeIndex', 'networkMobility'] as const)
      expect((await test.get(viewUrl(view, [network]), 'movies')).json().data).toEqual(
        (await test.get(viewUrl(view, [network]))).json().data,
      );
    for (const url of [viewUrl('networkTopShows', [network]), viewUrl('networkSummary', [`show:${showId}`])]) {
      const refused = await test.get(url, 'movies');
      expect([refused.statusCode, refused.json().error.message]).toEqual([403, 'You may not see shows.']);
    }
  });

  it('a restricted user sees its countries alone, whatever it asks for', async () => {
    const countriesOf = async (filters: string[]) => {
      const answer = await test.get(viewUrl('showCountryIndex', [`show:${showId}`, ...filters]), 'restricted');
      return answer.json().data.map((row: { country: string }) => row.country);
    };
    const seen = await countriesOf([]);
    expect(seen.length).toBeGreaterThan(0);
    for (const country of [...seen, ...(await countriesOf(['country:not CA']))])
      expect(['US', 'GB', 'CA']).toContain(country);
    expect(await countriesOf(['country:US,FR'])).toEqual(['US']);
    const refused = await test.get(viewUrl('showSummary', ['country:FR']), 'restricted');
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'forbidden']);
  });

  it('a user that is blocked from a report is told that it is locked, not that it failed', async () => {
    const user = {
      email: 'blocked@test.example',
      password: 'popcorn-behind-a-lock',
      allowedPages: ['/shows', '/movies'],
    };
    await createUser(test.portal.accounts.db, { ...user, blockedReports: ['/movies'] });
    const { token } = (await test.signIn(user.email, user.password)).json();
    const call = (url: string) => test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const locked = await call(viewUrl('moviesSummary'));
    expect(locked.statusCode).toBe(403);
    expect(locked.json()).toMatchObject({
      blocked: true,
      error: {
        code: 'blocked',
        message: 'Contact your Client Success Representative to learn more about this report',
      },
    });
    expect((await call(viewUrl('showSummary'))).statusCode).toBe(200);
  });

  it('a restricted user sees no day before its window', async () => {
    const answer = await test.get(viewUrl('showSummary', ['date:all time']), 'restricted');
    // 24 months of 30 days, ending on the last day with data.
    expect(answer.json().meta.range).toEqual({ from: '2024-11-26', to: '2026-11-15' });
  });

  it('tells a user what restricts its choices, and offers it no titles it may not see', async () => {
    const { data } = (await test.get('/v1/user/filters_permissible', 'restricted')).json();
    expect(data).toMatchObject({ limits: { country: ['US', 'GB', 'CA'] }, months: 24, dataThrough: '2026-11-15' });
    const titles = (await test.get('/v1/options/title?limit=100', 'shows')).json().data;
    expect(new Set(titles.map((title: { kind: string }) => title.kind))).toEqual(new Set(['series']));
    expect((await test.get('/v1/options/movie', 'shows')).json()).toEqual({ success: true, data: [], more: false });
  });

  it('offers the gem-only user what programs are filtered by, and looks up no title and no actor for it', async () => {
    const none = { success: true, data: [], more: false };
    const { actor } = ids;
    for (const url of ['actor?search=a', `actor?ids=${actor}`, `show?ids=${showId}`, `movie?ids=${movieId}`, 'title'])
      expect([url, (await test.get(`/v1/options/${url}`, 'gem')).json()]).toMatchObject([url, none]);
    for (const kind of ['genre', 'network', 'studio'])
      expect([kind, (await test.get(`/v1/options/${kind}`, 'gem')).json()]).toEqual([
        kind,
        (await test.get(`/v1/options/${kind}`)).json(),
      ]);
    expect((await test.get(`/v1/options/actor?ids=${actor}`)).json().data).toHaveLength(1);
  });
});

describe('options', () => {
  it.each([
    ['options/show?ids=', 'ids'],
    ['options/show?ids=||', 'ids'],
    ['options/show?page=', 'page'],
    ['options/show?page=1e2', 'page'],
    ['options/show?limit=%201', 'limit'],
    ['options/show?limit=0x10', 'limit'],
    ['search?query=a&limit=', 'limit'],
    ['search?query=a&limit=1e1', 'limit'],
  ])('are asked for by numbers and ids as they are written: %s', async (url, field) => {
    const answer = await test.get(`/v1/${url}`);
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^Parameter "${field}" is not valid: must (be a whole number|name an id)`)),
    ]);
  });

  it('say which ids of a look-up are of nothing that the caller may see, whether or not there is such a thing', async () => {
    const missesOf = async (kind: string, asked: string, user: 'analyst' | 'shows' | 'gem' = 'analyst') =>
      (await test.get(`/v1/options/${kind}?ids=${encodeURIComponent(asked)}`, user)).json().misses;
    expect(await missesOf('title', `${showId}|no-such|${movieId}||no-such|gone`)).toEqual(['no-such', 'gone']);
    expect(await missesOf('title', showId)).toEqual([]);
    expect(await missesOf('platform', 'Nobody+')).toEqual(['Nobody+']);
    expect(await missesOf('title', `${showId}|${movieId}|no-such`, 'shows')).toEqual([movieId, 'no-such']);
    expect(await missesOf('movie', `${movieId}|no-such`, 'shows')).toEqual([movieId, 'no-such']);
    expect(await missesOf('actor', `${ids.actor}|no-such`, 'gem')).toEqual([ids.actor, 'no-such']);
    expect((await test.get('/v1/options/title?limit=2')).json()).not.toHaveProperty('misses');
  });

  it('come in pages and say whether there is another', async () => {
    const page = async (n: number) => (await test.get(`/v1/options/show?limit=5&page=${n}`)).json();
    const [first, second] = [await page(0), await page(1)];
    expect([first.data.length, first.more]).toEqual([5, true]);
    expect(second.data[0].value).not.toBe(first.data[0].value);
  });

  it('name the ids they are asked for, and countries and languages', async () => {
    const { data } = (await test.get(`/v1/options/title?ids=${showId}|${movieId}`)).json();
    expect(data.map((option: { value: string }) => option.value).sort()).toEqual([showId, movieId].sort());
    const countries = (await test.get('/v1/options/originating_country?search=united')).json().data;
    expect(countries).toContainEqual({ value: 'US', label: 'United States' });
  });
});

describe('exports', () => {
  const exported = (format: string) =>
    test.get(
      viewUrl('showSummary', ['country:US'], { limit: '5', resultFormat: format }).replace('/query/', '/query-view/'),
    );

  it('csv opens with the source line, the labels and the rows', async () => {
    const answer = await exported('csv');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(/filename="cvmi_showSummary_Show-Ranker_\d{8}\.csv"/);
    const [source, header, ...rows] = parseCsv(answer.body);
    expect(source?.[0]).toMatch(/^Source: CVM Insights, Show Ranker\. Country is United States\. .* N = /);
    expect(header?.[0]).toBe('Show');
    expect(rows).toHaveLength(5);
    expect(rows[0]?.[5]).toMatch(/^\d+(\.\d+)?%$/);
  });

  it.each(['xls', 'xlsx'])('%s opens as a workbook with typed cells', async (format) => {
    const answer = await exported(format);
    expect(answer.headers['content-disposition']).toMatch(/\.xlsx"/);
    const json = (await test.get(viewUrl('showSummary', ['country:US'], { limit: '5' }))).json().data;
    const [sheet] = (await readXlsx(new Uint8Array(answer.rawPayload))).sheets;
    expect(sheet?.rows).toHaveLength(7);
    expect(sheet?.rows[2]?.[0]).toBe(json[0].show);
    expect(sheet?.rows[2]?.[5]).toBe(json[0].viewshare);
  });

  it('carry the name of the one title they are about', async () => {
    const url = viewUrl('showRating', [`show:${showId}`], { resultFormat: 'csv' }).replace('/query/', '/query-view/');
    const answer = await test.get(url);
    const name = (await test.get(`/v1/options/show?ids=${showId}`)).json().data[0].label;
    expect(answer.body).toContain(`Show is ${name}.`);
    expect(answer.headers['content-disposition']).toContain('cvmi_showRating_');
    const [, header, ...rows] = parseCsv(answer.body);
    expect(header).toEqual(['Rating', 'Reviews', 'Share']);
    expect(rows.reduce((sum, row) => sum + Number.parseFloat(String(row[2])), 0)).toBeCloseTo(100, 3);
  });

  it('carry the name of the one actor they are about, in their name too', async () => {
    const [actor] = (await test.get(viewUrl('actorSummary', ['date:all time'], { limit: '1' }))).json().data;
    const url = viewUrl('actorAgeIndex', [`actor:${actor.actorId}`], { resultFormat: 'csv' });
    const answer = await test.get(url.replace('/query/', '/query-view/'));
    expect(answer.body).toContain(`Actor is ${actor.actor}.`);
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(`cvmi_actorAgeIndex_${actor.actor.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}_`),
    );
  });

  it('name the episodes and the characters that they are filtered by', async () => {
    const [episode] = (await test.get(viewUrl('episodes', [`show:${showId}`]))).json().data;
    const asked = [`show:${showId}`, `episode:${episode.episodeId}`];
    const url = viewUrl('showEmotionIndex', asked, { resultFormat: 'csv' }).replace('/query/', '/query-view/');
    const { season, episode: number, name } = episode;
    expect((await test.get(url)).body).toContain(`Episode is ${`S${season} | E${number} ${name ?? ''}`.trim()}.`);
    const [favourite] = (await test.get(viewUrl('showFavorites', [`show:${showId}`]))).json().data;
    const feed = viewUrl('reactionFeed', [`show:${showId}`, `characters:${favourite.characterId}`], {
      ...{ resultFormat: 'csv', limit: '1' },
    });
    expect((await test.get(feed.replace('/query/', '/query-view/'))).body).toContain(
      `Character is ${favourite.characterName}.`,
    );
  });

  it('say of rows about all episodes together what they are about, and name no episodes of a movie', async () => {
    const readFile = async (view: string, asked: string[]) => {
      const url = viewUrl(view, asked, { resultFormat: 'csv' }).replace('/query/', '/query-view/');
      const [, header, ...rows] = parseCsv((await test.get(url)).body);
      return { header, first: rows.map(([cell]) => cell) };
    };
    for (const [filters, whole] of [[[], 'Whole show'] as const, [['season:1'], 'Season 1'] as const]) {
      const asked = [`show:${showId}`, ...filters];
      const { data } = (await test.get(viewUrl('showEmotionIndex', asked))).json();
      const { first } = await readFile('showEmotionIndex', asked);
      expect(first).toEqual(data.map(({ episodeString }: Row) => episodeString ?? whole));
      expect(first).toContain(whole);
    }
    expect((await readFile('movieEmotionIndex', [`movie:${movieId}`])).header?.[0]).toBe('Emotion');
  });

  it('name the titles whose growth the tracker draws', async () => {
    const asked = [`titleId:${showId}`, 'releaseDate:[0,6]'];
    const url = viewUrl('anticipationTrackerByDay', asked, { resultFormat: 'csv' }).replace('/query/', '/query-view/');
    const name = (await test.get(`/v1/options/show?ids=${showId}`)).json().data[0].label;
    expect((await test.get(url)).body).toContain(`Title is ${name}. Days from release: 0 to 6.`);
  });

  it('stream as one row a line, the facts last', async () => {
    const answer = await exported('ndjson');
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(6);
    expect(lines.at(-1).meta).toMatchObject({ view: 'showSummary', rows: 5 });
  });

  it('stand in the audit log, rows that leave as a stream like files', async () => {
    const formats = ['csv', 'ndjson', 'xlsx'];
    for (const format of formats) expect((await exported(format)).statusCode).toBe(200);
    const entry = { person: 'analyst@demo.example', target: 'Show Ranker', address: '127.0.0.1' };
    for (const [action, written] of [
      ['export.view', ['xlsx', 'csv']],
      ['export.rows', ['ndjson']],
    ] as const) {
      const { data } = (await test.get(`/v1/admin/audit?action=${action}&limit=${written.length}`, 'auditor')).json();
      expect(data).toMatchObject(
        written.map((format) => ({
          ...entry,
          details: { view: 'showSummary', format, filters: expect.stringContaining('Country is United States.') },
        })),
      );
    }
  });

  it.each(['__proto__', 'constructor', 'toString'])('do not take the id %s for one of the data', async (id) => {
    const answers = await Promise.all(
      ['csv', 'xlsx', 'ndjson'].map((resultFormat) =>
        test.get(viewUrl('showSummary', [`show:${id}`], { resultFormat }).replace('/query/', '/query-view/')),
      ),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toMatchObject({
        code: 'unknown_title',
        message: `No shows with id ${id} found in index`,
      });
    }
  });

  it('are refused like any other call', async () => {
    const url = viewUrl('showSummary', ['planet:Mars'], { resultFormat: 'xlsx' }).replace('/query/', '/query-view/');
    expect((await test.get(url)).json().error.code).toBe('unknown_filter');
  });
});

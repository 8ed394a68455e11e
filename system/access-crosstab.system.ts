/**
 * The cross-tab and the benchmarks count to a user with limits what they count to a user without who asks for the same by
 * filters, in every format; and what is kept in memory is given to nobody else.
 */
import { addDays, type Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { type Caller, data, earliest, forbidden, leaksIn, walkedPortal, workbookText } from './access/walk.ts';

const { call } = walkedPortal();

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
    const answer = await call(user, { method: 'POST', url: '/v1/view/runStream', payload });
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
    // Files are made of the rows that a stream has: of one kind for every second user, of the other for the rest.
    const users = asFilters.filter((_, place) => format === 'ndjson' || (place % 2 === 0) === (format === 'csv'));
    for (const [user, filters] of users) {
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
      const answer = await call(user, { method: 'POST', url: '/v1/view/runStream', payload });
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
    call(user, { method: 'POST', url, payload: { [id]: title, topData: false, ...more } });

  /** Lines come in any order, and the last one says how long it took. */
  const blockOf = (body: string): Row => {
    const lines = body.trimEnd().split('\n');
    return Object.assign({}, ...lines.map((line) => JSON.parse(line)).map(({ top, bottom }) => top ?? bottom));
  };

  it.each(routes)('of a title outside is not answered ($url)', async (route) => {
    for (const [user, ids = []] of Object.entries(forbidden) as [Caller, string[]][])
      for (const [place, { id, kind }] of data.titles.entries()) {
        if (kind !== route.kind || !ids.includes(id)) continue;
        // One side or the other of every other title.
        const { statusCode, body } = await ask(user, route, id, { topData: place % 2 === 0 });
        expect([403, 404], `${user} ${id} ${body}`).toContain(statusCode);
      }
  });

  it.each(routes)('has the figures of what is inside, and of nothing else ($url)', async (route) => {
    const compared = new Map<boolean, number>();
    for (const [place, [user, filters]] of asFilters.entries()) {
      const inside = data.titles.find(({ id, kind }) => kind === route.kind && !forbidden[user]?.includes(id));
      if (inside === undefined) continue;
      // The segment of one, the title of the next; of movies for the users who are asked the other of shows.
      const topData = (place + routes.indexOf(route)) % 2 === 0;
      const more = { topData, isCustomBenchmark: true };
      const limited = await ask(user, route, inside.id, more);
      if (limited.statusCode === 403) continue;
      const own = filters.filter((filter) =>
        /^(country|age|gender|date|network|genre|studio|orig|status|title)/.test(filter),
      );
      const full = await ask('full', route, inside.id, { ...more, filters: own });
      expect(full.statusCode, full.body).toBe(200);
      expect(blockOf(limited.body), `${user} ${JSON.stringify(more)}`).toEqual(blockOf(full.body));
      compared.set(topData, (compared.get(topData) ?? 0) + 1);
    }
    for (const topData of [true, false]) expect(compared.get(topData)).toBeGreaterThan(3);
  });
});

/** The figures of a benchmark by their names: they come in any order, each with the counts that are known until then. */
const figuresIn = (body: string): string => {
  const figures = new Map<string, unknown>();
  for (const line of body.trimEnd().split('\n').slice(0, -1))
    for (const [side, block] of Object.entries<Row>(JSON.parse(line)))
      for (const [name, figure] of Object.entries(block)) figures.set(`${side}.${name}`, figure);
  const inOrder = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).sort()) : value;
  return JSON.stringify(Object.fromEntries(figures), inOrder);
};

describe('answers kept in memory', () => {
  it('are given to nobody else: same address, other rows, other ETag', async () => {
    const url = '/v1/query/showSummary';
    const etags = new Set<string>();
    const bodies = new Set<string>();
    const names: Caller[] = ['full', 'europe', 'us', 'month', 'network', 'one'];
    for (const name of names) {
      const first = await call(name, { url });
      const again = await call(name, { url });
      expect(again.json().data).toEqual(first.json().data);
      for (const etag of etags) {
        const asked = await call(name, { url, headers: { 'if-none-match': etag } });
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
  ])('are given to nobody else by $url, $payload', async (asked) => {
    const rowsOf = async (name: Caller): Promise<string> => {
      const { body, statusCode } = await call(name, { method: 'POST', ...asked });
      expect(statusCode, body).toBe(200);
      if (asked.url.endsWith('runStream')) return JSON.stringify(JSON.parse(body).data);
      return figuresIn(body);
    };
    const names: Caller[] = ['full', 'europe', 'us', 'women', 'month'];
    const first = new Map<Caller, string>();
    for (const name of names) first.set(name, await rowsOf(name));
    expect(new Set(first.values()).size).toBe(names.length);
    for (const name of [...names].reverse()) expect(await rowsOf(name)).toBe(first.get(name));
  });
});

/** What a cross-tab leaves out is left out wherever it leaves: as JSON, as rows, as a file; honest or not. */
import { type CellValue, crosstabAnswerSchema } from '@cvm/contract';
import { parseCsv } from 'hucre/csv';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;

beforeAll(async () => {
  test = await sharedPortal({ environment: { MINIMUM_BASE: '10' } });
});
afterAll(() => test?.close());

const f = (...names: string[]): string[] => names.map((name) => `crosstab.${name}`);

const post = async (body: object) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/view/runStream',
    headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
    payload: { view: 'crosstab', ...body },
  });

const run = async (body: object) => {
  const answer = await post(body);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return crosstabAnswerSchema.parse(answer.json());
};

const asked = {
  fields: f('user_age_bucket', 'viewer_count', 'view_count', 'viewer_share_by_column', 'user_gender'),
  pivots: f('user_gender'),
  filters: ['date:last 60 days'],
  total: true,
  row_total: true,
};

const isSmall = (value: unknown): boolean => typeof value === 'number' && value > 0 && value < 10;

type Answered = Awaited<ReturnType<typeof run>>;

const viewerColumns = ({ meta }: Answered): string[] =>
  meta.columns.filter(({ field }) => field === 'viewer_count').map(({ name }) => name);

describe('groups of fewer than ten', () => {
  it('are not shown, are named, and are joined by others that would tell of them', async () => {
    const { data, meta } = await run(asked);
    expect(meta.suppressed).toEqual({ minimumBase: 10 });
    const cells = data.flatMap((row) =>
      viewerColumns({ data, meta, success: true }).map((name) => [row, name] as const),
    );
    expect(cells.filter(([row, name]) => isSmall(row[name]))).toEqual([]);
    const left = cells.filter(([row, name]) => row.suppressed?.includes(name) === true);
    expect(left.length).toBeGreaterThan(0);
    for (const [row, name] of left) expect(row[name]).toBeNull();
    // Everything that is counted of them goes with them.
    for (const [row, name] of left)
      for (const other of ['view_count', 'viewer_share_by_column'])
        expect(row.suppressed).toContain(name.replace('viewer_count', other));
    // In no line is one alone: it would be what is missing from the total.
    for (const name of viewerColumns({ data, meta, success: true }))
      expect(data.filter((row) => row.suppressed?.includes(name) === true).length).not.toBe(1);
  });

  it('are the same whichever totals, rows and fields are asked for', async () => {
    const all = await run(asked);
    const plain = await run({ ...asked, total: false, row_total: false });
    const honest = await run({ ...asked, honest: true });
    const some = await run({ ...asked, limit: 2, sorts: f('user_age_bucket') });
    const left = ({ data }: Answered): Map<CellValue, string[]> =>
      new Map(
        data.map((row) => [
          String(row['crosstab.user_age_bucket']) + String(row._total ?? ''),
          (row.suppressed ?? []).filter((name) => !name.startsWith('Total|')),
        ]),
      );
    const expected = left(all);
    for (const other of [plain, honest, some])
      for (const [key, names] of left(other)) expect(names).toEqual(expected.get(key));
  });

  it('say nothing by the order of rows or by the rows a metric picks', async () => {
    const sorted = await run({ ...asked, sorts: ['female|crosstab.viewer_count asc'] });
    const rows = sorted.data.filter((row) => row._total !== true);
    const known = rows.map((row) => row['female|crosstab.viewer_count'] !== null);
    expect(known).toEqual([...known].sort((a, b) => Number(b) - Number(a)));
    const picked = await run({ ...asked, filters: [...asked.filters, 'metric:viewer_count < 10'] });
    expect(picked.data.filter((row) => row._total !== true && row['Total|crosstab.viewer_count'] === null)).toEqual([]);
  });

  it('are not told by what is calculated of them, here or in the days compared with', async () => {
    const calculated = [
      {
        name: 'crosstab.calc_double',
        label: 'Twice the viewers',
        op: 'multiply',
        left: 'crosstab.viewer_count',
        right: 2,
      },
      { name: 'crosstab.calc_change', label: 'Change', op: 'change', of: 'crosstab.viewer_count', period: 'previous' },
      {
        name: 'crosstab.calc_index',
        label: 'Index',
        op: 'index',
        of: 'crosstab.viewer_share_by_row',
        against: 'total',
      },
    ];
    const { data } = await run({ ...asked, calculated });
    const before = await run({ ...asked, filters: ['date:2026-07-19 00:00:00 to 2026-09-16 23:59:59'] });
    const keyOf = (row: Answered['data'][number]) => `${row['crosstab.user_age_bucket']} ${row._total ?? ''}`;
    const hiddenBefore = new Map(before.data.map((row) => [keyOf(row), row.suppressed ?? []]));
    let checked = 0;
    for (const row of data)
      for (const name of row.suppressed ?? []) {
        expect(row[name] ?? null).toBeNull();
        if (!name.endsWith('|crosstab.viewer_count')) continue;
        for (const other of ['calc_double', 'calc_change'])
          expect(row.suppressed).toContain(name.replace('viewer_count', other));
        checked += 1;
      }
    for (const row of data)
      for (const name of hiddenBefore.get(keyOf(row)) ?? []) {
        if (!name.endsWith('|crosstab.viewer_count')) continue;
        expect(row.suppressed).toContain(name.replace('viewer_count', 'calc_change'));
        checked += 1;
      }
    expect(checked).toBeGreaterThan(1);
  });

  it('are left out of streams and files as well', async () => {
    const { data, meta } = await run(asked);
    const lines = (await post({ ...asked, resultFormat: 'ndjson' })).body.trim().split('\n');
    expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual(data);
    expect(JSON.parse(lines.at(-1) ?? '').meta.suppressed).toEqual({ minimumBase: 10 });
    const file = (await post({ ...asked, resultFormat: 'parquet' })).rawPayload;
    const typed = await parquetReadObjects({ file: new Uint8Array(file).buffer });
    expect(typed.map(({ suppressed }) => suppressed)).toEqual(
      data.map(({ suppressed }) => (suppressed === undefined ? null : JSON.stringify(suppressed))),
    );
    const [[source = ''] = [], header = [], ...rows] = parseCsv((await post({ ...asked, resultFormat: 'csv' })).body);
    expect(source).toContain(
      '"Suppressed" stands for figures about fewer than 10 people, and for those they could be worked out from.',
    );
    const words = rows.flat().filter((cell) => cell === 'Suppressed');
    expect(header.length).toBe(meta.columns.length);
    expect(words).toHaveLength(data.flatMap((row) => row.suppressed ?? []).length);
  });

  it('are named beside the figure too, where a file has the people behind it and how sure it is', async () => {
    const [, header = [], ...rows] = parseCsv((await post({ ...asked, honest: true, resultFormat: 'csv' })).body);
    const beside = [' | People', ' | Effective Base', ' | Low', ' | High', ' | Differs'];
    const figures = header.flatMap((label, place) => (header.includes(`${label} | People`) ? [{ label, place }] : []));
    let checked = 0;
    for (const row of rows)
      for (const { label, place } of figures)
        if (row[place] === 'Suppressed')
          for (const end of beside) {
            const at = header.indexOf(`${label}${end}`);
            if (at < 0) continue;
            checked += 1;
            // Totals do not differ from anything, whether they are told or not.
            const word = end === ' | Differs' && row[0] === 'Total' ? '' : 'Suppressed';
            expect([label, end, row[at]]).toEqual([label, end, word]);
          }
    expect(checked).toBeGreaterThan(0);
  });

  it('are not told of by a table about all the others', async () => {
    const members = await test.portal.warehouse.query(
      {
        sql: `select country, uniqExact(member) as n from edition_1.views as views
inner join edition_1.cells as cells on cells.cell = views.cell where country != '' group by country having n < 10 order by n desc limit 1`,
        params: {},
      },
      z.object({ country: z.string() }),
      { name: 'test' },
    );
    const filters = [`country:not ${members.rows[0]?.country}`];
    const body = { fields: f('content_type', 'viewer_count'), total: true, filters };
    for (const more of [{}, { honest: true }])
      expect(await run({ ...body, ...more })).toMatchObject({ data: [], meta: { suppressed: { minimumBase: 10 } } });
    const lines = (await post({ ...body, resultFormat: 'ndjson' })).body.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ meta: { suppressed: { minimumBase: 10 } } }]);
    // The people of one measure may be many, those of another few.
    expect((await run({ ...body, filters: [] })).data.length).toBeGreaterThan(1);
  });

  it('are never single people', async () => {
    const answer = await post({ fields: f('user_id', 'view_count') });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      400,
      '"crosstab.user_id" shows people one by one, and groups of fewer than 10 are not shown.',
    ]);
    const catalogue = await test.get('/v1/view/fields');
    expect(catalogue.json().data.fields.length).toBeGreaterThan(20);
    expect(catalogue.body).not.toContain('user_id');
  });
});

it('leaves a table of large groups as it is', async () => {
  const { data, meta } = await run({ fields: f('content_type', 'viewer_count'), total: true });
  expect(data.length).toBeGreaterThan(1);
  expect(data.flatMap((row) => row.suppressed ?? [])).toEqual([]);
  expect(meta.suppressed).toBeUndefined();
});

describe('views', () => {
  /** Countries and their viewers of shows. */
  const viewersByCountry = async () => {
    const { rows } = await test.portal.warehouse.query(
      {
        sql: `select country, uniqExact(member) as n from edition_1.views as views
inner join edition_1.cells as cells on cells.cell = views.cell
where title in (select title from edition_1.titles where kind = 'series') and country != '' group by country order by n`,
        params: {},
      },
      z.object({ country: z.string(), n: z.number() }),
      { name: 'test' },
    );
    return rows;
  };
  const ask = async (view: string, filters: readonly string[]) => (await test.get(viewUrl(view, filters))).json();
  const keptBack = { data: [], meta: { rows: 0, sampleSize: null, suppressed: { minimumBase: 10 } } };

  it('break down no audience of fewer than ten', async () => {
    const filters = ['date:last 7 days'];
    const { data } = await ask('showSummary', filters);
    const small = data.find(({ viewers }: { viewers: number }) => viewers > 0 && viewers < 10);
    const large = data.find(({ viewers }: { viewers: number }) => viewers > 30);
    expect(await ask('showGenderIndex', [...filters, `show:${small.showId}`])).toMatchObject(keptBack);
    const shown = await ask('showGenderIndex', [...filters, `show:${large.showId}`]);
    expect(shown.data.length).toBeGreaterThan(0);
    expect(shown.meta.suppressed).toBeUndefined();
    // Enough to be told of, and too few to be tested.
    const medium = data.find(({ viewers }: { viewers: number }) => viewers >= 10 && viewers < 30);
    const untested = await ask('showGenderIndex', [...filters, `show:${medium.showId}`]);
    expect([untested.data.length > 0, untested.meta.untested]).toEqual([true, true]);
    expect(new Set(untested.data.map(({ differs }: { differs: unknown }) => differs))).toEqual(new Set([null]));
    expect(shown.meta.untested).toBeUndefined();
    const lines = (
      await test.get(
        viewUrl('showGenderIndex', [...filters, `show:${small.showId}`], { resultFormat: 'ndjson' }).replace(
          '/query/',
          '/query-view/',
        ),
      )
    ).body;
    expect(JSON.parse(lines).meta).toMatchObject(keptBack.meta);
    const file = async (showId: string): Promise<string> => {
      const url = viewUrl('showGenderIndex', [...filters, `show:${showId}`], { resultFormat: 'csv' });
      return (await test.get(url.replace('/query/', '/query-view/'))).body.split('\n')[0] ?? '';
    };
    expect(await file(small.showId)).toContain('No rows: they would tell of fewer than 10 people.');
    expect(await file(large.showId)).not.toContain('fewer than');
  });

  it('answer neither about few people nor about all but a few', async () => {
    const [few] = await viewersByCountry();
    expect(few?.n).toBeLessThan(10);
    expect(await ask('showSummary', [`country:${few?.country}`])).toMatchObject(keptBack);
    expect(await ask('showSummary', [`country:not ${few?.country}`])).toMatchObject(keptBack);
    expect((await ask('showSummary', [])).meta.suppressed).toBeUndefined();
  });

  const rowsOf = async <Row>(text: string, row: z.ZodType<Row>): Promise<Row[]> =>
    (await test.portal.warehouse.query({ sql: text, params: {} }, row, { name: 'test', database: 'edition_1' })).rows;

  /** The value that most rows of a fact have. */
  const most = async (column: string, fact: string): Promise<string> => {
    const text = `select toString(${column}) as id from ${fact} group by id order by count() desc, id limit 1`;
    return (await rowsOf(text, z.object({ id: z.string() })))[0]?.id ?? '';
  };

  const onTitles = (fact: string): string => `${fact} as fact inner join titles on titles.title = fact.title`;
  const ofShows = (fact: string): string => `${onTitles(fact)} where titles.kind = 'series'`;

  /** Views without a sample size, the filters they need, and the rows that they are about. */
  const unsampled = async (): Promise<[string, string[], string][]> => {
    const show = await most('title_id', ofShows('comments'));
    const seen = await most('title_id', ofShows('views'));
    const screencap = await most('screencap_id', "comments where screencap_id != ''");
    const byActor = 'character_votes as fact inner join actors on actors.actor = fact.actor';
    const actor = await most('actor_id', byActor);
    const network = await most('network_id', `${ofShows('views')} and network_id != ''`);
    const byPlatform = 'views as fact inner join platforms on platforms.platform = fact.platform';
    const platform = await most('platforms.name', byPlatform);
    const lately = 'fact.day > (select max(day) - 7 from views)';
    const coming = (kind: string) =>
      `${onTitles('follows')} where titles.kind = '${kind}' and ended is null
and (release_day is null or release_day > (select max(day) from views))`;
    const toCome = `${onTitles('follows')} where ended is null and (release_day is null
or release_day > (select max(day) from views) or (status = 'Continuing' and next_air_day is not null))`;
    const ofFeed = `${ofShows('comments')} and title_id = '${show}' and parent_comment_id = ''`;
    const feed = ['reactionFeed', 'reactionCounts', 'reactionEmotions'];
    return [
      ['homepageShowsAnticipation', [], coming('series')],
      ['homepageMoviesAnticipation', [], coming('movie')],
      ['trendingActors', ['contentType:series'], `${ofShows('character_votes')} and ${lately}`],
      ['anticipatedUnairedShows', [], coming('series')],
      ['moviesAnticipation', [], coming('movie')],
      ['releaseCalendar', [], toCome],
      ['anticipationOutcome', [], `${onTitles('views')} where day >= release_day and day < release_day + 7`],
      ['engagementRawTotals', [`show:${seen}`], `${ofShows('views')} and title_id = '${seen}' and episode != 0`],
      ['hottestMoments', [`show:${show}`], `${ofShows('comments')} and title_id = '${show}' and screencap_id != ''`],
      ['memes', [`screencapId:${screencap}`], `comments as fact where screencap_id = '${screencap}'`],
      ...feed.map((view): [string, string[], string] => [view, [`show:${show}`], ofFeed]),
      ['attributionPlatform', [`platform:${platform}`], `${byPlatform} where platforms.name = '${platform}'`],
      ['attributionTitle', [`show:${seen}`], `${ofShows('views')} and title_id = '${seen}' and platform != 0`],
      ['actorFanFavoriteVotes', [`actor:${actor}`], `${byActor} where actor_id = '${actor}'`],
      ['actorFavorites', [`actor:${actor}`], `${byActor} where actor_id = '${actor}'`],
      ['networkTopShows', [`network:${network}`], `${ofShows('views')} and network_id = '${network}'`],
      [
        'networkTrendingShows',
        [`network:${network}`],
        `${ofShows('views')} and network_id = '${network}' and ${lately}`,
      ],
      ['gemReport', [], 'survey_responses as fact'],
    ];
  };

  it('without a sample size tell neither of few people nor of all but a few', async () => {
    const kept = { suppressed: { minimumBase: 10 }, rows: 0 };
    const found: unknown[] = [];
    const views = await unsampled();
    for (const [view, filters, fact] of views) {
      const who = view === 'gemReport' ? 'respondent_id' : 'member';
      const [few] = await rowsOf(
        `select cells.country as country, uniqExact(${who}) as n from (select fact.* from ${fact}) as fact
inner join cells on cells.cell = fact.cell where cells.country != '' group by country having n < 10 order by n desc limit 1`,
        z.object({ country: z.string() }),
      );
      const answers = await Promise.all(
        [`country:${few?.country}`, `country:not ${few?.country}`].map((people) => ask(view, [...filters, people])),
      );
      const all = await ask(view, filters);
      const parts = answers.map(({ data, meta }) => ({ suppressed: meta?.suppressed, rows: data?.length }));
      found.push([view, all.data.length > 0, all.meta.suppressed, ...parts]);
    }
    // Nothing of a network is on the rise in this data, which few people less would not change.
    const isAnswered = (view: string): boolean => view !== 'networkTrendingShows';
    expect(found).toEqual(views.map(([view]) => [view, isAnswered(view), undefined, kept, kept]));
  });

  const benchmark = async (asked: object) => {
    const { body } = await test.app.inject({
      method: 'POST',
      url: '/v1/view/benchmark',
      headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
      payload: { page: 'show', topData: false, isCustomBenchmark: false, ...asked },
    });
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return Object.assign({}, ...lines.map(({ top, bottom, meta }) => top ?? bottom ?? { meta }));
  };

  it('leave the ages and genders of small titles out of benchmarks, of what they are compared with, too', async () => {
    const filters = ['date:last 7 days'];
    const { data } = await ask('showSummary', filters);
    const { showId } = data.find(({ viewers }: { viewers: number }) => viewers > 0 && viewers < 10);
    const of = { filters, showId };
    const top = await benchmark({ ...of, topData: true });
    expect(top.viewers).toBeGreaterThan(0);
    expect([top.age, top.gender]).toEqual([null, null]);
    const { titles, age } = await benchmark({ ...of, isCustomBenchmark: true, titles: true });
    expect(Object.values(age).reduce((sum: number, share) => sum + Number(share), 0)).toBeCloseTo(1, 6);
    const broken = titles.filter((title: { age: object | null }) => title.age !== null);
    expect(broken.length).toBeGreaterThan(0);
    for (const { viewers } of broken) expect(viewers).toBeGreaterThanOrEqual(10);
  });

  it('leave figures of few people out of benchmarks, those of all but a few, and of titles named for one', async () => {
    const showId = await most('title_id', ofShows('views'));
    const about = (fact: string) => `${ofShows(fact)} and title_id = '${showId}'`;
    const countryWith = async (fact: string, having: string): Promise<string> => {
      const rows = await rowsOf(
        `select cells.country as country, uniqExact(member) as n from (select fact.* from ${about(fact)}) as fact
inner join cells on cells.cell = fact.cell where cells.country != '' group by country having ${having} order by n desc limit 1`,
        z.object({ country: z.string() }),
      );
      return rows[0]?.country ?? '';
    };
    const few = await countryWith('views', 'n < 10');
    const fewRaters = await countryWith(
      'ratings',
      `n < 10 and country in (select cells.country from (select fact.* from ${about('views')}) as fact
inner join cells on cells.cell = fact.cell group by cells.country having uniqExact(member) >= 10)`,
    );
    const top = (...filters: string[]) => benchmark({ showId, topData: true, filters });
    const all = await top();
    expect(all).toMatchObject({ viewers: expect.any(Number), rating: expect.any(Number), age: expect.any(Object) });
    expect(all.meta.suppressed).toBeUndefined();
    const nothing = { viewers: null, engagement: null, engagementScore: null, completion: null, binge: null };
    for (const filter of [`country:${few}`, `country:not ${few}`])
      expect(await top(filter)).toMatchObject({ ...nothing, age: null, meta: { suppressed: { minimumBase: 10 } } });
    const some = await top(`country:${fewRaters}`);
    expect(some).toMatchObject({ viewers: expect.any(Number), rating: null, averageRating: null });
    // What is compared with is a title, too, where the call names one.
    const other = await most('title_id', `${ofShows('views')} and title_id != '${showId}'`);
    const named = {
      showId: other,
      isCustomBenchmark: true,
      titles: true,
      filters: [`show:${showId}`, `country:${few}`],
    };
    const bottom = await benchmark(named);
    expect(bottom).toMatchObject({ ...nothing, showCount: 1, median: nothing });
    for (const title of bottom.titles) expect(title).toMatchObject(nothing);
  });

  it('leave titles with few viewers, or of whom few are left out, out of the list and the mean of a benchmark', async () => {
    const viewersOf = async (...filters: string[]): Promise<Map<string, number>> => {
      const { data } = await ask('showSummary', filters);
      return new Map(data.map(({ showId, viewers }: { showId: string; viewers: number }) => [showId, viewers]));
    };
    const isFew = (n: number): boolean => n > 0 && n < 10;
    const filters = ['gender:female', 'age:18-24,25-29'];
    const [inside, everybody] = [await viewersOf(...filters), await viewersOf()];
    const showId = [...everybody].sort(([, a], [, b]) => b - a)[0]?.[0];
    const { titles, viewers } = await benchmark({ showId, filters, isCustomBenchmark: true, titles: true });
    const mayBeTold = (id: string): boolean => {
      const own = inside.get(id) ?? 0;
      return !isFew(own) && !isFew((everybody.get(id) ?? 0) - own);
    };
    const told = titles.filter(({ id }: { id: string }) => mayBeTold(id));
    const kept = titles.filter(({ id }: { id: string }) => !mayBeTold(id));
    expect(Math.min(told.length, kept.length)).toBeGreaterThan(0);
    for (const { id, viewers: own } of told) expect(own).toBe(inside.get(id) ?? 0);
    for (const title of kept)
      expect(title).toMatchObject({
        viewers: null,
        engagementScore: null,
        suppressed: expect.arrayContaining(['viewers', 'engagementScore', 'completion', 'binge']),
      });
    // Of the mean and those that are told, the others cannot be worked out: they are not in it.
    const sum = told.reduce((all: number, title: { viewers: number }) => all + title.viewers, 0);
    expect(viewers).toBeCloseTo(sum / told.length, 6);
  });

  it('say that too few people are behind each title of a benchmark, where all together would be enough', async () => {
    const filters = ['gender:female', 'age:18-24,25-29'];
    const { data } = await ask('showSummary', filters);
    const few: string[] = data
      .filter(({ viewers }: { viewers: number }) => viewers > 0 && viewers < 10)
      .map(({ showId }: { showId: string }) => showId);
    const named = few.map((id) => `'${id}'`).join(', ');
    const [together] = await rowsOf(
      `select uniqExact(member) as n from views inner join cells on cells.cell = views.cell
where views.title in (select title from titles where kind = 'series' and title_id in (${named}))
and cells.gender = 'female' and cells.age in ('18-24', '25-29')`,
      z.object({ n: z.number() }),
    );
    expect(together?.n).toBeGreaterThanOrEqual(10);
    const showId = await most('title_id', ofShows('views'));
    const asked = { showId, filters: [...filters, `show:${few.join('|')}`], isCustomBenchmark: true };
    const { meta, titles, viewers, counts } = await benchmark({ ...asked, titles: true });
    expect([viewers, counts.viewers, meta.suppressed]).toEqual([null, 0, { minimumBase: 10 }]);
    for (const title of titles)
      expect(title).toMatchObject({ viewers: null, suppressed: expect.arrayContaining(['viewers']) });
    // One title of enough people among them, and there is a mean to be told.
    const [enough] = data.filter(
      (row: { showId: string; viewers: number }) => row.showId !== showId && row.viewers >= 10,
    );
    const more = await benchmark({ ...asked, filters: [...filters, `show:${[enough.showId, ...few].join('|')}`] });
    expect([more.viewers, more.counts.viewers]).toEqual([enough.viewers, 1]);
  });
});

/** An assistant, by the protocol's own client, over HTTP and as a program. */
import { createUser, generateApiKey, type NewUser } from '@cvm/accounts';
import {
  blockedReportMessage,
  mcpEndpoints,
  queryAnswerSchema,
  userKindPages,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bundledCommand } from '../../../../scripts/testing/bundled.ts';
import { viewAccess } from '../testing/access-table.ts';
import { neededBy } from '../testing/needed-filters.ts';
import { sharedPortal } from '../testing/shared-portal.ts';
import { type TestPortal, viewUrl } from '../testing/test-portal.ts';

let test: TestPortal;
let origin: string;
const clients: Client[] = [];

beforeAll(async () => {
  test = await sharedPortal({ environment: { MINIMUM_BASE: '10' } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await test?.close();
});

type Key = { readonly apiKey: string; readonly apiSecret: string };
let count = 0;
const newKey = async (rights: Omit<NewUser, 'email'>): Promise<Key> => {
  count += 1;
  const { db } = test.portal.accounts;
  const { id } = await createUser(db, { email: `assistant${count}@client.example`, ...rights });
  return generateApiKey(db, id);
};

const basic = ({ apiKey, apiSecret }: Key) => `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;

/** The protocol's own client gives up after a minute, in which a busy machine may not have started the program. */
const patience = { timeout: 600_000 };

const connect = async (transport: Transport): Promise<Client> => {
  const client = new Client({ name: 'a test', version: '1' });
  clients.push(client);
  await client.connect(transport, patience);
  return client;
};

const overHttp = (key: Key): Promise<Client> =>
  connect(
    new StreamableHTTPClientTransport(new URL(mcpEndpoints.callTools.path, origin), {
      requestInit: { headers: { authorization: basic(key) } },
    }),
  );

const asProgram = async ({ apiKey, apiSecret }: Key): Promise<Client> =>
  connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [await bundledCommand('apps/cli/src/mcp.ts')],
      env: { PATH: process.env.PATH ?? '', PORTAL_URL: origin, API_KEY: apiKey, API_SECRET: apiSecret },
      stderr: 'ignore',
    }),
  );

const resultSchema = z.object({
  isError: z.boolean().optional(),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  content: z.array(z.object({ text: z.string() })),
});

const call = async (client: Client, name: string, asked: Record<string, unknown> = {}) =>
  resultSchema.parse(await client.callTool({ name, arguments: asked }, undefined, patience));

/** What a tool answers, as the schema reads it. */
const answer = async <T>(client: Client, name: string, asked: Record<string, unknown>, schema: z.ZodType<T>) => {
  const { structuredContent, content } = await call(client, name, asked);
  expect([name, content[0]?.text.slice(0, 200)]).toEqual([name, expect.stringMatching(/^\{/)]);
  return schema.parse(structuredContent);
};

const figuresSchema = z.object({
  source: z.string(),
  link: z.string().nullable(),
  sampleSize: z.number().nullable(),
  edition: z.number(),
  filters: z.array(z.string()),
  minimumBase: z.number().optional(),
  rows: z.array(z.record(z.string(), z.unknown())),
  more: z.boolean(),
});
const ranking = { view: 'showSummary', filters: ['date:last 90 days'], sorts: 'viewers desc', limit: 3 };

const firstShow = async (client: Client): Promise<string> => {
  const { rows } = await answer(client, 'ask_view', ranking, figuresSchema);
  return z.string().parse(rows[0]?.showId);
};

describe('an assistant', () => {
  it('is told what there is, each tool marked as one that only reads', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'list_views',
      'describe_view',
      'list_fields',
      'find_values',
      'define',
      'describe_access',
      'ask_view',
      'ask_crosstab',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    expect(client.getInstructions()).toContain('Cite every figure');
  });

  it('asks a view and is answered what the portal answers, with all it takes to cite it', async () => {
    const key = await newKey({ allowedPages: [...userKindPages.both] });
    const client = await overHttp(key);
    const { rows, more, source, link, ...facts } = await answer(client, 'ask_view', ranking, figuresSchema);
    const url = viewUrl('showSummary', ['date:last 90 days'], { sorts: 'viewers desc', limit: '3' });
    const direct = queryAnswerSchema.parse((await test.get(url, null, { authorization: basic(key) })).json());
    expect(rows).toEqual(direct.data);
    expect(more).toBe(true);
    expect(facts).toMatchObject({ sampleSize: direct.meta.sampleSize, edition: direct.meta.edition });
    expect(source).toMatch(/^Source: CVM Insights, .*Dates: .*N = .*Data through November 15, 2026\.$/);
    expect(link).toBe(`${test.portal.publicUrl.current}/shows?filters=date%3Alast+90+days&sorts=viewers+desc`);
  });

  const pages = figuresSchema.extend({ rowsAll: z.number() });

  it('goes on behind the rows it was given, and is told how many there are', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const whole = await answer(client, 'ask_view', { ...ranking, limit: 6 }, pages);
    const next = await answer(client, 'ask_view', { ...ranking, limit: 3, offset: 3 }, pages);
    expect(next.rows).toEqual(whole.rows.slice(3));
    const last = await answer(client, 'ask_view', { ...ranking, limit: 3, offset: whole.rowsAll - 2 }, pages);
    expect([last.rows.length, last.more, last.rowsAll]).toEqual([2, false, whole.rowsAll]);
  });

  it('goes on behind the rows of a cross-tab as well, whose totals come with each part', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const asked = {
      ...{ fields: ['crosstab.genre', 'crosstab.viewer_count'], filters: ['date:last 90 days'], totals: true },
      sorts: ['crosstab.viewer_count desc'],
    };
    const whole = await answer(client, 'ask_crosstab', { ...asked, limit: 200 }, pages);
    const [rows, total] = [whole.rows.slice(0, -1), whole.rows.at(-1)];
    expect([whole.more, whole.rowsAll]).toEqual([false, rows.length]);
    const next = await answer(client, 'ask_crosstab', { ...asked, limit: 2, offset: 1 }, pages);
    expect([next.rows, next.more, next.rowsAll]).toEqual([[...rows.slice(1, 3), total], true, rows.length]);
    const last = await answer(client, 'ask_crosstab', { ...asked, limit: 2, offset: rows.length - 1 }, pages);
    expect([last.rows, last.more, last.rowsAll]).toEqual([[rows.at(-1), total], false, rows.length]);
  });

  it('is told on which scale indexes and shares stand, which definitions speak of as the portal writes them', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const { tools } = await client.listTools();
    for (const { name, description } of tools.filter(({ name: of }) => of.startsWith('ask_')))
      expect([name, description]).toEqual([name, expect.stringContaining('an index of 1.25 is 125')]);
  });

  it('links the report of one title, and nothing where no page shows the same', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const show = await firstShow(client);
    const ofShow = async (...filters: string[]) =>
      (await answer(client, 'ask_view', { view: 'showMobility', filters: [`show:${show}`, ...filters] }, figuresSchema))
        .link;
    expect(await ofShow('country:US')).toContain(`/show/${show}/audience?filters=country%3AUS`);
    const all = { view: 'showSummary', filters: [], limit: 1 };
    expect((await answer(client, 'ask_view', all, figuresSchema)).link).toContain('filters=date%3Aall+time');
    const unoffered = { view: 'showSummary', filters: ['date:last 30 days', 'contentType:series'], limit: 1 };
    expect((await answer(client, 'ask_view', unoffered, figuresSchema)).link).toBeNull();
  });

  it('links rows in the order that was asked for, in a table among the modules of a page too', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const linkOf = async (asked: object) =>
      new URL((await answer(client, 'ask_view', { limit: 1, ...asked }, figuresSchema)).link ?? '');
    const filters = ['date:last 30 days'];
    const returning = { view: 'anticipatedReturningShows', filters };
    const ofModule = await linkOf({ ...returning, sorts: 'show asc' });
    expect([ofModule.pathname, ofModule.searchParams.getAll('sorted')]).toEqual([
      '/shows/anticipation-report',
      ['anticipatedReturningShows:show asc'],
    ]);
    expect((await linkOf(returning)).search).toBe('?filters=date%3Alast+30+days');
    const affinity = { view: 'showReportAffinityOR', filters: [`show:${await firstShow(client)}`] };
    const ofReport = await linkOf({ ...affinity, sorts: 'overlappingViewers desc' });
    expect(ofReport.searchParams.getAll('sorted')).toEqual(['showReportAffinityOR:overlappingViewers desc']);
  });

  it('asks a cross-tab with bases and intervals, and a link to the same in the report builder', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const asked = {
      fields: ['crosstab.genre', 'crosstab.viewer_count'],
      pivots: ['crosstab.user_gender'],
      filters: ['date:last 90 days'],
      calculated: [
        {
          ...{ name: 'crosstab.calc_per_viewer', label: 'Views per viewer', op: 'divide' },
          ...{ left: 'crosstab.view_count', right: 'crosstab.viewer_count' },
        },
      ],
      totals: true,
      limit: 2,
    };
    const figures = await answer(
      client,
      'ask_crosstab',
      asked,
      figuresSchema.extend({ definitions: z.array(z.record(z.string(), z.string())) }),
    );
    expect(figures.rows).toHaveLength(3);
    expect(figures.rows.at(-1)).toMatchObject({ _total: true });
    expect(figures.more).toBe(true);
    expect(Object.keys(figures.rows[0] ?? {})).toContain('female|crosstab.viewer_count|n');
    expect(figures.definitions).toEqual([
      { field: 'crosstab.viewer_count', label: 'Viewer Count', definition: 'Distinct members with a view.' },
      {
        ...{ field: 'crosstab.calc_per_viewer', label: 'Views per viewer' },
        definition: expect.stringContaining('View Count / Viewer Count'),
      },
    ]);
    expect(Object.keys(figures.rows[0] ?? {})).toContain('Total|crosstab.calc_per_viewer');
    expect(figures.source).toMatch(/Data through November 15, 2026\.$/);
    const picked = { ...asked, filters: [...asked.filters, 'metric:viewer_count >= 100'] };
    expect((await answer(client, 'ask_crosstab', picked, figuresSchema)).source).toContain(
      'Totals are of all rows, those too that the metrics leave out.',
    );
    const link = new URL(figures.link ?? '');
    expect([link.pathname, link.searchParams.getAll('fields')]).toEqual([
      '/report-builder',
      ['crosstab.genre', 'crosstab.viewer_count', 'crosstab.user_gender'],
    ]);
  });

  it('finds ids, values and definitions', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const hits = z.object({ hits: z.array(z.object({ kind: z.string(), id: z.string(), link: z.string() })) });
    const found = await answer(client, 'search', { query: 'the' }, hits);
    expect(found.hits.length).toBeGreaterThan(0);
    for (const { link, kind, id } of found.hits) expect(link).toBe(`${test.portal.publicUrl.current}/${kind}/${id}`);
    const values = z.object({ values: z.array(z.object({ value: z.string() })) });
    expect((await answer(client, 'find_values', { filter: 'genre' }, values)).values.length).toBeGreaterThan(1);
    const definitions = z.object({ definitions: z.array(z.record(z.string(), z.string())) });
    expect((await answer(client, 'define', { metric: 'viewers' }, definitions)).definitions).toContainEqual(
      expect.objectContaining({ metric: 'viewers', definition: 'Distinct members with a view.' }),
    );
  });

  it('tells how each filter is written, so that it can be', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const told = z.object({
      filters: z.array(z.object({ filter: z.string(), written: z.string(), excludes: z.boolean() })),
    });
    const { filters } = await answer(client, 'describe_access', {}, told);
    const of = (id: string) => filters.find(({ filter }) => filter === id);
    expect([of('gender')?.excludes, of('date')?.excludes]).toEqual([true, false]);
    const examples = (id: string) => [...(of(id)?.written ?? '').matchAll(/`([^`]*\d[^`]*)`/g)].map(([, text]) => text);
    const written = ['metric', 'date', 'runtime'].flatMap((id) => examples(id).map((text) => `${id}:${text}`));
    expect(written).toHaveLength(7);
    for (const filter of written) {
      const { isError } = await call(client, 'ask_view', { view: 'showSummary', filters: [filter], limit: 1 });
      expect([filter, isError]).toEqual([filter, undefined]);
    }
  });

  it('tells what every figure is, those too that are no metric', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const columns = z.object({ columns: z.array(z.object({ name: z.string(), definition: z.string().optional() })) });
    const told = await answer(client, 'describe_view', { view: 'hottestMoments' }, columns);
    expect(told.columns).toContainEqual(
      expect.objectContaining({ name: 'memeCount', definition: 'Comments with a screencap of the moment.' }),
    );
  });

  it('is refused in the words of the portal, naming what is wrong', async () => {
    const client = await overHttp(await newKey({ allowedPages: [...userKindPages.both] }));
    const refusals = [
      [{ view: 'nothing' }, 'There is no view "nothing".'],
      [{ view: 'showSummary', filters: ['age:200'] }, 'age'],
      [{ view: 'showMobility' }, 'show'],
      [{ view: 'showSummary', sort: 'viewers desc' }, 'takes no "sort"'],
    ] as const;
    for (const [asked, words] of refusals) {
      const { isError, content } = await call(client, 'ask_view', asked);
      expect([isError, content[0]?.text]).toEqual([true, expect.stringContaining(words)]);
    }
  });

  it('sees what its user sees: no other pages, countries or kinds, and no small groups', async () => {
    const key = await newKey({
      allowedPages: [...userKindPages.shows],
      allowedDataCategories: ['country:US'],
    });
    const client = await overHttp(key);
    const list = z.object({ views: z.array(z.object({ view: z.string() })) });
    const { views } = await answer(client, 'list_views', {}, list);
    expect(views.map(({ view }) => view)).toContain('showSummary');
    expect(views.map(({ view }) => view)).toEqual(viewIds.filter((id) => viewAccess[id].includes('shows')));
    for (const view of ['moviesSummary', 'topPerformingMovies']) {
      const { isError, content } = await call(client, 'ask_view', { view, filters: ['date:last 90 days'] });
      expect([isError, content[0]?.text]).toEqual([true, expect.stringContaining('may not see')]);
    }
    const abroad = { ...ranking, filters: ['date:last 90 days', 'country:FR'] };
    expect((await call(client, 'ask_view', abroad)).isError).toBe(true);
    expect((await answer(client, 'ask_view', ranking, figuresSchema)).filters).toContain('country:US');
    const fewest = { fields: ['crosstab.user_id', 'crosstab.view_count'] };
    expect((await call(client, 'ask_crosstab', fewest)).isError).toBe(true);
  });

  it('is told of no view and given no link that its user is blocked from, by a pattern too', async () => {
    const allowedPages = [...userKindPages.both];
    const list = z.object({ views: z.array(z.object({ view: z.string() })) });
    const blocked = await overHttp(await newKey({ allowedPages, blockedReports: ['/show*', '/report/binge'] }));
    const { views } = await answer(blocked, 'list_views', {}, list);
    const listed = views.map(({ view }) => view);
    const shut = viewIds.filter((id) => viewAccess[id].includes('both') && !listed.includes(id));
    expect(listed).toContain('moviesSummary');
    expect(shut).toEqual(expect.arrayContaining(['showSummary', 'showMobility', 'bingeReport']));
    for (const view of shut) {
      const asked = { view, filters: neededBy(viewDefinition(view)), limit: 1 };
      expect([view, (await call(blocked, 'ask_view', asked)).content[0]?.text]).toEqual([view, blockedReportMessage]);
    }
    const show = await firstShow(await overHttp(await newKey({ allowedPages })));
    const votes = { view: 'characterVoteEpisodeRank', filters: [`show:${show}`] };
    const { link } = await answer(blocked, 'ask_view', votes, figuresSchema);
    expect(new URL(link ?? '').pathname).toBe(`/report/character-votes-episode/${show}`);
  });

  it('is not let in without a key, and told that no messages come unasked', async () => {
    const anybody = new StreamableHTTPClientTransport(new URL(mcpEndpoints.callTools.path, origin));
    await expect(connect(anybody)).rejects.toThrow('"code":"unauthorized"');
    const get = await fetch(new URL(mcpEndpoints.openToolStream.path, origin), {
      headers: { authorization: basic(await newKey({ allowedPages: [...userKindPages.both] })) },
    });
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is answered the same through the program that speaks on standard input and output', async () => {
    const key = await newKey({ allowedPages: [...userKindPages.both] });
    const [http, program] = [await overHttp(key), await asProgram(key)];
    const [one, other] = [
      await answer(http, 'ask_view', ranking, figuresSchema),
      await answer(program, 'ask_view', ranking, figuresSchema),
    ];
    expect(other).toEqual(one);
    await expect(asProgram({ ...key, apiSecret: 'wrong' })).rejects.toThrow('The API key or its secret is not valid.');
  });
});

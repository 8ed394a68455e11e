/**
 * The questions of the golden set answered from a ClickHouse server and from a cluster of two shards: the server adapter loads
 * the dataset over HTTP into a real engine, and every statement of the catalogue, over rollups and over facts, gives there what it
 * gives in one process. What stands for the server and for the cluster is described in packages/warehouse/src/testing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type BenchmarkQuestion,
  benchmarkBodySchema,
  type CrosstabBody,
  combines,
  crosstabBodySchema,
  type DimensionName,
  dimensionNames,
  measureDefinition,
  measureNames,
  movieBenchmarkBodySchema,
  type Query,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { rollupNames } from '@cvm/metrics';
import {
  currentEdition,
  type Edition,
  editionTables,
  loadDataset,
  openCluster,
  openEdition,
  type Statement,
  type Warehouse,
  withCatalogue,
} from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseQuery } from '../apps/api/src/views/understand.ts';
import { moments, writeHalves } from '../packages/warehouse/src/load/testing/golden-halves.ts';
import { contentHashes } from '../packages/warehouse/src/load/testing/store.ts';
import { startFront } from '../packages/warehouse/src/testing/stores.ts';
import { twoShards } from '../packages/warehouse/src/testing/two-shards.ts';
import { allCases, type LoadCounts, loadCounts } from './golden/cases.ts';
import { type Case, differMeta, differObject, differRows, type GoldenObject } from './golden/compare.ts';
import { goldenDataset } from './golden/fixture.ts';
import {
  answerOfCrosstab,
  answerOfView,
  blockOfBenchmark,
  type Store,
  statementsOfBenchmark,
  statementsOfCrosstab,
  statementsOfView,
} from './stores/answers.ts';
import { askedOnce } from './stores/asked-once.ts';
import { covering, itemsOf } from './stores/pieces.ts';
import { rollupContents } from './stores/rollup-contents.ts';

const crosstabPath = 'v1/view/runStream';
const benchmarkPaths = { show: 'v1/view/benchmark', movie: 'v1/view/movie-benchmark' } as const;

type Place = {
  readonly warehouse: Warehouse;
  readonly edition: Edition;
  /** What it answers from: each statement is asked once, as the edition stays. */
  readonly store: Store;
  /** Rows of each table as each load counted them. */
  readonly counts: readonly LoadCounts[];
  readonly close: () => Promise<void>;
};

const work = mkdtempSync(path.join(tmpdir(), 'cvm-cluster-load-'));

/** The server takes the dataset at once. */
const loadWhole = async (warehouse: Warehouse) => [
  await loadDataset(warehouse, goldenDataset, { mode: 'full', rangesFrom: 0 }),
];

/** The cluster takes it up to a day, as it was known then, and appends what came after: what it answers is of both loads. */
const loadHalves = async (warehouse: Warehouse) => [
  await loadDataset(warehouse, path.join(work, 'first'), { mode: 'full', maxRejectsPct: 100, rangesFrom: 0 }),
  await loadDataset(warehouse, path.join(work, 'second'), { mode: 'append', maxRejectsPct: 100, rangesFrom: 0 }),
];

const open = async (kind: 'one' | 'shards'): Promise<Place> => {
  const front = await startFront(kind);
  const warehouse = await openCluster({ url: front.url, cluster: kind === 'one' ? undefined : twoShards });
  const close = async () => {
    await warehouse.close();
    await front.stop();
    rmSync(front.folder, { recursive: true, force: true });
  };
  try {
    const loads = await (kind === 'one' ? loadWhole : loadHalves)(warehouse);
    const counts = loads.map(({ tables }) =>
      Object.fromEntries(Object.entries(tables).map(([table, { rejectedByReason, ...rows }]) => [table, rows])),
    );
    const current = await currentEdition(warehouse);
    if (current === null) throw new Error('Nothing is loaded.');
    const edition = await withCatalogue(warehouse, current);
    return { warehouse, edition, store: { warehouse: askedOnce(warehouse), edition }, counts, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const queryOf = ({ path: address, ...asked }: Case): Query => {
  const { filters = [], sorts, limit } = asked;
  const params = { filters, ...(sorts === undefined ? {} : { sorts }), ...(limit === undefined ? {} : { limit }) };
  return parseQuery(address.split('/').at(-1) ?? '', params);
};

/** What is wrong with the answer of a view, null when nothing is. */
const wrongView = async (store: Store, golden: Case) => {
  const { rows, sampleSize, panel } = await answerOfView(store, queryOf(golden));
  const { expect: expected } = golden;
  const { dataThrough } = store.edition;
  return differRows(expected, [...rows]) ?? differMeta(expected, { panel, dataThrough, sampleSize });
};

const wrongCrosstab = async (store: Store, { body, expect: expected }: Case) => {
  const { rows } = await answerOfCrosstab(store, crosstabBodySchema.parse(body));
  return differRows(expected, [...rows]);
};

const benchmarkQuestion = ({ path: address, body }: Case): BenchmarkQuestion => {
  if (address === benchmarkPaths.show) {
    const { showId: titleId, page: _, ...asked } = benchmarkBodySchema.parse(body);
    return { ...asked, kind: 'show', titleId };
  }
  const { movieId: titleId, page: _, ...asked } = movieBenchmarkBodySchema.parse(body);
  return { ...asked, kind: 'movie', titleId };
};

const wrongBenchmark = async (store: Store, golden: Case) => {
  const question = benchmarkQuestion(golden);
  const block = await blockOfBenchmark(store, question);
  const { object = {}, tolerance = 0 } = golden.expect;
  const got: GoldenObject = JSON.parse(JSON.stringify({ [question.topData ? 'top' : 'bottom']: block }));
  return differObject(object, got, tolerance);
};

const wrong = ({ store }: Place, golden: Case): Promise<string | null> => {
  if (golden.method === 'GET') return wrongView(store, golden);
  return golden.path === crosstabPath ? wrongCrosstab(store, golden) : wrongBenchmark(store, golden);
};

const statementsOf = ({ edition }: Place, golden: Case): Statement[] => {
  if (golden.method === 'GET') return statementsOfView(edition, queryOf(golden));
  return golden.path === crosstabPath
    ? statementsOfCrosstab(edition, crosstabBodySchema.parse(golden.body))
    : statementsOfBenchmark(edition, benchmarkQuestion(golden));
};

const casesAt = (address: string): Case[] =>
  allCases.filter(({ path: other, expect: { status = 200 } }) => other === address && status === 200);

const ofView = (view: string): Case[] => casesAt(`v1/query/${view}`);

/** Every view, the cross-tab and both benchmarks, with the cases that there are of each. */
const questions = [
  ...viewIds.map((view) => `v1/query/${view}`),
  ...[crosstabPath, ...Object.values(benchmarkPaths)],
].flatMap((address) => {
  const cases = casesAt(address);
  return cases.length === 0 ? [] : [{ address, cases }];
});

/** Some answers of a server show that they come from there as they are: over the same HTTP it answers by the statements of a portal. */
const questionsToServer = questions
  .filter(({ address }, place) => place % 8 === 0 || !address.startsWith('v1/query/'))
  .map(({ address, cases }) => ({ address, cases: cases.slice(0, 1) }));

/** Each dimension of a cross-tab with one from the other half of them, so that few go with the same facts alone. */
const dimensionPairs = dimensionNames
  .slice(0, Math.ceil(dimensionNames.length / 2))
  .map((one, place, half) => [one, ...dimensionNames.slice(half.length + place, half.length + place + 1)]);

/** A third of what two dimensions combine with, another for each two, so that every measure has its turn. */
const measuresOf = (dimensions: readonly DimensionName[], turn: number) => {
  const all = measureNames.filter((name) => {
    const { needs } = measureDefinition(name);
    const hasWhatItNeeds = needs === undefined || needs.some((need) => dimensions.includes(need));
    return hasWhatItNeeds && dimensions.every((dimension) => combines(name, dimension));
  });
  const every = Math.min(3, all.length);
  return all.filter((_, index) => index % every === turn % every);
};

const dimensionBodies = dimensionPairs.map((dimensions, turn) => ({
  dimensions,
  body: crosstabBodySchema.parse({
    view: 'crosstab',
    fields: [...dimensions, ...measuresOf(dimensions, turn)].map((name) => `crosstab.${name}`),
    filters: ['date:last 30 days', 'country:US'],
    sorts: [`crosstab.${dimensions[0]} desc`],
    limit: 50,
    total: true,
  }),
}));

/**
 * Every case is asked of a portal (golden.system.ts): of a cluster those with which it is asked something at each address, each line
 * of all statements, and each column that stands in one, whatever stands around it. Cross-tabs of every dimension and measure are
 * asked below.
 */
const coveringOf = (place: Place): ReadonlySet<Case> => {
  const pieces = new Map<Case | CrosstabBody, string[]>();
  for (const { body } of dimensionBodies) pieces.set(body, itemsOf(statementsOfCrosstab(place.edition, body)));
  for (const golden of questions.flatMap(({ cases }) => cases))
    pieces.set(golden, [golden.path, ...itemsOf(statementsOf(place, golden))]);
  const isBody = (asked: Case | CrosstabBody): asked is CrosstabBody => 'view' in asked;
  const asked = covering([...pieces.keys()], (one) => pieces.get(one) ?? [], isBody);
  return new Set(asked.filter((one): one is Case => !isBody(one)));
};

const places = new Map<string, Place>();

beforeAll(async () => {
  // Before there is a connection, which would be given up while nothing else is done.
  writeHalves(path.join(work, 'first'), path.join(work, 'second'), '2024-05-20');
  const [server, cluster] = await Promise.all([open('one'), open('shards')]);
  places.set('a server', server).set('a cluster of two shards', cluster);
});

afterAll(async () => {
  for (const place of places.values()) await place.close();
  rmSync(work, { recursive: true, force: true });
});

const placeOf = (name: string): Place => {
  const found = places.get(name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};

const rowsAt = ({ warehouse, edition }: Place) => ({
  rows: async (sql: string, database = edition.database) =>
    (await warehouse.query({ sql }, z.record(z.string(), z.unknown()), { name: 'test', database, timeoutMs: 0 })).rows,
});

describe.each([
  {
    name: 'a server',
    asked: questionsToServer,
    chosen: () => new Set(questionsToServer.flatMap(({ cases }) => cases)),
  },
  { name: 'a cluster of two shards', asked: questions, chosen: coveringOf },
])('$name', ({ name, asked, chosen }) => {
  let isChosen: ReadonlySet<Case>;
  beforeAll(() => {
    isChosen = chosen(placeOf(name));
  });

  it.each(asked)('answers $address', async ({ cases }) => {
    // One after the other: a user has few turns at a time, and each asks for several statements.
    const found: { id: string; asked: unknown; wrong: string | null }[] = [];
    for (const one of cases.filter((golden) => isChosen.has(golden)))
      found.push({ id: one.id, asked: one.filters ?? one.body, wrong: await wrong(placeOf(name), one) });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((one) => one.wrong !== null)).toEqual([]);
  });
});

it('a cluster has the rollups of a server, and they say the same', async () => {
  const [server, cluster] = await Promise.all(
    [...places.values()].map(async (place) => ({
      rollups: place.edition.rollups,
      contents: await rollupContents(rowsAt(place).rows, place.edition.rollups),
    })),
  );
  expect(server?.rollups).toEqual([...rollupNames]);
  for (const [name, content] of Object.entries(server?.contents ?? {}))
    expect([name, content?.n]).not.toEqual([name, 0]);
  expect(cluster).toEqual(server);
});

it.each(viewIds.filter((view) => ofView(view).length === 0))(
  '%s, which has no golden answer, is one answer',
  async (view) => {
    // What needs titles is asked of the viewers of either of two shows.
    const filters = viewDefinition(view).required.length === 0 ? [] : ['show:102|111'];
    const query = parseQuery(view, { filters });
    const answers = [...places.values()].map(async ({ store }) => (await answerOfView(store, query)).rows);
    const [server, cluster] = await Promise.all(answers);
    expect(server?.length).toBeGreaterThan(0);
    expect(cluster).toEqual(server);
  },
);

describe('a cross-tab', () => {
  it('of every measure is asked', () => {
    const asked = new Set(dimensionPairs.flatMap(measuresOf));
    expect(measureNames.filter((name) => !asked.has(name))).toEqual([]);
  });

  it.each(dimensionBodies)('by $dimensions is one answer', async ({ body }) => {
    const answers = [...places.values()].map(({ store }) => answerOfCrosstab(store, body));
    const [server, cluster] = await Promise.all(answers);
    expect(server?.rows.length).toBeGreaterThan(1);
    expect(cluster).toEqual(server);
  });
});

it('a server counts the rows of a load as worked out by hand', () => {
  expect(placeOf('a server').counts).toEqual([loadCounts]);
});

describe('two loads over two shards', () => {
  const cluster = () => placeOf('a cluster of two shards');

  it('count the rows as worked out by hand', () => {
    const [first, second] = cluster().counts;
    for (const [table, all] of Object.entries(loadCounts)) {
      const [before, after] = [first?.[table], second?.[table]];
      const both = (what: string): number => (before?.[what] ?? 0) + (after?.[what] ?? 0);
      if (!Object.hasOwn(moments, table)) {
        for (const load of [before, after]) expect(load?.read, table).toBe(all.read);
        expect(before?.kept, table).toBe(all.kept);
        continue;
      }
      // A spell that ended behind the day is told in both.
      const twice = both('read') - (all.read ?? 0);
      expect(twice > 0, table).toBe(table === 'follows');
      for (const aside of ['rejected', 'duplicate']) expect(both(aside), `${table} ${aside}`).toBe(all[aside]);
      // A row of the first load that one of the second takes the place of was kept by then.
      const good = (all.kept ?? 0) + (all.superseded ?? 0) + twice;
      expect(both('kept') + both('superseded'), table).toBe(good);
    }
  });

  it('leave the rows that one load leaves in one engine', async () => {
    const server = placeOf('a server');
    const whole = await contentHashes(rowsAt(server), server.edition.database);
    expect(await contentHashes(rowsAt(cluster()), cluster().edition.database)).toEqual(whole);
  });

  it('leave rows on both, and of no member on both', async () => {
    for (const { name, spread } of editionTables) {
      if (typeof spread !== 'object') continue;
      const sql = `select uniqExact(shardNum()) as shards, uniqExact(${spread.by}, shardNum()) - uniqExact(${spread.by}) as both from ${name}`;
      expect([name, await rowsAt(cluster()).rows(sql)]).toEqual([name, [{ shards: 2, both: 0 }]]);
    }
  });

  // Last: it opens the edition anew, behind two that were replaced, and a load that did not end.
  it('leave the edition that answers, and one that was replaced lately', async () => {
    const { warehouse, edition } = cluster();
    const { database } = edition;
    const run = (sql: string) => warehouse.command(sql, { name: 'test' });
    for (const name of ['edition_96', 'edition_97', 'edition_98'])
      await run(`create database if not exists ${name} on cluster '${twoShards}'`);
    const loadedAt = {
      edition_96: 'now() - interval 2 day',
      edition_97: 'now() - interval 1 day',
      // However long it takes to look.
      [database]: 'now() + interval 1 day',
    };
    for (const [place, [name, moment]] of Object.entries(loadedAt).entries())
      await run(`insert into cvm.editions
select * replace (${96 + place} as edition, '${name}' as database, ${moment} as loaded_at) from (select * from cvm.editions where edition = ${edition.edition})`);
    const answering = await openEdition(warehouse);
    expect(answering).toMatchObject({ edition: 98, database });
    expect(answering?.rollups).toEqual([...rollupNames]);
    const left = await rowsAt(cluster()).rows(
      `select name from system.databases where name like 'edition%' order by name`,
    );
    // The first load's is there as long as it was replaced lately.
    expect(left.map(({ name }) => name).filter((name) => name !== 'edition_1')).toEqual([database, 'edition_97']);
  });
});

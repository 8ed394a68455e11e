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
import { writeHalf } from '../packages/warehouse/src/load/testing/golden-halves.ts';
import { contentHashes } from '../packages/warehouse/src/load/testing/store.ts';
import { startFront } from '../packages/warehouse/src/testing/stores.ts';
import { twoShards } from '../packages/warehouse/src/testing/two-shards.ts';
import { allCases, fixture, loadCounts } from './golden/cases.ts';
import { type Case, differMeta, differObject, differRows, type GoldenObject } from './golden/compare.ts';
import {
  answerOfCrosstab,
  answerOfView,
  blockOfBenchmark,
  statementsOfBenchmark,
  statementsOfCrosstab,
  statementsOfView,
} from './stores/answers.ts';
import { linesOf, piecesTried } from './stores/pieces.ts';
import { rollupContents } from './stores/rollup-contents.ts';

const crosstabPath = 'v1/view/runStream';
const benchmarkPaths = { show: 'v1/view/benchmark', movie: 'v1/view/movie-benchmark' } as const;

type Place = {
  readonly warehouse: Warehouse;
  readonly edition: Edition;
  /** Rows of each table as the load counted them. */
  readonly counts: object;
  readonly close: () => Promise<void>;
};

const open = async (kind: 'one' | 'shards'): Promise<Place> => {
  const front = await startFront(kind);
  const warehouse = await openCluster({ url: front.url, cluster: kind === 'one' ? undefined : twoShards });
  const close = async () => {
    await warehouse.close();
    await front.stop();
    rmSync(front.folder, { recursive: true, force: true });
  };
  try {
    const { tables } = await loadDataset(warehouse, path.join(fixture, 'dataset'), { mode: 'full' });
    const counts = Object.fromEntries(
      Object.entries(tables).map(([table, { rejectedByReason, ...rows }]) => [table, rows]),
    );
    const edition = await currentEdition(warehouse);
    if (edition === null) throw new Error('Nothing is loaded.');
    return { warehouse, edition: await withCatalogue(warehouse, edition), counts, close };
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
const wrongView = async (place: Place, golden: Case) => {
  const { rows, sampleSize, panel } = await answerOfView(place, queryOf(golden));
  const { expect: expected } = golden;
  const { dataThrough } = place.edition;
  return differRows(expected, [...rows]) ?? differMeta(expected, { panel, dataThrough, sampleSize });
};

const wrongCrosstab = async (place: Place, { body, expect: expected }: Case) => {
  const { rows } = await answerOfCrosstab(place, crosstabBodySchema.parse(body));
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

const wrongBenchmark = async (place: Place, golden: Case) => {
  const question = benchmarkQuestion(golden);
  const block = await blockOfBenchmark(place, question);
  const { object = {}, tolerance = 0 } = golden.expect;
  const got: GoldenObject = JSON.parse(JSON.stringify({ [question.topData ? 'top' : 'bottom']: block }));
  return differObject(object, got, tolerance);
};

const wrong = (place: Place, golden: Case): Promise<string | null> => {
  if (golden.method === 'GET') return wrongView(place, golden);
  return golden.path === crosstabPath ? wrongCrosstab(place, golden) : wrongBenchmark(place, golden);
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

/**
 * The cluster is asked all that bring other lines, by the same statements, over the same HTTP: some answers show that they come
 * from a server as they are.
 */
const questionsToServer = questions
  .filter(({ address }, place) => place % 8 === 0 || !address.startsWith('v1/query/'))
  .map(({ address, cases }) => ({ address, cases: cases.slice(0, 1) }));

const places = new Map<string, Place>();

beforeAll(async () => {
  const [server, cluster] = await Promise.all([open('one'), open('shards')]);
  places.set('a server', server).set('a cluster of two shards', cluster);
});

afterAll(async () => {
  for (const place of places.values()) await place.close();
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
  { name: 'a server', asked: questionsToServer },
  { name: 'a cluster of two shards', asked: questions },
])('$name', ({ name, asked }) => {
  const place = (): Place => placeOf(name);
  const trying = piecesTried();

  it('counts the rows of a load as worked out by hand', () => {
    expect(place().counts).toEqual(loadCounts);
  });

  it.each(asked)('answers $address', ({ cases }) =>
    trying(async (isFirst) => {
      /** Every case is asked of a portal (golden.system.ts): here the first of each address, and what brings other lines. */
      const isAsked = (golden: Case, index: number): boolean => {
        const bringsLines = isFirst(linesOf(statementsOf(place(), golden)));
        return bringsLines || index === 0;
      };
      // One after the other: a user has few turns at a time, and each asks for several statements.
      const found: { id: string; asked: unknown; wrong: string | null }[] = [];
      for (const one of cases.filter(isAsked))
        found.push({ id: one.id, asked: one.filters ?? one.body, wrong: await wrong(place(), one) });
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((one) => one.wrong !== null)).toEqual([]);
    }),
  );
});

it('a cluster has the rollups of a server, and they say the same', async () => {
  const [server, cluster] = await Promise.all(
    [...places.values()].map(async (place) => ({
      rollups: place.edition.rollups,
      contents: await rollupContents(rowsAt(place).rows),
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
    const answers = [...places.values()].map(async (place) => (await answerOfView(place, query)).rows);
    const [server, cluster] = await Promise.all(answers);
    expect(server?.length).toBeGreaterThan(0);
    expect(cluster).toEqual(server);
  },
);

describe('a cross-tab', () => {
  /** A quarter of what a dimension combines with, another for each, so that every measure has its turn. */
  const measuresOf = (dimension: DimensionName) => {
    const all = measureNames.filter((name) => {
      const { needs } = measureDefinition(name);
      return combines(name, dimension) && (needs === undefined || needs.includes(dimension));
    });
    const every = Math.min(4, all.length);
    return all.filter((_, index) => index % every === dimensionNames.indexOf(dimension) % every);
  };

  it.each(dimensionNames)('by %s is one answer', async (dimension) => {
    const body = crosstabBodySchema.parse({
      view: 'crosstab',
      fields: [dimension, ...measuresOf(dimension)].map((name) => `crosstab.${name}`),
      filters: ['date:last 30 days', 'country:US'],
      sorts: [`crosstab.${dimension} desc`],
      limit: 50,
      total: true,
    });
    const answers = [...places.values()].map((place) => answerOfCrosstab(place, body));
    const [server, cluster] = await Promise.all(answers);
    expect(server?.rows.length).toBeGreaterThan(1);
    expect(cluster).toEqual(server);
  });
});

// Last, since other data answer on the cluster from here on.
describe('a load over two shards', () => {
  const cluster = () => placeOf('a cluster of two shards');
  let whole: Record<string, string>;
  let work: string;

  beforeAll(async () => {
    work = mkdtempSync(path.join(tmpdir(), 'cvm-cluster-load-'));
    const server = placeOf('a server');
    whole = await contentHashes(rowsAt(server), server.edition.database);
  });
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  it('leaves the rows that one engine holds', async () => {
    expect(await contentHashes(rowsAt(cluster()), cluster().edition.database)).toEqual(whole);
  });

  it('leaves rows on both, and of no member on both', async () => {
    for (const { name, spread } of editionTables) {
      if (typeof spread !== 'object') continue;
      const sql = `select uniqExact(shardNum()) as shards, uniqExact(${spread.by}, shardNum()) - uniqExact(${spread.by}) as both from ${name}`;
      expect([name, await rowsAt(cluster()).rows(sql)]).toEqual([name, [{ shards: 2, both: 0 }]]);
    }
  });

  it('up to a day and an append of the days after it give what one load gives', async () => {
    const { warehouse } = cluster();
    const day = '2024-05-20';
    const [first, second] = [path.join(work, 'first'), path.join(work, 'second')];
    writeHalf(first, day, true);
    writeHalf(second, day, false);
    await loadDataset(warehouse, first, { mode: 'full', maxRejectsPct: 100 });
    const { edition } = await loadDataset(warehouse, second, { mode: 'append', maxRejectsPct: 100 });
    expect(await contentHashes(rowsAt(cluster()), `edition_${edition}`)).toEqual(whole);
  });

  it('leaves the edition that answers, and one it replaced lately', async () => {
    const { warehouse, edition } = cluster();
    const databases = async () =>
      (await rowsAt(cluster()).rows(`select name from system.databases where name like 'edition%' order by name`)).map(
        ({ name }) => name,
      );
    await warehouse.command(`create database edition_99 on cluster '${twoShards}'`, { name: 'test' });
    const answering = await openEdition(warehouse);
    expect(answering?.edition).toBe(edition.edition + 2);
    expect(answering?.rollups).toEqual([...rollupNames]);
    expect(await databases()).toEqual(['edition_1', 'edition_2', 'edition_3']);
  });
});

/**
 * The questions of the golden set answered from a ClickHouse server and from a cluster of two shards: the server adapter loads
 * the dataset over HTTP into a real engine, and every statement of the catalogue gives there what it gives in one process. What
 * stands for the server and for the cluster is described in packages/warehouse/src/testing.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { accessOf, rowSchema, viewIds } from '@cvm/contract';
import { currentEdition, type Edition, loadDataset, openCluster, type Warehouse } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { understand } from '../apps/api/src/views/understand.ts';
import { startFront } from '../packages/warehouse/src/testing/stores.ts';
import { twoShards } from '../packages/warehouse/src/testing/two-shards.ts';
import { type Case, differMeta, differRows } from './golden/compare.ts';

const fixture = path.join(import.meta.dirname, 'fixtures', 'golden');
const golden: { cases: Case[]; load: object } = JSON.parse(readFileSync(path.join(fixture, 'cases.json'), 'utf8'));
const everything = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] });
const count = z.object({ n: z.number() });

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
    return { warehouse, edition, counts, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** What is wrong with the answer to a question, null when nothing is. */
const wrong = async ({ warehouse, edition }: Place, { id, path: address, expect: expected, ...asked }: Case) => {
  const { filters = [], sorts, limit } = asked;
  const params = { filters, ...(sorts === undefined ? {} : { sorts }), ...(limit === undefined ? {} : { limit }) };
  const { view, rows, sample, panel } = understand(address.split('/').at(-1) ?? '', params, everything, edition);
  const options = { name: id, database: edition.database };
  const answer = await warehouse.query(rows, rowSchema(view), options);
  const sampled = sample === null ? null : await warehouse.query(sample, count, options);
  const meta = {
    panel,
    dataThrough: edition.dataThrough,
    sampleSize: sampled === null ? null : (sampled.rows[0]?.n ?? 0),
  };
  return differRows(expected, answer.rows) ?? differMeta(expected, meta);
};

/** Every view with its questions; a few of them already show that an answer comes over HTTP as it is. */
const questionsOf = (most: number) =>
  viewIds.flatMap((view) => {
    const cases = ofView(view);
    const every = Math.ceil(cases.length / most);
    return cases.length === 0 ? [] : [{ view, cases: cases.filter((_, index) => index % every === 0) }];
  });

const ofView = (view: string): Case[] =>
  golden.cases.filter(
    ({ method, path: address, expect: { status = 200 } }) =>
      method === 'GET' && address === `v1/query/${view}` && status === 200,
  );

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

describe.each([
  { name: 'a server', most: 4 },
  { name: 'a cluster of two shards', most: Number.POSITIVE_INFINITY },
])('$name', ({ name, most }) => {
  const place = (): Place => placeOf(name);

  it('counts the rows of a load as worked out by hand', () => {
    expect(place().counts).toEqual(golden.load);
  });

  it.each(questionsOf(most))('answers $view', async ({ cases }) => {
    const found = await Promise.all(
      cases.map(async (one) => ({ id: one.id, filters: one.filters, wrong: await wrong(place(), one) })),
    );
    expect(found.filter((one) => one.wrong !== null)).toEqual([]);
  });
});

it.each(viewIds.filter((view) => ofView(view).length === 0))(
  '%s, which has no golden answer, is one answer',
  async (view) => {
    const answers = [...places.values()].map(async ({ warehouse, edition }) => {
      const { rows, view: definition } = understand(view, { filters: [] }, everything, edition);
      return (await warehouse.query(rows, rowSchema(definition), { name: view, database: edition.database })).rows;
    });
    const [server, cluster] = await Promise.all(answers);
    expect(server?.length).toBeGreaterThan(0);
    expect(cluster).toEqual(server);
  },
);

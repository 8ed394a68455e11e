/** The synthetic dataset: the same for a seed, of the shape it promises, and accepted by the loader to the last row. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDataset, openEmbedded, type Warehouse } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { generateDataset } from './generate.ts';
import { shapeOf, urn } from './shape.ts';

const root = mkdtempSync(join(tmpdir(), 'cvm-bench-test-'));
const views = 100_000;
let warehouse: Warehouse;

const foldersOf = (name: string) => ({ dataset: join(root, name, 'dataset'), nextDay: join(root, name, 'next-day') });

beforeAll(async () => {
  warehouse = await openEmbedded({ folder: join(root, 'store') });
  await generateDataset(warehouse, shapeOf(views, 1), foldersOf('one'));
  await generateDataset(warehouse, shapeOf(views, 1), foldersOf('same'));
  await generateDataset(warehouse, shapeOf(views, 2), foldersOf('other'));
});

afterAll(async () => {
  await warehouse.close();
  rmSync(root, { recursive: true, force: true });
});

/** The only row of a query over the files of a table, as numbers. */
const ask = async (select: string, folder: string, table: string): Promise<Record<string, number>> => {
  const sql = `select ${select} from file('${join(folder, table)}/*.parquet')`;
  const { rows } = await warehouse.query({ sql }, z.record(z.string(), z.number()), { name: 'test' });
  return rows[0] ?? {};
};

describe('the dataset', () => {
  it('has the same rows for the same seed and others for another', async () => {
    const contents = 'count() as n, sum(cityHash64(*) % 1000000007) as hash';
    for (const table of ['views', 'follows', 'members', 'titles', 'comments']) {
      const [one, same, other] = await Promise.all(
        ['one', 'same', 'other'].map((name) => ask(contents, foldersOf(name).dataset, table)),
      );
      expect(one?.n, table).toBeGreaterThan(0);
      expect(same, table).toEqual(one);
      expect(other, table).not.toEqual(one);
    }
  });

  it('has about as many views as asked for, of 60 countries, a third of them American', async () => {
    const { dataset } = foldersOf('one');
    const { n = 0 } = await ask('count() as n', dataset, 'views');
    expect(n).toBeGreaterThan(0.6 * views);
    expect(n).toBeLessThan(1.4 * views);
    const people = await ask(
      `uniqExact(country) as countries, countIf(country = 'US') / count() as us, countIf(gender is null) / count() as unknown,
      uniqExact(age) as ages`,
      dataset,
      'members',
    );
    expect(people.countries).toBeGreaterThan(50);
    expect(people.us).toBeCloseTo(0.35, 1);
    expect(people.unknown).toBeCloseTo(0.1, 1);
    expect(people.ages).toBe(9);
  });

  it('has titles far more popular than others, binges and rewatches', async () => {
    const { dataset } = foldersOf('one');
    const grouped = async (select: string, key: string): Promise<Record<string, number>> => {
      const files = join(dataset, 'views', '*.parquet');
      const sql = `select ${select} from (
        select count() as n, uniqExact(member_id) as viewers, uniqExact(episode_id) as episodes from file('${files}') group by ${key})`;
      const { rows } = await warehouse.query({ sql }, z.record(z.string(), z.number()), { name: 'test' });
      return rows[0] ?? {};
    };
    const { top = 0, middle = 0 } = await grouped(
      'max(viewers) as top, quantileExact(0.5)(viewers) as middle',
      'title_id',
    );
    expect(top).toBeGreaterThan(8 * middle);
    const days = await grouped(
      'max(episodes) as longest, countIf(episodes >= 4) / count() as long',
      'member_id, title_id, toDate32(watched_at)',
    );
    expect(days.longest).toBeGreaterThanOrEqual(8);
    expect(days.long).toBeGreaterThan(0.03);
    const { again = 0 } = await grouped('countIf(n > 1) / count() as again', 'member_id, title_id, episode_id');
    expect(again).toBeGreaterThan(0.02);
    expect(again).toBeLessThan(0.04);
  });

  it('is divided at the end of the last day', async () => {
    const { dataset, nextDay } = foldersOf('one');
    const range =
      "toString(max(toDate32(watched_at))) = '2026-06-30' as ends, min(toDate32(watched_at)) >= '2016-07-01' as begins";
    expect(await ask(range, dataset, 'views')).toEqual({ ends: 1, begins: 1 });
    const only = "min(toDate32(watched_at) = '2026-07-01') as only, count() > 0 as some";
    expect(await ask(only, nextDay, 'views')).toEqual({ only: 1, some: 1 });
  });

  it('is loaded without a rejected row, and so is the day after it', async () => {
    const { dataset, nextDay } = foldersOf('one');
    const full = await loadDataset(warehouse, dataset, { mode: 'full', maxRejectsPct: 0 });
    expect(Object.values(full.tables).map(({ rejected }) => rejected)).toEqual(Array(17).fill(0));
    const append = await loadDataset(warehouse, nextDay, { mode: 'append', maxRejectsPct: 0 });
    expect(append.dataThrough).toBe('2026-07-01');
    expect(append.tables.views?.kept).toBeGreaterThan(0);
  });
});

describe('urn', () => {
  it('holds words in proportion to their weights, each at least once', () => {
    const words = urn(
      [
        ['a', 70],
        ['b', 29.9],
        ['c', 0.01],
      ],
      100,
    );
    expect(words.filter((word) => word === 'a')).toHaveLength(70);
    expect(words.filter((word) => word === 'b')).toHaveLength(30);
    expect(words.filter((word) => word === 'c')).toHaveLength(1);
  });
});

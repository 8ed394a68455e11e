/**
 * Every view answers what its definition says: random datasets are loaded by the real loader, random questions compiled and
 * run on the embedded store, from the layouts of the edition and from its facts alone, and each answer compared, order
 * included, with the naive computation over the same rows.
 *
 * CVM_AGREEMENT_SEEDS=N looks at N datasets (2 by default), CVM_AGREEMENT_FROM at those from another seed on.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accessOf, type Query, type Row, rowSchema, type ViewId, viewIds } from '@cvm/contract';
import { compile, layoutNames } from '@cvm/metrics';
import { type Edition, loadDataset, openEdition, openEmbedded, type Warehouse } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Dataset, datasetFiles } from '../packages/metrics/src/naive/dataset.ts';
import { type NaiveAnswer, naiveAnswer } from '../packages/metrics/src/naive/index.ts';
import { type Data, loaded } from '../packages/metrics/src/naive/loaded.ts';
import { chanceOf } from '../packages/metrics/src/naive/random.ts';
import { randomDataset } from '../packages/metrics/src/naive/random-dataset.ts';
import { plainQuestion, questionText, randomQuestion } from '../packages/metrics/src/naive/random-questions.ts';

const seedsCount = Number(process.env.CVM_AGREEMENT_SEEDS ?? 2);
const firstSeed = Number(process.env.CVM_AGREEMENT_FROM ?? 1);
const questionsPerView = Number(process.env.CVM_AGREEMENT_QUESTIONS ?? 3);
const seeds = Array.from({ length: seedsCount }, (_, i) => firstSeed + i);

const everything = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] });

let folder: string;
let warehouse: Warehouse;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cvm-agreement-'));
  warehouse = await openEmbedded({ folder: path.join(folder, 'store') });
});

afterAll(async () => {
  await warehouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const load = async (dataset: Dataset, seed: number): Promise<Edition> => {
  const files = path.join(folder, String(seed));
  mkdirSync(files);
  for (const [name, text] of Object.entries(datasetFiles(dataset))) writeFileSync(path.join(files, name), text);
  const { tables } = await loadDataset(warehouse, files, { mode: 'full', maxRejectsPct: 0 });
  expect(Object.keys(tables).length).toBeGreaterThan(15);
  const edition = await openEdition(warehouse);
  if (edition === null) throw new Error('The dataset was not loaded.');
  expect([...edition.layouts].sort()).toEqual([...layoutNames].sort());
  return edition;
};

const ask = async (query: Query, edition: Edition): Promise<NaiveAnswer> => {
  const compiled = compile(query, everything, edition);
  const options = { name: query.view, database: edition.database };
  const { rows } = await warehouse.query(compiled.rows, rowSchema(compiled.view), options);
  const sample = compiled.sample && (await warehouse.query(compiled.sample, z.object({ n: z.number() }), options));
  return { rows, sampleSize: sample === null ? null : (sample.rows[0]?.n ?? 0), panel: compiled.panel };
};

/** Both sides round to 9 decimals, each from sums in an order of its own. */
const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1.5e-9 * Math.max(1, Math.abs(a)) : a === b;

const differRow = (expected: Row, got: Row): string | null => {
  for (const [name, value] of Object.entries(expected))
    if (!isSame(value, got[name]))
      return `${name}: ${JSON.stringify(value)} by definition, ${JSON.stringify(got[name])} by SQL in ${JSON.stringify(got)}`;
  return null;
};

/** The first difference in words; null where the answers agree. */
const differ = (expected: NaiveAnswer, got: NaiveAnswer): string | null => {
  if (expected.panel !== got.panel) return `panel ${expected.panel} by definition, ${got.panel} by SQL`;
  if (expected.sampleSize !== got.sampleSize)
    return `sample size ${expected.sampleSize} by definition, ${got.sampleSize} by SQL`;
  for (const [i, row] of expected.rows.entries()) {
    const other = got.rows[i];
    if (other === undefined) return `row ${i} is missing in SQL: ${JSON.stringify(row)}`;
    const difference = differRow(row, other);
    if (difference !== null) return `row ${i}: ${difference}`;
  }
  const extra = got.rows[expected.rows.length];
  return extra === undefined ? null : `SQL has a row more: ${JSON.stringify(extra)}`;
};

const failuresOf = async (
  data: Data,
  questions: readonly Query[],
  edition: Edition,
  seed: number,
): Promise<string[]> => {
  const failures: string[] = [];
  for (const query of questions) {
    const expected = naiveAnswer(data, query);
    for (const layouts of [edition.layouts, []]) {
      const difference = differ(expected, await ask(query, { ...edition, layouts }));
      const from = layouts.length > 0 ? 'layouts' : 'facts';
      if (difference !== null) failures.push(`seed ${seed}, from ${from}, ${questionText(query)}\n  ${difference}`);
    }
  }
  return failures;
};

describe.each(seeds)('random dataset %i', (seed) => {
  const dataset = randomDataset(seed);
  let data: Data;
  let edition: Edition;

  beforeAll(async () => {
    edition = await load(dataset, seed);
    data = loaded(dataset);
  });

  it.each(viewIds)('answers %s as defined', async (view) => {
    const chance = chanceOf(seed * 1000 + viewIds.indexOf(view));
    const random = Array.from({ length: questionsPerView }, () => randomQuestion(chance, dataset, view));
    const questions = [plainQuestion(dataset, view), ...random];
    const failures = await failuresOf(data, questions, edition, seed);
    expect(failures.length, failures.join('\n')).toBe(0);
  });
});

it('has rows for every view in one of the datasets, so that agreement is not that of empty answers', () => {
  const datasets = seeds.map(randomDataset).map((dataset) => ({ dataset, data: loaded(dataset) }));
  const isEmpty = (view: ViewId) =>
    datasets.every(({ dataset, data }) => naiveAnswer(data, plainQuestion(dataset, view)).rows.length === 0);
  expect(viewIds.filter(isEmpty)).toEqual([]);
});

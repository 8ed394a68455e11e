/**
 * The statistics of the figures against examples worked out in print, where they are worked out: as SQL on the embedded engine
 * or in numbers, and in the second computation: intervals of shares, indexes and means, effective bases, tests and how many of them stand.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded, type Warehouse } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inNumbers } from '../packages/metrics/src/statistics/arithmetic.ts';
import { largestStanding, tests as testsOf } from '../packages/metrics/src/statistics/difference.ts';
import { indexes } from '../packages/metrics/src/statistics/index-interval.ts';
import { meanHigh, meanLow } from '../packages/metrics/src/statistics/mean.ts';
import { centre, effectiveBase, halfWidth, highEnd, lowEnd } from '../packages/metrics/src/statistics/proportion.ts';
import * as reference from '../packages/reference/src/statistics.ts';

const { pooledShare, pValue } = testsOf(inNumbers);
const { indexFactor, indexLow, indexHigh } = indexes(inNumbers);

let folder: string;
let warehouse: Warehouse;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cvm-statistics-'));
  warehouse = await openEmbedded({ folder });
});

afterAll(async () => {
  await warehouse.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The columns of one row. */
const row = async (columns: string) => {
  const { rows } = await warehouse.query({ sql: `select ${columns}`, params: {} }, z.record(z.string(), z.number()), {
    name: 'statistics',
  });
  return rows[0] ?? {};
};

/** R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998, table I, method 3. */
describe('the interval of a share', () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is that of the literature', async (inside, all, low, high) => {
    const found = await row(
      [
        `toFloat64(${inside} / ${all}) as p, toFloat64(${all}) as e, ${centre('p', 'e')} as middle, ${halfWidth('p', 'e')} as half`,
        `${lowEnd('e', 'middle', 'half')} as low, ${highEnd('e', 'middle', 'half')} as high`,
      ].join(', '),
    );
    const second = reference.wilson(inside / all, all);
    for (const [got, wanted] of [
      [found.low, low],
      [found.high, high],
      [second.low, low],
      [second.high, high],
    ])
      expect(got).toBeCloseTo(wanted ?? Number.NaN, 4);
  });
});

/** L. Kish, Weighting for unequal Pi, Journal of Official Statistics 8, 1992: half of a sample weighs k times as much. */
it.each([
  [2, 1.11],
  [3, 1.25],
  [4, 1.36],
  [5, 1.44],
])('a sample of which half weighs %i times as much says as little as one smaller by %f', async (k, loss) => {
  const found = await row(`${effectiveBase(`(50 + 50 * ${k})`, `(50 + 50 * ${k * k})`)} as effective`);
  const weights = Array.from({ length: 100 }, (_, place) => (place < 50 ? 1 : k));
  expect(100 / (found.effective ?? 0)).toBeCloseTo(loss, 2);
  expect(100 / reference.sizeOf(weights).effective).toBeCloseTo(loss, 2);
});

/**
 * A. Agresti, An Introduction to Categorical Data Analysis, 2.2 and 2.3: heart attacks among doctors, 189 of 11,034 with a placebo,
 * 104 of 11,037 with aspirin; chi-squared is 25.01, the relative risk 1.82, from 1.43 to 2.31.
 */
describe('the comparison of two groups', () => {
  const [placebo, aspirin] = [189 / 11_034, 104 / 11_037];

  it('tells the difference of the literature', async () => {
    const one = { share: placebo, effective: 11_034, people: 11_034 };
    const other = { share: aspirin, effective: 11_037, people: 11_037 };
    const p = pValue(one, other, pooledShare(one, other));
    const { printed } = await row('erfc(sqrt(25.01 / 2)) as printed');
    const size = (n: number) => ({ n, weight: n, effective: n });
    const second = reference.pValue({ p: placebo, of: size(11_034), restP: aspirin, rest: size(11_037) });
    expect(p / Number(printed)).toBeCloseTo(1, 1);
    expect(Number(second) / p).toBeCloseTo(1, 8);
  });

  it('has the ratio of the literature, where the base is the other group alone', () => {
    const compared = {
      ...{ share: placebo, effective: 11_034, restShare: aspirin, restEffective: 11_037 },
      ...{ wholeShare: aspirin, part: 0, restPart: 1 },
    };
    const [index, factor] = [placebo / aspirin, indexFactor(compared)];
    const found = { low: indexLow(index, factor, compared), high: indexHigh(index, factor, compared) };
    const second = reference.indexInterval({
      ...{ p: placebo, of: { n: 11_034, weight: 0, effective: 11_034 } },
      ...{ restP: aspirin, rest: { n: 11_037, weight: 11_037, effective: 11_037 } },
      ...{ baseP: aspirin, baseWeight: 11_037 },
    });
    for (const { low, high } of [found, second]) {
      expect(low).toBeCloseTo(1.43, 2);
      expect(high).toBeCloseTo(2.31, 2);
    }
  });
});

/** Y. Benjamini and Y. Hochberg, Controlling the false discovery rate, JRSS B 57, 1995, 3.1: 4 of 15 hypotheses are rejected. */
it('of many tests those stand that stand in the literature', () => {
  const tests = [
    ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459],
    ...[0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
  ];
  const stands = reference.stands([...tests, null]);
  expect(largestStanding(tests)).toBe(tests[3]);
  expect([...tests, null].filter(stands)).toEqual(tests.slice(0, 4));
});

/** Four ratings by hand: mean 4.25, variance 2.75 / 3, error 1.96 x sqrt(2.75 / 12) = 0.938; not beyond 5, none for one rating. */
it('the interval of a mean is that worked out by hand', async () => {
  const values = { mean: 'mean', squares: '2.75', weights: '4', people: '4', effective: '4' };
  const found = await row(`4.25 as mean, ${meanLow(values, 1)} as low, ${meanHigh(values, 5)} as high`);
  const ratings = [3, 4, 5, 5].map((value) => ({ value, weight: 1 }));
  for (const { low, high } of [found, reference.ratingInterval(ratings)]) {
    expect(low).toBeCloseTo(3.312, 3);
    expect(high).toBe(5);
  }
  expect(reference.ratingInterval(ratings.slice(0, 1))).toEqual({ low: null, high: null });
});

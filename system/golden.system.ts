/**
 * Every question of the golden set, asked of the portal's server and compared with answers that were computed independently of
 * the product. That answers come over the network from a process of its own is shown by data.system.ts and in the browser.
 */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCases } from './golden/cases.ts';
import {
  type Case,
  differMeta,
  differObject,
  differRows,
  type GoldenObject,
  type GoldenRow,
} from './golden/compare.ts';
import { type InProcessPortal, openInProcess } from './in-process-portal.ts';
import { placeGolden } from './portal.ts';

const everything = { allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] };

let test: InProcessPortal<'analyst'>;

beforeAll(async () => {
  test = await openInProcess(placeGolden, { analyst: everything });
});

afterAll(() => test?.close());

const ask = ({
  method,
  path,
  filters = [],
  sorts,
  limit,
  body,
  token = true,
}: Case): Promise<LightMyRequestResponse> => {
  const user = token ? 'analyst' : null;
  if (typeof body === 'object' && body !== null) return test.call(user, { method, url: `/${path}`, payload: body });
  const query = new URLSearchParams(filters.map((filter): [string, string] => ['filters', filter]));
  if (sorts !== undefined) query.set('sorts', sorts);
  if (limit !== undefined) query.set('limit', String(limit));
  return test.call(user, { method, url: `/${path}?${query}` });
};

/** Partial objects, a line each, merged in order. */
const merged = (text: string): GoldenObject => {
  const whole: GoldenObject = {};
  for (const line of text.trimEnd().split('\n'))
    for (const [name, part] of Object.entries(JSON.parse(line) as Record<string, GoldenObject>))
      whole[name] = { ...(whole[name] as GoldenObject | undefined), ...part };
  return whole;
};

describe('golden answers', () => {
  it.each(allCases)('$id $filters', async (golden) => {
    const { statusCode, body: text } = await ask(golden);
    const { status = 200, object, tolerance = 0 } = golden.expect;
    expect(statusCode, text.slice(0, 300)).toBe(status);
    if (status !== 200) return;
    if (object) {
      expect(differObject(object, merged(text), tolerance)).toBeNull();
      return;
    }
    const answer: { data: GoldenRow[]; meta: GoldenRow } = JSON.parse(text);
    expect(differRows(golden.expect, answer.data)).toBeNull();
    expect(differMeta(golden.expect, answer.meta)).toBeNull();
  });
});

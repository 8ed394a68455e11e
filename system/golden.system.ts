/**
 * Every question of the golden set, asked of a running portal over HTTP and compared with answers that were computed
 * independently of the product.
 */
import { loginAnswerSchema } from '@cvm/contract';
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
import { owner, type Portal, startGoldenPortal } from './portal.ts';

let portal: Portal;
let token = '';

beforeAll(async () => {
  // Some answers are about a handful of people.
  portal = await startGoldenPortal({ MINIMUM_BASE: '0' });
  const body = new URLSearchParams({ ...owner });
  const answer = await fetch(`${portal.url}/v1/login`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  token = loginAnswerSchema.parse(await answer.json()).token;
});

afterAll(() => portal.stop());

const ask = (golden: Case): Promise<Response> => {
  const { method, path: address, filters = [], sorts, limit, body, token: signedIn = true } = golden;
  const authorization: Record<string, string> = signedIn ? { authorization: `Bearer ${token}` } : {};
  if (method === 'POST')
    return fetch(`${portal.url}/${address}`, {
      method,
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const query = new URLSearchParams(filters.map((filter): [string, string] => ['filters', filter]));
  if (sorts !== undefined) query.set('sorts', sorts);
  if (limit !== undefined) query.set('limit', String(limit));
  return fetch(`${portal.url}/${address}?${query}`, { headers: authorization });
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
    const response = await ask(golden);
    const text = await response.text();
    const { status = 200, object, tolerance = 0 } = golden.expect;
    expect(response.status, text.slice(0, 300)).toBe(status);
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

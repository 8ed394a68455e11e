import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

let test: TestPortal;

beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

const keep = async (path: unknown, as: 'analyst' | 'shows' | 'gem' = 'analyst') =>
  test.app.inject({
    method: 'POST',
    url: '/v1/permalink',
    headers: { authorization: `Bearer ${await test.tokenOf(as)}` },
    payload: { path },
  });

const long = `/shows?filters=show:${Array.from({ length: 800 }, (_, index) => 300_000 + index).join('|')}`;

describe('permalinks', () => {
  it('are one short id per state, whoever asks, and lead back to it', async () => {
    const { id } = (await keep(long)).json();
    expect(id).toMatch(/^[\w-]{16}$/);
    expect((await keep(long, 'shows')).json().id).toBe(id);
    expect((await keep(`${long}|1`)).json().id).not.toBe(id);
    for (const as of ['analyst', 'shows'] as const)
      expect((await test.get(`/v1/permalink/${id}`, as)).json()).toEqual({ success: true, path: long });
  });

  it('lead nowhere but into the portal', async () => {
    for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', 'shows', '', '/a b', 1, '/\n'])
      expect([path, (await keep(path)).statusCode]).toEqual([path, 400]);
    expect((await keep(`/shows?${'a'.repeat(200_000)}`)).json().error.message).toBe('The link is too long to be kept.');
  });

  it('fill what a user may keep, and no more; the others keep on saving', async () => {
    const text = (index: number): string => `/shows?filters=${index}-${'a'.repeat(190_000)}`;
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1) statuses.push((await keep(text(index), 'gem')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(52);
    const refused = await keep(text(61), 'gem');
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      413,
      'Your links, segments and reports take 10 MB, which is all that is kept. Delete segments or reports, from the bin too, to save more.',
    ]);
    expect((await keep(text(0), 'gem')).statusCode).toBe(200);
    expect((await keep('/shows?limit=1', 'analyst')).statusCode).toBe(200);
  });

  it('that nobody made are not found', async () => {
    for (const id of ['nothing', "' or 1=1 --", '%00'])
      expect([id, (await test.get(`/v1/permalink/${encodeURIComponent(id)}`)).statusCode]).toEqual([id, 404]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { followLink, linkTo } from './permalinks.ts';

const missing = { success: false, error: { code: 'not_found', message: 'There is no such link.' } };
const long = `/shows?filters=show:${'1'.repeat(2_000)}`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) => {
    if (path === '/v1/permalink') return { status: 200, body: '{"success":true,"id":"abc_-123"}' };
    return path === '/v1/permalink/abc_-123'
      ? { status: 200, body: JSON.stringify({ success: true, path: long }) }
      : { status: 404, body: JSON.stringify(missing) };
  });
});
afterAll(() => server.close());

describe('a link to send', () => {
  it('is the address while that is short enough', async () => {
    expect(await linkTo('https://cvm.example', '/shows?filters=age:55+')).toBe(
      'https://cvm.example/shows?filters=age:55+',
    );
    const path = `/${'a'.repeat(2_000 - 20)}`;
    expect(await linkTo('https://cvm.example', path)).toHaveLength(2_000);
  });

  it('is a permalink where it is not, and leads back to the address', async () => {
    expect(await linkTo('https://cvm.example', long)).toBe('https://cvm.example/link/abc_-123');
    expect(JSON.parse(server.asked('/v1/permalink').body)).toEqual({ path: long });
    expect(await followLink('abc_-123')).toBe(long);
  });

  it('that nobody made leads nowhere', async () => {
    expect(await followLink('nothing')).toBeNull();
  });
});

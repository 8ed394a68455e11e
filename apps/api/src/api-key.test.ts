import { createUser, generateApiKey, revokeApiKey, searchAudit } from '@cvm/accounts';
import { userKindPages } from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keyCallsMax } from './auth/api-key.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

let count = 0;
const newUser = async () => {
  count += 1;
  const allowedPages = [...userKindPages.shows];
  return createUser(test.portal.accounts.db, { email: `program${count}@client.example`, allowedPages });
};
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
const newKey = async () => {
  const user = await newUser();
  const { apiKey, apiSecret } = await generateApiKey(test.portal.accounts.db, user.id);
  return { user, apiKey, apiSecret, headers: basic(`${apiKey}:${apiSecret}`) };
};

describe('an API key', () => {
  it('opens calls that read, with the access of its user', async () => {
    const { user, headers } = await newKey();
    const profile = await test.get('/v1/user/profile', null, headers);
    expect([profile.statusCode, profile.json().email]).toEqual([200, user.email]);
    expect((await test.get(viewUrl('showSummary', []), null, headers)).statusCode).toBe(200);
  });

  it('does not sign out, change anything or administrate', async () => {
    const { headers } = await newKey();
    const calls = [
      ['GET', '/v1/logout'],
      ['PUT', '/v1/audience-segment/'],
      ['DELETE', '/v1/audience-segment/00000000-0000-4000-8000-000000000000'],
      ['GET', '/v1/admin/audit'],
    ] as const;
    for (const [method, url] of calls) {
      const answer = await test.app.inject({ method, url, headers });
      expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 403, 'forbidden']);
    }
  });

  it('is refused with a wrong secret, and once it is revoked', async () => {
    const { user, apiKey, apiSecret, headers } = await newKey();
    for (const text of [`${apiKey}:wrong`, `${apiKey}:`, apiKey, `:${apiSecret}`, ':', `${apiSecret}:${apiKey}`]) {
      const answer = await test.get('/v1/user/profile', null, basic(text));
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        401,
        'The API key or its secret is not valid.',
      ]);
      expect(answer.body).not.toContain(apiSecret);
    }
    await revokeApiKey(test.portal.accounts.db, user.id);
    expect((await test.get('/v1/user/profile', null, headers)).statusCode).toBe(401);
  });

  it('has a rate limit of its own, whatever address it comes from', async () => {
    // All calls of one minute, however long they take.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const busy = await newKey();
    const calm = await newKey();
    const call = (n: number, headers: Record<string, string>) =>
      test.app.inject({ url: '/v1/user/profile', headers, remoteAddress: `198.51.100.${n % 200}` });
    let answer = await call(0, busy.headers);
    for (let n = 1; n <= keyCallsMax && answer.statusCode === 200; n += 1) answer = await call(n, busy.headers);
    expect(answer.statusCode).toBe(429);
    expect(answer.json().error.message).toMatch(/^Too many requests with this API key\. Try again in \d+ seconds?\.$/);
    expect((await call(0, calm.headers)).statusCode).toBe(200);
  });

  it('leaves one line in the audit log for its use, without the key, and no secret anywhere', async () => {
    const { user, apiKey, apiSecret, headers } = await newKey();
    for (let n = 0; n < 3; n += 1) await test.get('/v1/user/profile', null, headers);
    await test.portal.background.idle();
    const entries = await searchAudit(test.portal.accounts.db, { action: 'apiKey.use', target: user.email });
    expect(entries).toMatchObject([{ actorId: user.id, address: '127.0.0.1' }]);
    expect(await searchAudit(test.portal.accounts.db, { text: apiKey })).toEqual([]);
    expect(test.logged.join('')).not.toContain(apiSecret);
    expect(test.logged.join('')).not.toContain(headers.authorization.slice(6));
  });
});

import { createUser, searchAudit } from '@cvm/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, readOutbox } from './testing/outbox.ts';
import { openTestPortal, type TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await openTestPortal({ data: false, environment: { PUBLIC_URL: 'https://insights.example/' } });
});
afterAll(() => test.close());

let username = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  username = `person${count}@client.example`;
  await createUser(test.portal.accounts.db, { email: username, firstName: 'Pat', password: 'the sentence before' });
});

/** Every test comes from an address of its own, so that none uses up the attempts of another. */
const address = () => `203.0.113.${count}`;
const ask = (name: string, headers: Record<string, string> = {}) =>
  test.postForm(
    '/v1/forgot-password',
    { username: name, host: 'https://elsewhere.example' },
    { address: address(), headers },
  );
const reset = (hash: string, password: string, name = username) =>
  test.postForm('/v1/reset-password', { hash, username: name, password }, { address: address() });

const messages = async (): Promise<string[]> => {
  await test.portal.background.idle();
  const all = await readOutbox(test.portal.settings.dataDir);
  return all.filter((text) => text.includes(`To: ${username}`));
};
const newLink = async (): Promise<string> => {
  await ask(username);
  return linkIn((await messages()).at(-1) ?? '');
};
const hashOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

describe('a forgotten password', () => {
  it('is set anew with the link of the message, once', async () => {
    const answer = await ask(username);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, error: null }]);
    const [message = ''] = await messages();
    const hash = hashOf(linkIn(message));
    const done = await reset(hash, 'a brand new sentence');
    expect([done.statusCode, done.json()]).toEqual([200, { success: true, data: true }]);
    expect((await test.signIn(username, 'the sentence before', address())).statusCode).toBe(401);
    expect((await test.signIn(username, 'a brand new sentence', address())).statusCode).toBe(200);
    const again = await reset(hash, 'yet another sentence');
    expect(again.statusCode).toBe(400);
    expect(again.json().error.message).toMatch(/^This link is not valid any more/);
  });

  it('signs in however long it is, if it could be set', async () => {
    const longest = 'a🌻🌍é'.repeat(256);
    expect((await reset(hashOf(await newLink()), longest)).statusCode).toBe(200);
    expect((await test.signIn(username, longest, address())).statusCode).toBe(200);
    const longer = await reset(hashOf(await newLink()), `${longest}x`);
    expect(longer.json().error.message).toBe('Password must have at most 1024 characters.');
  });

  it('is answered alike for a name that does not exist, and nothing is sent', async () => {
    const before = (await readOutbox(test.portal.settings.dataDir)).length;
    const known = await ask(username);
    const unknown = await ask('nobody@client.example');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await test.portal.background.idle();
    expect(await readOutbox(test.portal.settings.dataDir)).toHaveLength(before + 1);
  });

  it('gets a link to the address of the settings, whatever the request says about its host', async () => {
    await ask(username, {
      host: 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/login',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=evil.example',
    });
    const [message = ''] = await messages();
    expect(linkIn(message)).toMatch(/^https:\/\/insights\.example\/reset-password\/[\w-]{43}$/);
    expect(message).not.toMatch(/evil|elsewhere/);
  });

  it('ends the sessions and the other links of the user', async () => {
    const { token } = (await test.signIn(username, 'the sentence before', address())).json();
    const first = hashOf(await newLink());
    const second = hashOf(await newLink());
    expect((await reset(second, 'a brand new sentence')).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await test.app.inject({ url: '/v1/user/profile', headers })).statusCode).toBe(401);
    expect((await reset(first, 'yet another sentence')).statusCode).toBe(400);
  });

  it('is not set by a link of somebody else, nor to a password that is refused', async () => {
    const hash = hashOf(await newLink());
    expect((await reset(hash, 'a brand new sentence', 'analyst@demo.example')).statusCode).toBe(400);
    const refused = await reset(hash, 'short');
    expect([refused.statusCode, refused.json().error.details]).toEqual([400, { field: 'password' }]);
    expect(refused.json().error.message).toBe('Password must have at least 10 characters.');
    expect((await reset(hash, 'a brand new sentence')).statusCode).toBe(200);
  });

  it('names the fields that are missing', async () => {
    const nameless = await test.postForm('/v1/forgot-password', { username: ' ' }, { address: address() });
    expect([nameless.statusCode, nameless.json().error.message]).toEqual([400, 'Username is required.']);
    const empty = await test.postForm('/v1/reset-password', {}, { address: address() });
    expect(empty.json().error.details.fields).toEqual({
      hash: 'The link is not complete.',
      username: 'Username is required.',
      password: 'Password is required.',
    });
  });

  it('can be asked for five times in a row, known or not, then asking waits', async () => {
    for (const name of [username, 'somebody.else@client.example']) {
      for (let times = 0; times < 5; times += 1) expect((await ask(name)).statusCode).toBe(200);
      const waiting = await ask(name);
      expect(waiting.statusCode).toBe(429);
      expect(waiting.json().error.message).toMatch(/^Too many attempts\. Try again in \d+ seconds?\.$/);
    }
    expect(await messages()).toHaveLength(5);
    // The door to sign in is another one.
    expect((await test.signIn(username, 'the sentence before', address())).statusCode).toBe(200);
  });

  it('is written down: asked, done, and failures to sign in by the name of the user alone', async () => {
    await reset(hashOf(await newLink()), 'a brand new sentence');
    await test.signIn(username, 'a wrong password', address());
    await test.signIn('my secret password', 'typed into the wrong field', address());
    await test.portal.background.idle();
    const entries = await searchAudit(test.portal.accounts.db, { limit: 4 });
    expect(entries.map(({ action, target }) => [action, target]).sort()).toEqual([
      ['password.request', username],
      ['password.reset', username],
      ['session.failure', null],
      ['session.failure', username],
    ]);
    expect(entries.every((entry) => entry.address === address())).toBe(true);
    expect(JSON.stringify(await searchAudit(test.portal.accounts.db))).not.toContain('my secret');
  });

  it('leaves no link, password or host in the log', () => {
    const log = test.logged.join('\n');
    expect(log).not.toMatch(/sentence|elsewhere\.example|evil/);
    expect(log).not.toMatch(/reset-password\/[\w-]{20}/);
    expect(log).toContain('A message was written to the outbox');
  });
});

/** Embedded looks on the real stores: what an address opens, for how long, and under whose access rules. */
import { createSession, createUser, generateApiKey, type NewUser, searchAudit } from '@cvm/accounts';
import { allPages, lookViews, type QueryAnswer } from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedPortal } from '../testing/shared-portal.ts';
import { type TestPortal, viewUrl } from '../testing/test-portal.ts';
import { lookTokenMs, lookTokens, openLookTokens } from './look-token.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await sharedPortal({ environment: { PUBLIC_URL: 'http://localhost:4321' } });
});
afterAll(() => test?.close());

const looks = Object.keys(lookViews) as (keyof typeof lookViews)[];
let accounts = 0;

/** The Authorization header of a new user. */
const newUserWith = async (rights: Omit<NewUser, 'email'>): Promise<string> => {
  accounts += 1;
  const { db } = test.portal.accounts;
  const { id } = await createUser(db, { email: `embed${accounts}@client.example`, ...rights });
  return `Bearer ${await createSession(db, id)}`;
};

const embed = (path: string, authorization: string) =>
  test.app.inject({ method: 'GET', url: `/v1/embed/${path}`, headers: { authorization } });

/** Asks for an address and opens it as its page does, without a session. */
const addressOf = async (path: string, authorization: string): Promise<URL> => {
  const answer = await embed(path, authorization);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return new URL(answer.json().data.embed.url);
};
const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';
const rowsOf = (look: string, token: string) =>
  test.get(`/v1/embed/${look}/view?token=${encodeURIComponent(token)}`, null);
const analyst = async (): Promise<string> => `Bearer ${await test.tokenOf('analyst')}`;

describe('the address of a look', () => {
  it.each(looks)('of %s is a page of the portal that shows the view', async (look) => {
    const url = await addressOf(look, await analyst());
    expect([url.origin, url.pathname, [...url.searchParams.keys()]]).toEqual([
      'http://localhost:4321',
      `/embed/${look}`,
      ['token'],
    ]);
    const answer = await rowsOf(look, tokenOf(url));
    const expected: QueryAnswer = (await test.get(viewUrl(lookViews[look]))).json();
    expect([answer.statusCode, answer.json().data]).toEqual([200, expected.data]);
    expect(expected.data.length).toBeGreaterThan(0);
  });

  it('keeps the filters of the call, and says whether the title is shown', async () => {
    const url = await addressOf(
      'show-viewership?filters=genre:Drama&filters=age:25-29&showTitle=true',
      await analyst(),
    );
    expect(url.searchParams.get('showTitle')).toBe('true');
    const expected: QueryAnswer = (await test.get(viewUrl('showSummary', ['genre:Drama', 'age:25-29']))).json();
    const answer: QueryAnswer = (await rowsOf('show-viewership', tokenOf(url))).json();
    expect([answer.data, answer.meta.filters]).toEqual([expected.data, expected.meta.filters]);
  });

  it('answers with the names of its filters, which its page has no session to ask for', async () => {
    const [show] = (await test.get(viewUrl('showSummary'))).json().data;
    const filters = `filters=network:${show.networkId}&filters=genre:Drama`;
    const url = await addressOf(`show-viewership?${filters}`, await analyst());
    const queries = vi.spyOn(test.portal.warehouse, 'query');
    const answer = await rowsOf('show-viewership', tokenOf(url));
    expect(answer.json().meta.names).toEqual({ network: { [show.networkId]: show.network } });
    // A frame that is opened again asks the store for them no more.
    const asked = queries.mock.calls.map(([, , options]) => options).filter(({ name }) => name === 'labels');
    queries.mockRestore();
    expect(asked).toMatchObject([{ isKept: true }]);
    // The same question of the portal has an answer and a tag of its own.
    const plain = await test.get(viewUrl('showSummary', [`network:${show.networkId}`, 'genre:Drama']));
    expect(plain.json().meta).not.toHaveProperty('names');
    expect(plain.headers.etag).not.toBe(answer.headers.etag);
  });

  it('is given to API keys with the rights of their user', async () => {
    const { db } = test.portal.accounts;
    const { id } = await createUser(db, { email: 'embed-key@client.example', allowedPages: ['/shows'] });
    const { apiKey, apiSecret } = await generateApiKey(db, id);
    const basic = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
    expect((await embed('show-viewership', basic)).statusCode).toBe(200);
    expect((await embed('anticipated-movies', basic)).statusCode).toBe(403);
  });

  it('is refused for what cannot be understood, by name', async () => {
    const refused = async (path: string) => {
      const answer = await embed(path, await analyst());
      return [answer.statusCode, answer.json().error.message];
    };
    expect(await refused('nothing')).toEqual([404, 'There is no embedded look "nothing".']);
    expect(await refused('show-viewership?showTitle=maybe')).toEqual([
      400,
      'Parameter "showTitle" is not valid: must be true or false.',
    ]);
    expect((await refused('show-viewership?filters=nonsense:1'))[0]).toBe(400);
    expect((await refused('show-viewership?filters=movie:1'))[0]).toBe(400);
    expect((await test.get('/v1/embed/show-viewership', null)).statusCode).toBe(401);
  });
});

describe('a user', () => {
  const locked = 'Contact your Client Success Representative to learn more about this data';
  const refusal = async (look: string, rights: Omit<NewUser, 'email'>) => {
    const answer = await embed(look, await newUserWith(rights));
    const { blocked, error } = answer.json();
    return { status: answer.statusCode, blocked, message: error?.message };
  };

  it('that is blocked from a look sees the lock, and the other looks', async () => {
    const rights = { allowedPages: [...allPages], blockedLooks: ['show-viewership'] };
    expect(await refusal('show-viewership', rights)).toEqual({ status: 403, blocked: true, message: locked });
    expect((await refusal('anticipated-movies', rights)).status).toBe(200);
  });

  it('that is blocked from the report behind a look sees the same lock', async () => {
    const rights = { allowedPages: [...allPages], blockedReports: ['/shows'] };
    expect(await refusal('show-viewership', rights)).toEqual({ status: 403, blocked: true, message: locked });
  });

  it('without the page behind a look is refused', async () => {
    expect(await refusal('anticipated-movies', { allowedPages: ['/shows'] })).toMatchObject({ status: 403 });
    expect(await refusal('show-viewership', { allowedPages: ['/movies'] })).toMatchObject({ status: 403 });
  });

  it('that is limited to countries shows no others, whatever it asks for', async () => {
    const limited = await newUserWith({ allowedPages: ['/shows'], allowedDataCategories: ['country:DE'] });
    const answer: QueryAnswer = (
      await rowsOf('show-viewership', tokenOf(await addressOf('show-viewership', limited)))
    ).json();
    const expected: QueryAnswer = (await test.get(viewUrl('showSummary', ['country:DE']))).json();
    expect([answer.data, answer.meta.sampleSize]).toEqual([expected.data, expected.meta.sampleSize]);
    const everybody: QueryAnswer = (await test.get(viewUrl('showSummary'))).json();
    expect(answer.meta.sampleSize).toBeLessThan(everybody.meta.sampleSize ?? 0);
    expect((await embed('show-viewership?filters=country:FR', limited)).statusCode).toBe(403);
  });
});

describe('an administrator who views as a user', () => {
  it('gets the address with the rights of that user, and it is written down', async () => {
    const { db } = test.portal.accounts;
    const email = 'viewed@client.example';
    const rights = {
      allowedPages: ['/shows'],
      allowedDataCategories: ['country:DE'],
      blockedLooks: ['anticipated-movies'],
    };
    const { id } = await createUser(db, { email, ...rights });
    const begun = await test.app.inject({
      method: 'POST',
      url: '/v1/admin/view-as',
      headers: { authorization: `Bearer ${await test.tokenOf('admin')}` },
      payload: { user: id },
    });
    const viewing = `Bearer ${begun.json().token}`;
    const url = await addressOf('show-viewership?filters=genre:Drama', viewing);
    const answer: QueryAnswer = (await rowsOf('show-viewership', tokenOf(url))).json();
    const expected: QueryAnswer = (await test.get(viewUrl('showSummary', ['genre:Drama', 'country:DE']))).json();
    expect([answer.data, answer.meta.sampleSize]).toEqual([expected.data, expected.meta.sampleSize]);
    expect((await embed('show-viewership?filters=country:FR', viewing)).statusCode).toBe(403);
    expect((await embed('anticipated-movies', viewing)).json()).toMatchObject({ blocked: true });
    const entries = await searchAudit(db, { action: 'viewAs.look' });
    expect(entries).toMatchObject([
      {
        ...{ actor: 'admin@demo.example', target: email },
        details: { look: 'show-viewership', filters: ['genre:Drama'], viewedAs: email },
      },
    ]);
  });
});

describe('a token', () => {
  const expired = 'This embedded look has expired. Reload the page that shows it.';
  const seen = async (look: string, token: string) => {
    const answer = await rowsOf(look, token);
    return [answer.statusCode, answer.json().error?.message];
  };

  it('opens its own look alone', async () => {
    const token = tokenOf(await addressOf('show-viewership', await analyst()));
    expect(await seen('anticipated-unaired-shows', token)).toEqual([401, expired]);
    expect((await rowsOf('show-viewership', token)).statusCode).toBe(200);
  });

  it('that was changed anywhere opens nothing', async () => {
    const token = tokenOf(await addressOf('show-viewership', await analyst()));
    const [content = '', signature = ''] = token.split('.');
    const changed = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    const forged = [
      ...[0, 5, content.length - 5].map((at) => `${changed(content, at)}.${signature}`),
      ...[0, 20].map((at) => `${content}.${changed(signature, at)}`),
      ...[
        content,
        `${content}.`,
        `.${signature}`,
        `${token}.${signature}`,
        `${content}.${signature.slice(0, 20)}`,
        '.',
      ],
    ];
    for (const text of forged) expect([text, ...(await seen('show-viewership', text))]).toEqual([text, 401, expired]);
  });

  it('of another installation opens nothing', async () => {
    const entitlements = { allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] };
    const token = lookTokens('0'.repeat(64)).write({ userId: '', look: 'show-viewership', filters: [], entitlements });
    expect(await seen('show-viewership', token)).toEqual([401, expired]);
  });

  it('is over after five minutes', async () => {
    const tokens = await openLookTokens(test.portal.settings.dataDir);
    const entitlements = { allowedPages: ['/shows'], allowedDataCategories: [], blockedReports: [] };
    const { id: userId } = await createUser(test.portal.accounts.db, { email: 'over@client.example', ...entitlements });
    const grant = { userId, look: 'show-viewership' as const, filters: ['genre:Drama'], entitlements };
    const token = tokens.write(grant, 1_000);
    expect(tokens.read(token, 1_000 + lookTokenMs - 1)).toEqual(grant);
    expect(tokens.read(token, 1_000 + lookTokenMs)).toBeNull();
    const ahead = tokens.write(grant, 1_000 + 365 * 24 * 3_600_000);
    expect(tokens.read(ahead, 1_000), 'written by a clock that was ahead').toBeNull();
    const over = tokens.write(grant, Date.now() - lookTokenMs);
    expect(await seen('show-viewership', over)).toEqual([401, expired]);
    const alive = tokens.write(grant, Date.now() - lookTokenMs / 2);
    expect((await seen('show-viewership', alive))[0]).toBe(200);
  });

  it('dies with the access it was made with', async () => {
    const { db } = test.portal.accounts;
    const changes: [string, object][] = [
      ['disabled', { disabled: true }],
      ['fewer pages', { lookerUserInfo: { allowedPages: ['/movies'] } }],
      ['fewer countries', { lookerUserInfo: { allowedDataCategories: ['country:DE'] } }],
      ['a blocked report', { blockedReports: ['/show/*'] }],
      ['a blocked look', { blockedLooks: ['show-viewership'] }],
    ];
    for (const [what, change] of changes) {
      const email = `${what.replaceAll(' ', '-')}@client.example`;
      const rights = { allowedPages: ['/shows'], allowedDataCategories: ['country:*'] };
      const { id } = await createUser(db, { email, ...rights });
      const token = tokenOf(await addressOf('show-viewership', `Bearer ${await createSession(db, id)}`));
      expect([what, (await rowsOf('show-viewership', token)).statusCode]).toEqual([what, 200]);
      const saved = await test.app.inject({
        method: 'PUT',
        url: '/v1/admin/users',
        headers: { authorization: `Bearer ${await test.tokenOf('admin')}` },
        payload: { users: [{ userId: id, ...change }] },
      });
      expect([what, saved.statusCode]).toEqual([what, 200]);
      expect([what, ...(await seen('show-viewership', token))]).toEqual([what, 401, expired]);
    }
  });

  it('opens no other call, and stays out of the log', async () => {
    const token = tokenOf(await addressOf('show-viewership', await analyst()));
    expect((await test.get('/v1/query/showSummary', null, { authorization: `Bearer ${token}` })).statusCode).toBe(401);
    expect((await test.get(`/v1/query/showSummary?token=${token}`, null)).statusCode).toBe(401);
    await rowsOf('show-viewership', token);
    expect(test.logged.join('')).not.toContain(token.slice(0, 40));
  });

  it('is needed, and alone', async () => {
    expect((await test.get('/v1/embed/show-viewership/view', null)).statusCode).toBe(400);
    const token = tokenOf(await addressOf('show-viewership?filters=genre:Drama', await analyst()));
    const more = await test.get(`/v1/embed/show-viewership/view?token=${token}&filters=genre:Comedy`, null);
    expect([more.statusCode, more.json().error.message]).toEqual([400, 'There is no parameter "filters".']);
  });
});

/** Every route and every view as everybody, against the table in `testing/access-table.ts`. */
import {
  createSession,
  createUser,
  createViewAsSession,
  disableUser,
  generateApiKey,
  type NewUser,
} from '@cvm/accounts';
import { allPages, type FilterId, userKindPages, type ViewId, viewDefinition, viewIds } from '@cvm/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Call,
  calls,
  type Outcome,
  outcomeOf,
  viewAccess,
  viewCalls,
  type Who,
  whos,
} from './testing/access-table.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

const rights: Record<Exclude<Who, 'nobody'>, Omit<NewUser, 'email'>> = {
  expired: { allowedPages: [...allPages] },
  disabled: { allowedPages: [...allPages] },
  shows: { allowedPages: [...userKindPages.shows] },
  movies: { allowedPages: [...userKindPages.movies] },
  both: { allowedPages: [...userKindPages.both] },
  gem: { allowedPages: [...userKindPages.gem] },
  blocked: {
    allowedPages: [...allPages],
    blockedReports: [...new Set(viewIds.flatMap((id) => viewDefinition(id).pages))],
  },
  admin: { allowedPages: [...allPages], roles: ['admin'] },
  'admin-read': { allowedPages: [...allPages], roles: ['admin-read'] },
  key: { allowedPages: [...userKindPages.both] },
  viewing: { allowedPages: [...userKindPages.both] },
};

let test: TestPortal;
const ids = new Map<Who, string>();
const authorizations = new Map<Who, string>();

const longAgo = new Date(Date.now() - 40 * 24 * 3_600_000);

/** Disabled users get a session, too, as if one had been left over. */
const authorize = async (who: Who, id: string): Promise<string> => {
  const { db } = test.portal.accounts;
  if (who === 'key') {
    const { apiKey, apiSecret } = await generateApiKey(db, id);
    return `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
  }
  if (who === 'viewing') return `Bearer ${await createViewAsSession(db, id, ids.get('admin') ?? '')}`;
  return `Bearer ${await createSession(db, id, {}, who === 'expired' ? longAgo : new Date())}`;
};

beforeAll(async () => {
  test = await sharedPortal();
  const { db } = test.portal.accounts;
  // The expired session comes last: starting one clears away those that are over.
  for (const who of [...whos.filter((name) => name !== 'nobody' && name !== 'expired'), 'expired'] as const) {
    const { id } = await createUser(db, {
      email: `matrix-${who}@client.example`,
      ...rights[who as keyof typeof rights],
    });
    if (who === 'disabled') await disableUser(db, id);
    ids.set(who, id);
    authorizations.set(who, await authorize(who, id));
  }
});
afterAll(() => test?.close());

/** Everybody calls from an address of their own, so that none uses up the calls of another. */
const addressOf = (who: Who): string => `203.0.113.${whos.indexOf(who) + 1}`;

const ask = (who: Who, method: string, url: string, body?: object, authorization = authorizations.get(who)) =>
  test.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: addressOf(who),
    ...(authorization === undefined ? {} : { headers: { authorization } }),
    ...(body === undefined ? {} : { payload: body }),
  });

/** What an answer says about access; `missing` is no answer of ours to a call. */
const seen = (answer: LightMyRequestResponse): Outcome | 'missing' | 'fault' => {
  if (answer.statusCode === 401 && answer.json().error.code === 'unauthorized') return 'unauthorized';
  if (answer.statusCode === 403) return answer.json().blocked === true ? 'blocked' : 'forbidden';
  if (answer.statusCode === 500) return 'fault';
  return answer.body.includes('There is nothing at this address.') ? 'missing' : 'open';
};

const entries: [string, Call][] = Object.entries({ ...calls, ...viewCalls });
const partsOf = (route: string): [string, string] => {
  const space = route.indexOf(' ');
  return [route.slice(0, space), route.slice(space + 1)];
};

describe('every route', () => {
  it('is in the table, and nothing in the table is gone', () => {
    const served = test.routes
      // HEAD is answered like GET; the documents under /docs and the web app's own files are no calls.
      .filter((route) => !route.startsWith('HEAD ') && !/ \/docs(\/|$)/.test(route))
      .filter((route) => / \/(v1|art|metric_glossary)/.test(route));
    expect([...new Set(served)].sort()).toEqual(entries.map(([route]) => route).sort());
  });

  it('outside the table is a page, a file of the web app or a page of the documents', () => {
    const others = test.routes.filter((route) => !/ \/(v1|art|metric_glossary|docs)/.test(route));
    for (const route of others) expect(route).toMatch(/^(GET|HEAD) \/(\*|[\w.-]*|assets\/[\w.-]+|embed\/:look)$/);
  });

  it.each(whos)('answers %s as the table says', async (who) => {
    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [route, call] of entries) {
      if (route in viewCalls && who === 'blocked') continue;
      const [method, pattern] = partsOf(route);
      const id = ids.get(who);
      // Signing out ends the session, so that it gets one of its own.
      const fresh = route === 'GET /v1/logout' && id !== undefined && outcomeOf(call, who) === 'open';
      const authorization = fresh ? await authorize(who, id) : authorizations.get(who);
      outcomes[route] = seen(await ask(who, method, call.url ?? pattern, call.body, authorization));
      expected[route] = outcomeOf(call, who);
    }
    expect(outcomes).toEqual(expected);
    // An administrator who ended all sessions ended the session as somebody else, too.
    authorizations.set('viewing', await authorize('viewing', ids.get('viewing') ?? ''));
  });

  it.each(whos)('refuses %s, who may not, before anything that is sent is looked at', async (who) => {
    const authorization = authorizations.get(who);
    for (const [route, call] of entries) {
      const refusal = outcomeOf(call, who);
      // Whose something is, and what an embedded look shows, is known by what was asked.
      if (refusal === 'open' || call.rule === 'own' || call.rule === 'showReads') continue;
      const [method, pattern] = partsOf(route);
      for (const payload of method === 'GET' ? [undefined] : ['{"nonsense":"\\u0000"}', '{']) {
        const answer = await test.app.inject({
          method: method as 'GET',
          url: `${call.url ?? pattern.replaceAll(/:\w+/g, '%00')}${call.url?.includes('?') ? '&' : '?'}nonsense=%ZZ`,
          remoteAddress: addressOf(who),
          headers: {
            ...(authorization === undefined ? {} : { authorization }),
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(payload === undefined ? {} : { payload }),
        });
        expect([route, seen(answer)]).toEqual([route, refusal]);
      }
    }
  });

  it('answers HEAD no more than GET', async () => {
    for (const [route, call] of entries) {
      const [method, pattern] = partsOf(route);
      if (method !== 'GET' || call.rule === 'public') continue;
      expect([route, (await ask('nobody', 'HEAD', call.url ?? pattern)).statusCode]).toEqual([route, 401]);
    }
  });
});

const samples: Partial<Record<FilterId, string>> = {
  daysInPast: '7',
  contentType: 'series',
  releaseDate: '[-40,14]',
};

/** The filters a view needs, of a kind the user may see. */
const filtersFor = (id: ViewId, who: Who): string[] =>
  viewDefinition(id).required.map((needed) => {
    const named = who === 'movies' && needed.includes('movie') ? 'movie' : (needed[0] ?? 'title');
    if (named === 'contentType') return `contentType:${who === 'movies' ? 'movie' : 'series'}`;
    return `${named}:${samples[named] ?? '1'}`;
  });

const expectedOf = (id: ViewId, who: Who): Outcome => {
  if (who === 'nobody' || who === 'expired' || who === 'disabled') return 'unauthorized';
  if (who === 'blocked') return 'blocked';
  const may = viewAccess[id];
  // Administrators of this test have all pages; the key belongs to a user of both kinds, which is viewed as, too.
  if (who === 'admin' || who === 'admin-read')
    return may.includes('both') || may.includes('gem') ? 'open' : 'forbidden';
  return may.includes(who === 'key' || who === 'viewing' ? 'both' : who) ? 'open' : 'forbidden';
};

describe('every view', () => {
  it.each(whos)('answers %s as the table says', async (who) => {
    const outcomes: Record<string, string> = {};
    for (const id of viewIds)
      outcomes[id] = seen(await ask(who, 'GET', viewUrl(id, filtersFor(id, who), { limit: '1' })));
    expect(outcomes).toEqual(Object.fromEntries(viewIds.map((id) => [id, expectedOf(id, who)])));
  });
});

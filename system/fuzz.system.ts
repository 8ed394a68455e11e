/**
 * Many random calls against the real stores, each as one of the demo users: nothing that anybody sends is answered with
 * a fault, and afterwards the data and the users say what they said before. `CVM_FUZZ_CALLS=100000` makes more of them,
 * `CVM_FUZZ_SEED` others.
 */

import { type Chance, chanceOf } from '@cvm/contract/testing/chance';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPortal, type TestPortal, viewUrl } from '../apps/api/src/testing/test-portal.ts';
import { type Known, randomCall } from './random-calls.ts';

const calls = Number(process.env.CVM_FUZZ_CALLS ?? 1_200);
const seed = Number(process.env.CVM_FUZZ_SEED ?? 1);
/** More than this take so long that it says how far it is. */
const toldEvery = 5_000;
const tell = (text: string): void => {
  if (calls > toldEvery) process.stderr.write(`${text}\n`);
};
/** Of a call that was answered with a time to come back. */
const triesMore = 3;
const isOnlyLate = ({ statusCode, headers }: LightMyRequestResponse): boolean =>
  statusCode === 503 && headers['retry-after'] !== undefined;

/** As a page makes them. */
const atATime = 6;

const users = ['analyst', 'shows', 'movies', 'gem', 'restricted', 'admin', 'auditor'] as const;

let test: TestPortal;
let known: Known;

const idsOf = async (view: string, column: string): Promise<string[]> => {
  const answer = await test.get(viewUrl(view, [], { limit: '20' }), 'admin');
  return answer.json().data.map((row: Record<string, unknown>) => String(row[column]));
};

beforeAll(async () => {
  // As it is started by those who set nothing: what is kept back is looked for, too.
  test = await openTestPortal({ environment: { MINIMUM_BASE: '10' } });
  const [show, movie, network, actor] = await Promise.all([
    idsOf('showSummary', 'showId'),
    idsOf('moviesSummary', 'movieId'),
    idsOf('networkSummary', 'networkId'),
    idsOf('actorSummary', 'actorId'),
  ]);
  known = { show, movie, network, actor, title: [...show, ...movie], titleId: [...show, ...movie] };
});
afterAll(() => test?.close());

const send = async (chance: Chance, place: number): Promise<{ call: string; answer: LightMyRequestResponse }> => {
  const { url, ...call } = randomCall(chance, known);
  const who = chance.isTrue(0.95) ? (chance.some(users) ?? 'analyst') : null;
  const authorization = who === null ? {} : { authorization: `Bearer ${await test.tokenOf(who)}` };
  const ask = () =>
    test.app.inject({
      ...call,
      url,
      headers: { ...call.headers, ...authorization },
      // Limits of an address are a matter of other tests.
      remoteAddress: `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
    });
  let answer = await ask();
  // A machine that stands still for seconds is no fault of the call: an answer that says to come back is asked for again.
  for (let more = 0; more < triesMore && isOnlyLate(answer); more += 1) answer = await ask();
  return { call: `${place}: ${who} ${call.method} ${url} ${call.payload ?? ''}`.slice(0, 2_000), answer };
};

/** What the stores hold, in the words of calls that do not change it. */
const stateOf = async (): Promise<string> => {
  const rows = await Promise.all(
    ['showSummary', 'moviesSummary', 'networkSummary', 'dates'].map(
      async (view) => (await test.get(viewUrl(view, [], { limit: '-1' }), 'admin')).json().data,
    ),
  );
  const pages = await Promise.all(
    users.map(async (name) => (await test.get('/v1/user/filters_permissible', name)).statusCode),
  );
  return JSON.stringify([rows, pages]);
};

it(`${calls} random calls of seed ${seed} are answered without a fault, and leave the stores as they were`, async () => {
  const chance = chanceOf(seed);
  const before = await stateOf();
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let place = 0;
  const walk = async (): Promise<void> => {
    while (place < calls && faults.length < 20) {
      place += 1;
      if (place % toldEvery === 0) tell(`${place} calls, ${faults.length} faults`);
      const { call, answer } = await send(chance, place);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      if (answer.statusCode >= 500) faults.push(`${answer.statusCode} ${call}\n  ${answer.body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, walk));
  expect(faults.join('\n')).toBe('');
  // Most calls say what is wrong with them; enough are answered for the stores to be asked.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(calls / 10);
  expect(await stateOf()).toBe(before);
  tell(JSON.stringify([...statuses]));
}, 7_200_000);

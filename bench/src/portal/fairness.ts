/**
 * What two busy users leave of the portal for a third: how long small questions take while each of the two has 32
 * cross-tabs of about a year under way, none answered before, beside the same questions on an idle portal.
 */
import { join } from 'node:path';
import { createUser, findUserByUsername, openAccounts } from '@cvm/accounts';
import { addDays, endpoints } from '@cvm/contract';
import { randomOf } from '@cvm/contract/testing/chance';
import type { Subjects } from '../cases/subjects.ts';
import type { FairnessResult } from '../results.ts';
import { median, quantile } from '../stats.ts';
import { askWell, nextAddress, openClient, signIn } from './client.ts';
import { drawCall } from './mix.ts';

const busy = ['busy@bench.example', 'busier@bench.example'].map((username) => ({
  username,
  password: 'popcorn-for-everybody',
}));
const callsEach = 32;
const asked = 80;

/** Makes the two users in the portal's store, which nobody else has open. */
export const addBusyUsers = async (dataDir: string): Promise<void> => {
  const accounts = await openAccounts({ dataDir: join(dataDir, 'accounts') });
  try {
    for (const { username, password } of busy)
      if ((await findUserByUsername(accounts.db, username)) === null)
        await createUser(accounts.db, { email: username, firstName: 'Busy', password, allowedPages: ['*'] });
  } finally {
    await accounts.close();
  }
};

const fields = ['user_age_bucket', 'user_gender', 'genre', 'viewer_count', 'view_count'].map(
  (name) => `crosstab.${name}`,
);

type Heavy = { done: number; refused: number };

/** Sends one cross-tab after the other, each about other days, until the signal is raised. */
const keepAsking = async (
  url: string,
  token: string,
  dataThrough: string,
  seed: number,
  count: Heavy,
  signal: AbortSignal,
) => {
  const random = randomOf(seed);
  while (!signal.aborted) {
    const to = addDays(dataThrough, -Math.floor(random() * 600));
    const filters = [`date:${addDays(to, -365)} 00:00:00 to ${to} 23:59:59`];
    try {
      const answer = await fetch(new URL(endpoints.runCrosstab.path, url), {
        method: endpoints.runCrosstab.method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-forwarded-for': nextAddress(),
        },
        body: JSON.stringify({ view: 'crosstab', fields, filters }),
        signal,
      });
      await answer.text();
      if (answer.ok) count.done += 1;
      else count.refused += 1;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
};

export type FairnessInput = { readonly token: string; readonly subjects: Subjects; readonly dataThrough: string };

export const measureFairness = async (url: string, input: FairnessInput): Promise<FairnessResult> => {
  const { token, subjects, dataThrough } = input;
  const client = openClient(url, token);
  const random = randomOf(64);
  const small = async (): Promise<FairnessResult['idle']> => {
    const times: number[] = [];
    while (times.length < asked) {
      const { size, call } = drawCall(random, subjects, dataThrough);
      if (size === 'small') times.push((await askWell(client, call)).ms);
    }
    return { queries: times.length, p50Ms: median(times), p95Ms: quantile(times, 0.95) };
  };
  const idle = await small();
  const stop = new AbortController();
  const heavy: Heavy = { done: 0, refused: 0 };
  const tokens = await Promise.all(busy.map((user) => signIn(url, user)));
  const asking = tokens.flatMap((busyToken, user) =>
    Array.from({ length: callsEach }, (_, number) =>
      keepAsking(url, busyToken, dataThrough, 1000 * user + number, heavy, stop.signal),
    ),
  );
  try {
    const whileBusy = await small();
    return { idle, busy: whileBusy, callsAtOnce: asking.length, heavyDone: heavy.done, heavyRefused: heavy.refused };
  } finally {
    stop.abort();
    await Promise.allSettled(asking);
    client.close();
  }
};

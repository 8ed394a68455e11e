/** Answers from the result cache over HTTP, and the home page as a whole. */
import { setTimeout } from 'node:timers/promises';
import { homeCalls } from '../cases/view-cases.ts';
import type { CaseResult, HomeResult } from '../results.ts';
import { spreadOf } from '../stats.ts';
import { askWell, type PortalClient } from './client.ts';

const WARM_RUNS = 10;
/** Answers of more bytes are certain to take fewer once they are compressed more. */
const LARGE_BYTES = 10_000;
const POLL_MS = 50;
const SETTLED_MS_MAX = 120_000;

/**
 * Until the portal has compressed once more what was asked again, which it does behind its answers: those of the first cases would be
 * timed beside it.
 */
const untilCompressed = async (client: PortalClient, firstBytes: ReadonlyMap<CaseResult, number>): Promise<void> => {
  const until = performance.now() + SETTLED_MS_MAX;
  for (const [result, first] of firstBytes)
    while (first > LARGE_BYTES && (await askWell(client, result)).bytes >= first) {
      if (performance.now() > until) throw new Error(`The portal has not compressed ${result.name} once more.`);
      await setTimeout(POLL_MS);
    }
};

/** The cases with their warm figures; one that failed cold is left as it is. */
export const warmCases = async (client: PortalClient, cases: readonly CaseResult[]): Promise<CaseResult[]> => {
  const measured: CaseResult[] = [];
  // The portal's code is compiled, as after the first questions of one that runs for weeks, and what is asked again is compressed once more.
  const firstBytes = new Map<CaseResult, number>();
  for (const result of cases) if (result.cold !== null) firstBytes.set(result, (await askWell(client, result)).bytes);
  for (const result of firstBytes.keys()) await askWell(client, result);
  await untilCompressed(client, firstBytes);
  for (const result of cases) {
    if (result.cold === null) {
      measured.push(result);
      continue;
    }
    // What has left the cache since is there again.
    const { bytes } = await askWell(client, result);
    const times: number[] = [];
    for (let run = 0; run < WARM_RUNS; run += 1) times.push((await askWell(client, result)).ms);
    measured.push({ ...result, warm: spreadOf(times), warmBytes: bytes });
  }
  return measured;
};

/** Each country is a home page that nobody has opened before. */
const countries = ['GB', 'BR', 'FR', 'DE', 'CA'];

/** From opening the page to its last answer, all calls at once. */
export const measureHome = async (client: PortalClient): Promise<HomeResult> => {
  const open = async (country: string | null): Promise<number> => {
    const began = performance.now();
    await Promise.all(homeCalls(country === null ? [] : [`country:${country}`]).map((call) => askWell(client, call)));
    return performance.now() - began;
  };
  const cold = [await open(null)];
  for (const country of countries) cold.push(await open(country));
  const warm: number[] = [];
  for (let run = 0; run < WARM_RUNS; run += 1) warm.push(await open(null));
  return { calls: homeCalls().length, cold: spreadOf(cold), warm: spreadOf(warm) };
};

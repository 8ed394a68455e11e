/** Answers from the result cache over HTTP, and the home page as a whole. */
import { homeCalls } from '../cases/view-cases.ts';
import type { CaseResult, HomeResult } from '../results.ts';
import { spreadOf } from '../stats.ts';
import { askWell, type PortalClient } from './client.ts';

const WARM_RUNS = 10;

/** The cases with their warm figures; one that failed cold is left as it is. */
export const warmCases = async (client: PortalClient, cases: readonly CaseResult[]): Promise<CaseResult[]> => {
  const measured: CaseResult[] = [];
  // The portal's code is compiled, as after the first questions of one that runs for weeks, and what is asked again is compressed once more.
  for (let round = 0; round < 2; round += 1)
    for (const result of cases) if (result.cold !== null) await askWell(client, result);
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

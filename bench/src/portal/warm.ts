/** Answers from the result cache over HTTP, and the home page as a whole. */
import { setTimeout } from 'node:timers/promises';
import { homeCalls } from '../cases/view-cases.ts';
import type { CaseResult, HomeResult } from '../results.ts';
import { spreadOf } from '../stats.ts';
import { askWell, type PortalClient } from './client.ts';
import type { RunningPortal } from './start.ts';

const warmRuns = 10;
const watchedMs = 200;
/** So many times in a row, as work may wait for a processor for one. */
const restsInARow = 3;
/** Of a core: the portal's own timers take less. */
const restShare = 0.1;

/** Until the portal works at nothing: what is asked again it compresses once more behind its answers, and those after it were timed beside that. */
const untilAtRest = async ({ probe }: Pick<RunningPortal, 'probe'>): Promise<void> => {
  await probe();
  for (let rests = 0; rests < restsInARow; ) {
    await setTimeout(watchedMs);
    rests = (await probe()).cpuMs < restShare * watchedMs ? rests + 1 : 0;
  }
};

/** The cases with their warm figures; one that failed cold is left as it is. */
export const warmCases = async (
  portal: Pick<RunningPortal, 'probe'>,
  client: PortalClient,
  cases: readonly CaseResult[],
): Promise<CaseResult[]> => {
  const measured: CaseResult[] = [];
  // The portal's code is compiled, as after the first questions of one that runs for weeks, and what is asked again is compressed once more.
  for (let round = 0; round < 2; round += 1)
    for (const result of cases) if (result.cold !== null) await askWell(client, result);
  await untilAtRest(portal);
  for (const result of cases) {
    if (result.cold === null) {
      measured.push(result);
      continue;
    }
    // What has left the cache since is there again.
    const { bytes } = await askWell(client, result);
    const times: number[] = [];
    for (let run = 0; run < warmRuns; run += 1) times.push((await askWell(client, result)).ms);
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
  for (let run = 0; run < warmRuns; run += 1) warm.push(await open(null));
  return { calls: homeCalls().length, cold: spreadOf(cold), warm: spreadOf(warm) };
};

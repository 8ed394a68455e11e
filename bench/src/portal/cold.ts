/**
 * Questions over HTTP that the result cache has no answer to: each run asks for a row more than the one before. What figures are
 * against is known, as after the first question.
 */
import { limitOf, pageRows, type Question } from '../cases/questions.ts';
import type { QuestionResult } from '../results.ts';
import { repeat } from '../run/timing.ts';
import { spreadOf } from '../stats.ts';
import { askWell, type PortalClient } from './client.ts';
import type { RunningPortal } from './start.ts';

export const coldOverHttp = async (
  portal: RunningPortal,
  client: PortalClient,
  questions: readonly Question[],
  results: readonly QuestionResult[],
  runs: number,
): Promise<QuestionResult[]> => {
  const measured: QuestionResult[] = [];
  for (const result of results) {
    const ours = questions.find(({ name }) => name === result.name)?.ours;
    if (result.error !== null || ours === undefined || !('view' in ours) || limitOf(ours) === undefined) {
      measured.push(result);
      continue;
    }
    const [ms, cpuMs]: [number[], number[]] = [[], []];
    let limit = pageRows;
    await askWell(client, { ...ours, limit });
    await repeat(runs, async () => {
      limit += 1;
      await portal.probe();
      ms.push((await askWell(client, { ...ours, limit })).ms);
      cpuMs.push((await portal.probe()).cpuMs);
    });
    measured.push({ ...result, http: spreadOf(ms, cpuMs) });
  }
  return measured;
};

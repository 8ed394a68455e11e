/**
 * Questions over HTTP that the result cache has no answer to: each run asks for a row more than the one before. What figures are
 * against is known, and the portal's code is compiled, as after the first questions of a portal that runs for weeks: of one that
 * has just begun a third of the time would be Node's compiler.
 */
import { type Asked, limitOf, type Question } from '../cases/questions.ts';
import type { QuestionResult } from '../results.ts';
import { askWell, type PortalClient } from './client.ts';
import type { RunningPortal } from './start.ts';
import { timedRuns } from './timed.ts';

/** Rounds over all questions before any of them is timed, but those of which compiling is a small part. */
const warmingRounds = 5;
const warmingMsMax = 1_000;

/** Of a cross-tab more than any of them has. */
const rowsOf = (asked: Asked): number => limitOf(asked) ?? 1_000_000;

export const coldOverHttp = async (
  portal: RunningPortal,
  client: PortalClient,
  questions: readonly Question[],
  results: readonly QuestionResult[],
  runs: number,
): Promise<QuestionResult[]> => {
  const measured: QuestionResult[] = [];
  const oursOf = ({ name }: QuestionResult): Asked | undefined =>
    questions.find((question) => question.name === name)?.ours;
  for (let round = 0; round < warmingRounds; round += 1)
    for (const result of results) {
      const ours = oursOf(result);
      if (result.error === null && ours !== undefined && (result.whole?.medianMs ?? 0) < warmingMsMax)
        await askWell(client, { ...ours, limit: rowsOf(ours) - 1 - round });
    }
  for (const result of results) {
    const ours = oursOf(result);
    if (result.error !== null || ours === undefined) {
      measured.push(result);
      continue;
    }
    let limit = rowsOf(ours);
    const http = await timedRuns(portal, runs, async () => {
      limit += 1;
      return (await askWell(client, { ...ours, limit })).ms;
    });
    measured.push({ ...result, http });
  }
  return measured;
};

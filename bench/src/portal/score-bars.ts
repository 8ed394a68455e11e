/**
 * A show beside 500 others over HTTP, as the score bar asks: from the question to the last figure. Each run is about another show, so
 * that no answer is known; what figures are against is, and the portal's code is compiled, as of questions. In: the portal; out: a
 * figure per people and days.
 */
import type { Subjects } from '../cases/subjects.ts';
import { women } from '../cases/view-cases.ts';
import { type Options, wants } from '../options.ts';
import type { PageResult } from '../results.ts';
import { repeat } from '../run/timing.ts';
import { askWell, type PortalClient } from './client.ts';
import type { RunningPortal } from './start.ts';
import { timedRuns } from './timed.ts';

const segmentSize = 500;

const asked = [
  { name: 'score bar/h', what: 'of 500 shows, all time', filters: [] },
  { name: 'score bar/h2', what: `of 500 shows, ${women.name}`, filters: Object.values(women.filters) },
  { name: 'score bar/h3', what: 'of 500 shows, any 366 days', filters: ['date:last 366 days'] },
] as const;

/** Whether anything of it is wanted. */
export const wantsScoreBars = (options: Options): boolean => asked.some(({ name }) => wants(options, name));

const warmingRuns = 10;

export const measureScoreBars = async (
  portal: RunningPortal,
  client: PortalClient,
  { shows }: Subjects,
  options: Options,
): Promise<PageResult[]> => {
  const results: PageResult[] = [];
  const others = shows.slice(0, segmentSize);
  let place = segmentSize;
  const ask = async (filters: readonly string[]): Promise<number> => {
    const showId = shows[place % shows.length] ?? '';
    place += 1;
    return (await askWell(client, { showId, filters: [...filters, `show:${others.join('|')}`] })).ms;
  };
  for (const { name, what, filters } of asked.filter((one) => wants(options, one.name))) {
    await repeat(warmingRuns, async () => {
      await ask(filters);
    });
    results.push({ name, what, ...(await timedRuns(portal, options.runs, () => ask(filters))) });
  }
  return results;
};

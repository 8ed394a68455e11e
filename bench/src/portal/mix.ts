/**
 * Many clients at once: 75 % small questions (a widget of a title's page), 20 % medium (a ranking of some weeks, an affinity),
 * 5 % large (a ranking or attribution of about a year), of a list the page that a screen shows. Titles and days are drawn anew each
 * time, so that hardly any answer comes from the result cache. The order of the questions is the same on every run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@cvm/contract';
import { randomOf } from '@cvm/contract/testing/chance';
import { pageRows } from '../cases/questions.ts';
import type { Subjects } from '../cases/subjects.ts';
import type { MixResult } from '../results.ts';
import { median, quantile } from '../stats.ts';
import { type Call, openClient, type Reply } from './client.ts';
import type { Probe, RunningPortal } from './start.ts';

export type Size = 'small' | 'medium' | 'large';
export type Draw = { readonly size: Size; readonly call: Extract<Call, { view: string }> };

const widgets = ['CountryIndex', 'AgeIndex', 'GenderIndex', 'Rating', 'Mobility', 'AudiencePlatform'] as const;

/** A random question; `random` gives numbers from 0 to 1. */
export const drawCall = (random: () => number, { shows, movies }: Subjects, dataThrough: string): Draw => {
  const below = (count: number): number => Math.floor(random() * count);
  const element = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
  const days = (least: number, most: number): string => {
    const to = addDays(dataThrough, -below(300));
    return `date:${addDays(to, -least - below(most - least))} 00:00:00 to ${to} 23:59:59`;
  };
  const size = random();
  if (size < 0.75) {
    const [kind, ids] = random() < 0.7 ? (['show', shows] as const) : (['movie', movies] as const);
    const filters = [`${kind}:${element(ids)}`, days(6, 400)];
    return { size: 'small', call: { view: `${kind}${element(widgets)}`, filters } };
  }
  if (size < 0.95) {
    const view = element(['showSummary', 'moviesSummary', 'bingeReport', 'affinityShows'] as const) ?? 'showSummary';
    const seed = view === 'affinityShows' ? [`show:${element(shows)}`] : [];
    return { size: 'medium', call: { view, filters: [...seed, days(6, 60)], limit: pageRows } };
  }
  const view = element(['showSummary', 'attributionPlatform', 'affinityAll'] as const) ?? 'showSummary';
  const own = { showSummary: [], attributionPlatform: ['platform:Aurora+'], affinityAll: [`title:${element(shows)}`] };
  return { size: 'large', call: { view, filters: [...own[view], days(300, 400)], limit: pageRows } };
};

export type MixAbout = { readonly token: string; readonly subjects: Subjects; readonly dataThrough: string };

export type MixInput = MixAbout & {
  readonly clients: number;
  /** Mean pause of a client between answer and question; 0 = none. */
  readonly thinkMs: number;
  readonly seconds: number;
};

type Done = { readonly size: Size; readonly reply: Reply };

const figuresOf = (done: readonly Done[]): MixResult['all'] => {
  const times = done.map(({ reply }) => reply.ms);
  return { queries: times.length, p50Ms: median(times), p95Ms: quantile(times, 0.95) };
};

const memoryAndLag = ({ rssPeakBytes, lagP99Ms, lagMaxMs }: Probe) => ({ rssPeakBytes, lagP99Ms, lagMaxMs });

/** Questions before the first mix, so that the portal's code is compiled: as many as some users ask in its first minute. */
const questionsBefore = 200;

/** One after the other, of titles and days of their own. */
export const warmUp = async ({ url }: RunningPortal, { token, subjects, dataThrough }: MixAbout): Promise<void> => {
  const random = randomOf(questionsBefore);
  const client = openClient(url, token);
  for (let asked = 0; asked < questionsBefore; asked += 1)
    await client.ask(drawCall(random, subjects, dataThrough).call);
  client.close();
};

export const runMix = async (portal: RunningPortal, input: MixInput): Promise<MixResult> => {
  const { token, clients, thinkMs, seconds, subjects, dataThrough } = input;
  const done: Done[] = [];
  const failures: string[] = [];
  await portal.probe();
  const began = performance.now();
  const until = began + seconds * 1000;
  const work = async (number: number): Promise<void> => {
    const random = randomOf(clients * 1000 + number + thinkMs);
    const client = openClient(portal.url, token);
    while (performance.now() < until) {
      if (thinkMs > 0) await wait(-Math.log(1 - random()) * thinkMs);
      const { size, call } = drawCall(random, subjects, dataThrough);
      const reply = await client.ask(call);
      if (reply.status === 200) done.push({ size, reply });
      else failures.push(`${call.view}: ${reply.status} ${reply.text}`);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => work(number)));
  const elapsed = (performance.now() - began) / 1000;
  const of = (size: Size): MixResult['all'] => figuresOf(done.filter((one) => one.size === size));
  return {
    name: `mix/${clients}${thinkMs > 0 ? '/thinking' : ''}`,
    clients,
    thinkMs,
    seconds: elapsed,
    queriesPerSecond: done.length / elapsed,
    errors: failures.length,
    firstError: failures[0] ?? null,
    all: figuresOf(done),
    small: of('small'),
    medium: of('medium'),
    large: of('large'),
    ...memoryAndLag(await portal.probe()),
  };
};

/**
 * What the product wants to reach, for 2 cores and 100 million views, and how far a run is from it. In: results; out: one verdict
 * per target that the run has a figure for.
 */
import { women } from './cases/view-cases.ts';
import type { MixResult, QuestionResult, Results } from './results.ts';

export type Verdict = {
  readonly name: string;
  readonly unit: 'ms' | 's' | 'rows/s' | 'GB' | 'x';
  /** At most this, or at least where `atLeast`. */
  readonly target: number;
  readonly atLeast: boolean;
  readonly value: number;
  readonly met: boolean;
};

type Target = {
  readonly name: string;
  readonly unit: Verdict['unit'];
  readonly target: number | ((results: Results) => number);
  readonly atLeast?: true;
  readonly value: (results: Results) => number | null | undefined;
};

const cold = (view: string, scenario: string) => (results: Results) =>
  results.cases.find(({ name }) => name === `view/${view}/${scenario}`)?.cold?.medianMs;

/** Seconds that one more day may take: of up to 10 million views, and of more. */
const appendSeconds = ({ views }: Results): number => (views > 10_000_000 ? 8 : 5);

const ms = (name: string, target: number, value: Target['value']): Target => ({ name, unit: 'ms', target, value });

/** What a question takes over HTTP, a page of its rows; of a cross-tab all. */
const medianOf = ({ http, whole, ours }: QuestionResult): number | undefined => (http ?? whole ?? ours)?.medianMs;

const ofQuestions: { [name: string]: number } = {};

/** A question's target. */
const question = (name: string, letter: string, target: number): Target => {
  ofQuestions[`question/${letter}`] = target;
  return ms(name, target, ({ questions }) => {
    const found = questions.find((one) => one.name === `question/${letter}`);
    return found && medianOf(found);
  });
};

/** Milliseconds that a question may take; undefined where nobody said. */
export const targetOf = (name: string): number | undefined => ofQuestions[name];

const mix = (clients: number, thinking: boolean, value: (result: MixResult) => number | null) => (results: Results) => {
  const found = results.mixes.find((result) => result.clients === clients && result.thinkMs > 0 === thinking);
  return found === undefined ? undefined : value(found);
};

const worst = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : Math.max(...known);
};

/** The worst figure of the pages whose name matches. */
const page =
  (name: RegExp, figure: 'medianMs' | 'cpuMs') =>
  ({ pages }: Results): number | null =>
    worst(pages.filter((result) => name.test(result.name)).map((result) => result[figure]));

const scoreBar =
  (letter: string) =>
  ({ scoreBars }: Results): number | undefined =>
    scoreBars.find(({ name }) => name === `score bar/${letter}`)?.medianMs;

/** Of 95 in 100 searches, whatever is typed. */
const searchIn =
  (store: 'embedded' | 'server') =>
  ({ search }: Results): number | null =>
    worst(search.filter(({ name }) => name.startsWith(`search/${store}/`)).map(({ p95Ms }) => p95Ms));

/** How many times the time of SQL written by hand, at worst. */
const ratioAtWorst =
  (figure: 'medianMs' | 'cpuMs') =>
  ({ questions }: Results): number | null =>
    worst(questions.map(({ ours, hand }) => (ours?.[figure] && hand?.[figure] ? ours[figure] / hand[figure] : null)));

const targets: readonly Target[] = [
  question('Ranking of shows, all time', 'b1', 5),
  question('Binges, all time', 'e2', 5),
  question('Ranking of shows, all time, US balanced', 'b2', 25),
  ms(`Ranking of shows, all time, ${women.name}`, 25, cold('topPerformingShows', women.name)),
  question('Widget of a title page, all time', 'c1', 10),
  question('Widget of a title page, any 91 days', 'c3', 10),
  ms('Ranking of shows, all columns, last 30 days', 10, cold('showSummary', 'last 30 days')),
  question('Ranking of shows, any year', 'a3', 50),
  question('Affinity, all time', 'd1', 30),
  question('Affinity, any of 3, all time', 'd5', 30),
  question('Affinity, all of 3, all time', 'd6', 30),
  question('Affinity, any 91 days', 'd7', 30),
  question('Affinity, any year', 'd8', 75),
  question('Binges, any 8 days', 'e3', 12),
  question('Cross-tab, last 365 days', 'f', 30),
  question('Cross-tab, any year', 'f3', 120),
  question('Attribution, 3 platforms, a page', 'i', 10),
  ms('Score bar against 500 shows, all time', 8, scoreBar('h')),
  ms(`Score bar against 500 shows, ${women.name}`, 30, scoreBar('h2')),
  ms('Score bar against 500 shows, any year', 70, scoreBar('h3')),
  ms('Home page, all lists', 1000, page(/^pages\/home$/, 'medianMs')),
  ms('Report of a title, all in the window drawn, slowest tab', 1500, page(/^pages\/\w+ report\/\w+$/, 'medianMs')),
  ms('Engagement of a show with 600 episodes, likewise', 2000, page(/^pages\/big show\/engagement$/, 'medianMs')),
  // 60 frames a second, and what a clock may be off.
  ms('A long list scrolls: a frame', 17, page(/frame$/, 'medianMs')),
  ms('A long list scrolls: work for a frame', 12, page(/frame$/, 'cpuMs')),
  ms('Feed of a million comments, next page', 200, page(/^pages\/feed\/next page$/, 'medianMs')),
  ms('Search in a million names, embedded: p95', 50, searchIn('embedded')),
  ms('Search in a million names, server: p95', 50, searchIn('server')),
  ms('Menus of a show with 600 episodes', 200, page(/^pages\/big show\/.*(menu|list)$/, 'medianMs')),
  { name: 'Slowest against SQL by hand', unit: 'x', target: 1.2, value: ratioAtWorst('medianMs') },
  { name: 'Slowest against SQL by hand, by cpu', unit: 'x', target: 1.2, value: ratioAtWorst('cpuMs') },
  ms('Warm answer, slowest median', 5, ({ cases }) => worst(cases.map(({ warm }) => warm?.medianMs))),
  ms('Home page, nobody was there before', 150, ({ home }) => home?.cold.medianMs),
  {
    name: 'Load with all that is derived',
    unit: 'rows/s',
    target: 500_000,
    atLeast: true,
    value: ({ load }) => (load === null ? null : load.views / load.seconds),
  },
  { name: 'Memory of a load', unit: 'GB', target: 4, value: ({ load }) => load && load.peakRssBytes / 1e9 },
  {
    name: 'Add one day, until it answers',
    unit: 's',
    target: appendSeconds,
    value: ({ append }) => append?.answeringSeconds,
  },
  { name: 'Add one day, all done', unit: 's', target: appendSeconds, value: ({ append }) => append?.seconds },
  ms(
    '32 users, 1 s to think: p50',
    20,
    mix(32, true, ({ all }) => all.p50Ms),
  ),
  ms(
    '32 users, 1 s to think: p95',
    180,
    mix(32, true, ({ all }) => all.p95Ms),
  ),
  ms('Small questions beside 64 heavy calls of two users: p95', 300, ({ fairness }) => fairness?.busy.p95Ms),
  {
    name: 'Questions beside a load, against an idle portal: p50',
    unit: 'x',
    target: 2,
    value: ({ besideLoad }) =>
      besideLoad?.idle.p50Ms && besideLoad.busy.p50Ms ? besideLoad.busy.p50Ms / besideLoad.idle.p50Ms : null,
  },
  ms('A cross-tab given up leaves the engine, at worst', 200, ({ cancel }) => cancel?.freed?.maxMs),
  { name: '32 users, 1 s to think: memory', unit: 'GB', target: 1, value: mix(32, true, (m) => m.rssPeakBytes / 1e9) },
];

export const verdictsOf = (results: Results): Verdict[] =>
  targets.flatMap(({ name, unit, target: wanted, atLeast = false, value: measured }) => {
    const value = measured(results);
    if (value === null || value === undefined) return [];
    const target = typeof wanted === 'number' ? wanted : wanted(results);
    return [{ name, unit, target, atLeast, value, met: atLeast ? value >= target : value <= target }];
  });

/** `met`, or how many times it is missed. */
export const verdictText = ({ met, atLeast, value, target }: Verdict): string => {
  if (met) return 'met';
  const times = atLeast ? target / value : value / target;
  return `not met, ${times < 10 ? times.toFixed(1) : Math.round(times).toLocaleString('en-US')}x off`;
};

export type Growth = {
  readonly name: string;
  readonly earlierMs: number;
  readonly laterMs: number;
  readonly times: number;
  /** How many times the rows of the answer; null where it is not of rows, or of none. */
  readonly timesRows: number | null;
};

type Took = { readonly ms: number; readonly rows?: number };

/** How many times what one run took another took: cold medians, pages, mixes and loads, the steepest first. */
export const growthOf = (earlier: Results, later: Results): Growth[] => {
  const timesOf = ({ cases, questions, scoreBars, pages, mixes, load, append }: Results): Map<string, Took> =>
    new Map<string, Took>([
      ...cases.flatMap(({ name, rows, cold: spread }) =>
        spread ? [[name, { ms: spread.medianMs, rows }] as const] : [],
      ),
      ...questions.flatMap(({ name, ours }) => (ours ? [[name, { ms: ours.medianMs }] as const] : [])),
      ...questions.flatMap(({ name, http }) => (http ? [[`${name}/http`, { ms: http.medianMs }] as const] : [])),
      ...[...scoreBars, ...pages].map(({ name, medianMs: ms }) => [name, { ms }] as const),
      ...mixes.flatMap(({ name, all: { p95Ms } }) => (p95Ms === null ? [] : [[`${name}/p95`, { ms: p95Ms }] as const])),
      ...(load === null ? [] : [['load', { ms: load.seconds * 1000 }] as const]),
      ...(append === null ? [] : [['one more day', { ms: append.seconds * 1000 }] as const]),
    ]);
  const before = timesOf(earlier);
  return [...timesOf(later)]
    .flatMap(([name, { ms, rows = 0 }]) => {
      const took = before.get(name);
      if (took === undefined) return [];
      const timesRows = took.rows && rows ? rows / took.rows : null;
      return [{ name, earlierMs: took.ms, laterMs: ms, times: ms / took.ms, timesRows }];
    })
    .sort((a, b) => b.times - a.times);
};

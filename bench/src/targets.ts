/**
 * What the product wants to reach, for 2 cores and 100 million views, and how far a run is from it. In: results; out: one verdict
 * per target that the run has a figure for.
 */
import type { MixResult, Results } from './results.ts';

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
  readonly target: number;
  readonly atLeast?: true;
  readonly value: (results: Results) => number | null | undefined;
};

const cold = (view: string, scenario: string) => (results: Results) =>
  results.cases.find(({ name }) => name === `view/${view}/${scenario}`)?.cold?.medianMs;

const asked = (name: string) => (results: Results) =>
  results.questions.find((question) => question.name === `question/${name}`)?.ours?.medianMs;

const mix = (clients: number, thinking: boolean, value: (result: MixResult) => number | null) => (results: Results) => {
  const found = results.mixes.find((result) => result.clients === clients && result.thinkMs > 0 === thinking);
  return found === undefined ? undefined : value(found);
};

const worst = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : Math.max(...known);
};

const ms = (name: string, target: number, value: Target['value']): Target => ({ name, unit: 'ms', target, value });

/** The worst figure of the pages whose name matches. */
const page =
  (name: RegExp, figure: 'medianMs' | 'cpuMs') =>
  ({ pages }: Results): number | null =>
    worst(pages.filter((result) => name.test(result.name)).map((result) => result[figure]));

/** Of 95 in 100 searches, whatever is typed. */
const searchIn =
  (store: 'embedded' | 'server') =>
  ({ search }: Results): number | null =>
    worst(search.filter(({ name }) => name.startsWith(`search/${store}/`)).map(({ p95Ms }) => p95Ms));

const women = 'women 18-34, US and GB';

/** How many times the time of SQL written by hand, at worst. */
const ratioAtWorst =
  (figure: 'medianMs' | 'cpuMs') =>
  ({ questions }: Results): number | null =>
    worst(questions.map(({ ours, hand }) => (ours?.[figure] && hand?.[figure] ? ours[figure] / hand[figure] : null)));

const targets: readonly Target[] = [
  ms('Ranking of shows, all time', 5, asked('b1')),
  ms('Binges, all time', 5, asked('e2')),
  ms('Ranking of shows, all time, US balanced', 25, asked('b2')),
  ms(`Ranking of shows, all time, ${women}`, 25, cold('topPerformingShows', women)),
  ms('Widget of a title page, all time', 10, asked('c1')),
  ms('Widget of a title page, any 90 days', 10, asked('c2')),
  ms('Ranking of shows, all columns, 30 days', 25, cold('showSummary', 'last 30 days')),
  ms('Ranking of shows, 1 year', 50, asked('a2')),
  ms('Affinity, all time', 30, asked('d1')),
  ms('Affinity, any of 3, all time', 30, asked('d5')),
  ms('Affinity, all of 3, all time', 30, asked('d6')),
  ms('Affinity, any 90 days', 30, asked('d3')),
  ms('Affinity, any year', 75, asked('d4')),
  ms('Binges, any 7 days', 12, asked('e1')),
  ms('Cross-tab, any year', 120, asked('f')),
  ms('Attribution, 3 platforms, all titles', 10, asked('i')),
  ms('Home page, all lists', 1000, page(/^pages\/home$/, 'medianMs')),
  ms('Report of a title, all in the window drawn, slowest tab', 1500, page(/^pages\/\w+ report\//, 'medianMs')),
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
  { name: 'Add one day', unit: 's', target: 5, value: ({ append }) => append?.seconds },
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
  { name: '32 users, 1 s to think: memory', unit: 'GB', target: 1, value: mix(32, true, (m) => m.rssPeakBytes / 1e9) },
];

export const verdictsOf = (results: Results): Verdict[] =>
  targets.flatMap(({ name, unit, target, atLeast = false, value: measured }) => {
    const value = measured(results);
    if (value === null || value === undefined) return [];
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
};

/** Times the cold medians grew from one run to another, the steepest first. */
export const growthOf = (earlier: Results, later: Results): Growth[] => {
  const timesOf = ({ cases, questions }: Results): Map<string, number> =>
    new Map([
      ...cases.flatMap(({ name, cold: spread }) => (spread ? [[name, spread.medianMs] as const] : [])),
      ...questions.flatMap(({ name, ours }) => (ours ? [[name, ours.medianMs] as const] : [])),
    ]);
  const before = timesOf(earlier);
  return [...timesOf(later)]
    .flatMap(([name, laterMs]) => {
      const earlierMs = before.get(name);
      return earlierMs === undefined ? [] : [{ name, earlierMs, laterMs, times: laterMs / earlierMs }];
    })
    .sort((a, b) => b.times - a.times);
};

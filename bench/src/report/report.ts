/** Results as lines for a terminal: what the machine is, every table, the verdicts last. Pure. */
import { textTable } from '../../../apps/cli/src/text-table.ts';
import type {
  BesideLoadResult,
  CancelResult,
  CaseResult,
  FairnessResult,
  LoadResult,
  MixResult,
  PageResult,
  QuestionResult,
  Results,
} from '../results.ts';
import { growthOf, targetOf, type Verdict, verdictsOf, verdictText } from '../targets.ts';
import { bytes, count, times, timeText } from './numbers.ts';

const section = (title: string, lines: readonly string[]): string[] => ['', title, '-'.repeat(title.length), ...lines];

const machineLines = ({ machine, views, seed, datasetBytes, storeBytes, startedAt, command }: Results): string[] => [
  `${command}   (${startedAt})`,
  `${count(views)} views asked for, seed ${seed}; dataset ${bytes(datasetBytes)}, store ${bytes(storeBytes)}`,
  `${machine.cores} cores (${machine.cpu}), ${bytes(machine.memoryBytes)} memory, ${machine.system}, Node ${machine.node}`,
  `Load average at the start: ${machine.loadAverage.map((load) => load.toFixed(1)).join(', ')}${
    (machine.loadAverage[0] ?? 0) > machine.cores / 2 ? '; others were using this machine, so times are too high' : ''
  }`,
];

/** Of a load that fills more when it answers already. */
const answeringText = ({ answeringSeconds, seconds }: LoadResult): string =>
  answeringSeconds === null || seconds - answeringSeconds < 0.1
    ? ''
    : `, answering after ${answeringSeconds.toFixed(1)}`;

const loadLines = (title: string, load: LoadResult): string[] =>
  section(title, [
    `${count(load.rows)} rows in ${load.seconds.toFixed(1)} s${answeringText(load)}${load.cpuSeconds === null ? '' : ` (${load.cpuSeconds.toFixed(1)} s of the processor)`}: ${count(Math.round(load.rows / load.seconds))} rows/s, of which ` +
      `${count(Math.round(load.views / load.seconds))} views/s; ${count(load.rejected)} rejected; ` +
      `peak memory ${bytes(load.peakRssBytes)}`,
    ...textTable([
      ['table', 'rows', 'seconds', 'rows/s'],
      ...load.tables.map(({ table, rows, seconds }) => [
        table,
        rows === 0 ? '' : count(rows),
        seconds.toFixed(2),
        rows === 0 ? '' : count(Math.round(rows / seconds)),
      ]),
    ]),
  ]);

const pageLines = (pages: readonly PageResult[]): string[] => [
  ...textTable(
    [
      ['', 'what is timed', 'times', 'median ms', 'p95', 'cpu'],
      ...pages.map(({ name, what, runs, medianMs, p95Ms, cpuMs }) => [
        name,
        what,
        count(runs),
        timeText(medianMs),
        timeText(p95Ms),
        timeText(cpuMs),
      ]),
    ],
    2,
  ),
];

/** `9 min 5 s`. */
const durationText = (seconds: number): string => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;

const caseLines = (cases: readonly CaseResult[]): string[] => [
  ...textTable(
    [
      ['view', 'scenario', 'cold ms', 'p95', 'cpu', 'warm ms', 'answer', 'rows', 'rows read', 'read'],
      ...cases
        .filter(({ error }) => error === null)
        .map(({ view, scenario, cold, warm, warmBytes, rows, rowsRead, bytesRead }) => [
          view,
          scenario,
          timeText(cold?.medianMs),
          timeText(cold?.p95Ms),
          timeText(cold?.cpuMs),
          timeText(warm?.medianMs),
          warmBytes === null ? '' : bytes(warmBytes),
          count(rows),
          count(rowsRead),
          bytes(bytesRead),
        ]),
    ],
    2,
  ),
  ...cases.flatMap(({ name, error }) => (error === null ? [] : [`${name} failed: ${error}`])),
];

/** By the clock, and in brackets of the processor. */
const wallAndCpu = (spread: QuestionResult['ours']): string =>
  spread === null ? '' : `${timeText(spread.medianMs)} (${timeText(spread.cpuMs)})`;

const questionLines = (questions: readonly QuestionResult[]): string[] => [
  ...textTable(
    [
      ['', 'question', 'engine', 'whole', 'HTTP', 'target', 'all rows', 'by hand', 'rows / hand', 'by cpu', 'answers'],
      ...questions.map(({ name, title, engine, whole, http, ours, hand, same, error }) => [
        name.replace('question/', ''),
        title,
        wallAndCpu(engine),
        wallAndCpu(whole),
        wallAndCpu(http),
        timeText(targetOf(name)),
        wallAndCpu(ours),
        wallAndCpu(hand),
        ours && hand ? times(ours.medianMs / hand.medianMs) : '',
        ours?.cpuMs && hand?.cpuMs ? times(ours.cpuMs / hand.cpuMs) : '',
        error === null ? (same === true ? 'equal' : 'DIFFER') : 'failed',
      ]),
    ],
    2,
  ),
  ...questions.flatMap(({ name, error, difference }) => {
    const what = error ?? difference;
    return what === null ? [] : [`${name}: ${what}`];
  }),
];

const mixLines = (mixes: readonly MixResult[]): string[] => {
  const both = ({ p50Ms, p95Ms }: MixResult['all']): string => `${timeText(p50Ms)}/${timeText(p95Ms)}`;
  return [
    ...textTable([
      ['clients', 'q/s', 'all p50/p95', 'small', 'medium', 'large', 'errors', 'peak memory', 'loop lag p99', 'max'],
      ...mixes.map((mix) => [
        `${mix.clients}${mix.thinkMs > 0 ? ` (${mix.thinkMs / 1000} s to think)` : ''}`,
        mix.queriesPerSecond.toFixed(1),
        both(mix.all),
        both(mix.small),
        both(mix.medium),
        both(mix.large),
        count(mix.errors),
        bytes(mix.rssPeakBytes),
        timeText(mix.lagP99Ms),
        timeText(mix.lagMaxMs),
      ]),
    ]),
    ...mixes.flatMap(({ name, firstError }) => (firstError === null ? [] : [`${name}: ${firstError}`])),
  ];
};

const fairnessLines = ({ idle, busy, callsAtOnce, heavyDone, heavyRefused }: FairnessResult): string[] =>
  textTable([
    ['small questions of one user', 'questions', 'p50 ms', 'p95'],
    ['on an idle portal', count(idle.queries), timeText(idle.p50Ms), timeText(idle.p95Ms)],
    [
      `beside ${callsAtOnce} heavy calls of two others (${count(heavyDone)} answered, ${count(heavyRefused)} refused)`,
      count(busy.queries),
      timeText(busy.p50Ms),
      timeText(busy.p95Ms),
    ],
  ]);

const besideLoadLines = ({ idle, busy }: BesideLoadResult): string[] =>
  textTable([
    ['questions of all sizes, one after the other', 'questions', 'p50 ms', 'p95'],
    ...[['on an idle portal', idle] as const, ['while the dataset is loaded', busy] as const].map(
      ([where, { queries, p50Ms, p95Ms }]) => [where, count(queries), timeText(p50Ms), timeText(p95Ms)],
    ),
  ]);

const cancelLine = ({ asked, freed }: CancelResult): string =>
  freed === null
    ? `Each of ${asked} cross-tabs had ended before it was given up`
    : `A cross-tab of 6 dimensions given up: out of the engine after ${timeText(freed.medianMs)} ms ` +
      `(p95 ${timeText(freed.p95Ms)}, at most ${timeText(freed.maxMs)}; ${freed.runs} of ${asked} were still running)`;

const growthLines = (earlier: Results, later: Results): string[] => {
  const grown = growthOf(earlier, later);
  const data = later.views / earlier.views;
  const steep = grown.filter(({ times: rise }) => rise > 4);
  const title =
    data === 1
      ? `Against the run of ${earlier.startedAt}`
      : `Growth from ${count(earlier.views)} to ${count(later.views)} views`;
  return section(title, [
    `${times(data)} the views; more than 4 times the time: ${steep.length} of ${grown.length} figures, ` +
      `${steep.filter(({ timesRows }) => timesRows !== null && timesRows > 4).length} of them with more than 4 times the rows`,
    ...textTable([
      ['', 'earlier ms', 'now ms', 'times', 'rows times'],
      ...grown
        .slice(0, 30)
        .map(({ name, earlierMs, laterMs, times: rise, timesRows }) => [
          name,
          timeText(earlierMs),
          timeText(laterMs),
          times(rise),
          timesRows === null ? '-' : times(timesRows),
        ]),
    ]),
  ]);
};

const valueText = ({ unit }: Verdict, value: number): string => {
  if (unit === 'ms') return `${timeText(value)} ms`;
  if (unit === 'x') return times(value);
  return `${value >= 100 ? count(Math.round(value)) : Number(value.toFixed(2))} ${unit}`;
};

const verdictLines = (verdicts: readonly Verdict[], views: number): string[] =>
  section('Targets', [
    `For 2 cores and 100,000,000 views; these are ${count(views)} views.`,
    ...textTable([
      ['', 'target', 'measured', 'verdict'],
      ...verdicts.map((verdict) => [
        verdict.name,
        `${verdict.atLeast ? '>=' : '<='} ${valueText(verdict, verdict.target)}`,
        valueText(verdict, verdict.value),
        verdictText(verdict),
      ]),
    ]),
  ]);

export const reportLines = (results: Results, earlier: Results | null): string[] => {
  const { load, append, cases, questions, home, mixes, fairness, pages, generateSeconds, madeAt, startedAt } = results;
  const verdicts = verdictsOf(results);
  return [
    ...machineLines(results),
    ...(generateSeconds === null ? [] : [`Invented in ${generateSeconds.toFixed(1)} s`]),
    ...(madeAt < startedAt ? [`Dataset and store are of an earlier run (${madeAt})`] : []),
    ...(load === null ? [] : loadLines('Load', load)),
    ...(append === null ? [] : loadLines('One more day', append)),
    ...(cases.length === 0 ? [] : section('Views', caseLines(cases))),
    ...(questions.length === 0
      ? []
      : section('Questions, ms by the clock (of the processor)', questionLines(questions))),
    ...(results.scoreBars.length === 0
      ? []
      : section('Score bar of a report over HTTP, to its last figure', pageLines(results.scoreBars))),
    ...(home === null
      ? []
      : section('Home page', [
          `${home.calls} calls at once: ${timeText(home.cold.medianMs)} ms cold (p95 ${timeText(home.cold.p95Ms)}), ` +
            `${timeText(home.warm.medianMs)} ms warm`,
        ])),
    ...(mixes.length === 0 ? [] : section('Many at once: p50/p95 in ms', mixLines(mixes))),
    ...(fairness === null ? [] : section('Fairness', fairnessLines(fairness))),
    ...(results.besideLoad === null ? [] : section('Beside a load', besideLoadLines(results.besideLoad))),
    ...(results.cancel === null ? [] : section('Cancelling', [cancelLine(results.cancel)])),
    ...(pages.length === 0 ? [] : section('Pages in Chromium', pageLines(pages))),
    ...(results.search.length === 0 ? [] : section('Search while one types', pageLines(results.search))),
    ...(earlier === null ? [] : growthLines(earlier, results)),
    ...(verdicts.length === 0 ? [] : verdictLines(verdicts, results.views)),
    ...(results.problem === null ? [] : ['', results.problem]),
    ...(results.totalSeconds === null ? [] : ['', `All of it took ${durationText(results.totalSeconds)}.`]),
  ];
};

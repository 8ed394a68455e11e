/**
 * The command `explain VIEW [URL or filters ...] [--sorts TEXT] [--limit N] [--time]`. In: a view and either the path of a portal
 * page (`/shows?filters=country:US`) or filter texts; or the body of a call for a cross-tab or a benchmark. Out: what the portal
 * makes of them, as text: the filters as understood, the query after each pass that changed it, and of each statement the tables
 * that were chosen, those that were refused and why, SQL, parameters, time and rows read; with `--time`, what each step costs.
 */
import { parseArgs } from 'node:util';
import type { ExplainBody, Explanation } from '@cvm/api';
import { doubledKey, formatFilters, pages } from '@cvm/contract';
import { takenByNpm } from './help.ts';
import { UsageError } from './load-command.ts';
import { count } from './text-table.ts';

export const explainUsage = [
  'Usage: npm run explain -- VIEW [URL | FILTER ...] [--sorts "field desc"] [--limit N] [--time]',
  `  npm run explain -- showSummary "${pages.shows.path}?filters=country:US&filters=date:last 30 days"`,
  '  npm run explain -- showAgeIndex show:310001 country:US',
  'or npm run explain -- crosstab | benchmark | movieBenchmark BODY [--time], the body of the call in JSON',
  '  npm run explain -- benchmark \'{"showId": "310001", "topData": true}\'',
  '--time runs each statement several times and says what its steps cost; nothing else should run meanwhile.',
].join('\n');

const isAddress = (text: string): boolean => text.startsWith('/') || /^https?:\/\//.test(text);

const calls = ['crosstab', 'benchmark', 'movieBenchmark'];

/** The body of a call is checked by who answers it. */
const fromBody = (call: string, texts: readonly string[]): ExplainBody => {
  const text = texts.join(' ');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new UsageError(`${call} takes the body of a call in JSON.`);
  }
  const doubled = doubledKey(text);
  if (doubled !== null) throw new UsageError(`Field "${doubled.join('.')}" is given twice.`);
  return { [call]: body } as ExplainBody;
};

/** Each option once, as text. */
type Given = { readonly sorts?: string | undefined; readonly limit?: string | undefined };

const fromAddress = (text: string, given: Given): Given & { readonly filters: string[] } => {
  if (!URL.canParse(text, 'http://portal')) throw new UsageError(`"${text}" is not an address.`);
  const { searchParams } = new URL(text, 'http://portal');
  const once = (name: 'sorts' | 'limit'): string | undefined => {
    const [value, ...more] = [...searchParams.getAll(name), ...(given[name] === undefined ? [] : [given[name]])];
    if (more.length > 0) throw new UsageError(`Parameter "${name}" is given twice.`);
    return value;
  };
  return { filters: searchParams.getAll('filters'), sorts: once('sorts'), limit: once('limit') };
};

const readLimit = (text: string | undefined): { limit?: number } => {
  if (text === undefined) return {};
  if (!/^-?\d+$/.test(text)) throw new UsageError(`--limit takes a whole number, not "${text}".`);
  return { limit: Number(text) };
};

/** Throws UsageError. */
export const parseExplainArguments = (args: readonly string[], environment: NodeJS.ProcessEnv = {}): ExplainBody => {
  const options = { sorts: { type: 'string' }, limit: { type: 'string' }, time: { type: 'boolean' } } as const;
  const taken = takenByNpm(Object.keys(options), environment);
  if (taken !== null) throw new UsageError(taken);
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  const [view, ...rest] = positionals;
  if (view === undefined) throw new UsageError('VIEW is missing.');
  const time = values.time ? { time: true } : {};
  if (calls.includes(view)) {
    const beside = (['sorts', 'limit'] as const).find((name) => values[name] !== undefined);
    if (beside !== undefined) throw new UsageError(`--${beside} is for a view: of ${view} it stands in the body.`);
    return { ...fromBody(view, rest), ...time };
  }
  const [first, ...others] = rest;
  if (others.length > 0 && rest.some(isAddress))
    throw new UsageError('An address of a page stands alone: its filters are those behind its question mark.');
  const { filters, sorts, limit } =
    first !== undefined && isAddress(first) ? fromAddress(first, values) : { ...values, filters: rest };
  return { view, filters, ...(sorts === undefined ? {} : { sorts }), ...readLimit(limit), ...time };
};

type Run = Explanation['runs'][number];
type Cost = NonNullable<Explanation['compiling']>;
type Step = NonNullable<Run['steps']>[number];

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

/** Where a figure is counted and why; refusals for the same reason on one line. */
const decisionLines = ({ counted, table, why, refused }: Run['reads'][number]): string[] => {
  const reasons = [...new Set(refused.map((one) => one.why))];
  const names = (reason: string) => refused.filter((one) => one.why === reason).map(({ rollup }) => rollup);
  return [
    `  ${table}: ${why} (${counted})`,
    ...reasons.map((reason) => `    refused, ${reason}: ${names(reason).join(', ')}`),
  ];
};

const cost = ({ ms, cpuMs }: Cost): string => `${ms.toFixed(1)} ms (${cpuMs.toFixed(1)})`;

/** A line for each step and one for all of them. */
const stepLines = (steps: readonly Step[]): string[] => {
  const add = (of: 'ms' | 'cpuMs') => steps.reduce((sum, step) => sum + step[of], 0);
  const all = { name: 'in all', ms: add('ms'), cpuMs: add('cpuMs') };
  const longest = Math.max(...steps.map(({ name }) => name.length));
  const lines = [...steps, all].map((step) => `  ${step.name.padEnd(longest)}  ${cost(step)}`);
  return ['', 'Steps by the clock (of the processor):', ...lines];
};

const runLines = ({ title, statement, reads, rows, stats, sampleSize, steps }: Run): string[] => [
  '',
  `${title}: ${count(rows)} ${rows === 1 ? 'row' : 'rows'} in ${Math.round(stats.elapsedMs)} ms, ${count(stats.rowsRead)} ${stats.rowsRead === 1 ? 'row' : 'rows'} and ${count(stats.bytesRead)} bytes read${sampleSize === undefined ? '' : `: N = ${count(sampleSize)}`}`,
  indented(statement.sql),
  '',
  'Parameters:',
  ...Object.entries(statement.params).map(([name, value]) => `  ${name} = ${JSON.stringify(value)}`),
  ...(reads.length > 0 ? ['', 'Tables chosen:', ...reads.flatMap(decisionLines)] : []),
  ...(steps === undefined ? [] : stepLines(steps)),
];

/** The state of the query after a pass, as one comparable text. */
const stateText = ({ clauses, range, panel, sorts, limit }: Explanation['passes'][number]): string =>
  [
    `filters ${formatFilters(clauses).join(' ') || 'none'}`,
    `dates ${range.from ?? 'the first day'} to ${range.to}`,
    `panel ${panel}`,
    `sorts ${sorts.map(({ column, direction }) => `${column} ${direction}`).join(', ') || 'none'}`,
    `limit ${limit ?? 'none'}`,
  ].join('\n');

const passLines = (passes: Explanation['passes']): string[] => {
  let before: string[] = [];
  return passes.flatMap((pass) => {
    const after = stateText(pass).split('\n');
    const changed = after.filter((line) => !before.includes(line));
    before = after;
    return changed.length === 0
      ? [`  ${pass.name}: no change`]
      : [`  ${pass.name}:`, ...changed.map((l) => `    ${l}`)];
  });
};

export const explanationLines = (explanation: Explanation): string[] => {
  const { edition, sentences, calculated, passes, runs, compiling } = explanation;
  return [
    `Edition ${edition.edition} (${edition.name}), data through ${edition.dataThrough}`,
    '',
    'Filters as understood:',
    ...(sentences.length > 0 ? sentences.map((sentence) => `  ${sentence}`) : ['  none']),
    ...(calculated.length === 0
      ? []
      : ['', 'Calculated fields:', ...calculated.map(({ label, words }) => `  ${label} = ${words}`)]),
    '',
    'Passes:',
    ...passLines(passes),
    ...(compiling === undefined ? [] : ['', `All statements are made in ${cost(compiling)}.`]),
    ...runs.flatMap(runLines),
  ];
};

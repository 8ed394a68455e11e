/**
 * The command `explain VIEW [URL or filters ...] [--sorts TEXT] [--limit N] [--offset N | --after ROW] [--time]`. In: a view and
 * either the path of a portal page (`/shows?filters=country:US`) or filter texts; or the body of a call for a cross-tab or a
 * benchmark. Out: what the portal makes of them, as text: the filters as understood, the query after each pass that changed it, and of each statement the tables
 * that were chosen, those that were refused and why, SQL, parameters, time and rows read; with `--time`, what each step costs.
 */
import type { ExplainBody, Explanation } from '@cvm/api';
import { doubledKey, formatCount, formatFilters, pages, rowCellsSchema } from '@cvm/contract';
import { type AddressAsks, placeKeys, readAddress } from './page-address.ts';
import { readWords, UsageError } from './read-words.ts';
import { count } from './text-table.ts';

export const explainUsage = [
  'Usage: npm run explain -- VIEW [URL | FILTER ...] [--sorts "field desc"] [--limit N] [--offset N | --after ROW] [--time]',
  `  npm run explain -- showSummary "${pages.shows.path}?filters=country:US&filters=date:last 30 days"`,
  '  npm run explain -- showAgeIndex show:310001 country:US',
  'or npm run explain -- crosstab | benchmark | movieBenchmark BODY [--time], the body of the call in JSON',
  '  npm run explain -- benchmark \'{"showId": "310001", "topData": true}\'',
  'The URL of a page stands for all that the page asks VIEW: its title and the filters that it begins with, too.',
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

/** As the call of a view takes it. */
const wholeOf = (name: 'limit' | 'offset', text: string | undefined): { limit?: number; offset?: number } => {
  if (text === undefined) return {};
  if (!/^-?\d+$/.test(text)) throw new UsageError(`--${name} takes a whole number, not "${text}".`);
  return { [name]: Number(text) };
};

const rowOf = (text: string | undefined): { after?: (string | number | boolean | null)[] } => {
  if (text === undefined) return {};
  try {
    return { after: rowCellsSchema.parse(JSON.parse(text)) };
  } catch {
    throw new UsageError(`--after takes the values of a row as a JSON list, not "${text}".`);
  }
};

const bodyOfView = (
  view: string,
  { filters, sorts, limit, offset, after }: Omit<AddressAsks, 'notes'>,
): ExplainBody => ({
  view,
  filters: [...filters],
  ...(sorts === undefined ? {} : { sorts }),
  ...wholeOf('limit', limit),
  ...wholeOf('offset', offset),
  ...rowOf(after),
});

/** What is to be explained, and what of an address is not. */
export type ExplainOrder = { readonly body: ExplainBody; readonly notes: readonly string[] };

/** Throws UsageError. */
export const parseExplainArguments = (args: readonly string[], environment: NodeJS.ProcessEnv = {}): ExplainOrder => {
  const text = { type: 'string' } as const;
  const options = { sorts: text, limit: text, offset: text, after: text, time: { type: 'boolean' } } as const;
  const { values, positionals } = readWords(args, { allowPositionals: true, options }, environment);
  const [view, ...rest] = positionals;
  if (view === undefined) throw new UsageError('VIEW is missing.');
  const time = values.time ? { time: true } : {};
  if (calls.includes(view)) {
    const beside = placeKeys.find((name) => values[name] !== undefined);
    if (beside !== undefined) throw new UsageError(`--${beside} is for a view: of ${view} it stands in the body.`);
    return { body: { ...fromBody(view, rest), ...time }, notes: [] };
  }
  const [first, ...others] = rest;
  if (others.length > 0 && rest.some(isAddress))
    throw new UsageError('An address of a page stands alone: its filters are those behind its question mark.');
  const { notes, ...asked }: AddressAsks =
    first !== undefined && isAddress(first)
      ? readAddress(first, view, values)
      : { ...values, filters: rest, notes: [] };
  return { body: { ...bodyOfView(view, asked), ...time }, notes };
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
  `${title}: ${formatCount(rows, 'row')} in ${Math.round(stats.elapsedMs)} ms, ${formatCount(stats.rowsRead, 'row')} and ${count(stats.bytesRead)} bytes read${sampleSize === undefined ? '' : `: N = ${count(sampleSize)}`}`,
  indented(statement.sql),
  '',
  'Parameters:',
  ...Object.entries(statement.params).map(([name, value]) => `  ${name} = ${JSON.stringify(value)}`),
  ...(reads.length > 0 ? ['', 'Tables chosen:', ...reads.flatMap(decisionLines)] : []),
  ...(steps === undefined ? [] : stepLines(steps)),
];

/** The state of the query after a pass, as one comparable text. */
const stateText = ({ clauses, range, panel, sorts, limit, offset }: Explanation['passes'][number]): string =>
  [
    `filters ${formatFilters(clauses).join(' ') || 'none'}`,
    `dates ${range.from ?? 'the first day'} to ${range.to}`,
    `panel ${panel}`,
    `sorts ${sorts.map(({ column, direction }) => `${column} ${direction}`).join(', ') || 'none'}`,
    `limit ${limit ?? 'none'}${offset === null ? '' : `, after the first ${formatCount(offset, 'row')}`}`,
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

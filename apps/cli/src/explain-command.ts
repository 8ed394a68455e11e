/**
 * The command `explain VIEW [URL or filters ...] [--sorts TEXT] [--limit N]`. In: a view and either the path of a portal
 * page (`/shows?filters=country:US`) or filter texts. Out: what the portal makes of them, as text: the filters as
 * understood, the query after each pass that changed it, SQL, parameters, time and rows read.
 */
import { parseArgs } from 'node:util';
import type { ExplainBody, Explanation } from '@cvm/api';
import { formatFilters } from '@cvm/contract';
import { UsageError } from './load-command.ts';
import { count } from './text-table.ts';

export const explainUsage = [
  'Usage: npm run explain -- VIEW [URL | FILTER ...] [--sorts "field desc"] [--limit N]',
  '  npm run explain -- showSummary "/shows?filters=country:US&filters=date:last 30 days"',
  '  npm run explain -- showAgeIndex show:310001 country:US',
].join('\n');

const isAddress = (text: string): boolean => text.startsWith('/') || /^https?:\/\//.test(text);

const fromAddress = (text: string): Pick<ExplainBody, 'filters' | 'sorts'> => {
  if (!URL.canParse(text, 'http://portal')) throw new UsageError(`"${text}" is not an address.`);
  const { searchParams } = new URL(text, 'http://portal');
  const sorts = searchParams.get('sorts');
  return { filters: searchParams.getAll('filters'), ...(sorts === null ? {} : { sorts }) };
};

const readLimit = (text: string | undefined): { limit?: number } => {
  if (text === undefined) return {};
  if (!/^-?\d+$/.test(text)) throw new UsageError(`--limit takes a whole number, not "${text}".`);
  return { limit: Number(text) };
};

/** Throws UsageError. */
export const parseExplainArguments = (args: readonly string[]): ExplainBody => {
  const { values, positionals } = (() => {
    try {
      const options = { sorts: { type: 'string' }, limit: { type: 'string' } } as const;
      return parseArgs({ args: [...args], allowPositionals: true, options });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  const [view, ...rest] = positionals;
  if (view === undefined) throw new UsageError('VIEW is missing.');
  const [first] = rest;
  const asked = first !== undefined && isAddress(first) ? fromAddress(first) : { filters: rest };
  const sorts = values.sorts === undefined ? {} : { sorts: values.sorts };
  return { view, ...asked, ...sorts, ...readLimit(values.limit) };
};

type Run = Explanation['main'];

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

const runLines = (title: string, { statement, rows, stats }: Run, note: string): string[] => [
  '',
  `${title}: ${count(rows)} ${rows === 1 ? 'row' : 'rows'} in ${Math.round(stats.elapsedMs)} ms, ${count(stats.rowsRead)} rows and ${count(stats.bytesRead)} bytes read${note}`,
  indented(statement.sql),
  '',
  'Parameters:',
  ...Object.entries(statement.params ?? {}).map(([name, value]) => `  ${name} = ${JSON.stringify(value)}`),
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
  const { edition, sentences, passes, choices, main, sample } = explanation;
  return [
    `Edition ${edition.edition} (${edition.name}), data through ${edition.dataThrough}`,
    '',
    'Filters as understood:',
    ...(sentences.length > 0 ? sentences.map((sentence) => `  ${sentence}`) : ['  none']),
    '',
    'Passes:',
    ...passLines(passes),
    ...(choices.length > 0 ? ['', 'Tables chosen:', ...choices.map(({ table, why }) => `  ${table}: ${why}`)] : []),
    ...runLines('Rows', main, ''),
    ...(sample === null ? [] : runLines('Sample size', sample, `: N = ${count(sample.sampleSize ?? 0)}`)),
  ];
};

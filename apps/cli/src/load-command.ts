/**
 * The command `load FOLDER [--append] [--rejects FILE] [--max-rejects PCT] [--allow-empty]`. Arguments in; lines for the terminal and an
 * exit status out: 0 loaded, 1 failed (the data loaded before is unchanged), 2 called wrongly.
 */
import { resolve } from 'node:path';
import type { LoadBody } from '@cvm/api';
import type { Settings } from '@cvm/api/settings';
import type { LoadProgress, LoadSummary } from '@cvm/warehouse';
import { readWords, UsageError } from './read-words.ts';
import { count, textTable } from './text-table.ts';

export const loadUsage = [
  'Usage: npm run load -- FOLDER [--append] [--rejects FILE] [--max-rejects PCT] [--allow-empty]',
  '  FOLDER             a dataset in format 1',
  '  --append           add new days and changed catalogue rows; without it the dataset replaces everything',
  '  --rejects FILE     write rejected rows there, with file, line and reason (NDJSON); rejects.ndjson in DATA_DIR unless given',
  '  --max-rejects PCT  fail when more than this share of a table is rejected; without it, when more than 1 % and more',
  '                     than 20 rows (or half of the table) are',
  '  --allow-empty      a table of titles, members or views may hold no row',
  'What a dataset is: docs/dataset.md',
].join('\n');

const readPercent = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!/^\d*[.]?\d+$/.test(text) || percent > 100)
    throw new UsageError(`--max-rejects takes a number from 0 to 100, not "${text}".`);
  return percent;
};

/** Relative paths count from `baseDir`, the folder the command was typed in. Throws UsageError. */
export const parseLoadArguments = (
  args: readonly string[],
  baseDir: string,
  environment: NodeJS.ProcessEnv = {},
): LoadBody => {
  const options = {
    append: { type: 'boolean' },
    rejects: { type: 'string' },
    'max-rejects': { type: 'string' },
    'allow-empty': { type: 'boolean' },
  } as const;
  const { values, positionals } = readWords(args, { allowPositionals: true, options }, environment);
  const [folder, ...rest] = positionals;
  // Of a variable that is not set nothing is left, which would be the folder the command was typed in.
  if (folder === undefined || folder === '') throw new UsageError('FOLDER is missing.');
  if (rest.length > 0) throw new UsageError(`One FOLDER at a time: "${rest.join(' ')}" is too much.`);
  if (values.rejects === '') throw new UsageError('--rejects must name a file.');
  const maxRejectsPct = readPercent(values['max-rejects']);
  return {
    folder: resolve(baseDir, folder),
    mode: values.append === true ? 'append' : 'full',
    ...(values.rejects === undefined ? {} : { rejects: resolve(baseDir, values.rejects) }),
    ...(maxRejectsPct === undefined ? {} : { maxRejectsPct }),
    ...(values['allow-empty'] === true ? { allowEmpty: true } : {}),
  };
};

const rejectsLine = ({ rejects }: LoadSummary): string[] =>
  rejects === null ? [] : [`  Each with file, line and reason: ${rejects} (--rejects FILE names another)`];

/** What became of the rows: one line a table, then every reason for a rejection. */
export const summaryLines = (summary: LoadSummary): string[] => {
  const tables = Object.entries(summary.tables);
  const head = ['Table', 'Read', 'Kept', 'Duplicates', 'Superseded', 'Rejected'];
  const rows = tables.map(([table, { read, kept, duplicate, superseded, rejected }]) => [
    table,
    ...[read, kept, duplicate, superseded, rejected].map(count),
  ]);
  const reasons = tables.flatMap(([table, { rejectedByReason }]) =>
    Object.entries(rejectedByReason).map(([reason, n]) => `  ${table}: ${count(n)} rejected, because ${reason}`),
  );
  return [
    ...textTable([head, ...rows]),
    ...(reasons.length > 0 ? ['', 'Rejected rows:', ...reasons, ...rejectsLine(summary)] : []),
    ...summary.notes.map((note) => `Note: ${note}`),
    '',
    `Loaded edition ${summary.edition}, data through ${summary.dataThrough}, in ${summary.seconds.toFixed(1)} s.`,
  ];
};

/** Loads and tells; the exit status. Ctrl-C cancels the load. Who only asks how it is called waits for no portal to be read. */
export const load = async (settings: Settings, body: LoadBody): Promise<number> => {
  const { failureText, openLiveLine, progressText, runLoad } = await import('@cvm/api');
  const { LoadError } = await import('@cvm/warehouse');
  const line = openLiveLine();
  const stop = new AbortController();
  const onSignal = (): void => stop.abort(new DOMException('Cancelled.', 'AbortError'));
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    const onProgress = (progress: LoadProgress): void => line.show(progressText(progress));
    const summary = await runLoad(settings, body, { onProgress, signal: stop.signal });
    line.clear();
    for (const text of summaryLines(summary)) console.log(text);
    return 0;
  } catch (error) {
    line.clear();
    console.error(
      // A portal that is left alone with the load may just have ended it.
      stop.signal.aborted && !(error instanceof LoadError)
        ? 'The load was cancelled. The data are whole: as they were before or, where it was done at that moment, as loaded.'
        : failureText(error),
    );
    return 1;
  } finally {
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal);
  }
};

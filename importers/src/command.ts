/**
 * The command `import KIND SOURCE [--out FOLDER] [--load]`. Arguments in; lines for the terminal, an exit code and, where the import
 * went well, the folder of the dataset out. Whether `--load` was given is handed back: loading is the caller's work.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportSummary, importDataset } from './import-dataset.ts';
import { ImportError, reasonOf } from './import-error.ts';
import { type ImportKindId, importKindId, importKinds } from './import-kinds.ts';
import type { OnProgress } from './import-progress.ts';

export type ImportArguments = {
  readonly kind: ImportKindId;
  readonly source: string;
  readonly out: string;
  readonly load: boolean;
};

/** Exit code 0: imported; 1: the source or the output folder is at fault; 2: the command was called wrongly. */
export type ImportRun =
  | { readonly exitCode: 0; readonly load: boolean; readonly out: string; readonly summary: ImportSummary }
  | { readonly exitCode: 1 | 2 };

/** Where the lines go. `note` is for progress and errors (standard error), `say` for the result. */
export type Terminal = { readonly say: (line: string) => void; readonly note: (line: string) => void };

export const importUsage = [
  'Usage: npm run import -- KIND SOURCE [--out FOLDER] [--load]',
  '  --out FOLDER  where the dataset goes; imports/KIND in the data folder (DATA_DIR, ./data) unless given',
  '  --load        load the dataset when it is written',
  'Kinds:',
  ...Object.entries(importKinds).map(([kind, { layoutText }]) => `  ${kind}: ${layoutText}`),
].join('\n');

/** Throws an ImportError of code `usage` that says which argument is wrong. */
export const parseImportArguments = (args: readonly string[], dataDir: string): ImportArguments => {
  const { values, positionals } = parsed(args);
  const [kindText, source, ...rest] = positionals;
  if (kindText === undefined) throw new ImportError('usage', `KIND is missing.\n${importUsage}`);
  const kind = importKindId(kindText);
  if (source === undefined || source === '')
    throw new ImportError('usage', `SOURCE is missing. ${importKinds[kind].layoutText}`);
  if (rest.length > 0) throw new ImportError('usage', `One SOURCE at a time: "${rest.join(' ')}" is too much.`);
  if (values.out === '') throw new ImportError('usage', '--out must name a folder.');
  return { kind, source, out: values.out ?? join(dataDir, 'imports', kind), load: values.load ?? false };
};

/** Runs the command. Errors in what was handed over become lines and an exit code; anything else is thrown. */
export const runImport = async (args: readonly string[], dataDir: string, terminal: Terminal): Promise<ImportRun> => {
  try {
    const { kind, source, out, load } = parseImportArguments(args, dataDir);
    const summary = await importDataset(kind, source, out, progressTo(terminal));
    for (const line of summaryLines(summary, out)) terminal.say(line);
    return { exitCode: 0, load, out, summary };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    terminal.note(error.message);
    return { exitCode: error.code === 'usage' ? 2 : 1 };
  }
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, load: { type: 'boolean' } },
    });
  } catch (error) {
    throw new ImportError('usage', `${reasonOf(error)}\n${importUsage}`);
  }
};

const progressTo =
  (terminal: Terminal): OnProgress =>
  ({ file, rows, share }) => {
    terminal.note(
      `${file}: ${rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}, ${Math.floor(share * 100)} %`,
    );
  };

const summaryLines = (summary: ImportSummary, out: string): string[] => {
  const counts = Object.entries(summary.tables).map(([table, rows]) => `  ${table}: ${rows.toLocaleString('en-US')}`);
  return [
    `${summary.name} (layout ${summary.layout}), data through ${summary.dataThrough}`,
    ...counts,
    ...summary.notes.map((note) => `Note: ${note}`),
    `Dataset written to ${out}`,
  ];
};

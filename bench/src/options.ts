/** The command's arguments. In: words; out: one record. Throws UsageError in words for the user. */
import { resolve } from 'node:path';
import { readWords, UsageError } from '../../apps/cli/src/read-words.ts';

export const usage = [
  'Usage: npm run bench -- [options]',
  '  --views N        how many views to invent, such as 200k, 1M, 10M (the default) or 100M',
  '  --seed N         another audience of the same shape; 1 unless given',
  '  --only PATTERN   measure only what has PATTERN (a regular expression) in its name, such as "load", "view/show",',
  '                   "question/d", "score bar", "home page", "mix/8"; "pages" measures the screens alone, which need no',
  '                   views; "search" measures the search while one types alone, which needs none either',
  '  --names N        how many names to search in; 1M unless given',
  '  --runs N         cold runs of each question; 5 unless given',
  '  --clients LIST   clients without a pause in the mixes; 1,8,32 unless given',
  '  --people LIST    people who think for a second between two questions; 1,8,32,200 unless given',
  '  --seconds N      how long each mix runs; 10 unless given',
  '  --out FILE       write every figure there as JSON; an earlier file is first compared with. A run of everything writes',
  '                   one of its own for each number of views, under node_modules/.cache/bench',
  '  --compare FILE   compare with the figures of this file instead',
  '  --data DIR       keep dataset and store there, and use what lies there already',
  '  --keep           keep the temporary folder',
].join('\n');

export type Options = {
  readonly views: number;
  readonly seed: number;
  readonly only: RegExp | null;
  readonly names: number;
  readonly runs: number;
  readonly clients: readonly number[];
  readonly people: readonly number[];
  readonly seconds: number;
  readonly out: string | null;
  readonly compare: string | null;
  /** Null = a temporary folder. */
  readonly data: string | null;
  readonly keep: boolean;
};

const scales: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, g: 1e9 };

/** `200k`, `10M`, `1.5m`, `5000` as a number. */
export const readCount = (name: string, text: string, least = 1): number => {
  const [, digits, letter] = /^(\d+(?:\.\d+)?)([kmg]?)$/.exec(text.trim().toLowerCase()) ?? [];
  const count = Number(digits) * (scales[letter ?? ''] ?? 1);
  if (!Number.isInteger(count) || count < least || count > 1e10)
    throw new UsageError(`--${name} takes a number from ${least} such as 5000, 200k or 10M, not "${text}".`);
  return count;
};

const readPattern = (text: string | undefined): RegExp | null => {
  if (text === undefined) return null;
  try {
    return new RegExp(text, 'i');
  } catch {
    throw new UsageError(`--only takes a regular expression, not "${text}".`);
  }
};

const text = { type: 'string' } as const;
const words = {
  ...{ views: text, seed: text, only: text, runs: text, clients: text, people: text, seconds: text },
  ...{ out: text, compare: text },
  ...{ data: text, names: text, keep: { type: 'boolean' } as const },
};

/** Relative paths count from `baseDir`. */
export const readOptions = (args: readonly string[], baseDir: string, environment: NodeJS.ProcessEnv = {}): Options => {
  const { values } = readWords(args, { options: words }, environment);
  const path = (name: 'out' | 'compare' | 'data'): string | null => {
    const text = values[name];
    // Of a variable that is not set nothing is left, which would be the folder the command was typed in.
    if (text === '') throw new UsageError(`--${name} must name a ${name === 'data' ? 'folder' : 'file'}.`);
    return text === undefined ? null : resolve(baseDir, text);
  };
  const counts = (name: 'clients' | 'people', text: string): number[] =>
    text.split(',').map((one) => readCount(name, one));
  return {
    views: readCount('views', values.views ?? '10M', 1000),
    seed: readCount('seed', values.seed ?? '1', 0),
    only: readPattern(values.only),
    names: readCount('names', values.names ?? '1M', 1000),
    runs: readCount('runs', values.runs ?? '5'),
    clients: counts('clients', values.clients ?? '1,8,32'),
    people: counts('people', values.people ?? '1,8,32,200'),
    seconds: readCount('seconds', values.seconds ?? '10'),
    out: path('out'),
    compare: path('compare'),
    data: path('data'),
    keep: values.keep === true,
  };
};

/** Is a measurement of this name wanted? */
export const wants = ({ only }: Pick<Options, 'only'>, name: string): boolean => only === null || only.test(name);

/**
 * `npm run bench`: measures the product on an invented audience of any size and says how far it is from its targets. It never
 * fails because something is slow. Exit status: 0 measured, 1 something broke, 2 called wrongly.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asksForHelp } from '../../apps/cli/src/help.ts';
import { typedIn } from '../../apps/cli/src/place.ts';
import { type Options, readOptions, UsageError, usage } from './options.ts';
import { reportLines } from './report/report.ts';
import { type Results, readResults } from './results.ts';
import { measure } from './run/steps.ts';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Read before it is overwritten. */
const earlierOf = ({ out, compare }: Options): Results | null => {
  if (compare !== null) return readResults(compare);
  return out !== null && existsSync(out) ? readResults(out) : null;
};

const run = async (options: Options, words: readonly string[]): Promise<void> => {
  const earlier = earlierOf(options);
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'cvm-bench-'));
  mkdirSync(folder, { recursive: true });
  try {
    const results = await measure(options, folder, ['npm run bench --', ...words].join(' '), say);
    if (options.out !== null) {
      mkdirSync(dirname(options.out), { recursive: true });
      writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
    }
    for (const line of reportLines(results, earlier)) console.log(line);
    if (results.problem !== null) process.exitCode = 1;
  } finally {
    if (options.data === null && !options.keep) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    else say(`Dataset and store: ${folder}`);
  }
};

const words = process.argv.slice(2);
try {
  if (asksForHelp(words)) console.log(usage);
  else await run(readOptions(words, typedIn()), words);
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message}\n${usage}` : error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}

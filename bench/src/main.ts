/**
 * `npm run bench`: measures the product on an invented audience of any size and says how far it is from its targets. It never
 * fails because something is slow. Exit status: 0 measured, 1 something broke, 2 called wrongly.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorText } from '@cvm/contract';
import { asksForHelp } from '../../apps/cli/src/help.ts';
import { typedIn } from '../../apps/cli/src/place.ts';
import { UsageError } from '../../apps/cli/src/read-words.ts';
import { type Options, readOptions, usage, wants } from './options.ts';
import { reportLines } from './report/report.ts';
import { isBare, type Results, readResults } from './results.ts';

/** With the seconds since the command began, which say what each step takes. */
const say = (line: string): void => {
  process.stderr.write(`${Math.round(performance.now() / 1000)} s  ${line}\n`);
};

/** Where a run of everything leaves its figures when nobody says where, for the next one of as many views. */
const keptIn = ({ views, seed }: Options): string =>
  fileURLToPath(new URL(`../../node_modules/.cache/bench/views-${views}-seed-${seed}.json`, import.meta.url));

const outOf = (options: Options): string | null => options.out ?? (options.only === null ? keptIn(options) : null);

/** Read before it is overwritten; figures of one's own that an earlier version wrote otherwise are left. */
const earlierOf = (options: Options): Results | null => {
  const { compare } = options;
  const out = outOf(options);
  if (compare !== null) return readResults(compare);
  if (out === null || !existsSync(out)) return null;
  try {
    return readResults(out);
  } catch (error) {
    if (options.out !== null) throw error;
    return null;
  }
};

const run = async (options: Options, words: readonly string[]): Promise<void> => {
  const earlier = earlierOf(options);
  // The portal is read for what is measured, not to say how the command is called.
  const { measure } = await import('./run/steps.ts');
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'cvm-bench-'));
  mkdirSync(folder, { recursive: true });
  try {
    const results = await measure(options, folder, ['npm run bench --', ...words].join(' '), say);
    // Before figures of an earlier run are overwritten with none.
    if (options.only !== null && isBare(results) && !wants(options, 'load') && results.problem === null)
      throw new UsageError(
        `Nothing that is measured has "${options.only.source}" in its name; bench/README.md names what is.`,
      );
    const out = outOf(options);
    if (out !== null) {
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, `${JSON.stringify(results, null, 2)}\n`);
    }
    for (const line of reportLines(results, earlier)) console.log(line);
    if (out !== null) console.log(`Figures: ${out}`);
    if (results.problem !== null) process.exitCode = 1;
  } finally {
    if (options.data === null && !options.keep) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    else say(`Dataset and store: ${folder}`);
  }
};

const words = process.argv.slice(2);
try {
  if (asksForHelp(words)) console.log(usage);
  else await run(readOptions(words, typedIn(), process.env), words);
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message}\n${usage}` : errorText(error));
  process.exitCode = isUsage ? 2 : 1;
}

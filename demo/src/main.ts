/**
 * `npm run demo`: writes a demo dataset, reads its row counts back and ends with one line of JSON on stdout.
 * Exit status 0 done, 1 failed, 2 wrong flags.
 */
import { resolve } from 'node:path';
import { typedIn } from '../../apps/cli/src/place.ts';
import { tableNames } from './columns.ts';
import { readFlags, usage } from './flags.ts';
import { generateDemo } from './generate.ts';
import { DemoOptionError } from './options.ts';
import { readBackRows } from './read-back.ts';

const run = async (args: string[]): Promise<number> => {
  const flags = readFlags(args, process.env);
  if (flags === null) {
    console.log(usage);
    return 0;
  }
  const started = Date.now();
  const out = resolve(typedIn(), flags.out);
  const summary = await generateDemo({
    ...flags,
    out,
    onProgress: ({ table, rows }) => console.log(`${table.padEnd(18)} ${String(rows).padStart(10)} rows`),
  });
  const rows = await readBackRows(out);
  const wrong = tableNames.filter((table) => rows[table] !== summary.rows[table]);
  if (wrong.length > 0) {
    console.error(`The files do not hold what was written: ${wrong.join(', ')}`);
    return 1;
  }
  console.log(
    JSON.stringify({
      out,
      dataThrough: summary.dataThrough,
      seed: flags.seed,
      rows,
      seconds: (Date.now() - started) / 1000,
    }),
  );
  return 0;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isFlag = error instanceof DemoOptionError;
  console.error(error instanceof Error ? error.message : String(error));
  if (isFlag) console.error(`\n${usage}`);
  process.exitCode = isFlag ? 2 : 1;
}

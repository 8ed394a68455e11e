/**
 * Entry of the import command on its own: command-line arguments in, exit code out. It cannot load, because loading
 * belongs to the portal; `npm run import` offers both.
 */
import { importUsage, runImport } from './command.ts';

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(importUsage);
  process.exit(0);
}

const run = await runImport(args, process.env.DATA_DIR ?? './data', {
  say: (line) => console.log(line),
  note: (line) => console.error(line),
});
if (run.exitCode === 0 && run.load) {
  console.error(`Not loaded: this entry imports only. Load it with: npm run load -- ${run.out}`);
  process.exitCode = 1;
} else {
  process.exitCode = run.exitCode;
}

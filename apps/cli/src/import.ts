/** Entry of `npm run import`: foreign files become a dataset, which is loaded at once when `--load` is given. */
import { resolve } from 'node:path';
import { readSettings, SettingsError } from '@cvm/api/settings';
import { importUsage, runImport } from '@cvm/importers';
import { asksForHelp, givenTwice, takenByNpm } from './help.ts';
import { load } from './load-command.ts';
import { outliveReader } from './outlive-reader.ts';
import { typedIn } from './place.ts';

const importAndLoad = async (args: readonly string[]): Promise<void> => {
  const settings = readSettings(process.env);
  // Relative paths on the command line count from where the command was typed; DATA_DIR is absolute by now.
  process.chdir(typedIn());
  const run = await runImport(args, settings.dataDir, {
    say: (line) => console.log(line),
    note: (line) => console.error(line),
  });
  process.exitCode = run.exitCode;
  if (run.exitCode === 0 && run.load)
    process.exitCode = await load(settings, { folder: resolve(run.out), mode: 'full' });
};

outliveReader();
try {
  const args = process.argv.slice(2);
  const wrong = takenByNpm(['out', 'load'], process.env) ?? givenTwice(args);
  if (asksForHelp(args)) console.log(importUsage);
  else if (wrong === null) await importAndLoad(args);
  else {
    console.error(`${wrong}\n${importUsage}`);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** Entry of `npm run load`. */
import { readSettings, SettingsError } from '@cvm/api/settings';
import { asksForHelp } from './help.ts';
import { load, loadUsage, parseLoadArguments } from './load-command.ts';
import { outliveReader } from './outlive-reader.ts';
import { typedIn } from './place.ts';
import { UsageError } from './read-words.ts';

outliveReader();
try {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) console.log(loadUsage);
  else {
    const body = parseLoadArguments(args, typedIn(), process.env);
    process.exitCode = await load(readSettings(process.env), body);
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof SettingsError)) throw error;
  console.error(error instanceof UsageError ? `${error.message}\n${loadUsage}` : error.message);
  process.exitCode = 2;
}

/** Entry of `npm run rotate`. */
import { StartError } from '@cvm/api';
import { SettingsError } from '@cvm/api/settings';
import { outliveReader } from './outlive-reader.ts';
import { rotate } from './rotate-command.ts';

outliveReader();
try {
  process.exitCode = await rotate(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

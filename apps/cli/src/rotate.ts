/** Entry of `npm run rotate`: gives the installation another key, while the portal is stopped. */
import { existsSync } from 'node:fs';
import {
  installationKeys,
  isInstallationKey,
  lockDataFolder,
  readSettings,
  renewSecret,
  SettingsError,
  StartError,
} from '@cvm/api';
import { asksForHelp, tooMuch } from './help.ts';
import { outliveReader } from './outlive-reader.ts';
import { noFolder } from './place.ts';

const usage = `Usage: npm run rotate -- KEY, while the portal is stopped. KEY is one of:\n${Object.entries(
  installationKeys,
)
  .map(([name, { means }]) => `  ${name.padEnd(12)} ${means}`)
  .join('\n')}`;

const refuse = (why: string): number => {
  console.error(why);
  return 2;
};

const rotate = async (args: readonly string[]): Promise<number> => {
  if (asksForHelp(args)) {
    console.log(usage);
    return 0;
  }
  const wrong = tooMuch(args, 1);
  const [name] = args;
  if (wrong !== null) return refuse(`${wrong}\n${usage}`);
  if (name === undefined || !isInstallationKey(name))
    return refuse(`${name === undefined ? 'KEY is missing.' : `There is no key "${name}".`}\n${usage}`);
  const { dataDir } = readSettings(process.env);
  if (!existsSync(dataDir)) return refuse(noFolder(dataDir));
  const unlock = await lockDataFolder(dataDir);
  try {
    await renewSecret(dataDir, name);
  } finally {
    await unlock();
  }
  console.log(`${name} in ${dataDir} is another one now. ${installationKeys[name].means}`);
  return 0;
};

outliveReader();
try {
  process.exitCode = await rotate(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

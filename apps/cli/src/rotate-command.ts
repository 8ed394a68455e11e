/**
 * The command `rotate KEY`: gives the installation another key, while the portal is stopped. Arguments in; lines for the terminal and
 * an exit status out.
 */
import { existsSync } from 'node:fs';
import { installationKeys, isInstallationKey, lockDataFolder, renewSecret } from '@cvm/api';
import { readSettings } from '@cvm/api/settings';
import { asksForHelp, tooMuch } from './help.ts';
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

export const rotate = async (args: readonly string[]): Promise<number> => {
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

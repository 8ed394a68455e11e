/** Entry of `npm run rotate`: gives the installation another key, while the portal is stopped. */
import {
  installationKeys,
  isInstallationKey,
  lockDataFolder,
  readSettings,
  renewSecret,
  SettingsError,
  StartError,
} from '@cvm/api';

const usage = `npm run rotate -- KEY, while the portal is stopped. KEY is one of:\n${Object.entries(installationKeys)
  .map(([name, { means }]) => `  ${name.padEnd(12)} ${means}`)
  .join('\n')}`;

const rotate = async (name: string | undefined): Promise<number> => {
  if (name === '--help') {
    console.log(usage);
    return 0;
  }
  if (name === undefined || !isInstallationKey(name)) {
    console.error(usage);
    return 2;
  }
  const { dataDir } = readSettings(process.env);
  const unlock = await lockDataFolder(dataDir);
  try {
    await renewSecret(dataDir, name);
  } finally {
    await unlock();
  }
  console.log(`${name} in ${dataDir} is another one now. ${installationKeys[name].means}`);
  return 0;
};

try {
  process.exitCode = await rotate(process.argv[2]);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

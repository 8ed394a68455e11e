/** Entry of `npm run doctor`: looks at everything the portal stands on and says how to mend what is wrong. */
import { readSettings, SettingsError } from '@cvm/api/settings';
import type { Finding } from './checks.ts';
import { asksForHelp, tooMuch } from './help.ts';
import { outliveReader } from './outlive-reader.ts';

const usage = [
  'Usage: npm run doctor',
  '  Looks at Node.js, the build, the data folder (DATA_DIR) and its keys, the port, both stores and the browser for tests, and prints',
  '  the fix for what is wrong. Makes, brings up to date and drops nothing in them. Exit status: 0 all is well, 1 problems,',
  '  2 called wrongly, or settings that cannot be read.',
].join('\n');

/** Who only asks how the command is called waits for none of what is looked at. */
const checks = () => import('./checks.ts');

const examine = async (): Promise<Finding[]> => {
  const { checkBrowser, checkBuild, checkDataFolder, checkKeys, checkNode, checkPort, checkStores, portalRuns } =
    await checks();
  const settings = readSettings(process.env);
  const first = [checkNode(), checkBuild(), await checkDataFolder(settings), ...(await checkKeys(settings))];
  if (await portalRuns(settings)) {
    const found = `runs on ${settings.dataDir}; its stores were not looked at: stop it to examine them`;
    return [...first, { what: 'Portal', ok: true, found, isPart: true }, checkBrowser()];
  }
  return [...first, await checkPort(settings), ...(await checkStores(settings)), checkBrowser()];
};

const report = async (): Promise<void> => {
  const findings = await examine();
  const { findingLines, verdictOn } = await checks();
  for (const line of findingLines(findings)) console.log(line);
  console.log(`\n${verdictOn(findings)}`);
  process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;
};

outliveReader();
try {
  const args = process.argv.slice(2);
  const wrong = tooMuch(args);
  if (asksForHelp(args)) console.log(usage);
  else if (wrong === null) await report();
  else {
    console.error(`${wrong}\n${usage}`);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

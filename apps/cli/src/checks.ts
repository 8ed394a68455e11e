/**
 * What `npm run doctor` looks at, one function a check. In: the settings. Out: what was found, and for a problem the
 * command or change that mends it. A check never throws and never changes anything.
 */
import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { NewerStoreError, openAccounts } from '@cvm/accounts';
import {
  DataFolderError,
  installationKeys,
  isInstallationKey,
  lockDataFolder,
  openWarehouse,
  orderPortal,
  orders,
  repositoryRoot,
  warehouseFolder,
  wrongKey,
} from '@cvm/api';
import type { Settings } from '@cvm/api/settings';
import { capitalised, errorCode, errorText, formatCount } from '@cvm/contract';
import { type Edition, findDamage, findUnreadable, lookAtEdition, otherRecipe, type Warehouse } from '@cvm/warehouse';
import { systemBrowsers } from './browsers.ts';

export type Finding = {
  readonly what: string;
  readonly ok: boolean;
  readonly found: string;
  readonly fix?: string;
  /** Nothing is wrong with it, and there is more that was not looked at. */
  readonly isPart?: true;
};

/** In a sentence: what was not looked at is not called well. */
export const verdictOn = (findings: readonly Finding[]): string => {
  const problems = findings.filter(({ ok }) => !ok).length;
  if (problems > 0) return `${formatCount(problems, 'problem')}.`;
  return findings.some(({ isPart }) => isPart) ? 'What was looked at is well.' : 'Everything is well.';
};

/** A line for each, and its fix below it; one that mends several in a row stands once, below the last of them. */
export const findingLines = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ what, ok, found, fix }, i) => {
    const line = `${ok ? 'ok     ' : 'PROBLEM'}  ${what}: ${found}`;
    return fix === undefined || fix === findings[i + 1]?.fix ? [line] : [line, `         Fix: ${fix}`];
  });

const good = (what: string, found: string): Finding => ({ what, ok: true, found });
const bad = (what: string, found: string, fix: string): Finding => ({ what, ok: false, found, fix });

const gigabyte = 1e9;
const freeBytesMin = 2 * gigabyte;

export const checkNode = (version = process.versions.node): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major > 20 || (major === 20 && minor >= 19);
  return fits
    ? good('Node.js', version)
    : bad('Node.js', `${version} is too old`, 'Install Node.js 20.19 or newer (nodejs.org).');
};

export const checkBuild = (): Finding => {
  const missing = ['apps/web/dist/index.html', 'apps/api/dist/bin/server.mjs'].filter(
    (path) => !existsSync(join(repositoryRoot, path)),
  );
  return missing.length === 0
    ? good('Build', 'web app and server are built')
    : bad('Build', `${missing.join(' and ')} missing`, 'npm run build (npm start does it, too)');
};

/** The folder itself, or the nearest one above it that exists. */
const nearestFolder = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));

export const checkDataFolder = async ({ dataDir }: Settings): Promise<Finding> => {
  try {
    const existing = nearestFolder(dataDir);
    if (!(await stat(existing)).isDirectory())
      return bad('Data folder', `${dataDir}: ${existing} is a file`, 'Set DATA_DIR to a folder.');
    await access(existing, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = await statfs(existing);
    const free = bavail * bsize;
    const state = existing === dataDir ? '' : ' (made at the first start)';
    const text = `${dataDir}${state}, ${(free / gigabyte).toFixed(1)} GB free`;
    return free >= freeBytesMin
      ? good('Data folder', text)
      : bad('Data folder', text, 'Free some disk space, or set DATA_DIR to a folder on another disk.');
  } catch (error) {
    return bad('Data folder', errorText(error), 'Set DATA_DIR to a folder this user may write to.');
  }
};

/** The portal does not start with a key that is none. */
export const checkKeys = async ({ dataDir }: Settings): Promise<Finding[]> => {
  const names = Object.keys(installationKeys).filter(isInstallationKey);
  const found: Finding[] = [];
  for (const name of names) {
    const what = `Key ${name}`;
    try {
      const wrong = await wrongKey(dataDir, name);
      if (wrong) found.push(bad(what, wrong.found, capitalised(wrong.fix)));
      else found.push(good(what, wrong === undefined ? 'none yet; made at the first start' : 'is one'));
    } catch (error) {
      found.push(bad(what, errorText(error), `Give the file ${join(dataDir, name)} to this user.`));
    }
  }
  return found;
};

/** Does a portal run on the data folder? It refuses to explain no view, which is answer enough. */
export const portalRuns = async ({ dataDir }: Settings): Promise<boolean> => {
  try {
    return (await orderPortal(dataDir, orders.explain, { view: '', filters: [] })) !== null;
  } catch {
    return false;
  }
};

export const checkPort = ({ host, port }: Settings): Promise<Finding> =>
  new Promise((resolve) => {
    const probe = createServer();
    const what = `Port ${port} on ${host}`;
    probe.once('error', (error) => {
      const taken = errorCode(error) === 'EADDRINUSE';
      const fix = taken
        ? `Stop the program that uses it, or start with another one: PORT=${port + 1} npm start`
        : 'Set HOST to an address of this machine.';
      resolve(bad(what, taken ? 'in use by another program' : error.message, fix));
    });
    probe.listen(port, host, () => probe.close(() => resolve(good(what, 'free'))));
  });

/** Every table against what its load left, and every byte against what was written; of a cluster the rows alone. */
const checkTables = async (warehouse: Warehouse, edition: Edition): Promise<Finding[]> => {
  const counted = await findDamage(warehouse, edition, true);
  const known = new Set(counted.map(({ table }) => table));
  const unreadable = (await findUnreadable(warehouse, edition)).filter(({ table }) => !known.has(table));
  const damage = [...counted, ...unreadable];
  const fix =
    'Load the data again in full: npm run load -- FOLDER. Then look at the disk, which lost what was written.';
  const whole = warehouse.cluster === undefined ? 'every row and every byte is there' : 'every row is there';
  if (damage.length === 0) return [good('Tables', whole)];
  return damage.map(({ table, why }) => bad(`Table ${table}`, why, fix));
};

const noData = (): Finding =>
  bad('Data', 'none loaded', 'npm run load -- FOLDER, or npm start with DEMO=1 for the demo data');

const checkData = async (warehouse: Warehouse): Promise<Finding[]> => {
  const edition = await lookAtEdition(warehouse);
  if (edition === null) return [noData()];
  if (edition === 'earlier version')
    return [good('Data', 'loaded by an earlier version; the next start brings their list up to date')];
  const { name, dataThrough } = edition;
  const found = `${name}, edition ${edition.edition}, data through ${dataThrough}`;
  const other = otherRecipe(edition);
  const recipe =
    other === null ? [] : [bad('Definitions', other, 'Load the data again in full: npm run load -- FOLDER.')];
  return [good('Data', found), ...recipe, ...(await checkTables(warehouse, edition))];
};

/** @param folder that of an embedded store, null of a server */
export const storeFix = (folder: string | null, isWritable: boolean): string => {
  if (folder === null) return 'Check CLICKHOUSE_URL, and that the server runs and is as docs/cluster.md asks.';
  return isWritable
    ? `Move ${folder} away and load the data again.`
    : `Give ${folder} and all in it to this user, on a disk that can be written.`;
};

const checkWarehouse = async (settings: Settings): Promise<Finding[]> => {
  const isEmbedded = settings.clickhouse === undefined;
  const folder = warehouseFolder(settings);
  if (isEmbedded && !existsSync(folder)) return [noData()];
  try {
    const warehouse = await openWarehouse(settings);
    try {
      const data = await checkData(warehouse);
      return [good('Data store', `${isEmbedded ? 'embedded' : 'ClickHouse server'}, opens`), ...data];
    } finally {
      await warehouse.close();
    }
  } catch (error) {
    const isWritable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    return [bad('Data store', errorText(error), storeFix(isEmbedded ? folder : null, isWritable))];
  }
};

const usersFix = (error: unknown, folder: string | null): string => {
  if (error instanceof NewerStoreError)
    return 'Start the version that wrote it, or bring back a backup from before it.';
  return folder === null
    ? 'Check DATABASE_URL and that the server runs.'
    : `Restore ${folder} from a backup, or move it away to start with no users.`;
};

const checkAccounts = async ({ databaseUrl, dataDir }: Settings): Promise<Finding> => {
  const folder = databaseUrl === undefined ? join(dataDir, 'accounts') : null;
  if (folder !== null && !existsSync(join(folder, 'pglite')))
    return good('Users store', 'none yet; made at the first start');
  try {
    const accounts = await openAccounts({
      ...(folder === null ? { databaseUrl } : { dataDir: folder }),
      asFound: true,
    });
    await accounts.ping().finally(() => accounts.close());
    const kind = folder === null ? 'PostgreSQL server' : 'embedded';
    const state = accounts.missing > 0 ? ', of an earlier version; the next start brings it up to date' : '';
    return good('Users store', `${kind}, opens${state}`);
  } catch (error) {
    return bad('Users store', errorText(error), usersFix(error, folder));
  }
};

const lookAtStores = async (settings: Settings): Promise<Finding[]> => [
  ...(await checkWarehouse(settings)),
  await checkAccounts(settings),
];

/** Both stores and the data, under the folder's lock: only when no portal runs. Where there is no folder nobody has its lock. */
export const checkStores = async (settings: Settings): Promise<Finding[]> => {
  const { dataDir, clickhouse, databaseUrl } = settings;
  if (!existsSync(dataDir))
    return clickhouse === undefined && databaseUrl === undefined
      ? [bad('Data', 'none yet', 'npm start makes the data folder and, unless DEMO=0, loads the demo data')]
      : lookAtStores(settings);
  try {
    const unlock = await lockDataFolder(dataDir);
    try {
      return await lookAtStores(settings);
    } finally {
      await unlock();
    }
  } catch (error) {
    const fix =
      error instanceof DataFolderError
        ? 'Mend the data folder first; the stores were not looked at.'
        : 'Stop that process, then run the doctor again.';
    return [bad('Lock', errorText(error), fix)];
  }
};

/** Needed by the browser tests alone, which take the one that is named and no other; Linux on x64 has one among the npm packages. */
export const checkBrowser = (own = process.env.CHROMIUM_PATH): Finding => {
  const what = 'Browser for tests';
  if (own)
    return existsSync(own)
      ? good(what, own)
      : bad(what, `CHROMIUM_PATH names ${own}, which is not there`, 'Set CHROMIUM_PATH to a browser, or leave it out.');
  const found = systemBrowsers.find((path) => existsSync(path));
  if (found !== undefined) return good(what, found);
  const packaged = existsSync(join(repositoryRoot, 'node_modules/@sparticuz/chromium'));
  return packaged && process.platform === 'linux' && process.arch === 'x64'
    ? good(what, 'the one among the npm packages')
    : bad(what, 'none found', 'Install Chromium or Google Chrome, or set CHROMIUM_PATH.');
};

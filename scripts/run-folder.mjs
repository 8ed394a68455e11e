/**
 * A folder for all that a run of the tests throws away: stores, datasets, a database server, browsers' profiles. In the
 * machine's memory where there is room, because making and deleting thousands of small files is half of the processor time
 * of a test that loads; else among the system's temporary files. Plain Node: it must run before anything is installed.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './is-alive.mjs';

const memory = '/dev/shm';

/** A whole run needs less than one of them. */
const bytesMin = 3 * 2 ** 30;

/** Containers often have a small one; what lies there is taken from the memory that the tests need as well. */
const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= bytesMin && freemem() >= 2 * bytesMin;
  } catch {
    return false;
  }
};

/** What cannot be removed, such as a file system that a killed test left mounted, stays and stops nobody. */
const remove = (folder) => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.error(`${folder} was not removed: ${error.message}`);
  }
};

/** Runs that were killed left theirs behind, and what lies in memory would stay there. */
const sweep = (parent) => {
  for (const name of readdirSync(parent)) {
    const [, maker] = /^cvm-run-(\d+)-/.exec(name) ?? [];
    if (maker !== undefined && !isAlive(Number(maker))) remove(join(parent, name));
  }
};

/** Makes it the folder of temporary files of this process and of those it starts; gone when this process ends. */
export const makeRunFolder = () => {
  const parent = process.platform === 'linux' && hasRoom() ? memory : tmpdir();
  sweep(parent);
  const folder = mkdtempSync(join(parent, `cvm-run-${process.pid}-`));
  // The database server runs as a user of its own, who must come through to its folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
  return folder;
};

/**
 * A folder for all that a run of the tests throws away: stores, datasets, a database server, browsers' profiles. In the
 * machine's memory where there is room, because making and deleting thousands of small files is half of the processor time
 * of a test that loads; else among the system's temporary files. Plain Node: it must run before anything is installed.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Makes it the folder of temporary files of this process and of those it starts; gone when this process ends. */
export const makeRunFolder = () => {
  const folder = mkdtempSync(join(process.platform === 'linux' && hasRoom() ? memory : tmpdir(), 'cvm-run-'));
  // The database server runs as a user of its own, who must come through to its folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

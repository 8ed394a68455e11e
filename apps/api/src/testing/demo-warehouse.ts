/**
 * The warehouse of a small demo dataset for test portals. The first file of a run that wants one invents and loads it; all
 * get a copy of their own, which takes a tenth of the time.
 */
import { access, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { inject } from 'vitest';
import { loadDemoData } from '../demo-data.ts';
import { readSettings } from '../env.ts';
import { openPortal } from '../portal.ts';

const SMALL = { members: 400, titles: 40 };

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const make = async (folder: string): Promise<void> => {
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), PORT: '0' });
  const portal = await openPortal(settings, pino({ level: 'silent' }));
  try {
    await loadDemoData(portal.loads, { show: () => {}, clear: () => {} }, SMALL);
  } finally {
    await portal.close();
  }
};

/** Makes the folder's content when nobody else has begun to, else waits until it is there. */
const madeOnce = async (folder: string): Promise<void> => {
  const [ready, failed] = [join(folder, 'ready'), join(folder, 'failed')];
  const mine = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (mine) {
    await make(folder).catch(async (error: unknown) => {
      await writeFile(failed, '');
      throw error;
    });
    await writeFile(ready, '');
    return;
  }
  while (!(await exists(ready))) {
    if (await exists(failed)) throw new Error('Another test file could not make the demo warehouse; see its failure.');
    await pause(50);
  }
};

/** Puts a copy into a data folder that has no warehouse yet. */
export const placeDemoWarehouse = async (dataDir: string): Promise<void> => {
  const folder = join(inject('runFolder'), 'demo');
  await madeOnce(folder);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const copy = join(dataDir, 'warehouse');
  await cp(join(folder, 'data', 'warehouse'), copy, { recursive: true });
  // The engine notes there who has the folder.
  await rm(join(copy, 'status'), { force: true });
};

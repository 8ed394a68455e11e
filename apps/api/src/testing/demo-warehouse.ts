/** The warehouse of a small demo dataset for test portals: the first file of a run invents and loads it, all get a copy of their own. */
import { join } from 'node:path';
import pino from 'pino';
import { placeNewStore } from '../../../../packages/accounts/src/testing/new-store.ts';
import { copyWarehouse, madeOnce } from '../../../../scripts/testing/made-once.ts';
import { loadDemoData } from '../demo-data.ts';
import { readSettings } from '../env.ts';
import { openPortal } from '../portal.ts';

const small = { members: 400, titles: 40 };

const make = async (dataDir: string): Promise<void> => {
  await placeNewStore(join(dataDir, 'accounts'));
  const portal = await openPortal(readSettings({ DATA_DIR: dataDir, PORT: '0' }), pino({ level: 'silent' }));
  try {
    await loadDemoData(portal.loads, { show: () => {}, clear: () => {} }, small);
  } finally {
    await portal.close();
  }
};

/** Puts a copy into a data folder that has no warehouse yet. */
export const placeDemoWarehouse = async (dataDir: string): Promise<void> =>
  copyWarehouse(join(await madeOnce('demo', make), 'warehouse'), join(dataDir, 'warehouse'));

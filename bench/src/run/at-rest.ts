/** A store some time after a load: the engine puts the parts together that it wrote, in the background and with what others leave of the processors. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Warehouse } from '@cvm/warehouse';
import { z } from 'zod';

const merges = z.object({ n: z.number() });

/** It looks for what to put together some times a second. */
const QUIET_LOOKS = 8;
const LOOK_EVERY_MS = 250;

/** Waits until nothing is put together any more. */
export const atRest = async (warehouse: Warehouse): Promise<void> => {
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    const asked = { sql: 'select count() as n from system.merges' };
    const { rows } = await warehouse.query(asked, merges, { name: 'at rest' });
    quiet = rows[0]?.n === 0 ? quiet + 1 : 0;
    await wait(LOOK_EVERY_MS);
  }
};

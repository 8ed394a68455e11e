/**
 * The last of the disk belongs to what must be written whatever happens: sessions, the audit log, and the log of changes
 * that the embedded accounts store does not outlive without. So nothing is saved that somebody can save later.
 */
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { type Endpoint, reads, userEndpoints } from '@cvm/contract';
import { diskBytesMin } from '@cvm/warehouse';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './env.ts';
import { ApiError, noRoom, noWriting } from './errors.ts';

/** Is less left than everybody leaves to the others? */
export const isDiskFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < diskBytesMin;
};

/** What keeps a folder from taking what is written; null where nothing does. */
export const diskTrouble = async (folder: string): Promise<'full' | 'unwritable' | null> => {
  try {
    // A system that finds faults in a disk lets nobody write to it any more.
    await access(folder, constants.W_OK);
    return (await isDiskFull(folder)) ? 'full' : null;
  } catch {
    return 'unwritable';
  }
};

/** Signing in writes little, and whoever looks after the portal has to be able to. */
const savesNothing = (call: Endpoint): boolean => reads(call) || call.path === userEndpoints.logIn.path;

/** A server for the users has a disk of its own, and says itself when that is full. */
export const refuseWithoutRoom = (app: FastifyInstance, { databaseUrl, dataDir }: Settings): void => {
  if (databaseUrl !== undefined) return;
  app.addHook('preHandler', async ({ routeOptions: { config } }) => {
    if (config.endpoint === undefined || savesNothing(config.endpoint)) return;
    const trouble = await diskTrouble(dataDir);
    if (trouble === 'full') throw new ApiError('disk_full', noRoom);
    if (trouble === 'unwritable') throw new ApiError('unavailable', noWriting);
  });
};

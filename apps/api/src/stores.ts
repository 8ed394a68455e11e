/** The data folder and the warehouse it stands for: what the portal and the commands open in the same way. */
import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '@cvm/accounts';
import { errorCode, errorText } from '@cvm/contract';
import { openCluster, openEmbedded, type Warehouse } from '@cvm/warehouse';
import type { Settings } from './env.ts';

/** What keeps the portal or a command from starting, in words for the operator. */
export class StartError extends Error {
  static from(error: unknown): StartError {
    return new StartError(errorText(error), { cause: error });
  }
}

/** A data folder that cannot be written; the message says what mends it. */
export class DataFolderError extends StartError {}

/** Why a folder cannot be written, with what mends it; null for what has another reason. */
const unwritable = (dataDir: string, error: unknown): string | null => {
  const code = errorCode(error);
  const folder = `The data folder ${dataDir}`;
  if (code === 'EROFS')
    return `${folder} lies on a disk that can only be read. Set DATA_DIR to a folder on another disk.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${folder} cannot be written by this user. Give it to this user, or set DATA_DIR to another folder.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of the data folder ${dataDir} is full. Free some space, or set DATA_DIR to a folder on another disk.`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${folder} cannot be made: a file stands in its place or above it. Set DATA_DIR to a folder.`;
  return null;
};

/** The folder is its owner's alone, whatever it was before: it holds password hashes, keys, messages and the data. */
const keepPrivate = async (dataDir: string): Promise<void> => {
  await chmod(dataDir, 0o700).catch(() => undefined);
  const { mode } = await stat(dataDir);
  // Windows has no such modes.
  if ((mode & 0o077) !== 0 && process.platform !== 'win32')
    throw new StartError(
      `The data folder ${dataDir} is open to other users of this machine and cannot be closed by this user. Its owner can: chmod 700 ${dataDir}`,
    );
};

/**
 * Locks the data folder for this process until the returned function is called; the folder is made when it is missing,
 * for its owner alone. Throws StartError, naming the process, when another living one has it; a dead one's lock is taken over.
 */
export const lockDataFolder = async (dataDir: string): Promise<() => Promise<void>> => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await keepPrivate(dataDir);
    return await lockFolder(dataDir);
  } catch (error) {
    const why = unwritable(dataDir, error);
    throw why === null ? StartError.from(error) : new DataFolderError(why, { cause: error });
  }
};

/** Where the analytics store of a portal lies that has it inside its own process. */
export const warehouseFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'warehouse');

/** The analytics store: inside this process in the data folder, or a server by its address. */
export const openWarehouse = async (settings: Settings): Promise<Warehouse> =>
  settings.clickhouse === undefined
    ? openEmbedded({ folder: warehouseFolder(settings) })
    : openCluster(settings.clickhouse);

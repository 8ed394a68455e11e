// The engine inside this process. Its code is a package for each platform, which is loaded when a data folder is opened and
// not before: a portal on a server needs none, and where it is missing there must be somebody to tell.
import { createRequire } from 'node:module';
import { WarehouseError } from '../client.ts';

type Library = typeof import('chdb');

const load = createRequire(import.meta.url);

/**
 * What the engine's allocator is told when its code is loaded: how long it keeps memory that a statement gave back. After its own
 * 5 s the next statement has it mapped and emptied anew, page by page: twice the page faults in a load, a fifth of its processor time.
 */
const allocator = { variable: 'JE_MALLOC_CONF', options: 'dirty_decay_ms:60000' };

/**
 * The engine's library.
 * @throws WarehouseError `failed` with the fix where this platform has none, or its package is not installed.
 */
export const library = (): Library => {
  process.env[allocator.variable] ??= allocator.options;
  try {
    return load('chdb') as Library;
  } catch (cause) {
    throw new WarehouseError('failed', withoutLibrary(process.platform, process.arch), { cause });
  }
};

/** One sentence with the fix. */
export const withoutLibrary = (platform: string, processor: string): string => {
  if (!['linux', 'darwin'].includes(platform) || !['x64', 'arm64'].includes(processor))
    return `The analytics engine does not run on ${platform}-${processor}: use Linux or macOS on x64 or arm64 (on Windows, WSL 2), or set CLICKHOUSE_URL to a ClickHouse server.`;
  return `The analytics engine for ${platform}-${processor} is not installed or cannot be loaded: remove the folder node_modules and run npm install --include=optional, or set CLICKHOUSE_URL to a ClickHouse server.`;
};

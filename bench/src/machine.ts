/** What the figures were measured on. */
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { Results } from './results.ts';

export const machine = (): Results['machine'] => ({
  cores: availableParallelism(),
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
  loadAverage: loadavg(),
  system: `${type()} ${release()}`,
  node: process.versions.node,
});

/** Bytes of a folder's files; a file with several names counts once. */
export const folderBytes = async (folder: string): Promise<number> => {
  const seen = new Set<number>();
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  let sum = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const found = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
    if (found === undefined || seen.has(found.ino)) continue;
    seen.add(found.ino);
    sum += found.size;
  }
  return sum;
};

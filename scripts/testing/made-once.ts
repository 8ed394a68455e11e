/**
 * Folders that the first test file of a run makes and all others copy: making a store takes seconds, a copy of it a tenth of
 * that.
 */
import { execFile } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const run = promisify(execFile);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The folder `name` of the run with what `make` puts there, when nobody else has begun to; else waits until it is there. */
export const madeOnce = async (name: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const folder = join(inject('runFolder'), name);
  const [content, ready, failed] = [join(folder, 'content'), join(folder, 'ready'), join(folder, 'failed')];
  const mine = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (mine) {
    await make(content).catch(async (error: unknown) => {
      await writeFile(failed, '');
      throw error;
    });
    await writeFile(ready, '');
    return content;
  }
  while (!(await exists(ready))) {
    if (await exists(failed)) throw new Error(`Another test file could not make ${name}; see its failure.`);
    await pause(50);
  }
  return content;
};

/** Copies a folder to a place where nothing is yet; links within it stay links. The system's own tool takes a tenth of Node's time. */
export const copyFolder = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await run('cp', ['-RP', from, to]);
};

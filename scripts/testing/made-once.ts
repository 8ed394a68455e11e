/**
 * Folders that the first test file of a run makes and all others copy: making a store takes seconds, a copy of it a tenth of
 * that.
 */
import { execFile } from 'node:child_process';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from '../is-alive.mjs';

const run = promisify(execFile);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** False when its process ended, which may have been in the middle of making. */
const isMaking = async (maker: string): Promise<boolean> => {
  const processId = Number(await readFile(maker, 'utf8').catch(() => ''));
  // It is written when the folder is there.
  return processId === 0 || isAlive(processId);
};

/**
 * The folder `name` of a run with what `make` puts there, when nobody else has begun to; else waits until it is there. What
 * could not be made is made anew by the next that asks for it: one failure is no failure of all files after it.
 */
export const madeOnceIn = async (
  runFolder: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join(runFolder, name);
  const [content, ready, maker] = [join(folder, 'content'), join(folder, 'ready'), join(folder, 'maker')];
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  for (;;) {
    const mine = await mkdir(folder).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        return false;
      },
    );
    if (mine) {
      await writeFile(maker, `${process.pid}`);
      await make(content).catch(async (error: unknown) => {
        await remove();
        throw error;
      });
      await writeFile(ready, '');
      return content;
    }
    if (await exists(ready)) return content;
    if (await isMaking(maker)) await pause(50);
    else await remove();
  }
};

/** In the folder of the run (run-folder.ts), for its test files and for what is set up before them. */
export const madeOnce = (name: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const { CVM_RUN_FOLDER: runFolder } = process.env;
  if (runFolder === undefined) throw new Error('This project of the tests has no folder of the run.');
  return madeOnceIn(runFolder, name, make);
};

/** Copies a folder to a place where nothing is yet; links within it stay links. The system's own tool takes a tenth of Node's time. */
export const copyFolder = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await run('cp', ['-RP', from, to]);
};

/** Copies a warehouse that nobody has open. */
export const copyWarehouse = async (from: string, to: string): Promise<void> => {
  await copyFolder(from, to);
  // The engine notes there who has the folder.
  await rm(join(to, 'status'), { force: true });
};

/**
 * Of several processes that would install or build in this folder, one does and the others wait: two that write the same files
 * leave those of neither. Plain Node without any package, because it runs before they are installed.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './is-alive.mjs';

const lookMs = 200;
const touchMs = 2000;
/** Whoever holds it touches it; after a restart of the machine another process may have the number that stands in it. */
const silenceMaxMs = 60_000;

/** Who has it, null when nobody does any more. One that was killed has left it behind. */
const holderOf = (file) => {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder) && Math.abs(Date.now() - statSync(file).mtimeMs) < silenceMaxMs) return holder;
    rmSync(file, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return null;
};

/** Linked from a file that is whole, so that nobody reads a lock that names no process yet. */
const take = (file) => {
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
};

/** Does the work while no other process that asks for the same file does; `onWait` is told once who is waited for. */
export const oneAtATime = async (file, work, onWait = () => {}) => {
  mkdirSync(dirname(file), { recursive: true });
  let waited = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === null) continue;
    if (!waited) onWait(holder);
    waited = true;
    await pause(lookMs);
  }
  const touch = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Taken away with the folder that it is in.
    }
  }, touchMs);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    rmSync(file, { force: true });
  }
};

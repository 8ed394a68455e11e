/**
 * One process per data folder. The embedded PostgreSQL lets a second process open its folder without any complaint,
 * and two writers destroy it, so the folder carries a lock file naming its holder. Node has no advisory file locks;
 * the file holds what is needed to tell a living holder from a dead one:
 * - same machine: the process id, with its start time where /proc tells it, because ids are used again (a container
 *   that is restarted usually gets the very id it had before);
 * - another machine or container sharing the folder: the holder touches the file every few seconds. Clocks of two machines
 *   differ, and one is set now and then, so that an old file is watched for a while: a living holder touches it meanwhile. One
 *   that could not, asleep or cut off, and finds the file another's, ends.
 */
import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '@cvm/contract';
import { z } from 'zod';

const defaultHeartbeatMs = 5_000;
/** A holder on another machine that has touched the file within this time lives. */
const silentMsMax = 30_000;
/** A file that was not, or by a clock that is ahead of ours, is watched for so many heartbeats. */
const beatsWatched = 3;
const lookMs = 200;
const retryMs = 20;

const holderSchema = z.object({ id: z.string(), pid: z.number(), startedAt: z.string().nullable(), host: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** Lock ids held by this process, so that its own process id in a file left by a dead namesake is not mistaken for it. */
const held = new Set<string>();

/** Start of a process in clock ticks since boot (field 22 of /proc/<pid>/stat), with the boot's id; null elsewhere. */
const startOf = async (pid: number): Promise<string | null> => {
  try {
    const [line, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The second field is the command in brackets and may hold spaces and brackets itself.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return `${boot.trim()}:${fields[19]}`;
  } catch {
    return null;
  }
};

const processLives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/** A lock file as it stands. */
type Found = { readonly text: string; readonly touchedMs: number };

/** Opened first: what is known of a file on a share of a network may be old until then. */
const lookAt = async (path: string): Promise<Found> => {
  const text = await readFile(path, 'utf8');
  return { text, touchedMs: (await stat(path)).mtimeMs };
};

const isTouchedWithin = async (path: string, { touchedMs }: Found, watchMs: number): Promise<boolean> => {
  const end = performance.now() + watchMs;
  while (performance.now() < end) {
    await pause(Math.min(lookMs, watchMs));
    if ((await lookAt(path)).touchedMs !== touchedMs) return true;
  }
  return false;
};

const livesElsewhere = async (path: string, found: Found, watchMs: number): Promise<boolean> => {
  const silentMs = Date.now() - found.touchedMs;
  return (silentMs >= 0 && silentMs < silentMsMax) || isTouchedWithin(path, found, watchMs);
};

const holderLives = async (holder: Holder, path: string, found: Found, watchMs: number): Promise<boolean> => {
  if (holder.host !== hostname()) return livesElsewhere(path, found, watchMs);
  if (holder.pid === process.pid) return held.has(holder.id);
  if (!processLives(holder.pid)) return false;
  const startedAt = await startOf(holder.pid);
  return startedAt === null || holder.startedAt === null || startedAt === holder.startedAt;
};

const readHolder = (text: string): Holder | null => {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** What file systems without hard links say, such as shares of a network. */
const linkless: readonly unknown[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Did a link fail because the file system has none? */
export const hasNoLinks = (error: unknown): boolean => linkless.includes(errorCode(error));

/** Creates the lock file with its content in one step; false when it exists. A full disk leaves no draft of it. */
const create = async (path: string, text: string): Promise<boolean> => {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (!hasNoLinks(error)) throw error;
    throw new Error(`The data folder cannot hold a lock file (${path}): its file system has no hard links.`, {
      cause: error,
    });
  } finally {
    await rm(draft, { force: true });
  }
};

/** Throws when a living process holds the lock; the file that a dead one left, null when there is none. */
const findLeft = async (path: string, watchMs: number): Promise<Found | null> => {
  try {
    const found = await lookAt(path);
    const holder = readHolder(found.text);
    if (holder === null || !(await holderLives(holder, path, found, watchMs))) return found;
    throw new Error(
      `The data folder is in use by process ${holder.pid} on ${holder.host}. Stop that process first (lock file: ${path}).`,
    );
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
};

const isStill = async (path: string, { text, touchedMs }: Found): Promise<boolean> => {
  const now = await lookAt(path).catch(() => null);
  return now?.text === text && now.touchedMs === touchedMs;
};

/**
 * Removes a lock that a dead process left. One process at a time, guarded by a second file: otherwise two could find
 * the same dead holder, and the slower one would remove the lock that the quicker one has just taken.
 */
const removeLeft = async (path: string, left: Found, text: string): Promise<void> => {
  const guard = `${path}.removal`;
  if (!(await create(guard, text))) {
    const age = Date.now() - (await stat(guard).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    // Removal takes milliseconds; a guard this old was itself left behind.
    if (age > silentMsMax) await rm(guard, { force: true });
    return pause(retryMs);
  }
  try {
    if (await isStill(path, left)) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
};

const take = async (path: string, text: string, watchMs: number): Promise<void> => {
  const deadline = performance.now() + 2 * silentMsMax;
  while (!(await create(path, text))) {
    const left = await findLeft(path, watchMs);
    if (left !== null) await removeLeft(path, left, text);
    if (performance.now() > deadline) throw new Error(`The data folder could not be locked: ${path} keeps changing.`);
  }
};

/** Ends this process where it stands: to close its stores would write to them. What was committed is in their logs. */
const endAtOnce = (message: string): void => {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
};

type Watch = {
  /** Told once, when another holder's lock stands in the folder; ends the process unless given. */
  readonly onLost?: (message: string) => void;
  readonly heartbeatMs?: number;
};

/**
 * Whether the lock that stands there is ours, or none does, as in a folder that was deleted: then nobody else writes there. A
 * process that slept for longer than another machine waits for it finds that one's.
 */
const checkHeld = async (path: string, text: string): Promise<string | null> => {
  const found = await readFile(path, 'utf8').catch(() => text);
  if (found === text) return null;
  const other = readHolder(found);
  const by = other === null ? 'another one' : `process ${other.pid} on ${other.host}`;
  return `The data folder has been locked by ${by} while this process held it (lock file: ${path}). It ends at once, because two that write there destroy what is in it.`;
};

/**
 * Locks a folder for this process until the returned function is called. Throws, naming the holder, when another
 * living process has it. The folder must exist.
 */
export const lockFolder = async (
  dir: string,
  { onLost = endAtOnce, heartbeatMs = defaultHeartbeatMs }: Watch = {},
): Promise<() => Promise<void>> => {
  const path = join(resolve(dir), 'lock.json');
  const id = randomUUID();
  const holder: Holder = { id, pid: process.pid, startedAt: await startOf(process.pid), host: hostname() };
  const text = JSON.stringify(holder);
  // Before the file exists: whoever reads it must find its holder alive.
  held.add(id);
  try {
    await take(path, text, beatsWatched * heartbeatMs);
  } catch (error) {
    held.delete(id);
    throw error;
  }
  const beat = async (): Promise<void> => {
    const lost = await checkHeld(path, text);
    if (lost === null) return utimes(path, new Date(), new Date()).catch(() => {});
    if (!held.has(id)) return;
    held.delete(id);
    clearInterval(heartbeat);
    onLost(lost);
  };
  const heartbeat = setInterval(() => void beat(), heartbeatMs);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    held.delete(id);
    if ((await readFile(path, 'utf8').catch(() => '')) === text) await rm(path, { force: true });
  };
};

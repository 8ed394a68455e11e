/**
 * Files made in the background. In: what a file is, and how its bytes are made. Out: files on disk that belong to one user each,
 * up to a number and a size, deleted after a time. The work goes on without its caller, and ends with its file or a reason.
 */
import { randomUUID } from 'node:crypto';
import { type ExportQuestion, exportBytesMax, exportsMax, exportsRunningMax } from '@cvm/contract';
import { ApiError } from '../errors.ts';
import { type EntriesOptions, type Entry, openEntries, seen, sizeOf, type Work } from './export-entries.ts';
import type { ExportRecord } from './export-folder.ts';
import { type MakeExport, makeFile, type Place, stopReasons, tooLarge, tooMany } from './export-work.ts';

/** What is over is deleted when somebody looks, too. */
const sweepMs = 600_000;

/** What a file is to be, and whose. */
export type ExportOrder = Pick<ExportRecord, 'user' | 'format' | 'name' | 'fileName' | 'scope' | 'firstDays'> & {
  readonly question: ExportQuestion;
};

export type ExportDesk = {
  /** The last first. */
  readonly list: (user: string) => Promise<readonly ExportRecord[]>;
  /** Throws `not_found` for what is not this user's. */
  readonly find: (user: string, id: string) => Promise<ExportRecord>;
  /** Answers when the work has begun. Throws `too_large` where the user has as many files as one may. */
  readonly start: (order: ExportOrder, make: MakeExport) => Promise<ExportRecord>;
  /** Makes a file again that failed or was cancelled, in its place. */
  readonly repeat: (id: string, order: ExportOrder, make: MakeExport) => Promise<ExportRecord>;
  readonly cancel: (user: string, id: string) => Promise<ExportRecord>;
  readonly remove: (user: string, id: string) => Promise<void>;
  /** The bytes of a file that is ready. */
  readonly pathOf: (record: ExportRecord) => string;
  /** Resolves when nothing is being made; what was is marked as failed. */
  readonly close: () => Promise<void>;
};

export type DeskOptions = Pick<EntriesOptions, 'folder' | 'log'> &
  Partial<Pick<EntriesOptions, 'now' | 'elapsed'>> & { readonly bytesMax?: number };

/** Throws `too_large` where the user has as many files beside these, or as large ones, as one may. */
const checkQuota = (others: readonly Entry[], bytesMax: number): void => {
  if (others.length >= exportsMax) throw tooMany(`You have ${exportsMax} files, as many as there may be.`);
  if (others.filter(({ work }) => work !== null).length >= exportsRunningMax)
    throw tooMany(`${exportsRunningMax} of your files are being made, as many as may be at a time.`);
  if (sizeOf(others) >= bytesMax) throw tooLarge(bytesMax);
};

const stop = async ({ work }: Entry, reason: string): Promise<void> => {
  work?.controller.abort(reason);
  await work?.done;
};

/** Answers when the work has begun, which then goes on without its caller. */
const begin = async (place: Place, id: string, order: ExportOrder, make: MakeExport): Promise<ExportRecord> => {
  const { entries, now, elapsed, bytesMax } = place;
  const { files, byId } = entries;
  const others = entries.of(order.user).filter(({ record }) => record.id !== id);
  checkQuota(others, bytesMax);
  const controller = new AbortController();
  const record: ExportRecord = {
    ...{ version: 1, id, ...order, state: 'running', reason: null, rows: 0, bytes: 0 },
    ...{ startedAt: now(), endedAt: null },
  };
  const running: Work = { controller, done: Promise.resolve() };
  const entry: Entry = { record, rows: 0, bytes: 0, work: running, seenAt: elapsed() };
  const before = byId.get(id);
  // Before anything is waited for, so that a second call finds it.
  byId.set(id, entry);
  const written = files.write(record);
  // Whoever stops it waits for its record, too, which would come back otherwise.
  running.done = written.then(
    // What could not be written is not made any more.
    () => makeFile(place, entry, make, controller.signal).finally(() => controller.abort()),
    () => undefined,
  );
  try {
    await written;
  } catch (error) {
    if (before === undefined) byId.delete(id);
    else if (byId.get(id) === entry) byId.set(id, before);
    throw error;
  }
  return seen(entry);
};

/** See the module's header. */
export const openExportDesk = async ({
  folder,
  log,
  now = Date.now,
  elapsed = () => performance.now(),
  bytesMax = exportBytesMax,
}: DeskOptions): Promise<ExportDesk> => {
  const entries = await openEntries({ folder, log, now, elapsed });
  const { files, byId, find, sweep, lookAt } = entries;
  const place = { folder, log, now, elapsed, bytesMax, entries };

  const timer = setInterval(
    () => void sweep().catch((error: unknown) => log.error({ err: error }, 'Old files stay')),
    sweepMs,
  );
  timer.unref();
  await sweep();

  return {
    list: async (user) => {
      await sweep();
      const records = await Promise.all(entries.of(user).map(lookAt));
      return records.toSorted((left, right) => right.startedAt - left.startedAt);
    },
    find: async (user, id) => lookAt(await find(user, id)),
    start: async (order, make) => {
      await sweep();
      return begin(place, randomUUID(), order, make);
    },
    repeat: async (id, order, make) => {
      const entry = await find(order.user, id);
      if (entry.work !== null || entry.record.state === 'ready')
        throw new ApiError('conflict', 'Only a file that failed or was cancelled is made again.');
      return begin(place, id, order, make);
    },
    cancel: async (user, id) => {
      const entry = await find(user, id);
      await stop(entry, stopReasons.cancelled);
      return seen(entry);
    },
    remove: async (user, id) => {
      const entry = await find(user, id);
      byId.delete(id);
      await stop(entry, stopReasons.cancelled);
      try {
        await files.remove(id);
      } catch (error) {
        // It is there, and comes back with the next start: so it is still told of.
        byId.set(id, entry);
        throw error;
      }
    },
    pathOf: ({ id }) => files.fileOf(id),
    close: async () => {
      clearInterval(timer);
      await Promise.all([...byId.values()].map((entry) => stop(entry, stopReasons.stopped)));
    },
  };
};

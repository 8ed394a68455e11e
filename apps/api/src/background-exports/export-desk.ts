/**
 * Files made in the background. In: what a file is, and how its bytes are made. Out: files on disk that belong to one user each,
 * up to a number and a size, deleted after a time. The work goes on without its caller, and ends with its file or a reason.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ExportQuestion,
  exportBytesMax,
  exportKeptHours,
  exportsMax,
  exportsRunningMax,
  formatSize,
  hourMs,
} from '@cvm/contract';
import type { Logger } from 'pino';
import { isDiskFull } from '../disk.ts';
import { ApiError, answerOf, noRoom } from '../errors.ts';
import { type ExportRecord, openExportFolder } from './export-folder.ts';

const keptMs = exportKeptHours * hourMs;

/** When a file that was over then is deleted. */
export const deletedAt = (endedAt: number): number => endedAt + keptMs;

/** What is over is deleted when somebody looks, too. */
const sweepMs = 600_000;
/** After so many bytes the disk is looked at again: far fewer than everybody leaves to the others. */
const lookBytes = 4_000_000;

/** What a file is to be, and whose. */
export type ExportOrder = Pick<ExportRecord, 'user' | 'format' | 'name' | 'fileName' | 'scope' | 'firstDays'> & {
  readonly question: ExportQuestion;
};

/** Begins to make the bytes; the signal ends all of the work. */
export type MakeExport = (signal: AbortSignal, onRow: () => void) => Promise<Readable>;

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

type Work = { readonly controller: AbortController; done: Promise<void> };

/** What is counted while a file is made stands beside its record, which is written at both ends of the work. */
type Entry = {
  record: ExportRecord;
  rows: number;
  bytes: number;
  work: Work | null;
  /** When this process saw it ended, or found it so, on a clock that nobody sets: it may have ended in a future. */
  seenAt: number;
};

const seen = ({ record, rows, bytes }: Entry): ExportRecord => ({ ...record, rows, bytes });

const reasons = {
  cancelled: 'You cancelled it.',
  stopped: 'The portal was stopped while the file was being made.',
} as const;

/** Whether it was ever there is not known: its record goes with it, and another user's is none. */
const noFile = `You have no such file: files are deleted ${exportKeptHours} hours after they were made, or when they are removed. Export it again.`;

const tooMany = (what: string): ApiError => new ApiError('too_large', `${what} Remove or cancel one first.`);

export type DeskOptions = {
  readonly folder: string;
  readonly log: Logger;
  readonly now?: () => number;
  /** Milliseconds since some moment, on a clock that only goes on. */
  readonly elapsed?: () => number;
  readonly bytesMax?: number;
};

/** See the module's header. */
export const openExportDesk = async ({
  folder,
  log,
  now = Date.now,
  elapsed = () => performance.now(),
  bytesMax = exportBytesMax,
}: DeskOptions): Promise<ExportDesk> => {
  const { files, records, unread, deleted } = await openExportFolder(folder, now());
  for (const [file, why] of unread)
    log.error({ folder, file, why }, 'The record of a file in the background cannot be read; it is left where it is');
  if (deleted.length > 0) log.warn({ folder, files: deleted }, 'Deleted what belonged to no file in the background');
  const entries = new Map<string, Entry>(
    records.map((record) => [
      record.id,
      { record, rows: record.rows, bytes: record.bytes, work: null, seenAt: elapsed() },
    ]),
  );

  const mine = (user: string): Entry[] => [...entries.values()].filter(({ record }) => record.user === user);
  const bytesOf = (user: string): number => mine(user).reduce((sum, { bytes }) => sum + bytes, 0);

  const isOver = ({ record: { endedAt }, seenAt }: Entry): boolean =>
    endedAt !== null && (deletedAt(endedAt) <= now() || seenAt + keptMs <= elapsed());

  const sweep = async (): Promise<void> => {
    for (const entry of entries.values()) {
      if (!isOver(entry)) continue;
      const { record } = entry;
      entries.delete(record.id);
      // The next start tries it again; nobody who looks at other files is kept from them.
      await files.remove(record.id).catch((error: unknown) => log.error({ err: error }, 'An old file stays'));
    }
  };

  /** What is told of a file: one that lost its bytes is not ready any more. */
  const look = async (entry: Entry): Promise<ExportRecord> => {
    if (entry.work !== null) return seen(entry);
    const found = await files.lookAt(entry.record, now());
    if (found !== entry.record && entry.work === null) {
      log.error({ file: files.fileOf(found.id) }, 'A file in the background is not there any more');
      entry.record = found;
      entry.bytes = 0;
    }
    return seen(entry);
  };

  const entryOf = async (user: string, id: string): Promise<Entry> => {
    await sweep();
    const entry = entries.get(id);
    if (entry === undefined || entry.record.user !== user) throw new ApiError('not_found', noFile);
    return entry;
  };

  const endOf = (entry: Entry, end: Pick<ExportRecord, 'state' | 'reason'>): ExportRecord => ({
    ...seen(entry),
    ...(end.state === 'ready' ? {} : { bytes: 0 }),
    ...end,
    endedAt: now(),
  });

  /** Of a file that was removed meanwhile nothing is left to be told. */
  const writeDown = async (entry: Entry, record: ExportRecord): Promise<void> => {
    if (entries.get(record.id) === entry) await files.write(record);
  };

  /** Counts what passes, and ends it where there is no room for it. */
  const meter = (entry: Entry): Transform => {
    let looked = 0;
    const check = async (): Promise<void> => {
      if (bytesOf(entry.record.user) > bytesMax)
        throw tooMany(`Your files take ${formatSize(bytesMax)} together at most.`);
      if (entry.bytes - looked < lookBytes) return;
      looked = entry.bytes;
      if (await isDiskFull(folder)) throw new ApiError('disk_full', noRoom);
    };
    return new Transform({
      transform: (chunk: Buffer, _, callback) => {
        entry.bytes += chunk.length;
        check().then(() => callback(null, chunk), callback);
      },
    });
  };

  const writeFile = async (entry: Entry, make: MakeExport, signal: AbortSignal): Promise<void> => {
    const { id } = entry.record;
    signal.throwIfAborted();
    const onRow = (): void => {
      entry.rows += 1;
    };
    const bytes = await make(signal, onRow);
    await pipeline(bytes, meter(entry), createWriteStream(files.partOf(id), { mode: 0o600 }), { signal });
    await rename(files.partOf(id), files.fileOf(id));
  };

  const failureOf = (error: unknown, signal: AbortSignal): Pick<ExportRecord, 'state' | 'reason'> => {
    if (signal.reason === reasons.cancelled) return { state: 'cancelled', reason: reasons.cancelled };
    if (signal.aborted) return { state: 'failed', reason: reasons.stopped };
    const { body, fault } = answerOf(error);
    if (fault) log.error({ err: error }, 'A file in the background failed');
    return { state: 'failed', reason: body.error.message };
  };

  const giveUp = async (entry: Entry, end: ExportRecord): Promise<void> => {
    const stays = (error: unknown): void => log.error({ err: error }, 'A file in the background could not be put away');
    await files.removeBytes(end.id).catch(stays);
    await writeDown(entry, end).catch(stays);
  };

  /** However much of its end can be written, it is over for its owner, who may have other files made. */
  const work = async (entry: Entry, make: MakeExport, signal: AbortSignal): Promise<void> => {
    let end: ExportRecord;
    try {
      await writeFile(entry, make, signal);
      end = endOf(entry, { state: 'ready', reason: null });
      await writeDown(entry, end);
    } catch (error) {
      end = endOf(entry, failureOf(error, signal));
      await giveUp(entry, end);
    }
    entry.record = end;
    entry.seenAt = elapsed();
    entry.bytes = end.bytes;
    entry.work = null;
  };

  const begin = async (id: string, order: ExportOrder, make: MakeExport): Promise<ExportRecord> => {
    const others = mine(order.user).filter(({ record }) => record.id !== id);
    if (others.length >= exportsMax) throw tooMany(`You have ${exportsMax} files, as many as there may be.`);
    if (others.filter((other) => other.work !== null).length >= exportsRunningMax)
      throw tooMany(`${exportsRunningMax} of your files are being made, as many as may be at a time.`);
    if (others.reduce((sum, { bytes }) => sum + bytes, 0) >= bytesMax)
      throw tooMany(`Your files take ${formatSize(bytesMax)} together at most.`);
    const controller = new AbortController();
    const record: ExportRecord = {
      ...{ version: 1, id, ...order, state: 'running', reason: null, rows: 0, bytes: 0 },
      ...{ startedAt: now(), endedAt: null },
    };
    const running: Work = { controller, done: Promise.resolve() };
    const entry: Entry = { record, rows: 0, bytes: 0, work: running, seenAt: elapsed() };
    const before = entries.get(id);
    // Before anything is waited for, so that a second call finds it.
    entries.set(id, entry);
    const written = files.write(record);
    // Whoever stops it waits for its record, too, which would come back otherwise.
    running.done = written.then(
      // What could not be written is not made any more.
      () => work(entry, make, controller.signal).finally(() => controller.abort()),
      () => undefined,
    );
    try {
      await written;
    } catch (error) {
      if (before === undefined) entries.delete(id);
      else if (entries.get(id) === entry) entries.set(id, before);
      throw error;
    }
    return seen(entry);
  };

  const stop = async ({ work: running }: Entry, reason: string): Promise<void> => {
    running?.controller.abort(reason);
    await running?.done;
  };

  const timer = setInterval(
    () => void sweep().catch((error: unknown) => log.error({ err: error }, 'Old files stay')),
    sweepMs,
  );
  timer.unref();
  await sweep();

  return {
    list: async (user) => {
      await sweep();
      const records = await Promise.all(mine(user).map(look));
      return records.toSorted((left, right) => right.startedAt - left.startedAt);
    },
    find: async (user, id) => look(await entryOf(user, id)),
    start: async (order, make) => {
      await sweep();
      return begin(randomUUID(), order, make);
    },
    repeat: async (id, order, make) => {
      const entry = await entryOf(order.user, id);
      if (entry.work !== null || entry.record.state === 'ready')
        throw new ApiError('conflict', 'Only a file that failed or was cancelled is made again.');
      return begin(id, order, make);
    },
    cancel: async (user, id) => {
      const entry = await entryOf(user, id);
      await stop(entry, reasons.cancelled);
      return seen(entry);
    },
    remove: async (user, id) => {
      const entry = await entryOf(user, id);
      entries.delete(id);
      await stop(entry, reasons.cancelled);
      try {
        await files.remove(id);
      } catch (error) {
        // It is there, and comes back with the next start: so it is still told of.
        entries.set(id, entry);
        throw error;
      }
    },
    pathOf: ({ id }) => files.fileOf(id),
    close: async () => {
      clearInterval(timer);
      await Promise.all([...entries.values()].map((entry) => stop(entry, reasons.stopped)));
    },
  };
};

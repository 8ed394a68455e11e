/**
 * What is known of files in the background, of all users: their records, and what is counted while one is made. What has been
 * over for long enough is deleted when somebody looks.
 */
import { exportKeptHours, hourMs } from '@cvm/contract';
import type { Logger } from 'pino';
import { ApiError } from '../errors.ts';
import { type ExportFolder, type ExportRecord, openExportFolder } from './export-folder.ts';

const keptMs = exportKeptHours * hourMs;

/** When a file that was over then is deleted. */
export const deletedAt = (endedAt: number): number => endedAt + keptMs;

export type Work = { readonly controller: AbortController; done: Promise<void> };

/** What is counted while a file is made stands beside its record, which is written at both ends of the work. */
export type Entry = {
  record: ExportRecord;
  rows: number;
  bytes: number;
  work: Work | null;
  /** When this process saw it ended, or found it so, on a clock that nobody sets: it may have ended in a future. */
  seenAt: number;
};

export type EntriesOptions = {
  readonly folder: string;
  readonly log: Logger;
  readonly now: () => number;
  /** Milliseconds since some moment, on a clock that only goes on. */
  readonly elapsed: () => number;
};

export type ExportEntries = {
  readonly files: ExportFolder;
  readonly byId: Map<string, Entry>;
  readonly of: (user: string) => Entry[];
  /** Throws `not_found` for what is not this user's. */
  readonly find: (user: string, id: string) => Promise<Entry>;
  /** Deletes what has been over for long enough. */
  readonly sweep: () => Promise<void>;
  /** What is told of a file: one that lost its bytes is not ready any more. */
  readonly lookAt: (entry: Entry) => Promise<ExportRecord>;
};

/** What is told of a file without a look at its bytes. */
export const seen = ({ record, rows, bytes }: Entry): ExportRecord => ({ ...record, rows, bytes });

export const sizeOf = (entries: readonly Entry[]): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether it was ever there is not known: its record goes with it, and another user's is none. */
const noFile = `You have no such file: files are deleted ${exportKeptHours} hours after they were made, or when they are removed. Export it again.`;

/** What the folder holds, put right after a stop. */
const openFolder = async ({ folder, log, now }: EntriesOptions) => {
  const { files, records, unread, deleted } = await openExportFolder(folder, now());
  for (const [file, why] of unread)
    log.error({ folder, file, why }, 'The record of a file in the background cannot be read; it is left where it is');
  if (deleted.length > 0) log.warn({ folder, files: deleted }, 'Deleted what belonged to no file in the background');
  return { files, records };
};

export const openEntries = async (options: EntriesOptions): Promise<ExportEntries> => {
  const { log, now, elapsed } = options;
  const { files, records } = await openFolder(options);
  const byId = new Map<string, Entry>(
    records.map((record) => [
      record.id,
      { record, rows: record.rows, bytes: record.bytes, work: null, seenAt: elapsed() },
    ]),
  );

  const isOver = ({ record: { endedAt }, seenAt }: Entry): boolean =>
    endedAt !== null && (deletedAt(endedAt) <= now() || seenAt + keptMs <= elapsed());

  const sweep = async (): Promise<void> => {
    for (const entry of byId.values()) {
      if (!isOver(entry)) continue;
      const { record } = entry;
      byId.delete(record.id);
      // The next start tries it again; nobody who looks at other files is kept from them.
      await files.remove(record.id).catch((error: unknown) => log.error({ err: error }, 'An old file stays'));
    }
  };

  const lookAt = async (entry: Entry): Promise<ExportRecord> => {
    if (entry.work !== null) return seen(entry);
    const found = await files.lookAt(entry.record, now());
    if (found !== entry.record && entry.work === null) {
      log.error({ file: files.fileOf(found.id) }, 'A file in the background is not there any more');
      entry.record = found;
      entry.bytes = 0;
    }
    return seen(entry);
  };

  return {
    files,
    byId,
    of: (user) => [...byId.values()].filter(({ record }) => record.user === user),
    find: async (user, id) => {
      await sweep();
      const entry = byId.get(id);
      if (entry === undefined || entry.record.user !== user) throw new ApiError('not_found', noFile);
      return entry;
    },
    sweep,
    lookAt,
  };
};

/** The making of a file in the background: its bytes to the disk, within the size and the room there is, and then how it ended. */
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatSize } from '@cvm/contract';
import { isDiskFull } from '../disk.ts';
import { ApiError, answerOf, noRoom } from '../errors.ts';
import { type EntriesOptions, type Entry, type ExportEntries, seen, sizeOf } from './export-entries.ts';
import type { ExportRecord } from './export-folder.ts';

/** After so many bytes the disk is looked at again: far fewer than everybody leaves to the others. */
const lookBytes = 4_000_000;

/** Begins to make the bytes; the signal ends all of the work. */
export type MakeExport = (signal: AbortSignal, onRow: () => void) => Promise<Readable>;

/** Why work is ended before its file is whole. */
export const stopReasons = {
  cancelled: 'You cancelled it.',
  stopped: 'The portal was stopped while the file was being made.',
} as const;

export const tooMany = (what: string): ApiError => new ApiError('too_large', `${what} Remove or cancel one first.`);

export const tooLarge = (bytesMax: number): ApiError =>
  tooMany(`Your files take ${formatSize(bytesMax)} together at most.`);

/** Where files are made, and what holds there. */
export type Place = EntriesOptions & { readonly entries: ExportEntries; readonly bytesMax: number };

/** Counts what passes, and ends it where there is no room for it. */
const meter = ({ folder, entries, bytesMax }: Place, entry: Entry): Transform => {
  let looked = 0;
  const check = async (): Promise<void> => {
    if (sizeOf(entries.of(entry.record.user)) > bytesMax) throw tooLarge(bytesMax);
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

const writeFile = async (place: Place, entry: Entry, make: MakeExport, signal: AbortSignal): Promise<void> => {
  const { files } = place.entries;
  const { id } = entry.record;
  signal.throwIfAborted();
  const onRow = (): void => {
    entry.rows += 1;
  };
  const bytes = await make(signal, onRow);
  await pipeline(bytes, meter(place, entry), createWriteStream(files.partOf(id), { mode: 0o600 }), { signal });
  await rename(files.partOf(id), files.fileOf(id));
};

type End = Pick<ExportRecord, 'state' | 'reason'>;

const endOf = ({ now }: Place, entry: Entry, end: End): ExportRecord => ({
  ...seen(entry),
  ...(end.state === 'ready' ? {} : { bytes: 0 }),
  ...end,
  endedAt: now(),
});

const failureOf = ({ log }: Place, error: unknown, signal: AbortSignal): End => {
  if (signal.reason === stopReasons.cancelled) return { state: 'cancelled', reason: stopReasons.cancelled };
  if (signal.aborted) return { state: 'failed', reason: stopReasons.stopped };
  const { body, fault } = answerOf(error);
  if (fault) log.error({ err: error }, 'A file in the background failed');
  return { state: 'failed', reason: body.error.message };
};

/** Of a file that was removed meanwhile nothing is left to be told. */
const writeDown = async ({ entries }: Place, entry: Entry, record: ExportRecord): Promise<void> => {
  if (entries.byId.get(record.id) === entry) await entries.files.write(record);
};

const giveUp = async (place: Place, entry: Entry, end: ExportRecord): Promise<void> => {
  const { entries, log } = place;
  const stays = (error: unknown): void => log.error({ err: error }, 'A file in the background could not be put away');
  await entries.files.removeBytes(end.id).catch(stays);
  await writeDown(place, entry, end).catch(stays);
};

/** Never throws. However much of its end can be written, it is over for its owner, who may have other files made. */
export const makeFile = async (place: Place, entry: Entry, make: MakeExport, signal: AbortSignal): Promise<void> => {
  let end: ExportRecord;
  try {
    await writeFile(place, entry, make, signal);
    end = endOf(place, entry, { state: 'ready', reason: null });
    await writeDown(place, entry, end);
  } catch (error) {
    end = endOf(place, entry, failureOf(place, error, signal));
    await giveUp(place, entry, end);
  }
  entry.record = end;
  entry.seenAt = place.elapsed();
  entry.bytes = end.bytes;
  entry.work = null;
};

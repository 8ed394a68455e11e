/**
 * The folder of files made in the background: beside each file a record of what it is, written whole or not at all. In:
 * records. Out: what is there, after a start with whatever a stopped process left behind put right: what was being made has
 * failed, a file without its bytes has failed, and anything that belongs to no record is deleted. What a disk cannot read is left
 * where it is, with its bytes: another start may read it. A folder that goes while the portal runs is made anew.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backgroundFormats, exportQuestionSchema, exportStates } from '@cvm/contract';
import { z } from 'zod';
import { StartError } from '../stores.ts';

const recordSchema = z.strictObject({
  version: z.literal(1),
  id: z.uuid(),
  /** Whose it is. */
  user: z.string(),
  question: exportQuestionSchema,
  format: z.enum(backgroundFormats),
  /** What its owner called it, without the ending; null = named by the server. */
  name: z.string().nullable(),
  fileName: z.string(),
  /** Fingerprint of the permissions that it was made under. */
  scope: z.string(),
  /** First days of what it tells of; null = all time. */
  firstDays: z.array(z.string().nullable()),
  state: z.enum(exportStates),
  reason: z.string().nullable(),
  rows: z.number(),
  bytes: z.number(),
  startedAt: z.number(),
  /** Null while it is made. */
  endedAt: z.number().nullable(),
});
export type ExportRecord = z.infer<typeof recordSchema>;

export type ExportFolder = {
  /** Finished bytes. */
  readonly fileOf: (id: string) => string;
  /** Bytes on their way. */
  readonly partOf: (id: string) => string;
  readonly write: (record: ExportRecord) => Promise<void>;
  /** The record as it is now: one of a file that is ready has failed where the bytes are not all there any more. */
  readonly lookAt: (record: ExportRecord, now: number) => Promise<ExportRecord>;
  readonly removeBytes: (id: string) => Promise<void>;
  /** Record and bytes, whichever are there. */
  readonly remove: (id: string) => Promise<void>;
};

const restarted = 'The portal was restarted while the file was being made.';
const lost = 'The file is not there any more.';

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/** Null for a text that is no record. */
const readRecord = (text: string): ExportRecord | null => {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** See the module's header. */
export const openExportFolder = async (
  folder: string,
  now: number,
): Promise<{ files: ExportFolder; records: ExportRecord[]; unread: string[] }> => {
  await makeFolder(folder).catch((error: unknown) => {
    throw new StartError(
      `The folder ${folder} of files in the background cannot be made (${error instanceof Error ? error.message : error}). Move away what stands in its place.`,
      { cause: error },
    );
  });
  const pathFor = (ending: string) => (id: string) => join(folder, `${id}.${ending}`);
  const [fileOf, partOf, recordOf] = [pathFor('file'), pathFor('part'), pathFor('json')] as const;
  const write = async (record: ExportRecord): Promise<void> => {
    const path = recordOf(record.id);
    await makeFolder(folder);
    await writeFile(`${path}.new`, JSON.stringify(record), { mode: 0o600 });
    await rename(`${path}.new`, path);
  };
  const removeBytes = async (id: string): Promise<void> => {
    for (const path of [fileOf(id), partOf(id)]) await rm(path, { force: true });
  };
  const remove = async (id: string): Promise<void> => {
    await rm(recordOf(id), { force: true });
    await removeBytes(id);
  };
  const lookAt = async (record: ExportRecord, at: number): Promise<ExportRecord> => {
    if (record.state !== 'ready' || (await sizeOf(fileOf(record.id))) === record.bytes) return record;
    return { ...record, state: 'failed', reason: lost, bytes: 0, endedAt: at };
  };
  const putRight = async (record: ExportRecord): Promise<ExportRecord> => {
    const found: ExportRecord =
      record.state === 'running'
        ? { ...record, state: 'failed', reason: restarted, endedAt: now }
        : await lookAt(record, now);
    if (found === record) return record;
    await removeBytes(record.id);
    // Where it cannot be written, on a full disk, the next start finds and says the same.
    await write(found).catch(() => undefined);
    return found;
  };
  const records: ExportRecord[] = [];
  const unread: string[] = [];
  const names = await readdir(folder);
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (text === null) unread.push(name);
    const record = text === null ? null : readRecord(text);
    if (record !== null && name === `${record.id}.json`) records.push(await putRight(record));
  }
  const ids = [...records.map(({ id }) => id), ...unread.map((name) => name.replace(/\.json$/, ''))];
  const known = new Set(ids.flatMap((id) => [`${id}.json`, `${id}.file`]));
  for (const name of names) if (!known.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  return { files: { fileOf, partOf, write, lookAt, removeBytes, remove }, records, unread };
};

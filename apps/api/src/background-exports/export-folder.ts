/**
 * The folder of files made in the background: beside each file a record of what it is, written whole or not at all. In:
 * records. Out: what is there, after a start with whatever a stopped process left behind put right: what was being made has
 * failed, a file without its bytes has failed, and anything that belongs to no record is deleted and named. What a disk cannot read
 * is left where it is, with its bytes, and so is what another version of the portal wrote: another start may read it. A folder that
 * goes while the portal runs is made anew.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backgroundFormats, type ExportQuestion, errorText, exportQuestionSchema, exportStates } from '@cvm/contract';
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
/** What is known of a file; `question` is null where another version of the portal wrote it and only whose it is can be read. */
export type ExportRecord = Omit<z.infer<typeof recordSchema>, 'question'> & {
  readonly question: ExportQuestion | null;
};

/** A record, of whichever version. */
const anySchema = z.object({ version: z.number() });

/** What its owner is told of a file of another version. */
const foreignSchema = z.object({
  ...recordSchema.pick({ id: true, user: true, fileName: true, format: true, startedAt: true }).shape,
  endedAt: recordSchema.shape.endedAt.catch(null),
});

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

const foreign = 'Another version of the portal made this file, and this one cannot read it. Export it again.';

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What is wrong with a value, in one line. */
const problemOf = ({ issues: [issue] }: z.ZodError): string =>
  `${issue?.path.join('.') || 'the record'}: ${issue?.message ?? 'is not valid'}`;

type Read = {
  /** As it stands, or as much of it as a record of every version tells; null where not even that can be read. */
  readonly record: ExportRecord | null;
  /** Why it is not as it stands. */
  readonly why: string | null;
};

/** Null for a text that is no record of any version. */
const readRecord = (text: string, id: string): Read | null => {
  const json = jsonOf(text);
  const own = recordSchema.safeParse(json);
  if (own.success) return own.data.id === id ? { record: own.data, why: null } : null;
  if (!anySchema.safeParse(json).success) return null;
  const { success, data } = foreignSchema.safeParse(json);
  const why = problemOf(own.error);
  if (!success || data.id !== id) return { record: null, why };
  const { endedAt, ...told } = data;
  const record: ExportRecord = {
    ...{ ...told, version: 1, question: null, name: null, scope: '', firstDays: [], rows: 0, bytes: 0 },
    ...{ state: 'failed', reason: foreign, endedAt: endedAt ?? data.startedAt },
  };
  return { record, why };
};

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

type Found = {
  readonly files: ExportFolder;
  readonly records: readonly ExportRecord[];
  /** Records that stay and cannot be read, by the name of their file, and why. */
  readonly unread: ReadonlyMap<string, string>;
  /** What belonged to no record. */
  readonly deleted: readonly string[];
};

/** See the module's header. */
export const openExportFolder = async (folder: string, now: number): Promise<Found> => {
  await makeFolder(folder).catch((error: unknown) => {
    throw new StartError(
      `The folder ${folder} of files in the background cannot be made (${errorText(error)}). Move away what stands in its place.`,
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
  const unread = new Map<string, string>();
  const names = await readdir(folder);
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const text = await readFile(join(folder, name), 'utf8').catch((error: unknown) => {
      unread.set(name, String(error));
      return null;
    });
    const read = text === null ? null : readRecord(text, name.replace(/\.json$/, ''));
    if (read === null) continue;
    if (read.why !== null) unread.set(name, read.why);
    if (read.record !== null) records.push(read.why === null ? await putRight(read.record) : read.record);
  }
  const kept = [...records.map(({ id }) => `${id}.json`), ...unread.keys()];
  const known = new Set(kept.flatMap((name) => [name, name.replace(/json$/, 'file')]));
  const deleted = names.filter((name) => !known.has(name));
  for (const name of deleted) await rm(join(folder, name), { recursive: true, force: true });
  return { files: { fileOf, partOf, write, lookAt, removeBytes, remove }, records, unread, deleted };
};

/** For tests: temporary source folders from strings, and datasets read back by a parser that knows nothing of the writer. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { onTestFinished } from 'vitest';

export type ReadRow = Readonly<Record<string, string>>;

/** A folder that is removed when the running test ends. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'importers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** A folder holding the given files; text is written in `encoding`. */
export const folderOf = async (
  files: Readonly<Record<string, string>>,
  encoding: 'utf8' | 'latin1' = 'utf8',
): Promise<string> => {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text, encoding);
  return folder;
};

/** The rows of a table of the dataset in `folder`. */
export const readTableOf = async (folder: string, table: string): Promise<ReadRow[]> => {
  const plain = join(folder, `${table}.csv`);
  const text = existsSync(plain) ? await readFile(plain) : gunzipSync(await readFile(`${plain}.gz`));
  return parse(text, { columns: true }) as ReadRow[];
};

export const readManifestOf = async (folder: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'dataset.json'), 'utf8'));

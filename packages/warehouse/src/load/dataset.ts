// A folder on disk -> what there is to load: the description and, per table, its files. Enters: a path. Leaves: `Dataset`.
// Reads dataset.json and directory listings; opens no table file.
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fileTables, type TableName } from './format.ts';
import { LoadError } from './load-error.ts';

export type PartFormat = 'csv' | 'ndjson' | 'parquet';

export type Part = {
  /** Absolute path. */
  readonly path: string;
  /** Path inside the folder, as shown to the operator. */
  readonly name: string;
  readonly format: PartFormat;
  readonly gzip: boolean;
  readonly bytes: number;
};

export type Dataset = {
  readonly folder: string;
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly dataThrough: string;
  readonly tables: ReadonlyMap<TableName, readonly Part[]>;
  /** What was seen and left aside, one sentence each. */
  readonly notes: readonly string[];
};

const suffixes: readonly (readonly [string, PartFormat, boolean])[] = [
  ['.csv', 'csv', false],
  ['.csv.gz', 'csv', true],
  ['.ndjson', 'ndjson', false],
  ['.ndjson.gz', 'ndjson', true],
  ['.parquet', 'parquet', false],
];

const description = z.object({
  format: z.literal(1, { error: (issue) => `format must be 1, not ${JSON.stringify(issue.input)}` }),
  name: z.string('name must be a text').min(1, 'name must not be empty'),
  data_through: z.iso.date('data_through must be a date such as 2026-06-30'),
});

/**
 * Finds the files of every table of `folder`.
 * @throws LoadError when dataset.json is missing or wrong, or a table is given twice or as a file of another kind.
 */
export async function readDataset(folder: string): Promise<Dataset> {
  const root = path.resolve(folder);
  const { name, data_through } = await readDescription(root);
  const tables = new Map<TableName, readonly Part[]>();
  const notes: string[] = [];
  const entries = (await readdir(root, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name === 'dataset.json' || isHidden(entry.name)) continue;
    const isFolder = (await stat(path.join(root, entry.name))).isDirectory();
    const table = fileTables.find(
      ({ name: known }) => entry.name === (isFolder ? known : known + suffixOf(entry.name)),
    )?.name;
    if (!table) {
      notes.push(`${entry.name} was left aside: it is no table of dataset format 1.`);
      continue;
    }
    const parts = isFolder ? await listParts(root, entry.name) : [await toPart(root, entry.name)];
    const earlier = tables.get(table)?.[0];
    if (earlier)
      throw new LoadError(`${table} is given twice, as ${earlier.name} and as ${parts[0]?.name ?? entry.name}.`);
    if (parts.length === 0) notes.push(`The folder ${entry.name} holds no files.`);
    else tables.set(table, parts);
  }
  return { folder: root, name, dataThrough: data_through, tables, notes };
}

async function readDescription(root: string): Promise<z.infer<typeof description>> {
  const file = path.join(root, 'dataset.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new LoadError(
      error.code === 'ENOENT' ? `There is no dataset.json in ${root}.` : `${file} cannot be read: ${error.message}.`,
    );
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new LoadError(`dataset.json is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
  const parsed = description.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new LoadError(`dataset.json: ${parsed.error.issues.map((issue) => issue.message).join('; ')}.`);
}

async function listParts(root: string, folder: string): Promise<Part[]> {
  const names = (await readdir(path.join(root, folder))).filter((name) => !isHidden(name)).sort();
  return Promise.all(names.map((name) => toPart(root, `${folder}/${name}`)));
}

async function toPart(root: string, name: string): Promise<Part> {
  const suffix = suffixOf(name);
  const known = suffixes.find(([text]) => text === suffix);
  if (!known) throw new LoadError(`${name} is neither .csv, .csv.gz, .ndjson, .ndjson.gz nor .parquet.`);
  const full = path.join(root, name);
  const found = await stat(full);
  if (!found.isFile()) throw new LoadError(`${name} is not a file.`);
  return { path: full, name, format: known[1], gzip: known[2], bytes: found.size };
}

/** The ending that says how a file is read, '' where it is none of ours. */
function suffixOf(name: string): string {
  return suffixes.find(([suffix]) => name.endsWith(suffix))?.[0] ?? '';
}

function isHidden(name: string): boolean {
  return name.startsWith('.') || name.startsWith('_');
}

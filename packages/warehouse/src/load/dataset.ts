// A folder on disk -> what there is to load: the description and, per table, its files. Enters: a path. Leaves: `Dataset`.
// Reads dataset.json and directory listings; opens no table file.
import { isUtf8 } from 'node:buffer';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { calendar, characterCount, doubledKey } from '@cvm/contract';
import { z } from 'zod';
import { type FileTable, fileTables, type TableName } from './format.ts';
import { guessColumns, guessText, quotedName, withoutControls } from './header-help.ts';
import { leftAside } from './left-aside.ts';
import { LoadError, OrderError } from './load-error.ts';

export type PartFormat = 'csv' | 'ndjson' | 'parquet';

export type Part = {
  /** Absolute path. */
  readonly path: string;
  /** Path inside the folder, as shown to the operator. */
  readonly name: string;
  readonly format: PartFormat;
  readonly gzip: boolean;
  readonly bytes: number;
  /** When it was written last, in milliseconds since 1970. */
  readonly writtenMs: number;
};

export type Dataset = {
  readonly folder: string;
  /** Absolute path of its dataset.json. */
  readonly file: string;
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly dataThrough: string;
  readonly tables: ReadonlyMap<TableName, readonly Part[]>;
  /** What was seen and left aside, one sentence each. */
  readonly notes: readonly string[];
  /** Those of them that speak of a table. */
  readonly aside: ReadonlyMap<TableName, readonly string[]>;
  /** What makes a load impossible, one sentence each. */
  readonly problems: readonly string[];
};

const suffixes: readonly (readonly [string, PartFormat, boolean])[] = [
  ['.csv', 'csv', false],
  ['.csv.gz', 'csv', true],
  ['.ndjson', 'ndjson', false],
  ['.ndjson.gz', 'ndjson', true],
  ['.parquet', 'parquet', false],
];

/** No clock is right that shows an earlier day than this version's. */
const earliestToday = '2026-11-20';

const today = (): string => {
  const now = new Date().toISOString().slice(0, 10);
  return now > earliestToday ? now : earliestToday;
};

const example = '{"format": 1, "name": "Spring export", "data_through": "2026-06-30"}';

/** It stands below every page, in a line. */
const nameMax = 200;

/** What is wrong with the value of a key. */
const unlike =
  (key: string, must: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined ? `${key} is missing` : `${key} ${must}, not ${JSON.stringify(input)}`;

const description = z.object(
  {
    format: z.literal(1, { error: unlike('format', 'must be 1') }),
    // It stands in files, on screens and in terminals, as texts of tables do.
    name: z
      .string({ error: unlike('name', 'must be a text') })
      .refine((name) => name.trim() !== '', 'name must not be empty')
      .refine((name) => !/\p{Cc}/u.test(name), {
        error: ({ input }) => `name must not have control characters, as ${JSON.stringify(input)} has`,
      })
      .refine((name) => characterCount(name) <= nameMax, {
        error: ({ input }) => `name must have up to ${nameMax} characters, not ${characterCount(String(input))}`,
      }),
    data_through: z.iso
      .date({ error: unlike('data_through', 'must be a date such as 2026-06-30'), abort: true })
      .refine((day) => day >= calendar.first, {
        error: ({ input }) => `data_through is ${input}, and no day before ${calendar.first} can be loaded`,
      })
      .refine((day) => day <= today(), {
        error: (issue) =>
          `data_through is ${issue.input}, after today (${today()}); it is the last complete day of the data`,
      }),
  },
  { error: `it must be one JSON object, such as ${example}` },
);

/** Its keys as a table's columns, to guess what another key stands for. */
const describing: FileTable = {
  name: 'dataset.json',
  columns: Object.keys(description.shape).map((name) => ({ name, kind: 'text', required: true })),
};

/**
 * Finds the files of every table of `folder`.
 * @throws LoadError when there is no folder, or no dataset.json that can be understood.
 */
export const readDataset = async (folder: string): Promise<Dataset> => {
  const root = path.resolve(folder);
  const { name, data_through, unknownKeys } = await readDescription(root);
  const tables = new Map<TableName, readonly Part[]>();
  const aside = new Map<TableName, readonly string[]>();
  const notes = unknownKeys.map(
    (key) => `dataset.json: the key ${quotedName(key)} is not part of the format and was left aside.`,
  );
  const problems: string[] = [];
  const entries = (await readdir(root, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name === 'dataset.json' || isHidden(entry.name)) continue;
    const isFolder = (await stat(path.join(root, entry.name)).catch(() => undefined))?.isDirectory() ?? false;
    const table = fileTables.find(
      ({ name: known }) => entry.name === (isFolder ? known : known + suffixOf(entry.name)),
    )?.name;
    if (!table) {
      const left = leftAside(entry.name, isFolder);
      notes.push(left.says);
      if (left.table) aside.set(left.table, [...(aside.get(left.table) ?? []), left.says]);
      continue;
    }
    const found = isFolder ? await listParts(root, entry.name) : [await toPart(root, entry.name)];
    problems.push(...found.filter((part) => typeof part === 'string'));
    const parts = found.filter((part) => typeof part !== 'string');
    const earlier = tables.get(table)?.[0];
    if (earlier) problems.push(`${table} is given twice, as ${earlier.name} and as ${parts[0]?.name ?? entry.name}.`);
    else if (found.length === 0) notes.push(`The folder ${entry.name} holds no files.`);
    else tables.set(table, parts);
  }
  return { folder: root, file: descriptionOf(root), name, dataThrough: data_through, tables, notes, aside, problems };
};

/** Why there is no description to be read, and where there may be one. */
const noDescription = async (root: string): Promise<OrderError> => {
  const found = await stat(root).catch(() => undefined);
  if (!found) return new OrderError(`There is no folder ${root}.`);
  if (!found.isDirectory())
    return new OrderError(`${root} is a file; a dataset is a folder with dataset.json in it. Unpack an archive first.`);
  const names = await readdir(root);
  const other = names.find((name) => name.toLowerCase() === 'dataset.json');
  if (other) return new OrderError(`There is no dataset.json in ${root}: rename ${other} to dataset.json.`);
  for (const name of names) {
    const inside = path.join(root, name);
    if (await stat(path.join(inside, 'dataset.json')).catch(() => undefined))
      return new OrderError(`There is no dataset.json in ${root}. Did you mean ${inside}?`);
  }
  return new OrderError(`There is no dataset.json in ${root}. It says what the folder holds: ${example}`);
};

const descriptionOf = (root: string): string => path.join(root, 'dataset.json');

type Description = z.infer<typeof description> & { readonly unknownKeys: readonly string[] };

const readDescription = async (root: string): Promise<Description> => {
  const file = descriptionOf(root);
  const bytes = await readFile(file).catch(async (error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' || error.code === 'ENOTDIR'
      ? await noDescription(root)
      : new LoadError(`${file} cannot be read: ${error.message}.`);
  });
  if (!isUtf8(bytes) || bytes.includes(0)) throw new LoadError('dataset.json is not UTF-8; write it again as UTF-8.');
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new LoadError(`dataset.json is not JSON: ${reason}. It reads for example ${example}`);
  }
  // Each reader would take another one of them.
  const twice = doubledKey(text)?.join('.');
  if (twice !== undefined)
    throw new LoadError(`dataset.json: the key ${quotedName(twice)} is given twice; leave the one that is meant.`);
  const parsed = description.safeParse(json);
  const keys = Object.keys(Object(json));
  if (parsed.success)
    return { ...parsed.data, unknownKeys: keys.filter((key) => !Object.hasOwn(description.shape, key)) };
  const guesses = guessColumns(describing, keys);
  const meant = guesses.length > 0 ? ` Did you mean ${guessText(guesses)}?` : '';
  throw new LoadError(`dataset.json: ${parsed.error.issues.map((issue) => issue.message).join('; ')}.${meant}`);
};

const listParts = async (root: string, folder: string): Promise<(Part | string)[]> => {
  const names = (await readdir(path.join(root, folder))).filter((name) => !isHidden(name)).sort();
  return Promise.all(names.map((name) => toPart(root, `${folder}/${name}`)));
};

/** A part, or what is wrong with it. */
const toPart = async (root: string, name: string): Promise<Part | string> => {
  if (withoutControls(name) !== name) return `${withoutControls(name)} has a control character in its name: rename it.`;
  const full = path.join(root, name);
  const found = await stat(full).catch((error: NodeJS.ErrnoException) => error);
  if (!(found instanceof Error) && found.isDirectory())
    return `${name} is a folder; the files of a table lie side by side in one, not in folders of it.`;
  const suffix = suffixOf(name);
  const known = suffixes.find(([text]) => text === suffix);
  if (!known) return `${name} is neither .csv, .csv.gz, .ndjson, .ndjson.gz nor .parquet.`;
  if (found instanceof Error) {
    if (found.code !== 'ENOENT') return `${name}: ${found.message}.`;
    const isThere = await lstat(full).then(
      () => true,
      () => false,
    );
    // It was listed, so what cannot be found by that name has bytes in it that are no text.
    return isThere
      ? `${name} is a link to a file that is not there.`
      : `${name} cannot be opened by its name, which is not UTF-8: rename it.`;
  }
  if (!found.isFile()) return `${name} is not a file.`;
  return { path: full, name, format: known[1], gzip: known[2], bytes: found.size, writtenMs: found.mtimeMs };
};

/** Parts that are not as they were when the folder was looked at: what was read of them may be half of one and half of another. */
export const changedParts = async (parts: readonly Part[]): Promise<string[]> => {
  const changed: string[] = [];
  for (const { path: file, name, bytes, writtenMs } of parts) {
    const now = await stat(file).catch(() => undefined);
    if (now?.size === bytes && now.mtimeMs === writtenMs) continue;
    changed.push(
      `${name} ${now ? 'was written' : 'went away'} while it was loaded. Load again once the folder is complete.`,
    );
  }
  return changed;
};

/** The ending that says how a file is read, '' where it is none of ours. */
const suffixOf = (name: string): string => suffixes.find(([suffix]) => name.endsWith(suffix))?.[0] ?? '';

const isHidden = (name: string): boolean => name.startsWith('.') || name.startsWith('_');

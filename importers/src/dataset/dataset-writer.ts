/**
 * Writes a dataset of format 1. Typed rows in, one folder out: `dataset.json` and a CSV file per table.
 * The folder appears whole or not at all: everything is written beside it and renamed at the end.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { cannotWrite, ImportError } from '../import-error.ts';
import { TableFile } from './table-file.ts';
import { type Cell, requiredTables, type TableName, type TableRow, tableColumns, tableFileName } from './tables.ts';

export type DatasetFacts = {
  readonly name: string;
  /** Last complete UTC day of the data, `YYYY-MM-DD`. */
  readonly dataThrough: string;
};

/** Is this the name of a dataset that an import has written? */
type IsImported = (name: string) => boolean;

export type TableCounts = Partial<Record<TableName, number>>;

const manifestName = 'dataset.json';
const tables = Object.keys(tableColumns) as TableName[];
const ownFileNames = new Set([manifestName, ...tables.map(tableFileName)]);

export class DatasetWriter {
  readonly #folder: string;
  readonly #draft: string;
  /** Folders that were made for it to stand in, the innermost first. */
  readonly #above: readonly string[];
  readonly #isImported: IsImported;
  readonly #files = new Map<TableName, TableFile>();

  private constructor(folder: string, draft: string, above: readonly string[], isImported: IsImported) {
    this.#folder = folder;
    this.#draft = draft;
    this.#above = above;
    this.#isImported = isImported;
  }

  /**
   * Opens a dataset that will stand in `folder`, which must be absent, empty or a dataset written here before.
   * Throws an ImportError of code `output` when it holds anything else or cannot be created.
   */
  static async open(folder: string, isImported: IsImported): Promise<DatasetWriter> {
    const target = resolve(folder);
    await refuseForeign(target, isImported);
    const draft = join(dirname(target), `.${basename(target)}-${process.pid}-${randomUUID()}`);
    try {
      const first = await mkdir(draft, { recursive: true });
      for (const left of await leftDrafts(target)) await rm(left, { recursive: true, force: true });
      return new DatasetWriter(target, draft, foldersAbove(draft, first ?? draft), isImported);
    } catch (error) {
      throw cannotWrite(folder, error);
    }
  }

  /** Adds a row. Await it before the next: it settles late when the disk is slower than the source. */
  write<Table extends TableName>(table: Table, row: TableRow<Table>): Promise<void> {
    const cells: Readonly<Record<string, Cell | undefined>> = row;
    return this.#file(table).write(tableColumns[table].map((column) => cells[column]));
  }

  /** Completes the files, puts the folder in place and answers the number of rows of each table. */
  async finish(facts: DatasetFacts): Promise<TableCounts> {
    for (const table of requiredTables) this.#file(table);
    const counts: TableCounts = {};
    for (const [table, file] of this.#files) {
      await file.close();
      counts[table] = file.rows;
    }
    const manifest = { format: 1, name: facts.name, data_through: facts.dataThrough };
    await refuseForeign(this.#folder, this.#isImported);
    try {
      await writeFile(join(this.#draft, manifestName), `${JSON.stringify(manifest)}\n`);
      await rm(this.#folder, { recursive: true, force: true });
      await rename(this.#draft, this.#folder);
    } catch (error) {
      throw cannotWrite(this.#folder, error);
    }
    return counts;
  }

  /** Leaves no trace of a dataset that could not be completed. */
  async discard(): Promise<void> {
    for (const file of this.#files.values()) await file.abandon();
    await rm(this.#draft, { recursive: true, force: true });
    // Where something else was put meanwhile, they stay.
    for (const folder of this.#above) await rmdir(folder).catch(() => undefined);
  }

  #file(table: TableName): TableFile {
    const open = this.#files.get(table);
    if (open) return open;
    const created = new TableFile(join(this.#draft, tableFileName(table)), tableColumns[table]);
    this.#files.set(table, created);
    return created;
  }
}

/** Those above `folder` up to and with `first`, the innermost first; none where `first` is the folder itself. */
const foldersAbove = (folder: string, first: string): string[] => {
  const above = dirname(folder);
  return above.length < first.length ? [] : [above, ...foldersAbove(above, first)];
};

const isRunning = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** The last time that something was written into a folder without folders. */
const lastWritten = async (folder: string): Promise<number> => {
  const files = (await readdir(folder)).map((name) => join(folder, name));
  const times = await Promise.all([folder, ...files].map(async (path) => (await stat(path)).mtimeMs));
  return Math.max(...times);
};

const draftPattern = /^(?:(\d+)-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const dayMs = 86_400_000;

/**
 * Drafts of the folder whose imports were killed: the process that a draft is named after is gone. Those of earlier versions are
 * named after none; an import that has written nothing for a day is not under way.
 */
const leftDrafts = async (target: string): Promise<string[]> => {
  const parent = dirname(target);
  const prefix = `.${basename(target)}-`;
  const left: string[] = [];
  for (const name of (await readdir(parent)).filter((one) => one.startsWith(prefix))) {
    const draft = draftPattern.exec(name.slice(prefix.length));
    if (draft === null) continue;
    const path = join(parent, name);
    const [, processId] = draft;
    const isWritten =
      processId === undefined ? (await lastWritten(path)) > Date.now() - dayMs : isRunning(Number(processId));
    if (!isWritten) left.push(path);
  }
  return left;
};

/** The name of the dataset in a folder, null where its description cannot be read. */
const nameOf = async (folder: string): Promise<string | null> => {
  try {
    const { name }: { name?: unknown } = JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
};

/** An earlier import may be replaced; a dataset of another origin may not, nor a folder somebody put something else into. */
const refuseForeign = async (folder: string, isImported: IsImported): Promise<void> => {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw cannotWrite(folder, error);
  }
  const foreign = names.find((name) => !ownFileNames.has(name));
  if (foreign !== undefined || (names.length > 0 && !names.includes(manifestName))) {
    const found = foreign ?? names.join(', ');
    throw new ImportError(
      'output',
      `${folder} holds something other than an imported dataset (${found}). Name a new or empty folder with --out.`,
    );
  }
  if (names.length === 0) return;
  const name = await nameOf(folder);
  if (name === null || !isImported(name))
    throw new ImportError(
      'output',
      `${folder} holds a dataset that is no import (${name === null ? `its ${manifestName} cannot be read` : JSON.stringify(name)}). Name a new or empty folder with --out.`,
    );
};

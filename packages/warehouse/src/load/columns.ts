// The columns a file really has, matched by name. Enters: the parts of one table. Leaves: groups of parts with the same
// columns in the same order, which one statement can read, and notes about columns nobody asked for.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { Part, PartFormat } from './dataset.ts';
import type { FileTable } from './format.ts';
import { LoadError } from './load-error.ts';

export type NumberedPart = Part & { readonly src: number };

export type PartGroup = {
  readonly format: PartFormat;
  readonly gzip: boolean;
  /** CSV: the header in its order. NDJSON and Parquet: the known columns. */
  readonly header: readonly string[];
  readonly parts: readonly NumberedPart[];
};

/** A group the engine can open: `glob` matches links to its parts, named by six digits of `src`. */
export type LinkedGroup = { readonly group: PartGroup; readonly glob: string };

const linesLooked = 1000;
const headerBytesMax = 1_000_000;

/** The bytes of a part, unpacked. */
export function openPart(part: Part): Readable {
  const file = createReadStream(part.path, { highWaterMark: 1 << 20 });
  if (!part.gzip) return file;
  const unpacked = createGunzip({ chunkSize: 1 << 18 });
  file.on('error', (error) => unpacked.destroy(error));
  return file.pipe(unpacked);
}

/** What a failed gunzip says of a file, undefined for any other error. */
export function unpackingError(error: unknown, name: string, place = ''): LoadError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('Z_')) return undefined;
  const what = code === 'Z_BUF_ERROR' ? 'ends too early' : 'is damaged';
  return new LoadError(`${name} ${what}: the gzip data cannot be unpacked${place}.`);
}

/**
 * Looks at the head of each part.
 * @param parquetColumns reads the column names of a Parquet file.
 * @throws LoadError naming the file and column when a required column is missing or one stands twice.
 */
export async function groupParts(
  table: FileTable,
  parts: readonly NumberedPart[],
  parquetColumns: (part: NumberedPart) => Promise<readonly string[]>,
): Promise<{ groups: PartGroup[]; notes: string[] }> {
  const groups = new Map<string, PartGroup>();
  const notes: string[] = [];
  for (const part of parts) {
    const found = await findColumns(table, part, parquetColumns);
    if (!found) {
      notes.push(`${part.name} holds no rows.`);
      continue;
    }
    const unknown = found.filter((name) => !table.columns.some((column) => column.name === name));
    for (const name of unknown)
      notes.push(`${part.name}: the column ${JSON.stringify(name)} is not part of the format and was left aside.`);
    const header =
      part.format === 'csv' ? found : table.columns.map((c) => c.name).filter((name) => found.includes(name));
    const key = JSON.stringify([part.format, part.gzip, header]);
    const group = groups.get(key) ?? { format: part.format, gzip: part.gzip, header, parts: [] };
    groups.set(key, { ...group, parts: [...group.parts, part] });
  }
  return { groups: [...groups.values()], notes };
}

async function findColumns(
  table: FileTable,
  part: NumberedPart,
  parquetColumns: (part: NumberedPart) => Promise<readonly string[]>,
): Promise<readonly string[] | undefined> {
  const found = await readColumns(part, parquetColumns).catch((error: unknown) => {
    if (error instanceof LoadError) throw error;
    throw (
      unpackingError(error, part.name) ??
      new LoadError(`${part.name} cannot be read: ${error instanceof Error ? error.message : error}.`)
    );
  });
  if (!found) return undefined;
  const twice = found.find((name, i) => found.indexOf(name) !== i);
  if (twice !== undefined)
    throw new LoadError(`${part.name}: the column ${JSON.stringify(twice)} stands twice in the header.`);
  const missing = table.columns
    .filter((column) => column.required && !found.includes(column.name))
    .map((column) => column.name);
  if (missing.length > 0) {
    const names = missing.join(', ');
    throw new LoadError(`${part.name}: the required column${missing.length > 1 ? 's are' : ' is'} missing: ${names}.`);
  }
  return found;
}

function readColumns(part: NumberedPart, parquetColumns: (part: NumberedPart) => Promise<readonly string[]>) {
  if (part.format === 'parquet') return parquetColumns(part);
  return part.format === 'csv' ? csvHeader(part) : jsonKeys(part);
}

async function csvHeader(part: Part): Promise<readonly string[]> {
  const source = openPart(part);
  source.once('data', (chunk) => {
    // The header parser would understand UTF-16; the engine would not.
    if (isUtf16(chunk)) source.destroy(new LoadError(`${part.name} is UTF-16; only UTF-8 can be read.`));
  });
  const parser = parse({ to: 1, bom: true, max_record_size: headerBytesMax });
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of source.pipe(parser)) {
      if (Array.isArray(record)) return record.map(String);
    }
  } finally {
    source.destroy();
  }
  throw new LoadError(`${part.name} is empty: it has no header.`);
}

function isUtf16(chunk: unknown): boolean {
  if (!Buffer.isBuffer(chunk) || chunk.length < 2) return false;
  const mark = chunk.readUInt16BE(0);
  return mark === 0xfffe || mark === 0xfeff;
}

/** Every key of the first lines; a column absent there may still come later, which only matters where it is required. */
async function jsonKeys(part: Part): Promise<readonly string[] | undefined> {
  const source = openPart(part);
  const lines = createInterface({ input: source });
  const failed = new Promise<never>((_, reject) => source.on('error', reject));
  failed.catch(() => {});
  const keys = new Set<string>();
  let looked = 0;
  const look = async () => {
    for await (const line of lines) {
      const value = parseLine(line);
      if (value === undefined) continue;
      for (const key of Object.keys(value)) keys.add(key);
      if (++looked >= linesLooked) break;
    }
  };
  try {
    await Promise.race([look(), failed]);
  } finally {
    lines.close();
    source.destroy();
  }
  return looked > 0 ? [...keys] : undefined;
}

/** The object on a line; a line that is none is for the load to reject. */
function parseLine(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

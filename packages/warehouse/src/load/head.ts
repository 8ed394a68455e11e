// The head of a file: the names of its columns as they stand there. Enters: a CSV or NDJSON part. Leaves: names, or a LoadError
// for a file that is of another kind than its ending says.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { Part } from './dataset.ts';
import { LoadError } from './load-error.ts';
import { rewritten } from './rewritten.ts';

export type Head = {
  readonly names: readonly string[];
  /** The names had blanks around them, so the fields are read without those, too. */
  readonly trims: boolean;
  /** Nothing stands below the names. */
  readonly isAll?: boolean;
};

const linesLooked = 1000;
const headerBytesMax = 1_000_000;

/** The bytes of a part, unpacked. */
export const openPart = (part: Part): Readable => {
  const file = createReadStream(part.path, { highWaterMark: 1 << 20 });
  if (!part.gzip) return file;
  const unpacked = createGunzip({ chunkSize: 1 << 18 });
  file.on('error', (error) => unpacked.destroy(error));
  return file.pipe(unpacked);
};

/** Whether a file that is not packed ends in the middle of a line. */
export const endsOpen = async (part: Part): Promise<boolean> => {
  if (part.gzip || part.bytes === 0) return false;
  const end = createReadStream(part.path, { start: part.bytes - 1 });
  let last = '';
  for await (const bytes of end) if (Buffer.isBuffer(bytes)) last = bytes.toString('latin1').slice(-1);
  return last !== '\n';
};

/** Text that was unpacked on its way, or never packed. */
export const plainByGzipName = async (part: Part): Promise<LoadError | undefined> => {
  if (!part.gzip || part.bytes < 2) return undefined;
  const start = createReadStream(part.path, { end: 1 });
  for await (const bytes of start) {
    if (Buffer.isBuffer(bytes) && bytes.toString('latin1') === '\x1f\x8b') return undefined;
  }
  return new LoadError(
    `${part.name} holds no gzip data, whatever its name says: rename it to ${part.name.replace(/[.]gz$/, '')} if it is text.`,
  );
};

/** What a failed gunzip says of a file, undefined for any other error. */
export const unpackingError = (error: unknown, name: string, place = ''): LoadError | undefined => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code.startsWith('Z_')) return undefined;
  const what = code === 'Z_BUF_ERROR' ? 'ends too early' : 'is damaged';
  return new LoadError(`${name} ${what}: the gzip data cannot be unpacked${place}.`);
};

export const csvHead = async (part: Part): Promise<Head> => {
  const source = openPart(part);
  const start = lookAtStart(source, part, []);
  const { records, lineEnd } = await firstRecords(source);
  if (start.refusal) throw start.refusal;
  const [written] = records;
  if (!written) throw new LoadError(`${part.name} is empty: it has no header.`);
  // The parser takes it for the end of a line; the engine does not, and would take the whole file for the header.
  if (lineEnd === '\r') throw new LoadError(endsWithCr(part));
  const names = written.map((name) => name.trim().replace(/^"(.*)"$/s, '$1'));
  if (names.length === 1 && names[0] === '')
    throw new LoadError(
      `${part.name} has no header: its first line is blank, and a CSV file begins with the names of its columns.`,
    );
  return { names, trims: written.some((name) => name !== name.trim()), isAll: records.length === 1 };
};

/** The header and the row below it, as far as there are any, and what ends the header. */
const firstRecords = async (source: Readable): Promise<{ records: string[][]; lineEnd: string | undefined }> => {
  const records: string[][] = [];
  const parser = parse({
    to: 2,
    bom: true,
    max_record_size: headerBytesMax,
    // Blanks before a quote are looked at by the caller, so a quote inside a field is no error here.
    relax_quotes: true,
    relax_column_count: true,
    // Records that wait to be read are lost where a later one fails.
    on_record: (record: string[]) => {
      records.push(record);
      return null;
    },
  });
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const _ of source.pipe(parser));
  } catch (error) {
    // What is wrong below the header is found where rows are read, with its line.
    if (records.length === 0) throw error;
    records.push([]);
  } finally {
    source.destroy();
  }
  return { records, lineEnd: parser.options.record_delimiter[0]?.toString() };
};

const endsWithCr = (part: Part): string =>
  `${part.name}: its lines end with CR alone, which is no line end here. Convert it, for example with ${rewritten(part, "tr '\\r' '\\n'")}.`;

/**
 * Every key of the first lines; a column absent there may still come later, which only matters where it is required. Undefined
 * for a file of blank lines.
 */
export const ndjsonHead = async (part: Part): Promise<Head | undefined> => {
  const source = openPart(part);
  const start = lookAtStart(source, part, ['[']);
  const lines = createInterface({ input: source });
  const failed = new Promise<never>((_, reject) => source.on('error', reject));
  failed.catch(() => {});
  const keys = new Set<string>();
  let objects = 0;
  let others = 0;
  const look = async () => {
    for await (const line of lines) {
      const value = parseLine(line);
      for (const key of Object.keys(value ?? {})) keys.add(key);
      if (value !== undefined) objects += 1;
      else if (line.trim() !== '') others += 1;
      if (objects + others >= linesLooked) break;
    }
  };
  try {
    await Promise.race([look(), failed]);
  } finally {
    lines.close();
    source.destroy();
  }
  if (start.refusal) throw start.refusal;
  if (objects === 0 && others > 0) throw new LoadError(`${part.name} is not NDJSON. ${oneObjectPerLine(part, '.')}`);
  return objects > 0 ? { names: [...keys], trims: false } : undefined;
};

const oneObjectPerLine = (part: Part, filter: string): string =>
  `NDJSON is one JSON object per line; ${rewritten(part, `jq -c '${filter}'`)} writes it so.`;

/** Looks at the first bytes alone: a JSON array may be one line of many gigabytes. What is refused is read no further. */
const lookAtStart = (source: Readable, part: Part, brackets: readonly string[]): { refusal: LoadError | undefined } => {
  const found: { refusal: LoadError | undefined } = { refusal: undefined };
  source.once('data', (chunk) => {
    if (!Buffer.isBuffer(chunk)) return;
    found.refusal = otherKind(chunk.subarray(0, 512), part, brackets) ?? crInNdjson(chunk, part);
    if (found.refusal) source.destroy(found.refusal);
  });
  return found;
};

/** Why a file is not what its ending says. */
const otherKind = (start: Buffer, part: Part, brackets: readonly string[]): LoadError | undefined => {
  const encoding = wideEncoding(start);
  if (encoding !== undefined) {
    const remedy = `Convert it, for example with ${rewritten(part, `iconv -f ${encoding} -t UTF-8`)}`;
    return new LoadError(`${part.name} is ${encoding}; only UTF-8 can be read. ${remedy}.`);
  }
  const binary = binaryKind(start.toString('latin1'), part);
  if (binary !== undefined) return new LoadError(`${part.name} ${binary}.`);
  if (
    brackets.includes(
      start
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trimStart()[0] ?? '',
    )
  )
    return new LoadError(`${part.name} holds a JSON array. ${oneObjectPerLine(part, '.[]')}`);
  return undefined;
};

/** What a file is whose first bytes are those of no text, and the remedy. */
const binaryKind = (start: string, { name, gzip }: Part): string | undefined => {
  if (start.startsWith('PK\x03\x04'))
    return 'is a ZIP archive or a workbook, whatever its name says: unpack it, or save the sheet of a workbook as CSV (UTF-8)';
  if (start.startsWith('\x1f\x8b'))
    return gzip
      ? 'holds gzip data inside gzip data: unpack it once'
      : `holds gzip data, whatever its name says: rename it to ${name}.gz`;
  if (!start.startsWith('PAR1')) return undefined;
  const renamed = `rename it to ${name.replace(/\.(?:csv|ndjson)(?:\.gz)?$/, '.parquet')}`;
  return `holds Parquet, whatever its name says: ${gzip ? 'unpack it and ' : ''}${renamed}`;
};

/** JSON holds no bare CR, so one before the first line end stands between two objects or the lines of one. */
const crInNdjson = (start: Buffer, part: Part): LoadError | undefined =>
  part.format === 'ndjson' && /^[^\n]*\r[^\r\n]/.test(start.toString('latin1'))
    ? new LoadError(endsWithCr(part))
    : undefined;

/** Where zeros stand among the bytes of letters that UTF-8 writes in one: of each four in three places or in two. */
const zerosOf: Readonly<Record<string, string>> = {
  '0111': 'UTF-32LE',
  '1110': 'UTF-32BE',
  '0101': 'UTF-16LE',
  '1010': 'UTF-16BE',
};

/** First bytes that say the encoding, of which the first two of one are those of another. */
const marks: readonly (readonly [start: string, encoding: string])[] = [
  ['\xff\xfe\0\0', 'UTF-32'],
  ['\0\0\xfe\xff', 'UTF-32'],
  ['\xff\xfe', 'UTF-16'],
  ['\xfe\xff', 'UTF-16'],
];

/** How a text is encoded that has two or four bytes for each letter, by its mark or by its zeros, as converting programs name it. */
const wideEncoding = (start: Buffer): string | undefined => {
  const marked = marks.find(([mark]) => start.toString('latin1', 0, mark.length) === mark);
  if (marked !== undefined) return marked[1];
  const looked = start.subarray(0, Math.min(start.length, 64) & ~3);
  if (looked.length < 8) return undefined;
  const zeros = [0, 1, 2, 3].map((place) => looked.filter((byte, i) => i % 4 === place && byte === 0).length);
  return zerosOf[zeros.map((count) => (count > looked.length * 0.2 ? '1' : '0')).join('')];
};

/** The object on a line; a line that is none is for the load to reject. */
const parseLine = (line: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(line.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

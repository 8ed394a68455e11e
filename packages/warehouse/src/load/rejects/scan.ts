// The second look at a file, only where rows were rejected: finds records by their number, as they stand in the file. Enters:
// the bytes of a CSV or NDJSON part and the numbers wanted. Leaves: each wanted record with its line, and where the file is
// broken as a whole. Counts records as the engine does: CSV quotes open at the start of a field alone, every line end outside
// quotes ends a record, blank lines count.
import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { unpackingError } from '../head.ts';
import { shownName } from '../header-help.ts';
import { LoadError } from '../load-error.ts';
import { rewritten } from '../rewritten.ts';
import { windows1252Text } from '../windows-1252.ts';

export type FoundRecord = {
  readonly row: number;
  /** Line the record begins on, from 1. */
  readonly line: number;
  readonly text: string;
};

const quote = 0x22;
const comma = 0x2c;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const tab = 0x09;

/** A record longer than this is shown cut off. */
const recordBytesMax = 1_000_000;

type State = 'field' | 'plain' | 'quoted' | 'after quote';

/** Reads bytes and reports each record's end; keeps the bytes of wanted records. */
class RecordScanner {
  row = 0;
  line = 1;
  field = 0;
  #state: State = 'field';
  #recordLine = 1;
  #quoteLine = 1;
  #recordEmpty = true;
  #kept: Buffer[] = [];
  #keptBytes = 0;
  readonly #quotes: boolean;
  readonly #trims: boolean;
  readonly #isWanted: (row: number) => boolean;
  readonly #found: (record: FoundRecord) => void;

  constructor(
    { format, trims }: Pick<ScanInput, 'format' | 'trims'>,
    isWanted: (row: number) => boolean,
    found: (record: FoundRecord) => void,
  ) {
    this.#quotes = format === 'csv';
    this.#trims = trims;
    this.#isWanted = isWanted;
    this.#found = found;
  }

  /** @throws Broken at text behind a closing quote. */
  push(chunk: Buffer): void {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte === lineFeed) {
        this.line += 1;
        if (this.#state === 'quoted') continue;
        this.#keep(chunk.subarray(start, at));
        start = at + 1;
        this.#endRecord();
      } else if (this.#quotes) this.#step(byte);
      else this.#recordEmpty = false;
    }
    this.#keep(chunk.subarray(start));
  }

  /** @throws Broken at a quoted field that is never closed. */
  end(): void {
    if (this.#state === 'quoted') throw new Broken(this.#quoteLine, this.field, 'a quoted field is never closed');
    if (!this.#recordEmpty) this.#endRecord();
  }

  #step(byte: number): void {
    const state = this.#state;
    if (state === 'quoted') {
      if (byte === quote) this.#state = 'after quote';
      return;
    }
    if (byte === comma) {
      this.field += 1;
      this.#state = 'field';
      this.#recordEmpty = false;
    } else if (state === 'field') this.#startField(byte);
    else if (state === 'after quote') this.#afterQuote(byte);
  }

  #startField(byte: number): void {
    if (byte === quote) {
      this.#state = 'quoted';
      this.#quoteLine = this.line;
      this.#recordEmpty = false;
      return;
    }
    // The engine skips blanks before the first field of a record, and before others where it was told to trim.
    if ((this.field === 0 || this.#trims) && (byte === space || byte === tab)) return;
    this.#state = 'plain';
    this.#recordEmpty = false;
  }

  #afterQuote(byte: number): void {
    if (byte === quote) this.#state = 'quoted';
    else if (byte !== space && byte !== tab && byte !== carriageReturn)
      throw new Broken(this.line, this.field, 'a quoted field goes on after its closing quote');
  }

  #keep(bytes: Buffer): void {
    if (bytes.length === 0 || this.#keptBytes >= recordBytesMax || !this.#isWanted(this.row)) return;
    this.#kept.push(Buffer.from(bytes.subarray(0, recordBytesMax - this.#keptBytes)));
    this.#keptBytes += bytes.length;
  }

  #endRecord(): void {
    if (this.#isWanted(this.row)) {
      const bytes = Buffer.concat(this.#kept);
      if (!isUtf8(bytes) && this.#keptBytes < recordBytesMax)
        throw new Broken(this.#recordLine, undefined, 'the text is not UTF-8', bytes);
      this.#found({ row: this.row, line: this.#recordLine, text: bytes.toString('utf8').replace(/\r$/, '') });
    }
    this.#kept = [];
    this.#keptBytes = 0;
    this.row += 1;
    this.field = 0;
    this.#state = 'field';
    this.#recordEmpty = true;
    this.#recordLine = this.line;
  }
}

/** Where a file is broken as a whole. */
class Broken extends Error {
  readonly line: number;
  readonly field: number | undefined;
  /** The record that is not UTF-8. */
  readonly bytes: Buffer | undefined;

  constructor(line: number, field: number | undefined, what: string, bytes?: Buffer) {
    super(what);
    this.line = line;
    this.field = field;
    this.bytes = bytes;
  }
}

export type ScanInput = {
  /** Path in the folder, for messages. */
  readonly name: string;
  readonly bytes: Readable;
  readonly format: 'csv' | 'ndjson';
  /** Names of the fields in order; unused for NDJSON. */
  readonly header: readonly string[];
  /** Blanks around a field are no part of it, so that a quote may stand behind some. */
  readonly trims: boolean;
};

/**
 * Goes through a file and hands over the wanted records in their order; ends early once `isDone`.
 * @throws LoadError naming file, line and column where the file is broken as a whole.
 */
export const scanRecords = async (
  input: ScanInput,
  isWanted: (row: number) => boolean,
  found: (record: FoundRecord) => Promise<void> | void,
  isDone: () => boolean = () => false,
): Promise<void> => {
  let batch: FoundRecord[] = [];
  const scanner = new RecordScanner(input, isWanted, (record) => batch.push(record));
  const flush = async () => {
    const ready = batch;
    batch = [];
    for (const record of ready) await found(record);
  };
  try {
    for await (const chunk of input.bytes) {
      scanner.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk));
      await flush();
      if (isDone()) return;
    }
    scanner.end();
    await flush();
  } catch (error) {
    throw describe(error, input, scanner.line);
  }
};

const describe = (error: unknown, input: ScanInput, line: number): unknown => {
  if (error instanceof Broken) {
    const { bytes } = error;
    const wrong = bytes && wrongField(bytes, input);
    const column = wrong?.column ?? (error.field === undefined ? undefined : input.header[error.field]);
    const place = `${input.name}, line ${error.line}${column ? `, column ${shownName(column)}` : ''}`;
    return new LoadError(`${place}: ${error.message}.${bytes ? notUtf8Help(input, wrong?.text) : ''}`);
  }
  return unpackingError(error, input.name, ` after line ${line}`) ?? error;
};

type Field = { readonly column: string | undefined; readonly text: string };

const isNotUtf8 = (text: string): boolean => !isUtf8(Buffer.from(text, 'latin1'));

/** The field whose bytes are not UTF-8; every byte is read as a letter to find it. */
const wrongField = (bytes: Buffer, { format, header, trims }: ScanInput): Field | undefined => {
  const text = bytes.toString('latin1');
  try {
    if (format === 'ndjson') {
      const pairs: [string, unknown][] = Object.entries(JSON.parse(text));
      const [column, value] = pairs.find(([, one]) => isNotUtf8(String(one))) ?? [];
      return column === undefined ? undefined : { column, text: String(value) };
    }
    const rows: string[][] = parse(text, { relax_column_count: true, relax_quotes: true, trim: trims });
    const fields = rows[0] ?? [];
    const at = fields.findIndex(isNotUtf8);
    return at < 0 ? undefined : { column: header[at], text: fields[at] ?? '' };
  } catch {
    return undefined;
  }
};

const fieldCharsShown = 60;

const notUtf8Help = (input: ScanInput, field: string | undefined): string => {
  const bytes = Buffer.from(field ?? '', 'latin1');
  const shown = windows1252Text(bytes).slice(0, fieldCharsShown);
  const read = field === undefined ? '' : ` As Latin-1 (Windows-1252) it reads ${JSON.stringify(shown)}.`;
  return `${read} Convert the file, for example with ${rewritten(input, 'iconv -f WINDOWS-1252 -t UTF-8')}, or save it again as UTF-8.`;
};

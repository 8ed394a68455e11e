// The second look at a file, only where rows were rejected: finds records by their number, as they stand in the file. Enters:
// the bytes of a CSV or NDJSON part and the numbers wanted. Leaves: each wanted record with its line, and where the file is
// broken as a whole. Counts records as the engine does: CSV quotes open at the start of a field alone, every line end outside
// quotes ends a record, blank lines count.
import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { unpackingError } from '../columns.ts';
import { LoadError } from '../load-error.ts';

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
  readonly #isWanted: (row: number) => boolean;
  readonly #found: (record: FoundRecord) => void;

  constructor(quotes: boolean, isWanted: (row: number) => boolean, found: (record: FoundRecord) => void) {
    this.#quotes = quotes;
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
    // The engine skips blanks before the first field of a record and nowhere else.
    if (this.field === 0 && (byte === space || byte === tab)) return;
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
        throw new Broken(this.#recordLine, undefined, 'the text is not UTF-8');
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

  constructor(line: number, field: number | undefined, what: string) {
    super(what);
    this.line = line;
    this.field = field;
  }
}

export type ScanInput = {
  /** Path in the folder, for messages. */
  readonly name: string;
  readonly bytes: Readable;
  readonly format: 'csv' | 'ndjson';
  /** Names of the fields in order; unused for NDJSON. */
  readonly header: readonly string[];
};

/**
 * Goes through a file and hands over the wanted records in their order; ends early once `isDone`.
 * @throws LoadError naming file, line and column where the file is broken as a whole.
 */
export async function scanRecords(
  input: ScanInput,
  isWanted: (row: number) => boolean,
  found: (record: FoundRecord) => Promise<void> | void,
  isDone: () => boolean = () => false,
): Promise<void> {
  let batch: FoundRecord[] = [];
  const scanner = new RecordScanner(input.format === 'csv', isWanted, (record) => batch.push(record));
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
}

function describe(error: unknown, input: ScanInput, line: number): unknown {
  if (error instanceof Broken) {
    const column = error.field === undefined ? undefined : input.header[error.field];
    return new LoadError(`${input.name}, line ${error.line}${column ? `, column ${column}` : ''}: ${error.message}.`);
  }
  return unpackingError(error, input.name, ` after line ${line}`) ?? error;
}

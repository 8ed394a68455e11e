/**
 * One table of a dataset while it is being written. Rows in, a CSV file (gzip where the name ends in .gz) out.
 * Rows are gathered into chunks, and a full pipe makes the writer wait, so memory stays flat at any number of rows.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { cannotWrite } from '../import-error.ts';
import { csvLine } from './csv-line.ts';
import type { Cell } from './tables.ts';

const chunkLength = 64 * 1024;

/** Past level 3 gzip costs far more time than it saves space on rows of ids and timestamps. */
const gzipLevel = 3;

/** Shared, because most of tens of millions of rows only join a chunk. */
const nothingToWaitFor = Promise.resolve();

export class TableFile {
  readonly #head: PassThrough | ReturnType<typeof createGzip>;
  readonly #written: Promise<void>;
  readonly #broken = new AbortController();
  #chunk: string;
  #rows = 0;

  constructor(path: string, columns: readonly string[]) {
    this.#head = path.endsWith('.gz') ? createGzip({ level: gzipLevel }) : new PassThrough();
    this.#written = pipeline(this.#head, createWriteStream(path));
    // A full disk shows here while rows are still coming; the signal wakes a writer that waits for the pipe to drain.
    this.#written.catch((error: unknown) => this.#broken.abort(cannotWrite(path, error)));
    this.#chunk = csvLine(columns);
  }

  get rows(): number {
    return this.#rows;
  }

  /** Adds a row of cells in column order. Rejects with an ImportError of code `output` when the file cannot be written. */
  write(cells: readonly (Cell | undefined)[]): Promise<void> {
    this.#chunk += csvLine(cells);
    this.#rows += 1;
    return this.#chunk.length >= chunkLength ? this.#flush() : nothingToWaitFor;
  }

  /** Writes what is left and resolves once the file is complete on disk. */
  async close(): Promise<void> {
    const { signal } = this.#broken;
    if (!signal.aborted) this.#head.end(this.#chunk);
    await this.#written.catch(() => signal.throwIfAborted());
  }

  /** Stops writing; the incomplete file stays for the caller to remove. */
  async abandon(): Promise<void> {
    this.#head.destroy();
    await this.#written.catch(() => undefined);
  }

  async #flush(): Promise<void> {
    const { signal } = this.#broken;
    signal.throwIfAborted();
    const chunk = this.#chunk;
    this.#chunk = '';
    if (this.#head.write(chunk)) return;
    try {
      await once(this.#head, 'drain', { signal });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  }
}

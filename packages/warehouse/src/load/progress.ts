// How far a load is: told to the caller and written to `cvm.loads`, where the system status page of any process finds it.
import { randomUUID } from 'node:crypto';
import type { Warehouse } from '../client.ts';
import { literal, manifestDatabase } from '../schema/index.ts';
import type { TableName } from './format.ts';

export type LoadPhase = 'reading' | 'checking' | 'building' | 'finishing';

export type LoadProgress = {
  readonly state: 'running' | 'done' | 'failed';
  readonly phase: LoadPhase;
  readonly table: TableName | '';
  readonly tablesDone: number;
  readonly tablesAll: number;
  /** Tables done of tables in all, 0 to 100. */
  readonly percent: number;
  readonly rowsRead: number;
  readonly rowsPerSecond: number;
  /** By the bytes of the tables done so far; null while they are too few to tell. */
  readonly secondsLeft: number | null;
  /** Why it failed. */
  readonly message: string;
};

export type ProgressInput = {
  readonly warehouse: Warehouse;
  readonly edition: number;
  readonly mode: string;
  readonly tablesAll: number;
  readonly bytesAll: number;
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
};

/** A load that has written nothing for longer than this is taken for dead. */
export const silenceSecondsMax = 60;
/** Rows written before a clock was set back say nothing of now, until it comes to their time again. */
export const untilNow = `at < now64(3) + interval ${silenceSecondsMax} second`;
const writeEveryMs = 2_000;
/** Steps of small tables follow one another faster than anybody looks, and each row written is a part of its own. */
const stepEveryMs = 1_000;
/** Share of the bytes to be done before the time left is guessed. */
const leastShare = 0.02;

/** The figures of one load; a class because it lives as long as the load and writes on its own. */
export class ProgressLog {
  readonly #input: ProgressInput;
  /** Names the load in its record; how long anything takes is not told by a clock that may be set. */
  readonly #load = `${Date.now()}-${randomUUID().slice(0, 8)}`;
  readonly #began = performance.now();
  #state: LoadProgress['state'] = 'running';
  #phase: LoadPhase = 'reading';
  #table: TableName | '' = '';
  #tablesDone = 0;
  #bytesDone = 0;
  #rowsBefore = 0;
  #rowsNow = 0;
  #message = '';
  #written = Number.NEGATIVE_INFINITY;
  #due: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(input: ProgressInput) {
    this.#input = input;
    this.#heartbeat = setInterval(() => this.#write(), (silenceSecondsMax * 1000) / 4);
    this.#heartbeat.unref();
  }

  /** Says that a load begins, and waits until that is written: whoever finds its tables from then on knows whose they are. */
  async begin(): Promise<void> {
    this.#write();
    await this.#writing;
  }

  step(phase: LoadPhase, table: TableName | ''): void {
    this.#phase = phase;
    this.#table = table;
    this.#step();
  }

  /** Rows of the table that is being read so far. */
  rows(read: number): void {
    this.#rowsNow = read;
    this.#tell();
    if (performance.now() - this.#written > writeEveryMs) this.#write();
  }

  /** The rows of the table, as counted when it is read. */
  rowsDone(read: number): void {
    this.#rowsBefore += read;
    this.#rowsNow = 0;
  }

  tableDone(bytes: number): void {
    this.#tablesDone += 1;
    this.#bytesDone += bytes;
    this.#step();
  }

  /** Takes back that it began: the last word is again that of the load before it, which may go on. */
  async leave(): Promise<void> {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#due);
    const table = `${manifestDatabase}.loads`;
    this.#record(`insert into ${table} select * replace (now64(3) as at)
from (select * from ${table} where load != '${this.#load}' order by at desc limit 1)`);
    await this.#writing;
  }

  /** Says how it ended and waits until that is written. */
  async end(state: 'done' | 'failed', message = ''): Promise<void> {
    clearInterval(this.#heartbeat);
    this.#state = state;
    this.#message = message;
    this.#tell();
    this.#write();
    await this.#writing;
  }

  #progress(): LoadProgress {
    const { tablesAll, bytesAll } = this.#input;
    const seconds = (performance.now() - this.#began) / 1000;
    const rowsRead = this.#rowsBefore + this.#rowsNow;
    return {
      state: this.#state,
      phase: this.#phase,
      table: this.#table,
      tablesDone: this.#tablesDone,
      tablesAll,
      percent: tablesAll === 0 ? 0 : Math.floor((100 * this.#tablesDone) / tablesAll),
      rowsRead,
      rowsPerSecond: seconds > 0 ? Math.round(rowsRead / seconds) : 0,
      secondsLeft:
        this.#bytesDone === 0 || this.#bytesDone < bytesAll * leastShare
          ? null
          : Math.round((seconds * (bytesAll - this.#bytesDone)) / this.#bytesDone),
      message: this.#message,
    };
  }

  #tell(): void {
    try {
      this.#input.onProgress?.(this.#progress());
    } catch {
      // Whoever watches must not stop the work.
    }
  }

  /** The first at once, one that follows soon with those that come until it is written. */
  #step(): void {
    this.#tell();
    const wait = this.#written + stepEveryMs - performance.now();
    if (wait <= 0) this.#write();
    else this.#due ??= setTimeout(() => this.#write(), wait);
  }

  #write(): void {
    const { edition, mode } = this.#input;
    const p = this.#progress();
    clearTimeout(this.#due);
    this.#due = undefined;
    this.#written = performance.now();
    const sql = `insert into ${manifestDatabase}.loads values (
  '${this.#load}', now64(3), ${edition}, '${mode}', '${p.state}', '${p.phase}', '${p.table}', ${p.tablesDone}, ${p.tablesAll},
  ${p.rowsRead}, ${p.rowsPerSecond}, ${p.secondsLeft ?? 'null'}, ${literal(p.message)})`;
    this.#record(sql);
  }

  /** What cannot be written is left out: the load itself says what is wrong with the store. */
  #record(sql: string): void {
    const { warehouse } = this.#input;
    this.#writing = this.#writing
      .then(() => warehouse.command(sql, { name: 'load progress', lane: 'watch' }))
      .catch(() => {});
  }
}

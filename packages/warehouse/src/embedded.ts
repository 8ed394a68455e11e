// ClickHouse inside this process (chDB) on one data folder. Enters: a folder no other process holds. Leaves: a `Warehouse`.
//
// TRICKY: each running statement occupies one of the runtime's own threads (UV_THREADPOOL_SIZE, four unless set before the
// process starts); when all are taken, file, name and password work waits. Statements at a time stay below that number.
// TRICKY: the engine's streaming call plans a statement on the calling thread, and planning runs scalar subqueries and sets:
// seconds in which the process would answer nobody. So a query is answered as a whole and a stream goes through a file.
import { setMaxListeners } from 'node:events';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ChdbResult } from 'chdb';
import type { ZodType } from 'zod';
import { linkSignals } from './abort.ts';
import {
  type CommandOptions,
  type Insert,
  type QueryOptions,
  type QueryText,
  type Statement,
  type TextOf,
  type Warehouse,
  WarehouseError,
} from './client.ts';
import { quote, setText, untold } from './embedded/params.ts';
import { Sessions, type Slot } from './embedded/sessions.ts';
import { readLines, Spill } from './embedded/spill.ts';
import { cancelled, toWarehouseError } from './engine-errors.ts';
import { KeptAnswers } from './kept-answers.ts';
import { Lanes } from './lanes.ts';
import { countedPage } from './page.ts';
import {
  answerFormat,
  checkedAnswer,
  countedSelect,
  isSelect,
  readAnswer,
  readColumns,
  readRowLines,
  readStream,
  streamFormat,
} from './rows.ts';
import { besidePortal, nextTag, type Purpose, toSettings } from './settings.ts';
import { checkParams } from './statement.ts';
import { readText, textFormat, textSelect } from './text.ts';

export type EmbeddedOptions = {
  /** Made when absent. */
  readonly folder: string;
  /** Statements at a time; default 6, but always one fewer than the runtime has threads. */
  readonly sessions?: number;
  /** Heavy statements among them; default half of the machine's cores, two or more. */
  readonly heavySessions?: number;
  /** Reading statements of one user waiting for a session; default 64. */
  readonly queueMax?: number;
  /** Longest wait of a reading statement for a session; default 30 s. */
  readonly waitMsMax?: number;
};

/** How often a cancelled statement is stopped again: it may not have started when it was first told. */
const killEveryMs = 50;
const progressEveryMs = 500;

/** @throws WarehouseError `locked` when another process holds the folder. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Warehouse> => {
  const folder = path.resolve(options.folder);
  if (/[*?{}]/.test(folder))
    throw new WarehouseError('bad-input', `The path of the data folder ${folder} must not contain * ? { or }.`);
  mkdirSync(folder, { recursive: true });
  return new EmbeddedWarehouse(new Sessions(folder), new Spill(folder), options);
};

class EmbeddedWarehouse implements Warehouse {
  readonly kind = 'embedded';
  readonly #sessions: Sessions;
  readonly #spill: Spill;
  readonly #lanes: Lanes;
  readonly #kept = new KeptAnswers();
  readonly #closing = new AbortController();
  readonly #running = new Set<Promise<unknown>>();

  constructor(sessions: Sessions, spill: Spill, options: EmbeddedOptions) {
    // The runtime takes what is no number for 1.
    const threads = Number.parseInt(process.env.UV_THREADPOOL_SIZE ?? '4', 10) || 1;
    // Everything that runs or waits listens.
    setMaxListeners(0, this.#closing.signal);
    this.#sessions = sessions;
    this.#spill = spill;
    this.#lanes = new Lanes({
      places: Math.max(2, Math.min(options.sessions ?? 6, threads - 1)),
      // More of them would take the processor from what screens wait for, and be done no sooner.
      heavyPlaces: options.heavySessions ?? Math.max(2, Math.floor(availableParallelism() / 2)),
      queueMax: options.queueMax ?? 64,
      waitMsMax: options.waitMsMax ?? 30_000,
    });
  }

  async query<Row>(statement: Statement, schema: ZodType<Row>, options: QueryOptions) {
    const { text, counted } = await this.#document(statement, options);
    return readAnswer(text, schema, options.name, counted);
  }

  async queryColumns<Columns>(statement: Statement, schema: ZodType<Columns>, options: QueryOptions) {
    const { text, counted } = await this.#document(statement, options);
    return readColumns(text, schema, options.name, counted);
  }

  /** The answer as the engine writes it; `counted` where it says how many rows went in. */
  async #document(statement: Statement, options: QueryOptions): Promise<{ text: string; counted: boolean }> {
    const counted = isSelect(statement.sql);
    const sql = counted ? countedSelect(statement.sql, options) : statement.sql;
    const ask = async (more: Pick<QueryOptions, 'signal'>): Promise<string> =>
      (await this.#run('query', { ...statement, sql }, { lane: 'light', ...options, ...more })).text();
    const text = options.isKept
      ? await this.#kept.text(statement, options, async (signal) =>
          checkedAnswer(await ask({ signal }), options, counted),
        )
      : await ask({});
    return { text, counted };
  }

  async queryText(statement: Statement, of: TextOf, options: QueryOptions): Promise<QueryText> {
    const { page } = of;
    const isCounted = page !== undefined && !page.isPickedFirst;
    const sql = textSelect(isCounted ? statement.sql : countedSelect(statement.sql, options), of, true);
    const ask = async (): Promise<QueryText> => {
      const answer = await this.#run(
        isCounted ? 'page' : 'query',
        { ...statement, sql },
        { lane: 'light', ...options },
        textFormat,
      );
      return readText(bufferOf(answer.bytes()), of, options.name, isCounted ? page : undefined);
    };
    return page === undefined ? ask() : countedPage(this, page, options, isCounted, ask);
  }

  async *stream<Row>(statement: Statement, schema: ZodType<Row>, options: QueryOptions): AsyncGenerator<Row[]> {
    const file = this.#spill.next('.ndjson');
    const sql = `insert into function file(${quote(file)}, '${streamFormat}')\n${statement.sql}`;
    const room = this.#spill.watch();
    const { signal, unlink } = linkSignals(options.signal, room.signal);
    try {
      if (await this.#spill.isFull()) throw diskFull(options);
      await this.#run('stream', { ...statement, sql }, { lane: 'heavy', ...options, signal });
      room.end();
      for await (const rows of readStream(readRowLines(readLines(file), options.name), schema, options)) {
        this.#checkWanted(options);
        yield rows;
      }
      this.#checkWanted(options);
    } catch (error) {
      const isLeft = options.signal?.aborted || this.#closing.signal.aborted;
      throw !isLeft && (room.signal.aborted || (await this.#spill.isFull()))
        ? diskFull(options, error)
        : toWarehouseError(options.name, error);
    } finally {
      room.end();
      unlink();
      await this.#spill.remove(file);
    }
  }

  async command(statement: string | Statement, options: CommandOptions): Promise<void> {
    const whole = typeof statement === 'string' ? { sql: statement } : statement;
    await this.#run('command', whole, { lane: 'heavy', ...options });
  }

  async insert({ into, format, source }: Insert, options: CommandOptions): Promise<void> {
    const { signal, unlink } = linkSignals(options.signal, this.#closing.signal);
    const file = this.#spill.next('path' in source && source.path.endsWith('.gz') ? '.gz' : '');
    try {
      await this.#spill.place(source, file, signal);
      await this.command(`insert into ${into} from infile ${quote(file)} format ${format}`, options);
    } catch (error) {
      throw signal.aborted ? cancelled(options.name) : toWarehouseError(options.name, error);
    } finally {
      unlink();
      await this.#spill.remove(file);
    }
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await Promise.allSettled(this.#running);
    await this.#sessions.close();
    this.#spill.close();
  }

  /** Waits for its wholes and a place, takes a session, runs, gives both back; a session that saw a failure is replaced. */
  async #run(purpose: Purpose, asked: Statement, options: CommandOptions, format = answerFormat): Promise<ChdbResult> {
    const { name, lane = 'light', user = '', isPatient: patient = purpose === 'command' } = options;
    const statement = await this.#kept.filled(asked, options, (whole, schema, of) => this.query(whole, schema, of));
    checkParams(statement);
    const { signal, unlink } = linkSignals(options.signal, this.#closing.signal);
    try {
      const { leave } = await this.#lanes.enter({ name, lane, user, signal, patient });
      const run = this.#borrow((slot) => this.#runOn(slot, purpose, statement, options, signal, format)).finally(leave);
      this.#running.add(run);
      return await run.finally(() => this.#running.delete(run));
    } catch (error) {
      throw signal.aborted ? cancelled(name) : toWarehouseError(name, error);
    } finally {
      unlink();
    }
  }

  async #borrow<T>(work: (slot: Slot) => Promise<T>): Promise<T> {
    const slot = this.#sessions.take();
    let clean = false;
    try {
      const answer = await work(slot);
      clean = true;
      return answer;
    } finally {
      this.#sessions.give(slot, clean);
    }
  }

  async #runOn(
    slot: Slot,
    purpose: Purpose,
    statement: Statement,
    options: CommandOptions,
    signal: AbortSignal,
    format: string,
  ): Promise<ChdbResult> {
    if (signal.aborted) throw cancelled(options.name);
    const { session } = slot;
    const { database = 'default', onProgress } = options;
    const tag = nextTag(options);
    const threads = options.threads ?? this.#threadsFor(purpose, options);
    if (slot.database !== database) session.query(`USE \`${database.replace(/[\\`]/g, '\\$&')}\``);
    slot.database = database;
    const settings = { ...toSettings(purpose, options, tag, threads), ...besidePortal(purpose, options) };
    const tell = untold(statement, settings, slot.told);
    for (const [setting, literal] of tell) slot.told.set(setting, literal);
    const timers: NodeJS.Timeout[] = [];
    const kill = () => {
      this.#sessions.kill(tag);
      timers.push(setInterval(() => this.#sessions.kill(tag), killEveryMs));
    };
    signal.addEventListener('abort', kill, { once: true });
    if (onProgress) timers.push(setInterval(() => this.#report(tag, onProgress), progressEveryMs));
    try {
      // Told and asked at once: what is told by itself keeps this thread waiting.
      const answer = await session.queryAsync(`${setText(tell)};\n${statement.sql}`, { format });
      // A statement that was stopped may end as a success without its rows, and its session is not lent again.
      if (signal.aborted) throw cancelled(options.name);
      return answer;
    } finally {
      signal.removeEventListener('abort', kill);
      for (const timer of timers) clearInterval(timer);
    }
  }

  #checkWanted({ name, signal }: QueryOptions): void {
    if (signal?.aborted || this.#closing.signal.aborted) throw cancelled(name);
  }

  /** All cores for a command, which reads much; else shared among what runs, and a heavy question leaves half to others who are there. */
  #threadsFor(purpose: Purpose, { lane = 'light', user = '' }: QueryOptions): number {
    if (purpose === 'command') return availableParallelism();
    const share = Math.floor(availableParallelism() / Math.max(1, this.#lanes.running));
    return Math.max(1, lane === 'heavy' && this.#lanes.isCrowded(user) ? Math.floor(share / 2) : share);
  }

  #report(tag: string, onProgress: NonNullable<CommandOptions['onProgress']>): void {
    const progress = this.#sessions.progress(tag);
    if (!progress) return;
    try {
      onProgress(progress);
    } catch {
      // Whoever watches must not stop the work.
    }
  }
}

const diskFull = ({ name }: QueryOptions, cause?: unknown): WarehouseError =>
  new WarehouseError('disk-full', `${name} failed: the disk is full.`, { cause });

/** The same bytes, not a copy. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

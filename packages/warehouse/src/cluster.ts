// A ClickHouse server, or a cluster behind one address, over HTTP. Enters: its URL. Leaves: a `Warehouse`.
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClickHouseClient, ClickHouseSettings } from '@clickhouse/client';
import { dayMs } from '@cvm/contract';
import { type ZodType, z } from 'zod';
import { linkSignals } from './abort.ts';
import {
  type CommandOptions,
  type Insert,
  type Progress,
  type QueryOptions,
  type QueryText,
  type Statement,
  type TextOf,
  type Warehouse,
  WarehouseError,
} from './client.ts';
import { executed, feed, readLines, retryRefused } from './cluster/transfer.ts';
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
import { acrossShards, nextTag, type Purpose, type Settings, toSettings } from './settings.ts';
import { checkParams } from './statement.ts';
import { readText, textFormat, textSelect } from './text.ts';

export type ClusterOptions = {
  /** `https://user:password@host:8443/database`; the database is where unqualified names are looked up. */
  readonly url: string;
  /** The cluster's name in the configuration of its servers; tables are then divided and replicated over it. */
  readonly cluster?: string | undefined;
  /** Statements at a time from this process; default 16. */
  readonly connections?: number;
  /** Reading statements waiting; default 64. */
  readonly queueMax?: number;
  /** Longest wait of a reading statement for a connection; default 30 s. */
  readonly waitMsMax?: number;
};

type Request = {
  readonly query: string;
  readonly query_params: NonNullable<Statement['params']>;
  readonly query_id: string;
  readonly abort_signal: AbortSignal;
  readonly clickhouse_settings: ClickHouseSettings;
};

type Ticket = {
  readonly request: Request;
  readonly toError: (error: unknown) => WarehouseError;
  /** Throws when its caller has left: what was stopped on the way is no answer, whatever it looks like. */
  readonly checkWanted: () => void;
  /** Gives the place back; work that was `left` before its end is stopped. */
  readonly end: (left: boolean) => void;
};

const progressEveryMs = 500;
/** The engine ends a statement in time; this is for an answer that never arrives. */
const lateMs = 5_000;
const killDelaysMs = [0, 300, 1500];

/** @throws WarehouseError `unreachable` when the server does not answer. */
export const openCluster = async (options: ClusterOptions): Promise<Warehouse> => {
  const url = new URL(options.url);
  const database = decodeURIComponent(url.pathname.slice(1)) || 'default';
  url.pathname = '/';
  const connections = options.connections ?? 16;
  // No start waits for it, of a portal with the embedded engine.
  const { ClickHouseLogLevel, createClient } = await import('@clickhouse/client');
  const client = createClient({
    url,
    // Idle time is the engine's business: a load may run for hours before its first byte.
    request_timeout: dayMs,
    max_open_connections: connections + 4,
    max_response_headers_size: 1 << 20,
    use_multipart_params_auto: true,
    log: { level: ClickHouseLogLevel.OFF },
  });
  const heavyPlaces = Math.max(2, Math.floor(connections / 2));
  const limits = {
    places: connections,
    heavyPlaces,
    queueMax: options.queueMax ?? 64,
    waitMsMax: options.waitMsMax ?? 30_000,
  };
  try {
    await checkVersion(client);
    return new ClusterWarehouse(client, await knownSettings(client), database, new Lanes(limits), options.cluster);
  } catch (cause) {
    await client.close();
    throw toWarehouseError(`Reaching the ClickHouse server at ${url.host}`, cause);
  }
};

/** The oldest server that takes our statements. */
const versionMin = [24, 8] as const;

/** Asked in words that any version understands. */
const checkVersion = async (client: ClickHouseClient): Promise<void> => {
  const answer = await retryRefused(() => client.query({ query: 'select version()', format: 'TabSeparated' }));
  const version = (await answer.text()).trim();
  const [major = Number.NaN, minor = 0] = version.split('.').map(Number);
  if (Number.isNaN(major)) throw new Error('What answers is no ClickHouse server.');
  if (major < versionMin[0] || (major === versionMin[0] && minor < versionMin[1]))
    throw new WarehouseError(
      'failed',
      `The ClickHouse server has version ${version}; ${versionMin.join('.')} or later is needed.`,
    );
};

/** Those of our settings that this version of the server has; it refuses a statement with any other. */
const knownSettings = async (client: ClickHouseClient): Promise<ReadonlySet<string>> => {
  const names = Object.keys({
    ...toSettings('query', { name: '' }, '', 1),
    ...acrossShards('command'),
    ...acrossShards('query'),
  });
  const answer = await retryRefused(() =>
    client.query({
      query: 'select name from system.settings where name in {names:Array(String)}',
      query_params: { names },
      format: 'JSONCompactEachRow',
    }),
  );
  return new Set(
    z
      .array(z.tuple([z.string()]))
      .parse(await answer.json())
      .flat(),
  );
};

class ClusterWarehouse implements Warehouse {
  readonly kind = 'cluster';
  readonly cluster: string | undefined;
  readonly #client: ClickHouseClient;
  readonly #known: ReadonlySet<string>;
  readonly #database: string;
  readonly #lanes: Lanes;
  readonly #kept = new KeptAnswers();
  readonly #closing = new AbortController();
  readonly #stopping = new Set<Promise<void>>();

  constructor(
    client: ClickHouseClient,
    known: ReadonlySet<string>,
    database: string,
    lanes: Lanes,
    cluster: string | undefined,
  ) {
    // Everything that runs or waits listens.
    setMaxListeners(0, this.#closing.signal);
    this.#client = client;
    this.#known = known;
    this.#database = database;
    this.#lanes = lanes;
    this.cluster = cluster;
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
    // Rows that come from other nodes are counted there, before they are put together: a count of something else.
    const counted = this.cluster === undefined && isSelect(statement.sql);
    const sql = counted ? countedSelect(statement.sql, options) : statement.sql;
    const ask = (more: Pick<QueryOptions, 'signal'>): Promise<string> =>
      this.#run('query', { ...statement, sql }, { lane: 'light', ...options, ...more }, (request) =>
        retryRefused(async () => (await this.#client.query({ ...request, format: answerFormat })).text()),
      );
    const text = options.isKept
      ? await this.#kept.text(statement, options, async (signal) =>
          checkedAnswer(await ask({ signal }), options, counted),
        )
      : await ask({});
    return { text, counted };
  }

  async queryText(statement: Statement, of: TextOf, options: QueryOptions): Promise<QueryText> {
    const { page } = of;
    const counted = this.cluster === undefined;
    const isCounted = counted && page !== undefined && !page.isPickedFirst;
    const select = counted && !isCounted ? countedSelect(statement.sql, options) : statement.sql;
    const sql = `${textSelect(select, of, counted)}\nformat ${textFormat}`;
    const ask = async (): Promise<QueryText> => {
      const bytes = await this.#run(
        isCounted ? 'page' : 'query',
        { ...statement, sql },
        { lane: 'light', ...options },
        (request) => retryRefused(async () => buffer((await this.#client.exec(executed(request))).stream)),
      );
      return readText(bytes, of, options.name, isCounted ? page : undefined);
    };
    return page === undefined ? ask() : countedPage(this, page, options, isCounted, ask);
  }

  async *stream<Row>(statement: Statement, schema: ZodType<Row>, options: QueryOptions): AsyncGenerator<Row[]> {
    const ticket = await this.#begin('stream', statement, { lane: 'heavy', ...options });
    let left = true;
    try {
      const query = `${ticket.request.query}\nformat ${streamFormat}`;
      const answer = await retryRefused(() => this.#client.exec(executed({ ...ticket.request, query })));
      const lines = readRowLines(readLines(answer.stream), options.name);
      for await (const rows of readStream(lines, schema, options)) {
        ticket.checkWanted();
        yield rows;
      }
      ticket.checkWanted();
      left = false;
    } catch (error) {
      throw ticket.toError(error);
    } finally {
      ticket.end(left);
    }
  }

  async command(statement: string | Statement, options: CommandOptions): Promise<void> {
    const whole = typeof statement === 'string' ? { sql: statement } : statement;
    await this.#run('command', whole, { lane: 'heavy', ...options }, (request) =>
      retryRefused(() => this.#client.command(request)),
    );
  }

  async insert({ into, format, source }: Insert, options: CommandOptions): Promise<void> {
    const statement = { sql: `insert into ${into} format ${format}` };
    const body = new PassThrough();
    // A source that breaks off destroys the body, and with it the request: a part is never taken for the whole.
    const feeding = feed(source, body);
    feeding.catch(() => undefined);
    await this.#run('command', statement, { lane: 'heavy', ...options }, async (request) => {
      const { stream } = await this.#client.exec({ ...request, values: body });
      stream.resume();
      await feeding;
    }).finally(() => body.destroy());
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await Promise.allSettled(this.#stopping);
    await this.#client.close();
  }

  async #run<T>(
    purpose: Purpose,
    statement: Statement,
    options: CommandOptions,
    send: (request: Request) => Promise<T>,
  ): Promise<T> {
    const ticket = await this.#begin(purpose, statement, options);
    try {
      const answer = await send(ticket.request);
      ticket.checkWanted();
      return answer;
    } catch (error) {
      throw ticket.toError(error);
    } finally {
      ticket.end(false);
    }
  }

  /** Waits for its wholes and a place, and makes the request. */
  async #begin(purpose: Purpose, asked: Statement, options: CommandOptions): Promise<Ticket> {
    const {
      name,
      lane = 'light',
      user = '',
      isPatient: patient = purpose === 'command',
      timeoutMs,
      onProgress,
    } = options;
    const statement = await this.#kept.filled(asked, options, (whole, schema, of) => this.query(whole, schema, of));
    checkParams(statement);
    const waiting = linkSignals(options.signal, this.#closing.signal);
    const { leave } = await this.#lanes
      .enter({ name, lane, user, signal: waiting.signal, patient })
      .finally(waiting.unlink);
    const late = timeoutMs ? AbortSignal.timeout(timeoutMs + lateMs) : undefined;
    const { signal, unlink } = linkSignals(options.signal, this.#closing.signal, late);
    const tag = nextTag(options);
    const stop = () => this.#stop(tag);
    signal.addEventListener('abort', stop);
    const timer = onProgress && setInterval(() => void this.#report(tag, onProgress), progressEveryMs);
    return {
      checkWanted: () => signal.throwIfAborted(),
      request: {
        query: statement.sql,
        query_params: statement.params ?? {},
        query_id: randomUUID(),
        abort_signal: signal,
        clickhouse_settings: this.#settings(purpose, options, tag),
      },
      toError: (error) => {
        if (options.signal?.aborted || this.#closing.signal.aborted) return cancelled(name);
        if (late?.aborted) return new WarehouseError('timeout', `${name} failed: the server gave no answer in time.`);
        return toWarehouseError(name, error);
      },
      end: (left) => {
        clearInterval(timer);
        signal.removeEventListener('abort', stop);
        unlink();
        leave();
        if (left) stop();
      },
    };
  }

  #settings(purpose: Purpose, options: QueryOptions, tag: string): ClickHouseSettings {
    const settings: Settings = {
      ...toSettings(purpose, options, tag, options.threads),
      ...(this.cluster === undefined ? {} : acrossShards(purpose)),
    };
    return {
      ...Object.fromEntries(Object.entries(settings).filter(([name]) => this.#known.has(name))),
      database: options.database ?? this.#database,
      // With the answer held back until it is whole, every failure has its own status; a stream reports it in its tail.
      wait_end_of_query: purpose === 'stream' ? 0 : 1,
      // A reading statement is also stopped by the server when its connection goes; only for those it calls read-only.
      ...(purpose === 'command'
        ? { send_progress_in_http_headers: 1, http_headers_progress_interval_ms: '60000' }
        : { readonly: '2', cancel_http_readonly_queries_on_client_close: 1 }),
    };
  }

  /** Stops what may still run of a statement, without waiting for it. */
  #stop(tag: string): void {
    const stopping = this.#kill(tag);
    this.#stopping.add(stopping);
    void stopping.then(() => this.#stopping.delete(stopping));
  }

  /** More than once when nothing was found: a statement on its way to the engine is not there yet, and a kill may itself be lost. */
  async #kill(tag: string): Promise<void> {
    for (const delay of killDelaysMs) {
      await wait(delay);
      if (await this.#isFoundByKill(tag)) return;
    }
  }

  async #isFoundByKill(tag: string): Promise<boolean> {
    try {
      const answer = await this.#client.query({
        query: "kill query where Settings['log_comment'] = {tag:String} async",
        query_params: { tag },
        format: 'JSONCompactEachRow',
      });
      return (await answer.text()) !== '';
    } catch {
      return false;
    }
  }

  async #report(tag: string, onProgress: NonNullable<CommandOptions['onProgress']>): Promise<void> {
    try {
      const answer = await this.#client.query({
        query: `select read_rows, total_rows_approx, elapsed from system.processes
          where Settings['log_comment'] = {tag:String} and is_initial_query limit 1`,
        query_params: { tag },
        clickhouse_settings: { output_format_json_quote_64bit_integers: 0 },
        format: 'JSONCompactEachRow',
      });
      const [row] = progressRows.parse(await answer.json());
      if (row) onProgress(toProgress(row));
    } catch {
      // Whoever watches must not stop the work.
    }
  }
}

const progressRows = z.array(z.tuple([z.number(), z.number(), z.number()]));

const toProgress = ([rowsRead, total, elapsed]: z.infer<typeof progressRows>[number]): Progress => ({
  rowsRead,
  rowsTotal: total > 0 ? total : null,
  elapsedMs: elapsed * 1000,
});

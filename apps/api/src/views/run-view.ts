/**
 * The only road from a call to data. In: a compiled query (access is inside it) and the edition it was compiled for.
 * Out: rows, the sample size and the facts of the answer. Every statement carries the view's and the request's id to the
 * engine, a time, memory and row limit, and dies when its caller leaves.
 */
import {
  aboutOne,
  type Clause,
  type Meta,
  notInIndexMessage,
  type Row,
  recipe,
  rowSchema,
  type SampleFacts,
  type Suppressed,
} from '@cvm/contract';
import { type Compiled, readAnswer, type WholeAnswer } from '@cvm/metrics';
import {
  type Lane,
  type Lanes,
  type QueryOptions,
  readerOf,
  type SharedRuns,
  type Statement,
  type TextOf,
  type Warehouse,
  WarehouseError,
} from '@cvm/warehouse';
import { z } from 'zod';
import type { Edition } from '../edition.ts';
import { ApiError } from '../errors.ts';
import type { Limit, ViewLimits } from './limits.ts';
import { type Result, type ResultCache, resultKey } from './result-cache.ts';

export type ViewRunner = {
  readonly warehouse: Warehouse;
  readonly results: ResultCache;
  readonly shared: SharedRuns<Result>;
  /** Of large tables that are held in memory. */
  readonly tables: Lanes;
  readonly limits: ViewLimits;
};

export type ViewCall = {
  readonly compiled: Compiled;
  readonly edition: Edition;
  readonly requestId: string;
  /** Whose question it is: what waits is served by turns. */
  readonly user: string;
  /** `heavy` for what may take long, so that it never stands in front of what screens wait for; `light` when left out. */
  readonly lane?: Lane;
  /** Raised when the caller has left. */
  readonly signal: AbortSignal;
};

const sampleSchema = z.object({ n: z.number(), effective: z.number().nullable().default(null) });

const optionsOf = (call: ViewCall, limit: Limit): QueryOptions => ({
  name: call.compiled.view.id,
  requestId: call.requestId,
  database: call.edition.database,
  user: call.user,
  ...(call.lane === undefined ? {} : { lane: call.lane }),
  isWide: call.compiled.isWide,
  ...limit,
  signal: call.signal,
});

export const noSample: SampleFacts = { sampleSize: null, effectiveSampleSize: null };

const runSample = async ({ warehouse, limits }: ViewRunner, call: ViewCall): Promise<SampleFacts> => {
  if (call.compiled.sample === null) return noSample;
  const options = { ...optionsOf(call, limits.screen), isKept: true };
  const { rows } = await warehouse.query(call.compiled.sample, sampleSchema, options);
  return { sampleSize: rows[0]?.n ?? 0, effectiveSampleSize: rows[0]?.effective ?? null };
};

const guardSchema = z.object({ n: z.number(), others: z.number() });

/** Are so few people behind the answer, or left out of it, that it is kept back? */
const suppressedBy = async ({ warehouse, limits }: ViewRunner, call: ViewCall): Promise<Suppressed | undefined> => {
  const { guard } = call.compiled;
  if (guard === null) return undefined;
  const { minimumBase, atLeast, statement } = guard;
  const options = { ...optionsOf(call, limits.screen), isKept: true };
  const isEnough = (people: number) => people === 0 || people >= minimumBase;
  const areEnough = async (asked: Statement): Promise<boolean> => {
    const { rows } = await warehouse.query(asked, guardSchema, options);
    return rows.every(({ n, others }) => isEnough(n) && isEnough(others));
  };
  if (atLeast !== null && (await areEnough(atLeast))) return undefined;
  return (await areEnough(statement)) ? undefined : { minimumBase };
};

const namedSchema = z.object({ filter: z.string(), id: z.string() });

/** Throws where the question names a season, an episode, a character, a moment or a comment that is not there. */
const checkNamed = async ({ warehouse, limits }: ViewRunner, call: ViewCall): Promise<void> => {
  const { named } = call.compiled;
  if (named === null) return;
  const { rows } = await warehouse.query(named.statement, namedSchema, optionsOf(call, limits.screen));
  named.check(rows);
};

/** A view about one thing has exactly one row when the thing exists, whatever page of it is asked for; behind it there is none. */
const checkFound = ({ view, clauses, after }: Compiled, rows: number): void => {
  const of = aboutOne(view);
  if (rows === 0 && after === null && of !== undefined)
    throw new ApiError('unknown_title', notInIndexMessage(of, asked(clauses, of)));
};

const asked = (clauses: readonly Clause[], id: Clause['id']): string =>
  clauses.find((clause) => clause.id === id && clause.op === 'is')?.values.join(', ') ?? '';

/** No code reads rows that the engine finishes: they go out as it writes them. */
const textOf = ({ view, page }: Compiled): TextOf => ({
  columns: view.columns.map(({ name }) => name),
  row: rowSchema(view),
  ...(page === null ? {} : { page }),
});

type Answered = Pick<Result, 'json' | 'rows' | 'rowsAll'> & Told;

/** What rows tell of the people behind them; of an answer that the engine finishes, nothing. */
type Told = { readonly sample: SampleFacts | null; readonly suppressed: Suppressed | undefined };

const toldBy = ({ people }: Compiled, { people: found, isOfFew }: WholeAnswer): Told => ({
  sample: found && {
    sampleSize: found.n,
    effectiveSampleSize: found.effective,
    ...(found.isUntested === true ? { untested: true } : {}),
  },
  suppressed: people !== null && isOfFew ? { minimumBase: people.minimumBase } : undefined,
});

const toldNothing: Told = { sample: null, suppressed: undefined };

/** Every row, in one piece. */
const wholeAnswer = (warehouse: Warehouse, compiled: Compiled, options: QueryOptions): Promise<WholeAnswer> =>
  readAnswer(compiled, readerOf(warehouse, options));

const answered = async (warehouse: Warehouse, compiled: Compiled, options: QueryOptions): Promise<Answered> => {
  if (compiled.settled === null)
    return { ...(await warehouse.queryText(compiled.rows, textOf(compiled), options)), ...toldNothing };
  const whole = await wholeAnswer(warehouse, compiled, options);
  const { json, count: rows, rowsAll } = whole;
  return { json: json(), rows, rowsAll, ...toldBy(compiled, whole) };
};

/** What stands behind a row is not the whole answer. */
const wholeOf = ({ after }: Compiled, rowsAll: number | undefined): Pick<Result, 'rowsAll'> =>
  after === null ? { rowsAll } : {};

const isBusy = (error: unknown): boolean => error instanceof WarehouseError && error.code === 'busy';

/**
 * What is asked beside the rows of a call may wait for the place that these have. It is not too much that the user asks then: what
 * became of the rows is the answer, and once they are there it is asked again.
 */
const beside = async <Found>(rows: Promise<unknown>, ask: () => Promise<Found>): Promise<Found> => {
  try {
    return await ask();
  } catch (error) {
    if (!isBusy(error)) throw error;
    await rows;
    return ask();
  }
};

const run = async (runner: ViewRunner, call: ViewCall): Promise<Result> => {
  const started = performance.now();
  // When one of the two fails, the other must not go on for nobody.
  const both = new AbortController();
  const signal = AbortSignal.any([call.signal, both.signal]);
  const bound = { ...call, signal };
  const { screen, jsonRowsMax } = runner.limits;
  const rowsLimit = call.lane === 'heavy' ? screen : { ...screen, rowsMax: Math.min(screen.rowsMax, jsonRowsMax) };
  try {
    const answer = answered(runner.warehouse, call.compiled, optionsOf(bound, rowsLimit));
    const [{ json, rows, rowsAll, ...told }, sample, found] = await Promise.all([
      answer,
      beside(answer, () => runSample(runner, bound)),
      beside(answer, () => suppressedBy(runner, bound)),
      beside(answer, () => checkNamed(runner, bound)),
    ]);
    const elapsedMs = Math.round(performance.now() - started);
    const suppressed = found ?? told.suppressed;
    if (suppressed !== undefined)
      return { json: Buffer.from('[]'), rows: 0, ...wholeOf(call.compiled, 0), ...noSample, elapsedMs, suppressed };
    checkFound(call.compiled, rowsAll ?? rows);
    return { json, rows, ...wholeOf(call.compiled, rowsAll), ...(told.sample ?? sample), elapsedMs };
  } finally {
    both.abort();
  }
};

/** The answer of a view, from memory when the same question was answered before over the same data. */
export const runView = async (runner: ViewRunner, call: ViewCall): Promise<Result> => {
  const key = resultKey(call.compiled, call.edition);
  const known = runner.results.get(key);
  if (known !== undefined) return known;
  const start = async (signal: AbortSignal): Promise<Result> => {
    const result = await run(runner, { ...call, signal });
    // What everybody left is not kept, whatever it came to.
    signal.throwIfAborted();
    runner.results.set(key, result);
    return result;
  };
  return runner.shared(key, start, call.signal);
};

export type ViewStream = {
  readonly rows: AsyncIterable<Row>;
  readonly sample: SampleFacts;
  /** Rows of the whole answer, where these are a page of it and the work has counted them. */
  readonly rowsAll?: number | undefined;
  /** Milliseconds since the work began. */
  readonly elapsedMs: () => number;
  readonly suppressed?: Suppressed | undefined;
  /** Every row is left out, not some cells alone. */
  readonly isKeptBack?: true;
  /** For whoever does not read the rows after all: ends what they come from. */
  readonly close: () => Promise<void>;
};

async function* nothing(): AsyncGenerator<Row> {}

async function* flat(
  batches: AsyncIterator<Row[]>,
  first: IteratorResult<Row[]>,
  signal: AbortSignal,
): AsyncGenerator<Row> {
  try {
    for (let batch = first; !batch.done; batch = await batches.next()) yield* batch.value;
    // What was ended because its caller has left is not all there is.
    signal.throwIfAborted();
  } finally {
    await batches.return?.();
  }
}

async function* inOnePiece(rows: readonly Row[]): AsyncGenerator<Row[]> {
  yield [...rows];
}

type Batches = Told & { readonly batches: AsyncIterator<Row[]>; readonly rowsAll?: number | undefined };

const batchesOf = async (warehouse: Warehouse, compiled: Compiled, options: QueryOptions): Promise<Batches> => {
  if (compiled.settled === null)
    return {
      batches: warehouse.stream(compiled.rows, rowSchema(compiled.view), options)[Symbol.asyncIterator](),
      ...toldNothing,
    };
  const whole = await wholeAnswer(warehouse, compiled, options);
  return { batches: inOnePiece(whole.rows()), ...wholeOf(compiled, whole.rowsAll), ...toldBy(compiled, whole) };
};

const keptBack = (suppressed: Suppressed): ViewStream => ({
  rows: nothing(),
  sample: noSample,
  elapsedMs: () => 0,
  suppressed,
  isKeptBack: true,
  close: async () => {},
});

/**
 * The rows of a view as the engine makes them, for exports and streams. Resolves when the first rows are there, so that
 * what is wrong with the query is still an error with a status and not a broken file.
 */
export const streamView = async (runner: ViewRunner, call: ViewCall): Promise<ViewStream> => {
  const started = performance.now();
  await checkNamed(runner, call);
  const suppressed = await suppressedBy(runner, call);
  if (suppressed !== undefined) return keptBack(suppressed);
  const sample = await runSample(runner, call);
  const options: QueryOptions = { ...optionsOf(call, runner.limits.file), lane: 'heavy' };
  const { batches, ...told } = await batchesOf(runner.warehouse, call.compiled, options);
  if (told.suppressed !== undefined) return keptBack(told.suppressed);
  const first = await batches.next();
  if (first.done) checkFound(call.compiled, told.rowsAll ?? (await countWhole(runner, call)) ?? 0);
  const elapsedMs = () => Math.round(performance.now() - started);
  const close = async (): Promise<void> => {
    await batches.return?.();
  };
  // TRICKY: rows that nobody has begun to read are not ended by whoever was to read them: an iteration that is left before its
  // first step does nothing at all.
  const { signal } = call;
  const leave = (): void => void close().catch(() => undefined);
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return {
    rows: flat(batches, first, signal),
    sample: told.sample ?? sample,
    rowsAll: told.rowsAll,
    elapsedMs,
    close,
  };
};

const countSchema = z.object({ n: z.number() });

/** How many rows the whole answer has that a page is of; undefined where that is not known. */
export const countWhole = async ({ warehouse, limits }: ViewRunner, call: ViewCall): Promise<number | undefined> => {
  const { page } = call.compiled;
  if (page === null) return undefined;
  const { rows } = await warehouse.query(page.count, countSchema, { ...optionsOf(call, limits.file), lane: 'heavy' });
  return rows[0]?.n;
};

/** The facts that travel with every answer: the query as understood, what it was answered from. */
export const metaOf = (
  { compiled, edition }: Pick<ViewCall, 'compiled' | 'edition'>,
  { rows, rowsAll, sampleSize, effectiveSampleSize, untested, elapsedMs, suppressed }: Omit<Result, 'json'>,
): Meta => ({
  view: compiled.view.id,
  rows,
  ...(rowsAll === undefined ? {} : { rowsAll }),
  sampleSize,
  effectiveSampleSize,
  ...(untested === undefined ? {} : { untested }),
  dataThrough: edition.dataThrough,
  panel: compiled.panel,
  elapsedMs,
  filters: compiled.clauses,
  range: compiled.range,
  edition: edition.edition,
  recipe,
  ...(edition.recipe === recipe ? {} : { dataRecipe: edition.recipe }),
  ...(suppressed === undefined ? {} : { suppressed }),
});

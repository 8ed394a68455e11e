/**
 * The flat cells of a cross-tab, whole or as they come. In: a compiled cross-tab. Rows are answered as the engine makes
 * them; where the call is honest, or a row says that few people are behind some cell, the whole table is asked for in their
 * place and settled in memory, because what is left out of a cell depends on all others.
 */
import type { ComparedPeriod, Row, Suppressed } from '@cvm/contract';
import { type ComparedRows, type CompiledCrosstab, settled, tooManyCells, type WholeCrosstab } from '@cvm/metrics';
import { doneInTurns, inTurns } from './in-turns.ts';
import type { ViewLimits } from './limits.ts';
import { type Result, rowsOf } from './result-cache.ts';
import { noSample, runView, streamView, type ViewCall, type ViewRunner, type ViewStream } from './run-view.ts';
import { type Seat, type Sitter, seatAmong, seated } from './table-places.ts';

export type CrosstabCall = ViewCall & { readonly compiled: CompiledCrosstab };

/** The cells, and the facts of their answer. */
export type CrosstabCells = {
  readonly cells: readonly Row[];
  readonly facts: Omit<Result, 'json' | 'rows'>;
  /** Every cell is left out. */
  readonly isKeptBack?: true;
};

/** What the engine counts are cells, of which a row of the table has many: they are no rows of the answer. A whole table counts its own. */
const toldOf = ({
  json,
  rows: _,
  rowsAll: __,
  ...facts
}: Result): Pick<Result, 'json'> & Pick<CrosstabCells, 'facts'> => ({
  json,
  facts,
});

const suppressedBy = ({ plan }: WholeCrosstab, isSuppressed: boolean): Suppressed | undefined =>
  isSuppressed ? { minimumBase: plan.access.minimumBase } : undefined;

const wholeOf = ({ whole }: CompiledCrosstab): WholeCrosstab => {
  if (whole === null) throw new Error('A cross-tab without small groups has no whole table.');
  return whole();
};

const settle = async ({ compiled, signal }: CrosstabCall, rows: readonly Row[], compared: ComparedRows) => {
  const whole = wholeOf(compiled);
  const table = await doneInTurns(settled(compiled.crosstab, whole, rows, compared), signal);
  const { cells, linesAll, isSuppressed, isSampleSuppressed } = table;
  return { cells, rowsAll: linesAll, isSampleSuppressed, suppressed: suppressedBy(whole, isSuppressed) };
};

const wholeCall = ({ compiled, ...call }: CrosstabCall): ViewCall => ({
  ...call,
  compiled: wholeOf(compiled).compiled,
});

/** The same table of the days that calculated fields compare with, one after the other: a question has one lane. */
const comparedRows = async (runner: ViewRunner, { compiled, ...call }: CrosstabCall): Promise<ComparedRows> => {
  const compared = new Map<ComparedPeriod, { whole: WholeCrosstab; rows: Row[] } | null>();
  for (const [period, whole] of compiled.compared) {
    const result = await runView(runner, { ...call, compiled: whole.compiled });
    const rows = await doneInTurns(rowsOf(result), call.signal);
    compared.set(period, result.suppressed === undefined ? { whole, rows } : null);
  }
  return compared;
};

/** Whose table it is, and what waits for it. */
const sitterOf = ({ compiled, user, signal }: CrosstabCall, lane: Sitter['lane']): Sitter => ({
  ...{ name: compiled.view.id, user, lane, signal },
});

/** An answer whose rows are to be read into memory, with a seat for those of a large table. */
const answerSeated = (runner: ViewRunner, call: ViewCall, seat: Seat): Promise<Result> =>
  seated(seat, async () => {
    const result = await runView(runner, call);
    return result.rows > runner.limits.largeTableFrom && !seat.take() ? null : result;
  });

const countedWhole = async (runner: ViewRunner, call: CrosstabCall, seat: Seat): Promise<CrosstabCells> => {
  const { json, facts } = toldOf(await answerSeated(runner, wholeCall(call), seat));
  if (facts.suppressed !== undefined) return { cells: [], facts, isKeptBack: true };
  const compared = await comparedRows(runner, call);
  const counted = await doneInTurns(rowsOf({ json }), call.signal);
  const { cells, rowsAll, suppressed, isSampleSuppressed } = await settle(call, counted, compared);
  const all: Row[] = [];
  for await (const cell of inTurns(cells(), call.signal)) all.push(cell);
  return { cells: all, facts: { ...facts, rowsAll, ...(isSampleSuppressed ? noSample : {}), suppressed } };
};

/** Cells are kept in memory as they came, so tables that differ only in their totals share one run. */
const counted = async (runner: ViewRunner, call: CrosstabCall, seat: Seat): Promise<CrosstabCells> => {
  if (call.compiled.isWhole) return countedWhole(runner, call, seat);
  const result = await answerSeated(runner, call, seat);
  const cells = await doneInTurns(rowsOf(result), call.signal);
  if (cells[0]?.has_few === 1) return countedWhole(runner, call, seat);
  const { facts } = toldOf(result);
  return facts.suppressed === undefined ? { cells, facts } : { cells, facts, isKeptBack: true };
};

/** What is made of the cells of a table, which are held in memory until it is. */
export const runCrosstab = async <Made>(
  runner: ViewRunner,
  call: CrosstabCall,
  make: (cells: CrosstabCells) => Promise<Made>,
): Promise<Made> => {
  const seat = seatAmong(runner.tables, sitterOf(call, 'light'));
  try {
    return await make(await counted(runner, call, seat));
  } finally {
    seat.leave();
  }
};

/**
 * The whole table is held in memory, so it may have as many cells as one answer, also where it leaves as a file. Null for a large one
 * that has no seat.
 */
const collected = async (
  rows: AsyncIterable<Row>,
  { screen: { rowsMax }, largeTableFrom }: ViewLimits,
  seat: Seat,
): Promise<Row[] | null> => {
  const all: Row[] = [];
  for await (const row of rows) {
    all.push(row);
    if (all.length > rowsMax) throw tooManyCells();
    if (all.length > largeTableFrom && !seat.take()) return null;
  }
  return all;
};

const streamCollected = async (runner: ViewRunner, call: CrosstabCall, seat: Seat) => {
  const stream = await streamView(runner, wholeCall(call));
  const rows = await collected(stream.rows, runner.limits, seat);
  return rows && { stream, rows };
};

/** Rows of a table that is held until they are read, or nobody reads them any more. */
const leavingSeat = (stream: ViewStream, { leave }: Seat, signal: AbortSignal): ViewStream => {
  async function* rows(): AsyncGenerator<Row> {
    try {
      yield* stream.rows;
    } finally {
      leave();
    }
  }
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  const close = async (): Promise<void> => {
    leave();
    await stream.close();
  };
  return { ...stream, rows: rows(), close };
};

const streamWhole = async (runner: ViewRunner, call: CrosstabCall, lane: Sitter['lane']): Promise<ViewStream> => {
  const seat = seatAmong(runner.tables, sitterOf(call, lane));
  try {
    const { stream, rows } = await seated(seat, () => streamCollected(runner, call, seat));
    if (stream.suppressed !== undefined) return stream;
    const { cells, rowsAll, suppressed, isSampleSuppressed } = await settle(
      call,
      rows,
      await comparedRows(runner, call),
    );
    const sample = isSampleSuppressed ? noSample : stream.sample;
    const settledStream = { ...stream, rows: inTurns(cells(), call.signal), rowsAll, sample, suppressed };
    return leavingSeat(settledStream, seat, call.signal);
  } catch (error) {
    seat.leave();
    throw error;
  }
};

async function* following(first: IteratorResult<Row>, rows: AsyncIterator<Row>): AsyncGenerator<Row> {
  try {
    for (let next = first; !next.done; next = await rows.next()) yield next.value;
  } finally {
    await rows.return?.();
  }
}

/** `lane`: `heavy` for a file, as `Sitter` says. */
export const streamCrosstab = async (
  runner: ViewRunner,
  call: CrosstabCall,
  lane: Sitter['lane'],
): Promise<ViewStream> => {
  if (call.compiled.isWhole) return streamWhole(runner, call, lane);
  const stream = await streamView(runner, call);
  const rows = stream.rows[Symbol.asyncIterator]();
  const first = await rows.next();
  if (first.done || first.value.has_few !== 1) return { ...stream, rows: following(first, rows) };
  await rows.return?.();
  return streamWhole(runner, call, lane);
};

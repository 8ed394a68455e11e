/**
 * The lines of a benchmark: each figure as soon as it is there. In: a compiled benchmark and how its statements are run;
 * out: partial objects `{"top": {...}}` or `{"bottom": {...}}`, then the facts of the answer. A group of figures that
 * fails says so in its own fields; the others go on.
 */
import {
  type BenchmarkBlock,
  type BenchmarkCounts,
  type BenchmarkFigures,
  type BenchmarkLine,
  type ErrorAnswer,
  notInIndexMessage,
  type Row,
} from '@cvm/contract';
import {
  type BenchmarkPart,
  type Compiled,
  type CompiledBenchmark,
  isOfFew,
  readAbout,
  readCounts,
  readMedians,
  readPart,
  readTitles,
} from '@cvm/metrics';
import { ApiError, answerOf } from '../errors.ts';

export type Statements = {
  readonly run: (compiled: Compiled) => Promise<readonly Row[]>;
  /** Told of a failure that is a fault of ours; the answer only says that something went wrong. */
  readonly onFault: (failure: unknown) => void;
  /** Told where nothing can be told because too few people are behind each of the titles. */
  readonly onFew: (minimumBase: number) => void;
};

type Outcome =
  | { readonly part: BenchmarkPart; readonly rows: readonly Row[] }
  | { readonly error: ErrorAnswer['error'] };

const runOf = async (part: BenchmarkPart, compiled: Compiled, { run, onFault }: Statements): Promise<Outcome> => {
  try {
    return { part, rows: await run(compiled) };
  } catch (failure) {
    const { body, fault } = answerOf(failure);
    if (fault) onFault(failure);
    return { error: body.error };
  }
};

type Read = (part: BenchmarkPart, rows: readonly Row[]) => BenchmarkFigures;

/** The fields of a part, or in each why there is none. */
const fieldsOf = (part: BenchmarkPart, outcome: Outcome, read: Read): BenchmarkFigures =>
  'error' in outcome
    ? Object.fromEntries(part.fields.map((field) => [field, { error: outcome.error }]))
    : read(part, outcome.rows);

/** Groups of figures at a time: a title's page asks for two benchmarks beside all it shows, and others wait, too. */
const atATime = 3;

/** Results as they come, of `atATime` tasks at a time, which must not reject. */
async function* settled<Value>(tasks: readonly (() => Promise<Value>)[]): AsyncGenerator<Value> {
  const waiting = [...tasks];
  const running = new Map<(typeof tasks)[number], Promise<{ task: (typeof tasks)[number]; value: Value }>>();
  while (waiting.length > 0 || running.size > 0) {
    for (const task of waiting.splice(0, atATime - running.size)) {
      const done = task().then((value) => ({ task, value }));
      running.set(task, done);
    }
    const { task, value } = await Promise.race(running.values());
    running.delete(task);
    yield value;
  }
}

/** The segment's titles, whole or not at all. */
const titlesOf = async (benchmark: CompiledBenchmark, statements: Statements): Promise<BenchmarkBlock> => {
  const tasks = benchmark.parts.flatMap((part) => {
    const { ofTitles } = part;
    return ofTitles === null ? [] : [() => runOf(part, ofTitles, statements)];
  });
  if (tasks.length === 0) return {};
  const read: [BenchmarkPart, readonly Row[]][] = [];
  for await (const outcome of settled(tasks)) {
    if ('error' in outcome) return { titles: outcome };
    read.push([outcome.part, outcome.rows]);
  }
  return { titles: readTitles(benchmark, read) };
};

async function* blocks(
  benchmark: CompiledBenchmark,
  about: BenchmarkBlock,
  statements: Statements,
): AsyncGenerator<BenchmarkLine> {
  const { side, parts, missing } = benchmark;
  yield { [side]: about };
  const medians: BenchmarkFigures = Object.fromEntries(missing.map((field) => [field, null]));
  const counts: BenchmarkCounts = Object.fromEntries(missing.map((field) => [field, 0]));
  const tasks = parts.map((part) => async () => ({ part, outcome: await runOf(part, part.compiled, statements) }));
  for await (const { part, outcome } of settled(tasks)) {
    Object.assign(medians, fieldsOf(part, outcome, readMedians));
    const figures = fieldsOf(part, outcome, readPart);
    if (!('error' in outcome)) {
      Object.assign(counts, readCounts(part, outcome.rows));
      const { guard } = part.compiled;
      if (guard !== null && isOfFew(part, outcome.rows)) statements.onFew(guard.minimumBase);
    }
    // Lines are merged field by field, so what is an object of figures is sent whole.
    yield side === 'top' ? { top: figures } : { bottom: { ...figures, counts: { ...counts } } };
  }
  if (side === 'top') return;
  yield { bottom: { median: medians } };
  const titles = await titlesOf(benchmark, statements);
  if (titles.titles !== undefined) yield { bottom: titles };
}

/** Resolves when the title is found. Throws `unknown_title` for one that is not there, or that the user may not see. */
export const benchmarkLines = async (
  benchmark: CompiledBenchmark,
  statements: Statements,
): Promise<AsyncIterable<BenchmarkLine>> => {
  const about = readAbout(benchmark, await statements.run(benchmark.about));
  const { kind, titleId } = benchmark.subject;
  if (about === null) throw new ApiError('unknown_title', notInIndexMessage(kind, titleId));
  return blocks(benchmark, about, statements);
};

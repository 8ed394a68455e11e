/**
 * The lines of a benchmark: each figure as soon as it is there. In: a compiled benchmark and how its statements are run;
 * out: partial objects `{"top": {...}}` or `{"bottom": {...}}`, then the facts of the answer. A group of figures that
 * fails says so in its own fields; the others go on.
 */
import type { BenchmarkBlock, BenchmarkLine, Row } from '@cvm/contract';
import { type BenchmarkPart, type Compiled, type CompiledBenchmark, readAbout, readPart } from '@cvm/metrics';
import { ApiError, answerOf } from '../errors.ts';

export type Statements = {
  readonly run: (compiled: Compiled) => Promise<readonly Row[]>;
  /** Told of a failure that is a fault of ours; the answer only says that something went wrong. */
  readonly onFault: (failure: unknown) => void;
};

const figuresOf = async (part: BenchmarkPart, { run, onFault }: Statements): Promise<BenchmarkBlock> => {
  try {
    return readPart(part, await run(part.compiled));
  } catch (failure) {
    const { body, fault } = answerOf(failure);
    if (fault) onFault(failure);
    const { error } = body;
    return Object.fromEntries(part.fields.map((field) => [field, { error }]));
  }
};

/** Groups of figures at a time: a title's page asks for two benchmarks beside all it shows, and others wait, too. */
const AT_A_TIME = 3;

/** Results as they come, of `AT_A_TIME` tasks at a time, which must not reject. */
async function* settled<Value>(tasks: readonly (() => Promise<Value>)[]): AsyncGenerator<Value> {
  const waiting = [...tasks];
  const running = new Map<(typeof tasks)[number], Promise<{ task: (typeof tasks)[number]; value: Value }>>();
  while (waiting.length > 0 || running.size > 0) {
    for (const task of waiting.splice(0, AT_A_TIME - running.size)) {
      const done = task().then((value) => ({ task, value }));
      running.set(task, done);
    }
    const { task, value } = await Promise.race(running.values());
    running.delete(task);
    yield value;
  }
}

async function* blocks(
  benchmark: CompiledBenchmark,
  about: BenchmarkBlock,
  statements: Statements,
): AsyncGenerator<BenchmarkLine> {
  yield { [benchmark.side]: about };
  for await (const figures of settled(benchmark.parts.map((part) => () => figuresOf(part, statements)))) {
    yield { [benchmark.side]: figures };
  }
}

/** Resolves when the title is found. Throws `unknown_title` for one that is not there, or that the account may not see. */
export const benchmarkLines = async (
  benchmark: CompiledBenchmark,
  statements: Statements,
): Promise<AsyncIterable<BenchmarkLine>> => {
  const about = readAbout(benchmark, await statements.run(benchmark.about));
  if (about === null) throw new ApiError('unknown_title', 'There is no title with this id.');
  return blocks(benchmark, about, statements);
};

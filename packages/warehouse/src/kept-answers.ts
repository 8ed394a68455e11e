// Small answers that many statements need, such as how many viewers all shows have together: asked once and kept, because the rows
// of a database that answers do not change. Enters: a statement and how to ask it. Leaves: its answer, or a statement with the figures
// of its wholes among its parameters.
//
// The key of an answer is all that it follows from: the database, which is another after every load, and the statement with the
// values of its parameters, in which what the caller may see stands. So an answer may be given to whoever asks the same.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { askedOf, type QueryOptions, type Statement, type Warehouse } from './client.ts';
import { cancelled } from './engine-errors.ts';
import { sharedRuns } from './shared-runs.ts';

/** Of each database; an answer has some hundred bytes. */
const bytesMax = 4 * 1024 * 1024;
const answerBytesMax = 64 * 1024;
/** The database that answers, and the one before, from which calls may still be under way. */
const databasesMax = 2;

type Answers = LRUCache<string, string>;

/** A missing figure is one of nobody, which is no number. */
const figures = z.record(z.string(), z.union([z.number(), z.array(z.number())]).nullable());

const keyOf = (statement: Statement): string =>
  createHash('sha256')
    .update(JSON.stringify(askedOf(statement)))
    .digest('base64url');

export class KeptAnswers {
  readonly #databases = new LRUCache<string, Answers>({ max: databasesMax });
  readonly #shared = sharedRuns<string>();

  /**
   * The text of an answer. Those who ask at the same time wait for one run, which ends when all of them have left; what failed is
   * not kept.
   * @param ask must throw where the text is not whole
   */
  async text(
    statement: Statement,
    { name, database = '', signal }: QueryOptions,
    ask: (signal: AbortSignal) => Promise<string>,
  ): Promise<string> {
    if (signal?.aborted) throw cancelled(name);
    const key = keyOf(statement);
    const answers = this.#of(database);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const start = async (all: AbortSignal): Promise<string> => {
      const text = await ask(all);
      all.throwIfAborted();
      answers.set(key, text);
      return text;
    };
    return this.#shared(`${database} ${key}`, start, signal ?? new AbortController().signal).catch((error: unknown) => {
      throw signal?.aborted ? cancelled(name) : error;
    });
  }

  /** The statement with the figures of its wholes among its parameters; those of heavy work are heavy work, too. */
  async filled(statement: Statement, options: QueryOptions, query: Warehouse['query']): Promise<Statement> {
    const { wholes = [], ...asked } = statement;
    if (wholes.length === 0) return asked;
    const { name, requestId, database, timeoutMs, memoryBytesMax, lane, user, signal } = options;
    const rest = { requestId, database, timeoutMs, memoryBytesMax, lane, user, signal };
    const given = Object.entries(rest).filter(([, value]) => value !== undefined);
    const each = { name, ...Object.fromEntries(given), isKept: true };
    const values = await Promise.all(
      wholes.map(async (whole) => {
        const { rows } = await query(whole.statement, figures, each);
        return Object.entries(whole.values).map(([param, column]) => [param, rows[0]?.[column] ?? 'nan'] as const);
      }),
    );
    return { ...asked, params: { ...asked.params, ...Object.fromEntries(values.flat()) } };
  }

  #of(database: string): Answers {
    const known = this.#databases.get(database);
    if (known !== undefined) return known;
    const answers: Answers = new LRUCache({
      maxSize: bytesMax,
      maxEntrySize: answerBytesMax,
      sizeCalculation: (text) => text.length + 1,
    });
    this.#databases.set(database, answers);
    return answers;
  }
}

/**
 * Answers of views, kept in memory as the JSON text they are sent as. The key is made of everything that decides an
 * answer: the edition, the version of the metric definitions, and the compiled query, which has the caller's access
 * rules inside it. So an answer can be given to anybody whose call compiles to the same query, and to nobody else.
 */
import { createHash } from 'node:crypto';
import { type Row, recipe, type SampleFacts, type Suppressed } from '@cvm/contract';
import type { Compiled } from '@cvm/metrics';
import { askedOf } from '@cvm/warehouse';
import { LRUCache } from 'lru-cache';
import type { Edition } from '../edition.ts';

export type Result = Readonly<SampleFacts> & {
  /** The rows as a JSON array. */
  readonly json: Buffer;
  readonly rows: number;
  /** Before they were cut to the page; absent where that is not known. */
  readonly rowsAll?: number | undefined;
  readonly elapsedMs: number;
  /** There where figures were left out because too few people are behind them. */
  readonly suppressed?: Suppressed | undefined;
};

/** Bytes of rows that are read between two pauses. */
const pieceBytes = 64 * 1024;
const lineBreak = 0x0a;

/**
 * Its rows, as they were when the text was made of them: a schema of many thousands takes ten times as long. The engine writes a row a
 * line, so that a long text is read in pieces, with a pause behind each.
 */
export function* rowsOf({ json }: Pick<Result, 'json'>): Generator<void, Row[]> {
  const rows: Row[] = [];
  // What stands between the brackets.
  const end = json.length - 1;
  for (let from = 1; from < end; ) {
    const found = json.indexOf(lineBreak, from + pieceBytes);
    const to = found < 0 ? end : Math.min(found, end);
    const lines = json.toString('utf8', from, to).trimEnd();
    const piece: Row[] = JSON.parse(`[${lines.endsWith(',') ? lines.slice(0, -1) : lines}]`);
    for (const row of piece) rows.push(row);
    from = to;
    yield;
  }
  return rows;
}

export type ResultCache = LRUCache<string, Result>;

const bytesMax = 128 * 1024 * 1024;
/** Larger answers are rare and would push out hundreds of others. */
const entryBytesMax = 16 * 1024 * 1024;
/** What an entry costs beside its text. */
const overheadBytes = 512;

export const openResultCache = (): ResultCache =>
  new LRUCache({
    maxSize: bytesMax,
    maxEntrySize: entryBytesMax,
    sizeCalculation: (result) => result.json.byteLength + overheadBytes,
  });

/** The same text for the same question over the same data under the same rules. */
export const resultKey = (compiled: Compiled, edition: Edition): string => {
  const { view, rows, base, sample, guard, clauses, range, panel, sorts, limit, offset, after } = compiled;
  // The statement does not say how rows are ordered and picked that are settled behind it.
  const outside = [clauses, range, panel, sorts, limit, offset, after];
  const asked = [rows, base, sample, guard?.statement].map((statement) => statement && askedOf(statement));
  const facts = [edition.edition, edition.database, recipe, view.id, asked, guard?.minimumBase, ...outside];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
};

/** ETags of the answers that were given, by their keys. */
export type AnswerTags = LRUCache<string, string>;

const tagsMax = 50_000;

export const openAnswerTags = (): AnswerTags => new LRUCache({ max: tagsMax });

/** The ETag of an answer: of the question and of what was answered, so that a copy of anything else is not confirmed. */
export const answerTag = (
  key: string,
  { json, sampleSize, effectiveSampleSize, untested, rowsAll }: Result,
): string => {
  const content = createHash('sha256')
    .update(json)
    .update(JSON.stringify([sampleSize, effectiveSampleSize, untested, rowsAll]));
  return `W/"${key}.${content.digest('base64url').slice(0, 22)}"`;
};

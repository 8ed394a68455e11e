// The engine's answers -> rows parsed with the caller's schema, once. A query is answered in columns, a stream in lines.
//
// TRICKY: a statement that somebody stops may end as a success: what it had put out is dropped, and the document around it is
// finished as if there had been no rows. So an answer must say how many rows went into it, and hold that many.
import { type ZodType, z } from 'zod';
import { type QueryColumns, type QueryOptions, type QueryStats, WarehouseError } from './client.ts';
import { cancelled } from './engine-errors.ts';
import { rowsMaxOf } from './settings.ts';

/** Columns instead of rows on the wire: names once, and half the time to parse. */
export const answerFormat = 'JSONColumnsWithMetadata';
/** One array a line, between a head that names the columns and a tail that counts the rows. */
export const streamFormat = 'JSONCompact';

/** What of a statement stands in no brackets, texts, names in quotes or comments. */
const outermost = (sql: string): string => {
  let text = sql.replaceAll(/--[^\n]*|'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`/g, ' ');
  for (let shorter = text; ; text = shorter) {
    shorter = text.replaceAll(/\([^()]*\)/g, ' ');
    if (shorter === text) return text;
  }
};

/** Whether a statement is one select that a limit may stand behind. */
const takesLimit = (sql: string): boolean =>
  !/[()]|\b(?:union|intersect|except|limit|offset|fetch|settings|format|into)\b/i.test(outermost(sql));

/**
 * A select whose answer says how many rows the engine counted on their way into it, behind everything that makes or drops
 * rows. The limit is one that no allowed answer reaches. It stands there twice: with one limit the engine counts at the sort
 * below it, if there is one, which may lie under a `limit by` or a window; it does not look below the second. Each select around
 * the statement costs it planning, so that the second is its own where it has none.
 */
export const countedSelect = (sql: string, options: QueryOptions): string => {
  const limit = `limit ${rowsMaxOf('query', options) + 1}`;
  const second = takesLimit(sql) ? `${sql}\n${limit}` : `select * from (\n${sql}\n) ${limit}`;
  return `select * from (\n${second}\n) ${limit}`;
};

/** Other statements than these (`explain`, `show`) cannot stand in a subquery. */
export const isSelect = (sql: string): boolean => /^\s*(?:select|with)\b/i.test(sql);

const answer = z.object({
  meta: z.array(z.object({ name: z.string() })),
  // A list of anything, which would be looked at value by value, and copied.
  data: z.record(
    z.string(),
    z.custom<readonly unknown[]>((values) => Array.isArray(values)),
  ),
  rows: z.number(),
  rows_before_limit_at_least: z.number().optional(),
  statistics: z.object({ elapsed: z.number(), rows_read: z.number(), bytes_read: z.number() }),
});
type Answer = z.infer<typeof answer>;

/** Whether nothing is missing; `counted` when the statement was a `countedSelect`. */
const isWhole = ({ meta, data, rows, rows_before_limit_at_least: put }: Answer, counted: boolean): boolean => {
  const columns = rows === 0 ? Object.values(data) : meta.map(({ name }) => data[name]);
  return columns.every((column) => column?.length === rows) && (!counted || put === rows);
};

/** @throws WarehouseError `failed` for a text that breaks off */
const readDocument = (text: string, name: string): Answer => {
  try {
    return answer.parse(JSON.parse(text));
  } catch (cause) {
    throw new WarehouseError('failed', `${name} failed: the answer was not understood.`, { cause });
  }
};

/**
 * One document in `answerFormat`, as its columns.
 * @throws WarehouseError `failed` when they are not what `schema` says; `cancelled` when rows are missing.
 */
export const readColumns = <Columns>(
  text: string,
  schema: ZodType<Columns>,
  name: string,
  counted = false,
): QueryColumns<Columns> => {
  const document = readDocument(text, name);
  if (!isWhole(document, counted)) throw cancelled(name);
  const { data, rows: count, statistics } = document;
  const { elapsed, rows_read: rowsRead, bytes_read: bytesRead } = statistics;
  return { columns: parsedBy(schema, data, name), count, stats: { elapsedMs: elapsed * 1000, rowsRead, bytesRead } };
};

const anyColumns = z.custom<Answer['data']>();

/**
 * The same as its rows.
 * @throws WarehouseError `failed` naming the column when a row is not what `schema` says; `cancelled` when rows are missing.
 */
export const readAnswer = <Row>(
  text: string,
  schema: ZodType<Row>,
  name: string,
  counted = false,
): { rows: Row[]; stats: QueryStats } => {
  const { columns: data, count, stats } = readColumns(text, anyColumns, name, counted);
  const columns = Object.entries(data);
  const rows: Row[] = [];
  for (let index = 0; index < count; index += 1) {
    const row: Record<string, unknown> = {};
    for (const [column, values] of columns) row[column] = values[index];
    rows.push(readRow(row, schema, name));
  }
  return { rows, stats };
};

/** The text of an answer, once nothing of it is missing. Throws as `readAnswer` does. */
export const checkedAnswer = (text: string, { name }: QueryOptions, counted: boolean): string => {
  readColumns(text, anyColumns, name, counted);
  return text;
};

/** Lines of a text in batches of what one piece of it brings, without the final line break. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest) yield [rest];
}

const head = z.object({ meta: z.array(z.object({ name: z.string() })) });
/** A server may write its error here, below the rows that it had until then. */
const tail = z.object({ rows: z.number(), exception: z.undefined().optional() });
const dataBegins = '\t"data":';
const dataEnds = '\t],';

/**
 * Batches of lines in `streamFormat` -> batches of arrays, one a line, of which the first names the columns.
 * @throws WarehouseError `cancelled` when the tail is missing or counts other rows
 */
export async function* readRowLines(batches: AsyncIterable<string[]>, name: string): AsyncGenerator<string[]> {
  const around: Record<'head' | 'tail', string[]> = { head: [], tail: [] };
  let part: 'head' | 'data' | 'tail' = 'head';
  let count = 0;
  for await (const lines of batches) {
    const found: string[] = [];
    for (const line of lines) {
      if (part === 'data' && line.startsWith('\t\t')) {
        count += 1;
        found.push(line.slice(2, line.endsWith(',') ? -1 : undefined));
      } else if (part === 'data') {
        if (line === dataEnds) part = 'tail';
      } else if (line === dataBegins) {
        part = 'data';
        const { meta } = head.parse(JSON.parse(`${around.head.join('').trim().slice(0, -1)}}`));
        found.push(JSON.stringify(meta.map((column) => column.name)));
      } else around[part].push(line);
    }
    if (found.length > 0) yield found;
  }
  const end = part === 'tail' ? tail.safeParse(parsed(`{${around.tail.join('')}`)) : undefined;
  if (end?.data?.rows !== count) throw cancelled(name);
}

/** Undefined for a text that breaks off. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const names = z.array(z.string());
const values = z.array(z.unknown());

/**
 * Batches of what `readRowLines` gives -> batches of rows.
 * @throws WarehouseError `rows` at the first row over `rowsMax`; `failed` as `readAnswer`
 */
export async function* readStream<Row>(
  batches: AsyncIterable<string[]>,
  schema: ZodType<Row>,
  options: QueryOptions,
): AsyncGenerator<Row[]> {
  const { name } = options;
  let columns: string[] | undefined;
  let count = 0;
  for await (const lines of batches) {
    const rows: Row[] = [];
    for (const line of lines) {
      if (!columns) {
        columns = names.parse(JSON.parse(line));
        continue;
      }
      const cells = values.parse(JSON.parse(line));
      rows.push(readRow(Object.fromEntries(columns.map((column, index) => [column, cells[index]])), schema, name));
    }
    count += rows.length;
    if (count > rowsMaxOf('stream', options))
      throw new WarehouseError('rows', `${name} failed: it returns more rows than it may.`, { engineCode: 396 });
    if (rows.length > 0) yield rows;
  }
}

/** One row as the schema makes it. */
export const readRow = <Row>(row: Record<string, unknown>, schema: ZodType<Row>, name: string): Row =>
  parsedBy(schema, row, name);

const parsedBy = <Parsed>(schema: ZodType<Parsed>, found: Readonly<Record<string, unknown>>, name: string): Parsed => {
  const parsed = schema.safeParse(found);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue && issue.path.length > 0 ? `column ${issue.path.join('.')}` : 'a row';
  throw new WarehouseError('failed', `${name} failed: ${where} is not what its schema says (${issue?.code}).`, {
    cause: parsed.error,
  });
};

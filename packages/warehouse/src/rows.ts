// The engine's answers -> rows parsed with the caller's schema, once. A query is answered in columns, a stream in lines.
import { type ZodType, z } from 'zod';
import { type QueryOptions, type QueryStats, WarehouseError } from './client.ts';
import { rowsMaxOf } from './settings.ts';

/** Columns instead of rows on the wire: names once, and half the time to parse. */
export const answerFormat = 'JSONColumnsWithMetadata';
/** One array a line, the first one with the names of the columns. */
export const streamFormat = 'JSONCompactEachRowWithNames';

const answer = z.object({
  data: z.record(z.string(), z.array(z.unknown())),
  rows: z.number(),
  statistics: z.object({ elapsed: z.number(), rows_read: z.number(), bytes_read: z.number() }),
});

/**
 * One document in `answerFormat`.
 * @throws WarehouseError `failed` naming the column when a row is not what `schema` says.
 */
export function readAnswer<Row>(text: string, schema: ZodType<Row>, name: string): { rows: Row[]; stats: QueryStats } {
  const { data, rows: count, statistics } = answer.parse(JSON.parse(text));
  const columns = Object.entries(data);
  const rows: Row[] = [];
  for (let index = 0; index < count; index += 1) {
    const row: Record<string, unknown> = {};
    for (const [column, values] of columns) row[column] = values[index];
    rows.push(readRow(row, schema, name));
  }
  const { elapsed, rows_read: rowsRead, bytes_read: bytesRead } = statistics;
  return { rows, stats: { elapsedMs: elapsed * 1000, rowsRead, bytesRead } };
}

const names = z.array(z.string());
const values = z.array(z.unknown());

/**
 * Batches of lines in `streamFormat` -> batches of rows.
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

function readRow<Row>(row: Record<string, unknown>, schema: ZodType<Row>, name: string): Row {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue && issue.path.length > 0 ? `column ${issue.path.join('.')}` : 'a row';
  throw new WarehouseError('failed', `${name} failed: ${where} is not what its schema says (${issue?.code}).`, {
    cause: parsed.error,
  });
}

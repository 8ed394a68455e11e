/**
 * Answers of few rows whose figures are many expressions. The engine plans each expression for longer than a row of them takes here,
 * so that it counts, and the figures are worked out from what it counted. Enters: its rows. Leaves: the answer, in its order.
 */
import { type CellValue, type Row, rowSchema } from '@cvm/contract';
import { type ZodType, z } from 'zod';
import type { Plan } from '../plan.ts';
import { type AnsweredRows, answerOfRows } from './answer.ts';
import type { Compiled } from './compile.ts';

/** A row of what was counted. */
export type CountedRow = Readonly<Record<string, string | number | null>>;

const isCounted = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';

/** One look at each value: a schema of them takes ten times as long, and there may be thousands of rows. */
const counted = z.custom<CountedRow>(
  (row) => typeof row === 'object' && row !== null && Object.values(row).every(isCounted),
);

/**
 * A row of a view, unrounded: the value of a column, worked out when it is asked for. Of thousands of rows few are answered, and a
 * figure by which they are neither picked nor sorted is one of these alone.
 */
export type SettledRow = (column: string) => CellValue;

/** The rows of a view in any order, from what was counted. */
export type Settle = (plan: Plan) => (rows: readonly CountedRow[]) => readonly SettledRow[];

/** A row of what is known already, and beside this of what `others` say. */
export const settledRow =
  (values: Readonly<Row>, others?: SettledRow): SettledRow =>
  (column) =>
    values[column] ?? others?.(column) ?? null;

export type Settling = (rows: readonly CountedRow[]) => AnsweredRows;

export const settling = (plan: Plan, settle: Settle): Settling => {
  const [figures, answer, schema] = [settle(plan), answerOfRows(plan), z.array(rowSchema(plan.view))];
  return (counts) => {
    const { rows, rowsAll } = answer(figures(counts));
    return { rows: schema.parse(rows), rowsAll };
  };
};

/** Asks the engine for all rows of a statement. */
type Read = <Read>(rows: Compiled['rows'], schema: ZodType<Read>) => Promise<readonly Read[]>;

/** Every row of an answer, read in one piece; how many there are before it is cut is known of those that are settled here. */
export const rowsOfAnswer = async (
  { rows, view, settled }: Compiled,
  read: Read,
): Promise<{ readonly rows: readonly Row[]; readonly rowsAll?: number }> =>
  settled === null ? { rows: await read(rows, rowSchema(view)) } : settled(await read(rows, counted));

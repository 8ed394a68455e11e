/**
 * Answers of few rows whose figures are many expressions. The engine plans each expression for longer than a row of them takes here,
 * so that it counts, and the figures are worked out from what it counted. Enters: its rows. Leaves: the answer, in its order.
 */
import { type Row, rowSchema } from '@cvm/contract';
import { type ZodType, z } from 'zod';
import type { Plan } from '../plan.ts';
import { answerOfRows } from './answer.ts';
import type { Compiled } from './compile.ts';

const counted = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** A row of what was counted. */
export type CountedRow = Readonly<z.output<typeof counted>>;

/** The rows of a view, unrounded and in any order, from what was counted. */
export type Settle = (plan: Plan) => (rows: readonly CountedRow[]) => readonly Row[];

export type Settling = (rows: readonly CountedRow[]) => Row[];

export const settling = (plan: Plan, settle: Settle): Settling => {
  const [figures, answer, schema] = [settle(plan), answerOfRows(plan), z.array(rowSchema(plan.view))];
  return (rows) => schema.parse(answer(figures(rows)));
};

/** Asks the engine for all rows of a statement. */
type Read = <Read>(rows: Compiled['rows'], schema: ZodType<Read>) => Promise<readonly Read[]>;

/** Every row of an answer. */
export const rowsOfAnswer = async ({ rows, view, settled }: Compiled, read: Read): Promise<readonly Row[]> =>
  settled === null ? read(rows, rowSchema(view)) : settled(await read(rows, counted));

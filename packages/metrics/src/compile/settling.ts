/**
 * Answers of few rows whose figures are many expressions. The engine plans each expression for longer than a row of them takes here,
 * so that it counts, and the figures are worked out from what it counted. Enters: its rows. Leaves: the answer, in its order.
 */
import { type CellValue, type Row, rowSchema } from '@cvm/contract';
import { type ZodType, z } from 'zod';
import type { Plan } from '../plan.ts';
import { answerOfRows } from './answer.ts';
import type { Compiled } from './compile.ts';
import type { Statement } from './sql.ts';

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

/** The rows of a view in any order, from what was counted; `base` is what was counted of whom they are compared with. */
export type Settle = (
  plan: Plan,
) => (rows: readonly CountedRow[], base: readonly CountedRow[]) => readonly SettledRow[];

/**
 * The people behind an answer: all of them before weighting, as how many of equal weight they count (null where nobody is weighed),
 * and those of whom it is known where they belong.
 */
export type People = { readonly n: number; readonly effective: number | null; readonly known: number };

/** How an answer tells of the people behind it, and of how few it must not. */
export type Told = { readonly of: (rows: readonly CountedRow[]) => People; readonly minimumBase: number };

/** What the counted rows tell of the people behind them, so that no statement is asked for it. */
export type PeopleIn = (plan: Plan) => (rows: readonly CountedRow[]) => People;

/** A row of what is known already, and beside this of what `others` say. */
export const settledRow =
  (values: Readonly<Row>, others?: SettledRow): SettledRow =>
  (column) =>
    values[column] ?? others?.(column) ?? null;

export type Settling = (rows: readonly CountedRow[], base: readonly CountedRow[]) => Row[];

export const settling = (plan: Plan, settle: Settle): Settling => {
  const [figures, answer, schema] = [settle(plan), answerOfRows(plan), z.array(rowSchema(plan.view))];
  return (rows, base) => schema.parse(answer(figures(rows, base)));
};

/** Asks the engine for all rows of a statement; the same ones may be kept where many answers need them. */
type Read = <Read>(statement: Statement, schema: ZodType<Read>, isKept: boolean) => Promise<readonly Read[]>;

export type WholeAnswer = {
  readonly rows: readonly Row[];
  readonly people: People | null;
  /** Fewer people than are told of are behind it. */
  readonly isOfFew: boolean;
};

/** Every row of an answer, and the people behind it where its rows tell of them. */
export const readAnswer = async (
  { rows, base, view, settled, people }: Pick<Compiled, 'rows' | 'base' | 'view' | 'settled' | 'people'>,
  read: Read,
): Promise<WholeAnswer> => {
  if (settled === null) return { rows: await read(rows, rowSchema(view), false), people: null, isOfFew: false };
  const [own, others] = await Promise.all([read(rows, counted, false), base === null ? [] : read(base, counted, true)]);
  const found = people?.of(own) ?? null;
  const isOfFew = people !== null && found !== null && found.known > 0 && found.known < people.minimumBase;
  return { rows: settled(own, others), people: found, isOfFew };
};

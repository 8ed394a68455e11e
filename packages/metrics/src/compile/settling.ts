/**
 * Answers whose figures are many expressions. The engine plans each expression for longer than a row of them takes here, so that it
 * counts, and the figures are worked out from what it counted. Enters: its rows, what they are against, and the names of those that
 * are answered. Leaves: the answer, in its order.
 */
import { type CellValue, type Row, rowSchema } from '@cvm/contract';
import { type ZodType, z } from 'zod';
import type { Plan } from '../plan.ts';
import { effectiveOf, type Members } from '../statistics/groups.ts';
import { answerOfRows, type PickedRows } from './answer.ts';
import type { Compiled } from './compile.ts';
import { render, type Sql, type Statement } from './sql.ts';

/** A row of what was counted. */
export type CountedRow = Readonly<Record<string, string | number | null>>;

/** One look at each value: a schema of them takes ten times as long, and there may be thousands of rows. */
const isCountedRow = (row: unknown): boolean => {
  if (typeof row !== 'object' || row === null) return false;
  for (const value of Object.values(row))
    if (value !== null && typeof value !== 'string' && typeof value !== 'number') return false;
  return true;
};

const counted = z.custom<CountedRow>(isCountedRow);

/**
 * A row of a view, unrounded: the value of a column, worked out when it is asked for. Of thousands of rows few are answered, and a
 * figure by which they are neither picked nor sorted is one of these alone.
 */
export type SettledRow = (column: string) => CellValue;

/** The rows of a view in any order, from what was counted; `base` is what many answers have alike (`Shape.base`). */
export type Settle = (
  plan: Plan,
) => (rows: readonly CountedRow[], base: readonly CountedRow[]) => readonly SettledRow[];

/**
 * The people behind an answer: all of them before weighting, as how many of equal weight they count (null where nobody is weighed),
 * and those of whom it is known where they belong, of a breakdown of people. `others`: those of whom it is known likewise, of the
 * people that these are compared with, whom the breakdown tells of as well. `isUntested`: too few of either for a difference.
 */
export type People = {
  readonly n: number;
  readonly effective: number | null;
  readonly known: number | null;
  readonly others?: number;
  readonly isUntested?: boolean;
};

/** The people behind an answer, from what was counted, and from what many answers have alike. */
export type PeopleOf = (rows: readonly CountedRow[], base: readonly CountedRow[]) => People;

/** How an answer tells of the people behind it, and of how few it must not. */
export type Told = { readonly of: PeopleOf; readonly minimumBase: number };

/** What the counted rows tell of the people behind them, so that no statement is asked for it; null where they do not. */
export type PeopleIn = (plan: Plan) => PeopleOf | null;

/** Members as an answer tells of them; `known` of a breakdown of people alone. */
export const peopleOf = ({ panel }: Plan, members: Members, known: number | null = null): People => {
  const effective = members.people === 0 ? null : Math.round(effectiveOf(members) * 1000) / 1000;
  return { n: members.people, effective: panel === 'Total' ? null : effective, known };
};

/** What rows are called, where it is asked of the few that are answered: a select of those with these keys. */
export type Names = { readonly key: string; readonly select: (keys: readonly number[]) => Sql };

/** A row of what is known already, and beside this of what `others` say. */
export const settledRow =
  (values: Readonly<Row>, others?: SettledRow): SettledRow =>
  (column) =>
    values[column] ?? others?.(column) ?? null;

export type Settling = {
  /** The rows that are answered, in their order, and how many there are in all. */
  readonly pick: (rows: readonly CountedRow[], base: readonly CountedRow[]) => PickedRows;
  /** The statement that names them; null where rows have their names. */
  readonly names: ((picked: readonly SettledRow[]) => Statement) | null;
  readonly answer: (picked: readonly SettledRow[], names: readonly CountedRow[]) => Row[];
};

const keyIn = (row: SettledRow, key: string): number => Number(row(key));

export const settling = (plan: Plan, settle: Settle, names: Names | null, first?: string): Settling => {
  const [figures, { pick, shown }, schema] = [settle(plan), answerOfRows(plan, first), z.array(rowSchema(plan.view))];
  return {
    pick: (rows, base) => pick(figures(rows, base)),
    names: names && ((picked) => render(names.select(picked.map((row) => keyIn(row, names.key))))),
    answer: (picked, known) => {
      if (names === null) return schema.parse(shown(picked));
      const byKey = new Map(known.map((row) => [Number(row[names.key]), row]));
      const named = picked.map((row) => {
        const key = keyIn(row, names.key);
        const found = byKey.get(key);
        // Names may be missing, so that a row without any would pass for one whose title has none.
        if (found === undefined) throw new Error(`"${plan.view.id}" has no names of the row ${key}.`);
        return settledRow(found, row);
      });
      return schema.parse(shown(named));
    },
  };
};

/** Asks the engine for all rows of a statement; the same ones may be kept where many answers need them. */
type Read = <Read>(statement: Statement, schema: ZodType<Read>, isKept: boolean) => Promise<readonly Read[]>;

export type WholeAnswer = {
  readonly rows: readonly Row[];
  /** How many there are before the answer is cut to its page. */
  readonly rowsAll: number;
  readonly people: People | null;
  /** Fewer people than are told of are behind it, or behind what it is compared with. */
  readonly isOfFew: boolean;
};

/** Every row of an answer, and the people behind it where its rows tell of them. */
export const readAnswer = async (
  { rows, base, view, settled, people }: Pick<Compiled, 'rows' | 'base' | 'view' | 'settled' | 'people'>,
  read: Read,
): Promise<WholeAnswer> => {
  if (settled === null) {
    const all = await read(rows, rowSchema(view), false);
    return { rows: all, rowsAll: all.length, people: null, isOfFew: false };
  }
  const { pick, names, answer } = settled;
  const [own, others] = await Promise.all([read(rows, counted, false), base === null ? [] : read(base, counted, true)]);
  const { page, rowsAll } = pick(own, others);
  const named = names === null || page.length === 0 ? [] : await read(names(page), counted, false);
  const found = people?.of(own, others) ?? null;
  const isFew = (known: number): boolean => people !== null && known > 0 && known < people.minimumBase;
  const isOfFew = isFew(found?.known ?? 0) || isFew(found?.others ?? 0);
  return { rows: answer(page, named), rowsAll, people: found, isOfFew };
};

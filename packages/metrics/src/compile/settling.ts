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

type CountedValue = string | number | null;
type CountedColumns = Readonly<Record<string, readonly CountedValue[]>>;

/** What was counted: the values of each column, `count` of them. Without rows there may be no columns. */
export type Counted = { readonly count: number; readonly columns: CountedColumns };

/** A row of what was counted. */
export type CountedRow = Readonly<Record<string, CountedValue>>;

/** One look at each value: a schema of them takes ten times as long, and there may be thousands of rows. */
const areCountedColumns = (columns: unknown): boolean => {
  if (typeof columns !== 'object' || columns === null) return false;
  for (const values of Object.values(columns)) {
    if (!Array.isArray(values)) return false;
    for (const value of values)
      if (value !== null && typeof value !== 'string' && typeof value !== 'number') return false;
  }
  return true;
};

const countedColumns = z.custom<CountedColumns>(areCountedColumns);

/** The same as rows, of answers that have few. */
export const rowsOf = ({ count, columns }: Counted): CountedRow[] => {
  const all = Object.entries(columns);
  return Array.from({ length: count }, (_, place) =>
    Object.fromEntries(all.map(([name, values]) => [name, values[place] ?? null])),
  );
};

/** The value of a column in the row of a place. */
export type ColumnValues = (place: number) => CellValue;

/**
 * The rows of a view in any order, unrounded: the values of a column are worked out when they are asked for. Of thousands of rows few
 * are answered, and a figure by which they are neither picked nor sorted is one of these alone. A column at a time, as rows of
 * thousands that are objects take longer to make than their figures.
 */
export type SettledRows = { readonly count: number; readonly column: (name: string) => ColumnValues };

/** The rows of a view, from what was counted; `base` is what many answers have alike (`Shape.base`). */
export type Settle = (plan: Plan) => (counted: Counted, base: readonly CountedRow[]) => SettledRows;

/** A row of a view, unrounded. */
export type SettledRow = (column: string) => CellValue;

/** A row of what is known already, and beside this of what `others` say. */
export const settledRow =
  (values: Readonly<Row>, others?: SettledRow): SettledRow =>
  (column) =>
    values[column] ?? others?.(column) ?? null;

/** Likewise where there are few rows. */
export type SettleByRow = (
  plan: Plan,
) => (rows: readonly CountedRow[], base: readonly CountedRow[]) => readonly SettledRow[];

export const byRow =
  (settle: SettleByRow): Settle =>
  (plan) => {
    const settled = settle(plan);
    return (counted, base) => {
      const rows = settled(rowsOf(counted), base);
      return { count: rows.length, column: (name) => (place) => rows[place]?.(name) ?? null };
    };
  };

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
export type PeopleOf = (counted: Counted, base: readonly CountedRow[]) => People;

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

export type Settling = {
  /** The rows that are answered, in their order, and how many there are in all. */
  readonly pick: (counted: Counted, base: readonly CountedRow[]) => PickedRows;
  /** The statement that names them; null where rows have their names. */
  readonly names: ((picked: PickedRows) => Statement) | null;
  readonly answer: (picked: PickedRows, names: Counted | null) => AnsweredRows;
};

/** The rows of an answer, made as whoever asks needs them. */
export type AnsweredRows = {
  readonly count: number;
  readonly rows: () => readonly Row[];
  /** The same as the text of a JSON array. */
  readonly json: () => Buffer;
};

const keyIn = ({ column }: SettledRows, key: string): ((place: number) => number) => {
  const keys = column(key);
  return (place) => Number(keys(place));
};

export const settling = (plan: Plan, settle: Settle, names: Names | null, first?: string): Settling => {
  const [settled, { pick, shown, written }] = [settle(plan), answerOfRows(plan, first)];
  /** The picked rows with what they are called. */
  const named = ({ page, rows }: PickedRows, { key }: Names, found: Counted): SettledRows => {
    const keyOf = keyIn(rows, key);
    const places = new Map((found.columns[key] ?? []).map((one, place) => [Number(one), place]));
    /** By the place of a row that of its names, which several columns ask for. */
    const namesAt = new Int32Array(rows.count);
    for (const place of page) {
      const at = places.get(keyOf(place));
      // Names may be missing, so that a row without any would pass for one whose title has none.
      if (at === undefined) throw new Error(`"${plan.view.id}" has no names of the row ${keyOf(place)}.`);
      namesAt[place] = at;
    }
    return {
      count: rows.count,
      column: (name) => {
        const [own, given] = [rows.column(name), found.columns[name]];
        if (given === undefined) return own;
        return (place) => given[namesAt[place] ?? -1] ?? own(place);
      },
    };
  };
  return {
    pick: (counted, base) => pick(settled(counted, base)),
    names: names && (({ page, rows }) => render(names.select(page.map(keyIn(rows, names.key))))),
    answer: (picked, found) => {
      const { page } = picked;
      const rows = names === null || found === null ? picked.rows : named(picked, names, found);
      return { count: page.length, rows: () => shown(rows, page), json: () => written(rows, page) };
    },
  };
};

/** How the engine is asked for all rows of a statement. */
export type Read = {
  readonly rows: <One>(statement: Statement, schema: ZodType<One>) => Promise<readonly One[]>;
  /** The same columns may be kept where many answers need them. */
  readonly columns: <Columns>(
    statement: Statement,
    schema: ZodType<Columns>,
    isKept: boolean,
  ) => Promise<{ readonly columns: Columns; readonly count: number }>;
};

export type WholeAnswer = AnsweredRows & {
  /** How many there are before the answer is cut to its page. */
  readonly rowsAll: number;
  readonly people: People | null;
  /** Fewer people than are told of are behind it, or behind what it is compared with. */
  readonly isOfFew: boolean;
};

const nothing: Counted = { count: 0, columns: {} };

/** Every row of an answer, and the people behind it where its rows tell of them. */
export const readAnswer = async (
  { rows, base, view, settled, people }: Pick<Compiled, 'rows' | 'base' | 'view' | 'settled' | 'people'>,
  read: Read,
): Promise<WholeAnswer> => {
  if (settled === null) {
    const all = await read.rows(rows, rowSchema(view));
    const json = () => Buffer.from(JSON.stringify(all));
    return { count: all.length, rows: () => all, json, rowsAll: all.length, people: null, isOfFew: false };
  }
  const { pick, names, answer } = settled;
  const columns = (statement: Statement, isKept: boolean): Promise<Counted> =>
    read.columns(statement, countedColumns, isKept);
  const [own, against] = await Promise.all([columns(rows, false), base === null ? nothing : columns(base, true)]);
  const others = rowsOf(against);
  const picked = pick(own, others);
  const found = names === null || picked.page.length === 0 ? null : await columns(names(picked), false);
  const told = people?.of(own, others) ?? null;
  const isFew = (known: number): boolean => people !== null && known > 0 && known < people.minimumBase;
  const isOfFew = isFew(told?.known ?? 0) || isFew(told?.others ?? 0);
  return { ...answer(picked, found), rowsAll: picked.rowsAll, people: told, isOfFew };
};

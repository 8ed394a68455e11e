/**
 * Rates on few people. A mean of three tops every ranking by chance: figures on fewer than 30 people are greyed, and a table
 * that is ranked by such a figure ranks the rows that rest on a minimum; those below it stand after them, grey and without a
 * rank. People are counted before weighting in every panel. Pure.
 */
import { type Clause, type Column, type Row, type Sort, tinyBase, type ViewDefinition } from '@cvm/contract';
import { sampleWords } from '../charts/prepare/sample.ts';

type Columns = Pick<ViewDefinition, 'columns'>;

/** The column that says on how many people the figure of `column` rests; null for a figure that is not a rate. */
export const baseOf = ({ columns }: Columns, { base }: Column): Column | null =>
  columns.find(({ name }) => name === base) ?? null;

/** Of how many people the figure of a row is; null where it is not known. */
export const peopleBehind = (view: Columns, column: Column, row: Row): number | null => {
  const base = baseOf(view, column);
  const people = base === null ? null : row[base.name];
  return typeof people === 'number' ? people : null;
};

export const isTiny = (view: Columns, column: Column, row: Row): boolean =>
  (peopleBehind(view, column, row) ?? tinyBase) < tinyBase;

/** Whom a base counts: `viewers`. */
export const countedBy = ({ noun, label }: Column): string => noun ?? label.toLowerCase();

/** `N = 12 viewers`: the people behind a figure of a row; null where its view does not tell. */
export const peopleText = (view: Columns, column: Column, row: Row): string | null => {
  const base = baseOf(view, column);
  const count = peopleBehind(view, column, row);
  return base === null || count === null
    ? null
    : sampleWords({ count, noun: countedBy(base), effective: null, isSum: false });
};

/** At least `least` in the column `base`. */
export type Minimum = { readonly base: Column; readonly least: number };

/** The number of people that a text of the address names; null = it names none. */
export const readLeast = (text: string): number | null => {
  const least = Number(text);
  return text !== '' && Number.isInteger(least) && least >= 0 ? least : null;
};

/** What a ranking by these sorts asks of its rows: what the address names, else 30; null where no rate is ranked. */
export const minimumOf = (view: Columns, [first]: readonly Sort[], asked: string | undefined): Minimum | null => {
  const ranked = view.columns.find(({ name }) => name === first?.column);
  const base = ranked === undefined ? null : baseOf(view, ranked);
  if (base === null) return null;
  return { base, least: (asked === undefined ? null : readLeast(asked)) ?? tinyBase };
};

/** The rows that reach the minimum, and those below it, each in their order. */
export const reaching = (
  rows: readonly Row[],
  minimum: Minimum | null,
): { readonly rows: readonly Row[]; readonly below: readonly Row[] } => {
  if (minimum === null) return { rows, below: [] };
  const { base, least } = minimum;
  const reaches = (row: Row): boolean => Number(row[base.name] ?? 0) >= least;
  return { rows: rows.filter(reaches), below: rows.filter((row) => !reaches(row)) };
};

/** The rows below it, where a figure says how many people there are. */
export const belowClauses = (minimum: Minimum | null): Clause[] =>
  minimumClauses(minimum).map((clause) => ({ ...clause, op: '<' }));

/** The same minimum for a file of the table: it holds the rows that are ranked, and its source line says so. */
export const minimumClauses = (minimum: Minimum | null): Clause[] =>
  minimum === null || minimum.least === 0
    ? []
    : [{ id: 'metric', op: '>=', values: [minimum.base.name, String(minimum.least)], join: 'or' }];

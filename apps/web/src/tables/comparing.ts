/** Tables whose rows are compared with everybody else, such as affinities: what may be chance, and the surest first. Pure. */
import { type Column, exactValue, type Row, type Sort, type ViewDefinition } from '@cvm/contract';

type Columns = Pick<ViewDefinition, 'columns'>;

const differsOf = ({ columns }: Columns): Column | null => columns.find(({ name }) => name === 'differs') ?? null;

export const compares = (view: Columns): boolean => differsOf(view) !== null;

/** Chance may have made the figure of this row. */
export const mayBeChance = (view: Columns, column: Column, row: Row): boolean =>
  differsOf(view)?.of === column.name && row.differs === null;

/** By the low end of the interval: what is high for sure comes before what may be higher still. */
export const surestFirst: readonly Sort[] = [{ column: 'indexLow', direction: 'desc' }];

export const isSurestFirst = ([first]: readonly Sort[]): boolean => first?.column === surestFirst[0]?.column;

/** The rows that are listed, and what is said of the others. */
export const listed = (
  view: Columns,
  rows: readonly Row[],
  realOnly: boolean,
): { readonly rows: readonly Row[]; readonly notes: readonly string[] } => {
  if (!realOnly || !compares(view)) return { rows, notes: [] };
  const real = rows.filter(({ differs }) => differs !== null);
  return { rows: real, notes: [`Only real differences: ${real.length} of ${rows.length}.`] };
};

/** What qualifies the figure of a cell, a line each: `Index, Low: 104.2`. */
export const qualifierLines = ({ columns }: Columns, column: Column, row: Row): string[] =>
  columns.flatMap(({ of, name, label, format }) => {
    const value = row[name];
    if (of !== column.name || name === column.base || value === undefined) return [];
    return [`${label}: ${value === null && name === 'differs' ? 'no' : exactValue(format, value)}`];
  });

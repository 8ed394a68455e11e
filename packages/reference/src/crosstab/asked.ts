/** The body of a cross-tab call as it reads: its dimensions, measures and sorts by their names. */
import {
  type CalculatedField,
  type Clause,
  type CrosstabBody,
  type DimensionName,
  isDimension,
  isMeasure,
  type MeasureName,
  parseFilters,
  type Sort,
} from '@cvm/contract';

/** `at`: the pivoted column a sort goes by; null for the total of the row, or a dimension. */
export type AskedSort = { readonly field: string; readonly at: string | null; readonly direction: Sort['direction'] };

export type AskedTable = {
  /** Dimensions of the rows, and of the columns. */
  readonly rows: readonly DimensionName[];
  readonly pivots: readonly DimensionName[];
  readonly measures: readonly MeasureName[];
  /** Counted as well, for what calculated fields are made of. */
  readonly unshown: readonly MeasureName[];
  readonly calculated: readonly CalculatedField[];
  readonly clauses: readonly Clause[];
  /** What the rows are sorted by, then what the columns are. */
  readonly rowSorts: readonly AskedSort[];
  readonly pivotSorts: readonly AskedSort[];
};

const nameOf = (field: string): string => field.replace('crosstab.', '');

const readSort = (text: string): AskedSort => {
  const [, at, field = '', way] = /^(?:(.*)\|)?crosstab\.(\w+)(?: (asc|desc))?$/.exec(text) ?? [];
  return { field, at: at === undefined || at === 'Total' ? null : at, direction: way === 'desc' ? 'desc' : 'asc' };
};

/** Without a sort of the rows the first measure is it, descending. */
export const askedTable = (body: CrosstabBody): AskedTable => {
  const names = body.fields.map(nameOf);
  const pivots = body.pivots.map(nameOf).filter(isDimension);
  const measures = names.filter(isMeasure);
  const isOfPivots = ({ field }: AskedSort) => pivots.some((pivot) => pivot === field);
  const sorts = body.sorts.map(readSort);
  const rowSorts = sorts.filter((sort) => !isOfPivots(sort));
  const { calculated } = body;
  const parts = calculated.flatMap((field) => ('of' in field ? [field.of] : [field.left, field.right]));
  const made = [...new Set(parts.map((part) => nameOf(String(part))).filter(isMeasure))];
  const usual: AskedSort[] = [...measures, ...calculated.map(({ name }) => nameOf(name))]
    .slice(0, 1)
    .map((field) => ({ field, at: null, direction: 'desc' }));
  return {
    rows: names.filter(isDimension).filter((name) => !pivots.includes(name)),
    pivots,
    measures,
    unshown: made.filter((name) => !measures.includes(name)),
    calculated,
    clauses: parseFilters(body.filters),
    rowSorts: rowSorts.length > 0 ? rowSorts : usual,
    pivotSorts: sorts.filter(isOfPivots),
  };
};

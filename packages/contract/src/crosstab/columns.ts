/**
 * The columns of a cross-tab, from its query and the pivot values that occur. A pivoted column is named
 * `female|crosstab.view_count`, with an unknown value `None|crosstab.view_count`, the total of the row
 * `Total|crosstab.view_count`.
 */
import { type Format, formats, formatValue, missing } from '../format/format.ts';
import { type CellValue, type Column, hidden, isFigureColumn, type Row } from '../views/view.ts';
import { calculatedColumns } from './calculated.ts';
import { dimensionValue, isDimension, noValue } from './dimensions.ts';
import { honestColumns } from './honest.ts';
import { fieldPrefix } from './names.ts';
import { type CrosstabQuery, crosstabView, isFigureName, shownFigures, titleKey } from './query.ts';

/** `at`: the pivot values a column stands for, `female` or `tv|female`; `Total` for the total of the row; null without pivots. */
export type CrosstabColumn = Column & { readonly field: string; readonly at: string | null };

/** Where a cell stands in its row: the key of its pivot values, the name of its column, and its heading. */
export type Place = { readonly key: string; readonly at: string | null; readonly heading: string };

const unpivoted = '';
/** The key of the total of a row. */
export const totalOfRow = 'total';
const totalName = 'Total';

/** Words that a column's name uses for itself. */
const reserved: readonly string[] = [noValue, totalName];

export const placeKey = ({ pivots }: CrosstabQuery, cell: Row): string => {
  if (pivots.length === 0) return unpivoted;
  if (cell.across === 1) return totalOfRow;
  return JSON.stringify([...pivots.map((pivot) => cell[pivot]), pivots.includes('title') ? cell[titleKey] : null]);
};

const valueName = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return noValue;
  const text = String(value);
  return reserved.includes(text) ? `${text} (value)` : text;
};

/** What of a column's pivots tells it apart, one text per pivot; a title with its id where another has the same name. */
const placeNames = ({ pivots }: CrosstabQuery, cell: Row, withId: boolean): string[] =>
  pivots.map((pivot) =>
    withId && pivot === 'title' ? `${valueName(cell[pivot])} (${cell[titleKey]})` : valueName(cell[pivot]),
  );

/** The same as people read it: what has a word of the product by that, all else by its name. */
const placeWords = ({ pivots }: CrosstabQuery, cell: Row, names: readonly string[]): string[] =>
  pivots.map((pivot, place) => {
    const [value, name = noValue] = [cell[pivot] ?? null, names[place]];
    return value === null || name !== String(value) ? name : dimensionValue(pivot, value);
  });

/** How often a name was counted so far, this time included. */
const count = (counts: Map<string, number>, name: string): number => {
  const times = (counts.get(name) ?? 0) + 1;
  counts.set(name, times);
  return times;
};

/** The places of pivoted cells; what looks alike in spite of its words is told apart by a number. */
const pivotedPlaces = (query: CrosstabQuery, cells: readonly (readonly [string, Row])[]): Place[] => {
  const plain = (cell: Row): string => placeNames(query, cell, false).join('|');
  const same = new Map<string, number>();
  for (const [, cell] of cells) count(same, plain(cell));
  const taken = new Map<string, number>();
  return cells.map(([key, cell]) => {
    const names = placeNames(query, cell, (same.get(plain(cell)) ?? 0) > 1);
    const at = names.join('|');
    const times = count(taken, at);
    const number = times === 1 ? '' : ` (${times})`;
    return { key, at: `${at}${number}`, heading: `${placeWords(query, cell, names).join(' | ')}${number}` };
  });
};

/** The places of a row in order. `totals` are the cells in which the rows are summed out, by their key. */
export const placesOf = (query: CrosstabQuery, totals: ReadonlyMap<string, Row>): Place[] => {
  if (query.pivots.length === 0) return [{ key: unpivoted, at: null, heading: '' }];
  const places = pivotedPlaces(
    query,
    [...totals].filter(([key]) => key !== totalOfRow),
  );
  return query.rowTotal ? [...places, { key: totalOfRow, at: totalName, heading: totalName }] : places;
};

export const columnName = (field: string, at: string | null): string =>
  at === null ? `${fieldPrefix}${field}` : `${at}|${fieldPrefix}${field}`;

const withHonesty = (query: CrosstabQuery, figure: Column): Column[] =>
  isFigureName(figure.name) ? [figure, ...honestColumns(query, figure.name, figure)] : [figure];

const placed = (column: Column, { at, heading }: Place): CrosstabColumn => ({
  ...column,
  name: columnName(column.name, at),
  label: at === null ? column.label : `${heading} | ${column.label}`,
  field: column.name,
  at,
});

/** The calculated fields of a question as columns. */
export const calculatedIn = ({ calculated = [], rows, pivots, compared }: CrosstabQuery): Column[] =>
  calculatedColumns(calculated, { rows, dimensions: [...rows, ...pivots] }, compared);

/** The columns of the table: dimensions, then each figure at each place. */
export const crosstabColumns = (query: CrosstabQuery, places: readonly Place[]): CrosstabColumn[] => {
  const { columns } = crosstabView(query);
  const pivots: readonly string[] = query.pivots;
  const dimensions = columns.filter(({ name }) => isDimension(name) && !pivots.includes(name));
  const made = calculatedIn(query);
  const figures = [...columns.filter(isFigureColumn), ...made].filter(({ name }) =>
    shownFigures(query).some((figure) => figure === name),
  );
  const carried = hidden(columnName('parent_content_id', null), 'Parent Content Id');
  const carriesId = query.rows.includes('title') && !query.rows.includes('parent_content_id');
  return [
    ...dimensions.map((column) => ({ ...column, name: columnName(column.name, null), field: column.name, at: null })),
    ...(carriesId ? [{ ...carried, field: 'parent_content_id', at: null }] : []),
    ...figures.flatMap((figure) =>
      places.flatMap((place) =>
        withHonesty(query, figure)
          .filter(({ name }) => place.key !== totalOfRow || !name.endsWith('|differs'))
          .map((column) => placed(column, place)),
      ),
    ),
  ];
};

/** What stands for a missing value: of a figure `--`, of a dimension `None` (3-reports-and-admin section 5). */
export const missingText = ({ field, format }: { readonly field: string; readonly format: Format }): string => {
  if (isDimension(field)) return noValue;
  return formats[format].numeric ? missing : '';
};

/** Is a row that of the totals of the columns? */
export const isTotalRow = (row: Readonly<Record<string, unknown>>): boolean => row._total === true;

/** A row whose dimensions all say something: what is unknown is `None`, and the totals are named in the first of them. */
export const namedRow = (columns: readonly CrosstabColumn[], row: Row): Row => {
  const dimensions = columns.filter(({ field, hidden: isHidden }) => isDimension(field) && isHidden !== true);
  const named = dimensions.map(({ name }, place): [string, CellValue] => {
    if (isTotalRow(row)) return [name, place === 0 ? totalName : null];
    return [name, row[name] ?? noValue];
  });
  return { ...row, ...Object.fromEntries(named) };
};

/** A row as the screen writes it. */
export const formatRow = (columns: readonly CrosstabColumn[], row: Row): Row => {
  const named = namedRow(columns, row);
  const cells = columns.map((column): [string, CellValue] => {
    const value = row[column.name] ?? null;
    if (value !== null) return [column.name, formatValue(column.format, value)];
    return [column.name, isDimension(column.field) ? (named[column.name] ?? '') : missingText(column)];
  });
  return { ...row, ...Object.fromEntries(cells) };
};

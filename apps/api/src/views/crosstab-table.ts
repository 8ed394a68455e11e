/**
 * The table of a cross-tab from its flat cells, for the three ways an answer leaves: whole, row by row, as a file. In:
 * cells in the order of the compiled statement; out: rows with their columns, which are known from the first row on.
 */
import {
  type CrosstabColumn,
  type CrosstabQuery,
  formatRow,
  isTotalRow,
  namedRow,
  openSpread,
  type Row,
  shownFigures,
  suppressedBeside,
} from '@cvm/contract';
import { cellsMax } from '@cvm/metrics';
import { ApiError } from '../errors.ts';
import { leftOut } from '../exports/source-line.ts';

/** Wider tables cannot be read, and a spreadsheet ends at 16,384 columns. */
const columnsMax = 2_000;

export type CrosstabTable<Rows> = { readonly columns: readonly CrosstabColumn[]; readonly rows: Rows };

const checkWidth = (columns: number): void => {
  if (columns > columnsMax)
    throw new ApiError(
      'bad_request',
      `The pivots make ${columns} columns; at most ${columnsMax} can be shown. Narrow the filters or pivot by another field.`,
      { field: 'pivots' },
    );
};

/** A table with few cells filled may be much larger than its cells; it is held in memory whole where it is one answer. */
const checkSize = (rows: number, columns: number): void => {
  if (rows * columns > cellsMax)
    throw new ApiError(
      'bad_limit',
      'The table has more cells than one answer can hold. Narrow the filters or name a limit.',
    );
};

/** Pauses behind each row. */
export function* wholeTable(query: CrosstabQuery, cells: readonly Row[]): Generator<void, CrosstabTable<Row[]>> {
  // Before anything is spread: the cells of the totals say how many columns there will be.
  const width = shownFigures(query).length * cells.filter(({ total }) => total === 1).length;
  checkWidth(width);
  const spreading = openSpread(query);
  const rows: Row[] = [];
  for (const cell of cells) {
    const row = spreading.take(cell);
    if (row === null) continue;
    rows.push(row);
    checkSize(rows.length, width);
    yield;
  }
  rows.push(...spreading.end());
  return { columns: spreading.columns(), rows };
}

/** No rows at all: even a total of nothing would be a figure. */
export const keptBackTable = (query: CrosstabQuery): CrosstabTable<Row[]> => {
  const spreading = openSpread(query);
  spreading.end();
  return { columns: spreading.columns(), rows: [] };
};

/** Rows as they are finished; `known` is called once, before the first. */
async function* finishedRows(
  query: CrosstabQuery,
  cells: AsyncIterable<Row>,
  known: (columns: readonly CrosstabColumn[]) => void,
): AsyncGenerator<Row> {
  const spreading = openSpread(query);
  let isKnown = false;
  const tell = (): void => {
    if (!isKnown) known(spreading.columns());
    isKnown = true;
  };
  for await (const cell of cells) {
    const row = spreading.take(cell);
    if (row === null) continue;
    tell();
    yield row;
  }
  const last = spreading.end();
  tell();
  yield* last;
}

/** Resolves when the columns are known, which is with the first row at the latest. */
export const streamedTable = async (
  query: CrosstabQuery,
  cells: AsyncIterable<Row>,
): Promise<CrosstabTable<AsyncIterable<Row>>> => {
  let columns: readonly CrosstabColumn[] = [];
  const rows = finishedRows(query, cells, (known) => {
    checkWidth(known.length);
    columns = known;
  });
  const first = await rows.next();
  async function* all(): AsyncGenerator<Row> {
    try {
      if (!first.done) yield first.value;
      yield* rows;
    } finally {
      await rows.return(undefined);
    }
  }
  return { columns, rows: all() };
};

const isDiffering = (column: CrosstabColumn): boolean => column.name.endsWith('|differs');

/**
 * Which rows stay where only real differences are asked for: those with a figure that differs, and the totals. Refused where no
 * figure of the table is compared with others, because nothing would be left of it.
 */
export const realRows = (columns: readonly CrosstabColumn[]): ((row: Row) => boolean) => {
  const names = columns.filter(isDiffering).map(({ name }) => name);
  if (names.length === 0)
    throw new ApiError('bad_request', 'No figure of this table is compared with the others, which "real_only" needs.', {
      field: 'real_only',
    });
  return (row) => isTotalRow(row) || names.some((name) => typeof row[name] === 'string');
};

export async function* onlyRows(rows: AsyncIterable<Row>, stays: (row: Row) => boolean): AsyncGenerator<Row> {
  for await (const row of rows) if (stays(row)) yield row;
}

/** For files that people read: dimensions as on screen, and what is left out says so. */
export async function* fileRows({ columns, rows }: CrosstabTable<AsyncIterable<Row>>): AsyncGenerator<Row> {
  for await (const row of rows) {
    const words = Object.fromEntries(suppressedBeside(row).map((column) => [column, leftOut]));
    yield { ...namedRow(columns, row), ...words };
  }
}

/** Values as the screen writes them. */
export async function* formattedRows({ columns, rows }: CrosstabTable<AsyncIterable<Row>>): AsyncGenerator<Row> {
  for await (const row of rows) yield formatRow(columns, row);
}

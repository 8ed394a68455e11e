/**
 * Excel workbooks, written while the rows are read: the source line, a header that stays in sight and filters, then typed
 * cells with number formats; a second sheet says what the file is. Memory does not grow with the number of rows; beyond
 * Excel's 1,048,576 rows a further sheet begins.
 */
import { Readable } from 'node:stream';
import { type Column, firstLetters, type Row } from '@cvm/contract';
import { type About, plainAbout } from './about.ts';
import { cellsOf, type ExportCell, exportColumns, type Sheet } from './cells.ts';
import {
  cellXml,
  contentTypesXml,
  heightOf,
  isAtRight,
  letters,
  rootRelationsXml,
  rowXml,
  type SheetName,
  sheetClose,
  sheetOpen,
  sourceSpan,
  styleOf,
  styles,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
} from './xlsx-parts.ts';
import { type ZipPart, zipped } from './zip.ts';

const sheetNameMax = 31;
const sheetRowsMax = 1_048_576;
const columnWidths = { text: 32, other: 16 };
const aboutWidths = [28, 110];
/** What the button of a filter hides of a heading, in characters. */
const filterButton = 3;
/** Excel's limit for the text of one cell. */
const cellMax = 32_767;
/** XML is gathered up to so many characters. */
const piece = 128 * 1024;
/** The source line and the header. */
const headRows = 2;

const aboutName = 'About';
/** What Excel opens no file with: a name that is there already in any case, and one that it keeps for itself. */
const taken: readonly string[] = [aboutName, 'History'].map((name) => name.toLowerCase());

/** A sheet's name must not hold these characters. @param count which one of the same name it is */
const sheetName = (title: string, count: number): string => {
  const number = count === 1 ? '' : ` (${count})`;
  const plain = firstLetters(title.replace(/[[\]:*?/\\']/g, ' ').trim(), sheetNameMax - number.length).trim();
  const name = `${plain || 'Data'}${number}`;
  return taken.includes(name.toLowerCase()) ? `${name} (data)` : name;
};

const fitting = (cell: ExportCell): ExportCell =>
  typeof cell === 'string' && cell.length > cellMax ? `${cell.slice(0, cellMax - 3)}...` : cell;

type Writing = {
  readonly columns: readonly Column[];
  readonly names: readonly string[];
  readonly styles: readonly number[];
  readonly rows: AsyncIterator<Row>;
  readonly source: string;
  readonly rowsMax: number;
  /** The row that comes next. */
  next: IteratorResult<Row>;
};

const headXml = ({ columns, names, source }: Writing, widths: readonly number[]): string => {
  const header = columns.map((column, place) =>
    cellXml(`${names[place]}2`, isAtRight(column) ? styles.numberHeader : styles.header, column.label),
  );
  const labels = columns.map(({ label }) => label);
  const beside = widths.map((width) => width - filterButton);
  const high = heightOf([source], [sourceSpan(widths).width]);
  return rowXml(1, [cellXml('A1', styles.source, fitting(source))], high) + rowXml(2, header, heightOf(labels, beside));
};

/** A sheet of rows, as many as fit. `end` is told its last row. */
async function* dataXml(writing: Writing, end: (row: number) => void): AsyncGenerator<string> {
  const { columns, names, rows } = writing;
  const widths = columns.map(({ type }) => (type === 'text' ? columnWidths.text : columnWidths.other));
  let text = sheetOpen(headRows, widths) + headXml(writing, widths);
  let row = headRows;
  while (!writing.next.done && row < writing.rowsMax) {
    row += 1;
    const cells = cellsOf(columns, writing.next.value);
    text += rowXml(
      row,
      cells.map((cell, place) => cellXml(`${names[place]}${row}`, writing.styles[place] ?? 0, fitting(cell))),
    );
    if (text.length > piece) {
      yield text;
      text = '';
    }
    writing.next = await rows.next();
  }
  end(row);
  yield text + sheetClose(filterRange(names, row), widths, `A1:${letters(sourceSpan(widths).columns - 1)}1`);
}

const filterRange = (names: readonly string[], row: number): string | null =>
  names.length === 0 ? null : `A${headRows}:${names.at(-1)}${row}`;

const aboutXml = ({ facts, columns }: About): string => {
  const listed = columns.length === 0 ? [] : [['', ''] as const, ['Column', 'What it is'] as const, ...columns];
  const header = facts.length + 1;
  const lines = [...facts, ...listed].map(([label, words], place) => {
    const [name, text] = place === header ? [styles.header, styles.header] : [styles.label, styles.words];
    const at = place + 1;
    const cells = [cellXml(`A${at}`, name, label), cellXml(`B${at}`, text, fitting(words))];
    return rowXml(at, cells, heightOf([label, words], aboutWidths));
  });
  return sheetOpen(0, aboutWidths) + lines.join('') + sheetClose(null, aboutWidths, null);
};

async function* partsOf(view: Sheet, writing: Writing, about: About): AsyncGenerator<ZipPart> {
  const data: SheetName[] = [];
  const pathOf = (place: number): string => `xl/worksheets/sheet${place}.xml`;
  do {
    let last = headRows;
    // The second place is that of the sheet about the file.
    const path = pathOf(data.length === 0 ? 1 : data.length + 2);
    yield {
      path,
      text: dataXml(writing, (row) => {
        last = row;
      }),
    };
    data.push({ name: sheetName(view.title, data.length + 1), filtered: filterRange(writing.names, last) });
  } while (!writing.next.done);
  yield { path: pathOf(2), text: [aboutXml(about)] };
  const sheets = data.toSpliced(1, 0, { name: aboutName, filtered: null });
  const frame: Readonly<Record<string, string>> = {
    'xl/styles.xml': stylesXml,
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': workbookRelationsXml(sheets),
    '_rels/.rels': rootRelationsXml,
    '[Content_Types].xml': contentTypesXml(sheets),
  };
  for (const [path, text] of Object.entries(frame)) yield { path, text: [text] };
}

async function* bytesOf(
  view: Sheet,
  rows: AsyncIterable<Row>,
  source: string,
  about: About,
  rowsMax: number,
): AsyncGenerator<Buffer> {
  const columns = exportColumns(view);
  const iterator = rows[Symbol.asyncIterator]();
  try {
    const next = await iterator.next();
    const names = columns.map((_, place) => letters(place));
    const writing = { columns, names, styles: columns.map(styleOf), rows: iterator, source, rowsMax, next };
    yield* zipped(partsOf(view, writing, about));
  } finally {
    await iterator.return?.();
  }
}

/** @param rowsMax of a sheet, for tests */
export const xlsxStream = (
  view: Sheet,
  rows: AsyncIterable<Row>,
  source: string,
  about: About = plainAbout(source),
  rowsMax = sheetRowsMax,
): Readable => Readable.from(bytesOf(view, rows, source, about, rowsMax), { objectMode: false });

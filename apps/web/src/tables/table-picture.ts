/**
 * A table as a PNG for a deck: always light, with its title, what it covers and where it comes from, so that the picture
 * can stand alone. In: the rows in the order of the screen. Two steps: `layTable` decides every text and place (pure),
 * `tablePicture` draws them.
 */
import { type Column, formatCount, isNumeric, type Row, type Sort } from '@cvm/contract';
import { palettes } from '../charts/draw/palette.ts';
import { inLines, type Line } from '../charts/draw/picture-lines.ts';
import {
  fontOf,
  headHeight,
  margin,
  moreAround,
  type PictureText,
  type PictureWords,
  pngOf,
  type Sheet,
  sheetOf,
  wordsAround,
  writeAround,
} from '../charts/draw/picture-sheet.ts';
import { cellText } from './cell-text.ts';
import { columnWidth, rankWidth } from './layout.ts';
import { rankOf } from './sort-rows.ts';

/** More rows than a slide can hold are left out, and their number is said. */
const rowsMax = 50;
const widthMin = 1000;
const lineHeight = 30;
const firstWidth = 300;
const inset = 8;

export type TableToDraw = PictureText & {
  readonly columns: readonly Column[];
  /** The first rows, as many as a picture holds or more. */
  readonly rows: readonly Row[];
  /** Of the table. */
  readonly count: number;
  readonly ranked: boolean;
  /** The order of the rows. */
  readonly sorts: readonly Sort[];
};

type PlacedColumn = {
  readonly label: readonly string[];
  readonly x: number;
  readonly width: number;
  readonly right: boolean;
};

/** Its foot says which rows are left out, and the source. */
export type LaidTable = PictureWords & {
  readonly width: number;
  readonly height: number;
  /** Where the head of the table begins. */
  readonly top: number;
  readonly columns: readonly PlacedColumn[];
  /** One text for each column. */
  readonly lines: readonly (readonly string[])[];
};

const footHeight = 56;
const headLine: Line = { height: 15, character: 7.4 };

export const layTable = (table: TableToDraw): LaidTable => {
  const { columns, rows, count, ranked, sorts } = table;
  const others = columns.map((column, position) => columnWidth(column, position) ?? 0);
  const taken = others.reduce((sum, one) => sum + one, ranked ? rankWidth : 0);
  // The first column takes what the others leave.
  const widths = others.map((width) => width || Math.max(firstWidth, widthMin - 2 * margin - taken));
  const all = ranked ? [rankWidth, ...widths] : widths;
  const labels = [...(ranked ? ['#'] : []), ...columns.map(({ label }) => label)];
  const rights = [...(ranked ? [true] : []), ...columns.map(isNumeric)];
  const placed = all.map((width, place) => ({
    label: inLines(labels[place] ?? '', headLine, width - 2 * inset),
    x: margin + all.slice(0, place).reduce((sum, one) => sum + one, 0),
    width,
    right: rights[place] === true,
  }));
  const shown = rows.slice(0, rowsMax);
  const left = count > rowsMax ? [`First ${rowsMax} of ${formatCount(count, 'row')}.`] : [];
  const width = Math.max(widthMin, 2 * margin + all.reduce((sum, one) => sum + one, 0));
  const words = wordsAround(table, left, width);
  const { above, below } = moreAround(words);
  const headLines = Math.max(...placed.map(({ label }) => label.length));
  // The head grows upwards: its last line stands where its only one would.
  const top = headHeight + above + (headLines - 1) * headLine.height;
  return {
    ...{ ...words, width, top },
    height: top + (shown.length + 1) * lineHeight + footHeight + below,
    columns: placed,
    lines: shown.map((row, index) => [
      ...(ranked ? [String(rankOf(row, index, sorts) ?? '')] : []),
      ...columns.map((column) => cellText(column, row[column.name])),
    ]),
  };
};

/** `text` cut to what fits into `width` pixels. */
const fitted = (context: CanvasRenderingContext2D, text: string, width: number): string => {
  if (context.measureText(text).width <= width) return text;
  let cut = text;
  while (cut !== '' && context.measureText(`${cut}...`).width > width) cut = cut.slice(0, -1);
  return `${cut}...`;
};

const inks = palettes.light;

const write = (context: CanvasRenderingContext2D, { columns }: LaidTable, texts: readonly string[], y: number) => {
  columns.forEach(({ x, width, right }, place) => {
    const text = fitted(context, texts[place] ?? '', width - 2 * inset);
    context.textAlign = right ? 'right' : 'left';
    context.fillText(text, right ? x + width - inset : x + inset, y);
  });
};

const rule = (context: CanvasRenderingContext2D, { width }: LaidTable, y: number, colour: string) => {
  context.fillStyle = colour;
  context.fillRect(margin, y, width - 2 * margin, 1);
};

const draw = (sheet: Sheet, laid: LaidTable) => {
  const { pen } = sheet;
  const text = (size: number, weight: number, colour: string) => {
    pen.font = fontOf(size, weight);
    pen.fillStyle = colour;
  };
  writeAround(sheet, laid);
  pen.textBaseline = 'middle';
  text(12, 600, inks.inkQuiet);
  const headLines = Math.max(...laid.columns.map(({ label }) => label.length));
  for (let line = 1; line <= headLines; line += 1)
    write(
      pen,
      laid,
      laid.columns.map(({ label }) => label.at(-line) ?? ''),
      laid.top + lineHeight / 2 - (line - 1) * headLine.height,
    );
  rule(pen, laid, laid.top + lineHeight - 1, inks.lineStrong);
  laid.lines.forEach((line, index) => {
    const top = laid.top + (index + 1) * lineHeight;
    text(14, 400, inks.ink);
    write(pen, laid, line, top + lineHeight / 2);
    rule(pen, laid, top + lineHeight - 1, inks.line);
  });
};

/** The PNG of a table. Rejects when the browser cannot make it. */
export const tablePicture = async (table: TableToDraw): Promise<Blob> => {
  const laid = layTable(table);
  const sheet = sheetOf(laid.width, laid.height);
  draw(sheet, laid);
  return pngOf(sheet.canvas);
};

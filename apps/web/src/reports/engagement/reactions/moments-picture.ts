/**
 * The hottest moments as a PNG for a deck: the cells of the hottest episodes, twelve at most, in two rows, always light,
 * with title, what they cover and where they come from.
 */
import { palettes } from '../../../charts/draw/palette.ts';
import {
  fontOf,
  headHeight,
  margin,
  moreAround,
  type PictureText,
  type PictureWords,
  pngOf,
  sheetOf,
  wordsAround,
  writeAround,
} from '../../../charts/draw/picture-sheet.ts';
import { cell, plot, plotHeight, shadeOf, ticks, widthOf } from './moment-layout.ts';
import { cappedText, type MomentCell, type Moments } from './moments.ts';

const perRow = 6;
const cellsMax = 2 * perRow;
const footHeight = 48;

const { scale, ink, inkQuiet, line } = palettes.light;

const hottest = ({ moments }: MomentCell): number => Math.max(0, ...moments.map(({ value }) => value));

/** The cells of a picture: the hottest, in the order of episodes. */
export const picturedCells = (cells: readonly MomentCell[], count = cellsMax): MomentCell[] =>
  cells
    .toSorted((a, b) => hottest(b) - hottest(a))
    .slice(0, count)
    .toSorted((a, b) => a.sort - b.sort);

const write = (canvas: CanvasRenderingContext2D, text: string, x: number, y: number, colour: string, style: string) => {
  canvas.fillStyle = colour;
  canvas.font = style;
  canvas.fillText(text, x, y);
};

const drawCell = (canvas: CanvasRenderingContext2D, { label, moments }: MomentCell, max: number): void => {
  write(canvas, label, plot.left, 20, ink, fontOf(13, 600));
  for (const tick of ticks) {
    const y = plot.top + tick * plotHeight;
    canvas.fillStyle = line;
    canvas.fillRect(plot.left, y, cell.width - plot.left - plot.right, 1);
    write(canvas, String(tick), 4, y + 4, inkQuiet, fontOf(11));
  }
  for (const { progress, value } of moments) {
    canvas.fillStyle = shadeOf(scale, value / max);
    canvas.fillRect(plot.left, plot.top + progress * plotHeight - cell.bar / 2, widthOf(value / max), cell.bar);
  }
};

export type LaidMoments = {
  readonly cells: readonly MomentCell[];
  readonly words: PictureWords;
  readonly width: number;
  readonly height: number;
  /** Where the cells begin. */
  readonly top: number;
};

export const layMoments = ({ cells }: Pick<Moments, 'cells'>, text: PictureText): LaidMoments => {
  const shown = picturedCells(cells);
  const rows = Math.max(1, Math.ceil(shown.length / perRow));
  const width = 2 * margin + perRow * cell.width;
  const left = cappedText(shown.length, cells);
  const words = wordsAround(text, left === null ? [] : [left], width);
  const { above, below } = moreAround(words);
  const top = headHeight + above;
  return { cells: shown, words, width, top, height: top + rows * cell.height + footHeight + below };
};

/** The PNG of the moments. Rejects when the browser cannot make it. */
export const momentsPicture = async (moments: Moments, text: PictureText): Promise<Blob> => {
  const { cells, words, width, height, top } = layMoments(moments, text);
  const sheet = sheetOf(width, height);
  const { canvas, pen } = sheet;
  writeAround(sheet, words);
  for (const [place, each] of cells.entries()) {
    pen.save();
    pen.translate(margin + (place % perRow) * cell.width, top + Math.floor(place / perRow) * cell.height);
    drawCell(pen, each, moments.max);
    pen.restore();
  }
  return pngOf(canvas);
};

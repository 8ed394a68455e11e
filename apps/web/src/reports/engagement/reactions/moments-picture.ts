/**
 * The hottest moments as a PNG for a deck: the cells of the hottest episodes, twelve at most, in two rows, always light,
 * with title, what they cover and where they come from.
 */
import { palettes } from '../../../charts/draw/palette.ts';
import type { PictureText } from '../../../charts/draw/picture-file.ts';
import { fontFamily } from '../../../theme/font.ts';
import { cell, plot, plotHeight, shadeOf, ticks, widthOf } from './moment-layout.ts';
import { cappedText, type MomentCell, type Moments } from './moments.ts';

const perRow = 6;
const cellsMax = 2 * perRow;
const margin = 32;
const headHeight = 96;
const footHeight = 48;
const pixelRatio = 2;

const { scale, surface, ink, inkQuiet, line } = palettes.light;

const font = (size: number, weight = 400): string => `${weight} ${size}px ${fontFamily}`;

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
  write(canvas, label, plot.left, 20, ink, font(13, 600));
  for (const tick of ticks) {
    const y = plot.top + tick * plotHeight;
    canvas.fillStyle = line;
    canvas.fillRect(plot.left, y, cell.width - plot.left - plot.right, 1);
    write(canvas, String(tick), 4, y + 4, inkQuiet, font(11));
  }
  for (const { progress, value } of moments) {
    canvas.fillStyle = shadeOf(scale, value / max);
    canvas.fillRect(plot.left, plot.top + progress * plotHeight - cell.bar / 2, widthOf(value / max), cell.bar);
  }
};

/** The PNG of the moments. Rejects when the browser cannot make it. */
export const momentsPicture = async ({ cells, max }: Moments, text: PictureText): Promise<Blob> => {
  const shown = picturedCells(cells);
  const rows = Math.max(1, Math.ceil(shown.length / perRow));
  const [width, height] = [2 * margin + perRow * cell.width, headHeight + rows * cell.height + footHeight];
  const element = document.createElement('canvas');
  element.width = width * pixelRatio;
  element.height = height * pixelRatio;
  const canvas = element.getContext('2d');
  if (canvas === null) throw new Error('The browser could not make the picture.');
  canvas.scale(pixelRatio, pixelRatio);
  canvas.fillStyle = surface;
  canvas.fillRect(0, 0, width, height);
  write(canvas, text.title, margin, 44, ink, font(22, 600));
  write(canvas, text.scope, margin, 70, inkQuiet, font(14));
  for (const [place, each] of shown.entries()) {
    canvas.save();
    canvas.translate(margin + (place % perRow) * cell.width, headHeight + Math.floor(place / perRow) * cell.height);
    drawCell(canvas, each, max);
    canvas.restore();
  }
  const foot = [cappedText(shown.length, cells), text.source].filter((part) => part !== null).join(' ');
  write(canvas, foot, margin, height - 18, inkQuiet, font(13));
  const blob = await new Promise<Blob | null>((resolve) => element.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser could not make the picture.');
  return blob;
};

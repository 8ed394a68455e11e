/** The sheet of a picture for a deck, always light: its margins, the words above and below what is drawn, its file. */
import { fontFamily } from '../../theme/font.ts';
import { palettes } from './palette.ts';
import { inLines, type Line, moreOf, quietLine, titleLine } from './picture-lines.ts';

export type PictureText = {
  readonly title: string;
  /** Sample, filters, dates: what the figures cover. */
  readonly scope: string;
  readonly source: string;
};

export const margin = 32;
/** Points of a picture for each pixel of it. */
export const pixelRatio = 2;
/**
 * TRICKY: of what the library draws a picture from. At the ratio of the picture it would copy its own canvas, on which a heat map has
 * what 15 milliseconds were enough for (its painter leaves the rest to later frames); at a lower one it draws everything, at once.
 */
export const drawnRatio = 1;

/** In lines, none of them cut. */
export type PictureWords = {
  readonly title: readonly string[];
  readonly scope: readonly string[];
  readonly foot: readonly string[];
};

/** The words around a picture that is so wide. @param notes said before the source */
export const wordsAround = (
  { title, scope, source }: PictureText,
  notes: readonly string[],
  width: number,
): PictureWords => {
  const room = width - 2 * margin;
  return {
    title: inLines(title, titleLine, room),
    scope: inLines(scope, quietLine, room),
    foot: inLines([...notes, source].join(' '), quietLine, room),
  };
};

/** What the lines after the first of each take, in pixels. */
export const moreAround = ({ title, scope, foot }: PictureWords): { above: number; below: number } => ({
  above: moreOf(title, titleLine) + moreOf(scope, quietLine),
  below: moreOf(foot, quietLine),
});

/** Above what is drawn, where every text has one line. */
export const headHeight = 96;

const failed = (): Error => new Error('The browser could not make the picture.');

export type Sheet = {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
};

/** Throws when the browser has none. */
export const sheetOf = (width: number, height: number): Sheet => {
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  const pen = canvas.getContext('2d');
  if (pen === null) throw failed();
  pen.scale(pixelRatio, pixelRatio);
  pen.fillStyle = palettes.light.surface;
  pen.fillRect(0, 0, width, height);
  return { canvas, pen, width, height };
};

export const fontOf = (size: number, weight = 400): string => `${weight} ${size}px ${fontFamily}`;

export const writeAround = ({ pen, width, height }: Sheet, words: PictureWords): void => {
  const { ink, inkQuiet } = palettes.light;
  const write = (lines: readonly string[], y: number, line: Line, font: string, colour: string): void => {
    pen.font = font;
    pen.fillStyle = colour;
    // Lines are measured roughly: one in wide letters is pressed into the picture.
    for (const [place, text] of lines.entries())
      pen.fillText(text, margin, y + place * line.height, width - 2 * margin);
  };
  write(words.title, 44, titleLine, fontOf(22, 600), ink);
  write(words.scope, 72 + moreOf(words.title, titleLine), quietLine, fontOf(14), inkQuiet);
  write(words.foot, height - 18 - moreOf(words.foot, quietLine), quietLine, fontOf(13), inkQuiet);
};

/** Rejects when the browser cannot make it. */
export const pngOf = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw failed();
  return blob;
};

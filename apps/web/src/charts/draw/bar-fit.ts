/**
 * Bars in the room there is: what labels and figures take of it, roughly, and what they give up where they leave none to the
 * bars. Headings stand in two lines and labels are wrapped earlier, then the pictures go, then labels are wrapped earlier still.
 * Where rows are lower than two lines, a label has one. Figures are never cut.
 */
import { firstLetters } from '@cvm/contract';
import type { BarChart } from '../model.ts';
import { lettersOf } from '../prepare/letters.ts';
import { lineLengthMax, wrapLabel } from '../prepare/wrap-label.ts';
import type { Drawing } from './chart-option.ts';

type BarDrawing = Drawing<BarChart>;

/** What is drawn of labels and figures. */
export type Fit = {
  /** Of each bar. */
  readonly labels: readonly (readonly string[])[];
  /** Of each column of figures. */
  readonly headings: readonly (readonly string[])[];
  readonly hasPictures: boolean;
  /** In pixels. */
  readonly labelsWidth: number;
  readonly columnWidths: readonly number[];
};

/** The narrowest that bars are told apart in. */
export const plotMin = 64;
/** Shorter than the first a picture is given up for letters; shorter than the second labels are no names any more. */
const lineLengthBesidePicture = 14;
const lineLengthMin = 8;
const picturesWidth = 34;

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(lettersOf));

/** Room for the longest text of a column: figures are as wide as their digits. */
const columnWidth = (texts: readonly string[], fontSize: number): number =>
  Math.ceil(longest(texts) * fontSize * 0.6) + 8;

type Tight = { readonly hasPictures: boolean; readonly splits: boolean; readonly lineLength: number };

const split = (heading: string): readonly string[] => {
  const words = heading.split(' ');
  if (words.length === 1) return [heading];
  const both = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  return both.toSorted((a, b) => longest(a) - longest(b))[0] ?? [heading];
};

/** What axis and headings take of the height. */
const aroundRows = 62;

/** Whether two lines of a label stay clear of the rows above and below. */
const hasTwoLines = ({ chart, height, fontSize = 11 }: BarDrawing): boolean =>
  height === undefined || (height() - aroundRows) / chart.bars.length >= 2 * fontSize;

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${firstLetters(text, length - 1).trimEnd()}…`;

const labelsOf = (drawing: BarDrawing, lineLength: number): Fit['labels'] => {
  const single = !hasTwoLines(drawing);
  return drawing.chart.bars.map(({ lines }) => {
    if (single && lines.length > 1) return [cut(lines.join(' '), lineLength)];
    // What was wrapped at full length is not wrapped again: a label may have been cut already.
    if (longest(lines) <= lineLength) return lines;
    return single ? [cut(lines.join(' '), lineLength)] : wrapLabel(lines.join(' '), lineLength);
  });
};

const fitAs = (drawing: BarDrawing, { hasPictures, splits, lineLength }: Tight): Fit => {
  const { chart, fontSize = 11 } = drawing;
  const labels = labelsOf(drawing, lineLength);
  const tags = longest(chart.bars.map(({ tag }) => tag ?? ''));
  const figures = chart.headings.map((_, column) => chart.bars.map((bar) => bar.figures[column] ?? ''));
  const headings = chart.headings.map((heading, column) =>
    splits && heading.length > longest(figures[column] ?? []) ? split(heading) : [heading],
  );
  return {
    labels,
    headings,
    hasPictures,
    labelsWidth:
      longest(labels.flat()) * fontSize * 0.55 +
      (tags > 0 ? tags * fontSize * 0.55 + 12 : 0) +
      (hasPictures ? picturesWidth : 0) +
      8,
    columnWidths: headings.map((lines, column) => columnWidth([...lines, ...(figures[column] ?? [])], fontSize)),
  };
};

/** What figures take at the right, in pixels. */
export const figuresWidth = ({ columnWidths }: Fit): number => columnWidths.reduce((sum, one) => sum + one, 0);

/** From a whole line to the shortest. */
const lengths = (min: number): readonly number[] =>
  Array.from({ length: lineLengthMax - min + 1 }, (_, less) => lineLengthMax - less);

/** As much of labels, pictures and headings as there is room for. */
export const fitOf = (drawing: BarDrawing): Fit => {
  const hasPictures = drawing.pictures.size > 0;
  const whole = fitAs(drawing, { hasPictures, splits: false, lineLength: lineLengthMax });
  if (drawing.width === undefined) return whole;
  const room = drawing.width() - plotMin;
  const steps: readonly Tight[] = [
    { hasPictures, splits: false, lineLength: lineLengthMax },
    ...lengths(lineLengthBesidePicture).map((lineLength) => ({ hasPictures, splits: true, lineLength })),
    ...lengths(lineLengthMin).map((lineLength) => ({ hasPictures: false, splits: true, lineLength })),
  ];
  const fits = steps.map((step) => fitAs(drawing, step));
  return fits.find((fit) => fit.labelsWidth + figuresWidth(fit) <= room) ?? fits.at(-1) ?? whole;
};

/**
 * A chart as a PNG or SVG for a deck: drawn off screen, always light and wide, with its title, what it covers and
 * where it comes from, so that the picture can stand alone.
 */

import { fontFamily } from '../../theme/font.ts';
import type { Chart, Figure } from '../model.ts';
import type { ChartOption } from './chart-option.ts';
import { init } from './engine.ts';
import { optionOf } from './option-of.ts';
import { palettes } from './palette.ts';
import { loadFont, withFont } from './picture-font.ts';
import { quietLine, titleLine } from './picture-lines.ts';
import { drawnRatio, margin, moreAround, type PictureText, pixelRatio, pngOf, wordsAround } from './picture-sheet.ts';
import { loadPictures, picturesOf } from './pictures.ts';

const width = 1200;
const rowHeight = 30;

/** What is written above and below a plot takes, in pixels. */
export const roomOf = (text: PictureText, notes: readonly string[]): { top: number; bottom: number } => {
  const { above, below } = moreAround(wordsAround(text, notes, width));
  return { top: 92 + above, bottom: 56 + below };
};

/** What the marks of a chart take, in pixels. */
const plotHeight = (chart: Chart): number => {
  if (chart.kind === 'bars') return chart.bars.length * rowHeight;
  if (chart.kind === 'matrix') return chart.names.length * (rowHeight + 10) + 60;
  return chart.kind === 'heat' ? chart.rows.length * rowHeight + 130 : 420;
};

/** Each in lines of a height of their own: without one, the library writes a second line over the first. */
export const titlesOf = (text: PictureText, notes: readonly string[]): ChartOption['title'] => {
  const { title, scope, foot } = wordsAround(text, notes, width);
  const inks = palettes.light;
  // Broken once more by the library they would have lines that nobody left room for.
  const style = { fontFamily } as const;
  const quiet = { ...style, fontWeight: 400, color: inks.inkQuiet, lineHeight: quietLine.height } as const;
  return [
    {
      text: title.join('\n'),
      subtext: scope.join('\n'),
      left: margin,
      top: 24,
      padding: 0,
      itemGap: 8,
      textStyle: { ...style, fontSize: 22, fontWeight: 600, color: inks.ink, lineHeight: titleLine.height },
      subtextStyle: { ...quiet, fontSize: 14 },
    },
    {
      text: foot.join('\n'),
      left: margin,
      bottom: 18,
      padding: 0,
      textStyle: { ...quiet, fontSize: 13 },
    },
  ];
};

type Legend = Exclude<NonNullable<ChartOption['legend']>, readonly unknown[]>;

/** From the side of the chart that a legend keeps to. */
const sideOf = ({ left, right }: Legend): Pick<Legend, 'left' | 'right'> =>
  left === undefined && typeof right === 'number'
    ? { right: margin + right }
    : { left: margin + (typeof left === 'number' ? left : 0) };

/** The chart with margins around it. What it does not have, such as the legend of a heatmap, it does not get. */
export const withMargins = ({ legend, grid, visualMap, ...option }: ChartOption): ChartOption => ({
  ...option,
  ...(legend === undefined
    ? {}
    : {
        legend: [legend].flat().map((one) => ({ ...one, ...sideOf(one) })),
      }),
  ...(visualMap === undefined ? {} : { visualMap: [visualMap].flat().map((one) => ({ ...one, right: margin })) }),
  grid: Array.isArray(grid)
    ? grid.map((one) => ({ ...one, left: margin + 100, right: margin }))
    : // Names of lines may stand at the right of the plot.
      {
        ...grid,
        left: margin + (typeof grid?.left === 'number' ? grid.left : 0),
        right: margin + (typeof grid?.right === 'number' ? grid.right : 0),
      },
});

export type PictureType = 'png' | 'svg';

const svgType = 'image/svg+xml';

/** The picture of a figure. Rejects when the browser cannot make it. */
export const pictureFile = async ({ chart, notes }: Figure, text: PictureText, type: PictureType): Promise<Blob> => {
  const [pictures] = await Promise.all([
    loadPictures(picturesOf(chart)),
    loadFont(JSON.stringify([chart, notes, text])),
  ]);
  const { top, bottom } = roomOf(text, notes);
  const height = Math.max(320, top + plotHeight(chart) + 74 + bottom);
  const drawn = init(document.createElement('div'), null, {
    renderer: type === 'svg' ? 'svg' : 'canvas',
    width,
    height,
    devicePixelRatio: drawnRatio,
  });
  try {
    const option = optionOf({
      ...{ chart, palette: palettes.light, pictures, top, bottom, fontSize: 14, still: true },
      width: () => width - 2 * margin,
    });
    const backgroundColor = palettes.light.surface;
    drawn.setOption({ ...withMargins(option), title: titlesOf(text, notes), backgroundColor });
    if (type === 'svg') return new Blob([await withFont(drawn.renderToSVGString())], { type: svgType });
    return await pngOf(drawn.renderToCanvas({ pixelRatio, backgroundColor }));
  } finally {
    drawn.dispose();
  }
};

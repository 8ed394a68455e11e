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
import { loadPictures, picturesOf } from './pictures.ts';

export type PictureText = {
  readonly title: string;
  /** Sample, filters, dates: what the figures cover. */
  readonly scope: string;
  readonly source: string;
};

const width = 1200;
const margin = 32;
const rowHeight = 30;
const pixelRatio = 2;
/** Roughly, at 14 px: for the number of lines a text takes. */
const charactersPerLine = 150;

/** What the marks of a chart take, in pixels. */
const plotHeight = (chart: Chart): number => {
  if (chart.kind === 'bars') return chart.bars.length * rowHeight;
  if (chart.kind === 'matrix') return chart.names.length * (rowHeight + 10) + 60;
  return chart.kind === 'heat' ? chart.rows.length * rowHeight + 130 : 420;
};

const titlesOf = (text: PictureText, notes: readonly string[]): ChartOption['title'] => {
  const inks = palettes.light;
  const quiet = {
    fontFamily,
    fontWeight: 400,
    color: inks.inkQuiet,
    width: width - 2 * margin,
    overflow: 'break',
  } as const;
  return [
    {
      text: text.title,
      subtext: text.scope,
      left: margin,
      top: 24,
      padding: 0,
      itemGap: 8,
      textStyle: {
        fontFamily,
        fontSize: 22,
        fontWeight: 600,
        color: inks.ink,
        width: width - 2 * margin,
        overflow: 'break',
      },
      subtextStyle: { ...quiet, fontSize: 14, lineHeight: 18 },
    },
    {
      text: [...notes, text.source].join('  '),
      left: margin,
      bottom: 18,
      padding: 0,
      textStyle: { ...quiet, fontSize: 13 },
    },
  ];
};

/** The chart with margins around it. What it does not have, such as the legend of a heatmap, it does not get. */
export const withMargins = ({ legend, grid, visualMap, ...option }: ChartOption): ChartOption => ({
  ...option,
  ...(legend === undefined
    ? {}
    : {
        legend: [legend]
          .flat()
          .map((one) => ({ ...one, ...(one?.orient === 'vertical' ? { right: margin } : { left: margin }) })),
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
  const top = 92 + 18 * (Math.ceil(text.scope.length / charactersPerLine) - 1);
  const height = Math.max(320, top + plotHeight(chart) + 130);
  const drawn = init(document.createElement('div'), null, {
    renderer: type === 'svg' ? 'svg' : 'canvas',
    width,
    height,
    devicePixelRatio: pixelRatio,
  });
  try {
    const option = optionOf({ chart, palette: palettes.light, pictures, top, bottom: 56, fontSize: 14, still: true });
    const backgroundColor = palettes.light.surface;
    drawn.setOption({ ...withMargins(option), title: titlesOf(text, notes), backgroundColor });
    if (type === 'svg') return new Blob([await withFont(drawn.renderToSVGString())], { type: svgType });
    const canvas = drawn.renderToCanvas({ pixelRatio, backgroundColor });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The browser could not make the picture.');
    return blob;
  } finally {
    drawn.dispose();
  }
};

/** The chart of a report as a PNG for a deck: always light, with its title, what it covers and where it comes from. */

import { fontFamily } from '../../theme/font.ts';
import type { ReportChart } from '../report-model.ts';
import { init } from './engine.ts';
import { palettes } from './palette.ts';
import type { PictureText } from './picture-file.ts';
import { inLines, type Line, moreOf, quietLine, titleLine } from './picture-lines.ts';
import { reportOption } from './report-option.ts';

const margin = 32;
const head = 96;
const foot = 44;
const widthMin = 1200;
const pixelRatio = 2;

/** Rejects when the browser cannot make it. */
export const reportPicture = async (chart: ReportChart, text: PictureText): Promise<Blob> => {
  const width = Math.max(widthMin, chart.width ?? 0) + 2 * margin;
  const room = width - 2 * margin;
  const title = inLines(text.title, titleLine, room);
  const scope = inLines(text.scope, quietLine, room);
  const told = inLines([...chart.notes, text.source].join('  '), quietLine, room);
  const top = head + moreOf(title, titleLine) + moreOf(scope, quietLine);
  const height = top + chart.height + foot + moreOf(told, quietLine);
  const palette = palettes.light;
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  const pen = canvas.getContext('2d');
  const plot = init(document.createElement('div'), null, {
    ...{ renderer: 'canvas', width: room, height: chart.height, devicePixelRatio: pixelRatio },
  });
  try {
    plot.setOption({ ...reportOption(chart, palette, room), tooltip: { show: false } });
    if (pen === null) throw new Error('The browser could not make the picture.');
    pen.scale(pixelRatio, pixelRatio);
    pen.fillStyle = palette.surface;
    pen.fillRect(0, 0, width, height);
    const write = (lines: readonly string[], y: number, line: Line, font: string, ink: string) => {
      pen.font = `${font} ${fontFamily}`;
      pen.fillStyle = ink;
      // Lines are measured roughly: one in wide letters is pressed into the picture.
      for (const [place, words] of lines.entries()) pen.fillText(words, margin, y + place * line.height, room);
    };
    write(title, 44, titleLine, '600 22px', palette.ink);
    write(scope, 72 + moreOf(title, titleLine), quietLine, '400 14px', palette.inkQuiet);
    write(told, height - 18 - moreOf(told, quietLine), quietLine, '400 13px', palette.inkQuiet);
    pen.drawImage(
      plot.renderToCanvas({ pixelRatio, backgroundColor: palette.surface }),
      ...([margin, top, room, chart.height] as const),
    );
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The browser could not make the picture.');
    return blob;
  } finally {
    plot.dispose();
  }
};

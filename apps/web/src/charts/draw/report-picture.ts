/** The chart of a report as a PNG for a deck: always light, with its title, what it covers and where it comes from. */

import { fontFamily } from '../../theme/font.ts';
import type { ReportChart } from '../report-model.ts';
import { init } from './engine.ts';
import { palettes } from './palette.ts';
import type { PictureText } from './picture-file.ts';
import { reportOption } from './report-option.ts';

const margin = 32;
const head = 96;
const foot = 44;
const widthMin = 1200;
const pixelRatio = 2;

/** Rejects when the browser cannot make it. */
export const reportPicture = async (chart: ReportChart, text: PictureText): Promise<Blob> => {
  const width = Math.max(widthMin, chart.width ?? 0) + 2 * margin;
  const height = chart.height + head + foot;
  const palette = palettes.light;
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  const pen = canvas.getContext('2d');
  const plot = init(document.createElement('div'), null, {
    ...{ renderer: 'canvas', width: width - 2 * margin, height: chart.height, devicePixelRatio: pixelRatio },
  });
  try {
    plot.setOption({ ...reportOption(chart, palette), tooltip: { show: false } });
    if (pen === null) throw new Error('The browser could not make the picture.');
    pen.scale(pixelRatio, pixelRatio);
    pen.fillStyle = palette.surface;
    pen.fillRect(0, 0, width, height);
    const write = (words: string, y: number, size: number, weight: number, ink: string) => {
      pen.font = `${weight} ${size}px ${fontFamily}`;
      pen.fillStyle = ink;
      pen.fillText(words, margin, y, width - 2 * margin);
    };
    write(text.title, 44, 22, 600, palette.ink);
    write(text.scope, 72, 14, 400, palette.inkQuiet);
    write([...chart.notes, text.source].join('  '), height - 18, 13, 400, palette.inkQuiet);
    pen.drawImage(
      plot.renderToCanvas({ pixelRatio, backgroundColor: palette.surface }),
      ...([margin, head, width - 2 * margin, chart.height] as const),
    );
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The browser could not make the picture.');
    return blob;
  } finally {
    plot.dispose();
  }
};

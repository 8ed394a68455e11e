/** The chart of a report as a PNG for a deck: always light, with its title, what it covers and where it comes from. */
import type { ReportChart } from '../report-model.ts';
import { init } from './engine.ts';
import { palettes } from './palette.ts';
import { loadFont } from './picture-font.ts';
import {
  drawnRatio,
  headHeight,
  margin,
  moreAround,
  type PictureText,
  pixelRatio,
  pngOf,
  sheetOf,
  wordsAround,
  writeAround,
} from './picture-sheet.ts';
import { reportOption } from './report-option.ts';

const footHeight = 44;
const widthMin = 1200;

/** Rejects when the browser cannot make it. */
export const reportPicture = async (chart: ReportChart, text: PictureText): Promise<Blob> => {
  const width = Math.max(widthMin, chart.width ?? 0) + 2 * margin;
  const room = width - 2 * margin;
  const words = wordsAround(text, chart.notes, width);
  const { above, below } = moreAround(words);
  const top = headHeight + above;
  const palette = palettes.light;
  await loadFont(JSON.stringify([chart, text]));
  const plot = init(document.createElement('div'), null, {
    ...{ renderer: 'canvas', width: room, height: chart.height, devicePixelRatio: drawnRatio },
  });
  try {
    plot.setOption({ ...reportOption(chart, palette, room), tooltip: { show: false } });
    const sheet = sheetOf(width, top + chart.height + footHeight + below);
    writeAround(sheet, words);
    sheet.pen.drawImage(
      plot.renderToCanvas({ pixelRatio, backgroundColor: palette.surface }),
      ...([margin, top, room, chart.height] as const),
    );
    return await pngOf(sheet.canvas);
  } finally {
    plot.dispose();
  }
};

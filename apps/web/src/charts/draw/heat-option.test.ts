/** The option is drawn by the library itself, on no screen: what the picture says is what a reader would see. */
import { expect, it } from 'vitest';
import { heatFigure } from '../prepare/heat-figure.ts';
import { init } from './engine.ts';
import { heatOption } from './heat-option.ts';
import { palettes } from './palette.ts';

it('says what the darkest shade stands for as the table would, however odd the share', () => {
  const row = { episodeString: 'S1 | E1', episodeSort: 1, emotion: 'sad', emotionName: 'Sad', emotionCount: 10 };
  const figure = heatFigure([{ ...row, emotionPercent: 0.47706422, engagements: 9 }], null);
  if (figure === null) throw new Error('There is no figure.');
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 600, height: 400 });
  chart.setOption(heatOption({ chart: figure.chart, palette: palettes.light, pictures: new Map() }));
  const texts = [...chart.renderToSVGString().matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);
  chart.dispose();
  expect(texts).toContain('47.7%');
  expect(texts.some((text) => text?.includes('47.706'))).toBe(false);
});

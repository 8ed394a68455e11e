/** The option is drawn by the library itself, on no screen: what the picture says is what a reader would see. */
import { expect, it } from 'vitest';
import { heatFigure } from '../prepare/heat-figure.ts';
import type { ChartOption } from './chart-option.ts';
import { init } from './engine.ts';
import { heatOption } from './heat-option.ts';
import { palettes } from './palette.ts';
import { withMargins } from './picture-file.ts';

const facts = { sampleSize: 10, effectiveSampleSize: null, panel: 'Total' } as const;

const option = (): ChartOption => {
  const row = { episodeString: 'S1 | E1', episodeSort: 1, emotion: 'sad', emotionName: 'Sad', emotionCount: 10 };
  const figure = heatFigure([{ ...row, emotionPercent: 0.47706422, engagements: 9 }], facts);
  if (figure === null) throw new Error('There is no figure.');
  return heatOption({ chart: figure.chart, palette: palettes.light, pictures: new Map() });
};

const textsOf = (drawing: ChartOption) => {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 600, height: 400 });
  chart.setOption(drawing);
  const texts = [...chart.renderToSVGString().matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);
  chart.dispose();
  return texts;
};

it('says the same in a picture for a deck: no legend of what the library calls its parts', () => {
  expect(textsOf(withMargins(option()))).toEqual(textsOf(option()));
});

it('says what the darkest shade stands for as the table would, however odd the share', () => {
  const texts = textsOf(option());
  expect(texts).toContain('47.7%');
  expect(texts.some((text) => text?.includes('47.706'))).toBe(false);
});

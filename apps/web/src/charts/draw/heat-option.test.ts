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

it('opens on the last columns, and on the one it leads with', () => {
  const opensOn = (top: number) => {
    const row = { emotion: 'sad', emotionName: 'Sad', emotionCount: 10, emotionPercent: 0.5 };
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...row,
      ...{ episodeString: `S1 | E${index}`, episodeSort: index, engagements: index === top ? 9 : 1 },
    }));
    const figure = heatFigure(rows, facts);
    if (figure === null) throw new Error('There is no figure.');
    const { dataZoom } = heatOption({ chart: figure.chart, palette: palettes.light, pictures: new Map() });
    return [dataZoom].flat().map((zoom) => [zoom?.startValue, zoom?.endValue]);
  };
  expect(opensOn(59)).toEqual([[20, 59]]);
  expect(opensOn(3)).toEqual([[3, 42]]);
});

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

it('has its legend above the name of the strip where both do not stand beside one another', () => {
  const row = { episodeString: 'S1 | E1', episodeSort: 1, emotion: 'sad', emotionName: 'Sad', emotionCount: 10 };
  const figure = heatFigure([{ ...row, emotionPercent: 0.4, engagements: 9 }], facts);
  if (figure === null) throw new Error('There is no figure.');
  const { chart } = figure;
  const stripTop = (width: number): number => {
    const { grid } = heatOption({ chart, palette: palettes.light, pictures: new Map(), width: () => width });
    return Number([grid].flat()[1]?.top);
  };
  expect(stripTop(600)).toBe(30);
  expect(stripTop(330)).toBe(48);
});

/** The option is drawn by the library itself, on no screen: what the picture says is what a reader would see. */
import { expect, it } from 'vitest';
import { heatFigure } from '../prepare/heat-figure.ts';
import type { ChartOption } from './chart-option.ts';
import { init } from './engine.ts';
import { heatOption, sightOption } from './heat-option.ts';
import { palettes } from './palette.ts';
import { withMargins } from './picture-file.ts';

const facts = { sampleSize: 10, effectiveSampleSize: null, panel: 'Total' } as const;

const option = (): ChartOption => {
  const row = { episodeString: 'S1 | E1', episodeSort: 1, emotion: 'sad', emotionName: 'Sad', emotionCount: 10 };
  const figure = heatFigure([{ ...row, emotionPercent: 0.47706422, engagements: 9 }], facts);
  if (figure === null) throw new Error('There is no figure.');
  return heatOption({ chart: figure.chart, palette: palettes.light, pictures: new Map() });
};

/** Of so many episodes, the one at `top` being the most engaged with. */
const ofEpisodes = (count: number, top: number): ChartOption => {
  const row = { emotion: 'sad', emotionName: 'Sad', emotionCount: 10, emotionPercent: 0.5 };
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    ...{ episodeString: `S1 | E${index}`, episodeSort: index, engagements: index === top ? 9 : 1 },
  }));
  const figure = heatFigure(rows, facts);
  if (figure === null) throw new Error('There is no figure.');
  return heatOption({ chart: figure.chart, palette: palettes.light, pictures: new Map() });
};

it('shows up to 60 columns at once', () => {
  expect(ofEpisodes(60, 3).dataZoom).toEqual([]);
});

it('opens on the last of more columns and on the one it leads with, and says how many are in sight', () => {
  const opensOn = (top: number) =>
    [ofEpisodes(80, top).dataZoom].flat().map((zoom) => [zoom?.startValue, zoom?.endValue]);
  expect(opensOn(79)).toEqual([[20, 79]]);
  expect(opensOn(3)).toEqual([[3, 62]]);
  expect(textsOf(ofEpisodes(80, 3))).toContain('60 of 80 in sight: move the slider for the others');
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

it('says anew how many columns are in sight when that changes, and nothing when all are', () => {
  const figure = heatFigure(
    Array.from({ length: 80 }, (_, index) => ({
      ...{ episodeString: `S1 | E${index}`, episodeSort: index, engagements: 1 },
      ...{ emotion: 'sad', emotionName: 'Sad', emotionCount: 10, emotionPercent: 0.5 },
    })),
    facts,
  );
  if (figure === null) throw new Error('There is no figure.');
  const { chart } = figure;
  const said = (first: number, last: number) => [sightOption(chart, first, last).xAxis].flat()[0]?.name;
  expect(said(10, 29)).toBe('20 of 80 in sight: move the slider for the others');
  expect(said(0, 79)).toBe('');
});

it('has each bar of the strip above its column, whatever the names of columns need', () => {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 330, height: 400 });
  chart.setOption(ofEpisodes(41, 3));
  const at = (xAxisIndex: number) => [0, 20, 40].map((column) => chart.convertToPixel({ xAxisIndex }, column));
  expect(at(0)).toEqual(at(1));
  chart.dispose();
});

it('leaves the value of a field to the tooltip, as the sign of the legend would round it', () => {
  expect([option().visualMap].flat().map((map) => map?.hoverLink)).toEqual([false]);
});

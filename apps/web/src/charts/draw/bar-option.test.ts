/** The option is drawn by the library itself, on no screen: what the picture says is what a reader would see. */
import { describe, expect, it } from 'vitest';
import { indexFigure } from '../prepare/index-figure.ts';
import { barOption, intervalOf } from './bar-option.ts';
import { init } from './engine.ts';
import { palettes } from './palette.ts';
import type { LoadedPictures } from './pictures.ts';

const figure = indexFigure(
  'showCountryIndex',
  'country',
  'viewers',
)(
  [
    { country: 'BR', share: 0.06, index: 1.432, viewers: 1204, differs: 'above' },
    { country: 'GS', share: 0.01, index: 0.9, viewers: 31, differs: null },
    { country: 'US', share: null, index: null, viewers: 20_000, differs: null },
  ],
  { sampleSize: 21_235, effectiveSampleSize: null, panel: 'Total' },
);

const draw = (pictures: LoadedPictures = new Map(), width = 600, named?: string): string => {
  if (figure === null) throw new Error('There is no figure.');
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: 300 });
  const bars = figure.chart.bars.map((bar) => ({ ...bar, lines: named === undefined ? bar.lines : [named] }));
  chart.setOption(
    barOption({ chart: { ...figure.chart, bars }, palette: palettes.light, pictures, width: () => width }),
  );
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
};

const texts = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text.replaceAll('&amp;', '&'));

describe('a drawn bar chart', () => {
  it('has the name of its axis in two lines where one would begin before the chart', () => {
    const svg = draw(new Map(), 260);
    const at = (text: string) => Number(new RegExp(`y="(-?[\\d.]+)"[^>]*>${text}<`).exec(svg)?.[1]);
    expect(at('tick = average') - at('Share of viewers,')).toBeGreaterThanOrEqual(11);
  });

  it('has an axis with its name, a legend, every label and every figure', () => {
    const shown = texts(draw());
    for (const text of [
      'Share of viewers, tick = average',
      '0%',
      '6%',
      'Above average',
      'Below average',
      'Share',
      'Index',
      'Viewers',
    ])
      expect(shown).toContain(text);
    for (const text of ['Brazil', 'South Georgia &', 'South Sandwich…', '143.2', '90.0', '--', '1,204', '20,000'])
      expect(shown).toContain(text);
  });

  it.each([
    ['A | B', 'A | B'],
    ['t|x', 't|x'],
    ['{Untitled}', '(Untitled)'],
  ])('has the name %s as %s, though its signs are markup to the library', (name, shown) => {
    expect(texts(draw(new Map(), 600, name)).filter((text) => text === shown)).toHaveLength(3);
  });

  it('is a document that other programs read: no attribute ends inside its value', () => {
    expect(draw()).not.toMatch(/="[^"]*"[^\s/>]/);
  });

  it('keeps every line of a label clear of the picture beside it', () => {
    const svg = draw(new Map([['flag GS', new Image()]]));
    const endOf = (line: string): string | undefined => new RegExp(`<text([^>]*)>${line}`).exec(svg)?.[1];
    const place = (line: string): number => Number(/translate\(([\d.]+)/.exec(endOf(line) ?? '')?.[1]);
    expect(place('South Georgia')).toBeGreaterThan(0);
    expect(Math.abs(place('South Georgia') - place('South Sandwich'))).toBeLessThan(1);
  });

  it('draws a bar for each value in the colour of its side of the average, and none for a gap', () => {
    const svg = draw();
    const bars = (colour: string) => svg.match(new RegExp(`<path[^>]*fill="${colour}"[^>]*>`, 'g')) ?? [];
    const { above, below } = palettes.light.hues;
    // One bar and one swatch of the legend in each colour.
    expect(bars(above)).toHaveLength(2);
    expect(bars(below)).toHaveLength(2);
    expect(bars(below).some((path) => path.includes('opacity="0.38"'))).toBe(true);
  });
});

/** The left and the right end of each text, as wide as its letters are in the page's font, roughly. */
const ends = (svg: string): readonly { text: string; left: number; right: number }[] =>
  [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', raw = '']) => {
    const text = raw.replaceAll('&amp;', '&');
    const [moved, own] = [/translate\((-?[\d.]+)/, /\bx="(-?[\d.]+)"/].map((place) => place.exec(attributes)?.[1] ?? 0);
    const at = Number(moved) + Number(own);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start';
    const width = text.length * 5.6;
    const left = anchor === 'end' ? at - width : anchor === 'middle' ? at - width / 2 : at;
    return { text, left, right: left + width };
  });

describe('a bar chart as wide as a telephone', () => {
  const width = 300;
  const drawNarrow = (): string => {
    if (figure === null) throw new Error('There is no figure.');
    const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: 300 });
    const pictures = new Map([['flag GS', new Image()]]);
    const headings = ['Share of Shown', 'Index', 'Viewers'];
    chart.setOption(
      barOption({ chart: { ...figure.chart, headings }, palette: palettes.light, pictures, width: () => width }),
    );
    const svg = chart.renderToSVGString();
    chart.dispose();
    return svg;
  };

  it('has the lines of a heading one below the other, the lowest beside the other headings', () => {
    const svg = drawNarrow();
    const at = (text: string): number => {
      const attributes = new RegExp(`<text([^>]*)>${text}<`).exec(svg)?.[1] ?? '';
      const [, moved = 0] = /translate\([^ ]+ (-?[\d.]+)/.exec(attributes) ?? [];
      const [, own = 0] = / y="(-?[\d.]+)"/.exec(attributes) ?? [];
      return Number(moved) + Number(own);
    };
    expect(at('of Shown') - at('Share')).toBeGreaterThanOrEqual(11);
    expect(at('of Shown')).toBeCloseTo(at('Index'));
  });

  it('cuts off no label, no figure and no heading', () => {
    const shown = ends(drawNarrow()).filter(({ text }) => text.trim() !== '');
    for (const text of ['Brazil', '143.2', '1,204', '20,000', 'Viewers'])
      expect(shown.map((one) => one.text)).toContain(text);
    expect(shown.filter(({ left, right }) => left < -1 || right > width + 1)).toEqual([]);
  });
});

describe('a bar chart whose rows are lower than two lines', () => {
  const labels = (height: number): readonly string[] => {
    if (figure === null) throw new Error('There is no figure.');
    const chart = init(null, null, { renderer: 'svg', ssr: true, width: 600, height });
    chart.setOption(
      barOption({ chart: figure.chart, palette: palettes.light, pictures: new Map(), height: () => height }),
    );
    const shown = texts(chart.renderToSVGString());
    chart.dispose();
    return shown;
  };

  it('has one line a label', () => {
    expect(labels(110)).toContain('South Georgia & Sou…');
    expect(labels(110)).not.toContain('South Georgia &');
  });

  it('has two again where there is room', () => {
    expect(labels(300)).toContain('South Georgia &');
  });
});

describe('the interval of a bar', () => {
  const withInterval = (place: number | null) => {
    if (figure === null) throw new Error('There is no figure.');
    const [first, ...others] = figure.chart.bars;
    if (first === undefined) throw new Error('There is no bar.');
    const chart = { ...figure.chart, bars: [{ ...first, interval: { low: 0.02, high: 9 } }, ...others] };
    return intervalOf(chart, palettes.light, place).data;
  };

  it('is a line from its low to its high end, not beyond the axis', () => {
    expect(withInterval(0)).toEqual([
      [0.02, 'BR'],
      [0.06, 'BR'],
    ]);
  });

  it('is not drawn while nothing is pointed at, and where there is none', () => {
    expect(withInterval(null)).toEqual([]);
    expect(withInterval(1)).toEqual([]);
  });
});

/** The option is drawn by the library itself, on no screen. */
import { addDays } from '@cvm/contract';
import { expect, it } from 'vitest';
import { newFollowersFigure } from '../prepare/followers-figure.ts';
import { init } from './engine.ts';
import { lineOption } from './line-option.ts';
import { palettes } from './palette.ts';

const fontSize = 11;

const draw = (): string => {
  const rows = Array.from({ length: 10 }, (_, day) => ({
    date: addDays('2026-10-16', day),
    newFollowers: 2,
    totalFollowers: 70 + day,
    newFollowersBase: 2,
    followersBase: 70 + day,
  }));
  const facts = { sampleSize: 100, effectiveSampleSize: null, panel: 'Total' } as const;
  const figure = newFollowersFigure('showAnticipationFollowers')(rows, facts);
  if (figure === null) throw new Error('There is no figure.');
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 600, height: 300 });
  chart.setOption(lineOption({ chart: figure.chart, palette: palettes.light, pictures: new Map(), fontSize }));
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
};

it('shows the names of its lines whole', () => {
  const svg = draw();
  for (const name of ['New Followers', 'Mean of 7 Days']) {
    const attributes = new RegExp(`<text([^>]*)>${name}<`).exec(svg)?.[1] ?? '';
    const middle = Number(/translate\([\d.]+ ([\d.]+)\)/.exec(attributes)?.[1]);
    expect([name, middle]).toEqual([name, expect.any(Number)]);
    expect(middle).toBeGreaterThanOrEqual(fontSize / 2);
  }
});

/** The option is drawn by the library itself, on no screen. */
import { addDays } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import type { LineChart, Mark } from '../model.ts';
import { newFollowersFigure } from '../prepare/followers-figure.ts';
import { init } from './engine.ts';
import { lineOption, windowOption } from './line-option.ts';
import { palettes } from './palette.ts';

const fontSize = 11;

const draw = (width = 600, label?: string, copies = 3): string => {
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
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: 300 });
  const lines = figure.chart.lines.flatMap((line) =>
    label === undefined
      ? [line]
      : Array.from({ length: copies }, (_, place) => ({ ...line, label: `${label} ${line.label} ${place}` })),
  );
  chart.setOption(
    lineOption({
      chart: { ...figure.chart, lines },
      palette: palettes.light,
      pictures: new Map(),
      fontSize,
      width: () => width,
    }),
  );
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

/** Where each text begins, on which line it stands, and where it ends, roughly. */
const boxes = (svg: string) =>
  [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const [x = 0, y = 0] = (/translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(attributes) ?? []).slice(1).map(Number);
    const own = Number(/\bx="(-?[\d.]+)"/.exec(attributes)?.[1] ?? 0);
    return { text, left: x + own, y, right: x + own + text.length * 5.6 };
  });

it('has no name in wide letters over that of its axis', () => {
  const found = boxes(draw(620, '자정의우체국이야기자정의우체', 1));
  const axis = found.find(({ text }) => text === 'New followers a day');
  const names = found.filter(({ text }) => text.startsWith('자'));
  expect(names).toHaveLength(2);
  for (const { y } of names) expect(y + fontSize).toBeLessThanOrEqual(axis?.y ?? 0);
});

describe('as wide as a telephone', () => {
  it('has no name of a line over that of its axis', () => {
    const found = boxes(draw(330));
    const axis = found.find(({ text }) => text === 'New followers a day');
    for (const name of ['New Followers', 'Mean of 7 Days']) {
      const line = found.find(({ text }) => text === name);
      if (axis === undefined || line === undefined) throw new Error(`There is no ${name}.`);
      expect(Math.abs(line.y - axis.y) >= fontSize || line.left >= axis.right).toBe(true);
      expect(line.right).toBeLessThanOrEqual(330);
    }
  });

  it('has the names of many lines above the plot, each in its place, and the plot as wide as the rest', () => {
    const found = boxes(draw(330, 'A'));
    const names = found.filter(({ text }) => text.startsWith('A '));
    expect(names).toHaveLength(6);
    expect(new Set(names.map(({ left, y }) => `${left} ${y}`)).size).toBe(6);
    const axis = found.find(({ text }) => text === 'New followers a day');
    expect(Math.max(...names.map(({ y }) => y)) + fontSize).toBeLessThanOrEqual(axis?.y ?? 0);
    const days = found.filter(({ text }) => /^[A-Z][a-z]{2} \d+$|^\d\d-\d\d/.test(text));
    expect(Math.max(...days.map(({ left }) => left)) - Math.min(...days.map(({ left }) => left))).toBeGreaterThan(150);
  });
});

describe('the names of days above the plot', () => {
  const days = Array.from({ length: 1000 }, (_, day) => addDays('2024-01-01', day));
  const marks = Array.from(
    { length: 11 },
    (_, season): Mark => ({
      day: days[season * 99] ?? '',
      name: season === 0 ? 'Premiere' : `Season ${season + 1}`,
      text: `Season ${season + 1}`,
    }),
  );
  const chart: LineChart = {
    ...{ kind: 'lines', definitions: [], summary: 'One line.', days, names: days, daysName: null, marks, zooms: true },
    axis: { min: 0, max: 1, base: 0, step: 1, format: 'count', name: 'Followers' },
    ticks: new Map([[days[0] ?? '', 'Jan 2024']]),
    lines: [{ id: 'one', label: 'One', colour: 0, quiet: false, values: days.map(() => 1) }],
    hints: days.map(() => () => []),
  };

  /** Those that are drawn, from the left; `sight` is the part of the days that is in sight. */
  const named = (width: number, sight?: readonly [number, number]) => {
    const drawing = { chart, palette: palettes.light, pictures: new Map(), fontSize, width: () => width };
    const made = init(null, null, { renderer: 'svg', ssr: true, width, height: 300 });
    made.setOption(lineOption(drawing));
    if (sight !== undefined) {
      made.dispatchAction({ type: 'dataZoom', startValue: sight[0], endValue: sight[1] });
      made.setOption(windowOption(drawing, ...sight));
    }
    const svg = made.renderToSVGString();
    made.dispose();
    return boxes(svg)
      .filter(({ text }) => /^(Premiere|Season)/.test(text))
      .map((box) => {
        const attributes = new RegExp(`<text([^>]*)>${box.text}<`).exec(svg)?.[1] ?? '';
        const width = box.right - box.left;
        const left = /text-anchor="middle"/.test(attributes)
          ? box.left - width / 2
          : /text-anchor="end"/.test(attributes)
            ? box.left - width
            : box.left;
        return { text: box.text, left, right: left + width };
      })
      .toSorted((a, b) => a.left - b.left);
  };

  it('all stand where they have room', () => {
    expect(named(1200).map(({ text }) => text)).toEqual(marks.map(({ name }) => name));
  });

  it('stand beside one another where they have not, the latest among them', () => {
    const found = named(330);
    expect(found.length).toBeGreaterThan(2);
    expect(found.at(-1)?.text).toBe('Season 11');
    // Left of the plot stand its values.
    expect(found[0]?.left).toBeGreaterThanOrEqual(50);
    for (const [place, { left }] of found.entries()) expect(left).toBeGreaterThanOrEqual(found[place - 1]?.right ?? 0);
  });

  it('come back as the days in sight become fewer', () => {
    expect(named(330, [0, 250]).map(({ text }) => text)).toEqual(['Premiere', 'Season 2', 'Season 3']);
  });
});

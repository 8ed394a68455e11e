import { describe, expect, it } from 'vitest';
import type { ReportChart, ReportSeries } from '../report-model.ts';
import { palettes } from './palette.ts';
import { reportOption } from './report-option.ts';

const series = (label: string, axis: 0 | 1, most: number): ReportSeries => ({
  ...{ label, axis, format: 'count', values: [most, null, 0], missing: ['--', '--', '--'], people: [9, null, 0] },
});

const chart = (kind: ReportChart['kind']): ReportChart => ({
  ...{
    kind,
    measures: ['Views'],
    labels: ['Drama', 'Crime', 'Reality'],
    width: 1400,
    height: 438,
    summary: '',
    notes: [],
    highest: null,
  },
  series: [series('Views', 0, 1_400_000), series('Episodes', 1, 80)],
  axes: [
    { label: 'Views', format: 'count' },
    { label: 'Episodes', format: 'count' },
  ],
});

const valueAxes = (kind: ReportChart['kind']) => [reportOption(chart(kind), palettes.light, 1400).yAxis].flat();

describe('a chart of two measures', () => {
  it.each(['column', 'line', 'area'] as const)(
    'of kind %s has both axes at its beginning, beside one another',
    (kind) => {
      expect(valueAxes(kind)).toMatchObject([
        { name: 'Views', position: 'left', offset: 0 },
        { name: 'Episodes', position: 'left', offset: expect.any(Number) },
      ]);
      // The second begins past the labels and the name of the first.
      const [first, second] = valueAxes(kind);
      expect(Number(second?.offset)).toBeGreaterThan(Number(first?.nameGap));
    },
  );

  it('of bars has one above and one below, as it is as wide as its window', () => {
    const axes = [reportOption(chart('bar'), palettes.light, 1400).xAxis].flat();
    expect(axes.map((axis) => axis?.position)).toEqual([undefined, undefined]);
  });
});

describe('the ticks of bars', () => {
  const ticksOf = (width: number): number[] =>
    [reportOption(chart('bar'), palettes.light, width).xAxis].flat().map((axis) => {
      const { min = 0, max = 0, interval = 1 } = axis as { min?: number; max?: number; interval?: number };
      return (max - min) / interval;
    });

  it('are as few as have room for their figures below one another', () => {
    // 1,400,000 takes some seventy of the two hundred pixels that a phone leaves.
    for (const ticks of ticksOf(318)) expect([1, 2, 3]).toContain(ticks);
  });

  it('are those of the library where there is room', () => {
    expect(ticksOf(1400)).toEqual([0, 0]);
  });
});

describe('the names below columns and above a heat map', () => {
  const labelsOf = (kind: 'column' | 'line' | 'heat', count: number, width: number) => {
    const names = Array.from({ length: count }, (_, place) => `Genre ${place}`);
    const all = names.map((label) => series(label, 0, 1));
    const made =
      kind === 'heat' ? { ...chart(kind), series: all } : { ...chart(kind), labels: names, series: all.slice(0, 1) };
    const [axis] = [reportOption(made, palettes.light, width).xAxis].flat();
    return (axis as { axisLabel: { interval: number; rotate?: number; fontSize: number; width: number } }).axisLabel;
  };

  it.each(['column', 'line'] as const)(
    'of kind %s stand upright where a line of slanted letters has no room',
    (kind) => {
      expect(labelsOf(kind, 10, 1400).rotate).toBeUndefined();
      expect(labelsOf(kind, 49, 2000).rotate).toBe(40);
      // As wide as a sheet: 49 columns have about 11 pixels each.
      const { rotate, fontSize, interval } = labelsOf(kind, 49, 638);
      expect([rotate, interval]).toEqual([90, 0]);
      expect(fontSize).toBeLessThan(11);
      // Names of ten columns lie on one another there, if they are not slanted.
      expect(labelsOf(kind, 10, 638).rotate).toBe(40);
    },
  );

  it('of a heat map are all there, in lines where there is room for words, else upright', () => {
    expect(labelsOf('heat', 30, 2380)).toMatchObject({ interval: 0, overflow: 'break' });
    expect(labelsOf('heat', 30, 638)).toMatchObject({ interval: 0, rotate: 90 });
  });
});

describe('the measures of a chart', () => {
  const many = (count: number, width: number) => {
    const all = Array.from({ length: count }, (_, place) => series(`Measure of the Views ${place}`, 0, 9));
    return reportOption({ ...chart('column'), series: all }, palettes.light, width);
  };

  it('have colours of their own beyond the six', () => {
    const { color } = many(15, 1400);
    expect(new Set([color].flat()).size).toBe(15);
  });

  it('are named above the plot, however many lines that takes', () => {
    const topOf = (count: number, width: number): number => {
      const [grid] = [many(count, width).grid].flat();
      return Number(grid?.top);
    };
    expect(topOf(3, 1400)).toBe(topOf(1, 1400));
    // Two names to a line, and one.
    expect(topOf(6, 360) - topOf(1, 360)).toBe(2 * 22);
    expect(topOf(6, 240) - topOf(1, 240)).toBe(5 * 22);
  });
});

describe('two axes of which one reaches below 0', () => {
  const drawn = (least: number, kind: ReportChart['kind'] = 'column') => {
    const [views, episodes] = [series('Views', 0, 1_400_000), series('Change', 1, 80)];
    const made = { ...chart(kind), series: [views, { ...episodes, values: [80, null, least] }] };
    const { xAxis, yAxis } = reportOption(made, palettes.light, 1400);
    return [kind === 'bar' ? xAxis : yAxis].flat() as { min?: number; max?: number; interval?: number }[];
  };

  it.each(['column', 'line', 'area', 'bar'] as const)('of kind %s have their zeros at one place', (kind) => {
    const axes = drawn(-40, kind);
    const zeros = axes.map(({ min = 0, max = 0 }) => -min / (max - min));
    expect(zeros[0]).toBeGreaterThan(0);
    expect(zeros[1]).toBeCloseTo(zeros[0] ?? 0, 9);
    // Both in whole steps, which hold all figures.
    for (const { min = 0, max = 0, interval = 0 } of axes)
      expect([min / interval, max / interval].every((steps) => Number.isInteger(Number(steps.toFixed(9))))).toBe(true);
    expect([axes[0]?.max, axes[1]?.min]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(axes[0]?.max).toBeGreaterThanOrEqual(1_400_000);
    expect(axes[1]?.min).toBeLessThanOrEqual(-40);
  });

  it('begin at 0 where nothing does', () => {
    expect(drawn(0).map(({ min, interval }) => [min, interval])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});

it('draws the fields of a heat map at once: a picture would lack those that come in later frames', () => {
  expect(reportOption(chart('heat'), palettes.light, 1400).series).toMatchObject([{ type: 'heatmap', progressive: 0 }]);
});

describe('a heat map', () => {
  const heat: ReportChart = {
    ...chart('heat'),
    labels: ['Drama', 'Crime'],
    series: [{ ...series('Female', 0, 9), values: [9, null], missing: ['--', 'Suppressed'], people: [9, null] }],
    axes: [{ label: 'Views', format: 'count' }],
  };
  const option = reportOption(heat, palettes.light, 1400);
  type Field = { value: number[]; visualMap?: false; itemStyle?: { color: string }; label?: { formatter: string } };
  const [drawn] = [option.series].flat();
  const fields = (Array.isArray(drawn?.data) ? drawn.data : []) as Field[];
  const gap = fields.find(({ value }) => value[1] === 1);

  it('tells a gap from a 0 by a mark of its own, beside a scale that knows no gaps', () => {
    expect(gap).toMatchObject({
      visualMap: false,
      itemStyle: { color: palettes.light.surface },
      label: { show: true },
    });
    expect(fields.find(({ value }) => value[1] === 0)?.label).toBeUndefined();
  });

  it('says on hovering a gap what stands in the place of its figure', () => {
    const { formatter } = [option.tooltip].flat()[0] ?? {};
    const told = typeof formatter === 'function' ? formatter({ value: gap?.value } as never, '', () => undefined) : '';
    expect((told as HTMLElement).textContent).toBe('CrimeFemaleSuppressed');
  });

  const scaleOf = (format: ReportSeries['format'], values: readonly (number | null)[]) => {
    const told = { ...series('Female', 0, 9), format, values };
    const drawn = {
      ...heat,
      labels: ['Drama', 'Crime', 'Reality'],
      series: [told],
      axes: [{ label: 'Rating', format }],
    };
    const [scale] = [reportOption(drawn, palettes.light, 1400).visualMap].flat() as {
      text: string[];
      min: number;
      max: number;
    }[];
    return { ends: scale?.text.toReversed(), min: scale?.min, max: scale?.max };
  };

  it('of stars, of which there are never 0, has a scale of what it draws, and of what begins at nothing one from 0', () => {
    expect(scaleOf('rating', [3.62, null, 4.41])).toEqual({
      ends: ['{title|Rating}  3.6', '4.4'],
      min: 3.62,
      max: 4.41,
    });
    // Ends that would read alike.
    expect(scaleOf('rating', [4.02, 4.04, null]).ends).toEqual(['{title|Rating}  4.02', '4.04']);
    // A difference of ratings may be none, and below it.
    expect(scaleOf('rating', [-0.2, 0.4, null])).toMatchObject({ min: -0.2, max: 0.4 });
    expect(scaleOf('count', [40, null, 80])).toEqual({ ends: ['{title|Rating}  0', '80'], min: 0, max: 80 });
    expect(scaleOf('score', [40, null, 80]).min).toBe(0);
  });

  it('has its scale at its beginning, which is in sight where the map is wider than its window', () => {
    expect([option.visualMap].flat()).toMatchObject([{ left: 8 }]);
  });
});

describe('a pie', () => {
  const pie = (slices: number, width: number, palette = palettes.light) => {
    const values = Array.from({ length: slices }, (_, place) => slices - place);
    return reportOption(
      {
        ...chart('pie'),
        labels: values.map((_, place) => `Genre ${place}`),
        series: [{ ...series('Views', 0, 1), values, people: values }],
      },
      palette,
      width,
    );
  };
  const listed = (slices: number, width: number) => {
    const legend = [pie(slices, width).legend].flat()[0];
    const { data = [], formatter } = legend ?? {};
    return data.map((one) =>
      typeof formatter === 'function' ? formatter(typeof one === 'object' ? String(one.name) : one) : '',
    );
  };

  it('of a few slices names each beside it, and has no list', () => {
    expect(listed(8, 1200)).toEqual([]);
    expect(pie(8, 1200).series).toMatchObject([{ avoidLabelOverlap: true, label: { show: true } }]);
  });

  it('of names that have no room beside it lists them: a label that is cut has lost its figure', () => {
    const long = Array.from({ length: 3 }, (_, place) => `The Lighthouse of the North Sea ${place}`);
    const own: ReportChart = { ...chart('pie'), labels: long };
    expect(reportOption(own, palettes.light, 720).legend).toBeDefined();
    expect(reportOption(own, palettes.light, 1200).legend).toBeUndefined();
  });

  it('of many lists every slice with its figure, and has no label around it', () => {
    expect(listed(15, 1200)).toEqual(Array.from({ length: 15 }, (_, place) => `Genre ${place}: ${15 - place}`));
    expect(pie(15, 1200).series).toMatchObject([{ label: { show: false } }]);
  });

  it('on a phone has the list alone, below it', () => {
    expect(listed(3, 360)).toHaveLength(3);
    expect(pie(3, 360).series).toMatchObject([{ label: { show: false } }]);
  });

  const listOf = (one: ReportChart, width: number): string[] => {
    const { data = [], formatter } = [reportOption(one, palettes.light, width).legend].flat()[0] ?? {};
    return data.map((item) =>
      typeof formatter === 'function' ? formatter(typeof item === 'object' ? String(item.name) : item) : '',
    );
  };

  it('keeps a figure behind a name that is read from right to left', () => {
    const own: ReportChart = { ...chart('pie'), labels: ['פסק זמן 2', 'Drama'], series: [series('Views', 0, 1238)] };
    expect(listOf(own, 360)[0]).toMatch(/^\u2068פסק זמן 2\u2069: /);
  });

  it('cuts a name in its list where there is no room for it, and there alone', () => {
    const name = 'The Lighthouse of the North Sea';
    const named = (slices: number): ReportChart => ({
      ...chart('pie'),
      labels: Array.from({ length: slices }, () => name),
      series: [{ ...series('Views', 0, 1), values: Array(slices).fill(1234), missing: [], people: [] }],
    });
    const whole = `${name}: 1,234`;
    expect(listOf(named(9), 360)).toEqual(Array(9).fill(whole));
    expect(listOf(named(24), 600)).toEqual(Array(24).fill(whole));
    expect(listOf(named(24), 720)).toEqual(Array(24).fill(whole));
    // Two columns of a phone.
    expect(listOf(named(24), 360)[0]).toMatch(/^The Lighthouse.*\.\.\.: 1,234$/);
  });

  it('says in its list which figure is suppressed', () => {
    const one: ReportChart = {
      ...chart('pie'),
      series: [{ ...series('Views', 0, 9), values: [9, null, null], missing: ['--', 'Suppressed', '--'] }],
    };
    expect(listOf(one, 360)).toEqual(['Drama: 9', 'Crime: Suppressed', 'Reality: --']);
  });

  it('tells slices of one colour apart', () => {
    const [drawn] = [pie(24, 1200).series].flat();
    const data = Array.isArray(drawn?.data) ? drawn.data : [];
    const inks = data.map((one) =>
      JSON.stringify(typeof one === 'object' && one !== null && 'itemStyle' in one ? one.itemStyle : one),
    );
    expect(new Set(inks).size).toBe(24);
  });

  it('lightens the later slices of a colour on a dark ground too', () => {
    const [drawn] = [pie(24, 1200, palettes.dark).series].flat();
    const light = (place: number): number => {
      const { itemStyle } = (Array.isArray(drawn?.data) ? drawn.data[place] : {}) as { itemStyle: { color: string } };
      return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(itemStyle.color.slice(at, at + 2), 16), 0);
    };
    for (const place of [0, 1, 2, 3]) expect(light(place + 10)).toBeGreaterThan(light(place));
  });
});

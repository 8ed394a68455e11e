import { describe, expect, it } from 'vitest';
import type { ReportChart, ReportSeries } from '../report-model.ts';
import { palettes } from './palette.ts';
import { reportOption } from './report-option.ts';

const series = (label: string, axis: 0 | 1, most: number): ReportSeries => ({
  ...{ label, axis, format: 'count', values: [most, null, 0], people: [9, null, 0] },
});

const chart = (kind: ReportChart['kind']): ReportChart => ({
  ...{ kind, labels: ['Drama', 'Crime', 'Reality'], width: 1400, height: 438, summary: '', notes: [], highest: null },
  series: [series('Views', 0, 1_400_000), series('Episodes', 1, 80)],
  axes: [
    { label: 'Views', format: 'count' },
    { label: 'Episodes', format: 'count' },
  ],
});

const valueAxes = (kind: ReportChart['kind']) => [reportOption(chart(kind), palettes.light).yAxis].flat();

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
    const axes = [reportOption(chart('bar'), palettes.light).xAxis].flat();
    expect(axes.map((axis) => axis?.position)).toEqual([undefined, undefined]);
  });
});

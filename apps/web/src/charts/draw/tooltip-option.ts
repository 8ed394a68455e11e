/** Where a tooltip stands, and of which mark it tells. */
import type { Chart } from '../model.ts';
import { type ChartOption, tooltipLook } from './chart-option.ts';
import type { Palette } from './palette.ts';
import { tooltipOf } from './tooltip.ts';

type Place = (
  point: [number, number],
  params: unknown,
  element: unknown,
  rect: unknown,
  size: { contentSize: [number, number]; viewSize: [number, number] },
) => [number, number];

/** Between pointer and tooltip, and between tooltip and window, in pixels. */
const gap = 14;

/** Beside the pointer, on the side that has room, and never out of the window: a card is not much wider than it. */
const place =
  (box: () => DOMRect): Place =>
  ([x, y], _params, _element, _rect, { contentSize: [width, height] }) => {
    const { left, top } = box();
    const right = left + x + gap + width <= window.innerWidth;
    const below = top + y + gap + height <= window.innerHeight;
    return [
      Math.max(gap - left, right ? x + gap : x - gap - width),
      Math.max(gap - top, below ? y + gap : y - gap - height),
    ];
  };

export type Hovered = {
  readonly chart: Chart;
  /** The N of the chart, in words; null when there is none. */
  readonly sample: string | null;
  readonly palette: Palette;
  /** A bar can be filtered by. */
  readonly picks: boolean;
};

export const tooltipOption = (
  { chart, sample, palette, picks }: Hovered,
  box: () => DOMRect,
): ChartOption['tooltip'] => ({
  position: place(box),
  trigger: chart.kind === 'heat' || chart.kind === 'matrix' ? 'item' : 'axis',
  ...tooltipLook(palette, chart.kind === 'lines' ? 'line' : 'shadow'),
  formatter: (found) => {
    const mark = Array.isArray(found) ? found[0] : found;
    if (mark === undefined) return '';
    return tooltipOf(chart, { series: mark.seriesIndex ?? 0, place: mark.dataIndex }, sample, picks) ?? '';
  },
});

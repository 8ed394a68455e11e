/** What every kind of chart is drawn with, and the kinds of option the registered parts of the library understand. */
import type { BarSeriesOption, HeatmapSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts';
import type {
  DataZoomComponentOption,
  GridComponentOption,
  LegendComponentOption,
  TitleComponentOption,
  TooltipComponentOption,
  VisualMapComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { Palette } from './palette.ts';
import type { LoadedPictures } from './pictures.ts';

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | HeatmapSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | DataZoomComponentOption
  | GridComponentOption
  | LegendComponentOption
  | TitleComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>;

/**
 * TRICKY: of 3,000 fields and more a canvas has the first 400 at once, and the others in later frames: a picture, which is taken right
 * after, would lack them.
 */
export const atOnce = { progressive: 0 } as const;

/** What every tooltip looks like, and what stands below the pointer: a line over days, a shade over bars. */
export const tooltipLook = (palette: Palette, pointer: 'line' | 'shadow') => ({
  axisPointer:
    pointer === 'line'
      ? { type: pointer, lineStyle: { color: palette.lineStrong } }
      : { type: pointer, shadowStyle: { color: palette.shadow } },
  appendTo: 'body',
  backgroundColor: palette.surface,
  borderColor: palette.lineStrong,
  textStyle: { color: palette.ink },
  transitionDuration: 0,
});

export type Drawing<Model> = {
  readonly chart: Model;
  readonly palette: Palette;
  readonly pictures: LoadedPictures;
  /** Room above the plot for what the caller writes there, in pixels. */
  readonly top?: number;
  readonly bottom?: number;
  readonly fontSize?: number;
  /** How wide it is drawn; asked when it is, as a box changes its width. Absent = wide enough for everything. */
  readonly width?: () => number;
  /** How high it is drawn, axes and headings with it; absent = high enough for labels of two lines. */
  readonly height?: () => number;
  /** Nobody can scroll it: everything is shown at once. */
  readonly still?: boolean;
};

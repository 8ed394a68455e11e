/** A chart on the page: follows its box, the colour scheme and its model. Load it through Chart, which keeps the library away. */
import { useComputedColorScheme } from '@mantine/core';
import type { EChartsType } from 'echarts/core';
import { useEffect, useMemo, useRef } from 'react';
import { chartHeightMax } from '../chart-height.ts';
import type { Bar, BarChart, Chart } from '../model.ts';
import { intervalOf } from './bar-option.ts';
import { type ChartOption, tooltipLook } from './chart-option.ts';
import { init } from './engine.ts';
import { fitSheet, leaveSheet, onSheet, ontoSheet } from './fit-sheet.ts';
import { sightOption } from './heat-option.ts';
import { windowOption } from './line-option.ts';
import { matrixWidth } from './matrix-option.ts';
import { optionOf } from './option-of.ts';
import { type Palette, palettes } from './palette.ts';
import type { LoadedPictures } from './pictures.ts';
import classes from './surface.module.css';
import { tooltipOf } from './tooltip.ts';
import { drawInTurn } from './turns.ts';
import { useFieldKeys } from './use-field-keys.ts';
import { usePictures } from './use-pictures.ts';

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
  (box: () => DOMRect | undefined): Place =>
  ([x, y], _params, _element, _rect, { contentSize: [width, height] }) => {
    const { left, top } = box() ?? { left: 0, top: 0 };
    const right = left + x + gap + width <= window.innerWidth;
    const below = top + y + gap + height <= window.innerHeight;
    return [
      Math.max(gap - left, right ? x + gap : x - gap - width),
      Math.max(gap - top, below ? y + gap : y - gap - height),
    ];
  };

type Hovered = { chart: Chart; sample: string | null; palette: Palette; picks: boolean };

const tooltip = (
  { chart, sample, palette, picks }: Hovered,
  box: () => DOMRect | undefined,
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

/** The first and the last day in sight, as the slider has them. */
const windowIn = (drawn: EChartsType): readonly [number, number] | null => {
  const { dataZoom } = drawn.getOption();
  const [zoom] = Array.isArray(dataZoom) ? dataZoom : [];
  const [first, last] = [zoom?.startValue, zoom?.endValue];
  return typeof first === 'number' && typeof last === 'number' ? [first, last] : null;
};

/** Tells which row the pointer is in, null when it has left. */
const withPointer = (
  made: EChartsType,
  onPoint: (place: number | null) => void,
  onWindow: (made: EChartsType) => void,
  onClick: (made: EChartsType, point: readonly [number, number]) => void,
): EChartsType => {
  made.getZr().on('click', ({ offsetX, offsetY }) => onClick(made, [offsetX, offsetY]));
  made.on('datazoom', () => onWindow(made));
  made.on('updateAxisPointer', (event) => {
    const place = typeof event === 'object' && event !== null && 'dataIndex' in event ? event.dataIndex : null;
    onPoint(typeof place === 'number' ? place : null);
  });
  made.on('globalout', () => onPoint(null));
  return made;
};

/** Below this width a chart gives things up for others (bar-fit). */
const narrowMax = 640;

/** Drawn anew a chart forgets which days are in sight: only where another width shows other things. */
const changesFit = (before: number, now: number): boolean => before !== now && Math.min(before, now) < narrowMax;

type Props = {
  chart: Chart;
  label: string;
  sample: string | null;
  /** A bar was chosen, by its id; absent = bars lead nowhere. */
  onPick?: ((id: string) => void) | undefined;
};

/** The row of bars at a point of the surface; null = none is there. */
const rowAt = (drawn: EChartsType, { bars }: BarChart, [, y]: readonly [number, number]): Bar | null => {
  const at = drawn.convertFromPixel({ yAxisIndex: 0 }, y);
  return typeof at === 'number' ? (bars[at] ?? null) : null;
};

export const ChartSurface = ({ chart, label, sample, onPick }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<EChartsType | null>(null);
  const palette = palettes[useComputedColorScheme('light')];
  const pictures = usePictures(chart);
  const picks = chart.kind === 'bars' && onPick !== undefined;
  /** On paper; null on screen. */
  const paperWidth = useRef<number | null>(null);
  // Asked when it is drawn: only then the width is known.
  const width = useRef(() => paperWidth.current ?? box.current?.clientWidth ?? 0).current;
  const optionWith = useMemo(
    () =>
      (own: LoadedPictures): ChartOption => ({
        ...optionOf({
          ...{ chart, palette, pictures: own },
          width,
          height: () => (paperWidth.current === null ? box.current?.clientHeight : drawn.current?.getHeight()) ?? 0,
        }),
        tooltip: tooltip({ chart, sample, palette, picks }, () => box.current?.getBoundingClientRect()),
      }),
    [chart, palette, sample, picks, width],
  );
  const option = useMemo(
    (): (() => ChartOption) | null => (pictures === null ? null : () => optionWith(pictures)),
    [optionWith, pictures],
  );
  const bare = useRef(optionWith);
  bare.current = optionWith;
  const latest = useRef(option);
  const pointed = useRef<(place: number | null) => void>(() => undefined);
  pointed.current = (place) => {
    if (chart.kind === 'bars') drawn.current?.setOption({ series: [intervalOf(chart, palette, place)] });
  };
  const moved = useRef<(made: EChartsType) => void>(() => undefined);
  moved.current = (made) => {
    const sight = (chart.kind === 'lines' && chart.zooms) || chart.kind === 'heat' ? windowIn(made) : null;
    if (sight === null) return;
    if (chart.kind === 'lines') made.setOption(windowOption({ chart, palette, pictures: new Map(), width }, ...sight));
    if (chart.kind === 'heat') made.setOption(sightOption(chart, ...sight));
  };
  const picked = useRef<(made: EChartsType, point: readonly [number, number]) => void>(() => undefined);
  picked.current = (made, point) => {
    const bar = chart.kind === 'bars' && onPick !== undefined ? rowAt(made, chart, point) : null;
    if (bar !== null) onPick?.(bar.id);
  };
  // What days are chosen by is nothing on paper. Drawn anew on the way there, in other colours, a chart has it again.
  const bared = useRef<(made: EChartsType) => void>(() => undefined);
  bared.current = (made) => {
    if (chart.kind === 'lines' && chart.zooms) made.setOption({ dataZoom: [{ show: paperWidth.current === null }] });
  };
  const mayDraw = useRef(false);
  const drawnWidth = useRef(0);
  const draw = useRef(() => {
    if (box.current === null || !mayDraw.current || latest.current === null) return;
    drawn.current ??= withPointer(
      init(box.current, null, { renderer: 'svg' }),
      (place) => pointed.current(place),
      (made) => moved.current(made),
      (made, point) => picked.current(made, point),
    );
    drawnWidth.current = box.current.clientWidth;
    drawn.current.setOption(latest.current(), { notMerge: true });
    if (paperWidth.current !== null) bared.current(drawn.current);
  });
  const leastWidth = useRef(0);
  leastWidth.current = chart.kind === 'matrix' ? matrixWidth(chart) : 0;
  const printed = useRef<(width: number | null) => void>(() => undefined);
  printed.current = (width) => {
    paperWidth.current = width;
    if (drawn.current === null || latest.current === null) return;
    if (width === null) leaveSheet(drawn.current);
    else ontoSheet(drawn.current, width);
    // The days in sight stay.
    drawn.current.setOption(latest.current(), { replaceMerge: ['legend'] });
    moved.current(drawn.current);
    bared.current(drawn.current);
  };
  // The library draws into an element of its own; it is made when the box has a size and its turn, and lives as long as the box.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let giveUp: (() => void) | null = null;
    const observer = new ResizeObserver(() => {
      // A sheet has the drawing as it is: drawn anew for a box that is as high as its drawing it would have no height.
      if (window.matchMedia('print').matches) return;
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      drawn.current?.resize();
      if (drawn.current !== null && changesFit(drawnWidth.current, element.clientWidth)) draw.current();
      else if (drawn.current !== null) moved.current(drawn.current);
      giveUp ??= drawInTurn(element, () => {
        mayDraw.current = true;
        draw.current();
      });
    });
    observer.observe(element);
    const onPrint = () => {
      // Paper waits for no turn and no pictures.
      const isMissing = latest.current === null || drawn.current === null;
      if (isMissing && element.clientWidth > 0 && element.clientHeight > 0) {
        latest.current ??= () => bare.current(new Map());
        mayDraw.current = true;
        draw.current();
      }
      if (drawn.current === null) return;
      printed.current(onSheet(element.clientWidth, leastWidth.current));
      fitSheet(drawn.current, element);
    };
    const onPrinted = () => printed.current(null);
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrinted);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrinted);
      giveUp?.();
      mayDraw.current = false;
      drawn.current?.dispose();
      drawn.current = null;
    };
  }, []);
  // The library is told of a new option; it draws nothing by itself. The option waits for the size of the box, its turn and the
  // pictures, as drawing twice is what a chart costs most.
  useEffect(() => {
    latest.current = option;
    draw.current();
  }, [option]);
  const keys = useFieldKeys({ chart, drawn, windowIn, onPick });
  return (
    <div
      {...(chart.kind === 'matrix' ? { className: classes.scroller, 'data-scroller': true } : {})}
      style={{ width: '100%', height: '100%' }}
    >
      <div
        ref={box}
        className={classes.surface}
        role="img"
        aria-label={`${label}. ${chart.summary}`}
        data-picks={picks || undefined}
        style={{
          width: '100%',
          height: '100%',
          maxHeight: chartHeightMax(chart),
          ...(chart.kind === 'matrix' ? { minWidth: matrixWidth(chart) } : {}),
        }}
        {...keys}
      />
    </div>
  );
};

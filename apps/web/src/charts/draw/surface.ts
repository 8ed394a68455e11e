/**
 * The drawing of a chart in its box, from its first turn to its end: made when the box has a size and its turn, drawn anew for another
 * option or a width that shows other things, and on paper as wide as a sheet.
 */
import type { EChartsType } from 'echarts/core';
import type { Bar, BarChart } from '../model.ts';
import { intervalOf } from './bar-option.ts';
import type { ChartOption } from './chart-option.ts';
import { init } from './engine.ts';
import { fitSheet, leaveSheet, onSheet, ontoSheet } from './fit-sheet.ts';
import { sightOption } from './heat-option.ts';
import { windowOption } from './line-option.ts';
import { matrixWidth } from './matrix-option.ts';
import { optionOf } from './option-of.ts';
import type { LoadedPictures } from './pictures.ts';
import { type Hovered, tooltipOption } from './tooltip-option.ts';
import { drawInTurn } from './turns.ts';

/** What is to be seen now. */
export type Shown = Hovered & {
  /** Null while they are waited for. */
  readonly pictures: LoadedPictures | null;
};

type Seen = {
  /** Asked whenever it is drawn, and whenever something is pointed at. */
  readonly shown: () => Shown;
  /** A bar was chosen, by its id. */
  readonly onPick: (id: string) => void;
};

export type Surface = {
  /** Null until it has had its turn. */
  readonly drawn: () => EChartsType | null;
  /** Draws what is shown now, once it may. */
  readonly draw: () => void;
  readonly close: () => void;
};

/** The first and the last day in sight, as the slider has them. */
export const windowIn = (drawn: EChartsType): readonly [number, number] | null => {
  const { dataZoom } = drawn.getOption();
  const [zoom] = Array.isArray(dataZoom) ? dataZoom : [];
  const [first, last] = [zoom?.startValue, zoom?.endValue];
  return typeof first === 'number' && typeof last === 'number' ? [first, last] : null;
};

/** The row of bars at a point of the surface; null = none is there. */
const rowAt = (drawn: EChartsType, { bars }: BarChart, y: number): Bar | null => {
  const at = drawn.convertFromPixel({ yAxisIndex: 0 }, y);
  return typeof at === 'number' ? (bars[at] ?? null) : null;
};

/** Below this width a chart gives things up for others (bar-fit). */
const narrowMax = 640;

/** Drawn anew a chart forgets which days are in sight: only where another width shows other things. */
const changesFit = (before: number, now: number): boolean => before !== now && Math.min(before, now) < narrowMax;

const noPictures: LoadedPictures = new Map();

/** Follows the pointer: the interval of the row it is in, the days that are chosen, the bar that is clicked. */
const followPointer = (drawn: EChartsType, { shown, onPick }: Seen, onWindow: () => void): void => {
  const point = (place: number | null): void => {
    const { chart, palette } = shown();
    if (chart.kind === 'bars') drawn.setOption({ series: [intervalOf(chart, palette, place)] });
  };
  drawn.getZr().on('click', ({ offsetY }) => {
    const { chart, picks } = shown();
    const bar = chart.kind === 'bars' && picks ? rowAt(drawn, chart, offsetY) : null;
    if (bar !== null) onPick(bar.id);
  });
  drawn.on('datazoom', onWindow);
  drawn.on('updateAxisPointer', (event) => {
    const place = typeof event === 'object' && event !== null && 'dataIndex' in event ? event.dataIndex : null;
    point(typeof place === 'number' ? place : null);
  });
  drawn.on('globalout', () => point(null));
};

/** A drawing of the library, from the first time that it is drawn. */
class Drawing {
  readonly #box: HTMLElement;
  readonly #seen: Seen;
  #drawn: EChartsType | null = null;
  #drawnWidth = 0;
  /** On paper; null on screen. */
  #paperWidth: number | null = null;

  constructor(box: HTMLElement, seen: Seen) {
    this.#box = box;
    this.#seen = seen;
  }

  get drawn(): EChartsType | null {
    return this.#drawn;
  }

  draw(pictures: LoadedPictures): void {
    this.#drawn ??= this.#make();
    this.#drawnWidth = this.#box.clientWidth;
    this.#drawn.setOption(this.#option(pictures), { notMerge: true });
    if (this.#paperWidth !== null) this.#bare(this.#drawn);
  }

  /** @param pictures null = they are waited for, and it is not drawn anew without them */
  resize(pictures: LoadedPictures | null): void {
    if (this.#drawn === null) return;
    this.#drawn.resize();
    if (!changesFit(this.#drawnWidth, this.#box.clientWidth)) this.#followWindow(this.#drawn);
    else if (pictures !== null) this.draw(pictures);
  }

  /** @param width how wide it is on paper; null = it is on screen again */
  print(width: number | null, pictures: LoadedPictures): void {
    if (this.#drawn === null) return;
    this.#paperWidth = width;
    if (width === null) leaveSheet(this.#drawn);
    else ontoSheet(this.#drawn, width);
    // The days in sight stay.
    this.#drawn.setOption(this.#option(pictures), { replaceMerge: ['legend'] });
    this.#followWindow(this.#drawn);
    this.#bare(this.#drawn);
  }

  close(): void {
    this.#drawn?.dispose();
    this.#drawn = null;
  }

  readonly #width = (): number => this.#paperWidth ?? this.#box.clientWidth;

  readonly #height = (): number =>
    this.#paperWidth === null ? this.#box.clientHeight : (this.#drawn?.getHeight() ?? 0);

  #option(pictures: LoadedPictures): ChartOption {
    const shown = this.#seen.shown();
    const { chart, palette } = shown;
    return {
      ...optionOf({ chart, palette, pictures, width: this.#width, height: this.#height }),
      tooltip: tooltipOption(shown, () => this.#box.getBoundingClientRect()),
    };
  }

  #make(): EChartsType {
    const made = init(this.#box, null, { renderer: 'svg' });
    followPointer(made, this.#seen, () => this.#followWindow(made));
    return made;
  }

  #followWindow(made: EChartsType): void {
    const { chart, palette } = this.#seen.shown();
    const sight = (chart.kind === 'lines' && chart.zooms) || chart.kind === 'heat' ? windowIn(made) : null;
    if (sight === null) return;
    const about = { palette, pictures: noPictures, width: this.#width };
    if (chart.kind === 'lines') made.setOption(windowOption({ chart, ...about }, ...sight));
    if (chart.kind === 'heat') made.setOption(sightOption(chart, ...sight));
  }

  /** What days are chosen by is nothing on paper. Drawn anew on the way there, in other colours, a chart has it again. */
  #bare(made: EChartsType): void {
    const { chart } = this.#seen.shown();
    if (chart.kind === 'lines' && chart.zooms) made.setOption({ dataZoom: [{ show: this.#paperWidth === null }] });
  }
}

/** Is there room to draw in? */
const hasSize = ({ clientWidth, clientHeight }: HTMLElement): boolean => clientWidth > 0 && clientHeight > 0;

/** Puts a drawing on paper and back on screen as the page goes there; the function that comes back ends that. */
const followPrint = (onPrint: () => void, onPrinted: () => void): (() => void) => {
  window.addEventListener('beforeprint', onPrint);
  window.addEventListener('afterprint', onPrinted);
  return () => {
    window.removeEventListener('beforeprint', onPrint);
    window.removeEventListener('afterprint', onPrinted);
  };
};

export const openSurface = (box: HTMLElement, seen: Seen): Surface => {
  const { shown } = seen;
  const drawing = new Drawing(box, seen);
  let mayDraw = false;
  let giveUp: (() => void) | null = null;
  /** Paper waits for no pictures: until they come the chart goes without. */
  let isBare = false;
  const pictures = (): LoadedPictures | null => shown().pictures ?? (isBare ? noPictures : null);
  const draw = (): void => {
    if (shown().pictures !== null) isBare = false;
    const known = pictures();
    if (mayDraw && known !== null) drawing.draw(known);
  };
  const drawNow = (): void => {
    mayDraw = true;
    draw();
  };
  const observer = new ResizeObserver(() => {
    // A sheet has the drawing as it is: drawn anew for a box that is as high as its drawing it would have no height.
    if (window.matchMedia('print').matches || !hasSize(box)) return;
    drawing.resize(pictures());
    giveUp ??= drawInTurn(box, drawNow);
  });
  observer.observe(box);
  const print = (width: number | null): void => drawing.print(width, pictures() ?? noPictures);
  const leavePrint = followPrint(
    () => {
      // Nor does it wait for its turn.
      const isMissing = pictures() === null || drawing.drawn === null;
      if (isMissing && hasSize(box)) {
        isBare = shown().pictures === null;
        drawNow();
      }
      if (drawing.drawn === null) return;
      const { chart } = shown();
      print(onSheet(box.clientWidth, chart.kind === 'matrix' ? matrixWidth(chart) : 0));
      fitSheet(drawing.drawn, box);
    },
    () => print(null),
  );
  return {
    drawn: () => drawing.drawn,
    draw,
    close: () => {
      observer.disconnect();
      leavePrint();
      giveUp?.();
      mayDraw = false;
      drawing.close();
    },
  };
};

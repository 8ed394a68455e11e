/**
 * Marks of a chart by keyboard. Arrows move from one to the next, each tells what hovering it does, Escape ends it. In a matrix
 * they move in two directions, through days along the line, through bars from one row to the next; Enter filters by a bar. Plus
 * and minus bring days nearer and further, zero shows all of them.
 */
import type { EChartsType } from 'echarts/core';
import { type KeyboardEvent, useRef } from 'react';
import type { Chart, LineChart, MatrixChart } from '../model.ts';
import { windowIn } from './surface.ts';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Keys = {
  readonly tabIndex?: 0;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onBlur?: () => void;
};

const placeAt = ({ cells }: MatrixChart, column: number, row: number): number =>
  cells.findIndex((cell) => cell.column === column && cell.row === row);

/** The next field in a direction; those that are left blank are passed over. */
const nextField = (chart: MatrixChart, from: number, [across, down]: readonly [number, number]): number => {
  const start = chart.cells[from];
  if (start === undefined) return 0;
  for (let step = 1; step < chart.names.length; step += 1) {
    const place = placeAt(chart, start.column + step * across, start.row + step * down);
    if (place >= 0) return place;
  }
  return from;
};

/** The next mark in a direction; null = there is none that way in a chart of this kind. */
const nextFrom = (chart: Chart, from: number | null, direction: readonly [number, number]): number | null => {
  if (chart.kind === 'matrix') return nextField(chart, from ?? 0, direction);
  const step = chart.kind === 'bars' ? direction[1] : chart.kind === 'lines' ? direction[0] : 0;
  if (step === 0) return null;
  const count = chart.kind === 'bars' ? chart.bars.length : chart.kind === 'lines' ? chart.days.length : 0;
  // The first key shows the end that one comes from: the newest day, the first row.
  if (from === null) return chart.kind === 'lines' ? count - 1 : 0;
  return Math.min(count - 1, Math.max(0, from + step));
};

/** A field beyond the edge of its card is brought inside, with its neighbours. */
const bringField = (drawn: EChartsType, { cells, names }: MatrixChart, place: number): void => {
  const scroller = drawn.getDom().closest<HTMLElement>('[data-scroller]');
  const cell = cells[place];
  if (scroller === null || cell === undefined) return;
  const middleOf = (column: number): number => drawn.convertToPixel({ seriesIndex: 0 }, [column, cell.row])[0] ?? 0;
  const width = names.length > 1 ? Math.abs(middleOf(1) - middleOf(0)) : 0;
  const middle = middleOf(cell.column);
  const { scrollLeft, clientWidth } = scroller;
  if (middle - width < scrollLeft) scroller.scrollLeft = cell.column === 0 ? 0 : middle - 1.5 * width;
  else if (middle + width > scrollLeft + clientWidth) scroller.scrollLeft = middle + 1.5 * width - clientWidth;
};

/** Fewer days than this say nothing of their own. */
const daysMin = 14;
const nearer = 0.5;

/** The days in sight after a key, around the one that is told; null = the key is another one. */
const windowAfter = (key: string, { days }: LineChart, now: readonly [number, number], at: number | null) => {
  const last = days.length - 1;
  if (key === '0') return [0, last] as const;
  if (key !== '+' && key !== '=' && key !== '-') return null;
  const span = (now[1] - now[0]) * (key === '-' ? 1 / nearer : nearer);
  const wide = Math.min(last, Math.max(daysMin, Math.round(span)));
  const centre = at ?? now[1];
  const first = Math.min(last - wide, Math.max(0, Math.round(centre - wide / 2)));
  return [first, first + wide] as const;
};

type Options = {
  readonly chart: Chart;
  /** Null until it is drawn. */
  readonly drawn: () => EChartsType | null;
  readonly onPick: ((id: string) => void) | undefined;
};

const hasKeys = ({ chart, onPick }: Options): boolean =>
  chart.kind === 'matrix' || (chart.kind === 'lines' && chart.zooms) || (chart.kind === 'bars' && onPick !== undefined);

/** What the element of a chart needs for it; nothing for charts that hold nothing more than their table. */
export const useFieldKeys = (options: Options): Keys => {
  const { chart, drawn, onPick } = options;
  const at = useRef<number | null>(null);
  if (!hasKeys(options)) return {};
  const leave = () => {
    drawn()?.dispatchAction({ type: 'downplay', seriesIndex: 0 });
    drawn()?.dispatchAction({ type: 'hideTip' });
  };
  const show = (place: number) => {
    leave();
    at.current = place;
    const made = drawn();
    if (chart.kind === 'matrix' && made !== null) {
      bringField(made, chart, place);
      made.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: place });
    }
    made?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: place });
  };
  const zoomBy = (key: string): boolean => {
    const made = drawn();
    const now = made === null || chart.kind !== 'lines' ? null : windowIn(made);
    const next = now === null || chart.kind !== 'lines' ? null : windowAfter(key, chart, now, at.current);
    if (next === null) return false;
    made?.dispatchAction({ type: 'dataZoom', startValue: next[0], endValue: next[1] });
    return true;
  };
  return {
    tabIndex: 0,
    onBlur: leave,
    onKeyDown: (event) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Escape') return leave();
      const bar = chart.kind === 'bars' && at.current !== null ? chart.bars[at.current] : undefined;
      if ((key === 'Enter' || key === ' ') && bar !== undefined) {
        event.preventDefault();
        onPick?.(bar.id);
        return;
      }
      const step = steps[key];
      const next = step === undefined ? null : nextFrom(chart, at.current, step);
      if (next !== null) show(next);
      if (next !== null || zoomBy(key)) event.preventDefault();
    },
  };
};

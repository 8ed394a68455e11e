/** The fields of a matrix by keyboard: arrows move from one to the next, each tells what hovering it does, Escape ends it. */
import type { EChartsType } from 'echarts/core';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { Chart, MatrixChart } from '../model.ts';

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
const nextFrom = (chart: MatrixChart, from: number, [across, down]: readonly [number, number]): number => {
  const start = chart.cells[from];
  if (start === undefined) return 0;
  for (let step = 1; step < chart.names.length; step += 1) {
    const place = placeAt(chart, start.column + step * across, start.row + step * down);
    if (place >= 0) return place;
  }
  return from;
};

/** What the element of a chart needs for it; nothing for other kinds. */
export const useFieldKeys = (chart: Chart, drawn: RefObject<EChartsType | null>): Keys => {
  const at = useRef(0);
  if (chart.kind !== 'matrix') return {};
  const leave = () => {
    drawn.current?.dispatchAction({ type: 'downplay', seriesIndex: 0 });
    drawn.current?.dispatchAction({ type: 'hideTip' });
  };
  const show = (place: number) => {
    leave();
    at.current = place;
    drawn.current?.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: place });
    drawn.current?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: place });
  };
  return {
    tabIndex: 0,
    onBlur: leave,
    onKeyDown: (event) => {
      if (event.key === 'Escape') return leave();
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      show(nextFrom(chart, at.current, step));
    },
  };
};

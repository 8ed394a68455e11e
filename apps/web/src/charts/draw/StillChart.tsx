/**
 * A chart for paper: drawn once, light whatever the screen is, all of it at once. In: the chart and its size in pixels;
 * `onDrawn` is told of the chart that stands, pictures included. Load it where paper is made, as the chart library comes with it.
 */
import type { EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import type { Chart } from '../model.ts';
import { init } from './engine.ts';
import { optionOf } from './option-of.ts';
import { palettes } from './palette.ts';
import { loadPictures, picturesOf } from './pictures.ts';

type Props = { chart: Chart; label: string; width: number; height: number; onDrawn: (chart: Chart) => void };

const fontSize = 10;

export const StillChart = ({ chart, label, width, height, onDrawn }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<EChartsType | null>(null);
  const told = useRef(onDrawn);
  // The library draws into an element of its own, after the pictures beside the labels have come. What is drawn stays until what
  // comes after it can be drawn: whenever the sheet is printed, there is a chart on it.
  useEffect(() => {
    let left = false;
    void loadPictures(picturesOf(chart)).then((pictures) => {
      if (left || box.current === null) return;
      drawn.current ??= init(box.current, null, { renderer: 'svg', width, height });
      drawn.current.resize({ width, height });
      const option = optionOf({
        ...{ chart, palette: palettes.light, pictures, fontSize, still: true },
        width: () => width,
        height: () => height,
      });
      drawn.current.setOption(option, { notMerge: true });
      drawn.current.getZr().flush();
      told.current(chart);
    });
    return () => {
      left = true;
    };
  }, [chart, width, height]);
  useEffect(
    () => () => {
      drawn.current?.dispose();
      drawn.current = null;
    },
    [],
  );
  return <div ref={box} role="img" aria-label={`${label}. ${chart.summary}`} style={{ width, height }} />;
};

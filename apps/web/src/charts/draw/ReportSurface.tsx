/** The chart of a report on the page: follows its box, the colour scheme and its model. */
import { useComputedColorScheme } from '@mantine/core';
import type { EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import type { ReportChart } from '../report-model.ts';
import { init } from './engine.ts';
import { fitSheet, leaveSheet, onSheet, ontoSheet, sheetWidth } from './fit-sheet.ts';
import { palettes } from './palette.ts';
import { reportOption } from './report-option.ts';
import classes from './surface.module.css';

type Props = { chart: ReportChart; label: string };

export const ReportSurface = ({ chart, label }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const draw = useRef<(() => void) | null>(null);
  const palette = palettes[useComputedColorScheme('light')];
  const latest = useRef({ chart, palette });
  // The library draws into an element of its own, which lives as long as the box: a sheet takes the drawing that is there, though its
  // colours are others.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let drawn: EChartsType | null = null;
    let isPrinting = false;
    const drawAt = (width: number): void => {
      const { chart: shown, palette: colours } = latest.current;
      drawn?.setOption(reportOption(shown, colours, width), { notMerge: true });
    };
    const drawOnSheet = (): void => {
      if (drawn === null) return;
      const { width: own } = latest.current.chart;
      const width = own === null ? sheetWidth : onSheet(element.clientWidth, own);
      ontoSheet(drawn, width);
      drawAt(width);
      fitSheet(drawn, element);
    };
    const observer = new ResizeObserver(() => {
      // A sheet has the drawing as it is.
      if (window.matchMedia('print').matches) return;
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      drawn?.resize();
      drawn ??= init(element, null, { renderer: 'svg' });
      drawAt(element.clientWidth);
    });
    observer.observe(element);
    const onPrint = () => {
      isPrinting = true;
      drawOnSheet();
    };
    const onPrinted = () => {
      isPrinting = false;
      if (drawn === null) return;
      leaveSheet(drawn);
      drawAt(element.clientWidth);
    };
    draw.current = () => (isPrinting ? drawOnSheet() : drawAt(element.clientWidth));
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrinted);
    return () => {
      draw.current = null;
      observer.disconnect();
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrinted);
      drawn?.dispose();
    };
  }, []);
  // The library is told of what is new; it draws nothing by itself.
  useEffect(() => {
    latest.current = { chart, palette };
    draw.current?.();
  }, [chart, palette]);
  return (
    <div
      ref={box}
      className={classes.surface}
      role="img"
      aria-label={`${label}. ${chart.summary}`}
      style={{ width: '100%', height: '100%' }}
    />
  );
};

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
  const palette = palettes[useComputedColorScheme('light')];
  // The library draws into an element of its own, and is told when its box or its model changes.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let drawn: EChartsType | null = null;
    const observer = new ResizeObserver(() => {
      // A sheet has the drawing as it is.
      if (window.matchMedia('print').matches) return;
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      drawn?.resize();
      drawn ??= init(element, null, { renderer: 'svg' });
      drawn.setOption(reportOption(chart, palette, element.clientWidth), { notMerge: true });
    });
    observer.observe(element);
    const onPrint = () => {
      if (drawn === null) return;
      const width = chart.width === null ? sheetWidth : onSheet(element.clientWidth, chart.width);
      ontoSheet(drawn, width);
      drawn.setOption(reportOption(chart, palette, width), { notMerge: true });
      fitSheet(drawn, element);
    };
    const onPrinted = () => {
      if (drawn === null) return;
      leaveSheet(drawn);
      drawn.setOption(reportOption(chart, palette, element.clientWidth), { notMerge: true });
    };
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrinted);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrinted);
      drawn?.dispose();
    };
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

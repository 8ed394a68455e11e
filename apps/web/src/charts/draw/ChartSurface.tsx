/** A chart on the page: follows its box, the colour scheme and its model. Load it through Chart, which keeps the library away. */
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { chartHeightMax } from '../chart-height.ts';
import type { Chart } from '../model.ts';
import { matrixWidth } from './matrix-option.ts';
import { palettes } from './palette.ts';
import classes from './surface.module.css';
import { openSurface, type Shown, type Surface } from './surface.ts';
import { useFieldKeys } from './use-field-keys.ts';
import { usePictures } from './use-pictures.ts';

type Props = {
  chart: Chart;
  label: string;
  sample: string | null;
  /** A bar was chosen, by its id; absent = bars lead nowhere. */
  onPick?: ((id: string) => void) | undefined;
};

export const ChartSurface = ({ chart, label, sample, onPick }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface | null>(null);
  const palette = palettes[useComputedColorScheme('light')];
  const pictures = usePictures(chart);
  const picks = chart.kind === 'bars' && onPick !== undefined;
  const shown = useMemo<Shown>(
    () => ({ chart, palette, pictures, sample, picks }),
    [chart, palette, pictures, sample, picks],
  );
  const latest = useRef({ shown, onPick });
  // The library draws into an element of its own, which lives as long as the box.
  useEffect(() => {
    if (box.current === null) return;
    const opened = openSurface(box.current, {
      shown: () => latest.current.shown,
      onPick: (id) => latest.current.onPick?.(id),
    });
    surface.current = opened;
    return () => {
      opened.close();
      surface.current = null;
    };
  }, []);
  // The library is told of what is new; it draws nothing by itself. Drawing twice is what a chart costs most.
  useEffect(() => {
    latest.current.shown = shown;
    surface.current?.draw();
  }, [shown]);
  latest.current.onPick = onPick;
  const keys = useFieldKeys({ chart, drawn: () => surface.current?.drawn() ?? null, onPick });
  const isMatrix = chart.kind === 'matrix';
  return (
    <div
      {...(isMatrix ? { className: classes.scroller, 'data-scroller': true } : {})}
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
          ...(isMatrix ? { minWidth: matrixWidth(chart) } : {}),
        }}
        {...keys}
      />
    </div>
  );
};

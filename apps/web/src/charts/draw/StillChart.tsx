/**
 * A chart for paper: drawn once, light whatever the screen is, all of it at once. In: the chart and its size in pixels;
 * `onDrawn` is told when it stands, pictures included. Load it where paper is made, as the chart library comes with it.
 */
import { useEffect, useRef } from 'react';
import type { Chart } from '../model.ts';
import { init } from './engine.ts';
import { optionOf } from './option-of.ts';
import { palettes } from './palette.ts';
import { loadPictures, picturesOf } from './pictures.ts';

type Props = { chart: Chart; label: string; width: number; height: number; onDrawn: () => void };

const fontSize = 10;

export const StillChart = ({ chart, label, width, height, onDrawn }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(onDrawn);
  // The library draws into an element of its own, after the pictures beside the labels have come.
  useEffect(() => {
    let dispose = () => {};
    let left = false;
    void loadPictures(picturesOf(chart)).then((pictures) => {
      if (left || box.current === null) return;
      const drawn = init(box.current, null, { renderer: 'svg', width, height });
      dispose = () => drawn.dispose();
      drawn.setOption(optionOf({ chart, palette: palettes.light, pictures, fontSize, still: true }));
      drawn.getZr().flush();
      told.current();
    });
    return () => {
      left = true;
      dispose();
    };
  }, [chart, width, height]);
  return <div ref={box} role="img" aria-label={`${label}. ${chart.summary}`} style={{ width, height }} />;
};

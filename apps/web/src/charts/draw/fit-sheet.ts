/** A drawing on paper: no wider than a sheet, as its letters would be too small there, and back again on screen. */
import type { EChartsType } from 'echarts/core';

/** From side to side, in pixels: what takes the whole of it is drawn so wide, however narrow its window is. */
export const sheetWidth = 720;

/** How wide a drawing is on paper. @param least what it needs to be read */
export const onSheet = (width: number, least = 0): number => Math.min(width, Math.max(sheetWidth, least));

/** The drawing is as wide as its sheet and as high as on screen: its box, which follows it on paper, may have no height by then. */
export const ontoSheet = (drawn: EChartsType, width: number): void =>
  drawn.resize({ width, height: drawn.getHeight() });

/** The drawing takes the width of its sheet, which lays it out without asking for another. */
export const fitSheet = (drawn: EChartsType, box: HTMLElement): void => {
  drawn.getZr().flush();
  for (const svg of box.querySelectorAll('svg'))
    svg.setAttribute('viewBox', `0 0 ${svg.width.baseVal.value} ${svg.height.baseVal.value}`);
};

/** The drawing follows its box again. */
export const leaveSheet = (drawn: EChartsType): void => drawn.resize({ width: 'auto', height: 'auto' });

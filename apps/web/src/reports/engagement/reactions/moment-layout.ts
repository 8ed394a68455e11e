/** The measures of a cell of moments, on screen and in pictures. Pure. */

/** "A meme chart cell is 200 wide and 500 high ..., bar width 5" (2-title-reports section 2.8). */
export const cell = { width: 200, height: 500, bar: 5 } as const;
/** What the name of the episode and the ends of the axis take of a cell. */
export const plot = { left: 34, right: 10, top: 40, bottom: 14 } as const;
export const plotHeight = cell.height - plot.top - plot.bottom;
/** Of the progress of an episode: 0 is its beginning, 1 its end. */
export const ticks: readonly number[] = [0, 0.25, 0.5, 0.75, 1];

/** Wide enough to be pointed at, however little was made of a moment. */
const widthMin = 2;

/** The length of a bar by the root of its share of the longest: one moment is often ten times the next, which is seen as well. */
export const widthOf = (share: number): number =>
  Math.max(widthMin, Math.sqrt(share) * (cell.width - plot.left - plot.right));

/** The shade of a bar by its share of the longest; the palest stands for nothing and is left out. */
export const shadeOf = (scale: readonly string[], share: number): string =>
  scale[Math.min(scale.length - 1, 1 + Math.floor(share * (scale.length - 1)))] ?? '';

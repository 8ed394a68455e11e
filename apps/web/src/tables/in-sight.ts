/**
 * Columns of a table that is wider than its place, brought into sight: the table moves as little as it has to, and stops where
 * another column begins beside the first one, which stays, as the boxes before it do.
 */

/** Where columns stand, from the left edge of the table. */
export type Edges = { readonly start: number; readonly end: number };

type Place = {
  /** Of what stays. */
  readonly stays: number;
  /** Where the others begin. */
  readonly starts: readonly number[];
  /** How far the table has been moved, and how much of it is seen. */
  readonly scrolled: number;
  readonly seen: number;
};

/** How far the table is to be moved for a column. */
export const scrollFor = ({ start, end }: Edges, { stays, starts, scrolled, seen }: Place): number => {
  if (end <= scrolled + seen && start >= scrolled + stays) return scrolled;
  const stops = starts.map((one) => one - stays).filter((stop) => stop <= start - stays);
  const last = stops.at(-1) ?? 0;
  return end > scrolled + seen ? (stops.find((stop) => end <= stop + seen) ?? last) : last;
};

/** @param cell of the column, in any row */
export const bringColumn = (scroller: HTMLElement, cell: HTMLElement): void => {
  const first = scroller.querySelector<HTMLElement>('th[data-first]');
  // What stays is in sight; its own place says nothing, as it moves along.
  if (first === null || cell.matches('[data-first], [data-column="0"]')) return;
  if (scroller.scrollWidth <= scroller.clientWidth) return;
  const starts = [...scroller.querySelectorAll<HTMLElement>('th[data-first] ~ th')].map(({ offsetLeft }) => offsetLeft);
  scroller.scrollLeft = scrollFor(
    { start: cell.offsetLeft, end: cell.offsetLeft + cell.offsetWidth },
    {
      stays: Number.parseFloat(getComputedStyle(first).left) + first.offsetWidth,
      starts,
      scrolled: scroller.scrollLeft,
      seen: scroller.clientWidth,
    },
  );
};

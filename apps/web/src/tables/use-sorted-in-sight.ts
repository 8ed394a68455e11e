import { useEffect } from 'react';
import { bringColumn } from './in-sight.ts';

/** In a table that is wider than its place the column it is sorted by is in sight. */
export const useSortedInSight = (scroller: HTMLElement | null, sorted: string | undefined, isKnown: boolean): void => {
  // Where a column stands is known to the browser alone.
  useEffect(() => {
    const head = scroller?.querySelector<HTMLElement>('th[aria-sort="ascending"], th[aria-sort="descending"]');
    if (scroller === null || head === null || head === undefined || sorted === undefined || !isKnown) return;
    bringColumn(scroller, head);
  }, [scroller, sorted, isKnown]);
};

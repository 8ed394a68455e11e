import { useLayoutEffect, useState } from 'react';

/** The pixels that a table has from side to side; 0 while they are not known. */
export const usePlace = (scroller: HTMLElement | null): number => {
  const [place, setPlace] = useState(0);
  // Before the first picture, so that no column moves after it.
  useLayoutEffect(() => {
    if (scroller === null) return;
    const look = () => setPlace(scroller.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);
  return place;
};

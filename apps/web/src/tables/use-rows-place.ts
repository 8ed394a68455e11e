/**
 * How far the rows of a table have been scrolled: kept for the way back from a title that was opened and for a reload, and begun
 * anew with another order or other filters. The router keeps the figure; only the table knows when there are rows to scroll.
 */
import { useElementScrollRestoration, useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

type Asked = {
  /** What tells the table from others of the page. */
  readonly name: string;
  readonly scroller: HTMLElement | null;
  /** Whether its rows are there. */
  readonly isThere: boolean;
  /** What is asked: another question has another first row. */
  readonly question: string;
};

/** The name by which the router keeps the place, for the element that scrolls. */
export const useRowsPlace = ({ name, scroller, isThere, question }: Asked): string => {
  // A table of another title begins at its own first row.
  const path = useLocation({ select: ({ pathname }) => pathname });
  const id = `${path} ${name}`;
  const left = useElementScrollRestoration({ id });
  const isPlaced = useRef(false);
  const asked = useRef(question);
  // Before the first picture of the rows, so that none of them is seen to move.
  useLayoutEffect(() => {
    if (scroller === null || !isThere) return;
    if (asked.current !== question) scroller.scrollTop = 0;
    else if (!isPlaced.current && left !== undefined) scroller.scrollTop = left.scrollY;
    asked.current = question;
    isPlaced.current = true;
  }, [scroller, isThere, question, left]);
  return id;
};

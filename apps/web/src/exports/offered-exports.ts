/** The files that the page on screen offers as a whole, for the window of commands. Cards with an export of their own are not among them. */
import { useEffect, useRef } from 'react';

export type OfferedExport = { readonly label: string; readonly run: () => void };

const offered = new Set<{ readonly current: readonly OfferedExport[] }>();

/** Offers these as long as the component stands. */
export const useOfferedExports = (exports: readonly OfferedExport[]): void => {
  const latest = useRef(exports);
  latest.current = exports;
  useEffect(() => {
    offered.add(latest);
    return () => {
      offered.delete(latest);
    };
  }, []);
};

/** What is offered at this moment, in the order in which it came. */
export const offeredExports = (): readonly OfferedExport[] => [...offered].flatMap(({ current }) => current);

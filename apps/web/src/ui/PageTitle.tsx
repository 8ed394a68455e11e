/**
 * The document title: `{title} | CVM Insights`. React moves it to the head of the document. A page that is come to is
 * announced by the same words, its own where it writes them.
 */
import { useEffect, useSyncExternalStore } from 'react';

const productName = 'CVM Insights';

/** Of pages that are named after what they show, when they show nothing. */
export const lockedTitle = 'Report Locked';
export const deniedTitle = 'Permission Denied';

let shown = '';
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const show = (title: string): void => {
  shown = title;
  for (const listener of listeners) listener();
};

/** The title of the page that is shown, for whoever announces it. */
export const useShownTitle = (): string => useSyncExternalStore(listen, () => shown);

export const PageTitle = ({ title }: { title: string }) => {
  // The head of the document, which is where the title goes, announces nothing.
  useEffect(() => show(title), [title]);
  return <title>{`${title} | ${productName}`}</title>;
};

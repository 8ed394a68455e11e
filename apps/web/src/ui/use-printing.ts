/** Is the page being put on paper? What the screen holds back until somebody scrolls is drawn then. */
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

const subscribe = (onChange: () => void): (() => void) => {
  const begin = () => {
    printing = true;
    // The browser takes its picture right after the event.
    flushSync(onChange);
  };
  const end = () => {
    printing = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};

/** True from the moment a page is printed until that is over. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);

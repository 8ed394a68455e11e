/**
 * Paper has the first rows of a table, which may not be there when somebody prints. The browser takes its picture in the very moment
 * it tells of printing, so that the keys for it are answered here: the rows come first, then the browser's own print.
 */
import { useEffect, useState } from 'react';

/** @param isReady the rows for paper are there, or could not be loaded */
export const usePaper = (isReady: boolean): boolean => {
  const [wanted, setWanted] = useState(false);
  // Keys go to the window, whatever has the focus.
  useEffect(() => {
    if (isReady) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setWanted(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isReady]);
  // The browser prints what is in the document, which is after the rows have been drawn; on its way to paper the page is drawn once
  // more, which cannot be while it is being drawn.
  useEffect(() => {
    if (!wanted || !isReady) return;
    const printing = setTimeout(() => {
      window.print();
      setWanted(false);
    });
    return () => clearTimeout(printing);
  }, [wanted, isReady]);
  return wanted;
};

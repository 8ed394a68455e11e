/** How high what stays at the top is, for what comes to stand below it: menus may have a line of their own, and a banner be above. */
import { useEffect, useState } from 'react';

/** The rule at its foot lies over what is below. */
const rulePx = 1;

/** Keeps `--header-height` at that of the element which the answer is given as its `ref`. */
export const useHeaderHeight = () => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // How high it is is known to the browser alone.
  useEffect(() => {
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--header-height', `${element.offsetHeight - rulePx}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--header-height');
    };
  }, [element]);
  return setElement;
};

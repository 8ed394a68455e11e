/** How high what stays at the top is, for what comes to stand below it: menus may have a line of their own, and a banner be above. */

/** The rule at its foot lies over what is below. */
const rulePx = 1;

/** Keeps `--header-height` at that of the element whose `ref` it is: nothing is drawn anew for it. */
export const keepHeaderHeight = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  // How high it is is known to the browser alone.
  const observer = new ResizeObserver(() => style.setProperty('--header-height', `${element.offsetHeight - rulePx}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--header-height');
  };
};

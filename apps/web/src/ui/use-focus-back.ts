/**
 * The focus goes back to where a window was opened from. The kit sees to that for windows that stay and are opened and closed;
 * most of ours come and go whole, and would leave the focus nowhere.
 */
import { useEffect } from 'react';

const windows = '[role="dialog"][aria-modal="true"]';

type Opened = { readonly window: Element; readonly from: readonly HTMLElement[] };

/** Where to go back to: what had the focus, and what opened the menu that it stood in, which is gone by then. */
const waysBack = (last: HTMLElement): readonly HTMLElement[] => {
  const menu = last.closest('[role="menu"], [role="dialog"]:not([aria-modal="true"])');
  const opener = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return opener === null || menu?.contains(opener) === true ? [last] : [last, opener];
};

const beginsHere = 'data-autofocus';

/** Of windows over windows the kit begins the one below anew when the upper one goes: not at its first field, but where it was left. */
const beginWhereLeft = (from: readonly HTMLElement[]): void => {
  for (const element of from) {
    const below = element.closest(windows);
    if (below === null) continue;
    for (const before of below.querySelectorAll(`[${beginsHere}]`)) before.removeAttribute(beginsHere);
    element.setAttribute(beginsHere, '');
    return;
  }
};

/** Once for all windows. */
export const useFocusBack = (): void => {
  // The document alone knows where the focus is, and when a window is gone.
  useEffect(() => {
    let last: HTMLElement | null = null;
    let opened: readonly Opened[] = [];
    const observer = new MutationObserver(() => {
      const gone = opened.filter(({ window }) => !window.isConnected);
      if (gone.length === 0) return;
      opened = opened.filter(({ window }) => window.isConnected);
      if (opened.length === 0) observer.disconnect();
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      const back = gone.flatMap(({ from }) => from).find((one) => one.isConnected && !one.matches(':disabled'));
      if (isNowhere) back?.focus({ preventScroll: true });
    });
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const window = target.closest(windows);
      if (window !== null && !opened.some((one) => one.window === window)) {
        if (opened.length === 0) observer.observe(document.body, { childList: true, subtree: true });
        const from = last === null ? [] : waysBack(last);
        beginWhereLeft(from);
        opened = [...opened, { window, from }];
      }
      last = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
};

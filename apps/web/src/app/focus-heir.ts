/**
 * A control that goes away while it has the focus leaves it to nobody, and readers who see no page stand at its top again. It
 * passes to what stands in its place: to Cancel where Export was, to the next report of a list where one was deleted. One that is
 * disabled while it works gets it back when it is done.
 */

const controls = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';
/** Beyond them lies the rest of the page, or what a window covers. Grids move the focus themselves. */
const bounds = 'main, [role="dialog"], [role="grid"], body';
/** How far from its place an heir may stand. */
const stepsMax = 6;
/** Of a window over a window. */
const windowsMax = 3;

/** An element above the control, and which of its children led there. */
type Step = { readonly parent: Element; readonly index: number };

/** In a menu, which goes with its entry, the place is that of what opened it. */
const placeOf = (target: Element): Element => {
  const menu = target.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? target;
};

const stepsTo = (target: Element): Step[] => {
  const steps: Step[] = [];
  for (let child = placeOf(target); steps.length < stepsMax && child.parentElement !== null; ) {
    const parent = child.parentElement;
    if (parent.matches(bounds)) break;
    steps.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return steps;
};

const firstControl = (element: Element | undefined): HTMLElement | null => {
  const found = element?.matches(controls) ? element : element?.querySelector(controls);
  return found instanceof HTMLElement ? found : null;
};

/** What stands where the control stood, else beside that, else as near as there is something. */
const heirOf = (steps: readonly Step[]): HTMLElement | null => {
  for (const { parent, index } of steps) {
    if (!parent.isConnected) continue;
    const { children } = parent;
    const nearest = [children[index], children[index + 1], children[index - 1], parent];
    const heir = nearest.map(firstControl).find((found) => found !== null);
    if (heir !== undefined) return heir;
  }
  return null;
};

type Held = {
  readonly target: Element;
  readonly window: Element | null;
  /** Where to look for an heir: in a window there first, then where it was opened, should that have gone meanwhile. */
  readonly steps: readonly Step[];
  readonly opened: readonly Step[];
  readonly path: string;
};

const heldBy = (target: Element, before: Held | null): Held => {
  const window = target.closest('[role="dialog"]');
  const from = before === null || window === null ? [] : before.window === window ? before.opened : before.steps;
  const opened = from.slice(0, windowsMax * stepsMax);
  return { target, window, opened, steps: [...stepsTo(target), ...opened], path: location.pathname };
};

/** Once for the app; the answer ends it. */
export const passFocusOn = (): (() => void) => {
  let held: Held | null = null;
  const observer = new MutationObserver(() => {
    if (held === null) return;
    const { target, steps, path } = held;
    if (target.isConnected) {
      const isFree = document.activeElement === document.body && !target.matches(':disabled');
      if (isFree && target instanceof HTMLElement) target.focus({ preventScroll: true });
      return;
    }
    held = null;
    observer.disconnect();
    // Another page is begun at its top.
    if (document.activeElement === document.body && location.pathname === path)
      heirOf(steps)?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    if (held === null)
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['disabled'],
      });
    held = heldBy(target, held);
  };
  /** Left by its reader for nothing; browsers say so as well of what is disabled, and of what is being removed and gone a moment later. */
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (held === null || !held.target.isConnected || document.activeElement === held.target) return;
      if (held.target.matches(':disabled')) return;
      held = null;
      observer.disconnect();
    });
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    observer.disconnect();
  };
};

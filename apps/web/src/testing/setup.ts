/**
 * Browser parts that the test environment lacks and the components ask for; and what a test leaves in the page, taken away
 * again: the files of a worker share its page and its modules.
 */
import { notificationsStore } from '@mantine/notifications';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

window.matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

class QuietResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = QuietResizeObserver;
Element.prototype.scrollIntoView = () => undefined;
// Text fields that grow measure anew when fonts have come.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const { getComputedStyle } = window;

const styles = (element: Element, property: string): boolean =>
  element.getAttribute('style')?.includes(property) === true;

const isVisibilityStyled = (element: Element): boolean => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (styles(at, 'visibility')) return true;
  return false;
};

/** How elements of a kind are displayed that do not say it themselves. */
const displays = new Map<string, string>();

const displayOf = (element: Element): string | undefined => {
  // One that is open is displayed, one that is closed is not.
  if (!element.isConnected || element.tagName === 'DIALOG' || styles(element, 'display')) return;
  const known = displays.get(element.tagName) ?? getComputedStyle(element).display;
  displays.set(element.tagName, known);
  return known;
};

/** What an element does not say itself; undefined where it does. */
const unstyled: Readonly<Record<string, (element: Element) => string | undefined>> = {
  display: displayOf,
  visibility: (element) => (isVisibilityStyled(element) ? undefined : ''),
  pointerEvents: (element) => (styles(element, 'pointer-events') ? undefined : ''),
};

const computed = new WeakMap<Element, CSSStyleDeclaration>();

/**
 * Who looks for a role asks of each element of the page, after each change of it, whether it is shown. The environment matches
 * all rules with all that stands around it for that, the dearest part of many tests; no sheet that tests load hides anything.
 */
window.getComputedStyle = (element) => {
  const known = computed.get(element);
  if (known !== undefined) return known;
  const whole = getComputedStyle(element);
  const quick = (name: string | symbol) => (typeof name === 'string' ? unstyled[name]?.(element) : undefined);
  const getPropertyValue = (name: string) => quick(name) ?? whole.getPropertyValue(name);
  const style = new Proxy(whole, {
    get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : (quick(name) ?? Reflect.get(whole, name))),
  });
  computed.set(element, style);
  return style;
};

// As patient as what vitest polls (vitest.config.ts): a first answer, or a part loaded when it is needed, may take long on a busy machine.
configure({
  asyncUtilTimeout: 120_000,
  // Whoever waits asks after each change of the page: all of the page is written down for the answer that is read alone.
  getElementError: (message, container) => {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { get, configurable: true });
  },
});

/** The clock of the machine, whatever a test makes of it. */
const { setTimeout, setImmediate } = globalThis;
/** A turn in which servers hear what was sent before: no call of a test arrives in the one after it. */
const heard = () => new Promise<void>((resolve) => setTimeout(() => setImmediate(() => resolve())));

afterEach(async () => {
  cleanup();
  await heard();
  window.localStorage.clear();
  window.sessionStorage.clear();
  notificationsStore.updateState((state) => ({ ...state, notifications: [], queue: [] }));
});

afterAll(async () => {
  vi.useRealTimers();
  // What is still on its way when the page goes could not be loaded by any file after it.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

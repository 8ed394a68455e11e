import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Seen = { target: Element; isIntersecting: boolean };

/** Tells what the test says of the elements that are watched. */
let tell: (entries: readonly Seen[]) => void;
let idle: (() => void)[];

beforeEach(() => {
  vi.resetModules();
  idle = [];
  class Observer {
    constructor(told: (entries: readonly Seen[]) => void) {
      tell = told;
    }
    observe = vi.fn();
    unobserve = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});
afterEach(() => vi.unstubAllGlobals());

const elementAt = (top: number): Element =>
  Object.assign(document.createElement('div'), { getBoundingClientRect: () => new DOMRect(0, top, 10, 10) });

const load = async () => (await import('./turns.ts')).drawInTurn;

const runIdle = () => idle.shift()?.();

it('draws at once what is in the window, and the rest from the top, one an idle moment', async () => {
  const drawInTurn = await load();
  const drawn: string[] = [];
  const [shown, lower, upper] = [elementAt(10), elementAt(3000), elementAt(2000)];
  drawInTurn(shown, () => drawn.push('shown'));
  drawInTurn(lower, () => drawn.push('lower'));
  drawInTurn(upper, () => drawn.push('upper'));
  tell([
    { target: shown, isIntersecting: true },
    { target: lower, isIntersecting: false },
    { target: upper, isIntersecting: false },
  ]);
  expect(drawn).toEqual(['shown']);
  runIdle();
  expect(drawn).toEqual(['shown', 'upper']);
  runIdle();
  expect(drawn).toEqual(['shown', 'upper', 'lower']);
  expect(idle).toEqual([]);
});

it('draws what comes near before its turn, and nothing that gave it up', async () => {
  const drawInTurn = await load();
  const drawn: string[] = [];
  const [near, gone] = [elementAt(2000), elementAt(3000)];
  drawInTurn(near, () => drawn.push('near'));
  const giveUp = drawInTurn(gone, () => drawn.push('gone'));
  tell([
    { target: near, isIntersecting: false },
    { target: gone, isIntersecting: false },
  ]);
  tell([{ target: near, isIntersecting: true }]);
  giveUp();
  runIdle();
  expect(drawn).toEqual(['near']);
});

it('draws all of it before the page goes to paper', async () => {
  const drawInTurn = await load();
  const drawn: string[] = [];
  drawInTurn(elementAt(2000), () => drawn.push('first'));
  drawInTurn(elementAt(3000), () => drawn.push('second'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn).toEqual(['first', 'second']);
});

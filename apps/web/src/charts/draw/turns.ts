/**
 * When a chart is drawn. Drawing is the dearest thing a report does: charts in the window, or soon in it, are drawn at once, the
 * others one by one from the top while the browser has nothing else to do, and all of them before the page goes to paper.
 */

/** So far below or above the window a chart counts as in it, in pixels. */
const nearPx = 200;

/** Without idle moments a chart waits no longer than this. */
const patienceMs = 2_000;

type Turn = { readonly element: Element; readonly draw: () => void };

/** Those whose place is known not to be near. */
const waiting = new Set<Turn>();
const turns = new Map<Element, Turn>();
let isAsked = false;

/** Safari has no idle moments: the next free one has to do. */
const whenIdle = (work: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: patienceMs });
  else setTimeout(work);
};

const take = (turn: Turn): void => {
  waiting.delete(turn);
  turns.delete(turn.element);
  observer?.unobserve(turn.element);
  turn.draw();
};

const topOf = ({ element }: Turn): number => element.getBoundingClientRect().top;

/** Draws the uppermost of those that wait, and asks for another idle moment for the next. */
const drawNext = (): void => {
  isAsked = false;
  const [first] = [...waiting].sort((left, right) => topOf(left) - topOf(right));
  if (first === undefined) return;
  take(first);
  askForIdle();
};

const askForIdle = (): void => {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  whenIdle(drawNext);
};

const observer =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            const turn = turns.get(target);
            if (turn === undefined) continue;
            if (isIntersecting) take(turn);
            else waiting.add(turn);
          }
          askForIdle();
        },
        { rootMargin: `${nearPx}px` },
      );

if (typeof window !== 'undefined')
  window.addEventListener('beforeprint', () => {
    for (const turn of [...turns.values()]) take(turn);
  });

/** Draws once the element is near the window or nothing else is to be done; the function that comes back gives its turn up. */
export const drawInTurn = (element: Element, draw: () => void): (() => void) => {
  if (observer === null) {
    draw();
    return () => undefined;
  }
  const turn = { element, draw };
  turns.set(element, turn);
  observer.observe(element);
  return () => {
    waiting.delete(turn);
    if (turns.get(element) === turn) turns.delete(element);
    observer.unobserve(element);
  };
};

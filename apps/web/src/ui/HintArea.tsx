/**
 * Hints for many small things, such as the cells of a table: whatever inside carries `data-hint` tells it on hover
 * and on keyboard focus, a moment later; Escape and scrolling take it away, and so does opening a menu, which it would lie
 * over. One hint for all of them, because one tooltip per cell would make scrolling slow. What has the focus is described by its hint
 * at once, for those who hear the page.
 */
import { Portal } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import classes from './HintArea.module.css';

const delayMs = 350;
/** Room a hint needs below its cell; with less it stands above. */
const roomPx = 130;
const widthPx = 320;

type Hint = { text: string; rect: DOMRect };

const positionOf = ({ rect }: Hint): React.CSSProperties => {
  const left = Math.max(8, Math.min(rect.left + rect.width / 2 - widthPx / 2, window.innerWidth - widthPx - 8));
  const above = rect.bottom + roomPx > window.innerHeight;
  return above ? { left, bottom: window.innerHeight - rect.top + 4 } : { left, top: rect.bottom + 4 };
};

/** What tells something at a place, and what it tells. */
const hintAt = ({ target }: SyntheticEvent): { readonly at: HTMLElement; readonly text: string } | null => {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
  const text = at?.dataset.hint;
  return at === null || text === undefined ? null : { at, text };
};

const description = 'aria-description';

/** Written here and not with each cell: a reader of the screen asks for it as the focus comes. */
const describe = (event: SyntheticEvent): void => {
  const found = hintAt(event);
  if (found !== null && event.target instanceof Element) event.target.setAttribute(description, found.text);
};

const endDescription = ({ target }: SyntheticEvent): void => {
  if (target instanceof Element) target.removeAttribute(description);
};

const useHint = () => {
  const [hint, setHint] = useState<Hint | null>(null);
  const timer = useRef<number>(undefined);
  const hide = () => {
    window.clearTimeout(timer.current);
    setHint(null);
  };
  const show = (event: SyntheticEvent) => {
    const found = hintAt(event);
    hide();
    if (found === null) return;
    timer.current = window.setTimeout(() => {
      // What has gone meanwhile has no place to tell it at.
      if (found.at.isConnected) setHint({ text: found.text, rect: found.at.getBoundingClientRect() });
    }, delayMs);
  };
  // A hint that is still to come must not come after the page has gone.
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { hint, show, hide };
};

/** Does what it tells of open something? */
const opens = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('[aria-haspopup]') !== null;

export const HintArea = ({ children }: { children: ReactNode }) => {
  const { hint, show, hide } = useHint();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens to the cells inside.
    <div
      onMouseOver={show}
      onMouseLeave={hide}
      onFocus={(event) => {
        describe(event);
        show(event);
      }}
      onBlur={(event) => {
        endDescription(event);
        hide();
      }}
      onScrollCapture={hide}
      onClick={(event) => (opens(event) ? hide() : undefined)}
      onKeyDown={(event) => (event.key === 'Escape' || (event.key === 'Enter' && opens(event)) ? hide() : undefined)}
    >
      {children}
      {hint === null ? null : (
        <Portal>
          <div role="tooltip" className={classes.hint} style={{ ...positionOf(hint), width: widthPx }}>
            {hint.text}
          </div>
        </Portal>
      )}
    </div>
  );
};

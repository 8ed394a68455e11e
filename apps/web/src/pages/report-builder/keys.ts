/** The keys of the builder: undo, redo and run, wherever the focus is but in a field that is typed in. */
import { useEffect, useRef } from 'react';

export type KeyCommand = 'undo' | 'redo' | 'run';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export const commandOf = ({ key, ctrlKey, metaKey, shiftKey }: Pressed): KeyCommand | null => {
  if (!ctrlKey && !metaKey) return null;
  if (key === 'Enter') return 'run';
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : null;
};

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [role=dialog]') !== null;

export const useKeys = (obey: (command: KeyCommand) => void): void => {
  const latest = useRef(obey);
  // The commands of the last drawing, without listening anew for each.
  useEffect(() => {
    latest.current = obey;
  });
  // Keys belong to the whole page, which no element of ours is.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === null || isTypedIn(event.target)) return;
      event.preventDefault();
      latest.current(command);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};

/**
 * Moving through a virtual table by keyboard: one cell is in the tab order, arrow keys, Home, End and Page Up/Down move
 * it, with Control to the first or last row. The row that is moved to may not exist yet: it is scrolled to first and
 * focused once it is there; while its figures are on their way the focus waits in its place.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export type GridPosition = { row: number; column: number };

/** Rows and columns that a key goes by. */
const steps: Readonly<Record<string, GridPosition>> = {
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  PageDown: { row: 10, column: 0 },
  PageUp: { row: -10, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowLeft: { row: 0, column: -1 },
};
const far = Number.MAX_SAFE_INTEGER;

const stepOf = (key: string, control: boolean): GridPosition | undefined => {
  if (key !== 'Home' && key !== 'End') return steps[key];
  const step = key === 'Home' ? -far : far;
  return control ? { row: step, column: 0 } : { row: 0, column: step };
};

/** Where a key leads from a position; null for keys that do not move. */
export const nextPosition = (
  key: string,
  control: boolean,
  from: GridPosition,
  size: { rows: number; columns: number },
): GridPosition | null => {
  const step = stepOf(key, control);
  if (step === undefined) return null;
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return { row: clamp(from.row + step.row, size.rows), column: clamp(from.column + step.column, size.columns) };
};

/** The cell that can be focused, the one it is in: a link inside takes the focus itself. */
const focusTarget = (body: HTMLElement, { row, column }: GridPosition): HTMLElement | null => {
  const cell = body.querySelector<HTMLElement>(`tr[data-row="${row}"] > [data-column="${column}"]`);
  return cell?.querySelector<HTMLElement>('a') ?? cell;
};

/** @param bring brings a cell that is in the document into sight */
export const useGridKeys = (
  size: { rows: number; columns: number },
  scrollToRow: (row: number) => void,
  bring: (cell: HTMLElement) => void,
) => {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<GridPosition>({ row: 0, column: 0 });
  // Where a key led. The table is drawn before its active cell is that one: scrolling has rows drawn at once.
  const moving = useRef<GridPosition | null>(null);
  const waited = useRef(false);

  // Focus can only be set on an element that is in the document, which is after the row has been rendered.
  useEffect(() => {
    if (moving.current !== active || bodyRef.current === null) return;
    const target = focusTarget(bodyRef.current, active);
    if (target === null) return;
    const isElsewhere = document.activeElement !== document.body && !bodyRef.current.contains(document.activeElement);
    const waits = target.closest('tr')?.getAttribute('aria-busy') === 'true' && !isElsewhere;
    if (!waits) moving.current = null;
    if (!isElsewhere || !waited.current) {
      target.focus({ preventScroll: true });
      bring(target.closest('td') ?? target);
    }
    waited.current = waits;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPosition(event.key, event.ctrlKey || event.metaKey, active, size);
    if (next === null) return;
    event.preventDefault();
    moving.current = next;
    waited.current = false;
    scrollToRow(next.row);
    setActive(next);
  };
  const row = Math.min(active.row, Math.max(0, size.rows - 1));
  return { bodyRef, active: { row, column: active.column }, setActive, onKeyDown };
};

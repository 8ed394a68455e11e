import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { nextPosition, useGridKeys } from './use-grid-keys.ts';

describe('moving through a table by keyboard', () => {
  const size = { rows: 30, columns: 8 };
  const from = { row: 5, column: 2 };
  const go = (key: string, control = false, start = from) => {
    const next = nextPosition(key, control, start, size);
    return next === null ? null : [next.row, next.column];
  };

  it('goes one cell by arrow, ten rows by page, to the ends by Home and End', () => {
    expect(go('ArrowDown')).toEqual([6, 2]);
    expect(go('ArrowLeft')).toEqual([5, 1]);
    expect(go('PageDown')).toEqual([15, 2]);
    expect(go('Home')).toEqual([5, 0]);
    expect(go('End')).toEqual([5, 7]);
    expect(go('Home', true)).toEqual([0, 2]);
    expect(go('End', true)).toEqual([29, 2]);
  });

  it('stays inside, and leaves other keys alone', () => {
    expect(go('ArrowUp', false, { row: 0, column: 0 })).toEqual([0, 0]);
    expect(go('PageUp')).toEqual([0, 2]);
    expect(go('Enter')).toBeNull();
  });
});

/** Rows of one cell, of which scrolling draws the first or the last, at once. */
const Rows = () => {
  const [drawn, setDrawn] = useState(0);
  const scrollToRow = () => flushSync(() => setDrawn((before) => before + 1));
  const { bodyRef, active, onKeyDown } = useGridKeys({ rows: 9, columns: 1 }, scrollToRow, () => undefined);
  return (
    <table>
      <tbody ref={bodyRef} onKeyDown={onKeyDown} data-drawn={drawn}>
        {Array.from({ length: 9 }, (_, row) => row).map((row) => (
          <tr key={row} data-row={row}>
            <td data-column={0} tabIndex={active.row === row ? 0 : -1}>
              Row {row}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

it('moves the focus where a key leads, though scrolling has the rows drawn before', async () => {
  render(<Rows />);
  screen.getByText('Row 0').focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement?.textContent).toBe('Row 8');
});

import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HintArea } from './HintArea.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const cell = (opens: boolean) => {
  render(
    <MantineProvider>
      <HintArea>
        <button type="button" data-hint="Views: 12" {...(opens ? { 'aria-haspopup': 'menu' } : {})}>
          12
        </button>
      </HintArea>
    </MantineProvider>,
  );
  return screen.getByRole('button', { name: '12' });
};

/** As a pointer does, or a finger. */
const press = (target: HTMLElement) => {
  fireEvent.mouseOver(target);
  fireEvent.mouseDown(target);
  fireEvent.focus(target);
  fireEvent.click(target);
  act(() => void vi.runAllTimers());
};

it('tells of what is pressed as of what is pointed at: a finger points at nothing', () => {
  press(cell(false));
  expect(screen.getByRole('tooltip').textContent).toBe('Views: 12');
});

it('does not come over the menu that is opened by what it tells of', () => {
  const opener = cell(true);
  press(opener);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(opener);
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('tooltip')).toBeTruthy();
  fireEvent.keyDown(opener, { key: 'Enter' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('describes what has the focus by its hint, for those who hear the page, and nothing else', () => {
  const target = cell(false);
  fireEvent.mouseOver(target);
  expect(target.getAttribute('aria-description')).toBeNull();
  fireEvent.focus(target);
  expect(target.getAttribute('aria-description')).toBe('Views: 12');
  fireEvent.blur(target);
  expect(target.getAttribute('aria-description')).toBeNull();
});

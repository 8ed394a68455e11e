/** What the page of the tests says of how elements are shown, which it finds out in a short way (setup.ts). */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

const isFound = (): boolean => screen.queryByRole('button', { name: 'Save' }) !== null;

it.each([
  [{ display: 'none' }, {}],
  [{ visibility: 'hidden' }, {}],
  [{}, { display: 'none' }],
  [{}, { visibility: 'hidden' }],
] as const)(
  'nobody finds by its role what is hidden, by %j around it or %j of its own, until it is shown',
  (around, own) => {
    const page = (isHidden: boolean) => (
      <main style={isHidden ? around : {}}>
        <p>
          <button type="button" style={isHidden ? own : {}}>
            Save
          </button>
        </p>
      </main>
    );
    const { rerender } = render(page(false));
    expect(isFound()).toBe(true);
    rerender(page(true));
    expect(isFound()).toBe(false);
    rerender(page(false));
    expect(isFound()).toBe(true);
  },
);

it('what is made visible inside what is hidden is found', () => {
  render(
    <main style={{ visibility: 'hidden' }}>
      <button type="button" style={{ visibility: 'visible' }}>
        Save
      </button>
    </main>,
  );
  expect(isFound()).toBe(true);
});

it('parts of a name stand apart where they are blocks, by their kind or their own style', () => {
  const parts = (display: string) => (
    <button type="button">
      <span style={{ display }}>Key</span>
      <span style={{ display }}>board</span>
    </button>
  );
  render(
    <>
      <button type="button">
        <div>One</div>
        <div>word</div>
      </button>
      {parts('block')}
      {parts('inline')}
    </>,
  );
  const named = ['One word', 'Key board', 'Keyboard'].map((name) => screen.getByRole('button', { name }));
  expect(screen.getAllByRole('button')).toEqual(named);
});

it('a window is displayed while it is open', () => {
  const page = (open: boolean) => <dialog open={open}>Settings</dialog>;
  const display = () => getComputedStyle(screen.getByText('Settings')).getPropertyValue('display');
  const { rerender } = render(page(true));
  expect(display()).toBe('block');
  rerender(page(false));
  expect(display()).toBe('none');
});

it('nobody clicks what takes no pointer, by its own style or by what is around it', async () => {
  render(
    <div style={{ pointerEvents: 'none' }}>
      <button type="button">Save</button>
    </div>,
  );
  await expect(userEvent.setup().click(screen.getByRole('button'))).rejects.toThrow('pointer-events: none');
});

it('all else of a style is as the element has it', () => {
  render(<p style={{ transitionDuration: '200ms' }}>Gone soon</p>);
  expect(getComputedStyle(screen.getByText('Gone soon')).transitionDuration).toBe('200ms');
});

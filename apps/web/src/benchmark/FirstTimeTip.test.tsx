import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { FirstTimeTip } from './FirstTimeTip.tsx';

const open = () =>
  renderAt('/', () => (
    <FirstTimeTip>
      <button type="button">Benchmark</button>
    </FirstTimeTip>
  ));

it('says once what the control is for, two seconds after the page has come', async () => {
  const { unmount } = await open();
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(localStorage.getItem('cvm.benchmarkTip')).toBe('false');
  unmount();
});

it('says nothing to whoever has used the control before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.removeItem('cvm.benchmarkTip');
  const { unmount } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Benchmark' }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByRole('status')).toBeNull();
  expect(localStorage.getItem('cvm.benchmarkTip')).toBe('false');
  unmount();
  vi.useRealTimers();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
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

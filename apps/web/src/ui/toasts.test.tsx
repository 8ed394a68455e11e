import { notificationsStore } from '@mantine/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { showError, showInfo, showLoading, showSuccess } from './toasts.ts';

const shown = () =>
  [...notificationsStore.getState().notifications, ...notificationsStore.getState().queue].map(
    ({ title, message, autoClose }) => ({ title, message, autoClose }),
  );
afterEach(() => notificationsStore.updateState((state) => ({ ...state, notifications: [], queue: [] })));

it('toasts of success and error stay for 3 seconds, those to be read for 8', () => {
  showError({ message: 'It did not work.' });
  showError({ title: 'Ooops!', message: 'It did not work.' });
  showSuccess({ message: 'It worked.' });
  showInfo({ message: 'Something has happened.' });
  expect(shown()).toEqual([
    { title: 'Error', message: 'It did not work.', autoClose: 3000 },
    { title: 'Ooops!', message: 'It did not work.', autoClose: 3000 },
    { title: 'Success', message: 'It worked.', autoClose: 3000 },
    { title: undefined, message: 'Something has happened.', autoClose: 8000 },
  ]);
});

it('the toast of loading stays, and becomes its success after a second', () => {
  vi.useFakeTimers();
  const toast = showLoading('Saving ...');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([{ title: 'Loading', message: 'Saving ...', autoClose: false }]);
  toast.succeed('Saved.');
  vi.advanceTimersByTime(999);
  expect(shown()[0]?.title).toBe('Loading');
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([{ title: 'Success', message: 'Saved.', autoClose: 3000 }]);
  showLoading('Saving again ...').close();
  expect(shown()).toHaveLength(1);
  vi.useRealTimers();
});

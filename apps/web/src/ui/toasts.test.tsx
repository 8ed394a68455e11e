import { notificationsStore } from '@mantine/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { showError, showInfo, showLoading, showSaving, showSuccess } from './toasts.ts';

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

// "A success update is delayed 1000 ms" (1-foundation section 9).
it('the toast of a report that is being saved stays until it says what came of it, a success after a second', () => {
  vi.useFakeTimers();
  const saving = { title: undefined, message: 'Saving...', autoClose: false };
  const saved = showSaving();
  expect(shown()).toEqual([saving]);
  saved.succeed();
  showSaving().fail();
  const failed = { title: 'Oops', message: 'Something went wrong! Try again :)', autoClose: 3000 };
  vi.advanceTimersByTime(999);
  expect(shown()).toEqual([saving, failed]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([
    { title: 'Saved', message: 'View, edit and share from My Reports screen.', autoClose: 3000 },
    failed,
  ]);
  vi.useRealTimers();
});

import { userKindPages } from '@cvm/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, keepProfile, startSession, startViewAs } from '../session/session.ts';
import { profileOf } from '../testing/profile.ts';
import { forgetAnswersWithSession } from './forget-answers.ts';

const profile = profileOf(userKindPages.shows);

const queryClient = new QueryClient();
const reload = vi.fn();
const cached = () => queryClient.getQueryData(['answer']) ?? null;
const fill = () => queryClient.setQueryData(['answer'], 42);

/** As the browser tells of what another tab has stored. */
const inAnotherTab = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cvm.token' }));
};

let stop: () => void;
beforeEach(() => {
  reload.mockClear();
  startSession({ token: 'ada', profile });
  fill();
  stop = forgetAnswersWithSession(queryClient, reload);
});
afterEach(() => {
  stop();
  endSession();
});

it('forgets the answers when the session ends, or another stands in front of it', () => {
  startViewAs({ token: 'view-as', profile });
  expect(cached()).toBeNull();
  fill();
  endSession();
  expect(cached()).toBeNull();
  fill();
  endSession();
  expect(cached()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('keeps them while the session is the same, and when one begins', () => {
  keepProfile({ ...profile, username: 'Adele' });
  expect(cached()).toBe(42);
  endSession();
  fill();
  startSession({ token: 'next', profile });
  expect(cached()).toBe(42);
  expect(reload).not.toHaveBeenCalled();
});

it('keeps them for a user that signs in again before the session was left, and asks for them anew', () => {
  startSession({ token: 'again', profile });
  expect(cached()).toBe(42);
  expect(queryClient.getQueryState(['answer'])?.isInvalidated).toBe(true);
  startSession({ token: 'sam', profile: { ...profile, userId: '2' } });
  expect(cached()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('begins anew with a user that signed in in another tab', () => {
  inAnotherTab(() => {
    localStorage.setItem('cvm.token', 'sam');
    localStorage.setItem('cvm.profile', JSON.stringify({ ...profile, userId: '2', username: 'Sam' }));
  });
  expect(cached()).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});

it('only forgets when another tab signs out: the page leads to the login page by itself', () => {
  inAnotherTab(() => localStorage.removeItem('cvm.token'));
  expect(cached()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

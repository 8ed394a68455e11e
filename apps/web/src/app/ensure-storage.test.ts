/** Storage where a browser refuses it, or has no room in it. */
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { endSession, readSession, startSession } from '../session/session.ts';
import { profileOf } from '../testing/profile.ts';
import { ensureStorage } from './ensure-storage.ts';

const names = ['localStorage', 'sessionStorage'] as const;
const given = names.map((name) => [name, window[name]] as const);
afterEach(() => {
  for (const [name, value] of given) Object.defineProperty(window, name, { value, configurable: true });
});

const refuse = () => {
  for (const name of names)
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};

it('is kept as long as the page, and nobody is signed in', () => {
  refuse();
  expect(() => readSession()).toThrow('denied');
  ensureStorage();
  expect(readSession()).toBeNull();
  localStorage.setItem('a', '1');
  expect([localStorage.getItem('a'), localStorage.length, localStorage.key(0)]).toEqual(['1', 1, 'a']);
  localStorage.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
});

it('takes a session where it is full, or is full later, and forgets it with what stood there before', () => {
  const full = window.localStorage;
  onTestFinished(() => full.clear());
  full.setItem('before', '1');
  const fill = () =>
    vi.spyOn(full, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  let noRoom = fill();
  onTestFinished(() => noRoom.mockRestore());
  const signIn = () => startSession({ token: 't', profile: profileOf([]) });
  expect(signIn).toThrow('quota');
  noRoom.mockRestore();
  ensureStorage();
  noRoom = fill();
  signIn();
  expect(readSession()?.token).toBe('t');
  expect([localStorage.getItem('before'), localStorage.length]).toEqual(['1', 4]);
  noRoom.mockRestore();
  localStorage.setItem('before', '2');
  expect(full.getItem('before')).toBe('2');
  endSession();
  expect([readSession(), localStorage.length, full.length]).toEqual([null, 1, 1]);
});

it('keeps what is written where there is room', () => {
  const own = window.localStorage;
  onTestFinished(() => own.clear());
  ensureStorage();
  localStorage.setItem('a', '1');
  expect([own.getItem('a'), own.length, localStorage.length, localStorage.key(0)]).toEqual(['1', 1, 1, 'a']);
});

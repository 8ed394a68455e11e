/** Storage where a browser refuses it. */
import { afterEach, expect, it } from 'vitest';
import { readSession } from '../session/session.ts';
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

it('is left alone where it is there', () => {
  const before = window.localStorage;
  ensureStorage();
  expect(window.localStorage).toBe(before);
});

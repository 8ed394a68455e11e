import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('sets apart a name that is read from right to left, and no other', () => {
  expect(isolated('مسلسل')).toBe('\u2068مسلسل\u2069');
  expect(isolated('שלום 2')).toBe('\u2068שלום 2\u2069');
  expect(isolated('Älgträsk 雪')).toBe('Älgträsk 雪');
});

it('keeps to a name what it turns, whatever it ends or leaves open itself', () => {
  expect(isolated('\u202Eevil')).toBe('\u2068\u202Eevil\u2069');
  expect(isolated('left \u2067open')).toBe('\u2068left \u2067open\u2069\u2069');
  expect(isolated('end\u2069\u202Ethen')).toBe('\u2068end\u202Ethen\u2069');
  expect(isolated('\u2067own\u2069 pair')).toBe('\u2068\u2067own\u2069 pair\u2069');
});

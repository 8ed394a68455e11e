import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('sets apart a name that is read from right to left, and no other', () => {
  expect(isolated('مسلسل')).toBe('\u2068مسلسل\u2069');
  expect(isolated('שלום 2')).toBe('\u2068שלום 2\u2069');
  expect(isolated('Älgträsk 雪')).toBe('Älgträsk 雪');
});

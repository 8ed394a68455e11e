import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  [undefined, 'all'],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-6', { start: 4, end: 6 }],
  ['bytes=4-99', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  // Left aside, as RFC 9110 lets a server do: all of the file is sent.
  ['bytes=6-4', 'all'],
  ['bytes=0-1,4-5', 'all'],
  ['bytes=-', 'all'],
  ['lines=1-2', 'all'],
])('%s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

import { expect, it } from 'vitest';
import { type Parts, progressOf, withPart } from './parts.ts';

it('counts the parts of a document and those that stand', () => {
  const none: Parts = new Map();
  const two = [['chart', false] as const, ['table', true] as const].reduce(withPart, none);
  expect(progressOf(two)).toEqual({ settled: 1, all: 2 });
  const all = withPart(two, ['chart', true]);
  expect(progressOf(all)).toEqual({ settled: 2, all: 2 });
  // Saying the same again is no news: nothing is drawn anew for it.
  expect(withPart(all, ['chart', true])).toBe(all);
});

import { describe, expect, it } from 'vitest';
import { scrollFor } from './in-sight.ts';

/** A first column of 132 pixels and six of 96 beside it, two of which are seen. */
const starts = [132, 228, 324, 420, 516, 612];
const at = (scrolled: number) => ({ stays: 132, starts, scrolled, seen: 324 });
const column = (place: number) => ({ start: starts[place] ?? 0, end: (starts[place] ?? 0) + 96 });

describe('a column of a table that scrolls', () => {
  it('moves nothing while it is in sight', () => {
    expect(scrollFor(column(1), at(0))).toBe(0);
    expect(scrollFor(column(2), at(96))).toBe(96);
  });

  it('comes from the right with the next columns before it', () => {
    expect(scrollFor(column(2), at(0))).toBe(96);
    expect(scrollFor(column(5), at(0))).toBe(384);
  });

  it('comes from under the first column', () => {
    expect(scrollFor(column(1), at(384))).toBe(96);
    expect(scrollFor(column(0), at(96))).toBe(0);
  });

  it('begins beside the first column where it is wider than what is seen', () => {
    expect(scrollFor({ start: 228, end: 600 }, at(0))).toBe(96);
  });
});

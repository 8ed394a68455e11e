import { describe, expect, it } from 'vitest';
import { evenTicks } from './even-ticks.ts';

const days = [-35, -30, -25, -20, -15, -10, -5, 0, 5, 10];
const ticks = new Map(days.map((day) => [String(day), day === 0 ? 'Release' : String(day)]));
/** @param width of the axis, from 40 days before the release to 14 after it */
const kept = (width: number) => [
  ...evenTicks(ticks, { at: (day) => ((Number(day) + 40) / 54) * width, widthOf: (name) => name.length * 6 }).values(),
];

describe('the names below an axis', () => {
  it('all stand where they have room', () => {
    expect(kept(900)).toHaveLength(days.length);
  });

  it('are evenly apart where they have not, with the release among them', () => {
    expect(kept(200)).toEqual(['-30', '-15', 'Release']);
    expect(kept(330)).toEqual(['-30', '-20', '-10', 'Release', '10']);
  });

  it('are one at least', () => {
    expect(kept(10)).toEqual(['Release']);
    expect(evenTicks(new Map(), { at: () => 0, widthOf: () => 0 }).size).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { roundStep, tickText, valueAxis } from './axis.ts';

describe('steps', () => {
  it.each([
    [1, 0.25],
    [0.7, 0.2],
    [0.31, 0.1],
    [4, 1],
    [4.1, 2],
    [60, 20],
    [0.0004, 0.0001],
  ])('divide a span of %d by %d', (span, step) => {
    expect(roundStep(span)).toBe(step);
  });
});

describe('value axes', () => {
  const index = { name: 'Index', format: 'index', base: 1 } as const;
  const share = { name: 'Share', format: 'share', base: 0 } as const;

  it.each([
    // 0.62 to 1.43: a span of 0.81 in steps of 0.25 from the average.
    [index, [1.43, 0.62], { min: 0.5, max: 1.5, step: 0.25 }],
    // An index below 0 does not exist: 0 ends the axis even where it is no whole step.
    [index, [0, 2.2], { min: 0, max: 3, step: 1 }],
    [index, [3.4, 1.2], { min: 0, max: 4, step: 1 }],
    // One percent is not drawn as if it were much.
    [index, [1.01, 0.99], { min: 0.6, max: 1.4, step: 0.2 }],
    [share, [0.4213, 0.1], { min: 0, max: 0.6, step: 0.2 }],
    [share, [1], { min: 0, max: 1, step: 0.25 }],
  ])('of %o hold %o', (spec, values, bounds) => {
    expect(valueAxis(values, spec)).toEqual({ ...spec, ...bounds });
  });

  it('leave gaps out, and have a width where every value is the base', () => {
    expect(valueAxis([null, 0.5, null], share)).toMatchObject({ min: 0, max: 0.6 });
    expect(valueAxis([null], share)).toMatchObject({ min: 0, max: 1, step: 0.25 });
    expect(valueAxis([1, 1], index)).toMatchObject({ min: 0.6, max: 1.4, step: 0.2 });
  });

  it('begin every bar at a tick and hold every value', () => {
    for (const high of [1.01, 1.37, 2.9, 7.77, 63]) {
      const { min, max, step, base } = valueAxis([high, 0.2], index);
      expect((base - min) % step === 0 || min === 0).toBe(true);
      expect(min).toBeLessThanOrEqual(0.2);
      expect(max).toBeGreaterThanOrEqual(high);
    }
  });

  it('name ticks in the unit of the figure', () => {
    expect(tickText('index', 1.25)).toBe('125');
    expect(tickText('share', 0.025)).toBe('2.5%');
    expect(tickText('share', 0.1 + 0.2)).toBe('30%');
    expect(tickText('count', 1500)).toBe('1,500');
  });
});

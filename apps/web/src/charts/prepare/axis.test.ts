import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedAxis, roundStep, tickText, valueAxis } from './axis.ts';

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

  const specs = [
    index,
    share,
    { name: 'Score', format: 'score', base: 100 },
    { name: 'Viewers', format: 'count', base: 0 },
  ] as const;

  it('have equal, round steps from end to end and hold every value, whatever is drawn', () => {
    const value = fc.oneof(fc.double({ min: 0, max: 8, noNaN: true }), fc.integer({ min: 0, max: 2_000_000 }));
    const values = fc.array(fc.option(value), { maxLength: 30 });
    fc.assert(
      fc.property(values, fc.constantFrom(...specs), fc.integer({ min: 2, max: 6 }), (drawn, spec, ticksMax) => {
        const { min, max, step, base } = valueAxis(drawn, spec, ticksMax);
        const near = (figure: number): number => Math.abs(figure - Math.round(figure));
        expect(near((max - min) / step)).toBeLessThan(1e-6);
        expect(near((base - min) / step)).toBeLessThan(1e-6);
        expect([1, 2, 2.5, 5, 10].map(String)).toContain(
          String(Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toPrecision(6))),
        );
        if (spec.format === 'count') expect([step, min, max].every(Number.isInteger)).toBe(true);
        for (const one of drawn) if (one !== null) expect(one >= min && one <= max * (1 + 1e-8)).toBe(true);
      }),
    );
  });

  it('count people in whole steps, however few', () => {
    const viewers = { name: 'Viewers', format: 'count', base: 0 } as const;
    expect(valueAxis([1], viewers)).toMatchObject({ max: 1, step: 1 });
    expect(valueAxis([3, 2], viewers)).toMatchObject({ max: 3, step: 1 });
    expect(valueAxis([9], viewers)).toMatchObject({ max: 10, step: 5 });
    expect(valueAxis([0], viewers)).toMatchObject({ max: 1, step: 1 });
  });

  it('of charts beside one another are that of the longest bar', () => {
    const [short, long, sparse] = [valueAxis([0.2], share), valueAxis([0.6], share), valueAxis([0.6], share, 3)];
    expect(agreedAxis([short, long])).toBe(long);
    expect(agreedAxis([long, sparse])).toBe([long, sparse].toSorted((a, b) => b.max - a.max || b.step - a.step)[0]);
    expect(agreedAxis([])).toBeNull();
  });

  it('name ticks in the unit of the figure', () => {
    expect(tickText('index', 1.25)).toBe('125');
    expect(tickText('share', 0.025)).toBe('2.5%');
    expect(tickText('share', 0.1 + 0.2)).toBe('30%');
    expect(tickText('count', 1500)).toBe('1,500');
  });
});

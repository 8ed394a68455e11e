import type { Clause } from '@cvm/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, type Direction, holds, leading, rounded } from './row-order.ts';

const directions = ['asc', 'desc'] as const satisfies readonly Direction[];

const value = fc.oneof(fc.constant(null), fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }));

describe('leading', () => {
  it('leaves in whatever may be among the first rows', () => {
    fc.assert(
      fc.property(fc.array(value), fc.constantFrom(...directions), fc.nat({ max: 12 }), (values, direction, limit) => {
        const inOrder = (some: readonly (number | null)[]) =>
          some.toSorted((one, other) => compareValues(one, other, direction)).slice(0, limit);
        const left = leading(values, { valueAt: (one) => one, direction }, limit);
        expect(inOrder(left)).toEqual(inOrder(values));
      }),
    );
  });

  it('keeps all that tie in the last place, which something else decides', () => {
    expect(leading([1, 2, 2, 2, 3], { valueAt: (one) => one, direction: 'desc' }, 2)).toEqual([2, 2, 2, 3]);
  });

  it('keeps all rows that are sorted by text', () => {
    expect(leading(['b', 'a', null], { valueAt: (one) => one, direction: 'asc' }, 1)).toEqual(['b', 'a', null]);
  });
});

describe('compareValues', () => {
  it.each(directions)('puts what is missing last, %s', (direction) => {
    const sorted = [null, 1, null, 2].toSorted((one, other) => compareValues(one, other, direction));
    expect(sorted.slice(2)).toEqual([null, null]);
  });

  it('orders text as its bytes do in UTF-8', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', 'b', '\ud7ff', '\uffff', '\u{1f600}', '\u{1f601}'),
      maxLength: 4,
    });
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const bytes = Math.sign(Buffer.compare(Buffer.from(one), Buffer.from(other)));
        expect(Math.sign(compareValues(one, other, 'asc'))).toBe(bytes);
      }),
    );
  });
});

describe('a figure against a metric filter', () => {
  it.each([
    ['>', [2.5], [1.5, 2]],
    ['>=', [2, 2.5], [1.5]],
    ['<', [1.5], [2, 2.5]],
    ['<=', [1.5, 2], [2.5]],
    ['=', [2], [1.5, 2.5]],
  ] as const)('holds by %s', (op, inside, outside) => {
    const isInside = (value: number) => holds(value, { id: 'metric', op, values: ['viewers', '2'], join: 'or' });
    expect([inside.map(isInside), outside.map(isInside)]).toEqual([inside.map(() => true), outside.map(() => false)]);
  });

  it('holds from one number to another, both included, and never of nothing', () => {
    const range: Clause = { id: 'metric', op: 'to', values: ['viewers', '1', '3'], join: 'or' };
    expect([0.9, 1, 3, 3.1, null].map((value) => holds(value, range))).toEqual([false, true, true, false, false]);
    expect(holds(null, { ...range, op: '<', values: ['viewers', '3'] })).toBe(false);
  });
});

it('a figure has nine decimals', () => {
  expect([2 / 3, null].map(rounded)).toEqual([0.666666667, null]);
});

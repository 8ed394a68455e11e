import type { CellValue, Column } from '@cvm/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounded } from './row-order.ts';
import { jsonOf } from './rows-text.ts';

const written = (type: Column['type'], values: readonly CellValue[]) => {
  const valueAt = (place: number) => values[place] ?? null;
  return jsonOf([{ name: 'a "b"', type, valueAt }], [...values.keys()]);
};

/** Whether the text of values is that which the runtime writes. */
const isSame = (type: Column['type'], values: readonly CellValue[]): void => {
  expect(written(type, values)?.toString()).toBe(JSON.stringify(values.map((value) => ({ 'a "b"': value }))));
};

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.array(fc.oneof(value, fc.constant(null)));

describe('rows are written as the runtime writes them', () => {
  it('with numbers of any size and sign', () => {
    const numbers = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ noNaN: true, min: -1e7, max: 1e7 }),
      fc.double({ noNaN: true, min: -1e-5, max: 1e-5 }),
      fc.maxSafeInteger(),
    );
    const figures = numbers.map((value) => rounded(value) ?? 0).filter(Number.isFinite);
    fc.assert(
      fc.property(orNull(fc.oneof(numbers, figures)), (values) => isSame('number', values)),
      { numRuns: 2000 },
    );
  });

  it.each([
    [0, -0, 0.1, 1 / 3, 0.000001, 0.000000999, 0.000000001, 1e15, 999_999.999999999, 1_000_000.000000001],
    [
      123_456_789,
      100,
      2 ** 31,
      999_999_999,
      2e8 / 3,
      1e21,
      2 ** 53,
      -0.5,
      0.1 + 0.2,
      Number.MIN_VALUE,
      Number.MAX_VALUE,
      1.000000001,
      10.01,
    ],
  ])('with %d and others', (...values) => {
    isSame('number', values);
  });

  it('with texts of any characters', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', '\\', '\n', '\u007f', '\u2028', '\ud800', '\udc00', 'é', 'a', '\u0000') }),
      fc.string({ minLength: 100, maxLength: 500, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(orNull(texts), (values) => isSame('text', values)),
      { numRuns: 30 },
    );
    isSame('text', ['x'.repeat(200_000), '\ud800'.repeat(100_000)]);
  });

  it('with what is true, and without rows', () => {
    isSame('boolean', [true, null, false]);
    isSame('date', ['2024-06-30']);
    isSame('integer', []);
  });

  it('in the order of the page', () => {
    const valueAt = (place: number) => place * 10;
    const columns = [
      { name: 'one', type: 'integer', valueAt },
      { name: 'other', type: 'text', valueAt: String },
    ] as const;
    expect(jsonOf(columns, [2, 0])?.toString()).toBe('[{"one":20,"other":"2"},{"one":0,"other":"0"}]');
  });
});

it.each([
  ['number', Number.NaN],
  ['integer', Number.POSITIVE_INFINITY],
  ['number', '1'],
  ['text', 1],
  ['boolean', 'true'],
] as const)('a %s does not hold %s', (type, value) => {
  expect(written(type, [null, value])).toBeNull();
});

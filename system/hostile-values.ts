/** Values that calls are made of: what people send, and what breaks programs. */
import type { Chance } from '@cvm/contract/testing/chance';

const nobody = '00000000-0000-4000-8000-000000000000';

const hostileTexts: readonly [string, ...string[]] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202e\u200b',
  '😀'.repeat(40),
  'é'.repeat(300),
  'a'.repeat(3_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  "\\'; drop table views; --",
  '{country_0:Array(String)}',
  '%00',
  '%',
  '%ud800',
  '../../etc/passwd',
  '..%2f..%2f',
  '*',
  '/*******!',
  '-1',
  '0',
  '1e309',
  'NaN',
  'Infinity',
  '-0',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '18446744073709551616',
  '0000-01-01',
  '9999-12-31',
  '2024-02-30',
  '1969-12-31 23:59:60',
  'null',
  'undefined',
  '[object Object]',
  '[]',
  '{}',
  '<script>alert(1)</script>',
  '=HYPERLINK("x")',
  ',',
  '|',
  ':',
  'not ',
  'not not',
  'a,b|c',
  '\r\nSet-Cookie: a=b',
  nobody,
];

const hostileNumbers: readonly [number, ...number[]] = [
  ...([0, -0, 1, -1, 0.1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e308, 5e-324] as const),
];

export const hostileText = (chance: Chance): string => chance.pick(hostileTexts);

/** Any JSON value. */
export const hostileValue = (chance: Chance, depth = 0): unknown => {
  const kind = chance.whole(0, depth > 3 ? 4 : 8);
  if (kind < 3) return hostileText(chance);
  if (kind === 3) return chance.pick(hostileNumbers);
  if (kind === 4) return chance.pick([null, true, false]);
  if (kind < 7) return Array.from({ length: chance.whole(0, 4) }, () => hostileValue(chance, depth + 1));
  return Object.fromEntries(
    Array.from({ length: chance.whole(0, 4) }, () => [hostileText(chance), hostileValue(chance, depth + 1)]),
  );
};

import { expect, it } from 'vitest';
import { comparedText, isOneLine, keptText } from './letters.ts';

it('takes a letter of two signs for the one it looks like', () => {
  expect(keptText(' Cafe\u0301 ')).toBe('Caf\u00e9');
  expect(comparedText('CAFE\u0301')).toBe(comparedText('caf\u00e9'));
});

it.each(['two\nlines', 'a\ttab', 'a bell \u0007', 'a separator \u2028'])('is not one line: %j', (text) => {
  expect(isOneLine(text)).toBe(false);
});

it.each(['', 'Zo\u00eb & Co. (\u2019\u8a9e\ud83c\uddeb\ud83c\uddf7\u200d)'])('is one line: %j', (text) => {
  expect(isOneLine(text)).toBe(true);
});

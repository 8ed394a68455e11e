import { expect, it } from 'vitest';
import { lettersOf } from './letters.ts';

it.each([
  ['', 0],
  ['Port Amity', 10],
  ['자정의 우체국', 13],
  ['雪の郵便局', 10],
  ['ソルト・ロード', 14],
  ['مسلسل', 5],
  ['🎬 On', 5],
])('%j is as wide as so many Latin letters', (text, letters) => {
  expect(lettersOf(text)).toBe(letters);
});

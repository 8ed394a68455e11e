const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/**
 * A name as it is compared: lower case, accents folded, `'`, `.` and `*` taken out ("M*A*S*H" is `mash`), every other sign a
 * space. Empty when nothing is left.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['\u2019.*]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The texts around a picture for a deck, in lines: what a picture has room for is decided before it is drawn. */

import { lettersOf } from '../prepare/letters.ts';

/** Of a text, in pixels: how high a line is, and roughly how wide a character. */
export type Line = { readonly height: number; readonly character: number };

/** At 22 pixels, and at 14 or 13. */
export const titleLine: Line = { height: 28, character: 12.5 };
export const quietLine: Line = { height: 18, character: 7.2 };

/** A word in pieces of at most so many characters. */
const pieces = (word: string, charactersMax: number): string[] => {
  if (lettersOf(word) <= charactersMax) return [word];
  const found = [''];
  for (const letter of word) {
    const last = found.at(-1) ?? '';
    if (lettersOf(last + letter) > charactersMax) found.push(letter);
    else found.splice(-1, 1, last + letter);
  }
  return found;
};

/** `text` in lines of at most so many characters, broken between words, and inside one that is longer than a line. */
export const broken = (text: string, charactersMax: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => pieces(one, charactersMax))) {
    const last = lines.at(-1);
    if (last === undefined || lettersOf(last) + 1 + lettersOf(word) > charactersMax) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
  }
  return lines;
};

/** `text` in lines of so many pixels. */
export const inLines = (text: string, { character }: Line, width: number): string[] =>
  broken(text, Math.floor(width / character));

/** What the lines after the first add to the height. */
export const moreOf = (lines: readonly string[], { height }: Line): number => (lines.length - 1) * height;

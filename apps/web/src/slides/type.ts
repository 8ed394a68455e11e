/** How much room type takes on a slide, in inches. Pure. */
import { firstLetters } from '@cvm/contract';
import { lettersOf } from '../charts/prepare/letters.ts';

/** Of what a slide holds. */
export const wide = 12.33;
export const titleHeight = 0.9;

/** Inches that a character takes of a line, by the size of the type in points; programs without the font take a wider one. */
export const characterWidth = (fontSize: number): number => (fontSize / 72) * 0.58;
/** Of a line of bold type, which headings are. */
export const boldWidth = (fontSize: number): number => (fontSize / 72) * 0.68;

/** Letters of East Asia are as wide as they are high, which is less than two characters. */
const wideLetter = 1.72;

/** How many characters of that width a text takes. */
export const charactersOf = (text: string): number => text.length + (lettersOf(text) - text.length) * (wideLetter - 1);

const dots = '...';

/** As much of a text as has room for so many characters. */
export const cutToCharacters = (text: string, charactersMax: number): string => {
  if (charactersOf(text) <= charactersMax) return text;
  const room = Math.max(1, charactersMax - dots.length);
  let length = Math.floor(room);
  while (length > 1 && charactersOf(firstLetters(text, length)) > room) length -= 1;
  return `${firstLetters(text, length).trimEnd()}${dots}`;
};

/** Of a title, which has room for two lines of the first. */
export const titleSizes = [26, 22, 18, 15] as const;

/** How many lines a text takes of so many characters each; a word goes on in the next line, a longer one over several. */
const linesOf = (text: string, width: number): number => {
  let [lines, used] = [1, 0];
  for (const word of text.split(' ')) {
    const length = charactersOf(word);
    if (used > 0 && used + 1 + length > width) {
      lines += 1;
      used = 0;
    }
    const end = used === 0 ? length : used + 1 + length;
    lines += Math.max(0, Math.ceil(end / width) - 1);
    used = end > width ? end % width : end;
  }
  return lines;
};

/** The largest type in which a title leaves its slide to what it says: long names would go on into it. */
export const titleSize = (title: string): number => {
  const fits = (size: number): boolean =>
    linesOf(title, Math.floor(wide / boldWidth(size))) <= Math.floor((titleHeight * 72) / (size * 1.2));
  return titleSizes.find(fits) ?? titleSizes[3];
};

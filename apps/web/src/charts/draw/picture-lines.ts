/** The texts around a picture for a deck, in lines: what a picture has room for is decided before it is drawn. */

/** Of a text, in pixels: how high a line is, and roughly how wide a character. */
export type Line = { readonly height: number; readonly character: number };

/** At 22 pixels, and at 14 or 13. */
export const titleLine: Line = { height: 28, character: 12.5 };
export const quietLine: Line = { height: 18, character: 7.2 };

/** `text` in lines of at most so many characters, broken between words. */
export const broken = (text: string, charactersMax: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > charactersMax) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
  }
  return lines;
};

/** `text` in lines of so many pixels. */
export const inLines = (text: string, { character }: Line, width: number): string[] =>
  broken(text, Math.floor(width / character));

/** What the lines after the first add to the height. */
export const moreOf = (lines: readonly string[], { height }: Line): number => (lines.length - 1) * height;

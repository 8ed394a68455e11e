/** How much room type takes on a slide, in inches. Pure. */

/** Of what a slide holds. */
export const wide = 12.33;
export const titleHeight = 0.9;

/** Inches that a character takes of a line, by the size of the type in points; programs without the font take a wider one. */
export const characterWidth = (fontSize: number): number => (fontSize / 72) * 0.58;
/** Of a line of bold type, which headings are. */
export const boldWidth = (fontSize: number): number => (fontSize / 72) * 0.68;

/** Of a title, which has room for two lines of the first. */
export const titleSizes = [26, 22, 18, 15] as const;

/** The largest type in which a title leaves its slide to what it says: long names would go on into it. */
export const titleSize = (title: string): number => {
  const fits = (size: number): boolean => {
    const lines = Math.floor((titleHeight * 72) / (size * 1.2));
    // The last word of a line goes on in the next one.
    return title.length <= lines * Math.floor(wide / boldWidth(size)) - (lines - 1) * 8;
  };
  return titleSizes.find(fits) ?? titleSizes[3];
};

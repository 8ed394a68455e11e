/** A page on paper, as the browser's own print makes it. */
import type { Page } from 'playwright-core';
import { z } from 'zod';

/** As wide as a sheet between its margins. */
export const sheetWidth = 688;

/** Brings a page onto paper, in the dark scheme, and keeps it there. */
export const ontoPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
};

/** Takes it back. */
export const offPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: null });
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? 1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

/** What a page has that is looked at on paper, and how many of it there are at least. */
const things = {
  words: { selector: 'main h1', least: 1 },
  drawings: { selector: 'main [role=img] svg text', least: 11 },
  tables: { selector: 'main section table', least: 1 },
} as const;
export type Thing = keyof typeof things;

/** What is written on a mark is white in both schemes; these inks of the dark one are those of its variables. */
const darkInks = ['rgb(227, 231, 236)', 'rgb(163, 172, 184)'];

const seenSchema = z.object({
  heading: z.string(),
  inks: z.array(z.string()),
  grounds: z.array(z.string()),
  beyond: z.array(z.string()),
  things: z.number(),
});

/** What is wrong on the paper of a page that came in the dark scheme: words in light ink, dark grounds, what its card does not hold. */
export const wrongOnPaper = async (page: Page, thing: Thing): Promise<string[]> => {
  const { selector, least } = things[thing];
  const { heading, inks, grounds, beyond, ...seen } = seenSchema.parse(
    await page.evaluate(`(() => {
      const all = (selector) => [...document.querySelectorAll(selector)];
      const boxes = (one) => [one, one.closest('section')].map((box) => box.getBoundingClientRect());
      const isBeyond = (one) => {
        const [own, card] = boxes(one);
        return own.right > card.right + (one.matches('svg') ? 1 : 0) || (one.matches('svg') && own.bottom > card.bottom);
      };
      return {
        heading: getComputedStyle(document.querySelector('h1')).color,
        inks: all('main [role=img] svg text').map((text) => getComputedStyle(text).fill),
        grounds: all('main, main *').map((one) => getComputedStyle(one).backgroundColor),
        beyond: all('main section [role=img] svg, main section table').filter(isBeyond).map((one) => one.outerHTML.slice(0, 200)),
        things: all('${selector}').length,
      };
    })()`),
  );
  return [
    ...(seen.things < least ? [`${thing} are not there`] : []),
    ...(luminance(heading) < 0.5 ? [] : [`the heading is ${heading}`]),
    ...inks.filter((ink) => darkInks.includes(ink)).map((ink) => `a word of a drawing is ${ink}`),
    // What is filled is a chip, a mark or a bar; no ground is.
    ...grounds.filter((ground) => luminance(ground) < 0.2).map((ground) => `a ground is ${ground}`),
    ...beyond.map((html) => `its card does not hold ${html}`),
  ];
};

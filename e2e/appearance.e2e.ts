/**
 * Every screen, opened once, and one after the other what lies over a page: at a desk's width in dark, and at the widths of desks,
 * a tablet and a phone in light, nothing is wider than the window, and no figure stands in two lines; what stands is not moved by
 * what comes later, and no view is asked that is not shown; the rules of WCAG 2.2 AA (axe) are kept, those of colours in both; and
 * the console stays clean. With CVM_SCREENSHOTS set to a folder, a picture of each screen is left there.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { violations } from './pages/accessibility.ts';
import { answered, layoutShift, overflow, partedFigures, shiftMax, viewsIn } from './pages/any-page.ts';
import { offPaper, ontoPaper, sheetWidth, type Thing, wrongOnPaper } from './pages/paper.ts';
import { leavePicture } from './pictures.ts';
import type { Look, Screen } from './screen.ts';
import { screens } from './screens.ts';
import { useBrowser } from './visits.ts';

const { open, asked } = useBrowser();

/**
 * First as it was opened. No colour moves anything: what all rules find on a page they find in one scheme, and the other one can
 * break those of colours alone.
 */
const schemes = [
  { scheme: 'dark', rules: 'all' },
  { scheme: 'light', rules: 'colours' },
] as const;

/** What lies over a page is as wide at a desk as on a tablet, but for what is wider than that. */
const widthsOf = ({ over, wide }: Look, scheme: 'light' | 'dark'): readonly number[] => {
  if (scheme === 'dark') return [1280];
  return over === undefined ? [1280, ...(wide ? [1680] : []), 800, 390] : [...(wide ? [800] : []), 390];
};

/** Those whose parts take more height on a phone than at a desk. */
const higher = ['release-calendar', 'anticipation-tracker', 'report-builder'];

/** Of this scheme and width, of which the page is told at once: it is drawn anew for both. */
const inWindow = async (page: Page, scheme: 'light' | 'dark', width: number): Promise<void> => {
  await Promise.all([page.emulateMedia({ colorScheme: scheme }), page.setViewportSize({ width, height: 900 })]);
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
};

const fits = async (
  page: Page,
  { name, ready, over }: Look,
  scheme: 'light' | 'dark',
  width: number,
): Promise<void> => {
  await inWindow(page, scheme, width);
  await ready(page);
  const message = `${name}, ${width} px wide, ${scheme}`;
  await expect.poll(() => overflow(page, over), { message }).toBeLessThanOrEqual(0);
  await expect.poll(() => partedFigures(page), { message }).toEqual([]);
  await leavePicture(page, `${name}-${width}-${scheme}`);
};

/** How it came: looked at when all of it is there, before anything is done to the page. */
const came = async (page: Page, { ready, asks = [], replaced }: Screen, most = shiftMax): Promise<void> => {
  await ready(page);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await expect.poll(() => viewsIn(asked(page))).toEqual(asks.toSorted());
  if (replaced !== true) expect(await layoutShift(page), 'layout shift').toBeLessThan(most);
};

/**
 * Closes what lies over a page by the key that closes it where the focus is, which another width may have taken away. A window
 * below learns a moment after the other is gone that it is on top again.
 */
const leave = async (page: Page, over: string): Promise<void> => {
  const escaped = async () => {
    await page.evaluate(`(() => {
      const top = [...document.querySelectorAll(${JSON.stringify(over)})].findLast((one) => one.checkVisibility());
      if (top && !top.contains(document.activeElement)) top.focus();
    })()`);
    await page.keyboard.press('Escape');
    return page.locator(over).filter({ visible: true }).count();
  };
  await expect.poll(escaped).toBe(0);
};

/**
 * What a page shows one after the other, in every scheme and at every width. Each comes once: the next one begins in the scheme that
 * the one before ended in.
 */
const looksRight = async (page: Page, looks: readonly Look[]): Promise<void> => {
  for (const [turn, look] of looks.entries()) {
    for (const { scheme, rules } of turn % 2 === 0 ? schemes : schemes.toReversed()) {
      for (const [place, width] of widthsOf(look, scheme).entries()) {
        await fits(page, look, scheme, width);
        if (place === 0) expect.soft(await violations(page, look.over, rules), `${look.name}, ${scheme}`).toEqual([]);
      }
    }
    if (look.over !== undefined && looks.length > 1) await leave(page, look.over);
  }
};

/** Its paper, and then the page as it came. */
const looksRightOnPaper = async (page: Page, thing: Thing): Promise<void> => {
  await answered(page);
  if (thing === 'tables') await page.setViewportSize({ width: sheetWidth, height: 900 });
  await ontoPaper(page);
  expect.soft(await wrongOnPaper(page, thing), 'on paper').toEqual([]);
  await offPaper(page);
};

/** One user's after another's, who would have to open a tab of their own again; the analyst's, which are most, come last. */
const byUser: readonly Screen[] = [
  ...screens
    .filter(({ visit }) => visit?.as !== undefined)
    .toSorted((one, other) => String(one.visit?.as).localeCompare(String(other.visit?.as))),
  ...screens.filter(({ visit }) => visit?.as === undefined),
];

describe('the appearance', () => {
  it.each(byUser)(
    'of $name, and of what follows it, fits its window and keeps the rules, light and dark',
    async (screen) => {
      const undo = await screen.prepare?.();
      onTestFinished(async () => void (await undo?.()));
      const page = await open(await screen.address(), { ...screen.visit, scheme: 'dark' });
      if (screen.over === undefined) await came(page, screen);
      if (screen.printed !== undefined) await looksRightOnPaper(page, screen.printed);
      await looksRight(page, [screen, ...(screen.next ?? [])]);
    },
  );

  it.each(screens.filter(({ name }) => higher.includes(name)))(
    'of $name stays where it stands on a phone',
    async (screen) => {
      await came(await open(await screen.address(), { ...screen.visit, width: 390 }), screen, 0.01);
    },
  );
});

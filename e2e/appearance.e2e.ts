/**
 * Every screen, opened once: at a desk's width in dark, and at the widths of desks, a tablet and a phone in light, nothing is
 * wider than the window; what stands is not moved by what comes later, and no view is asked that is not shown; the rules
 * of WCAG 2.2 AA (axe) are kept, those of colours in both; and the console stays clean. With CVM_SCREENSHOTS set to a
 * folder, a picture of each screen is left there.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { menus, menusAddress } from './menus.ts';
import { violations } from './pages/accessibility.ts';
import { layoutShift, overflow, settled, shiftMax, viewsIn } from './pages/any-page.ts';
import { leavePicture } from './pictures.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { useBrowser } from './visits.ts';

const { open, asked } = useBrowser();

/** In an order that lays a page out as seldom as may be: the first is how it was opened. */
const looks = [
  { scheme: 'dark', widths: [1280] },
  { scheme: 'light', widths: [1280, 1680, 800, 390] },
] as const;

/** Those whose parts take more height on a phone than at a desk. */
const higher = ['release-calendar', 'anticipation-tracker', 'report-builder'];

const fits = async (page: Page, { name, ready }: Screen, scheme: 'light' | 'dark', width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await ready(page);
  await expect.poll(() => overflow(page), { message: `${name}, ${width} px wide, ${scheme}` }).toBeLessThanOrEqual(0);
  await settled(page);
  await leavePicture(page, `${name}-${width}-${scheme}`);
};

/** How it came: looked at when all of it is there, before anything is done to the page. */
const came = async (page: Page, { ready, asks = [], replaced }: Screen, most = shiftMax): Promise<void> => {
  await ready(page);
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await expect.poll(() => viewsIn(asked(page))).toEqual(asks.toSorted());
  if (replaced !== true) expect(await layoutShift(page), 'layout shift').toBeLessThan(most);
};

/** At every width and in every scheme. */
const looksRight = async (page: Page, screen: Screen): Promise<void> => {
  for (const { scheme, widths } of looks) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    for (const [place, width] of widths.entries()) {
      await fits(page, screen, scheme, width);
      const rules = scheme === 'light' ? 'all' : 'colours';
      if (place === 0) expect(await violations(page, screen.over, rules), `${screen.name}, ${scheme}`).toEqual([]);
    }
  }
};

describe('the appearance', () => {
  it.each(screens)('of $name fits its window and keeps the rules, light and dark', async (screen) => {
    const undo = await screen.prepare?.();
    onTestFinished(async () => void (await undo?.()));
    const page = await open(await screen.address(), { ...screen.visit, scheme: 'dark' });
    if (screen.over === undefined) await came(page, screen);
    await looksRight(page, screen);
  });

  it.each(screens.filter(({ name }) => higher.includes(name)))(
    'of $name stays where it stands on a phone',
    async (screen) => {
      await came(await open(await screen.address(), { ...screen.visit, width: 390 }), screen, 0.01);
    },
  );

  it('of every menu of the filter bar does, one after the other', async () => {
    const page = await open(menusAddress, { scheme: 'dark' });
    for (const menu of menus) await looksRight(page, menu);
  });
});

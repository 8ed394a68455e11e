/**
 * Every screen at the widths of a desk, a tablet and a phone, light and dark: nothing is wider than the window, and the
 * console stays clean. With CVM_SCREENSHOTS set to a folder, a picture of each look is left there.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled } from './pages/any-page.ts';
import { screens } from './screens.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const folder = process.env.CVM_SCREENSHOTS;
if (folder !== undefined) mkdirSync(folder, { recursive: true });

const widths = [1680, 1280, 800, 390] as const;
const schemes = ['light', 'dark'] as const;

/** Pixels that the page is wider than its window, once it stands as it will stand at this width. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const picture = async (page: Page, name: string): Promise<void> => {
  if (folder === undefined) return;
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
};

describe('the look', () => {
  it.each(screens)('of $name fits its window', async ({ name, address, visit, ready }) => {
    const page = await open(await address(), visit);
    await ready(page);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await ready(page);
        await expect.poll(() => overflow(page), { message: `${width} px wide, ${scheme}` }).toBeLessThanOrEqual(0);
        await settled(page);
        await picture(page, `${name}-${width}-${scheme}`);
      }
    }
  });
});

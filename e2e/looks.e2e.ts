/**
 * Every screen at the widths of a desk, a tablet and a phone, light and dark: nothing is wider than the window, and the
 * console stays clean. With CVM_SCREENSHOTS set to a folder, a picture of each look is left there.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { leavePicture } from './look-pictures.ts';
import { overflow, settled } from './pages/any-page.ts';
import { screens } from './screens.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const widths = [1680, 1280, 800, 390] as const;
const schemes = ['light', 'dark'] as const;

describe('the look', () => {
  it.each(screens)('of $name fits its window', async ({ name, address, visit, prepare, ready }) => {
    const undo = await prepare?.();
    onTestFinished(async () => void (await undo?.()));
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
        await leavePicture(page, `${name}-${width}-${scheme}`);
      }
    }
  });
});

/** With CVM_SCREENSHOTS set to a folder, a picture of each screen is left there, for human eyes. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { settled } from './pages/any-page.ts';

const folder = process.env.CVM_SCREENSHOTS;
if (folder !== undefined) mkdirSync(folder, { recursive: true });

export const leavePicture = async (page: Page, name: string): Promise<void> => {
  if (folder === undefined) return;
  await settled(page);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
};

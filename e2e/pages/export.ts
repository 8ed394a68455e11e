/** Exported files as the browser saves them. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** Opens an export menu, chooses a format and waits for the file. */
export const exported = async (page: Page, button: Locator, format: string) => {
  await button.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

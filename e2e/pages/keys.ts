/** A page by keyboard alone: keys, and what has the focus. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const hasFocus = (thing: Locator): Promise<boolean> => thing.evaluate((element) => element.matches(':focus'));

export const focusIsOn = (thing: Locator) => expect.poll(() => hasFocus(thing)).toBe(true);

/** Tabs on until something has the focus; the way there has fewer stops than this. */
export const tabTo = async (page: Page, thing: Locator): Promise<void> => {
  await thing.waitFor();
  for (let n = 0; n < 40 && !(await hasFocus(thing)); n += 1) await press(page, 'Tab');
  expect(await hasFocus(thing)).toBe(true);
};

/** Tabs to something and presses Enter. */
export const enter = async (page: Page, thing: Locator): Promise<void> => {
  await tabTo(page, thing);
  await press(page, 'Enter');
};

/** The login page as its visitors use it. */
import type { Page } from 'playwright-core';
import type { Credentials } from '../users.ts';

export const logIn = async (page: Page, { username, password }: Credentials): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
};

export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Profile menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
};

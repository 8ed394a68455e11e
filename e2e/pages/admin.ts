/** The administration as it is used: the list of users, the dialog over it, and calls of an administrator. */
import { type AdminUser, usersAnswerSchema } from '@cvm/contract';
import type { Locator, Page } from 'playwright-core';
import { send } from '../call.ts';

export const dialog = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('dialog', name === undefined ? {} : { name });

const isUser = (email: string) => ({ name: new RegExp(`, ${email.replaceAll('.', '\\.')}$`) });

/** The button of a user's row, whoever the user is by name. */
export const userButton = (page: Page, email: string): Locator =>
  page.getByRole('table', { name: 'Users' }).getByRole('button', isUser(email));

/** Texts of a user's row, without the box. */
export const userRow = async (page: Page, email: string): Promise<string[]> => {
  const row = page.getByRole('row').filter({ has: page.getByRole('button', isUser(email)) });
  return (await row.getByRole('cell').allTextContents()).slice(1);
};

export const emails = (page: Page): Promise<string[]> =>
  page
    .getByRole('table', { name: 'Users' })
    .getByRole('button', { name: /^Open / })
    .allTextContents();

const allUsers = async (): Promise<AdminUser[]> =>
  usersAnswerSchema.parse(await send('admin', 'GET', 'admin/users')).users;

export const userNow = async (email: string): Promise<AdminUser> => {
  const found = (await allUsers()).find((user) => user.email === email);
  if (found === undefined) throw new Error(`There is no user ${email}.`);
  return found;
};

/** Gives an address free that an earlier try of the test has taken: nobody can be deleted. */
export const freeAddress = async (email: string): Promise<void> => {
  const taken = (await allUsers()).find((user) => user.email === email);
  if (taken === undefined) return;
  const left = { userId: taken.userId, email: `${taken.userId}@left.example`, organizationName: null };
  await send('admin', 'PUT', 'admin/users', { users: [left] });
};

/** Creates a user of the test's own. */
export const createUser = async (email: string, part: object = {}): Promise<AdminUser> => {
  const user = { email, username: 'Test', lookerUserInfo: { allowedPages: ['/', '/shows'] }, ...part };
  await freeAddress(email);
  await send('admin', 'PUT', 'admin/users', { users: [user] });
  return userNow(email);
};

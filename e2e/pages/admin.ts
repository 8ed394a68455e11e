/** The administration as it is used: the list of users, the dialog over it, and calls of an administrator. */
import { type AdminUser, usersAnswerSchema } from '@cvm/contract';
import type { Locator, Page } from 'playwright-core';
import { runPortal } from '../run-portal.ts';
import { sessionOf } from '../sign-in.ts';

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

/** A call of the administrator, beside the screen. */
export const asAdmin = async (method: string, path: string, body?: object): Promise<Response> => {
  const { token } = await sessionOf('admin');
  return fetch(`${runPortal().url}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};

export const userNow = async (email: string): Promise<AdminUser> => {
  const { users } = usersAnswerSchema.parse(await (await asAdmin('GET', 'admin/users')).json());
  const found = users.find((user) => user.email === email);
  if (found === undefined) throw new Error(`There is no user ${email}.`);
  return found;
};

/** Creates a user of the test's own. */
export const createUser = async (email: string, part: object = {}): Promise<AdminUser> => {
  const user = { email, username: 'Test', lookerUserInfo: { allowedPages: ['/', '/shows'] }, ...part };
  const answer = await asAdmin('PUT', 'admin/users', { users: [user] });
  if (!answer.ok) throw new Error(`The user was not created: ${await answer.text()}`);
  return userNow(email);
};

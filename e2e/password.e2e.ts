/** A forgotten password: asked for by keyboard alone, and set with the link of the message. */
import { describe, expect, it } from 'vitest';
import { linkIn, readOutbox } from '../apps/api/src/testing/outbox.ts';
import { heading } from './pages/any-page.ts';
import { enter, focusIsOn, press, tabTo } from './pages/keys.ts';
import { logIn } from './pages/login.ts';
import { runPortal } from './run-portal.ts';
import { forgetful } from './users.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const nobody = { as: null };
const password = 'popcorn-that-is-remembered';

const messages = async (): Promise<string[]> =>
  (await readOutbox(runPortal().dataDir)).filter((text) => text.includes(`To: ${forgetful.email}`));

describe('a forgotten password', () => {
  it('is set anew with the link of a message, from the login page to the login page', async () => {
    const before = (await messages()).length;
    const page = await open('/login', nobody);
    const opener = page.getByRole('button', { name: 'Forgot Password?' });
    await enter(page, opener);
    const dialog = page.getByRole('dialog', { name: 'Forgot Password?' });
    await focusIsOn(dialog.getByLabel('Username'));
    await press(page, 'Tab');
    // The field that was left empty says so.
    await dialog.getByText('Username is required.').waitFor();
    for (let n = 0; n < 6; n += 1) {
      await press(page, 'Tab');
      expect(await dialog.locator(':focus').count(), 'the focus is kept in').toBe(1);
    }
    // Escape closes it, and the focus is where it was.
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'detached' });
    await focusIsOn(opener);
    await press(page, 'Enter');
    await tabTo(page, dialog.getByLabel('Username'));
    await page.keyboard.type(forgetful.email);
    await page.keyboard.press('Enter');
    await dialog.getByText('Success! Please check your email to reset your password.').waitFor();
    await dialog.getByRole('button', { name: 'Back to page' }).click();
    await dialog.waitFor({ state: 'detached' });

    await expect.poll(async () => (await messages()).length).toBe(before + 1);
    const link = linkIn((await messages()).at(-1) ?? '');
    expect(new URL(link).origin).toBe(new URL(runPortal().url).origin);
    const reset = await open(new URL(link).pathname, nobody);
    await expect.poll(() => reset.title()).toBe('Reset Your Password | CVM Insights');
    await reset.getByLabel('Username').fill(forgetful.email);
    await reset.getByLabel('New password', { exact: true }).fill(password);
    await reset.getByLabel('Repeat password', { exact: true }).fill(`${password} or not`);
    await reset.getByRole('button', { name: 'Reset Password' }).click();
    await reset.getByText('Passwords must match.').waitFor();
    await reset.getByLabel('Repeat password', { exact: true }).fill(password);
    await reset.keyboard.press('Enter');
    await reset.getByText('Now you can login with your new password.').waitFor();
    await reset.getByRole('link', { name: 'Back to login page' }).click();
    await logIn(reset, { username: forgetful.email, password });
    await heading(reset, 'Hello, Fay').waitFor();
  });
});

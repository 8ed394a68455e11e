/** Signing in, the user and the administration by keyboard alone: everything is reached, and the focus comes back. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endDowntime, send } from './call.ts';
import { createUser, dialog, userButton, userNow } from './pages/admin.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { credentialsOf } from './users.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const nobody = { as: null };
const admin = { as: 'admin' } as const;

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const hasFocus = (thing: Locator): Promise<boolean> => thing.evaluate((element) => element.matches(':focus'));
const focusIsOn = (thing: Locator) => expect.poll(() => hasFocus(thing)).toBe(true);

/** Tabs on until something has the focus; the way there has fewer stops than this. */
const tabTo = async (page: Page, thing: Locator): Promise<void> => {
  await thing.waitFor();
  for (let n = 0; n < 40 && !(await hasFocus(thing)); n += 1) await press(page, 'Tab');
  expect(await hasFocus(thing)).toBe(true);
};

/** Opens the menu of the other actions; its first entry has the focus then. */
const otherActions = async (page: Page): Promise<void> => {
  await userButton(page, 'analyst@demo.example').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Other actions' }));
  await press(page, 'Enter');
  await focusIsOn(page.getByRole('menuitem', { name: 'Manage Downtime Message' }));
};

describe('by keyboard alone', () => {
  it('somebody logs in', async () => {
    const page = await open('/login', nobody);
    await tabTo(page, page.getByLabel('Username'));
    await press(page, 'Enter');
    await page.getByText('Username is required.').waitFor();
    const { username, password } = credentialsOf('shows');
    await page.keyboard.type(username);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await press(page, 'Enter');
    await heading(page, 'Hello, Sam').waitFor();
  });

  it('the window for a forgotten password is opened, kept in, and left to where it was opened', async () => {
    const page = await open('/login', nobody);
    const opener = page.getByRole('button', { name: 'Forgot Password?' });
    await tabTo(page, opener);
    await press(page, 'Enter');
    await focusIsOn(dialog(page).getByLabel('Username'));
    await press(page, 'Tab');
    // The field that was left empty says so.
    await dialog(page).getByText('Username is required.').waitFor();
    for (let n = 0; n < 6; n += 1) {
      await press(page, 'Tab');
      expect(await dialog(page).locator(':focus').count()).toBe(1);
    }
    await press(page, 'Escape');
    await focusIsOn(opener);
  });

  it('the tabs of the profile are walked by arrows, past those that are disabled', async () => {
    const page = await open('/profile');
    await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
    await press(page, 'ArrowRight');
    await page.getByText('You have no reports created.').waitFor();
    await press(page, 'ArrowRight');
    await page.getByText('You have no segments saved.').waitFor();
    expect(addressOf(page)).toBe('/profile?tab=segments');
    await press(page, 'ArrowRight');
    await focusIsOn(page.getByRole('tab', { name: 'Overview' }));
  });

  it('users are sorted, chosen and edited together', async () => {
    for (const name of ['keyboard-a', 'keyboard-b']) await createUser(`${name}@test.example`);
    const page = await open('/admin?search=keyboard-', admin);
    await userButton(page, 'keyboard-a@test.example').waitFor();
    const header = page.getByRole('columnheader', { name: 'Email' }).getByRole('button');
    await tabTo(page, header);
    await press(page, 'Enter');
    await expect.poll(() => addressOf(page)).toBe('/admin?search=keyboard-&sorts=email desc');
    await tabTo(page, page.getByLabel('Select keyboard-b@test.example'));
    await press(page, 'Space');
    await tabTo(page, page.getByLabel('Select keyboard-a@test.example'));
    await press(page, 'Space');
    const bulk = page.getByRole('button', { name: 'Bulk Edit (2)' });
    await bulk.focus();
    await press(page, 'Enter');
    await tabTo(page, dialog(page).getByLabel('Rolling window in months'));
    await page.keyboard.type('9');
    await tabTo(page, dialog(page).getByRole('button', { name: 'Save 2 users' }));
    await press(page, 'Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    expect((await userNow('keyboard-a@test.example')).lookerUserInfo.allowedDataCategories).toContain('date:9');
  });

  it('Escape closes the window on top alone, and the focus comes back to what opened it', async () => {
    const page = await open('/admin?search=shows@', admin);
    const row = userButton(page, 'shows@demo.example');
    await tabTo(page, row);
    await press(page, 'Enter');
    const welcome = dialog(page, 'Edit Sam Okafor').getByRole('button', { name: 'Send welcome email' });
    await tabTo(page, welcome);
    await press(page, 'Enter');
    const alert = dialog(page, 'Send welcome email?');
    await alert.waitFor();
    await press(page, 'Escape');
    await alert.waitFor({ state: 'hidden' });
    const below = dialog(page, 'Edit Sam Okafor');
    await below.waitFor();
    await expect.poll(() => below.locator(':focus').count()).toBe(1);
    // That it is the one on top again it learns a moment after the other is gone.
    const escaped = async () => {
      await press(page, 'Escape');
      return dialog(page).count();
    };
    await expect.poll(escaped).toBe(0);
    await focusIsOn(row);
  });

  it('admin access is granted and taken away', async () => {
    await createUser('keyboard-admin@test.example', { username: 'Keyboard' });
    const page = await open('/admin', admin);
    await otherActions(page);
    await press(page, 'ArrowDown', 'Enter');
    const form = dialog(page, 'Manage Admin Access');
    await tabTo(page, form.getByRole('combobox', { name: 'User' }));
    await page.keyboard.type('keyboard-admin');
    await page.getByRole('option', { name: 'Keyboard (keyboard-admin@test.example)' }).waitFor();
    await press(page, 'ArrowDown', 'Enter');
    await tabTo(page, form.getByRole('button', { name: 'Grant' }));
    await press(page, 'Enter');
    const revoke = form.getByRole('button', { name: 'Revoke admin access of keyboard-admin@test.example' });
    await revoke.waitFor();
    await tabTo(page, revoke);
    await press(page, 'Enter');
    await revoke.waitFor({ state: 'hidden' });
    expect((await userNow('keyboard-admin@test.example')).roles).toEqual([]);
  });

  it('a downtime message is created, closed by who sees it, and disabled', async () => {
    onTestFinished(endDowntime);
    const page = await open('/admin', admin);
    await otherActions(page);
    await press(page, 'Enter');
    const form = dialog(page, 'Manage Downtime Message');
    await tabTo(page, form.getByRole('button', { name: 'Create message' }));
    await press(page, 'Enter');
    const disable = form.getByRole('button', { name: 'Disable System Downtime' });
    await disable.waitFor();

    // Not the help page, whose glossary has a viewer with stops of its own.
    const other = await open('/release-notes', { as: 'movies' });
    const toast = other.getByRole('alert').filter({ hasText: 'System Downtime' });
    await tabTo(other, toast.getByRole('button'));
    await press(other, 'Enter');
    await toast.waitFor({ state: 'hidden' });

    await tabTo(page, disable);
    await press(page, 'Enter');
    await form.getByText('No message is shown at the moment.').waitFor();
  });

  it('a look as somebody else is begun and left', async () => {
    const page = await open('/admin?search=sam', admin);
    await tabTo(page, userButton(page, 'shows@demo.example'));
    await press(page, 'Enter');
    await tabTo(page, dialog(page).getByRole('button', { name: 'View as' }));
    await press(page, 'Enter');
    const banner = page.getByRole('region', { name: 'View as' });
    await heading(page, 'Hello, Sam').waitFor();
    await tabTo(page, banner.getByRole('button', { name: 'Leave' }));
    await press(page, 'Enter');
    await banner.waitFor({ state: 'hidden' });
    await userButton(page, 'shows@demo.example').waitFor();
  });

  it('an API key is generated, and taken away', async () => {
    const { userId } = await createUser('keyboard-key@test.example');
    const page = await open('/admin?search=keyboard-key', admin);
    await tabTo(page, userButton(page, 'keyboard-key@test.example'));
    await press(page, 'Enter');
    await tabTo(page, dialog(page).getByRole('button', { name: 'Generate API key' }));
    await press(page, 'Enter');
    const shown = dialog(page, 'API key of Test');
    await tabTo(page, shown.getByRole('button', { name: 'Generate' }));
    await press(page, 'Enter');
    await tabTo(page, shown.getByRole('button', { name: 'Copy API secret' }));
    await tabTo(page, shown.getByRole('button', { name: 'Done' }));
    await press(page, 'Enter');
    await dialog(page).first().waitFor({ state: 'hidden' });
    expect(await send('admin', 'POST', 'admin/user/revokeApiKey', { user: userId })).toEqual({ success: true });
  });
});

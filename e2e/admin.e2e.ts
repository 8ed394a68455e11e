/**
 * The administration on screen, by keyboard alone where it is used by one: what can be done with users, and what everybody else
 * sees of it. Everything is reached, and the focus comes back.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endDowntime, send } from './call.ts';
import { createUser, dialog, emails, freeAddress, userButton, userNow, userRow } from './pages/admin.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { enter, focusIsOn, press, tabTo } from './pages/keys.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const admin = { as: 'admin' } as const;
const refused = [/status of 403/];

describe('the list of users', () => {
  it('is found in the profile menu, searched, sorted, edited by two and paged, and a link keeps all of it', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await createUser(`paged-${name}@test.example`);
    const page = await open('/help', admin);
    await page.getByRole('button', { name: 'Profile menu of Kofi' }).click();
    await page.getByRole('menuitem', { name: 'Admin' }).click();
    await userButton(page, 'analyst@demo.example').waitFor();
    await expect.poll(() => page.title()).toBe('Admin | CVM Insights');
    await page.getByLabel('Search users').fill('paged');
    await expect.poll(() => emails(page)).toHaveLength(5);
    await enter(page, page.getByRole('columnheader', { name: 'Email' }).getByRole('button'));
    await expect.poll(async () => (await emails(page))[0]).toBe('paged-e@test.example');
    expect(addressOf(page)).toBe('/admin?search=paged&sorts=email desc');
    for (const name of ['paged-e', 'paged-d']) {
      await tabTo(page, page.getByLabel(`Select ${name}@test.example`));
      await press(page, 'Space');
    }
    await page.getByRole('button', { name: 'Bulk Edit (2)' }).focus();
    await press(page, 'Enter');
    await tabTo(page, dialog(page).getByLabel('Rolling window in months'));
    await page.keyboard.type('9');
    await enter(page, dialog(page).getByRole('button', { name: 'Save 2 users' }));
    await dialog(page).waitFor({ state: 'hidden' });
    for (const name of ['paged-e', 'paged-d'])
      expect((await userNow(`${name}@test.example`)).lookerUserInfo.allowedDataCategories).toContain('date:9');
    await page.goto('/admin?size=10&page=2');
    await page.getByText(/^11-\d+ of \d+ users$/).waitFor();
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await expect.poll(() => emails(page)).toHaveLength(10);
    expect(await page.getByRole('combobox', { name: 'Users per page' }).inputValue()).toBe('10');
  });

  it('takes a user with the keyboard alone', async () => {
    await freeAddress('keys@test.example');
    const page = await open('/admin', admin);
    await userButton(page, 'analyst@demo.example').waitFor();
    await page.getByRole('button', { name: 'Add New' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Add user').waitFor();
    await expect.poll(() => page.locator('input:focus').getAttribute('type')).toBe('email');
    await page.keyboard.type(' Keys@Test.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Key');
    await dialog(page).getByLabel('Shows only').focus();
    await page.keyboard.press('Space');
    await dialog(page)
      .getByLabel(/^Send a welcome email/)
      .focus();
    await page.keyboard.press('Space');
    await dialog(page).getByRole('button', { name: 'Add user' }).focus();
    await page.keyboard.press('Enter');
    const alert = dialog(page, 'No organization');
    await alert.getByText('This user is tied to no organization. Please tell your tech team.').waitFor();
    await alert.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Add user').waitFor({ state: 'hidden' });
    const row = ['keys@test.example', 'Key', '--', '--', 'Shows only', '--', 'Active', 'Never'];
    await expect.poll(() => userRow(page, 'keys@test.example')).toEqual(row);
  });

  it('has a user edited after a look at what changes, given an API key that is shown once, and signed out', async () => {
    await createUser('edited@test.example', { organizationName: 'Test Client' });
    const page = await open('/admin?search=edited', admin);
    await userButton(page, 'edited@test.example').click();
    const form = dialog(page, 'Edit Test');
    const save = form.getByRole('button', { name: 'Save' });
    expect(await save.getAttribute('aria-description')).toBe('Nothing has changed.');
    await form.getByText('The user sees the same as before.').waitFor();
    await form.getByLabel('GEM Report only').check();
    const change = form.getByRole('region', { name: 'What this changes' });
    await change.getByText('Pages: Gem report').waitFor();
    await change.getByText('Pages: Home, Rankings: Shows').waitFor();
    await save.click();
    await form.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await userRow(page, 'edited@test.example'))[4]).toBe('GEM Report only');

    // Escape closes the window on top alone, and the focus comes back to what opened the one below.
    const row = userButton(page, 'edited@test.example');
    await enter(page, row);
    await enter(page, form.getByRole('button', { name: 'Send welcome email' }));
    const alert = dialog(page, 'Send welcome email?');
    await alert.waitFor();
    await press(page, 'Escape');
    await alert.waitFor({ state: 'hidden' });
    await form.waitFor();
    await expect.poll(() => form.locator(':focus').count()).toBe(1);
    // That it is the one on top again it learns a moment after the other is gone.
    const escaped = async () => {
      await press(page, 'Escape');
      return dialog(page).count();
    };
    await expect.poll(escaped).toBe(0);
    await focusIsOn(row);

    await press(page, 'Enter');
    await enter(page, form.getByRole('button', { name: 'Generate API key' }));
    const shown = dialog(page, 'API key of Test');
    await enter(page, shown.getByRole('button', { name: 'Generate' }));
    await expect.poll(() => shown.getByLabel('API secret', { exact: true }).inputValue()).toMatch(/^[\w-]{43}$/);
    await tabTo(page, shown.getByRole('button', { name: 'Copy API secret' }));
    await enter(page, shown.getByRole('button', { name: 'Done' }));
    await dialog(page).first().waitFor({ state: 'hidden' });
    await userButton(page, 'edited@test.example').click();
    await page.getByRole('button', { name: 'Manage API key' }).click();
    await shown.getByRole('button', { name: 'Revoke key' }).click();
    await dialog(page).first().waitFor({ state: 'hidden' });
    expect((await userNow('edited@test.example')).hasApiKey).toBe(false);

    // One who lost a device.
    await userButton(page, 'edited@test.example').click();
    await dialog(page).getByRole('button', { name: 'End sessions' }).click();
    await page.getByText('edited@test.example is signed out everywhere.').waitFor();
  });
});

describe('viewing as a user', () => {
  it('shows what the user sees, marked, until it is left', async () => {
    const page = await open('/admin?search=sam', { ...admin, provoked: refused });
    await enter(page, userButton(page, 'shows@demo.example'));
    await enter(page, dialog(page).getByRole('button', { name: 'View as' }));
    const banner = page.getByRole('region', { name: 'View as' });
    await banner.getByText('Viewing as Sam Okafor (shows@demo.example). Read only: nothing can be changed.').waitFor();
    await heading(page, 'Hello, Sam').waitFor();
    // The page is there for administrators alone.
    await page.goto('/admin');
    await heading(page, /^Oops/).waitFor();
    expect(addressOf(page)).toBe('/404');
    await page.goto('/movies');
    await heading(page, 'Oops, looks like you dont have permission').waitFor();
    // The server refuses what the screen would not offer.
    expect(
      await page.evaluate(`fetch('/v1/audience-segment/', {
        method: 'PUT', body: '{}',
        headers: { 'content-type': 'application/json', authorization: 'Bearer ' + JSON.parse(sessionStorage.getItem('cvm.viewAs')).token },
      }).then(({ status }) => status)`),
    ).toBe(403);
    await enter(page, banner.getByRole('button', { name: 'Leave' }));
    await userButton(page, 'shows@demo.example').waitFor();
    expect(addressOf(page)).toBe('/admin');
    await page.getByRole('button', { name: 'Profile menu of Kofi' }).waitFor();
  });
});

const manage = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Other actions' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** Opens the menu of the other actions by keyboard; its first entry has the focus then. */
const otherActions = async (page: Page): Promise<void> => {
  await userButton(page, 'analyst@demo.example').waitFor();
  await enter(page, page.getByRole('button', { name: 'Other actions' }));
  await focusIsOn(page.getByRole('menuitem', { name: 'Manage Downtime Message' }));
};

describe('another action', () => {
  it('grants and revokes admin access, never of oneself, and renames and deletes an organization by keyboard', async () => {
    await createUser('helper@test.example', { username: 'Helper' });
    const user = await createUser('member@test.example', { organizationName: 'Old Name' });
    const page = await open('/admin', admin);
    await otherActions(page);
    await press(page, 'ArrowDown', 'Enter');
    const access = dialog(page, 'Manage Admin Access');
    const own = access.getByRole('button', { name: 'Revoke admin access of admin@demo.example' });
    expect(await own.getAttribute('aria-description')).toBe('You cannot change your own role.');
    await enter(page, access.getByRole('button', { name: 'Grant' }));
    await access.getByText('Select a user!').waitFor();
    await tabTo(page, access.getByRole('combobox', { name: 'User' }));
    await page.keyboard.type('helper@');
    await page.getByRole('option', { name: 'Helper (helper@test.example)' }).waitFor();
    await press(page, 'ArrowDown', 'Enter');
    await enter(page, access.getByRole('button', { name: 'Grant' }));
    const row = access.getByRole('row').filter({ hasText: 'helper@test.example' });
    await row.getByText('Admin, read only').waitFor();
    await enter(page, row.getByRole('button', { name: 'Revoke admin access of helper@test.example' }));
    await row.waitFor({ state: 'hidden' });
    expect((await userNow('helper@test.example')).roles).toEqual([]);
    await page.keyboard.press('Escape');
    await access.waitFor({ state: 'hidden' });

    await manage(page, 'Manage Organizations');
    const organizations = dialog(page, 'Manage Organizations');
    const remove = organizations.getByRole('button', { name: 'Delete Old Name' });
    await expect
      .poll(() => remove.getAttribute('aria-description'))
      .toBe('It has 1 user. Move them to another one first.');
    await organizations.getByRole('button', { name: 'Rename Old Name' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('input:focus').getAttribute('aria-label')).toBe('New name of Old Name');
    await page.keyboard.press('End');
    await page.keyboard.type(' of 2026');
    await page.keyboard.press('Enter');
    await organizations.getByRole('cell', { name: 'Old Name of 2026', exact: true }).waitFor();
    expect((await userNow(user.email)).organizationName).toBe('Old Name of 2026');
    await send('admin', 'PUT', 'admin/users', { users: [{ userId: user.userId, organizationName: null }] });
    await page.keyboard.press('Escape');
    await organizations.waitFor({ state: 'hidden' });
    await manage(page, 'Manage Organizations');
    await organizations.getByRole('button', { name: 'Delete Old Name of 2026' }).click();
    await organizations.getByRole('cell', { name: 'Old Name of 2026', exact: true }).waitFor({ state: 'hidden' });
  });

  it('tells everybody of a downtime, who close it for themselves, until it is disabled', async () => {
    onTestFinished(endDowntime);
    const page = await open('/admin', admin);
    await otherActions(page);
    await press(page, 'Enter');
    const messages = dialog(page, 'Manage Downtime Message');
    expect(await messages.getByLabel('Title').inputValue()).toBe('System Downtime');
    expect(await messages.getByLabel('Expires in hours').inputValue()).toBe('1');
    await messages.getByLabel('Body').fill('We are sorry: maintenance until the evening.');
    await enter(page, messages.getByRole('button', { name: 'Create message' }));
    await messages.getByText('We are sorry: maintenance unti...', { exact: true }).waitFor();

    // Not the help page, whose glossary has a viewer with stops of its own.
    const other = await open('/release-notes', { as: 'restricted' });
    const toast = other.getByRole('alert').filter({ hasText: 'System Downtime' });
    await toast.getByText('We are sorry: maintenance until the evening.').waitFor();
    // At the top, in the middle, where the toasts of the corner are not.
    const box = await toast.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(20);
    expect(box?.y).toBeLessThan(120);
    await enter(other, toast.getByRole('button'));
    await toast.waitFor({ state: 'hidden' });
    // What is shown comes at once: with another message there, the closed one would be, too.
    await messages.getByLabel('Title').fill('Late data');
    await messages.getByLabel('Body').fill('Yesterday comes at noon.');
    await messages.getByRole('button', { name: 'Create message' }).click();
    await messages.getByRole('button', { name: 'Disable Late data' }).waitFor();
    await other.reload();
    await other.getByRole('alert').filter({ hasText: 'Late data' }).waitFor();
    expect(await toast.count()).toBe(0);

    for (const title of ['System Downtime', 'Late data'])
      await enter(page, messages.getByRole('button', { name: `Disable ${title}` }));
    await messages.getByText('No message is shown at the moment.').waitFor();
  });
});

describe('a window of the administration on a phone', () => {
  const phone = { ...admin, width: 390, height: 844 } as const;

  /** How far controls stand beside the window that they are in. */
  const outside = async (form: Locator): Promise<number> => {
    const window = await form.boundingBox();
    const boxes = await Promise.all((await form.locator('button, input').all()).map((one) => one.boundingBox()));
    const end = (window?.x ?? 0) + (window?.width ?? 0);
    // What is hidden stands nowhere.
    return Math.max(...boxes.map((box) => (box === null ? Number.NEGATIVE_INFINITY : box.x + box.width - end)));
  };
  const widthOf = async (field: Locator): Promise<number> => (await field.boundingBox())?.width ?? 0;

  it('holds all of its controls, and has room for an email address', async () => {
    const expires = Date.now() + 3_600_000;
    onTestFinished(endDowntime);
    await send('admin', 'POST', 'admin/downtime_message', { title: 'On a phone', body: 'A body', expires });
    const page = await open('/admin', phone);
    // Its toast lies over the window.
    await page.getByRole('alert').filter({ hasText: 'On a phone' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = dialog(page, 'Add user');
    await form.getByRole('button', { name: 'Add another user with the same access' }).click();
    for (const label of ['Email 1', 'Email 2']) expect(await widthOf(form.getByLabel(label))).toBeGreaterThan(250);
    await expect.poll(() => outside(form)).toBeLessThan(0);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    for (const name of ['Manage Downtime Message', 'Manage Admin Access']) {
      await manage(page, name);
      const window = dialog(page, name);
      await window.getByRole('cell').first().waitFor();
      await expect.poll(() => outside(window)).toBeLessThan(0);
      if (name === 'Manage Admin Access')
        expect(await widthOf(window.getByRole('combobox', { name: 'User' }))).toBeGreaterThan(250);
      await page.keyboard.press('Escape');
      await window.waitFor({ state: 'hidden' });
    }
  });
});

describe('the audit log', () => {
  it('tells in words who did what, is filtered, and is exported', async () => {
    const user = await createUser('audited@test.example');
    await send('admin', 'PUT', 'admin/users', {
      users: [{ userId: user.userId, lookerUserInfo: { allowedPages: ['/movies'] } }],
    });
    const page = await open('/admin', { as: 'auditor' });
    await page.getByRole('link', { name: 'Audit Log' }).click();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('audited@test.example');
    const rows = page.getByRole('table', { name: 'Audit Log' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(3);
    const changed = rows.filter({ hasText: 'Changed permissions' });
    await changed.getByText('/, /shows → /movies').waitFor();
    await changed.getByText('admin@demo.example').waitFor();
    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: 'Created a user' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    expect(addressOf(page)).toBe('/admin/audit-log?search=audited@test.example&action=user.create');
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^cvmi_audit_\d{8}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('admin@demo.example,Created a user,audited@test.example');
  });
});

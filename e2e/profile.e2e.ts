/** My Profile: the name, the API key, saved reports and segments. What the tests save they take away again. */
import { afterEach, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { forgetSaved, send } from './call.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { focusIsOn, press, tabTo } from './pages/keys.ts';
import { runPortal } from './run-portal.ts';
import { sessionOf, signIn } from './sign-in.ts';
import { credentialsOf } from './users.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const mine = { as: 'restricted' } as const;

describe('the doors of the user', () => {
  it('shows where one is signed in, and ends a session elsewhere', async () => {
    const others = [await signIn('movies'), await signIn('movies')];
    const statuses = () =>
      Promise.all(
        others.map(async ({ token }) => {
          const headers = { authorization: `Bearer ${token}` };
          return (await fetch(`${runPortal().url}/v1/user/profile`, { headers })).status;
        }),
      );
    const page = await open('/profile', { as: 'movies' });
    const list = page.getByRole('list', { name: 'Sessions' });
    await list.getByText('This session').waitFor();
    const before = await list.getByRole('listitem').count();
    expect(await list.getByText('This session').count()).toBe(1);
    expect(await statuses()).toEqual([200, 200]);
    await list
      .getByRole('button', { name: /^End the session of/ })
      .first()
      .click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(before - 1);
    await page.getByRole('button', { name: 'End All Others' }).click();
    await page
      .getByRole('alert')
      .getByText(/other sessions? ended\./)
      .waitFor();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    expect(await statuses()).toEqual([401, 401]);
    const end = page.getByRole('button', { name: 'End All Others' });
    expect(await end.getAttribute('aria-description')).toBe('You are signed in nowhere else.');
  });

  it('says at its field what is wrong with a new password, and changes it', async () => {
    const old = credentialsOf('blocked').password;
    const other = 'a new long sentence';
    // One that stayed would keep this user out of all other tests.
    onTestFailed(async () => {
      await send('blocked', 'POST', 'user/password', { currentPassword: other, password: old }).catch(() => undefined);
    });
    const page = await open('/profile', { as: 'blocked', provoked: [/status of 400/] });
    const change = async (current: string, next: string, again = next) => {
      await page.getByLabel('Current password', { exact: true }).fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('Repeat password', { exact: true }).fill(again);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    await change(old, other, 'another one');
    await page.getByText('Passwords must match.').waitFor();
    await change('not the password', other);
    await page.getByText('Current password is not right.').waitFor();
    await change(old, 'password2026!!');
    await page.getByText('Password is one of the most common ones. Please choose another.').waitFor();
    for (const [current, next] of [
      [old, other],
      [other, old],
    ] as const) {
      await change(current, next);
      await page
        .getByRole('alert')
        .getByText(/Your password was changed\./)
        .waitFor();
      // Closed, unless it has gone by itself by now.
      await page
        .getByRole('alert')
        .getByRole('button')
        .evaluateAll((found) => found.map((one) => one.dispatchEvent(new Event('click', { bubbles: true }))));
      await page.getByRole('alert').waitFor({ state: 'detached' });
      // The list of sessions is asked for anew in between.
      await expect.poll(() => page.getByLabel('Current password', { exact: true }).inputValue()).toBe('');
    }
  });
});

describe('the overview', () => {
  it('is reached from the profile menu, and changes the first name and nothing else', async () => {
    const { userId } = await sessionOf(mine.as);
    onTestFailed(async () => void (await send(mine.as, 'PUT', `user/${userId}`, { username: 'Rosa' })));
    const page = await open('/help', mine);
    await page.getByRole('button', { name: 'Profile menu of Rosa' }).click();
    await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
    await heading(page, 'My Profile').waitFor();
    await expect.poll(() => page.title()).toBe('My Profile | CVM Insights');
    await page.getByText('Harbour Lane Television').first().waitFor();
    const save = page.getByRole('button', { name: 'Save Changes' });
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('First Name').fill('Rosalind');
    expect(await save.getAttribute('aria-disabled')).toBeNull();
    await save.click();
    await page.getByRole('button', { name: 'Profile menu of Rosalind' }).waitFor();
    await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('First Name').fill('Rosa');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Profile menu of Rosa', exact: true }).waitFor();
  });
});

describe('saved reports and segments', () => {
  beforeEach(async () => {
    const filters = JSON.stringify([{ id: 'gender', value: 'female' }]);
    for (const name of ['Young women', 'Comedy fans'])
      await send(mine.as, 'PUT', 'audience-segment/', { name, filters });
    await send(mine.as, 'POST', 'custom-report', { name: 'Views by age', fields: ['crosstab.view_count'] });
  });
  afterEach(() => forgetSaved(mine.as));

  it('are reached by arrows, listed, searched in any case, and deleted after a question; without any it says what to do', async () => {
    const page = await open('/profile', mine);
    const overview = page.getByRole('tab', { name: 'Overview' });
    await tabTo(page, overview);
    await press(page, 'ArrowRight');
    await page.getByText('Views by age').waitFor();
    const list = page.getByRole('list', { name: 'Your segments' });
    await press(page, 'ArrowRight');
    await list.waitFor();
    expect(addressOf(page)).toBe('/profile?tab=segments');
    // Past the tabs that are disabled.
    await press(page, 'ArrowRight');
    await focusIsOn(overview);
    await press(page, 'ArrowLeft');
    await list.getByText('Comedy fans').waitFor();
    await list.getByText('Gender is Female.').first().waitFor();
    await page.getByLabel('Search segments').fill('WOMEN');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await page.getByLabel('Search segments').fill('nothing of that name');
    await page.getByText('No Results', { exact: true }).waitFor();
    await page.getByLabel('Search segments').fill('');
    const question = 'Are you sure you want to delete this segment? You cannot undo this action.';
    await page.getByRole('button', { name: 'Delete Young women' }).click();
    await page.getByText(question).waitFor();
    await page.getByRole('button', { name: 'No, Go Back' }).click();
    await page.getByText(question).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Delete Young women' }).click();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await list.getByText('Comedy fans').waitFor();

    await page.getByRole('tab', { name: 'Reports' }).click();
    await page.getByRole('button', { name: 'Delete Views by age' }).click();
    await page.getByText('Are you sure you want to delete this report? You cannot undo this action.').waitFor();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
    await page.getByText('You have no reports created.').waitFor();
    await page.getByText('Create a custom report in the report builder to see it listed here!').waitFor();
  });
});

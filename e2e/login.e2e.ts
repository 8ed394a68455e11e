/** Signing in and out, and what each kind of user may open. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, answered, heading, storedBy } from './pages/any-page.ts';
import { enter, press, tabTo } from './pages/keys.ts';
import { logIn, logOut } from './pages/login.ts';
import { runPortal } from './run-portal.ts';
import { credentialsOf } from './users.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const nobody = { as: null };

const leadsNowhere = async (page: Page): Promise<void> => {
  await page.goto('/no/such/page');
  await heading(page, "Oops... The page you're looking for doesn't exist").waitFor();
  await expect.poll(() => page.title()).toBe('404 | CVM Insights');
  await page.getByRole('link', { name: 'Go home' }).click();
};

/** A call with a session, beside the page that has it. */
const ask = (path: string, token = ''): Promise<Response> =>
  fetch(`${runPortal().url}${path}`, { headers: { authorization: `Bearer ${token}` } });

describe('a session', () => {
  it('begins at the login page by keyboard, leads to the link that was asked for, can end from outside, and is worth nothing after logging out', async () => {
    const page = await open('/shows?filters=country:US,GB&sorts=followers+desc', {
      ...nobody,
      provoked: [/status of 401/],
    });
    await page.waitForURL('**/login');
    await expect.poll(() => page.title()).toBe('Login | CVM Insights');
    await page.getByText('Need help? Contact').getByRole('link', { name: /@/ }).waitFor();
    // The code of where most land comes while somebody types.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/Home-[^/]+\.js$/.test(name)),
    );
    const { username } = credentialsOf('analyst');
    await enter(page, page.getByLabel('Username'));
    await page.getByText('Username is required.').waitFor();
    await page.keyboard.type(username);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('not the password');
    await press(page, 'Enter');
    await page.getByRole('alert').getByText('Incorrect username or password.', { exact: true }).waitFor();
    expect(addressOf(page)).toBe('/login');
    expect(await page.getByLabel('Username').inputValue()).toBe(username);
    await logIn(page, credentialsOf('analyst'));
    await heading(page, 'Show Ranker').waitFor();
    expect(addressOf(page)).toBe('/shows?filters=country:US,GB&sorts=followers desc');
    await page.getByRole('button', { name: 'Country: United States, United Kingdom', exact: true }).waitFor();

    await leadsNowhere(page);
    await heading(page, 'Hello, Ada').waitFor();
    await expect.poll(() => page.title()).toBe('Home | CVM Insights');
    // The login page is not for those who are signed in.
    await page.goto('/login');
    await heading(page, 'Hello, Ada').waitFor();
    expect(addressOf(page)).toBe('/');

    // It may be ended from outside: the user is told, and comes back to the page after logging in.
    // What is asked after the link is followed is the first that may be refused, whatever else the page asks meanwhile.
    await answered(page);
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const held = '**/v1/**';
    await page.route(held, async (route) => {
      await ended;
      await route.continue();
    });
    const token = async () => (await storedBy(page))['cvm.token'];
    await page.getByRole('link', { name: 'See all: Top Performing Titles' }).click();
    await heading(page, 'Show Ranker').waitFor();
    await ask('/v1/logout', await token());
    end();
    await page.getByRole('alert').filter({ hasText: 'Session expired. Please log in again.' }).waitFor();
    await page.waitForURL('**/login');
    await page.unroute(held);
    await logIn(page, credentialsOf('analyst'));
    await heading(page, 'Show Ranker').waitFor();
    expect(addressOf(page)).toBe('/shows?filters=date:last 7 days');

    const last = await token();
    await logOut(page);
    await page.waitForURL('**/login');
    // How a user has tables stand is kept for this user.
    const isLeft = (name: string) => name.startsWith('cvm.') && !name.startsWith('cvm.table.');
    expect(Object.keys(await storedBy(page)).filter(isLeft)).toEqual([]);
    expect((await ask('/v1/user/profile', last)).status).toBe(401);
    await leadsNowhere(page);
    await page.waitForURL('**/login');
  });

  it('ends with that of another tab, and begins with the next there: nothing is left of who was there', async () => {
    const page = await open('/movies', nobody);
    await page.waitForURL('**/login');
    await logIn(page, credentialsOf('analyst'));
    await heading(page, 'Movie Ranker').waitFor();
    const other = await page.context().newPage();
    await other.goto('/');
    await heading(other, 'Hello, Ada').waitFor();
    await logOut(other);
    await page.waitForURL('**/login');
    await logIn(other, credentialsOf('shows'));
    await heading(other, 'Hello, Sam').waitFor();
    await heading(page, 'Hello, Sam').waitFor();
    // What is not of this user is not asked for.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const address of ['/movies', '/movie/some-movie']) {
      await page.goto(address);
      await heading(page, 'Oops, looks like you dont have permission').waitFor();
      await page.getByText('Contact us to learn more about this report').waitFor();
      expect(addressOf(page)).toBe(address);
    }
    expect(asked.filter((url) => url.includes('/v1/query'))).toEqual([]);
  });
});

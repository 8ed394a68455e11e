/** Signing in and out, and what each kind of user may open. */
import { describe, expect, it } from 'vitest';
import { addressOf, answered, heading, storedBy } from './pages/any-page.ts';
import { logIn, logOut } from './pages/login.ts';
import { runPortal } from './run-portal.ts';
import { credentialsOf, type UserName } from './users.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const nobody = { as: null };

describe('the login page', () => {
  it('says what is missing, without asking the server', async () => {
    const page = await open('/login', nobody);
    await expect.poll(() => page.title()).toBe('Login | CVM Insights');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByText('Username is required.').waitFor();
    await page.getByText('Password is required.').waitFor();
    expect(asked.filter((url) => url.includes('/v1/login'))).toEqual([]);
  });

  it.each([
    ['a wrong password', credentialsOf('analyst').username],
    ['an unknown name', 'nobody@demo.example'],
  ])('answers %s with one and the same sentence', async (_, username) => {
    const page = await open('/login', { ...nobody, provoked: [/status of 401/] });
    await logIn(page, { username, password: 'not the password' });
    await page.getByRole('alert').getByText('Incorrect username or password.', { exact: true }).waitFor();
    expect(addressOf(page)).toBe('/login');
    expect(await page.getByLabel('Username').inputValue()).toBe(username);
  });

  it('leads to the first allowed page, with the name of the user', async () => {
    const page = await open('/login', nobody);
    await page.getByText('Need help? Contact').getByRole('link', { name: /@/ }).waitFor();
    // The code of where most land comes while somebody types.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/Home-[^/]+\.js$/.test(name)),
    );
    await logIn(page, credentialsOf('analyst'));
    await heading(page, 'Hello, Ada').waitFor();
    expect(addressOf(page)).toBe('/');
    await expect.poll(() => page.title()).toBe('Home | CVM Insights');
  });

  it('leads on to the link that was asked for, query included', async () => {
    const page = await open('/shows?filters=country:US,GB&sorts=followers+desc', nobody);
    await page.waitForURL('**/login');
    await logIn(page, credentialsOf('analyst'));
    await heading(page, 'Show Ranker').waitFor();
    expect(addressOf(page)).toBe('/shows?filters=country:US,GB&sorts=followers desc');
    await page.getByRole('button', { name: 'Country: United States, United Kingdom', exact: true }).waitFor();
  });

  it('is not for those who are signed in', async () => {
    const page = await open('/login');
    await heading(page, 'Hello, Ada').waitFor();
    expect(addressOf(page)).toBe('/');
  });
});

describe('the end of a session', () => {
  it('is logging out: the token is worth nothing afterwards, and pages ask to log in', async () => {
    const page = await open('/login', nobody);
    await logIn(page, credentialsOf('analyst'));
    await heading(page, 'Hello, Ada').waitFor();
    const { 'cvm.token': token } = await storedBy(page);
    await logOut(page);
    await page.waitForURL('**/login');
    expect(Object.keys(await storedBy(page)).filter((name) => name.startsWith('cvm.'))).toEqual([]);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${runPortal().url}/v1/user/profile`, { headers })).status).toBe(401);
    await page.goto('/shows');
    await page.waitForURL('**/login');
  });

  it('can come from outside: the user is told, and comes back to the page after logging in', async () => {
    const page = await open('/login', { ...nobody, provoked: [/status of 401/] });
    await logIn(page, credentialsOf('analyst'));
    await heading(page, 'Hello, Ada').waitFor();
    // A question still on its way would be the one that is refused, before the link is followed.
    await answered(page);
    const { 'cvm.token': token } = await storedBy(page);
    await fetch(`${runPortal().url}/v1/logout`, { headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('link', { name: 'See all: Top Performing Titles' }).click();
    await page.getByRole('alert').filter({ hasText: 'Session expired. Please log in again.' }).waitFor();
    await page.waitForURL('**/login');
    await logIn(page, credentialsOf('analyst'));
    await heading(page, 'Show Ranker').waitFor();
    expect(addressOf(page)).toBe('/shows?filters=date:last 7 days');
  });

  it('in another tab is the end here, and so is the beginning of the next: nothing is left of who was there', async () => {
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
    await page.goto('/movies');
    await heading(page, 'Oops, looks like you dont have permission').waitFor();
  });
});

describe('what a user may open', () => {
  const rankings = async (as: UserName): Promise<string[]> => {
    const page = await open('/', { as });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Rankings' }).click();
    await page.getByRole('menu').waitFor();
    return page.getByRole('menuitem').allTextContents();
  };

  it('decides the entries of the navigation', async () => {
    expect(await rankings('analyst')).toEqual(['Shows', 'Movies', 'Actors', 'Networks', 'Binge']);
    expect(await rankings('shows')).toEqual(['Shows', 'Actors', 'Networks', 'Binge']);
    expect(await rankings('movies')).toEqual(['Movies', 'Actors', 'Networks']);
  });

  it.each([
    ['shows', '/movies'],
    ['shows', '/movie/some-movie'],
    ['movies', '/shows'],
    ['gem', '/shows'],
  ] as const)('keeps the user "%s" from %s, and no data is asked for', async (as, address) => {
    const page = await open('/404', { as });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    await heading(page, 'Oops, looks like you dont have permission').waitFor();
    await page.getByText('Contact us to learn more about this report').waitFor();
    expect(addressOf(page)).toBe(address);
    expect(asked.filter((url) => url.includes('/v1/query'))).toEqual([]);
  });

  it('leads the gem-only user to its one page, under a header without navigation and search', async () => {
    const page = await open('/login', nobody);
    await logIn(page, credentialsOf('gem'));
    await heading(page, 'GEM SCORE').waitFor();
    expect(addressOf(page)).toBe('/gem-report');
    await page.getByRole('button', { name: 'Profile menu of Gil' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('search').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Help' }).count()).toBe(0);
    await logOut(page);
    await page.waitForURL('**/login');
  });
});

describe('an address that does not exist', () => {
  it.each([
    ['signed in', 'analyst'],
    ['signed out', null],
  ] as const)('says so, %s, and leads home', async (_, as) => {
    const page = await open('/no/such/page', { as });
    await heading(page, "Oops... The page you're looking for doesn't exist").waitFor();
    await expect.poll(() => page.title()).toBe('404 | CVM Insights');
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.waitForURL(as === null ? '**/login' : (url) => url.pathname === '/');
  });
});

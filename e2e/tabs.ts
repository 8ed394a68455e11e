/**
 * Tabs of a worker's browser that the tests of all its files use one after the other. A page that opens where another one was
 * finds the app's code compiled and its files fetched, which is two thirds of what a new tab costs; it comes with nothing of the
 * page before.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { runPortal } from './run-portal.ts';
import { sessionOf } from './sign-in.ts';
import type { UserName } from './users.ts';

export type TabSettings = { as: UserName | null; width: number; height: number; scheme: 'light' | 'dark' };

export type Tabs = {
  /**
   * An empty tab; the tabs of one user share a browser context, which begins anew with a test, visitors who are not signed in
   * have one each.
   */
  take: (settings: TabSettings) => Promise<Page>;
  /** Empties a tab for the next test. Never fails: what cannot be emptied is closed. */
  leave: (page: Page) => Promise<void>;
  /** Closes a tab that may be in any state. */
  discard: (page: Page) => Promise<void>;
};

/** How long a page may take to show what a test waits for, on a machine that does other things too; as long as what is polled. */
const patienceMs = 120_000;

/** Tabs that wait, of as many users: each keeps a process. */
const idleMax = 3;

/** A file of the portal that runs nothing: where a tab waits, and a test begins that has to be ready before the page is. */
export const quiet = '/favicon.svg';

/** What tests listen to. */
const events = ['console', 'crash', 'pageerror', 'request', 'response'] as const;

/** The keys under which the web app keeps its session (apps/web session/session.ts). */
const storedSession = async (name: UserName) => {
  const { success: _, token, ...profile } = await sessionOf(name);
  return [
    { name: 'cvm.token', value: token },
    { name: 'cvm.profile', value: JSON.stringify(profile) },
    { name: 'cvm.loggedIn', value: 'true' },
    // What is said to newcomers once would come over whatever a test looks at.
    { name: 'cvm.benchmarkTip', value: 'false' },
  ];
};

const newContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: runPortal().url,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  context.setDefaultTimeout(patienceMs);
  return context;
};

/** Leaves in a context nothing but the session of its user; `page` is empty. */
const begin = async (page: Page, as: UserName): Promise<void> => {
  await page.context().clearPermissions();
  await page.context().clearCookies();
  await page.evaluate(
    `(${JSON.stringify(await storedSession(as))}).reduce((_, { name, value }) => localStorage.setItem(name, value), localStorage.clear())`,
  );
};

/** Takes everything from a tab that the next test could notice: what listens, what the pointer is over, what is stored. */
const empty = async (page: Page, as: UserName | null): Promise<void> => {
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(quiet);
  // Where nothing is drawn anew because of it.
  await page.mouse.move(0, 0);
  await page.evaluate('sessionStorage.clear()');
  if (as === null) {
    await page.evaluate('localStorage.clear()');
    await page.context().clearCookies();
  }
  for (const other of page.context().pages()) if (other !== page) await other.close();
};

/** The tabs of one browser. */
export const tabsOf = (browser: Browser): Tabs => {
  const contexts = new Map<UserName, Promise<BrowserContext>>();
  const taken = new Map<Page, UserName | null>();
  let idle: { as: UserName | null; page: Page }[] = [];

  const contextOf = (as: UserName | null): Promise<BrowserContext> => {
    if (as === null) return newContext(browser);
    const context = contexts.get(as) ?? newContext(browser);
    contexts.set(as, context);
    return context;
  };

  const close = async (page: Page, as: UserName | null): Promise<void> => {
    if (as === null) await page.context().close();
    else await page.close();
  };

  const newTab = async (as: UserName | null): Promise<Page> => {
    const page = await (await contextOf(as)).newPage();
    // A page of the portal, by which its storage is reached.
    await page.goto(quiet);
    return page;
  };

  const take = async ({ as, width, height, scheme }: TabSettings): Promise<Page> => {
    const tab = idle.find((one) => one.as === as);
    idle = idle.filter((one) => one !== tab);
    const page = tab?.page ?? (await newTab(as));
    const isFirst = ![...taken.values()].includes(as);
    taken.set(page, as);
    if (as !== null && isFirst) await begin(page, as);
    await page.setViewportSize({ width, height });
    // All of it: what a test before had emulated stays in a tab unless it is named.
    await page.emulateMedia({
      media: null,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      forcedColors: null,
      contrast: null,
    });
    return page;
  };

  const discard = async (page: Page): Promise<void> => {
    const as = taken.get(page);
    taken.delete(page);
    if (as !== undefined) await close(page, as);
  };

  const leave = async (page: Page): Promise<void> => {
    const as = taken.get(page);
    if (as === undefined || page.isClosed() || idle.some((one) => one.as === as)) return discard(page);
    try {
      await empty(page, as);
    } catch {
      return discard(page);
    }
    taken.delete(page);
    idle.push({ as, page });
    const [oldest] = idle;
    if (oldest === undefined || idle.length <= idleMax) return;
    idle.shift();
    await close(oldest.page, oldest.as);
  };

  return { take, leave, discard };
};

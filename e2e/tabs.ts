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
   * An empty tab, with the session of this user alone; the tabs that one user has at a time share a browser context, visitors who are
   * not signed in have one each.
   */
  take: (settings: TabSettings) => Promise<Page>;
  /** Empties a tab for the next test, whoever that is signed in as. Never fails: what cannot be emptied is closed. */
  leave: (page: Page) => Promise<void>;
  /** Closes a tab that may be in any state. */
  discard: (page: Page) => Promise<void>;
};

/** How long a page may take to show what a test waits for, on a machine that does other things too; as long as what is polled. */
const patienceMs = 120_000;

/** Tabs that stay for the tests after: one, and one beside it for a second visitor. Each keeps a process. */
const keptMax = 2;

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
const begin = async (page: Page, as: UserName | null): Promise<void> => {
  await page.context().clearPermissions();
  await page.context().clearCookies();
  const stored = as === null ? [] : await storedSession(as);
  await page.evaluate(
    `(${JSON.stringify(stored)}).reduce((_, { name, value }) => localStorage.setItem(name, value), localStorage.clear())`,
  );
};

/** Takes everything from a tab that the next test could notice: what listens, what the pointer is over, the tabs beside it. */
const empty = async (page: Page): Promise<void> => {
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(quiet);
  // Where nothing is drawn anew because of it.
  await page.mouse.move(0, 0);
  await page.evaluate('sessionStorage.clear()');
  for (const other of page.context().pages()) if (other !== page) await other.close();
};

/** The tabs of one browser. */
export const tabsOf = (browser: Browser): Tabs => {
  const taken = new Map<Page, UserName | null>();
  /** The oldest first, which has most of the code compiled. */
  const kept: Page[] = [];

  /** In a context of its own, or beside a page that is open. */
  const newTab = async (beside?: Page): Promise<Page> => {
    const page = await (beside?.context() ?? (await newContext(browser))).newPage();
    // A page of the portal, by which its storage is reached.
    await page.goto(quiet);
    return page;
  };

  const take = async ({ as, width, height, scheme }: TabSettings): Promise<Page> => {
    const [beside] = [...taken].find(([, user]) => as !== null && user === as) ?? [];
    const waiting = beside === undefined ? kept.find((one) => !taken.has(one)) : undefined;
    const page = waiting ?? (await newTab(beside));
    taken.set(page, as);
    if (beside === undefined) await begin(page, as);
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
    if (!taken.delete(page)) return;
    if (kept.includes(page)) kept.splice(kept.indexOf(page), 1);
    const isShared = [...taken.keys(), ...kept].some((other) => other.context() === page.context());
    await (isShared ? page.close() : page.context().close());
  };

  const leave = async (page: Page): Promise<void> => {
    if (page.isClosed() || (!kept.includes(page) && kept.length >= keptMax)) return discard(page);
    try {
      await empty(page);
    } catch {
      return discard(page);
    }
    taken.delete(page);
    if (!kept.includes(page)) kept.push(page);
  };

  return { take, leave, discard };
};

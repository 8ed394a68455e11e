/**
 * Browser visits of a test file: pages of the run's portal, signed in and sized as asked. Visits of one user share a
 * browser context, as tabs do, so that the app is loaded once; visitors who are not signed in yet get one of their own.
 * After every test each page must have kept a clean console; a test that failed leaves a screenshot and says where.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, type TestContext } from 'vitest';
import { launchBrowser } from './browser.ts';
import { runPortal } from './run-portal.ts';
import { sessionOf } from './sign-in.ts';
import type { UserName } from './users.ts';

export type Visit = {
  /** Absent = the analyst; null = nobody. */
  as?: UserName | null;
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  /** Console messages that the test provokes, such as a refused call; each must come. */
  provoked?: readonly RegExp[];
};

export type Visits = {
  /** Opens an address of the portal, such as `/shows?sorts=show`. */
  open: (address: string, visit?: Visit) => Promise<Page>;
};

type OpenPage = { page: Page; said: string[]; provoked: readonly RegExp[] };

/** How long a page may take to show what a test waits for, on a machine that does other things too. */
const patienceMs = 20_000;
const failures = path.resolve(import.meta.dirname, '../node_modules/.cache/e2e-failures');

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

/** Everything a page says that a clean page does not say: console errors, violated policies, uncaught exceptions. */
const listen = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('crash', () => said.push('the page crashed'));
  return said;
};

const fileNameOf = ({ task }: TestContext): string =>
  `${path.basename(task.file.name, '.e2e.ts')} ${task.fullTestName}`.replace(/[^\w.-]+/g, '-').slice(0, 100);

/** A picture of each page as it stood when the test failed. */
const picture = async (pages: readonly OpenPage[], context: TestContext): Promise<string[]> => {
  mkdirSync(failures, { recursive: true });
  return Promise.all(
    pages.map(async ({ page }, index) => {
      const file = path.join(failures, `${fileNameOf(context)}${index === 0 ? '' : `-${index + 1}`}.png`);
      await page.screenshot({ path: file }).catch(() => undefined);
      return `${page.url()}\n    screenshot: ${file}`;
    }),
  );
};

/** What is wrong with the consoles of these pages; empty = nothing. */
const complaints = (pages: readonly OpenPage[]): string[] =>
  pages.flatMap(({ said, provoked }) => [
    ...said.filter((line) => !provoked.some((pattern) => pattern.test(line))),
    ...provoked
      .filter((pattern) => !said.some((line) => pattern.test(line)))
      .map((pattern) => `never said: ${pattern}`),
  ]);

type Settings = Required<Pick<Visit, 'width' | 'height' | 'scheme'>> & { as: UserName | null };

const newContext = async (browser: Browser, { as, width, height, scheme }: Settings): Promise<BrowserContext> => {
  const origin = runPortal().url;
  const session =
    as === null ? {} : { storageState: { cookies: [], origins: [{ origin, localStorage: await storedSession(as) }] } };
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    ...session,
  });
  context.setDefaultTimeout(patienceMs);
  return context;
};

/** Registers the browser of a test file; call it once, at the top. */
export const useBrowser = (): Visits => {
  let browser: Browser;
  const contexts = new Map<string, Promise<BrowserContext>>();
  const pages: OpenPage[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  afterEach(async (context) => {
    const opened = pages.splice(0);
    const failed = context.task.result?.state === 'fail';
    const wrong = complaints(opened);
    const pictures = failed || wrong.length > 0 ? await picture(opened, context) : [];
    await Promise.all(opened.map(({ page }) => page.close()));
    if (pictures.length > 0) console.error(`${context.task.fullTestName}\n  ${pictures.join('\n  ')}`);
    if (wrong.length > 0) throw new Error(`The console is not clean:\n${wrong.join('\n')}`);
  });

  const contextOf = (settings: Settings): Promise<BrowserContext> => {
    if (settings.as === null) return newContext(browser, settings);
    const key = JSON.stringify(settings);
    const context = contexts.get(key) ?? newContext(browser, settings);
    contexts.set(key, context);
    return context;
  };

  const open = async (address: string, visit: Visit = {}): Promise<Page> => {
    const { as = 'analyst', width = 1280, height = 900, scheme = 'light', provoked = [] } = visit;
    const context = await contextOf({ as, width, height, scheme });
    const page = await context.newPage();
    pages.push({ page, said: listen(page), provoked });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return page;
  };
  return { open };
};

/**
 * Browser visits of a test file: pages of the run's portal, signed in and sized as asked. What a user opens in one test shares a
 * browser context, as tabs do; visitors who are not signed in yet get one of their own.
 * The browser is the worker's: one for all its files.
 * After every test each page must have kept a clean console; a test that failed leaves a screenshot and says where.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, type TestContext } from 'vitest';
import { launchBrowser, shortLived } from './browser.ts';
import { forgetSessions } from './sign-in.ts';
import { type Tabs, tabsOf } from './tabs.ts';
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
  /** The questions to views that a page has asked since it was opened, each as `view?parameters`. */
  asked: (page: Page) => readonly string[];
};

type OpenPage = { page: Page; said: string[]; asked: string[]; provoked: readonly RegExp[] };

const failures = path.resolve(import.meta.dirname, '../node_modules/.cache/e2e-failures');

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

/** What a page asks of views, in its order; not what a page inside it asks. */
const hear = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, question] = /\/v1\/query\/(.+)$/.exec(request.url()) ?? [];
    if (question !== undefined && request.frame() === page.mainFrame()) asked.push(question);
  });
  return asked;
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

let running: Promise<Tabs> | undefined;

/** Those of the worker's browser, which ends with the worker; one that was torn down is replaced. */
const workerTabs = (): Promise<Tabs> => {
  const forget = (): void => {
    running = undefined;
  };
  running ??= launchBrowser(shortLived).then(
    (browser) => {
      browser.once('disconnected', forget);
      return tabsOf(browser);
    },
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return running;
};

/** Registers the browser of a test file; call it once, at the top. A test's pages open in the tabs of the one before. */
export const useBrowser = (): Visits => {
  const pages: OpenPage[] = [];
  beforeAll(async () => {
    // Tests of a file before may have ended them.
    forgetSessions();
    await workerTabs();
  });

  afterEach(async (context) => {
    const opened = pages.splice(0);
    const tabs = await workerTabs();
    const failed = context.task.result?.state === 'fail';
    const wrong = complaints(opened);
    const pictures = failed || wrong.length > 0 ? await picture(opened, context) : [];
    // One after the other: the first is what the next test gets. After a failure nobody knows what a page is doing.
    for (const { page } of opened) await (pictures.length > 0 ? tabs.discard(page) : tabs.leave(page));
    if (pictures.length > 0) console.error(`${context.task.fullTestName}\n  ${pictures.join('\n  ')}`);
    if (wrong.length > 0) throw new Error(`The console is not clean:\n${wrong.join('\n')}`);
  });

  const open = async (address: string, visit: Visit = {}): Promise<Page> => {
    const { as = 'analyst', width = 1280, height = 900, scheme = 'light', provoked = [] } = visit;
    const page = await (await workerTabs()).take({ as, width, height, scheme });
    pages.push({ page, said: listen(page), asked: hear(page), provoked });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return page;
  };
  const asked = (page: Page): readonly string[] => pages.find((one) => one.page === page)?.asked ?? [];
  return { open, asked };
};

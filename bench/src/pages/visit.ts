/**
 * Pages of a portal in Chromium, timed from inside: the clock begins with the navigation or the press, and ends with the frame
 * in which the page shows what is waited for. The processor time is that of the page's own thread.
 */
import { pages, pathOf } from '@cvm/contract';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { launchBrowser } from '../../../e2e/browser.ts';
import { logIn } from '../../../e2e/pages/login.ts';
import { reader } from '../portal/client.ts';

export type Timed = { readonly ms: number; readonly cpuMs: number };

/** What a page shows, as an expression of JavaScript that is true once it does. */
export type Shows = string;

const patienceMs = 120_000;

/** Resolves in the frame in which the expression holds. */
const until = (shows: Shows): string => `new Promise((resolve) => {
  const check = () => ((${shows}) ? requestAnimationFrame(() => resolve(performance.now())) : requestAnimationFrame(check));
  check();
})`;

const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

/** Milliseconds that the page's thread has worked. */
const workedMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = metricsSchema.parse(await session.send('Performance.getMetrics'));
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

export type Visitor = {
  /** Opens an address in a page of its own; the time until it shows what is waited for, and until it shows what follows that. */
  readonly open: (
    path: string,
    shows: Shows,
    ...then: Shows[]
  ) => Promise<{ page: Page; timed: Timed; later: Timed[] }>;
  readonly close: () => Promise<void>;
};

const sessionOf = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  // By the processor's clock, so that what others do on the machine hardly changes it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
};

const newVisitor = async (browser: Browser, origin: string): Promise<Visitor> => {
  const context: BrowserContext = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(patienceMs);
  const first = await context.newPage();
  await first.goto(pathOf(pages.login));
  await logIn(first, reader);
  await first.waitForURL(`${origin}/`);
  await first.close();
  const open: Visitor['open'] = async (path, shows, ...then) => {
    const page = await context.newPage();
    const session = await sessionOf(page);
    await page.goto(path, { waitUntil: 'commit' });
    const reached = async (what: Shows): Promise<Timed> => ({
      ms: z.number().parse(await page.evaluate(until(what))),
      cpuMs: await workedMs(session),
    });
    const timed = await reached(shows);
    const later: Timed[] = [];
    for (const what of then) later.push(await reached(what));
    return { page, timed, later };
  };
  return { open, close: () => context.close() };
};

/** What a press of `press` (JavaScript) takes until the page shows what is waited for. */
export const timeOf = async (page: Page, press: string, shows: Shows): Promise<Timed> => {
  const session = await sessionOf(page);
  const before = await workedMs(session);
  const ms = z
    .number()
    .parse(
      await page.evaluate(
        `(async () => { const began = performance.now(); ${press}; return (await ${until(shows)}) - began; })()`,
      ),
    );
  return { ms, cpuMs: (await workedMs(session)) - before };
};

export type Frames = { readonly times: readonly number[]; readonly cpuMs: number };

/** Scrolls the element down by `step` pixels a frame; the time of each frame in ms, and the processor time per frame. */
export const scrollFrames = async (page: Page, element: string, frames: number, step: number): Promise<Frames> => {
  const session = await sessionOf(page);
  const before = await workedMs(session);
  const times = z.array(z.number()).parse(
    await page.evaluate(`new Promise((resolve) => {
      const scroller = ${element};
      const times = [];
      let last = performance.now();
      const turn = (now) => {
        times.push(now - last);
        last = now;
        scroller.scrollTop += ${step};
        if (times.length > ${frames}) resolve(times.slice(1));
        else requestAnimationFrame(turn);
      };
      requestAnimationFrame(turn);
    })`),
  );
  return { times, cpuMs: ((await workedMs(session)) - before) / times.length };
};

/** Runs the work with a visitor of the portal who is signed in; the browser ends with it. */
export const withVisitor = async <T>(origin: string, work: (visitor: Visitor) => Promise<T>): Promise<T> => {
  const browser = await launchBrowser();
  try {
    return await work(await newVisitor(browser, origin));
  } finally {
    await browser.close();
  }
};

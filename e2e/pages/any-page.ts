/** What every page has: one heading of the first level, alerts, a main navigation. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** Path and query of the page as its address bar shows them. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(`${pathname}${search}`.replaceAll('+', ' '));
};

/** What the page has put into the browser's local storage. */
export const storedBy = async (page: Page): Promise<Record<string, string>> => {
  const { origins } = await page.context().storageState();
  return Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  );
};

/**
 * Resolves when nothing on the page is on its way from one appearance to another; what moves for ever is left out. What has just come
 * begins its way a frame or two later.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    do {
      await Promise.allSettled(moving().map((one) => one.finished));
      for (let frames = 0; frames < 3; frames += 1) await frame();
    } while (moving().length > 0);
  })()`);
};

/**
 * Pixels that the page is wider than its window, or what lies over it than itself or the window, once it stands as it will stand
 * at this width.
 */
export const overflow = (page: Page, over?: string): Promise<number> =>
  page.evaluate(`Math.max(...[
    document.documentElement,
    ...document.querySelectorAll(${JSON.stringify(over ?? ':not(*)')}),
  ].map((one) => {
    const { left, right } = one.getBoundingClientRect();
    return Math.max(one.scrollWidth - one.clientWidth, Math.floor(right - innerWidth), Math.ceil(-left));
  }))`);

/** Figures that stand in two lines, such as a share that is parted from its percent sign. */
export const partedFigures = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parted = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!/^([+-]?[\\d,.]+ ?(%|pp)?|\\d\\d-\\d\\d-\\d{4})$/.test(text.textContent.trim())) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (lines.size > 1) parted.push(text.textContent);
    }
    return parted;
  })()`);

/** Resolves when nothing in the page's main part waits for an answer any more, and every chart is drawn. */
export const answered = async (page: Page): Promise<void> => {
  const stands = (): Promise<unknown> =>
    page.evaluate(`
      document.querySelector('main [aria-busy="true"], main [class*="_skeleton"]') === null &&
      [...document.querySelectorAll('main [role="img"]')].every(
        (chart) => chart.matches('svg') || chart.querySelector('svg') !== null,
      )
    `);
  await expect.poll(stands).toBe(true);
};

/** The views of these questions, in the order of the alphabet. */
export const viewsIn = (asked: readonly string[]): string[] =>
  asked.map((question) => question.replace(/\?.*$/, '')).toSorted();

/** Less than a reader notices. */
export const shiftMax = 0.02;

/** How far what stood on the page was moved by what came later (1 = everything, by the height of the window). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((tell) => {
    const observer = new PerformanceObserver((list) =>
      tell(list.getEntries().filter((entry) => !entry.hadRecentInput).reduce((sum, { value }) => sum + value, 0)),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // Nothing is told where nothing was moved; what is buffered comes before the next picture but one.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => tell(0))));
  })`);

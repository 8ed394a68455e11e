/**
 * The PDF of a report: made by the browser's print dialog from a document of every tab the title has. The dialog itself
 * cannot be pressed; what it would print is what Chromium writes as a PDF, and that is read.
 */
import { formatValue, type Row } from '@cvm/contract';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask } from './ask.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { ontoPaper } from './pages/paper.ts';
import { moduleNames, reportStands } from './pages/report.ts';
import { runPortal } from './run-portal.ts';
import { quiet } from './tabs.ts';
import { type State, titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const dialogSchema = z.object({ opened: z.number(), title: z.string() });

/** Keeps the dialog shut and notes that it was asked for, and which name the file would have. */
const watchDialog = (page: Page): Promise<void> =>
  page.evaluate(`
    window.dialog = { opened: 0, title: '' };
    window.print = () => Object.assign(window.dialog, { opened: window.dialog.opened + 1, title: document.title });
  `);

const dialogOf = async (page: Page) => dialogSchema.parse(await page.evaluate('window.dialog'));

/** The report's PDF, text by page. */
const printed = async (page: Page): Promise<string[]> => {
  await expect.poll(async () => (await dialogOf(page)).opened).toBe(1);
  const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), {
    mergePages: false,
  });
  return text.map((words) => words.replace(/\s+/g, ' '));
};

const exportReport = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Export the report' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
};

const openReport = async (state: State, more = ''): Promise<{ page: Page; title: Row }> => {
  const title = await titleThatIs(state);
  const kind = state === 'Released' || state === 'Announced' ? 'movie' : 'show';
  const page = await open(`/${kind}/${title.id}${more}`, { scheme: 'dark' });
  await heading(page, String(title.name)).waitFor();
  await watchDialog(page);
  return { page, title };
};

/** The head of a table stands on each page that it goes on to, and its last row on the last of them. */
const affinityGoesOn = async (pages: readonly string[], title: Row, filters: readonly string[]): Promise<void> => {
  const { rows } = await ask({ view: 'showReportAffinityOR', filters: [`show:${title.id}`, ...filters] });
  const starts = pages.findIndex((text) => text.includes(`People Who Watch ${title.name} Also Watch...`));
  // Long names of titles end in dots, on paper as on screen.
  const last = String(rows.at(-1)?.show).slice(0, 30);
  const ends = pages.findLastIndex((text) => text.includes(last));
  expect(ends).toBeGreaterThan(starts);
  for (const text of pages.slice(starts, ends + 1)) expect(text).toContain('Affinity Index');
};

describe('the PDF of a report', () => {
  it('has every tab of a show, each on pages of its own, with title, filters, source, date and page numbers', async () => {
    const { page, title } = await openReport('Continuing', '/audience?filters=gender:female');
    await exportReport(page);
    const pages = await printed(page);
    const { meta } = await ask({ view: 'showGenderIndex', filters: [`show:${title.id}`, 'gender:female'] });
    const date = formatValue('longDate', meta.dataThrough);
    for (const [place, words] of pages.entries()) {
      expect(words).toContain(`${place + 1} of ${pages.length}`);
      expect(words).toContain(`Source: CVM Insights. Data through ${date}.`);
      if (place > 0) expect(words).toContain(`${title.name} | Show Report`);
    }
    expect(pages[0]).toContain(`Data available through ${date}`);
    expect(pages[0]).toContain(`${formatValue('count', meta.sampleSize)} viewers`);
    const first = (words: string): number => pages.findIndex((text) => text.includes(words));
    const tabs = ['Anticipation', 'Audience', 'Engagement', 'Affinity'].map((tab) => first(`${tab} Gender is Female.`));
    expect(tabs[0]).toBe(0);
    expect(tabs).toEqual([...new Set(tabs)].toSorted((a, b) => a - b));
    for (const module of [
      ...['New Followers', 'Total Followers', 'Country Index of Followers', 'Gender of Followers'],
      ...['Audience Ratings', 'Where Are Viewers Watching', 'How Are Viewers Watching', 'Age of Viewers'],
      ...['Hottest Characters', 'Emotion Index', 'Reactions vs. Social Engagement', 'Engagement Overview'],
      ...['Hottest Characters by Episode', 'Hottest Moments', 'Reactions: Most Engagements'],
      ...[`People Who Watch ${title.name} Also Watch...`, `People Who Follow ${title.name} Also Watch...`],
    ])
      expect(first(module), module).toBeGreaterThanOrEqual(0);
    const all = pages.join(' ');
    expect(all).toContain('N = ');
    // Both charts of followers say when the show came out.
    expect(all.match(/Premiere/g)?.length).toBeGreaterThanOrEqual(2);
    // Nothing of the page around it, and nothing that could be pressed.
    for (const chrome of ['Rankings', 'Apply', 'Chart Table', 'Export', 'See more', 'Retry'])
      expect(all).not.toContain(chrome);
    await affinityGoesOn(pages, title, ['gender:female']);
  });

  it('can be cancelled while it is made, has no tab that a title does not have yet, says why a module is empty, is named as every exported file, and leaves the page as it was', async () => {
    const { page, title } = await openReport('Announced', '/affinity?filters=country:AQ');
    const name = `${title.name} | Movie | CVM Insights`;
    await expect.poll(() => page.title()).toBe(name);
    const address = addressOf(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const ofAnotherTab = '**/v1/query/movieAnticipationFollowers*';
    await page.route(ofAnotherTab, async (route) => {
      await held;
      // Whoever cancels gives up the call: there may be nothing left to answer.
      await route.abort().catch(() => undefined);
    });
    await exportReport(page);
    await page.getByRole('button', { name: 'Exporting, cancel' }).click();
    await page.getByRole('button', { name: 'Export the report' }).waitFor();
    release();
    await page.unroute(ofAnotherTab);
    expect((await dialogOf(page)).opened).toBe(0);
    expect(await page.locator('[data-printed]').count()).toBe(0);
    await page.keyboard.press('Control+p');
    const all = (await printed(page)).join(' ');
    expect(all).toContain('Movie Report');
    expect(all).toContain('Country is Antarctica.');
    expect(all).toContain('No Results. There are no followers inside these filters.');
    expect(all).not.toContain('Audience Ratings');
    expect((await dialogOf(page)).title).toMatch(/^cvmi_movieReport_.+_\d{8}$/);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await page.getByRole('button', { name: 'Export the report' }).waitFor();
    await expect.poll(() => page.title()).toBe(name);
    expect(addressOf(page)).toBe(address);
    expect(await page.locator('[data-printed]').count()).toBe(0);
    await heading(page, String(title.name)).waitFor();
  });
});

/** What is light there, and within its cards, is looked at with the screens (appearance.e2e.ts). */
describe("the browser's own print of a page in the dark scheme", () => {
  it('lays no card over another, and has of tabs the one that is shown', async () => {
    const title = await titleThatIs('Ended');
    const page = await open(`/show/${title.id}/engagement`);
    await heading(page, String(title.name)).waitFor();
    await reportStands(page);
    await ontoPaper(page);
    const over = await page.evaluate(`(() => {
      const cards = [...document.querySelectorAll('main [role=tabpanel] section[aria-labelledby]')]
        .filter((card) => card.querySelector('section[aria-labelledby]') === null)
        .map((card) => [...card.querySelectorAll('*'), card].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0))
        .map((boxes) => ({ top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }));
      return cards.filter(({ top }, place) => place > 0 && top < cards[place - 1].bottom - 1).length;
    })()`);
    expect(over).toBe(0);
    // The list that is scrolled on screen ends on paper with a whole comment.
    const cut = await page.evaluate(`(() => {
      const list = document.querySelector('[role=feed]').parentElement.getBoundingClientRect();
      const comments = [...document.querySelectorAll('[role=feed] > article')].map((one) => one.getBoundingClientRect());
      return comments.filter(({ top, bottom }, place) => bottom > list.bottom + 1 || (place > 0 && top < comments[place - 1].bottom - 1)).length;
    })()`);
    expect(cut).toBe(0);
    const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), {
      mergePages: false,
    });
    expect(text.length).toBeGreaterThan(1);
    expect(text.join(' ')).toContain('Comment 1');
    expect(text.join(' ')).not.toContain('BY EPISODE');
  });

  it('has what is there of a report, and says of the rest that it was still loading', async () => {
    const title = await titleThatIs('Ended');
    const page = await open(quiet);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const view of ['seriesDetail', 'showAgeIndex'])
      await page.route(`**/v1/query/${view}*`, async (route) => {
        await held;
        await route.abort().catch(() => undefined);
      });
    await page.goto(`${runPortal().url}/show/${title.id}/audience`);
    // All but the chart of ages; none is shown before the head.
    for (const name of moduleNames.audience.filter((other) => other !== 'Age of Viewers'))
      await page.locator(`[role=img][aria-label^="${name}"] svg`).first().waitFor({ state: 'attached' });
    const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    release();
    const words = text.join(' ').replace(/\s+/g, ' ');
    expect(words).toContain('WOW');
    // In the place of the name, and of the chart of ages.
    expect(words.match(/Still loading when this was printed\./g)).toHaveLength(2);
  });

  it('has the marks and all columns of the scores, on sheets that lie', async () => {
    const page = await open('/gem-report', { as: 'gem' });
    await page.getByRole('img', { name: /^Distribution of the scores/ }).waitFor();
    await page.getByRole('grid').getByRole('gridcell').first().waitFor();
    const printedPages = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const { width, height } = (await printedPages.getPage(1)).getViewport({ scale: 1 });
    expect(width).toBeGreaterThan(height);
    await page.setViewportSize({ width: 1000, height: 700 });
    await ontoPaper(page);
    const marks = '[role=img][aria-label^="Distribution of the scores"] [data-chosen]';
    const adjust = await page.evaluate(`getComputedStyle(document.querySelector('${marks}')).printColorAdjust`);
    expect(adjust).toBe('exact');
  });

  it('has every row of a built table, and its head on each page', async () => {
    const fields = ['genre', 'viewer_count', 'user_gender'].map((field) => `fields=crosstab.${field}`);
    const page = await open(`/report-builder?${fields.join('&')}&pivots=crosstab.user_gender`);
    await page.getByRole('navigation', { name: 'Pages of the table' }).waitFor();
    const rows = await page.getByRole('grid').getByRole('row').locator('td:first-child').allInnerTexts();
    expect(rows.length).toBeGreaterThan(20);
    await ontoPaper(page);
    const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), {
      mergePages: false,
    });
    expect(text.length).toBeGreaterThan(1);
    for (const row of rows) expect(text.join(' ')).toContain(row);
    for (const words of text) expect(words).toContain('Female');
  });

  it('has every column of a built table that is wider than a sheet, and parts no age at its hyphen', async () => {
    const fields = ['genre', 'viewer_count', 'user_gender', 'user_age_bucket'];
    const asked = [...fields.map((field) => `fields=crosstab.${field}`), 'filters=genre:Drama'];
    const pivots = ['user_gender', 'user_age_bucket'].map((field) => `pivots=crosstab.${field}`);
    const page = await open(`/report-builder?${[...asked, ...pivots].join('&')}`);
    await page.getByRole('navigation', { name: 'Pages of the table' }).waitFor();
    const heads = page.getByRole('grid', { name: 'Report' }).getByRole('row').nth(1).getByRole('columnheader');
    const names = (await heads.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    expect(names.length).toBeGreaterThan(20);
    expect(names).toContain('Female | 18-24');
    const lines = await heads
      .getByText('18-24', { exact: true })
      .evaluateAll((ages) => ages.map((age) => age.getClientRects().length));
    expect(lines).toEqual([1, 1, 1]);
    await ontoPaper(page);
    const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    const words = text.join(' ').replace(/\s+/g, ' ');
    for (const name of names) expect(words).toContain(name);
    // Each of the tables below the first says what its rows are, too.
    expect(words.match(/Drama/g)?.length).toBeGreaterThan(3);
  });
});

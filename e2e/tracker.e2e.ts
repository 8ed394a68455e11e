/** The Anticipation Tracker on screen: which titles its chart draws, and what users see who may see few titles. */
import type { Row } from '@cvm/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { drawnRows, grid } from './pages/table.ts';
import { useBrowser } from './visits.ts';

const { open, asked } = useBrowser();

const tracker = '/report/anticipation-tracker';
const chart = (page: Page) => page.getByRole('region', { name: 'Total Followers' });

/** The titles that the page has asked the growth of. */
const drawn = (page: Page): string[] => {
  const question = asked(page).findLast((one) => one.startsWith('anticipationTrackerByDay?')) ?? '';
  const filters = new URLSearchParams(question.replace(/^[^?]*/, '')).getAll('filters');
  const [, ids = ''] = filters.map((text) => /^titleId:(.*)$/.exec(text)).find((found) => found !== null) ?? [];
  return ids.split(',').filter(Boolean);
};

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ titleId }) => String(titleId));

/** The names of titles in the order of the table, as far as it is drawn. */
const names = async (page: Page): Promise<string[]> => (await drawnRows(page)).map(([, title = '']) => title);

describe('the tracker', () => {
  it('draws the first 10 titles of its table, says of how many, and lists all of them', async () => {
    const { rows } = await ask({ view: 'anticipationTracker', filters: ['genre:Drama'], sorts: 'totalFollowers desc' });
    expect(rows.length).toBeGreaterThan(10);
    const page = await open(`${tracker}?filters=genre:Drama`);
    await expect.poll(() => page.title()).toBe('Anticipation | Tracker | CVM Insights');
    await chart(page).getByText(`The 10 most followed of ${rows.length} titles`, { exact: false }).waitFor();
    await expect.poll(() => drawn(page)).toEqual(idsOf(rows.slice(0, 10)));
    const byDay = await ask({
      view: 'anticipationTrackerByDay',
      filters: [`titleId:${drawn(page).join(',')}`, 'releaseDate:[-40,14]'],
    });
    const withFigures = new Set(idsOf(byDay.rows));
    await chart(page).getByText('Table', { exact: true }).click();
    await expect
      .poll(() => chart(page).getByRole('columnheader').allTextContents())
      .toEqual([
        'Days From Release',
        ...rows.slice(0, 10).flatMap(({ titleId, title }) => (withFigures.has(String(titleId)) ? String(title) : [])),
      ]);
    await expect.poll(async () => (await names(page)).slice(0, 8)).toEqual(rows.slice(0, 8).map(({ title }) => title));
    expect(await grid(page).getAttribute('aria-rowcount')).toBe(String(rows.length + 1));
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect
      .poll(() => page.getByRole('menuitem').allTextContents())
      .toEqual(expect.arrayContaining(['CSV', 'Excel', 'PNG']));
  });

  it('is built under Content and Demographic, applied with the number of filters, and built anew after Reset', async () => {
    const page = await open(tracker);
    await heading(page, 'Anticipation Tracker').waitFor();
    const form = page.getByRole('region', { name: 'Audience Builder' });
    const tabs = form.getByRole('tablist', { name: 'Audience Builder' }).getByRole('tab');
    await expect.poll(() => tabs.allTextContents()).toEqual(['Content', 'Demographic']);
    await form.getByRole('tab', { name: 'Genre' }).click();
    await form.getByRole('option', { name: 'Drama, empty' }).click();
    await form.getByRole('tab', { name: 'Title', exact: true }).click();
    await form.getByText('Not available beside Genre: clear it first.').waitFor();
    await form.getByRole('tab', { name: 'Demographic' }).click();
    await form.getByRole('tab', { name: 'Gender' }).click();
    await form.getByRole('button', { name: /^Female/ }).click();
    await form.getByRole('button', { name: 'Apply (2)' }).click();
    const criteria = page.getByRole('list', { name: 'Criteria' }).getByRole('button');
    await expect.poll(() => criteria.allTextContents()).toEqual(['Genre: Drama', 'Gender: Female']);
    await grid(page).getByRole('link').first().waitFor();
    await criteria.last().click();
    await page.getByRole('dialog', { name: 'Edit Query' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await form.waitFor();
    expect(addressOf(page)).toBe(tracker);
    expect(await form.getByRole('tab', { name: 'Content', exact: true }).getAttribute('aria-selected')).toBe('true');
  });

  it('lists and draws the titles alone that a user of two networks may see', async () => {
    const own = await ask({ view: 'anticipationTracker', filters: ['genre:Drama'], as: 'narrow' });
    const same = await ask({ view: 'anticipationTracker', filters: ['genre:Drama', 'network:101,103'] });
    expect(idsOf(own.rows)).toEqual(idsOf(same.rows));
    expect(own.rows.length).toBeGreaterThan(0);
    const page = await open(`${tracker}?filters=genre:Drama`, { as: 'narrow' });
    await grid(page).getByRole('link').first().waitFor();
    expect(await grid(page).getAttribute('aria-rowcount')).toBe(String(own.rows.length + 1));
    const listed = await names(page);
    expect(listed).toEqual(own.rows.map(({ title }) => title).slice(0, listed.length));
    await expect.poll(() => drawn(page)).toEqual(idsOf(own.rows).slice(0, 10));

    const all = await ask({ view: 'anticipationTracker', filters: ['genre:Drama'] });
    const outside = idsOf(all.rows).find((id) => !idsOf(own.rows).includes(id));
    await page.goto(`${tracker}?filters=title:${outside}`);
    await page.getByText('No Results for Selected Query').waitFor();
    expect(await grid(page).count()).toBe(0);
  });

  it.each([
    ['shows', 'movie', 'Content Type: Shows', /^\/show\//],
    ['movies', 'series', 'Content Type: Movies', /^\/movie\//],
  ] as const)('is of %s alone for who has no other kind, whatever a link says', async (as, other, said, to) => {
    const page = await open(`${tracker}?filters=genre:Drama&filters=contentType:${other}`, { as });
    await page.getByText(said, { exact: true }).waitFor();
    const links = grid(page).locator('a');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) expect(href).toMatch(to);
  });

  it('says which tab and which form are chosen to readers who have colours of their own', async () => {
    const page = await open(`${tracker}?filters=genre:Drama`);
    await grid(page).getByRole('link').first().waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = (selector: string, colour: string): Promise<string[]> =>
      page.evaluate(
        `[...document.querySelectorAll('main ${selector}')].map((one) => getComputedStyle(one)['${colour}'])`,
      ) as Promise<string[]>;
    const tabs = await colours('[role=tab]', 'borderBottomColor');
    expect([tabs.length, new Set(tabs).size]).toEqual([2, 2]);
    const forms = await colours('.mantine-SegmentedControl-label', 'backgroundColor');
    expect([forms.length, new Set(forms).size]).toEqual([2, 2]);
  });
});

/** The Anticipation Tracker on screen: which titles its chart draws. */
import type { Row } from '@cvm/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
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
  it('draws the first 10 titles of its table, says of how many, lists all of them, and marks what is chosen in any colours', async () => {
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
    await page.keyboard.press('Escape');

    // To readers who have colours of their own it says which tab and which form are chosen.
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

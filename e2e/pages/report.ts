/** A title's report as its readers see it: tabs, and modules that are a chart or its table. */
import type { Locator, Page } from 'playwright-core';
import { answered } from './any-page.ts';

/** The titles of the modules of a tab, as far as shows and movies have the same. */
export const moduleNames = {
  audience: [
    'Audience Ratings',
    'Where Are Viewers Watching',
    'How Are Viewers Watching',
    'Country Index of Viewers',
    'Age of Viewers',
    'Gender of Viewers',
  ],
  anticipation: [
    'New Followers',
    'Total Followers',
    'Country Index of Followers',
    'Age of Followers',
    'Gender of Followers',
  ],
};

/** A module by its title. */
export const module = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** The titles of the modules of the open tab, in the order of the page. */
export const moduleTitles = async (page: Page): Promise<string[]> =>
  page.getByRole('tabpanel').first().getByRole('heading', { level: 2 }).allTextContents();

/** The chart of a module, drawn. */
export const chart = (page: Page, title: string): Locator =>
  module(page, title)
    .getByRole('img', { name: new RegExp(`^${title}\\.`) })
    .filter({ has: page.locator('svg') });

export const show = (page: Page, title: string, look: 'Chart' | 'Table'): Promise<void> =>
  module(page, title)
    .getByRole('radiogroup', { name: `${title} as` })
    .getByText(look, { exact: true })
    .click();

/** The rows of a module's table, once it is there, cell by cell. */
export const tableRows = async (page: Page, title: string): Promise<string[][]> => {
  const rows = module(page, title).getByRole('table').getByRole('row');
  await rows.first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').trim())));
};

/** Resolves when every module of the open tab, or of a report without tabs, has its answer and every chart is drawn. */
export const reportStands = async (page: Page): Promise<void> => {
  await page.locator('main').getByRole('heading', { level: 2 }).first().waitFor();
  await answered(page);
};

/** What lies over pages: menus, dialogs and lists, each with how it is brought into the state to look at. */
import type { Page } from 'playwright-core';
import { menu, openFilter } from './pages/filter-bar.ts';
import { rowsShown } from './pages/table.ts';
import type { Look } from './screen.ts';

/** Opens the window of benchmarks, which may be open. */
const benchmarkWindow = async (page: Page): Promise<void> => {
  await page.locator('section[aria-label="Score bar"][aria-busy="false"]').waitFor();
  if ((await page.getByRole('dialog').count()) === 0)
    await page
      .locator('section[aria-label="Score bar"]')
      .getByRole('button', { name: /^Benchmark: / })
      .click();
};

/** A dialog of the administration, opened once however often the screen is made ready. */
const withDialog = (name: string, openIt: (page: Page) => Promise<void>): Look => ({
  name,
  ready: async (page) => {
    await page.getByRole('button', { name: /^Open Ada Moreau/ }).waitFor({ state: 'attached' });
    if ((await page.getByRole('dialog').count()) === 0) await openIt(page);
    await page.getByRole('dialog').waitFor();
  },
  over: '[role=dialog]',
});

/** Windows that the filter bar, the search box and the keys of every page bring. */
export const windowsOfShows: readonly Look[] = [
  {
    name: 'menu-content-show-names',
    ready: async (page) => {
      await rowsShown(page);
      await openFilter(page, 'Content', 'Show');
      const names = menu(page).getByRole('button', { name: 'Enter a List of Names' });
      if ((await names.count()) > 0) await names.click();
      await menu(page).getByRole('textbox', { name: 'Names, one per line' }).waitFor();
    },
    over: '[role=dialog]',
  },
  {
    name: 'saved-filters',
    ready: async (page) => {
      await rowsShown(page);
      if ((await menu(page).count()) === 0) await page.getByRole('button', { name: 'Saved Filters' }).click();
      await menu(page).getByText('No saved segments yet').waitFor();
    },
    over: '[role=dialog]',
  },
  {
    name: 'segment-window',
    ready: async (page) => {
      await rowsShown(page);
      if ((await menu(page).count()) === 0) {
        await page.getByRole('button', { name: 'Saved Filters' }).click();
        await menu(page).getByRole('button', { name: 'Create Segment' }).click();
      }
      const window = page.getByRole('dialog', { name: 'New Segment' });
      await window.getByRole('tab', { name: 'Genre' }).click();
      await window.getByRole('option', { name: /^Comedy/ }).waitFor();
    },
    over: '[role=dialog]',
    wide: true,
  },
  {
    name: 'commands',
    ready: async (page) => {
      await rowsShown(page);
      if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
    over: '[role=dialog]',
  },
  {
    name: 'keys',
    ready: async (page) => {
      await rowsShown(page);
      if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press('Shift+?');
      await page.getByRole('dialog').getByRole('region', { name: 'Tables' }).waitFor();
    },
    over: '[role=dialog]',
  },
  {
    name: 'search-box',
    ready: async (page) => {
      await rowsShown(page);
      // What is typed already brings nothing.
      for (const text of ['', 'the']) await page.getByRole('combobox', { name: /^Search shows/ }).fill(text);
      // Hits of before stand pale until those of what is typed come.
      await page.locator('[role=listbox][aria-busy=false]').getByRole('option').first().waitFor();
    },
    over: '[role=listbox]',
  },
];

/** Menus of the tab Engagement, and the thread of a reaction. */
export const windowsOfEngagement: readonly Look[] = [
  ...(['Season', 'Episode'] as const).map(
    (filter): Look => ({
      name: `menu-content-${filter.toLowerCase()}`,
      ready: async (page) => {
        await openFilter(page, 'Content', filter);
        await menu(page)
          .getByText(filter === 'Season' ? 'Season 1' : /^S1 \| E1\b/)
          .first()
          .waitFor();
      },
      over: '[role=dialog]',
    }),
  ),
  {
    name: 'reaction-thread',
    ready: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Thread' });
      if (!(await dialog.isVisible())) {
        await page.getByRole('tab', { name: 'FEED' }).click();
        await page
          .getByRole('button', { name: /open the thread/ })
          .first()
          .click();
      }
      await dialog
        .getByText(/likes$/)
        .first()
        .waitFor();
    },
    over: '[role=dialog]',
  },
];

/** What a score bar is compared with, and how one's own is made. */
export const windowsOfAudience: readonly Look[] = [
  {
    name: 'benchmark-window',
    ready: async (page) => {
      await benchmarkWindow(page);
      await page.getByRole('dialog', { name: 'Benchmarks' }).getByRole('radio', { name: 'Similar Shows' }).waitFor();
    },
    over: '[role=dialog]',
  },
  {
    name: 'benchmark-form',
    ready: async (page) => {
      await benchmarkWindow(page);
      const form = page.getByRole('dialog', { name: 'New Benchmark' });
      if (!(await form.isVisible())) await page.getByRole('button', { name: 'Create New' }).click();
      await form.getByRole('tab', { name: 'Genre' }).click();
      await form.getByRole('option', { name: /^Comedy/ }).waitFor();
    },
    over: '[role=dialog]',
  },
];

/** What is done to users and administrators. */
export const windowsOfUsers: readonly Look[] = [
  withDialog('admin-add-user', async (page) => {
    await page.getByRole('button', { name: 'Add New' }).click();
    await page.getByRole('dialog').getByLabel('Shows only').check();
    await page.getByRole('dialog').getByText('Rankings: Shows').first().waitFor();
  }),
  withDialog('admin-bulk-edit', async (page) => {
    for (const name of ['gem', 'shows']) await page.getByLabel(`Select ${name}@demo.example`).check();
    await page.getByRole('button', { name: 'Bulk Edit (2)' }).click();
    await page.getByRole('dialog', { name: 'Edit 2 users' }).waitFor();
  }),
  withDialog('admin-downtime', async (page) => {
    await page.getByRole('button', { name: 'Other actions' }).click();
    await page.getByRole('menuitem', { name: 'Manage Downtime Message' }).click();
    await page.getByText('No message is shown at the moment.').waitFor();
  }),
  withDialog('admin-access', async (page) => {
    await page.getByRole('button', { name: 'Other actions' }).click();
    await page.getByRole('menuitem', { name: 'Manage Admin Access' }).click();
    await page.getByRole('table', { name: 'Administrators' }).getByText('auditor@demo.example').waitFor();
  }),
];

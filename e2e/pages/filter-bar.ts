/** The filter bar as its users handle it: panels, the filters in them, chips, Apply. */
import type { Locator, Page } from 'playwright-core';

export type PanelName = 'Content' | 'Users' | 'Date' | 'Metric';

/** `Date` and `Date, 1 filter set` are the same control. */
const named = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(, |$)`);

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Filters' });

export const panelButton = (page: Page, panel: PanelName): Locator =>
  bar(page).getByRole('button', { name: named(panel) });

/** The menu of the panel that is open. */
export const menu = (page: Page): Locator => page.getByRole('dialog');

/** Opens a panel that may be open, and in it one of its filters; the Metric panel has one filter alone. */
export const openFilter = async (page: Page, panel: PanelName, filter?: string): Promise<void> => {
  const button = panelButton(page, panel);
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  if (filter !== undefined)
    await menu(page)
      .getByRole('tab', { name: named(filter) })
      .click();
};

export const closeMenu = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
};

/** An option of the open filter in whatever state: an entry of a searched list, or a button of a short one. */
export const option = (page: Page, label: string): Locator =>
  menu(page)
    .getByRole('option', { name: named(label) })
    .or(menu(page).getByRole('button', { name: named(label) }));

/** Includes options of a filter and closes the menu. */
export const include = async (page: Page, panel: PanelName, filter: string, labels: readonly string[]) => {
  await openFilter(page, panel, filter);
  for (const label of labels) await option(page, label).click();
  await closeMenu(page);
};

/** Apply of the bar, whatever number it carries. */
export const applyButton = (page: Page): Locator => bar(page).getByRole('button', { name: /^Apply/ });

/** The chips under the bar in words, such as `Genre: Drama, not applied yet`. */
export const chips = (page: Page): Promise<string[]> =>
  bar(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^(?!Remove |Keep )/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));

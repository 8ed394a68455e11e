/** The score bar and the window of benchmarks: the default, one that is built, applied, shared by link and deleted. */
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forgetSaved } from './call.ts';
import { addressOf } from './pages/any-page.ts';
import { titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const bar = (page: Page) => page.getByRole('region', { name: 'Score bar' });
const chosen = (page: Page) => bar(page).getByRole('button', { name: /^Benchmark: / });
const filled = (page: Page) => page.locator('section[aria-label="Score bar"][aria-busy="false"]').waitFor();

/** Builds a benchmark of one follower tier in the open window and leads back to the list. */
const build = async (page: Page, name: string): Promise<void> => {
  const window = page.getByRole('dialog', { name: 'Benchmarks' });
  await window.getByRole('button', { name: 'Create New' }).click();
  const form = page.getByRole('dialog', { name: 'New Benchmark' });
  await form.getByLabel('Name').fill(name);
  await form.getByText('You should select at least 1 filter.').waitFor();
  await form.getByRole('tab', { name: 'Gender' }).click();
  await form.getByRole('button', { name: /^Female/ }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await window.getByRole('radio', { name }).waitFor();
};

describe('the score bar', () => {
  it('compares with titles of the same tier, opens them, and counts them at the same days since premiere', async () => {
    const { id } = await titleThatIs('Ended');
    // With the window of the titles behind it, as a link has it.
    const page = await open(`/show/${id}/audience?benchmarkTitles=completion`);
    const window = page.getByRole('dialog', { name: 'Similar Shows' });
    await window.getByRole('img', { name: /^Viewers: .+, \d+ of \d+ from the top; mean / }).waitFor();
    const table = window.getByRole('table', { name: 'The shows with their figures' });
    const [completion, viewers] = [/^Completion/, /^Viewers/].map((name) => table.getByRole('columnheader', { name }));
    await expect.poll(() => completion?.getAttribute('aria-sort')).toBe('descending');
    expect(await viewers?.getAttribute('aria-sort')).toBe('none');
    await table.getByRole('button', { name: 'Viewers' }).click();
    await expect.poll(() => addressOf(page)).toBe(`/show/${id}/audience?benchmarkTitles=viewers`);
    await window.getByRole('button', { name: 'Close' }).click();
    await window.waitFor({ state: 'hidden' });

    await filled(page);
    expect(await chosen(page).textContent()).toContain('Similar Shows');
    await bar(page)
      .getByText(/^Mean of (up to |[\d,]+ of )?[\d,]+ shows? with .+ followers(, .+ of all [\d,]+)?$/)
      .waitFor();
    for (const label of ['Viewers', 'Completion', 'Binge Rate'])
      await bar(page).getByText(label, { exact: true }).waitFor();
    await bar(page)
      .getByRole('button', { name: /^View the \d+ shows?$/ })
      .click();
    await expect.poll(() => viewers?.getAttribute('aria-sort')).toBe('descending');
    await window.getByRole('button', { name: 'Close' }).click();
    await window.waitFor({ state: 'hidden' });
    const same = bar(page).getByRole('switch', { name: 'Same days since premiere' });
    await same.check({ force: true });
    await expect.poll(() => addressOf(page)).toContain('sameDays=Yes');
    await bar(page)
      .getByText(/, each at the same days since premiere$|^No other show that has come as many days/)
      .waitFor();
    await same.uncheck({ force: true });
    await expect.poll(() => addressOf(page)).not.toContain('sameDays');
    // It stands on each tab that has figures.
    await page.getByRole('tab', { name: 'Affinity', exact: true }).click();
    await bar(page).waitFor({ state: 'hidden' });
  });

  it('takes a benchmark that is built in the window, keeps it in the address, and returns to the default', async () => {
    onTestFinished(() => forgetSaved('analyst'));
    const { id } = await titleThatIs('Released');
    const page = await open(`/movie/${id}/audience`);
    await filled(page);
    await chosen(page).click();
    await build(page, 'Women everywhere');
    await page.getByRole('button', { name: 'Apply', exact: true }).last().click();
    await expect.poll(() => addressOf(page)).toMatch(/benchmark=[0-9a-f-]{36}/);
    await bar(page)
      .getByText(/^Mean of (up to |[\d,]+ of )?[\d,]+ movies?(, .+ of all [\d,]+)?$/)
      .waitFor();
    await page.reload();
    await bar(page).getByText('Women everywhere').waitFor();
    await chosen(page).click();
    await page.getByRole('button', { name: 'Delete Women everywhere' }).click();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect.poll(() => addressOf(page)).not.toContain('benchmark=');
    await page.keyboard.press('Escape');
    await bar(page).getByText('Similar Movies').waitFor();
  });
});

/** Platform attribution from platforms to titles and back, and the affinity of an audience that is built by hand. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, heading } from './pages/any-page.ts';
import { grid } from './pages/table.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Includes the first option of the filter that is open, and answers its name. */
const includeFirst = async (page: Page): Promise<string> => {
  const option = page.getByRole('option', { name: /, empty$/ }).first();
  const name = (await option.getAttribute('aria-label')) ?? '';
  await option.click();
  return name.replace(/, empty$/, '');
};

describe('platform attribution', () => {
  it('goes from a platform to the ticked titles and back to the same rows', async () => {
    const page = await open('/attribution/platform');
    await heading(page, 'Platform Attribution').waitFor();
    await page.getByText('Platform data starts June 2020; Theatre was added for movies in February 2022.').waitFor();
    await page.getByText('At least one platform must be selected to return results.').waitFor();
    await includeFirst(page);
    await button(page, 'Apply (1)').click();
    const box = grid(page).getByRole('checkbox').first();
    await box.check();
    const query = addressOf(page).split('?')[1] ?? '';
    await button(page, 'View Selected Titles (1)').click();
    const lines = page.getByRole('treegrid', { name: 'Platforms by title' }).getByRole('rowheader');
    await lines.nth(1).waitFor();
    expect(addressOf(page)).toMatch(/^\/attribution\/title\?filters=title:[^|]+$/);
    await button(page, /^Collapse (?!All)/).click();
    await expect.poll(() => lines.count()).toBe(1);
    await button(page, 'Back To Platform Report').click();
    await box.waitFor();
    expect(addressOf(page)).toBe(`/attribution/platform?${query}`);
    expect(await box.isChecked()).toBe(true);
  });

  it('has its boxes in sight on a phone, whichever column the table stands at', async () => {
    const page = await open('/attribution/platform', { width: 390 });
    await includeFirst(page);
    await button(page, 'Apply (1)').click();
    const box = grid(page).getByRole('checkbox').first();
    /** What a finger meets where the box is drawn. */
    const isMet = () =>
      box.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2) === element;
      });
    await box.waitFor();
    const moved = () => grid(page).evaluate((table) => table.parentElement?.scrollLeft ?? 0);
    // It opens at the column it is sorted by.
    await expect.poll(moved).toBeGreaterThan(0);
    await expect.poll(isMet).toBe(true);
    await box.check();
    await button(page, 'View Selected Titles (1)').waitFor();
  });
});

describe('affinity', () => {
  it('asks of any title, of every one, and of nobody again', async () => {
    const page = await open('/shows/affinity');
    await heading(page, 'Affinity of Shows').waitFor();
    const first = await includeFirst(page);
    await includeFirst(page);
    await button(page, 'Apply (1)').click();
    await grid(page).getByRole('link').first().waitFor();
    const snapshot = await page.getByRole('region', { name: 'Audience Snapshot' }).boundingBox();
    const results = await grid(page).boundingBox();
    // The titles to the left, who the audience is to the right.
    expect((results?.x ?? 0) + (results?.width ?? 0)).toBeLessThanOrEqual(snapshot?.x ?? 0);
    const size = page.getByText(/^Sample size: \d/);
    const ofAny = await size.textContent();
    await page.getByRole('region', { name: 'Audience Criteria' }).getByText('All of these (AND)').click();
    await expect.poll(() => size.textContent()).not.toBe(ofAny);
    await page.getByRole('region', { name: 'Audience Snapshot' }).getByText('Country', { exact: true }).click();
    await page
      .getByRole('region', { name: 'Audience Snapshot' })
      .getByText(/^\d.*% of seed viewers/)
      .waitFor();
    await button(page, new RegExp(`^Show: ${first}`)).click();
    await page.getByRole('dialog', { name: 'Edit Audience' }).waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Reset').click();
    await page.getByRole('region', { name: 'Audience Builder' }).waitFor();
    // How the snapshot is shown is kept for the next audience.
    expect(addressOf(page)).toBe('/shows/affinity?snapshot=country');
  });
});

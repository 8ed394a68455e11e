/** Saved segments and permalinks: what an analyst keeps of a set of filters, and sends. */
import { savedPermalinkSchema, savedSegmentSchema, segmentListSchema } from '@cvm/contract';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetSaved, send } from './call.ts';
import { addressOf } from './pages/any-page.ts';
import { bar, chips, menu } from './pages/filter-bar.ts';
import { grid } from './pages/table.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const saved = async () => segmentListSchema.parse(await send('analyst', 'GET', 'audience-segment')).data;

const keep = async (name: string, entries: readonly { id: string; value: string }[]): Promise<string> => {
  const answer = await send('analyst', 'PUT', 'audience-segment/', { name, filters: JSON.stringify(entries) });
  return savedSegmentSchema.parse(answer).uuid;
};

// The portal is left as it was found.
afterEach(() => forgetSaved('analyst'));

const savedFilters = (page: Page): Locator => bar(page).getByRole('button', { name: /^Saved Filters/ });
const segment = (page: Page, name: string): Locator => menu(page).getByRole('button', { name, exact: true });

describe('a segment', () => {
  it('is made from chosen filters, applied, kept over a reload, left and chosen by keyboard, told by its name on a phone, and deleted', async () => {
    const ages = ['18-24', '25-29', '30-34', '35-39', '40-44', '45-49'];
    const page = await open('/shows');
    await savedFilters(page).click();
    await menu(page).getByText('No saved segments yet').waitFor();
    await menu(page).getByRole('button', { name: 'Create Segment' }).click();
    const window = page.getByRole('dialog', { name: 'New Segment' });
    await window.getByLabel('Segment Name').fill('Young in France');
    await window.getByRole('tab', { name: 'Demographics' }).click();
    // Enough people that the answer about them is not kept back.
    for (const age of ages) await window.getByRole('button', { name: new RegExp(`^${age}`) }).click();
    await window.getByRole('tab', { name: 'Country' }).click();
    await window.getByRole('combobox', { name: 'Search Country' }).fill('france');
    await window.getByRole('combobox', { name: 'Search Country' }).press('Enter');
    await window.getByRole('region', { name: 'Preview' }).getByText('France').waitFor();
    await window.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => chips(page)).toEqual(['Country: France', `Age: ${ages.join(', ')}`, 'Date: Last 30 Days']);
    const [{ uuid } = { uuid: '' }] = await saved();
    expect(addressOf(page)).toContain(`segment=${uuid}`);
    await bar(page).getByRole('button', { name: 'Saved Filters, Young in France chosen' }).waitFor();
    await grid(page).getByRole('link').first().waitFor();

    await page.reload();
    await expect.poll(() => chips(page)).toEqual(['Country: France', `Age: ${ages.join(', ')}`, 'Date: Last 30 Days']);
    await savedFilters(page).focus();
    await page.keyboard.press('Enter');
    await segment(page, 'Young in France').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => addressOf(page)).toBe('/shows');
    await page.keyboard.press('Space');
    await expect.poll(() => chips(page)).toContain('Country: France');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    const focused = () => page.locator(':focus').getAttribute('aria-label');
    await expect.poll(focused).toBe('Saved Filters, Young in France chosen');

    await page.setViewportSize({ width: 390, height: 900 });
    await savedFilters(page).click();
    await menu(page).getByRole('button', { name: 'Manage Segments' }).click();
    const told = page.getByRole('dialog', { name: 'Segments' }).getByText('Young in France', { exact: true });
    expect(await told.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const list = page.getByRole('dialog', { name: 'Segments' });
    await list.getByRole('button', { name: 'Delete Young in France' }).click();
    const question = page.getByRole('dialog', { name: 'Delete?' });
    await question.getByText('Are you sure you want to delete this segment? You cannot undo this action.').waitFor();
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
    await list.getByText('No saved segments yet').waitFor();
    expect(await saved()).toEqual([]);
  });

  it('named by a link alone is filled in; for others a link says the same without it', async () => {
    const uuid = await keep('Women', [{ id: 'gender', value: 'female' }]);
    const page = await open(`/shows?segment=${uuid}`);
    await expect.poll(() => chips(page)).toEqual(['Gender: Female', 'Date: Last 30 Days']);
    expect(addressOf(page)).toBe(`/shows?segment=${uuid}&filters=gender:female`);
    const other = await open(addressOf(page), { as: 'restricted' });
    await expect.poll(() => chips(other)).toEqual(['Gender: Female', 'Date: Last 30 Days']);
  });
});

describe('a permalink', () => {
  it('leads to the address it stands for, and one that nobody made nowhere', async () => {
    const path = `/shows?filters=gender:female&filters=${encodeURIComponent('country:GB')}`;
    const { id } = savedPermalinkSchema.parse(await send('analyst', 'POST', 'permalink', { path }));
    const page = await open(`/link/${id}`, { provoked: [/status of 404/] });
    await expect.poll(() => chips(page)).toEqual(['Country: United Kingdom', 'Gender: Female', 'Date: Last 30 Days']);
    await page.goto('/link/nothing');
    await expect.poll(() => addressOf(page)).toBe('/404');
  });
});

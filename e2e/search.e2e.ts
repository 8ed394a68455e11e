/** Searching from the header, by mouse and by keyboard alone, and the page of the results. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, heading } from './pages/any-page.ts';
import { titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const box = (page: Page): Locator => page.getByRole('combobox', { name: /^Search / });
const hits = (page: Page): Locator => page.getByRole('option');
const group = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const groups = ['SHOWS', 'MOVIES', 'NETWORKS', 'ACTORS'];

/** Some letters of a show's name that can be typed on any keyboard, and the name. */
const someShow = async () => {
  const { name } = await titleThatIs('Continuing');
  return String(name);
};

describe('the search box', () => {
  it('is reached by /, walked by arrows, takes a slip of spelling, closes by Escape, and leads to the page of all results', async () => {
    const name = await someShow();
    const page = await open('/release-notes');
    await heading(page, 'Release Notes').waitFor();
    await page.keyboard.press('/');
    await page.locator(':focus').and(box(page)).waitFor();
    expect(await box(page).getAttribute('maxlength')).toBe('512');
    await page.keyboard.type('a');
    await hits(page).first().waitFor();
    for (const name of groups) {
      const options = page.getByRole('group', { name }).getByRole('option');
      expect(await options.count(), name).toBeGreaterThan(0);
      expect(await options.count(), name).toBeLessThanOrEqual(4);
    }
    await page.keyboard.press('Escape');
    await hits(page).first().waitFor({ state: 'hidden' });
    expect(await box(page).inputValue()).toBe('a');
    await heading(page, 'Release Notes').click();
    await expect.poll(() => box(page).inputValue()).toBe('');
    await box(page).fill('zqxjkvw zqxjkvw');
    await page.getByRole('listbox', { name: 'Search hits' }).getByText('No Results', { exact: true }).waitFor();
    const word = name.split(' ').find((part) => /^[A-Za-z]{5,}$/.test(part));
    await box(page).fill(word === undefined ? name : name.replace(word, `${word.slice(0, -1)}x`));
    await hits(page).filter({ hasText: name }).first().waitFor();
    await box(page).fill('  the ');
    await page.keyboard.press('Enter');
    await heading(page, 'Search Results').waitFor();
    expect(addressOf(page)).toBe('/search-results?query=the');
    await expect.poll(() => page.title()).toBe('Search Results | CVM Insights');

    await box(page).fill('a');
    await page.getByRole('group', { name: 'ACTORS' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => addressOf(page)).toBe('/search-results?query=a');
    for (const [name, address] of [
      ['SHOWS', /^\/show\/\d+$/],
      ['MOVIES', /^\/movie\/[0-9a-f-]{36}$/],
      ['NETWORKS', /^\/network\/\d+$/],
      ['ACTORS', /^\/actor\/\d+$/],
    ] as const)
      expect(await group(page, name).getByRole('link').first().getAttribute('href')).toMatch(address);
    await box(page).fill('zqxjkvw');
    await page.getByRole('listbox', { name: 'Search hits' }).getByText('No Results', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    for (const name of groups) await group(page, name).getByText('No Results').waitFor();
    await box(page).fill(name);
    await hits(page).filter({ hasText: name }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('[data-combobox-selected]').count()).toBe(1);
    expect(await page.locator('[data-combobox-selected]').textContent()).toContain(name);
    await page.keyboard.press('Enter');
    await heading(page, name).waitFor();
    expect(await box(page).inputValue()).toBe('');
  });
});

describe('the window of commands', () => {
  const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Page, title, segment or action' });

  it('leads by Ctrl+K and Enter to a page, a title and what can be done, makes files, and offers favorites and what was viewed last', async () => {
    const name = await someShow();
    const page = await open('/release-notes');
    await heading(page, 'Release Notes').waitFor();
    await page.keyboard.press('Control+k');
    await page.locator(':focus').and(field(page)).waitFor();
    await page.keyboard.type('binge rank');
    await expect.poll(() => hits(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    await heading(page, 'Binge Ranking').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    for (const [scheme, words] of [
      ['dark', 'Dark, Appearance'],
      ['light', 'As the system, Appearance'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await field(page).fill('appearance');
      await hits(page)
        .and(page.getByRole('option', { name: words }))
        .click();
      await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    }
    await page.keyboard.press('Control+k');
    await field(page).fill('export csv');
    const [file] = await Promise.all([page.waitForEvent('download'), hits(page).first().click()]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);

    await page.keyboard.press('Control+k');
    await field(page).fill(name);
    await hits(page).filter({ hasText: name }).first().click();
    await heading(page, name).waitFor();
    const kept = (group: string) =>
      page.getByRole('group', { name: group }).getByRole('option').filter({ hasText: name });
    await page.keyboard.press('Control+k');
    await kept('Recently viewed').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Favorite' }).click();
    await page.getByRole('button', { name: 'Favorite', pressed: true }).waitFor();
    await page.keyboard.press('Control+k');
    await field(page).fill('release notes');
    await hits(page).first().click();
    await heading(page, 'Release Notes').waitFor();
    await page.keyboard.press('Control+k');
    await kept('Favorites').click();
    await heading(page, name).waitFor();
    await page.getByRole('button', { name: 'Favorite' }).click();
    await page.getByRole('button', { name: 'Favorite', pressed: false }).waitFor();
  });

  it('is no way to pages that a user may not see; a question mark lists the keys, but not where one is typed', async () => {
    const page = await open('/release-notes', { as: 'movies' });
    await heading(page, 'Release Notes').waitFor();
    await page.keyboard.press('Control+k');
    await field(page).fill('rankings');
    await page.getByRole('option', { name: 'Rankings: Movies', exact: true }).waitFor();
    expect(await page.getByRole('option', { name: /^Rankings: Shows/ }).count()).toBe(0);
    await field(page).fill('no such thing anywhere');
    await page.getByRole('dialog').getByText('No Results').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await box(page).click();
    await page.keyboard.press('Shift+?');
    expect(await box(page).inputValue()).toBe('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await box(page).blur();
    await page.keyboard.press('Shift+?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.getByRole('region', { name: 'Tables' }).waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
  });
});

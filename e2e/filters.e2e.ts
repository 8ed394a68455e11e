/** The filter bar of the Show Ranker: what is chosen, what waits, what the address says, and what the table shows. */
import { countries, formatValue } from '@cvm/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, limitsOf } from './ask.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { applyButton, bar, chips, closeMenu, include, menu, openFilter, option } from './pages/filter-bar.ts';
import { drawnRows, grid } from './pages/table.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

/** What the ranker says of an answer: its rows and its sample. */
const showsAnswer = async (page: Page, filters: readonly string[]): Promise<void> => {
  const { rows, meta } = await ask({ view: 'showSummary', filters: [...filters] });
  const [first] = rows;
  await page.getByText(`${rows.length} shows · N = ${formatValue('count', meta.sampleSize)} viewers · `).waitFor();
  await expect.poll(async () => (await drawnRows(page))[0]?.[1]).toBe(first?.show);
};

/** A field of the open filter that is typed in. */
const typed = (page: Page, name: string) => menu(page).getByRole('textbox', { name, exact: true });

const lastMonth = 'date:last 30 days';

/** The buttons of the bar, each with the pixels between its middle and that of its words. */
const besideMiddle = (page: Page): Promise<[string, number][]> =>
  bar(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = button.ownerDocument.createRange();
        words.selectNodeContents(button.querySelector('.mantine-Button-label') ?? button);
        const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        return [button.textContent, Math.abs(inner.top + inner.height / 2 - outer.top - outer.height / 2)];
      }),
    );

/** The options of the open list, each with what stands beside it. */
const told = async (page: Page): Promise<string[]> =>
  menu(page)
    .getByRole('option')
    .evaluateAll((options) =>
      options.map((one) => `${one.getAttribute('aria-label')}; ${one.getAttribute('aria-description') ?? ''}`),
    );

it('has the words of its buttons in their middle, the options of people in a panel no wider than it needs, and finds options by typing, or by a list of names', async () => {
  const page = await open('/shows', { width: 1440 });
  await showsAnswer(page, [lastMonth]);
  const distances = await besideMiddle(page);
  expect(distances.map(([name]) => name)).toContain('Saved Filters');
  // Those that may be cut as well.
  expect(distances.filter(([, distance]) => distance > 1.5)).toEqual([]);

  await openFilter(page, 'Users', 'Country');
  const others = menu(page).getByRole('group', { name: 'Nobody in the data' });
  await menu(page)
    .getByRole('option', { name: /^United States/ })
    .waitFor();
  const width = async () => Math.round((await menu(page).boundingBox())?.width ?? 0);
  const wide = await width();
  expect(wide).toBeLessThan(600);
  // The rest is drawn as the end comes into sight.
  const drawn = async () => {
    await menu(page)
      .getByRole('listbox')
      .evaluate((list) => list.scrollTo(0, list.scrollHeight));
    return (await told(page)).length;
  };
  await expect.poll(drawn).toBe(countries().length);
  expect(await width()).toBe(wide);
  const options = await told(page);
  // Countries of members first, each with how many there are; in the order of the specification: seven first, then by name.
  expect(options[0]).toMatch(/^United States, empty; [\d,]+ members$/);
  const [peopled, empty] = [options.filter((one) => !one.endsWith('; ')), options.filter((one) => one.endsWith('; '))];
  expect(options).toEqual([...peopled, ...empty]);
  expect(await others.getByRole('option').count()).toBe(empty.length);
  await menu(page).getByPlaceholder('Search Country').fill('antarctica');
  await expect.poll(() => told(page)).toEqual(['Antarctica, empty; ']);
  expect(await width()).toBe(wide);
  await menu(page).getByRole('tab', { name: 'Gender' }).click();
  const women = menu(page).getByRole('button', { name: /^Female, / });
  await expect.poll(() => women.getAttribute('aria-description')).toMatch(/^[\d,]+ members$/);
  await closeMenu(page);
  await openFilter(page, 'Date');
  await menu(page).getByRole('radio').first().waitFor();
  expect(await width()).toBeLessThan(wide);
  await closeMenu(page);

  const [row, other] = (await ask({ view: 'showSummary', filters: [lastMonth] })).rows;
  const [show, second, network] = [row?.show, other?.show, row?.network].map(String);
  const found = () => menu(page).getByRole('option').allTextContents();
  const search = (filter: string) => menu(page).getByRole('combobox', { name: `Search ${filter}` });
  await openFilter(page, 'Content', 'Originating Network');
  await search('Originating Network').fill(`${network?.toLowerCase()}`);
  await expect.poll(async () => (await found())[0]).toBe(network);
  await search('Originating Network').press('Enter');
  expect(await chips(page)).toContain(`Originating Network: ${network}, not applied yet`);
  await search('Originating Network').fill('');
  await menu(page).getByRole('tab', { name: 'Show' }).click();
  await search('Show').fill(`${show?.slice(0, -1)}`);
  await expect.poll(async () => (await found())[0]).toBe(show);
  await search('Show').fill('zzzz');
  await menu(page).getByText('Nothing matches "zzzz".').waitFor();
  expect(await found()).toEqual([]);

  // What is found of the list is included, what is not stays.
  await menu(page).getByRole('button', { name: 'Enter a List of Names' }).click();
  const names = menu(page).getByRole('textbox', { name: 'Names, one per line' });
  await names.fill(`${show?.toUpperCase()}\nNo Such Show\n${second}`);
  await names.press('Enter');
  await menu(page).getByText(`Found and included: ${show}, ${second}.`).waitFor();
  await menu(page).getByText('Not found: No Such Show.').waitFor();
  expect(await names.inputValue()).toBe('No Such Show');
  expect(await chips(page)).toContain(`Show: ${show}, ${second}, not applied yet`);
});

// Enough people that the answer about them is not kept back.
const filters = ['genre:not Drama', 'country:FR,GB,BR', 'age:18-24,25-29,30-34', 'gender:female'];

it('puts what is applied into the address, and narrows the table; reload, back and forward restore them', async () => {
  const page = await open('/shows');
  await openFilter(page, 'Content', 'Genre');
  await option(page, 'Drama').click();
  await option(page, 'Drama').click();
  await closeMenu(page);
  await include(page, 'Users', 'Country', ['France', 'United Kingdom', 'Brazil']);
  await include(page, 'Users', 'Age', ['18-24', '25-29', '30-34']);
  await include(page, 'Users', 'Gender', ['Female']);
  expect(await applyButton(page).textContent()).toBe('Apply (4)');
  await applyButton(page).click();
  const applied = [
    'Genre: Excludes: Drama',
    'Country: France, United Kingdom, Brazil',
    'Age: 18-24, 25-29, 30-34',
    'Gender: Female',
    'Date: Last 30 Days',
  ];
  await expect.poll(() => chips(page)).toEqual(applied);
  const address = `/shows?${filters.map((filter) => `filters=${filter}`).join('&')}`;
  expect(addressOf(page)).toBe(address);
  await showsAnswer(page, [...filters, lastMonth]);

  await page.reload();
  await expect.poll(() => chips(page)).toEqual(applied);
  await page.goBack();
  await expect.poll(() => chips(page)).toEqual(['Date: Last 30 Days']);
  await showsAnswer(page, [lastMonth]);
  await page.goForward();
  await expect.poll(() => chips(page)).toEqual(applied);
  await showsAnswer(page, [...filters, lastMonth]);
});

describe('a filter that is chosen on the page', () => {
  const choose = async (page: Page, row: number, label: 'Metric' | 'Operator', value: string) => {
    await menu(page)
      .getByRole('group', { name: `Metric filter ${row}` })
      .getByRole('combobox', { name: label })
      .click();
    await menu(page).getByRole('option', { name: value, exact: true }).click();
  };

  it('is of days within the data, or of figures, of which percentages are 0-100; the table is what they say', async () => {
    const page = await open('/shows');
    await openFilter(page, 'Date', 'Date');
    const presets = menu(page).getByRole('radiogroup', { name: 'Date', exact: true });
    expect(await presets.getByRole('radio').count()).toBe(6);
    await presets.getByRole('radio', { name: 'Last 7 Days' }).check();
    await menu(page).getByRole('button', { name: 'Apply (1)' }).click();
    // They count back from the last day of the data.
    await page.getByText('November 09, 2026 to November 15, 2026').waitFor();
    expect(addressOf(page)).toBe('/shows?filters=date:last 7 days');
    await showsAnswer(page, ['date:last 7 days']);

    await openFilter(page, 'Date', 'Date');
    await menu(page).getByRole('radio', { name: 'Custom' }).check();
    expect(await menu(page).getByRole('button', { name: '16 November 2026' }).isDisabled()).toBe(true);
    await typed(page, 'To').fill('2026-11-16');
    await menu(page).getByText('The last day is 11-15-2026.').waitFor();
    await typed(page, 'From').fill('2012-12-31');
    await menu(page).getByText('The first day is 01-01-2013.').waitFor();
    expect(await applyButton(page).textContent()).toBe('Apply');
    await typed(page, 'From').fill('10-01-2026');
    await typed(page, 'To').fill('2026-10-31');
    await expect.poll(() => chips(page)).toContain('Date: 10-01-2026 to 10-31-2026, not applied yet');
    // The calendar has followed to October.
    await menu(page).getByRole('button', { name: '5 October 2026', exact: true }).click();
    await menu(page).getByRole('button', { name: '18 October 2026', exact: true }).click();
    await menu(page).getByRole('button', { name: 'Apply (1)' }).click();
    await page.getByText('October 05, 2026 to October 18, 2026').waitFor();
    const days = 'date:2026-10-05 00:00:00 to 2026-10-18 23:59:59';
    expect(addressOf(page)).toBe(`/shows?filters=${days}`);
    await showsAnswer(page, [days]);

    await bar(page).getByRole('button', { name: 'Clear All' }).click();
    await expect.poll(() => chips(page)).toEqual(['Date: Last 30 Days']);
    await openFilter(page, 'Metric');
    await menu(page).getByText('Choose a metric.').waitFor();
    await choose(page, 1, 'Metric', 'Viewers');
    await menu(page).getByText('Enter a number.').waitFor();
    expect(await applyButton(page).textContent()).toBe('Apply');
    await typed(page, 'Number').fill('20');
    await menu(page).getByRole('button', { name: 'Add Metric Filter' }).click();
    await choose(page, 2, 'Metric', 'Share of Views');
    await choose(page, 2, 'Operator', 'between');
    await typed(page, 'From').fill('0.5');
    await menu(page).getByText('Enter both numbers.').waitFor();
    await typed(page, 'To').fill('5');
    await menu(page).getByRole('button', { name: 'Apply (1)' }).click();
    await expect.poll(() => chips(page)).toEqual(['Date: Last 30 Days', 'Viewers: ≥ 20', 'Share of Views: 0.5% to 5%']);
    const filters = ['metric:viewers >= 20', 'metric:viewshare to 0.005 0.05'];
    expect(addressOf(page)).toBe(`/shows?${filters.map((filter) => `filters=${filter}`).join('&')}`);
    await showsAnswer(page, [...filters, lastMonth]);
    for (const [, , , , viewers = '', , share = ''] of await drawnRows(page)) {
      expect(Number(viewers.replaceAll(',', ''))).toBeGreaterThanOrEqual(20);
      expect(Number.parseFloat(share)).toBeGreaterThanOrEqual(0.5);
      expect(Number.parseFloat(share)).toBeLessThanOrEqual(5);
    }
  });
});

it('offers a user with restrictions its countries and days alone, and a link to others has the lock', async () => {
  const page = await open('/shows', { as: 'restricted', provoked: [/status of 403/] });
  await grid(page).getByRole('link').first().waitFor();
  await openFilter(page, 'Users', 'Country');
  await expect
    .poll(async () => (await told(page)).map((one) => one.split(',')[0]))
    .toEqual(['United States', 'United Kingdom', 'Canada']);
  expect((await limitsOf('restricted')).country).toHaveLength(3);
  await closeMenu(page);
  await openFilter(page, 'Date', 'Date');
  await menu(page).getByRole('radio', { name: 'Custom' }).check();
  await menu(page).getByText('Your access reaches back 24 months').waitFor();
  await typed(page, 'From').fill('2024-01-01');
  await menu(page)
    .getByText(/^The first day is \d\d-\d\d-2024\.$/)
    .waitFor();

  await page.goto('/shows?filters=country:FR');
  await heading(page, 'Show Ranker').waitFor();
  await page.getByText('Contact your Client Success Representative to learn more about this report').waitFor();
  expect(await grid(page).getByRole('link').count()).toBe(0);
});

/** The home page: its sections, their switches, and the ways on from them. */
import { formatValue } from '@cvm/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Names and figures of a section's rows; the note under a name and the rank are left out. */
const rowsOf = (page: Page, name: string): Promise<string[][]> =>
  section(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [, first, ...figures] = [...row.children];
        const title = first?.querySelector('a')?.textContent ?? first?.textContent ?? '';
        return [title, ...figures.map((cell) => (cell.textContent ?? '').trim())];
      }),
    );

const top = 'Top Performing Titles';

/** Where the first section leads to. */
const seeAll = async (page: Page): Promise<string> => {
  const href = await page.getByRole('link', { name: `See all: ${top}` }).getAttribute('href');
  return decodeURIComponent((href ?? '').replaceAll('+', ' '));
};

const week = 'daysInPast:7';

/** What a section should say, in the words of the API's answer. */
const answered = async (
  view: string,
  filters: readonly string[],
  name: string,
  figures: readonly { column: string; format: Parameters<typeof formatValue>[0] }[],
): Promise<string[][]> => {
  const { rows } = await ask({ view, filters });
  return rows
    .slice(0, 10)
    .map((row) => [String(row[name]), ...figures.map(({ column, format }) => formatValue(format, row[column]))]);
};

const watchedFigures = [
  { column: 'viewshare', format: 'share' },
  { column: 'viewershare', format: 'share' },
] as const;

describe('home', () => {
  it('shows four sections of the past week, ten rows at most, as the API answers them, turns from watched to binged and back, and leads on', async () => {
    const page = await open('/');
    await heading(page, 'Hello, Ada').waitFor();
    await page.getByText('Here is your data at a glance').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      top,
      'Anticipated Titles',
      'Titles on the Rise',
      'Trending Talent: New Fan Votes this Week',
    ]);
    await expect
      .poll(() => rowsOf(page, top))
      .toEqual(await answered('topPerformingShows', [week], 'show', watchedFigures));
    await expect
      .poll(() => rowsOf(page, 'Anticipated Titles'))
      .toEqual(
        await answered('homepageShowsAnticipation', ['releaseDate:-TBD'], 'name', [
          { column: 'releaseDate', format: 'date' },
          { column: 'followers', format: 'count' },
        ]),
      );
    const days = '7 days from November 09, 2026 to November 15, 2026';
    await section(page, 'Titles on the Rise')
      .getByText(`${days}, against the 7 days before, November 02, 2026 to November 08, 2026`)
      .waitFor();
    await section(page, 'Trending Talent: New Fan Votes this Week').getByText(days).waitFor();
    await page.getByText('Data available through November 15, 2026').waitFor();
    const look = section(page, top).getByRole('radiogroup', { name: 'Top performing by' });
    await look.getByText('Binged').click();
    const binged = await answered('topBingedShows', [week], 'show', [
      { column: 'bingeShare', format: 'share' },
      { column: 'bingeRate', format: 'rate' },
    ]);
    await expect.poll(() => rowsOf(page, top)).toEqual(binged);
    expect(await seeAll(page)).toBe('/report/binge?filters=date:last 7 days');
    await look.getByText('Watched').click();
    await expect
      .poll(() => rowsOf(page, top))
      .toEqual(await answered('topPerformingShows', [week], 'show', watchedFigures));
    const talent = section(page, 'Trending Talent: New Fan Votes this Week');
    await talent.getByRole('cell').first().waitFor();
    expect(await talent.getByRole('cell').getByRole('link').first().getAttribute('href')).toMatch(/^\/actor\/\d+$/);
    const links = section(page, top).getByRole('cell').getByRole('link');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => /^\/network\/\d+$/.test(href)).length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => !/^\/(network|show)\/\d+$/.test(href))).toEqual([]);
    const { rows } = await ask({ view: 'trendingActors', filters: ['contentType:series'] });
    await talent.getByText(`Of ${formatValue('count', rows[0]?.total)} votes for characters in all`).waitFor();
    const [best] = (await ask({ view: 'topPerformingShows', filters: [week] })).rows;
    expect(hrefs[0]).toBe(`/show/${best?.showId}`);
    expect(await seeAll(page)).toBe('/shows?filters=date:last 7 days');
    await page.getByRole('link', { name: `See all: ${top}` }).click();
    await heading(page, 'Show Ranker').waitFor();
    expect(addressOf(page)).toBe('/shows?filters=date:last 7 days');
  });

  it('asks again for a country and a kind when they are applied; the address keeps them', async () => {
    const page = await open('/');
    const apply = page.getByRole('search', { name: 'Home filters' }).getByRole('button', { name: 'Apply' });
    await section(page, top).getByRole('link', { name: 'See all' }).waitFor();
    expect(await apply.isDisabled()).toBe(true);
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.fill('fra');
    await page.getByRole('option', { name: 'France', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('radiogroup', { name: 'Content type' }).getByText('Movies only').click();
    expect(addressOf(page)).toBe('/');
    await apply.click();
    await expect.poll(() => addressOf(page)).toBe('/?filters=country:FR&filters=contentType:movie');
    const french = await answered('topPerformingMovies', [week, 'country:FR'], 'movie', [
      { column: 'viewshare', format: 'share' },
      { column: 'viewers', format: 'count' },
    ]);
    await expect.poll(() => rowsOf(page, top)).toEqual(french);
    expect(await section(page, top).getByRole('radiogroup').count()).toBe(0);
    expect(await seeAll(page)).toBe('/movies?filters=country:FR&filters=date:last 7 days');
    const movie = section(page, top).getByRole('cell').getByRole('link').first();
    expect(await movie.getAttribute('href')).toMatch(/^\/movie\/[0-9a-f-]+/);
    await page.reload();
    await expect.poll(() => rowsOf(page, top)).toEqual(french);
    await page.goBack();
    await expect
      .poll(() => rowsOf(page, top))
      .toEqual(await answered('topPerformingShows', [week], 'show', watchedFigures));
  });

  it('says that the United States are weighted, and counts every member once when that is taken away', async () => {
    const page = await open('/?filters=country:US');
    await page.getByText('Panel: Balanced (default for US)', { exact: true }).waitFor();
    expect(await seeAll(page)).toBe('/shows?filters=country:US&filters=date:last 7 days');
    const total = await answered('topPerformingShows', [week, 'country:US', 'panel:No'], 'show', watchedFigures);
    await page.getByRole('button', { name: 'Remove Panel: Balanced (default for US)' }).click();
    await expect.poll(() => addressOf(page)).toBe('/?filters=panel:No&filters=country:US');
    await expect.poll(() => rowsOf(page, top)).toEqual(total);
    await page.getByRole('button', { name: 'Remove Panel: Total' }).click();
    await expect.poll(() => addressOf(page)).toBe('/?filters=country:US');
  });

  it('offers a user its own countries', async () => {
    const page = await open('/', { as: 'restricted' });
    await page.getByText('Of everyone in United States, United Kingdom, Canada.').waitFor();
    await page.getByRole('combobox', { name: 'Country' }).click();
    await expect
      .poll(() => page.getByRole('option').allTextContents())
      .toEqual(['United States', 'United Kingdom', 'Canada']);
  });
});

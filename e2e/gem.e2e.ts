/** The GEM report: the one page of gem-only users, its scores, where a program stands, its filters and its export. */
import { formatValue } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { exported } from './pages/export.ts';
import { applyButton, include } from './pages/filter-bar.ts';
import { logIn, logOut } from './pages/login.ts';
import { drawnRows, grid } from './pages/table.ts';
import { credentialsOf } from './users.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const gem = { as: 'gem' } as const;
const report = { view: 'gemReport', as: 'gem' } as const;

describe('the GEM report', () => {
  it('is where a gem-only user comes home to: every program by its score, and where each of them stands', async () => {
    const { rows } = await ask(report);
    const scored = rows.filter(({ gemScore }) => gemScore !== null);
    const page = await open('/login', { as: null });
    await logIn(page, credentialsOf('gem'));
    await heading(page, 'GEM SCORE').waitFor();
    expect(await heading(page, 'GEM SCORE').locator('..').locator('svg').isVisible()).toBe(true);
    expect(addressOf(page)).toBe('/gem-report');
    await expect.poll(() => page.title()).toBe('GEM Report | CVM Insights');
    await page.getByRole('region', { name: 'About this report' }).getByText('100 respondents or more').waitFor();
    await page.getByText(`${formatValue('count', rows.length)} programs`).waitFor();
    await grid(page).getByRole('gridcell').first().waitFor();
    const [drawn] = await drawnRows(page);
    expect(drawn?.[1]).toBe(rows[0]?.title);
    expect(drawn).toContain(formatValue('score', rows[0]?.gemScore));
    expect(drawn?.[2]).toBe(rows[0]?.kind === 'series' ? 'Show' : 'Movie');
    for (const { gemScore, respondents } of rows)
      expect(gemScore === null, `${respondents} respondents`).toBe(Number(respondents) < 100);

    const last = scored.at(-1);
    await page.getByRole('img', { name: `rank 1 of ${scored.length} programs` }).waitFor();
    await page.getByRole('combobox', { name: 'Program to pick out' }).click();
    await page.getByRole('option', { name: String(last?.title), exact: true }).click();
    const score = formatValue('score', last?.gemScore);
    await page.getByRole('img', { name: `${last?.title}: ${score}, rank ` }).waitFor();

    // It is the one page of this user, under a header without navigation and search.
    await page.getByRole('button', { name: 'Profile menu of Gil' }).waitFor();
    for (const role of ['navigation', 'search'] as const) expect(await page.getByRole(role).count(), role).toBe(0);
    expect(await page.getByRole('link', { name: 'Help' }).count()).toBe(0);
    await page.goto('/shows');
    await heading(page, 'Oops, looks like you dont have permission').waitFor();
    await logOut(page);
    await page.waitForURL('**/login');
  });

  it('is narrowed by what a gem-only user may choose, and saved as it is shown', async () => {
    const page = await open('/gem-report', gem);
    await include(page, 'Content', 'Content Type', ['Shows']);
    await include(page, 'Content', 'Genre', ['Drama']);
    await applyButton(page).click();
    const { rows } = await ask({ ...report, filters: ['contentType:series', 'genre:Drama'] });
    expect(rows.length).toBeGreaterThan(0);
    await page.getByText(`${formatValue('count', rows.length)} programs`).waitFor();
    const file = await exported(page, page.getByRole('button', { name: 'Export' }), 'CSV');
    expect(file.name).toMatch(/^cvmi_gemReport_.*\.csv$/);
    expect(file.bytes.toString('utf8').trim().split(/\r?\n/).length).toBe(rows.length + 2);
  });
});

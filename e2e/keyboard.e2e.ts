/** The portal by keyboard alone. The rules of WCAG 2.2 AA are looked at with every screen, in `appearance.e2e.ts`. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading } from './pages/any-page.ts';
import { applyButton, chips, menu, panelButton } from './pages/filter-bar.ts';
import { press } from './pages/keys.ts';
import { drawnRows, grid } from './pages/table.ts';
import { titleThatIs } from './titles.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

/** The name of what has the focus, as a screen reader says it first. */
const focused = async (page: Page): Promise<string> => {
  const target = page.locator(':focus');
  return (await target.getAttribute('aria-label')) ?? ((await target.textContent()) ?? '').trim();
};

describe('by keyboard alone', () => {
  it('content is skipped to, a filter chosen and applied, a long list searched, a menu of the header opened and left', async () => {
    const page = await open('/shows');
    await grid(page).getByRole('link').first().waitFor();
    await press(page, 'Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.getByRole('link', { name: 'Skip to content' }).waitFor();
    await press(page, 'Enter', 'Tab');
    expect(await focused(page)).toBe('Content');

    await panelButton(page, 'Users').focus();
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('Country');
    await press(page, 'ArrowDown', 'ArrowDown');
    expect(await focused(page)).toBe('Gender');
    await press(page, 'Tab');
    expect(await focused(page)).toBe('All, included');
    await press(page, 'ArrowDown', 'Space');
    expect(await focused(page)).toBe('Female, included');
    await press(page, 'ArrowDown', 'Space', 'Space');
    expect(await focused(page)).toBe('Male, excluded');
    await press(page, 'Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Users, 1 filter set');
    await applyButton(page).focus();
    await press(page, 'Enter');
    await expect.poll(() => chips(page)).toEqual(['Gender: Female', 'Gender: Excludes: Male', 'Date: Last 30 Days']);

    await panelButton(page, 'Users').focus();
    await press(page, 'Enter');
    // It opens on the filter that is set.
    await expect.poll(() => focused(page)).toBe('Gender, 2 chosen');
    await press(page, 'ArrowUp', 'ArrowUp');
    expect(await focused(page)).toBe('Country');
    await press(page, 'Tab');
    expect(await focused(page)).toBe('Search Country');
    await page.keyboard.type('united');
    // The list waits for how many members each country has: none of it is few, too.
    await menu(page)
      .getByRole('option', { name: /^United Kingdom/ })
      .waitFor();
    await expect.poll(() => menu(page).getByRole('option').count()).toBeLessThan(10);
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter', 'Escape');
    expect(await chips(page)).toContain('Country: United Kingdom, not applied yet');

    const rankings = page.getByRole('button', { name: 'Rankings' });
    await rankings.focus();
    await press(page, 'Enter');
    await page.getByRole('menu').waitFor();
    await press(page, 'Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Rankings');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('Shows');
    await press(page, 'ArrowDown');
    await expect.poll(() => focused(page)).toBe('Movies');
    await press(page, 'Enter');
    await heading(page, 'Movie Ranker').waitFor();
  });

  it('the table is walked by arrows, Home, End and Page keys, and a title is opened', async () => {
    const page = await open('/shows?filters=date:all time&sorts=show asc');
    await grid(page).getByRole('link').first().waitFor();
    const rows = await drawnRows(page);
    await grid(page).getByRole('link').first().focus();
    expect(await focused(page)).toBe(rows[0]?.[1]);
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect.poll(() => focused(page)).toBe(rows[2]?.[1]);
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect.poll(() => focused(page)).toBe(rows[2]?.[3]);
    await press(page, 'End');
    await expect.poll(() => focused(page)).toBe(rows[2]?.at(-1));
    await press(page, 'Home', 'Control+End');
    const last = Number(await grid(page).getAttribute('aria-rowcount')) - 1;
    await expect.poll(async () => (await drawnRows(page)).at(-1)?.[0]).toBe(String(last));
    const name = (await drawnRows(page)).at(-1)?.[1] ?? '';
    await expect.poll(() => focused(page)).toBe(name);
    await press(page, 'Enter');
    await heading(page, name).waitFor();
  });

  it('what the arrow keys go to comes into sight on a phone, in tables and in a matrix', async () => {
    const inSight = (page: Page, hidden: number): Promise<boolean> =>
      page.evaluate(`(() => {
        const cell = document.activeElement.closest('td');
        const [own, area] = [cell, cell.closest('[role=grid]').parentElement].map((one) => one.getBoundingClientRect());
        return own.left >= area.left + ${hidden} && own.right <= area.right + 1 && own.bottom <= innerHeight;
      })()`);
    const page = await open('/shows', { width: 390, height: 700 });
    await grid(page).getByRole('link').first().focus();
    const first = await grid(page).getByRole('columnheader').nth(1).boundingBox();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'End', 'PageDown', 'ArrowLeft', 'ArrowLeft']) {
      await press(page, key);
      await expect.poll(() => inSight(page, (first?.width ?? 0) - 1), { message: key }).toBe(true);
    }
    await page.goto(`/affinity?filters=title:${(await titleThatIs('Ended')).id}`);
    const matrix = page.getByRole('img', { name: /^Overlap of Networks\./ });
    await matrix.locator('svg').waitFor();
    await matrix.focus();
    const moved = (): Promise<number> => matrix.evaluate(({ parentElement }) => parentElement?.scrollLeft ?? 0);
    await press(page, 'ArrowRight', 'ArrowRight');
    expect(await moved()).toBe(0);
    await press(page, ...Array.from({ length: 10 }, () => 'ArrowRight'));
    await expect.poll(moved).toBeGreaterThan(100);
    await press(page, ...Array.from({ length: 12 }, () => 'ArrowLeft'));
    await expect.poll(moved).toBe(0);
  });
});

/** The rankers: order, every row, the ways on from them, what they say when nothing is found, and their files. */
import { formatValue, tableColumns, truncate, type ViewId, viewDefinition } from '@cvm/contract';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { addressOf, heading } from './pages/any-page.ts';
import { exported } from './pages/export.ts';
import { drawnRows, grid, header } from './pages/table.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

/** Of the table that all rankers have; how the others stand in their windows is looked at in appearance.e2e.ts. */
const view = 'showSummary';
const path = '/shows';
const name = 'show';
const title = 'Show Ranker';

/** How the rankers come; their address then needs no sort. */
const ownSort = 'viewshare desc';
const allTime = 'filters=date:all time';
/** Of the table; files have more, which qualify these. */
const columnsOf = (view: ViewId) => tableColumns(viewDefinition(view));
const fileColumnsOf = (view: ViewId) => viewDefinition(view).columns.filter(({ hidden }) => hidden !== true);
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true });

/** The names of the first rows in the order of the server, cut as the screen cuts them. */
const firstNames = async (sorts: string, filters: readonly string[] = []): Promise<unknown[]> => {
  const { rows } = await ask({ view, filters: ['date:last 30 days', ...filters], sorts });
  return rows.slice(0, 8).map((row) => truncate(String(row[name]), 100));
};

/** Those with a rank. */
const drawnNames = async (page: Page): Promise<unknown[]> =>
  (await drawnRows(page))
    .filter(([rank]) => rank !== '')
    .slice(0, 8)
    .map((row) => row[1]);

/** A cell of a CSV file as the screen writes the value. */
const asOnScreen = (column: ReturnType<typeof columnsOf>[number], text: string): string => {
  if (column.type === 'text' || text === '') return formatValue(column.format, text);
  return formatValue(column.format, text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text));
};

describe('a ranker', () => {
  it('sorts by words, figures and rates, turns each around, and the address says so', async () => {
    const page = await open(path);
    await expect.poll(() => page.title()).toBe('Rankings | Shows | CVM Insights');
    await heading(page, title).waitFor();
    await grid(page).getByRole('link').first().waitFor();
    const labels = await grid(page).getByRole('columnheader').allTextContents();
    expect(labels).toEqual(['#', ...columnsOf(view).map(({ label }) => label)]);
    const columns = columnsOf(view);
    const isText = (column: (typeof columns)[number]) => column.type === 'text';
    // A rate ranks those on 30 people or more.
    const kinds = [
      columns.find(isText),
      columns.find((column) => !isText(column) && column.base === undefined),
      columns.find(({ base }) => base !== undefined),
    ].filter((column) => column !== undefined);
    expect(kinds).toHaveLength(3);
    for (const column of kinds) {
      const least = column.base === undefined ? [] : [`metric:${column.base} >= 30`];
      // The second click is of the header, whatever is in its column.
      for (const direction of isText(column) ? ['asc', 'desc'] : ['desc', 'asc']) {
        const head = header(page, column.label);
        await head.getByRole('button').click();
        const sorts = `${column.name} ${direction}`;
        await expect.poll(() => addressOf(page)).toBe(sorts === ownSort ? path : `${path}?sorts=${sorts}`);
        await expect.poll(() => head.getAttribute('aria-sort')).toBe(direction === 'asc' ? 'ascending' : 'descending');
        await expect.poll(() => drawnNames(page)).toEqual(await firstNames(sorts, least));
      }
    }
  });

  it('draws the rows in sight, and the last one when scrolled to, and saves the first 50 as a picture', async () => {
    const { rows, meta } = await ask({ view, filters: ['date:all time'], sorts: 'show asc' });
    const page = await open(`${path}?${allTime}&sorts=show asc`);
    await page.getByText(`${rows.length} shows · N = ${formatValue('count', meta.sampleSize)} viewers · `).waitFor();
    expect((await drawnRows(page)).length).toBeLessThan(rows.length);
    const poster = grid(page).locator('td[data-column="0"] img').first();
    await expect.poll(() => poster.boundingBox()).toMatchObject({ width: 24, height: 36 });
    const last = rows.at(-1)?.[name];
    expect(await grid(page).getByText(String(last), { exact: true }).count()).toBe(0);
    await grid(page).hover();
    await page.mouse.wheel(0, 100_000);
    await grid(page).getByText(String(last), { exact: true }).waitFor();
    expect((await drawnRows(page)).at(-1)?.[0]).toBe(String(rows.length));
    expect(await grid(page).getAttribute('aria-rowcount')).toBe(String(rows.length + 1));

    const png = await exported(page, exportButton(page), 'PNG');
    expect(png.name).toMatch(/^cvmi_showSummary_Show-Ranker_\d{8}\.png$/);
    expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // At two pixels for each: a head, 51 lines of 30 px and a foot.
    expect(png.bytes.readUInt32BE(20)).toBeGreaterThan(2 * 51 * 30);
    // Drawn, and not left blank: white alone would be packed into a few kilobytes.
    expect(png.bytes.length).toBeGreaterThan(100_000);
  });

  it('saves what is on screen as CSV and as Excel, and leads from a row to its report and back to the same table', async () => {
    const address = `${path}?filters=country:US&filters=panel:No&sorts=followers desc`;
    const page = await open(address);
    await page.getByText('shows · N = ').waitFor();
    const [firstRow = []] = await drawnRows(page);
    const columns = fileColumnsOf(view);
    const { rows, meta } = await ask({
      view,
      filters: ['date:last 30 days', 'country:US', 'panel:No'],
      sorts: 'followers desc',
    });
    const source = `Source: CVM Insights, ${title}. Country is United States. Dates: October 17, 2026 to November 15, 2026. Panel is Total. N = ${meta.sampleSize?.toLocaleString('en-US')} viewers. Data through November 15, 2026.`;

    const csv = await exported(page, exportButton(page), 'CSV');
    expect(csv.name).toMatch(new RegExp(`^cvmi_${view}_${title.replaceAll(' ', '-')}_\\d{8}\\.csv$`));
    const lines = parseCsv(csv.bytes.toString('utf8'));
    expect(lines[0]).toEqual([source]);
    expect(lines[1]).toEqual(columns.map(({ label }) => label));
    expect(lines).toHaveLength(rows.length + 2);
    // What qualifies the columns of the table stands behind them.
    expect(columnsOf(view).map((column, index) => asOnScreen(column, String(lines[2]?.[index] ?? '')))).toEqual(
      firstRow.slice(1),
    );

    const excel = await exported(page, exportButton(page), 'Excel');
    expect(excel.name).toMatch(new RegExp(`^cvmi_${view}_${title.replaceAll(' ', '-')}_\\d{8}\\.xlsx$`));
    const { sheets } = await readXlsx(new Uint8Array(excel.bytes));
    const cells = sheets[0]?.rows ?? [];
    expect(cells[0]?.[0]).toBe(source);
    expect(cells[1]).toEqual(columns.map(({ label }) => label));
    expect(cells).toHaveLength(rows.length + 2);
    const [row = {}] = rows;
    expect(cells[2]).toEqual(columns.map((column) => row[column.name] ?? null));

    const text = (await grid(page).getByRole('link').first().textContent()) ?? '';
    // Anywhere in its row.
    await grid(page).getByRole('row').nth(1).getByRole('gridcell').last().click();
    await heading(page, text).waitFor();
    // About the same people and days.
    expect(addressOf(page)).toMatch(/^\/show\/[\w-]+\?filters=country:US&filters=panel:No&filters=date:last 30 days$/);
    await page.goBack();
    await grid(page).getByRole('link', { name: text, exact: true }).waitFor();
    expect(addressOf(page)).toBe(address);
  });

  it('ends where the window does, keeps the columns and the height of rows that a user chose, the column it is sorted by in sight in a narrow window, and stops on a phone where a column begins', async () => {
    const page = await open(`${path}?sorts=engagement asc`);
    const [, second = '', third = ''] = columnsOf(view).map(({ label }) => label);
    await grid(page).getByRole('link').first().waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
    const height = async () => (await grid(page).getByRole('row').nth(1).boundingBox())?.height;
    const before = (await height()) ?? 0;
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: third, exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Compact' }).click();
    await page.setViewportSize({ width: 800, height: 900 });
    await page.reload();
    await grid(page).getByRole('link').first().waitFor();
    expect(await header(page, second).count()).toBe(1);
    expect(await header(page, third).count()).toBe(0);
    expect(await height()).toBeLessThan(before);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: third, exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Comfortable' }).click();
    await page.keyboard.press('Escape');
    await header(page, third).waitFor();

    const head = header(page, 'Engagement Score');
    const end = async () => {
      const box = await head.boundingBox();
      return box === null ? Number.NaN : box.x + box.width;
    };
    await expect.poll(end).toBeLessThanOrEqual(800);
    const heads = grid(page).getByRole('columnheader');
    expect((await heads.nth(1).boundingBox())?.x).toBeLessThan(80);

    await page.setViewportSize({ width: 390, height: 900 });
    const place = async (nth: number) => {
      const box = await heads.nth(nth).boundingBox();
      if (box === null) throw new Error('The head is not there.');
      return { start: Math.round(box.x), end: Math.round(box.x + box.width) };
    };
    /** Of the columns, one begins where the name ends. */
    const isAligned = async () => {
      const { end } = await place(1);
      const all = await heads.count();
      const starts = await Promise.all(Array.from({ length: all - 2 }, async (_, nth) => (await place(nth + 2)).start));
      return starts.includes(end);
    };
    await expect.poll(isAligned).toBe(true);
    for (const moved of [80, 150, 9999]) {
      await grid(page).evaluate((table, left) => table.parentElement?.scrollTo({ left }), moved);
      await expect.poll(isAligned, { message: `moved to ${moved}` }).toBe(true);
    }
  });
});

/** Which rankings there are for users of one kind of title is a matter of calls (access-table.ts) and menus (navigation-entries.ts). */
const further = [
  { view: 'moviesSummary', path: '/movies', entry: 'Movies', title: 'Movie Ranker', name: 'movie' },
  { view: 'networkSummary', path: '/networks', entry: 'Networks', title: 'Network Ranker', name: 'network' },
  { view: 'actorSummary', path: '/actors', entry: 'Actors', title: 'Actor Ranker', name: 'actor' },
  { view: 'bingeReport', path: '/report/binge', entry: 'Binge', title: 'Binge Ranking', name: 'show' },
] as const;
/** The days each opens with, and whom it counts. */
const ownDays = {
  moviesSummary: 'date:last 30 days',
  networkSummary: 'date:last 30 days',
  actorSummary: 'date:last 30 days',
  bingeReport: 'date:last 7 days',
} as const;
const ownPeople = {
  moviesSummary: 'viewers',
  networkSummary: 'viewers',
  actorSummary: 'voters',
  bingeReport: 'viewers',
} as const;

it('of movies, networks, actors and binges are found in the menu, list every row of their days, and save them', async () => {
  const page = await open('/help');
  for (const { view, path, entry, title, name } of further) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Rankings' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await heading(page, title).waitFor();
    await expect.poll(() => page.title()).toBe(`Rankings | ${entry} | CVM Insights`);
    expect(addressOf(page)).toBe(path);
    const { rows, meta } = await ask({ view, filters: [ownDays[view]] });
    const sample = formatValue('count', meta.sampleSize);
    await page.getByText(`${rows.length} ${name}s \u00b7 N = ${sample} ${ownPeople[view]} \u00b7 `).waitFor();
    const names = rows.slice(0, 8).map((row) => truncate(String(row[name]), 100));
    await expect.poll(() => drawnNames(page)).toEqual(names);
    const link = grid(page).getByRole('link', { name: String(names[0]), exact: true });
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^/${name}/${rows[0]?.[`${name}Id`]}`));
    expect(await grid(page).getByRole('columnheader').allTextContents()).toEqual([
      '#',
      ...columnsOf(view).map(({ label }) => label),
    ]);
    if (view === 'actorSummary') {
      const portrait = grid(page).locator('td[data-column="0"] img').first();
      await expect.poll(async () => (await portrait.boundingBox())?.width).toBe(24);
    }
    const csv = await exported(page, exportButton(page), 'CSV');
    expect(csv.name).toMatch(new RegExp(`^cvmi_${view}_${title.replaceAll(' ', '-')}_\\d{8}\\.csv$`));
    expect(parseCsv(csv.bytes.toString('utf8'))).toHaveLength(rows.length + 2);
  }
});

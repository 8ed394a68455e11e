/** A file in the background: begun where a download takes long, told of on another page, there after a reload, fetched and read. */
import { parseCsv } from 'hucre/csv';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { heading } from './pages/any-page.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();

const fields = ['title', 'date', 'view_count'];
const address = `/report-builder?${fields.map((name) => `fields=crosstab.${name}`).join('&')}&filters=date:last 60 days`;

/** The download on screen never comes to its end, however fast the machine is. */
const holdDownload = (page: Page) =>
  page.route('**/v1/view/runStream', async (route) => {
    const isFile = route.request().postData()?.includes('"resultFormat":"csv"') === true;
    // Given up by the page, it is over.
    if (!isFile) await route.continue();
  });

const phone = { width: 390, height: 844 };

const tray = (page: Page) => page.getByRole('button', { name: /^Exports/ });

it('is made while its owner goes on, and holds every row', async () => {
  const page = await open('/404');
  await holdDownload(page);
  await page.goto(address);
  const said = page.getByText(/^[\d,]+ rows · /);
  await said.waitFor();
  const rows = Number(/^[\d,]+/.exec((await said.textContent()) ?? '')?.[0].replaceAll(',', ''));
  expect(rows).toBeGreaterThan(500);

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  await page.getByRole('button', { name: 'Exporting, cancel' }).waitFor();
  await page.getByRole('button', { name: 'Continue in the background' }).click();
  // The download on the page has made way.
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor();

  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await heading(page, 'Help').waitFor();
  const notice = page.getByRole('alert').filter({ hasText: 'Your file is ready' });
  await notice.waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: /^Download / }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^cvmi_crosstab_Report-Builder_\d{8}_\d{6}\.csv$/);
  const stream = await download.createReadStream();
  const bytes = Buffer.concat(await stream.toArray());
  // The source, the header, and the totals after the rows.
  const lines = parseCsv(bytes.toString('utf8'));
  expect(lines.length).toBe(rows + 3);
  expect(lines[1]?.slice(0, 3)).toEqual(['Title', 'Date', 'View Count']);

  // It is there after a reload, until it is removed; on a phone, too, which the list does not reach beyond.
  await page.setViewportSize(phone);
  await page.reload();
  await tray(page).click();
  const list = page.getByRole('dialog', { name: 'Exports' });
  await list.getByText(/^[\d,]+ rows, .* Kept until /).waitFor();
  const { x = 0, width = 0 } = (await list.boundingBox()) ?? {};
  expect(x + width).toBeGreaterThan(0);
  expect(x + width).toBeLessThanOrEqual(phone.width);
  await list.getByRole('button', { name: /^Remove / }).click();
  await expect.poll(() => tray(page).count()).toBe(0);
});

it('leaves the words above a table their room on a phone while it is made', async () => {
  const page = await open('/report/release-calendar', phone);
  const words = page.getByText(/^\d+ weeks? · /);
  await words.waitFor();
  // Never answered.
  await page.route('**/v1/query-view/**', () => undefined);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  await page.getByRole('button', { name: 'Continue in the background' }).waitFor();
  expect((await words.boundingBox())?.width).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Exporting, cancel' }).click();
});

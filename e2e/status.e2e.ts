/** What everybody can find out about the portal itself: system status, release notes, help. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { heading } from './pages/any-page.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const nobody = { as: null };

it('the system status is public, where the date in the footer leads, and says that the data is up to date', async () => {
  const page = await open('/login', nobody);
  await page.getByRole('link', { name: 'Data available through November 15, 2026' }).click();
  await heading(page, 'System Status').waitFor();
  await page.getByText('Completed! The data in CVMi is up to date.', { exact: true }).waitFor();
  await page.getByText('100%', { exact: true }).waitFor();
  expect(await page.getByRole('progressbar', { name: 'Data refresh' }).getAttribute('aria-valuenow')).toBe('100');
  await page.getByRole('main').getByText('November 15, 2026').waitFor();
  await expect.poll(() => page.title()).toBe('System Status | CVM Insights');
});

it('a downtime screen stands in place of the page while the portal says that it cannot work, not because its check failed', async () => {
  const unavailable = 'The system is currently unavailable.';
  const page = await open('/404', { provoked: [/Failed to load resource/, /status check failed/] });
  await page.route('**/v1/status-check', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().includes('status check failed'));
  await page.goto('/release-notes');
  await logged;
  await heading(page, 'Release Notes').waitFor();
  expect(await heading(page, unavailable).count()).toBe(0);

  await page.unroute('**/v1/status-check');
  const stopped = { success: true, healthy: false, messages: [], error: 'The data store does not answer.' };
  await page.route('**/v1/status-check', (route) => route.fulfill({ json: stopped }));
  await page.reload();
  await heading(page, unavailable).waitFor();
  await page
    .getByText(
      "We're very sorry for the inconvenience. Please try again later or contact your representative for support.",
    )
    .waitFor();
  await page.getByRole('link', { name: 'support@cvm.example' }).waitFor();
  await page.unroute('**/v1/status-check');
  await page.getByRole('button', { name: 'Retry' }).click();
  await heading(page, 'Release Notes').waitFor();
});

type Item = { description?: string; html?: string };

it('the help page names the support and shows the glossary in a frame 1000 pixels high; release notes list every version', async () => {
  const page = await open('/404');
  // The browser of the tests has no viewer of PDFs; people's own have.
  await page.evaluate(`Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })`);
  await page.getByRole('link', { name: 'Help' }).click();
  await heading(page, 'Help').waitFor();
  const contact = page.getByRole('region', { name: 'Contact' });
  expect(await contact.getByRole('link').getAttribute('href')).toBe('mailto:support@cvm.example');
  const frame = page.getByTitle('Metric Glossary');
  expect(await frame.getAttribute('src')).toBe('/metric_glossary.pdf');
  expect((await frame.boundingBox())?.height).toBe(1000);
  const pdf = await page.request.get('/metric_glossary.pdf');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const file = path.resolve(import.meta.dirname, '../release-notes.json');
  const notes: { version: string; categories: { title: string; items: Item[] }[] }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  await page.getByRole('button', { name: /^Profile menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Release Notes' }).click();
  await heading(page, 'Release Notes').waitFor();
  await expect.poll(() => page.title()).toBe('Release Notes | CVM Insights');
  for (const { version, categories } of notes) {
    const entry = page.getByRole('region', { name: `Version ${version}` });
    for (const { title } of categories) await entry.getByRole('heading', { name: title }).waitFor();
    // Nested items among them. All at once: each look at a page this long takes a while.
    const said = ((await entry.textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const { description, html = '' } of categories.flatMap(({ items }) => items))
      expect(said).toContain((description ?? html.replace(/<[^>]*>/g, '')).replaceAll(/\s+/g, ' '));
  }
});

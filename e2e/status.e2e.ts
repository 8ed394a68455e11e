/** What everybody can find out about the portal itself: system status, release notes, help. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { heading } from './pages/any-page.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const nobody = { as: null };
const completed = 'Completed! The data in CVMi is up to date.';

describe('the system status page', () => {
  it('is public and says that the data is up to date', async () => {
    const page = await open('/system-status', nobody);
    await page.getByText(completed, { exact: true }).waitFor();
    await page.getByText('100%', { exact: true }).waitFor();
    expect(await page.getByRole('progressbar', { name: 'Data refresh' }).getAttribute('aria-valuenow')).toBe('100');
    await page.getByRole('main').getByText('November 15, 2026').waitFor();
    await expect.poll(() => page.title()).toBe('System Status | CVM Insights');
  });

  it('is where the date in the footer leads', async () => {
    const page = await open('/login', nobody);
    await page.getByRole('link', { name: 'Data available through November 15, 2026' }).click();
    await heading(page, 'System Status').waitFor();
  });

  it('says that the date is not known when the check fails, and tries again when asked', async () => {
    const page = await open('/login', { ...nobody, provoked: [/Failed to load resource/] });
    await page.route('**/v1/pdt-status-check', (route) => route.abort());
    await page.goto('/system-status');
    await page.getByRole('link', { name: 'Data available through Unknown' }).waitFor();
    await page.getByText('This could not be loaded').waitFor();
    await page.unroute('**/v1/pdt-status-check');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(completed).waitFor();
  });
});

describe('the downtime screen', () => {
  const unavailable = 'The system is currently unavailable.';

  it('stands in place of the page, with whom to write to, while the portal says that it cannot work', async () => {
    const page = await open('/404');
    const stopped = { success: true, healthy: false, messages: [], error: 'The data store does not answer.' };
    await page.route('**/v1/status-check', (route) => route.fulfill({ json: stopped }));
    await page.goto('/release-notes');
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

  it('takes no page away because the check itself failed: that is only logged', async () => {
    const page = await open('/404', { provoked: [/Failed to load resource/, /status check failed/] });
    await page.route('**/v1/status-check', (route) => route.abort());
    const logged = page.waitForEvent('console', (message) => message.text().includes('status check failed'));
    await page.goto('/release-notes');
    await logged;
    await heading(page, 'Release Notes').waitFor();
    expect(await heading(page, unavailable).count()).toBe(0);
  });
});

describe('the release notes', () => {
  it('list every version with its date and its items, nested ones among them', async () => {
    const file = path.resolve(import.meta.dirname, '../release-notes.json');
    type Item = { description?: string; html?: string };
    const notes: { version: string; categories: { title: string; items: Item[] }[] }[] = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const page = await open('/');
    await page.getByRole('button', { name: /^Profile menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Release Notes' }).click();
    await heading(page, 'Release Notes').waitFor();
    await expect.poll(() => page.title()).toBe('Release Notes | CVM Insights');
    for (const { version, categories } of notes) {
      const entry = page.getByRole('region', { name: `Version ${version}` });
      for (const { title, items } of categories) {
        await entry.getByRole('heading', { name: title }).waitFor();
        for (const { description, html = '' } of items)
          await entry
            .getByText(description ?? html.replace(/<[^>]*>/g, ''))
            .first()
            .waitFor();
      }
    }
  });
});

describe('the help page', () => {
  it('names the address of the support and shows the metric glossary in a frame 1000 pixels high', async () => {
    const page = await open('/');
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
  });
});

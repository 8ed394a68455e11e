/**
 * A report as published: it is published, other data is loaded, and both links are opened. The portal is this file's own, as the
 * data of the others stays as it is.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDemo } from '@cvm/demo';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { owner, type Portal, startPortal } from '../system/portal.ts';
import { heading } from './pages/any-page.ts';
import { exported } from './pages/export.ts';
import { logIn } from './pages/login.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const name = 'Viewers by genre';

let portal: Portal;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cvm-e2e-published-'));
  const dataset = { titles: 20, seed: 1 };
  await generateDemo({ ...dataset, members: 400, dataThrough: '2026-11-15', out: path.join(folder, 'first') });
  await generateDemo({ ...dataset, members: 600, dataThrough: '2026-11-16', out: path.join(folder, 'next') });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// For each try: what is loaded into it stays.
beforeEach(async () => {
  portal = await startPortal(path.join(folder, 'first'));
});
afterEach(() => portal?.stop());

/** The command as an operator gives it; the portal goes on running. */
const load = (dataset: string): Promise<number> =>
  new Promise((resolve) => {
    const root = path.resolve(import.meta.dirname, '..');
    const args = ['--import', 'tsx', 'apps/cli/src/load.ts', path.join(folder, dataset)];
    execFile(process.execPath, args, { cwd: root, env: { ...process.env, DATA_DIR: portal.dataDir } }, (error) =>
      resolve(Number(error?.code ?? 0)),
    );
  });

const numberIn = (text: string): number => Number(text.replace(/[^\d.-]/g, ''));

/** The viewers of the genre in the table of the report. */
const drama = async (page: Page): Promise<number> => {
  const row = page.getByRole('grid', { name: 'Report' }).getByRole('row', { name: /^Drama/ });
  return numberIn((await row.getByRole('gridcell').nth(1).textContent()) ?? '');
};

it('keeps its figures while data changes, says so, and shows what changed row by row', async () => {
  const page = await open('/login', { as: null });
  await page.goto(`${portal.url}/login`);
  await logIn(page, owner);
  await heading(page, /^Hello/).waitFor();
  await page.goto(`${portal.url}/report-builder?fields=crosstab.genre&fields=crosstab.viewer_count`);
  const then = await drama(page);
  expect(then).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Save As' }).click();
  await page.getByLabel('Report name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await heading(page, name).waitFor();
  const live = page.url();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: /^As published/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Share as published' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = dialog.getByRole('link', { name: /^Published .* from data of November 15, 2026\.$/ });
  await link.click();
  await heading(page, name).waitFor();
  await page.getByText('Data and definitions have not changed since.').waitFor();
  expect(await page.getByRole('button', { name: 'Show what changed' }).count()).toBe(0);
  const published = page.url();
  expect(new URL(published).searchParams.get('publication')).not.toBeNull();

  expect(await load('next')).toBe(0);
  await page.goto(live);
  await expect.poll(() => drama(page)).not.toBe(then);
  const now = await drama(page);

  await page.goto(published);
  await page.getByText('Data has changed since: it goes to November 16, 2026 now.').waitFor();
  expect(await drama(page)).toBe(then);
  await page.getByRole('button', { name: 'Show what changed' }).click();
  const table = page.getByRole('table', { name: 'What changed' });
  const line = table.getByRole('row', { name: /^Drama/ });
  // Texts are read of what is there: the answer of now may be on its way.
  await line.waitFor();
  const cells = await line.getByRole('cell').allTextContents();
  expect(cells[0]).toBe('Viewer Count');
  expect(cells.slice(1).map(numberIn)).toEqual([then, now, now - then]);
  await page.getByText(/^\d+ of \d+ figures changed/).waitFor();

  const { name: fileName, bytes } = await exported(
    page,
    page.getByRole('button', { name: 'Export', exact: true }),
    'CSV',
  );
  expect(fileName).toMatch(/^Viewers by genre, published \d{4}-\d\d-\d\d\.csv$/);
  const [source = '', ...lines] = bytes.toString('utf8').split(/\r?\n/);
  expect(source).toMatch(/Data through November 15, 2026\. Published .*, from edition 1\./);
  expect(lines.find((line) => line.startsWith('Drama,'))?.split(',')[1]).toBe(String(then));

  await page.getByRole('link', { name: 'Open as of now' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await expect.poll(() => drama(page)).toBe(now);

  // Taken back, its link says so and leads to the report.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: /^As published/ }).click();
  await dialog.getByRole('button', { name: /^Unpublish: / }).click();
  await page.getByRole('button', { name: 'Yes, Unpublish' }).click();
  await dialog.getByText('It has not been published yet.').waitFor();
});

/** Who is shown a report as published: a colleague with the same permissions, and nobody whose own would answer otherwise. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { forgetSaved, send } from './call.ts';
import { heading } from './pages/any-page.ts';
import { exported } from './pages/export.ts';
import { useBrowser } from './visits.ts';

const { open } = useBrowser();
const name = 'Countries for everybody';
/** Not the analyst: other tests look at how the lists of one who has saved nothing stand empty. */
const owner = 'admin';
let address = '';

const created = z.object({ uuid: z.string() });
const published = z.object({ data: z.object({ id: z.string() }) });

beforeAll(async () => {
  const fields = ['crosstab.user_country', 'crosstab.viewer_count'];
  const report = { name, fields, filters: ['date:last 60 days'] };
  const { uuid } = created.parse(await send(owner, 'POST', 'custom-report', report));
  const publications = `custom-report/${uuid}/publications`;
  const { data } = published.parse(await send(owner, 'POST', publications, { revision: 1 }));
  address = `/reports/${uuid}?publication=${data.id}`;
});
afterAll(() => forgetSaved(owner));

it('is opened by a colleague with the figures and the name of its publisher', async () => {
  const page = await open(address);
  await heading(page, name).waitFor();
  await page.getByText(/^Published .* by Kofi Brandt, from data of /).waitFor();
  const rows = page.getByRole('grid', { name: 'Report' }).getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  const files = page.getByRole('button', { name: 'Export', exact: true });
  const { name: fileName, bytes } = await exported(page, files, 'CSV');
  expect(fileName).toMatch(/^Countries for everybody, published \d{4}-\d\d-\d\d\.csv$/);
  expect(bytes.toString('utf8')).toMatch(/^.*Data through November 15, 2026\. Published .*, from edition \d+\./);
  // It is not theirs to save over.
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
});

it('is refused to a reader with narrower permissions, with the reason, and the report as of now is offered', async () => {
  const page = await open(address, { as: 'restricted', provoked: [/403/] });
  await page.getByText(/^This is not shown to you as published: .*\. Open it as of now instead\.$/).waitFor();
  expect(await page.getByRole('grid', { name: 'Report' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Open as of now' }).click();
  const rows = page.getByRole('grid', { name: 'Report' }).getByRole('row');
  await rows.nth(1).waitFor();
  // Their own three countries and the totals, under the head.
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(5);
});

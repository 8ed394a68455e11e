/** The example of ARCHITECTURE.md, run: one row from file to chart, one filter from URL to SQL parameter. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { accessOf, parseFilters } from '@cvm/contract';
import { compile, readAnswer } from '@cvm/metrics';
import { openEdition, openEmbedded, readerOf, type Warehouse } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { devicesFigure } from '../apps/web/src/charts/prepare/devices-figure.ts';
import { goldenDataset } from './golden/fixture.ts';
import { placeGolden } from './portal.ts';

const line = 'u00000,102,901365,2023-02-20 13:42:48,Kinoport,computer,false';
const filters = ['show:102', 'country:IT', 'date:2023-02-20 00:00:00 to 2023-02-20 23:59:59'];
const page = readFileSync(path.join(import.meta.dirname, '..', 'ARCHITECTURE.md'), 'utf8');
const access = accessOf({ allowedPages: ['/show/*', '/shows'], allowedDataCategories: [], blockedReports: [] }, 0);

let warehouse: Warehouse;
const folder = mkdtempSync(path.join(tmpdir(), 'cvm-architecture-'));

beforeAll(async () => {
  await placeGolden(folder);
  warehouse = await openEmbedded({ folder: path.join(folder, 'warehouse') });
});

afterAll(async () => {
  await warehouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const compiled = async () => {
  const edition = await openEdition(warehouse);
  if (edition === null) throw new Error('Nothing is loaded.');
  return { edition, ...compile({ view: 'showMobility', clauses: parseFilters(filters), sorts: [] }, access, edition) };
};

describe('the example of ARCHITECTURE.md', () => {
  it('is the example the page shows', () => {
    expect(page).toContain(line);
    expect(page).toContain('/show/102/audience?filters=country:IT');
    expect(page.split('\n').length).toBeLessThanOrEqual(150);
  });

  it('starts as a line of the data file', () => {
    const text = gunzipSync(readFileSync(path.join(goldenDataset, 'views', 'part-1.csv.gz'))).toString();
    expect(text.split('\n')).toContain(line);
  });

  it('lands in the table of views, in the cell of its member', async () => {
    const { edition } = await compiled();
    const sql = `select titles.title_id as title_id, cells.country as country, cells.age as age, cells.gender as gender,
  toString(views.day) as day, toString(views.device) as device
from views
inner join titles on titles.title = views.title
inner join cells on cells.cell = views.cell
inner join members on members.member = views.member
where members.member_id = 'u00000' and views.at = '2023-02-20 13:42:48'`;
    const { rows } = await warehouse.query({ sql }, z.record(z.string(), z.string()), {
      name: 'architecture',
      database: edition.database,
    });
    expect(rows).toEqual([
      { title_id: '102', country: 'IT', age: '45-49', gender: 'female', day: '2023-02-20', device: 'computer' },
    ]);
  });

  it('is found by a filter that becomes a parameter', async () => {
    const { clauses, rows, panel, range } = await compiled();
    expect(clauses).toContainEqual({ id: 'country', op: 'is', values: ['IT'], join: 'or' });
    expect(rows.sql).toContain('cell in (select cell from cells where country in {country_0:Array(String)})');
    expect(rows.sql).not.toContain("'IT'");
    expect(rows.params.country_0).toEqual(['IT']);
    expect({ panel, range }).toEqual({ panel: 'Total', range: { from: '2023-02-20', to: '2023-02-20' } });
  });

  it('is counted, and prepared for the chart', async () => {
    const { edition, ...question } = await compiled();
    const options = { name: question.view.id, database: edition.database };
    const counted = await warehouse.query(question.rows, z.record(z.string(), z.number()), options);
    expect(counted.rows).toMatchObject([{ phone: 0, tablet: 1, computer: 1, tv: 0 }]);
    const rows = (await readAnswer(question, readerOf(warehouse, options))).rows();
    expect(rows).toMatchObject([{ phoneVotes: 0, tabletVotes: 1, computerVotes: 1, tvVotes: 0, computerPercent: 0.5 }]);
    const bars = devicesFigure('showMobility')(rows, { sampleSize: 1, effectiveSampleSize: null, panel: 'Total' })
      ?.chart.bars;
    expect(bars?.map(({ label, value }) => [label, value])).toEqual([
      ['Phone', 0],
      ['Tablet', 0.5],
      ['Computer', 0.5],
      ['TV', 0],
    ]);
  });
});

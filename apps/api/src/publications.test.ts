/** Reports as published: what is kept, who may read it now, and what is said of what changed. */

import { join } from 'node:path';
import {
  createSession,
  createUser,
  ensureOrganization,
  findUserByUsername,
  searchAudit,
  updateUser,
} from '@cvm/accounts';
import { crosstabAnswerSchema, userKindPages } from '@cvm/contract';
import { generateDemo } from '@cvm/demo';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnSocket } from './load/portal-socket.ts';
import { runLoad } from './load/run-load.ts';
import { openTestPortal, type TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await openTestPortal({ environment: { MINIMUM_BASE: '10' } });
});
afterAll(() => test?.close());

const f = (...names: string[]): string[] => names.map((name) => `crosstab.${name}`);
const asked = {
  name: 'Genres by gender',
  fields: f('genre', 'viewer_count', 'binge_rate', 'user_gender'),
  pivots: f('user_gender'),
  filters: ['date:last 60 days'],
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const sendWith = (token: string, method: Method, path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/v1/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
type Who = Parameters<TestPortal['tokenOf']>[0];
const send = async (method: Method, path: string, payload?: object, as: Who = 'analyst') =>
  sendWith(await test.tokenOf(as), method, path, payload);

const create = async (body: object = asked, as: Who = 'analyst'): Promise<string> =>
  (await send('POST', 'custom-report', body, as)).json().uuid;
const publish = async (uuid: string, as: Who = 'analyst', revision = 1) =>
  send('POST', `custom-report/${uuid}/publications`, { revision }, as);
const published = async (uuid: string, as: Who = 'analyst'): Promise<string> => {
  const answer = await publish(uuid, as);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return `custom-report/${uuid}/publications/${answer.json().data.id}`;
};
const live = async (body: object, as: Who = 'analyst') => {
  const { name: _, ...question } = body as typeof asked;
  const whole = { view: 'crosstab', ...question, total: true, row_total: true, honest: true };
  return crosstabAnswerSchema.parse((await send('POST', 'view/runStream', whole, as)).json());
};
const orgOf = async (name: string) => (await ensureOrganization(test.portal.accounts.db, name)).id;
const named = async (who: string) => {
  const user = await findUserByUsername(test.portal.accounts.db, `${who}@demo.example`);
  if (user === null) throw new Error(`There is no ${who}.`);
  return user;
};

/** Somebody of the organization of the analyst. */
const colleague = async (name: string, allowedDataCategories: string[], allowedPages = userKindPages.both) => {
  const { db } = test.portal.accounts;
  const organizationId = await orgOf('Northlight Streaming');
  const more = { allowedDataCategories, allowedPages: [...allowedPages], organizationId };
  const user = await createUser(db, { email: `${name}@test.example`, ...more });
  return { user, token: await createSession(db, user.id) };
};

describe('what is published', () => {
  it('is the answer of the screen, with what it came from, and is read by a colleague', async () => {
    const uuid = await create();
    const answer = await publish(uuid);
    const { edition, dataThrough } = await test.portal.edition.get();
    expect(answer.json().data).toMatchObject({
      ...{ name: asked.name, revision: 1, publishedBy: 'Ada Moreau', edition, dataThrough },
    });
    const { id } = answer.json().data;
    expect((await send('GET', `custom-report/${uuid}/publications`, undefined, 'admin')).json().data).toMatchObject([
      { id, publishedBy: 'Ada Moreau' },
    ]);
    const read = (await send('GET', `custom-report/${uuid}/publications/${id}`, undefined, 'admin')).json().data;
    const { data, meta } = await live(asked);
    expect(meta.suppressed, 'with small groups among it').toEqual({ minimumBase: 10 });
    expect(read.answer.data).toEqual(data);
    const { elapsedMs: _, columns, ...facts } = meta;
    expect(read.answer.meta).toMatchObject(facts);
    expect(read.answer.meta.columns.map(({ name }: { name: string }) => name)).toEqual(columns.map(({ name }) => name));
    const { name: __, ...question } = asked;
    expect(read).toMatchObject({ ...question, now: { edition, dataThrough } });
    expect(read.changed).toEqual({ data: false, definitions: [], recipe: false, report: false });
    const [entry] = await searchAudit(test.portal.accounts.db, { action: 'report.publish' });
    expect(entry).toMatchObject({ actor: 'analyst@demo.example', target: asked.name, details: { edition } });
  });

  it('outlives the sign-ins of its publisher: whoever reads it does so by rights of their own', async () => {
    const { user, token } = await colleague('leaver', ['country:*']);
    const uuid: string = (await sendWith(token, 'POST', 'custom-report', asked)).json().uuid;
    const { data } = (await sendWith(token, 'POST', `custom-report/${uuid}/publications`, { revision: 1 })).json();
    const path = `custom-report/${uuid}/publications/${data.id}`;
    const { answer } = (await send('GET', path)).json().data;
    await updateUser(test.portal.accounts.db, user.id, { disabled: true });
    expect((await sendWith(token, 'GET', path)).statusCode).toBe(401);
    expect((await send('GET', path)).json().data.answer).toEqual(answer);
    expect((await send('GET', path, undefined, 'shows')).statusCode).toBe(403);
  });

  it('is published and taken back by those who may save over the report alone', async () => {
    const uuid = await create();
    for (const as of ['admin', 'shows'] as const) expect((await publish(uuid, as)).statusCode).toBe(403);
    const shares = (access: string) => ({ shares: [{ userId: '', access }] });
    const share = async (access: string) => {
      const { id: userId } = await named('admin');
      const body = shares(access);
      await send('PUT', `custom-report/${uuid}/colleagues`, { shares: [{ ...body.shares[0], userId }] });
    };
    await share('view');
    expect((await publish(uuid, 'admin')).statusCode).toBe(403);
    await share('edit');
    const path = await published(uuid, 'admin');
    expect((await send('DELETE', path, undefined, 'auditor')).statusCode).toBe(403);
    expect((await send('DELETE', path)).json()).toEqual({ success: true });
    const gone = await send('GET', path);
    expect([gone.statusCode, gone.json().error.message]).toEqual([404, 'This is not published any more.']);
    const [entry] = await searchAudit(test.portal.accounts.db, { action: 'report.unpublish' });
    expect(entry).toMatchObject({ actor: 'analyst@demo.example', target: asked.name });
  });

  it('is the revision that is meant, and says when the report was edited since', async () => {
    const uuid = await create();
    const path = await published(uuid);
    await send('PUT', `custom-report/${uuid}`, { ...asked, name: 'Renamed', revision: 1 });
    expect((await send('GET', path)).json().data.changed.report, 'a name is no question').toBe(false);
    await send('PUT', `custom-report/${uuid}`, { ...asked, filters: ['date:last 30 days'], revision: 2 });
    const read = (await send('GET', path)).json().data;
    expect(read).toMatchObject({ name: asked.name, filters: asked.filters, revision: 1, changed: { report: true } });
    const late = await publish(uuid, 'analyst', 2);
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict']);
    expect((await send('POST', `custom-report/${uuid}/publications`, {})).statusCode).toBe(400);
  });

  it('is not to be had while the report lies in the bin, nor of another report', async () => {
    const uuid = await create();
    const path = await published(uuid);
    const [id = ''] = path.split('/').slice(-1);
    const other = await create();
    expect((await send('GET', `custom-report/${other}/publications/${id}`)).statusCode).toBe(404);
    await send('DELETE', `custom-report/${uuid}`);
    for (const [method, at] of [
      ['GET', path],
      ['GET', `${path}/file?resultFormat=csv`],
      ['DELETE', path],
      ['GET', `custom-report/${uuid}/publications`],
    ] as const)
      expect((await send(method, at)).statusCode).toBe(404);
    await send('POST', `report-bin/${uuid}/restore`, {});
    expect((await send('GET', path)).statusCode).toBe(200);
  });

  it('is refused where it is too large to be kept whole, with how large', async () => {
    const uuid = await create({ name: 'All', fields: f('date', 'content_id', 'user_country', 'view_count') });
    const answer = await publish(uuid);
    expect([answer.statusCode, answer.json().error]).toEqual([
      413,
      {
        code: 'too_large',
        message: expect.stringMatching(/^The report has [0-9,]+ rows; up to 20,000 are published\. Narrow the filters/),
      },
    ]);
    expect((await send('GET', `custom-report/${uuid}/publications`)).json().data).toEqual([]);
  });

  it('is refused as a question that cannot be asked is', async () => {
    const uuid = await create({ name: 'No measure', fields: f('genre') });
    expect((await publish(uuid)).json().error.code).toBe('bad_request');
    for (const id of ['nonsense', "x' or 1=1", '00000000-0000-4000-8000-000000000000']) {
      const at = `custom-report/${encodeURIComponent(id)}/publications`;
      expect((await send('POST', at, { revision: 1 })).statusCode).toBe(404);
      expect((await send('GET', `custom-report/${uuid}/publications/${encodeURIComponent(id)}`)).statusCode).toBe(404);
    }
  });
});

describe('who may read it', () => {
  const refusedTo = async (token: string, path: string, reason: string) => {
    for (const at of [path, `${path}/file?resultFormat=json`]) {
      const answer = await sendWith(token, 'GET', at);
      expect([answer.statusCode, answer.json().error]).toEqual([
        403,
        { code: 'forbidden', message: `This is not shown to you as published: ${reason}. Open it as of now instead.` },
      ]);
      expect(answer.body).not.toContain('viewer_count');
    }
  };
  const otherPermissions = 'it was made under other permissions than yours';

  it('nobody of another organization, whatever they may see', async () => {
    const uuid = await create();
    const path = await published(uuid);
    const { db } = test.portal.accounts;
    const allowedPages = [...(await named('analyst')).allowedPages];
    for (const organizationId of [await orgOf('Elsewhere'), null]) {
      const email = `stranger-${organizationId}@test.example`;
      const user = await createUser(db, {
        email,
        allowedPages,
        ...(organizationId === null ? {} : { organizationId }),
      });
      await refusedTo(await createSession(db, user.id), path, 'it was published in another organization');
    }
    expect((await send('GET', `custom-report/${uuid}/publications`, undefined, 'shows')).json().data).toEqual([]);
  });

  it('nobody whose limits are narrower or wider, or who sees other kinds of title', async () => {
    const path = await published(await create());
    const narrow = await colleague('narrow', ['country:US']);
    await refusedTo(narrow.token, path, otherPermissions);
    const shows = await colleague('shows-only', ['country:*'], userKindPages.shows);
    await refusedTo(shows.token, path, otherPermissions);
    const window = await colleague('window', ['date:1']);
    await refusedTo(window.token, path, otherPermissions);

    const own = (await sendWith(narrow.token, 'POST', 'custom-report', asked)).json().uuid;
    const kept = await sendWith(narrow.token, 'POST', `custom-report/${own}/publications`, { revision: 1 });
    const theirs = `custom-report/${own}/publications/${kept.json().data.id}`;
    expect((await sendWith(narrow.token, 'GET', theirs)).statusCode).toBe(200);
    await refusedTo(await test.tokenOf('analyst'), theirs, otherPermissions);
  });

  it('whoever has the same limits in another order, and a window that does not reach into its days', async () => {
    const one = await colleague('one', ['country:US,GB', 'genre:Drama,Comedy']);
    const other = await colleague('other', ['genre:Comedy,Drama', 'country:GB,US', 'date:240']);
    const uuid = (await sendWith(one.token, 'POST', 'custom-report', asked)).json().uuid;
    const kept = await sendWith(one.token, 'POST', `custom-report/${uuid}/publications`, { revision: 1 });
    const path = `custom-report/${uuid}/publications/${kept.json().data.id}`;
    const read = await sendWith(other.token, 'GET', path);
    expect([read.statusCode, read.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  });

  it('nobody any more whose permissions were taken away, its publisher neither', async () => {
    const { user, token } = await colleague('revoked', ['country:*']);
    const path = await published(await create());
    const { db } = test.portal.accounts;
    const reading = async () => (await sendWith(await createSession(db, user.id), 'GET', path)).statusCode;
    expect((await sendWith(token, 'GET', path)).statusCode).toBe(200);
    await updateUser(db, user.id, { allowedDataCategories: ['country:US'] });
    expect(await reading()).toBe(403);
    await updateUser(db, user.id, { allowedDataCategories: ['country:*'], allowedPages: ['/shows'] });
    expect(await reading()).toBe(403);
    await updateUser(db, user.id, {
      allowedPages: [...userKindPages.both],
      blockedReports: ['/report-builder', '/reports', '/reports/*'],
    });
    expect(await reading()).toBe(403);
    await updateUser(db, user.id, { blockedReports: [] });
    expect(await reading()).toBe(200);
    await updateUser(db, user.id, { organizationId: await orgOf('Elsewhere') });
    expect(await reading()).toBe(403);

    const own = (await sendWith(token, 'POST', 'custom-report', asked)).json().uuid;
    const kept = await sendWith(token, 'POST', `custom-report/${own}/publications`, { revision: 1 });
    const theirs = `custom-report/${own}/publications/${kept.json().data.id}`;
    expect((await sendWith(token, 'GET', theirs)).statusCode).toBe(200);
    await updateUser(db, user.id, { allowedDataCategories: ['gender:female'] });
    expect((await sendWith(await createSession(db, user.id), 'GET', theirs)).statusCode).toBe(403);
  });
});

describe('files of it', () => {
  it('hold the kept figures and name the edition', async () => {
    const path = await published(await create());
    const { data, meta } = (await send('GET', path)).json().data.answer;
    const file = (format: string) => send('GET', `${path}/file?resultFormat=${format}`);
    const csv = await file('csv');
    expect(csv.headers['content-disposition']).toMatch(/filename="cvmi_crosstab_Genres-by-gender_\d{8}\.csv"/);
    const [source, header, ...rows] = parseCsv(csv.body);
    expect(source?.[0]).toMatch(
      /^Source: CVM Insights, Genres by gender\..* Published [A-Z][a-z]+ \d+, \d{4} by Ada Moreau, from edition 1\.$/,
    );
    expect(header).toEqual(meta.columns.map(({ label }: { label: string }) => label));
    expect(rows).toHaveLength(data.length);
    expect(csv.body).toContain('Suppressed');
    const workbook = await readXlsx(new Uint8Array((await file('xlsx')).rawPayload));
    const [sheet, about] = workbook.sheets;
    expect(sheet?.rows.slice(2).map((row) => row[1])).toEqual(
      data.map((row: Record<string, unknown>) =>
        (row.suppressed as string[] | undefined)?.includes(meta.columns[1].name)
          ? 'Suppressed'
          : row[meta.columns[1].name],
      ),
    );
    expect(about?.rows.flat().join(' ')).toMatch(/Published .* from edition 1\./);
    const read = await parquetReadObjects({ file: new Uint8Array((await file('parquet')).rawPayload).buffer });
    expect(read.map((row) => row[meta.columns[1].name])).toEqual(
      data.map((row: Record<string, unknown>) => row[meta.columns[1].name]),
    );
    expect((await file('json')).json()).toMatchObject({ data });
    expect((await file('pdf')).statusCode).toBe(400);
    const [entry] = await searchAudit(test.portal.accounts.db, { action: 'export.view' });
    expect(entry).toMatchObject({ target: asked.name, details: { format: 'json', published: expect.any(String) } });
  });
});

describe('files of it with only real differences', () => {
  const compared = {
    ...{ name: 'Genres by gender', fields: f('genre', 'user_gender', 'viewer_share_by_column') },
    ...{ pivots: f('user_gender'), filters: [] },
  };
  const isReal = (row: object): boolean =>
    Object.entries(row).some(([name, value]) => name.endsWith('|differs') && typeof value === 'string');

  it('hold those rows and the totals, and say so, as files of the live report do', async () => {
    const path = await published(await create(compared));
    const { data } = (await send('GET', path)).json().data.answer;
    const wanted = data.filter((row: { _total?: boolean }) => row._total === true || isReal(row));
    expect([wanted.length > 1, wanted.length < data.length]).toEqual([true, true]);
    const file = (format: string) => send('GET', `${path}/file?resultFormat=${format}&real_only=true`);
    const json = (await file('json')).json();
    expect([json.data, json.meta.rows, json.meta.rowsAll]).toEqual([wanted, wanted.length, undefined]);
    const [source, , ...rows] = parseCsv((await file('csv')).body);
    expect(rows).toHaveLength(wanted.length);
    expect(source?.[0]).toContain('Only real differences: rows in which chance');
    const { sheets } = await readXlsx(new Uint8Array((await file('xlsx')).rawPayload));
    expect(sheets[0]?.rows.slice(2)).toHaveLength(wanted.length);
    expect(sheets[1]?.rows.flat().join(' ')).toContain('Only real differences: rows in which chance');
    const read = await parquetReadObjects({ file: new Uint8Array((await file('parquet')).rawPayload).buffer });
    expect(read).toHaveLength(wanted.length);
  });
});

describe('a list of reports', () => {
  it('tells what was published last, to people of the organization in which it was', async () => {
    const uuid = await create({ ...asked, name: 'Told of' });
    const { id: owner } = await named('analyst');
    const told = async () => {
      const { data } = (await send('GET', `custom-reports/${owner}`)).json();
      return data.find((report: { uuid: string }) => report.uuid === uuid).published;
    };
    expect(await told()).toBeNull();
    await publish(uuid);
    const last = (await publish(uuid)).json().data;
    expect(await told()).toEqual({ id: last.id, datePublished: last.datePublished });
    const { user, token } = await colleague('told', ['country:*']);
    await send('PUT', `custom-report/${uuid}/colleagues`, { shares: [{ userId: user.id, access: 'view' }] });
    const shared = (await sendWith(token, 'GET', 'shared-reports')).json().data;
    expect(shared).toMatchObject([{ uuid, published: { id: last.id } }]);
    await updateUser(test.portal.accounts.db, (await named('analyst')).id, {
      organizationId: await orgOf('Elsewhere'),
    });
    expect(await told()).toBeNull();
    await updateUser(test.portal.accounts.db, owner, { organizationId: await orgOf('Northlight Streaming') });
  });
});

describe('once other data is loaded', () => {
  it('says that data has changed where another store has a load of the same number and day', async () => {
    const path = await published(await create());
    expect((await send('GET', path)).json().data.changed.data).toBe(false);
    const { warehouse } = test.portal;
    await warehouse.command(
      'alter table cvm.editions update loaded_at = loaded_at + interval 1 hour where 1 settings mutations_sync = 2',
      { name: 'test' },
    );
    expect((await send('GET', path)).json().data.changed.data).toBe(true);
  });

  it('says so whatever the clock of the data store, which may be ahead of that of the portal', async () => {
    const { warehouse } = test.portal;
    const set = (change: string) =>
      warehouse.command(`alter table cvm.editions update loaded_at = ${change} where 1 settings mutations_sync = 2`, {
        name: 'test',
      });
    await set('now() + interval 1 day');
    const path = await published(await create());
    expect((await send('GET', path)).json().data.changed.data).toBe(false);
    await set('now() - interval 1 day');
    expect((await send('GET', path)).json().data.changed.data).toBe(true);
  });

  it('is what it was, says that data has changed, and is refused where days have left the window of its reader', async () => {
    const uuid = await create();
    const path = await published(uuid);
    const before = (await send('GET', path)).json().data;
    const windowed = await colleague('rolling', ['date:2']);
    const own = (await sendWith(windowed.token, 'POST', 'custom-report', asked)).json().uuid;
    const kept = await sendWith(windowed.token, 'POST', `custom-report/${own}/publications`, { revision: 1 });
    const theirs = `custom-report/${own}/publications/${kept.json().data.id}`;
    expect((await sendWith(windowed.token, 'GET', theirs)).statusCode).toBe(200);

    const socket = await listenOnSocket(test.portal);
    const folder = join(test.dir, 'other');
    await generateDemo({ members: 100, titles: 12, seed: 7, out: folder, dataThrough: '2026-11-20' });
    const signal = new AbortController().signal;
    await runLoad(test.portal.settings, { folder, mode: 'full' }, { onProgress: () => {}, signal });
    await socket.close();

    const after = (await send('GET', path)).json().data;
    expect(after.answer).toEqual(before.answer);
    expect(after.changed).toMatchObject({ data: true, definitions: [], report: false });
    expect(after.now.edition).toBe(2);
    expect(after.now.dataThrough > before.dataThrough).toBe(true);
    expect((await live(asked)).data, 'asked now').not.toEqual(before.answer.data);
    const csv = (await send('GET', `${path}/file?resultFormat=csv`)).body;
    expect(parseCsv(csv)[0]?.[0]).toMatch(/from edition 1\.$/);
    const gone = await sendWith(windowed.token, 'GET', theirs);
    expect([gone.statusCode, gone.json().error.message]).toEqual([
      403,
      expect.stringMatching(/it tells of days before September \d\d, 2026, which you do not see any more/),
    ]);
  });
});

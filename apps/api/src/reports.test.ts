/** Saved reports and the caller's own name: who may read, who may write, and what is refused by name. */
import { createSession, createUser, putReport, searchAudit } from '@cvm/accounts';
import {
  reportAnswerSchema,
  reportBinSchema,
  reportListSchema,
  reportRevisionsSchema,
  userKindPages,
} from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

type Who = Parameters<TestPortal['tokenOf']>[0];

const report = {
  name: 'Views by country',
  view: 'crosstab',
  renderer: '',
  fields: ['crosstab.view_count', 'crosstab.user_country'],
  aggregators: [],
  sorts: ['crosstab.view_count desc'],
  filters: ['country:US,GB'],
  pivots: [],
};

const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, as: Who = 'analyst') =>
  test.app.inject({
    method,
    url: `/v1/${path}`,
    headers: { authorization: `Bearer ${await test.tokenOf(as)}` },
    ...(payload === undefined ? {} : { payload }),
  });

const idOf = async (as: Who): Promise<string> => (await test.get('/v1/user/profile', as)).json().userId;
const listed = async (as: Who) =>
  reportListSchema.parse((await send('GET', `custom-reports/${await idOf(as)}`, undefined, as)).json()).data;
const create = async (as: Who = 'analyst', body: object = report): Promise<string> =>
  (await send('POST', 'custom-report', body, as)).json().uuid;

describe('saved reports', () => {
  it('are created, listed by name, read back, saved over and deleted by their owner', async () => {
    const userId = await idOf('analyst');
    const created = (await send('POST', 'custom-report', { ...report, userId })).json();
    expect(created).toMatchObject({ success: true, name: 'Views by country' });
    const read = reportAnswerSchema.parse((await send('GET', `custom-report/${created.uuid}`)).json()).data;
    expect(read).toMatchObject({ ...report, uuid: created.uuid, userId, status: 'active', limit: null });
    const { uuid, name, status, dateCreated, dateModified } = read;
    expect(read).toMatchObject({ revision: 1, modifiedBy: 'Ada Moreau' });
    // What a report asks is answered with the report itself.
    const [listedReport] = (await send('GET', `custom-reports/${userId}`)).json().data;
    const people = { userId, owner: 'Ada Moreau', modifiedBy: 'Ada Moreau', access: 'own', tags: [] };
    expect(listedReport).toEqual({ uuid, name, status, dateCreated, dateModified, ...people, published: null });

    const { name: _, ...unnamed } = report;
    const changed = await send('PUT', `custom-report/${created.uuid}`, {
      ...unnamed,
      filters: ['gender:female'],
      revision: 1,
    });
    expect(changed.json()).toEqual({ success: true, uuid: created.uuid, name: 'Views by country', revision: 2 });
    expect(await listed('analyst')).toMatchObject([{ uuid: created.uuid }]);
    const saved = (await send('GET', `custom-report/${created.uuid}`)).json().data;
    expect(saved.filters).toEqual(['gender:female']);

    expect((await send('DELETE', `custom-report/${created.uuid}`, { userId })).json()).toEqual({ success: true });
    expect(await listed('analyst')).toEqual([]);
  });

  it('name shows as titles when they are read', async () => {
    const uuid = await create('analyst', { ...report, filters: ['show:1|2'] });
    const { filters } = (await send('GET', `custom-report/${uuid}`)).json().data;
    expect(filters).toEqual(['title:1|2']);
    await send('DELETE', `custom-report/${uuid}`);
  });

  it('are read by everybody who may see their pages, and changed by nobody but their owner', async () => {
    const uuid = await create();
    expect((await send('GET', `custom-report/${uuid}`, undefined, 'shows')).json().data.name).toBe('Views by country');
    expect(await listed('shows')).toEqual([]);
    for (const answer of [
      await send('PUT', `custom-report/${uuid}`, { ...report, revision: 1 }, 'shows'),
      await send('DELETE', `custom-report/${uuid}`, undefined, 'shows'),
      await send('GET', `custom-reports/${await idOf('analyst')}`, undefined, 'shows'),
      await send('POST', 'custom-report', { ...report, userId: await idOf('analyst') }, 'shows'),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.code).toBe('forbidden');
    }
    expect(await listed('analyst')).toHaveLength(1);
    await send('DELETE', `custom-report/${uuid}`);
  });

  it('are nothing to a user without their pages, and locked for one that is blocked from them', async () => {
    const uuid = await create();
    expect((await send('GET', `custom-report/${uuid}`, undefined, 'gem')).statusCode).toBe(403);
    const { db } = test.portal.accounts;
    const allowedPages = [...userKindPages.both];
    const blockedReports = ['/report-builder', '/reports', '/reports/*'];
    const user = await createUser(db, { email: 'locked@test.example', allowedPages, blockedReports });
    const headers = { authorization: `Bearer ${await createSession(db, user.id)}` };
    const answer = await test.app.inject({ url: `/v1/custom-report/${uuid}`, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ blocked: true, error: { code: 'blocked' } });
    await send('DELETE', `custom-report/${uuid}`);
  });

  it.each(['/report-builder', '/reports/*'])('have no figures for one that is blocked from %s alone', async (page) => {
    const { db } = test.portal.accounts;
    const access = { allowedPages: [...userKindPages.both], blockedReports: [page] };
    const user = await createUser(db, { email: `locked${page.length}@test.example`, ...access });
    const headers = { authorization: `Bearer ${await createSession(db, user.id)}` };
    const payload = { view: 'crosstab', fields: ['crosstab.view_count'] };
    const run = await test.app.inject({ method: 'POST', url: '/v1/view/runStream', headers, payload });
    expect([run.statusCode, run.json().error.code]).toEqual([403, 'blocked']);
    // The list is a page of its own.
    expect((await test.app.inject({ url: `/v1/custom-reports/${user.id}`, headers })).statusCode).toBe(200);
  });

  it('that are shared, deleted and restored stand in the audit log, and so do the rows of one as JSON', async () => {
    const { db } = test.portal.accounts;
    const uuid = await create('analyst', { ...report, name: 'Written down' });
    const shares = [{ userId: await idOf('admin'), access: 'view' }];
    await send('PUT', `custom-report/${uuid}/colleagues`, { shares });
    await send('DELETE', `custom-report/${uuid}`);
    await send('POST', `report-bin/${uuid}/restore`, {});
    await send('DELETE', `custom-report/${uuid}`);
    await send('DELETE', `report-bin/${uuid}`);
    // What is refused has not been done.
    await send('DELETE', `report-bin/${uuid}`);
    const entries = await searchAudit(db, { target: 'Written down' });
    expect(entries.map(({ action }) => action)).toEqual([
      ...['report.deleteForGood', 'report.delete', 'report.restore', 'report.delete', 'report.share'],
    ]);
    expect(entries.at(-1)).toMatchObject({
      ...{ actor: 'analyst@demo.example', target: 'Written down' },
      details: { report: uuid, view: ['Kofi Brandt'], edit: [] },
    });
    const { view, filters } = report;
    const pivots = ['crosstab.user_gender'];
    const fields = ['crosstab.user_country', ...pivots, 'crosstab.view_count'];
    for (const resultFormat of ['json', 'ndjson', 'csv']) {
      const sent = await send('POST', 'view/runStream', { view, fields, pivots, filters, resultFormat });
      expect(sent.statusCode).toBe(200);
      const [read] = await searchAudit(db, { action: resultFormat === 'csv' ? 'export.view' : 'export.rows' });
      // All of them are of one view: what was in it is told by its fields.
      const details = { view: 'crosstab', fields: ['User Country', 'User Gender (across)', 'View Count'] };
      expect(read).toMatchObject({ target: 'Report Builder', details: { ...details, format: resultFormat } });
    }
  });

  it('lie in the bin once deleted, come back from it, and are deleted for good', async () => {
    const uuid = await create();
    const bin = async (as: Who = 'analyst') =>
      reportBinSchema.parse((await send('GET', 'report-bin', undefined, as)).json()).data;
    await send('DELETE', `custom-report/${uuid}`);
    expect((await send('GET', `custom-report/${uuid}`)).statusCode).toBe(404);
    expect(await bin('shows')).toEqual([]);
    const [binned] = (await bin()).filter((one) => one.uuid === uuid);
    expect(binned?.name).toBe('Views by country');
    expect(Date.parse(binned?.dateDeleted ?? '') - Date.parse(binned?.dateBinned ?? '')).toBe(30 * 86_400_000);
    expect((await send('POST', `report-bin/${uuid}/restore`, {}, 'shows')).statusCode).toBe(404);
    expect((await send('POST', `report-bin/${uuid}/restore`, {})).json()).toEqual({ success: true });
    expect(await listed('analyst')).toMatchObject([{ uuid }]);
    expect((await send('DELETE', `report-bin/${uuid}`)).statusCode, 'not while it is in use').toBe(404);
    await send('DELETE', `custom-report/${uuid}`);
    expect((await send('DELETE', `report-bin/${uuid}`, undefined, 'shows')).statusCode, 'by its owner alone').toBe(404);
    expect((await send('DELETE', `report-bin/${uuid}`)).json()).toEqual({ success: true });
    expect((await bin()).some((one) => one.uuid === uuid)).toBe(false);
  });

  it('keep what they were before each save, for their owner', async () => {
    const uuid = await create();
    await send('PUT', `custom-report/${uuid}`, { ...report, name: 'Renamed', filters: ['gender:female'], revision: 1 });
    const { data } = reportRevisionsSchema.parse((await send('GET', `custom-report/${uuid}/revisions`)).json());
    const { name, fields, filters } = report;
    expect(data).toMatchObject([{ revision: 1, name, fields, filters, savedBy: 'Ada Moreau' }]);
    expect((await send('GET', `custom-report/${uuid}/revisions`, undefined, 'shows')).statusCode).toBe(403);
    await send('DELETE', `custom-report/${uuid}`);
  });

  it('that cannot be read as they were kept say so, as do their revisions, and are saved over', async () => {
    const { db } = test.portal.accounts;
    const userId = await idOf('analyst');
    const stored = { fields: ['crosstab.gone'], pivots: [], calculated: [], sorts: [], filters: [] };
    const { id: uuid } = await putReport(db, userId, null, { name: 'Old', definition: stored, version: 2 });
    const problem = expect.stringMatching(/cannot be read.* There is no field "crosstab[.]gone"[.]$/);
    const read = reportAnswerSchema.parse((await send('GET', `custom-report/${uuid}`)).json()).data;
    expect(read).toMatchObject({ name: 'Old', fields: [], filters: [], problem });
    const refused = await send('POST', `custom-report/${uuid}/publications`, { revision: 1 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toEqual({ code: 'conflict', message: problem });

    await send('PUT', `custom-report/${uuid}`, { ...report, revision: 1 });
    expect((await send('GET', `custom-report/${uuid}`)).json().data).not.toHaveProperty('problem');
    await putReport(db, userId, uuid, { name: 'Newer', definition: stored, version: 99 });
    const { data } = reportRevisionsSchema.parse((await send('GET', `custom-report/${uuid}/revisions`)).json());
    expect(data).toMatchObject([
      { revision: 2, name: report.name, fields: report.fields },
      { revision: 1, name: 'Old', fields: [], problem },
    ]);
    const newer = (await send('GET', `custom-report/${uuid}`)).json().data;
    expect(newer.problem).toMatch(/its owner can delete it[.]$/);
    await send('DELETE', `custom-report/${uuid}`);
  });

  it('take no limit, which nothing would hold them to; one that was kept is none', async () => {
    const refused = await send('POST', 'custom-report', { ...report, limit: 5 });
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      expect.objectContaining({ message: 'A report has no limit of rows: who asks for it says how many.' }),
    ]);
    const { db } = test.portal.accounts;
    const { name, ...definition } = { ...report, calculated: [], sorts: [], limit: 5 };
    const { id: uuid } = await putReport(db, await idOf('analyst'), null, { name, definition, version: 2 });
    const read = reportAnswerSchema.parse((await send('GET', `custom-report/${uuid}`)).json()).data;
    expect(read).toMatchObject({ fields: report.fields, limit: null });
    expect(read).not.toHaveProperty('problem');
    await send('DELETE', `custom-report/${uuid}`);
  });

  it('are not saved over what was saved meanwhile by whoever it is, and by nobody who does not say where they began', async () => {
    const uuid = await create();
    const save = (name: string, revision?: number) =>
      send('PUT', `custom-report/${uuid}`, { ...report, name, ...(revision === undefined ? {} : { revision }) });
    expect((await save('First', 1)).statusCode).toBe(200);
    const late = await save('Second', 1);
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', message: 'This report was saved again since you opened it.' }),
    ]);
    expect((await send('GET', `custom-report/${uuid}`)).json().data).toMatchObject({ name: 'First', revision: 2 });
    expect((await save('Second', 2)).statusCode).toBe(200);
    const silent = await save('Third');
    expect([silent.statusCode, silent.json().error]).toEqual([
      400,
      expect.objectContaining({ code: 'bad_request', message: expect.stringContaining('revision') }),
    ]);
    expect((await send('GET', `custom-report/${uuid}`)).json().data).toMatchObject({ name: 'Second', revision: 3 });
    await send('DELETE', `custom-report/${uuid}`);
  });

  it('are filed under tags by their owner', async () => {
    const uuid = await create();
    const tag = (tags: string[], as: Who = 'analyst') => send('PUT', `custom-report/${uuid}/tags`, { tags }, as);
    expect((await tag([' Pitch ', 'pitch', '2026'])).json()).toEqual({ success: true });
    expect(await listed('analyst')).toMatchObject([{ uuid, tags: ['Pitch', '2026'] }]);
    expect((await tag(['Mine'], 'shows')).statusCode).toBe(403);
    for (const tags of [[' '], ['x'.repeat(41)], Array.from({ length: 11 }, (_, place) => `tag ${place}`)])
      expect((await tag(tags)).statusCode).toBe(400);
    await send('DELETE', `custom-report/${uuid}`);
  });

  it('are shared with colleagues, who find them and save over them where they may', async () => {
    const uuid = await create();
    const shared = async (as: Who) =>
      reportListSchema.parse((await send('GET', 'shared-reports', undefined, as)).json()).data;
    const share = (access: string, as: Who = 'analyst', to: Who = 'admin') =>
      idOf(to).then((userId) => send('PUT', `custom-report/${uuid}/colleagues`, { shares: [{ userId, access }] }, as));
    const colleagues = (await send('GET', `custom-report/${uuid}/colleagues`)).json().data;
    expect(colleagues.map(({ name, access }: Record<string, string>) => [name, access])).toEqual([
      ['Ines Duarte', null],
      ['Kofi Brandt', null],
    ]);
    expect(await shared('admin')).toEqual([]);

    await share('view');
    const seen = { uuid, access: 'view', owner: 'Ada Moreau', modifiedBy: 'Ada Moreau' };
    expect(await shared('admin')).toMatchObject([seen]);
    expect((await send('PUT', `custom-report/${uuid}`, { ...report, revision: 1 }, 'admin')).statusCode).toBe(403);
    expect((await send('GET', `custom-report/${uuid}/revisions`, undefined, 'admin')).statusCode).toBe(403);

    await share('edit');
    const edited = await send('PUT', `custom-report/${uuid}`, { ...report, name: 'Theirs', revision: 1 }, 'admin');
    expect(edited.json()).toMatchObject({ name: 'Theirs', revision: 2 });
    const read = (await send('GET', `custom-report/${uuid}`, undefined, 'admin')).json().data;
    expect(read).toMatchObject({ access: 'edit', userId: await idOf('analyst'), modifiedBy: 'Kofi Brandt' });
    const hidden = await send('PUT', `custom-report/${uuid}`, { ...report, status: 'disabled', revision: 2 }, 'admin');
    expect([hidden.statusCode, hidden.json().error.message]).toEqual([
      403,
      'Only its owner can hide a report or show it again.',
    ]);
    expect((await send('GET', `custom-report/${uuid}`)).json().data).toMatchObject({ status: 'active', revision: 2 });
    const late = await send('PUT', `custom-report/${uuid}`, { ...report, revision: 1 });
    expect(late.json().error.code).toBe('conflict');
    expect((await send('DELETE', `custom-report/${uuid}`, undefined, 'admin')).statusCode).toBe(403);

    expect((await share('edit', 'admin', 'auditor')).statusCode, 'by its owner alone').toBe(404);
    const stranger = await share('edit', 'analyst', 'shows');
    expect([stranger.statusCode, stranger.json().error.message]).toEqual([
      400,
      'A report is shared with people of your organization alone.',
    ]);
    await send('PUT', `custom-report/${uuid}/colleagues`, { shares: [] });
    expect(await shared('admin')).toEqual([]);
    expect((await send('PUT', `custom-report/${uuid}`, { ...report, revision: 2 }, 'admin')).statusCode).toBe(403);
    await share('edit');
    await send('DELETE', `custom-report/${uuid}`);
    expect(await shared('admin'), 'what is in the bin is shared with nobody').toEqual([]);
  });

  it('are refused by name for what cannot be understood', async () => {
    const refusals = [
      [{ ...report, name: ' ' }, 'Report name is required.'],
      [{ ...report, fields: ['crosstab.password'] }, 'There is no field "crosstab.password".'],
      [{ ...report, pivots: ['crosstab.view_count'] }, '"crosstab.view_count" is a measure and cannot be a pivot.'],
      [{ ...report, pivots: ['crosstab.genre'] }, 'The pivot "crosstab.genre" is not among the fields.'],
      [{ ...report, view: 'users' }, 'A report is of the view "crosstab".'],
      [{ ...report, filters: ['colour:red'] }, 'There is no filter "colour".'],
      [{ ...report, owner: 'me' }, 'The body takes no "owner".'],
    ] as const;
    for (const [body, message] of refusals) {
      const answer = await send('POST', 'custom-report', body);
      expect([answer.statusCode, answer.json().error.message]).toEqual([400, message]);
    }
    for (const uuid of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      expect((await send('GET', `custom-report/${uuid}`)).statusCode).toBe(404);
  });
});

describe("a user's own name", () => {
  it('is changed by its owner, and the answer is the updated user', async () => {
    const id = await idOf('movies');
    const answer = await send('PUT', `user/${id}`, { username: '  Miranda ' }, 'movies');
    expect(answer.json()).toMatchObject({ userId: id, username: 'Miranda', lastname: 'Lindqvist' });
    expect((await test.get('/v1/user/profile', 'movies')).json().username).toBe('Miranda');
  });

  it('is written down as a change that the user made', async () => {
    const [entry] = await searchAudit(test.portal.accounts.db, { action: 'user.update' });
    expect(entry).toMatchObject({
      actor: 'movies@demo.example',
      target: 'movies@demo.example',
      address: '127.0.0.1',
      details: { before: { firstName: 'Mira' }, after: { firstName: 'Miranda' } },
    });
  });

  it('is all that can be changed, and only of oneself', async () => {
    const own = await idOf('movies');
    const others = await send('PUT', `user/${await idOf('analyst')}`, { username: 'Eve' }, 'movies');
    expect(others.statusCode).toBe(403);
    for (const body of [{ username: '' }, {}, { username: 'Eve', roles: ['admin'] }, { username: 'Eve', email: 'x' }])
      expect((await send('PUT', `user/${own}`, body, 'movies')).statusCode).toBe(400);
    const { roles, email, username } = (await test.get('/v1/user/profile', 'movies')).json();
    expect([roles, email, username]).toEqual([[], 'movies@demo.example', 'Miranda']);
  });
});

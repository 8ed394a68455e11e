import { findUserByUsername, putSegment } from '@cvm/accounts';
import { segmentAnswerSchema, segmentListSchema, segmentNameMax } from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

let test: TestPortal;

beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

type Who = Parameters<TestPortal['tokenOf']>[0];
const filters = JSON.stringify([{ id: 'country', value: 'US,not CA' }]);
const body = { name: 'Young women', filters, options: { isBenchmark: false, isDefault: false } };

const send = async (method: 'PUT' | 'DELETE' | 'GET', uuid: string, payload?: object, as: Who = 'analyst') =>
  test.app.inject({
    method,
    url: `/v1/audience-segment/${uuid}`,
    headers: { authorization: `Bearer ${await test.tokenOf(as)}` },
    ...(payload === undefined ? {} : { payload }),
  });

const listed = async (as: Who = 'analyst') =>
  segmentListSchema.parse((await test.get('/v1/audience-segment', as)).json()).data;

describe('audience segments', () => {
  it('are created with an empty uuid, read back, saved over and deleted', async () => {
    const { uuid } = (await send('PUT', '', body)).json();
    const read = segmentAnswerSchema.parse((await send('GET', uuid)).json()).data;
    expect(read).toMatchObject({ uuid, name: 'Young women', options: body.options });
    expect(JSON.parse(read.filters)).toMatchObject([{ id: 'country', value: 'US,not CA', title: 'Country' }]);
    expect(await listed()).toEqual([read]);

    const changed = await send('PUT', uuid, { ...body, name: '  Women ', filters: '[{"id":"age","value":"55+"}]' });
    expect(changed.json()).toEqual({ success: true, uuid, dateModified: (await listed())[0]?.dateModified });
    expect(await listed()).toMatchObject([{ uuid, name: 'Women', dateCreated: read.dateCreated }]);

    expect((await send('DELETE', uuid)).json()).toEqual({ success: true });
    expect(await listed()).toEqual([]);
    for (const method of ['GET', 'DELETE'] as const) expect((await send(method, uuid)).statusCode).toBe(404);
  });

  it('that cannot be read any more are listed beside the others, with why and none of their filters', async () => {
    const { db } = test.portal.accounts;
    const user = await findUserByUsername(db, 'analyst@demo.example');
    const { uuid } = (await send('PUT', '', body)).json();
    const stored = [{ id: 'country', op: 'is', values: ['ZZ'], join: 'or' }];
    const old = { name: 'Old', filters: stored, version: 1, isBenchmark: false, isDefault: false };
    const { id } = await putSegment(db, user?.id ?? '', null, old);
    const unread = { uuid: id, name: 'Old', filters: '[]', problem: expect.stringContaining('"ZZ"') };
    expect(await listed()).toMatchObject([unread, { uuid, name: 'Young women' }]);
    expect((await send('GET', id)).json().data).toMatchObject(unread);
    for (const each of [id, uuid]) await send('DELETE', each);
  });

  it('are not saved over a change that the editor has not seen', async () => {
    const { uuid, dateModified } = (await send('PUT', '', body)).json();
    const first = await send('PUT', uuid, { ...body, name: 'First', dateModified });
    expect(first.statusCode).toBe(200);
    const second = await send('PUT', uuid, { ...body, name: 'Second', dateModified });
    expect(second.statusCode).toBe(409);
    expect(second.json().error).toEqual({
      code: 'conflict',
      message: 'It was changed elsewhere in the meantime. Open it again to change what it is now.',
    });
    expect(await listed()).toMatchObject([{ name: 'First', dateModified: first.json().dateModified }]);
    const third = await send('PUT', uuid, { ...body, name: 'Third', dateModified: first.json().dateModified });
    expect(third.json().dateModified > first.json().dateModified).toBe(true);
    const wrong = await send('PUT', uuid, { ...body, dateModified: 'yesterday' });
    expect(wrong.json().error).toMatchObject({ code: 'bad_request', details: { field: 'dateModified' } });
    await send('DELETE', uuid);
    expect((await send('PUT', uuid, { ...body, dateModified })).statusCode).toBe(404);
  });

  it('have one name however its letters are put together, on one line', async () => {
    const benchmark = { ...body, options: { isBenchmark: true, isDefault: false } };
    const { uuid } = (await send('PUT', '', { ...benchmark, name: 'Cafe\u0301' })).json();
    expect(await listed()).toMatchObject([{ name: 'Caf\u00e9' }]);
    expect((await send('PUT', '', { ...benchmark, name: 'Caf\u00e9' })).statusCode).toBe(409);
    const lines = await send('PUT', '', { ...body, name: 'Two\nlines' });
    expect(lines.statusCode).toBe(400);
    expect(lines.json().error).toMatchObject({
      message: 'Segment name takes one line of text.',
      details: { field: 'name' },
    });
    await send('DELETE', uuid);
  });

  it('belong to their owner: for anybody else they do not exist', async () => {
    const { uuid } = (await send('PUT', '', body)).json();
    for (const as of ['shows', 'admin'] as const) {
      expect(await listed(as)).toEqual([]);
      for (const answer of [
        await send('GET', uuid, undefined, as),
        await send('PUT', uuid, body, as),
        await send('DELETE', uuid, undefined, as),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json().error).toEqual({ code: 'not_found', message: 'There is no such segment.' });
      }
    }
    await send('DELETE', uuid);
  });

  it('that are benchmarks have names of their own; others may repeat', async () => {
    const benchmark = { ...body, options: { isBenchmark: true, isDefault: true } };
    const { uuid } = (await send('PUT', '', benchmark)).json();
    const again = await send('PUT', '', { ...benchmark, name: 'YOUNG WOMEN' });
    expect(again.statusCode).toBe(409);
    expect(again.json().error.message).toBe('Benchmark Segment name already in use.');
    // Of all saved segments, not of benchmarks alone (2-title-reports section 5); the one that is edited keeps its own.
    const evening = (await send('PUT', '', { ...body, name: 'Evening' })).json().uuid;
    const clash = await send('PUT', uuid, { ...benchmark, name: ' evening ' });
    expect([clash.statusCode, clash.json().error.message]).toEqual([409, 'Benchmark Segment name already in use.']);
    expect((await send('PUT', uuid, benchmark)).statusCode).toBe(200);
    await send('DELETE', evening);
    const others = [(await send('PUT', '', body)).json().uuid, (await send('PUT', '', body)).json().uuid];
    expect((await listed()).filter(({ options }) => options.isBenchmark)).toMatchObject([{ uuid }]);
    expect(await listed()).toHaveLength(3);
    for (const one of [uuid, ...others]) await send('DELETE', one);
  });

  it('are refused with a message that names what is wrong', async () => {
    const refused: [object, string][] = [
      [{ ...body, name: '  ' }, 'Segment name is required.'],
      [{ filters }, 'Segment name is required.'],
      [{ ...body, name: 'n'.repeat(segmentNameMax + 1) }, `Segment name takes up to ${segmentNameMax} characters.`],
      [{ ...body, filters: '[]' }, 'You should select at least 1 filter.'],
      [{ ...body, filters: 'not json' }, 'JSON list'],
      [{ ...body, filters: '[{"id":"planet","value":"Mars"}]' }, 'There is no filter "planet".'],
      [{ ...body, filters: '[{"id":"country","value":"XX"}]' }, 'Filter "country" takes'],
      [{ ...body, filters: `[{"id":"genre","value":"${'a'.repeat(200_000)}"}]` }, 'take up to 200000 characters'],
      [{ ...body, userId: '1' }, 'userId'],
    ];
    for (const [payload, message] of refused) {
      const answer = await send('PUT', '', payload);
      expect([message, answer.statusCode, answer.json().error.message]).toEqual([
        message,
        400,
        expect.stringContaining(message),
      ]);
    }
    const { code, details } = (await send('PUT', '', { ...body, filters: '[]' })).json().error;
    expect([code, details]).toEqual(['bad_request', { field: 'filters' }]);
    expect(await listed()).toEqual([]);
  });

  it('are not found under an id that is no uuid, whatever it says', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      for (const id of ['x', "1'%20or%20'1'='1", '..%2f..'])
        expect([id, (await send(method, id)).statusCode]).toEqual([id, 404]);
      // No text at all: refused before anything is looked for.
      expect((await send(method, '%00')).statusCode).toBe(400);
    }
    const put = await send('PUT', '00000000-0000-4000-8000-000000000000', body);
    expect(put.statusCode).toBe(404);
  });
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { audit, searchAudit } from './audit.ts';
import { engines, useStore } from './testing/stores.ts';

const ada = { id: '00000000-0000-4000-8000-00000000000a', email: 'ada@example.com' };
const bo = { id: '00000000-0000-4000-8000-00000000000b', email: 'bo@example.com' };
const day = (number: number): Date => new Date(Date.UTC(2030, 2, number));

describe.each(engines)('audit ($name)', (engine) => {
  const store = useStore(engine);

  it('keeps who, what, to what, when, from where and the details', async () => {
    const details = { changed: { allowedPages: ['/shows'] }, count: 2 };
    const entry = { actor: ada, action: 'user.update', target: 'bo@example.com', address: '192.0.2.1', details };
    await audit(store.db, entry, day(1));
    await audit(store.db, { actor: null, action: 'demo.create' }, day(2));
    expect(await searchAudit(store.db)).toEqual([
      {
        id: 2,
        at: day(2),
        actorId: null,
        actor: null,
        action: 'demo.create',
        target: null,
        address: null,
        details: {},
      },
      {
        ...{ id: 1, at: day(1), actorId: ada.id, actor: ada.email, action: 'user.update' },
        ...{ target: 'bo@example.com', address: '192.0.2.1', details },
      },
    ]);
  });

  it('finds entries by each condition and by all together', async () => {
    await audit(store.db, { actor: ada, action: 'user.update', target: 'x' }, day(1));
    await audit(store.db, { actor: ada, action: 'user.disable', target: 'x' }, day(2));
    await audit(store.db, { actor: bo, action: 'user.update', target: 'y' }, day(3));
    const ids = async (search: Parameters<typeof searchAudit>[1]) =>
      (await searchAudit(store.db, search)).map((entry) => entry.id);
    expect(await ids({ actorId: ada.id })).toEqual([2, 1]);
    expect(await ids({ action: 'user.update' })).toEqual([3, 1]);
    expect(await ids({ target: 'x' })).toEqual([2, 1]);
    expect(await ids({ from: day(2) })).toEqual([3, 2]);
    expect(await ids({ until: day(2) })).toEqual([1]);
    expect(await ids({ actorId: ada.id, action: 'user.update', target: 'x', from: day(1), until: day(2) })).toEqual([
      1,
    ]);
    expect(await ids({ actorId: ada.id, target: 'y' })).toEqual([]);
  });

  it('finds a text anywhere in an entry, taken as it is, and the actions that are named beside it', async () => {
    const details = { after: { allowedPages: ['/movies/*'] } };
    await audit(store.db, { actor: ada, action: 'user.access', target: 'Cy_100%', address: '192.0.2.7', details });
    await audit(store.db, { actor: bo, action: 'session.login' });
    const ids = async (search: Parameters<typeof searchAudit>[1]) =>
      (await searchAudit(store.db, search)).map((entry) => entry.id);
    for (const text of ['ADA@', 'user.acc', 'cy_100%', '192.0.2.7', '/movies/*'])
      expect([text, await ids({ text })]).toEqual([text, [1]]);
    for (const text of ['%', '_']) expect([text, await ids({ text })]).toEqual([text, [1]]);
    expect(await ids({ text: 'signed', textActions: ['session.login'] })).toEqual([2]);
    expect(await ids({ text: `'; drop table audit_entries; --` })).toEqual([]);
    expect(await ids({ actor: 'bo@example.com' })).toEqual([2]);
  });

  it('finds what nobody did by the words that stand in the place of a person', async () => {
    await audit(store.db, { actor: null, action: 'load.done' });
    await audit(store.db, { actor: null, action: 'session.failure', address: '192.0.2.7' });
    await audit(store.db, { actor: ada, action: 'session.login', address: '192.0.2.7' });
    const ids = async (text: string) => (await searchAudit(store.db, { text })).map((entry) => entry.id);
    expect([await ids('the portal'), await ids('Not signed in')]).toEqual([[1], [2]]);
  });

  describe('with more entries than are read at a time', () => {
    const many = (from: number, count: number) =>
      store.db.execute(sql`insert into audit_entries (at, actor, action, address)
        select ${day(1).toISOString()}::timestamptz + n * interval '1 second', 'cy@example.com', 'x', '192.0.2.1'
        from generate_series(${sql.raw(`${from}, ${from + count - 1}`)}) as n`);
    const ids = (found: readonly { id: number }[]): number[] => found.map(({ id }) => id);

    it('finds what few of them have, in order, page by page', async () => {
      await audit(store.db, { actor: ada, action: 'user.update', target: 'Needle' }, day(1));
      await many(0, 10_000);
      await audit(store.db, { actor: ada, action: 'user.update', target: 'needle' }, day(1));
      await many(10_000, 10_000);
      await audit(store.db, { actor: ada, action: 'user.disable', target: 'NEEDLE' }, day(2));
      expect(ids(await searchAudit(store.db, { text: 'needle' }))).toEqual([20_003, 10_002, 1]);
      expect(ids(await searchAudit(store.db, { text: 'needle', limit: 2 }))).toEqual([20_003, 10_002]);
      expect(ids(await searchAudit(store.db, { text: 'needle', beforeId: 10_002 }))).toEqual([1]);
      expect(ids(await searchAudit(store.db, { actor: ada.email }))).toEqual([20_003, 10_002, 1]);
      expect(ids(await searchAudit(store.db, { actor: ada.email, action: 'user.update' }))).toEqual([10_002, 1]);
      expect(ids(await searchAudit(store.db, { text: 'needle', from: day(2) }))).toEqual([20_003]);
      expect(ids(await searchAudit(store.db, { text: 'needle', until: day(2) }))).toEqual([10_002, 1]);
      expect(await searchAudit(store.db, { text: 'needle', actor: bo.email })).toEqual([]);
    });

    it('lets others have their turn, and ends when the caller has left', async () => {
      await audit(store.db, { actor: ada, action: 'user.update', target: 'needle' }, day(1));
      await many(0, 10_000);
      const ended: string[] = [];
      const search = searchAudit(store.db, { text: 'needle' }).then((found) => {
        ended.push('search');
        return found;
      });
      await store.db.execute(sql`select 1`).then(() => ended.push('another'));
      expect([ids(await search), ended]).toEqual([[1], ['another', 'search']]);
      const caller = new AbortController();
      const left = searchAudit(store.db, { text: 'needle' }, caller.signal);
      caller.abort();
      await expect(left).rejects.toThrow();
    });
  });

  it('pages from the latest to the first without gaps', async () => {
    for (let i = 0; i < 5; i += 1) await audit(store.db, { actor: ada, action: 'x' }, day(1));
    const first = await searchAudit(store.db, { limit: 2 });
    const second = await searchAudit(store.db, { limit: 2, beforeId: first.at(-1)?.id });
    const third = await searchAudit(store.db, { limit: 2, beforeId: second.at(-1)?.id });
    expect([first, second, third].flat().map((entry) => entry.id)).toEqual([5, 4, 3, 2, 1]);
  });

  it('writes no secret down, however deep it lies', async () => {
    const details = { body: [{ newPassword: 'nine green bottles', apiSecret: 's3cr3t' }], token: 't0k3n', name: 'Ada' };
    await audit(store.db, { actor: ada, action: 'x', details });
    const [entry] = await searchAudit(store.db);
    expect(entry?.details).toEqual({
      ...{ body: [{ newPassword: '[hidden]', apiSecret: '[hidden]' }], token: '[hidden]', name: 'Ada' },
    });
  });

  it('leaves no entry of a deed that was rolled back', async () => {
    const undone = store.db.transaction(async (tx) => {
      await audit(tx, { actor: ada, action: 'x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await searchAudit(store.db)).toEqual([]);
  });
});

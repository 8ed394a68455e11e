import { describe, expect, it } from 'vitest';
import { searchAudit } from './audit.ts';
import { createDowntime, disableDowntime, listDowntime } from './downtime.ts';
import { engines, useStore } from './testing/stores.ts';

const actor = { id: '00000000-0000-4000-8000-00000000000a', email: 'ada@example.com' };
const now = new Date('2030-01-01T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

describe.each(engines)('downtime messages ($name)', (engine) => {
  const store = useStore(engine);
  const create = (title: string, expiresAt: Date) =>
    createDowntime(store.db, { title, body: 'We are sorry.', expiresAt }, actor, now);

  it('are shown until they expire, the one that ends first in front', async () => {
    await create('late', hours(3));
    await create('soon', hours(1));
    const titles = async (at: Date) => (await listDowntime(store.db, at)).map(({ title }) => title);
    expect(await titles(now)).toEqual(['soon', 'late']);
    expect(await titles(hours(1))).toEqual(['late']);
    expect(await titles(hours(3))).toEqual([]);
  });

  it('are disabled at once, and only once', async () => {
    const { id } = await create('soon', hours(1));
    await disableDowntime(store.db, id, actor, now);
    expect(await listDowntime(store.db, now)).toEqual([]);
    await expect(disableDowntime(store.db, id, actor, now)).rejects.toMatchObject({ code: 'not-found' });
    await expect(disableDowntime(store.db, 'nonsense', actor, now)).rejects.toMatchObject({ code: 'not-found' });
    expect((await searchAudit(store.db)).map(({ action, target }) => [action, target])).toEqual([
      ['downtime.disable', id],
      ['downtime.create', id],
    ]);
  });

  it('must expire, in the future and within a year', async () => {
    for (const expiresAt of [now, hours(-1), hours(24 * 366), new Date(Number.NaN)])
      await expect(create('x', expiresAt)).rejects.toMatchObject({ code: 'invalid', field: 'expires' });
  });
});

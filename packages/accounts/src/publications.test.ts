/** Publications: kept as they were, made and deleted by those who may save over the report, gone with it. */
import { publicationsMax } from '@cvm/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureOrganization } from './organizations.ts';
import { deletePublication, findPublication, listPublications, putPublication } from './publications.ts';
import { savedBytesMax } from './quotas.ts';
import { shareReport } from './report-shares.ts';
import { deleteForGood, deleteReport, putReport, restoreReport } from './reports.ts';
import { engines, useStore } from './testing/stores.ts';
import { createUser, updateUser } from './users.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';
const report = { name: 'Views by country', definition: { fields: ['views'] }, version: 1 };
const [first, later] = [new Date('2030-01-01T00:00:00Z'), new Date('2030-01-02T00:00:00Z')];
/** Every byte there is. */
const content = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const published = { revision: 1, edition: 7, dataThrough: '2029-12-31', content, contentVersion: 1 };

describe.each(engines)('publications ($name)', (engine) => {
  const store = useStore(engine);
  let [ada, bo, eve, org, id] = ['', '', '', '', ''];
  beforeEach(async () => {
    org = (await ensureOrganization(store.db, 'Northlight')).id;
    const other = (await ensureOrganization(store.db, 'Harbour')).id;
    const make = async (name: string, organizationId: string) =>
      (await createUser(store.db, { email: `${name}@example.com`, organizationId })).id;
    [ada, bo, eve] = [await make('ada', org), await make('bo', org), await make('eve', other)];
    id = (await putReport(store.db, ada, null, report, first)).id;
  });
  const publish = (as = ada, more: Partial<typeof published> = {}, now = first) =>
    putPublication(store.db, as, id, { ...published, ...more }, now);

  it('come back byte by byte, with what the report was and where it was published', async () => {
    const kept = await publish();
    const { content: _, contentVersion: __, ...told } = published;
    expect(kept).toEqual({
      ...{ id: kept.id, reportId: id, organizationId: org, publishedAt: first, publishedBy: ada },
      ...{ name: report.name, ...told },
    });
    await putReport(store.db, ada, id, { ...report, name: 'Renamed', definition: {} }, later);
    const { definition, version } = report;
    expect(await findPublication(store.db, id, kept.id)).toEqual({
      ...kept,
      ...{ definition, version, content, contentVersion: 1 },
    });
  });

  it('are listed without what they show, the last first', async () => {
    const kept = await publish();
    const second = await publish(ada, { edition: 8 }, later);
    expect(await listPublications(store.db, id)).toEqual([second, kept]);
    expect(await listPublications(store.db, nobodys)).toEqual([]);
    expect(await listPublications(store.db, 'nonsense')).toEqual([]);
  });

  it('are made and deleted by those who may save over the report, and nobody else', async () => {
    for (const as of [bo, eve]) await expect(publish(as)).rejects.toMatchObject({ code: 'not-owner' });
    await shareReport(store.db, ada, id, [{ userId: bo, mayEdit: false }]);
    await expect(publish(bo)).rejects.toMatchObject({ code: 'not-owner' });
    await shareReport(store.db, ada, id, [{ userId: bo, mayEdit: true }]);
    const kept = await publish(bo);
    expect(kept).toMatchObject({ publishedBy: bo, organizationId: org });
    await expect(deletePublication(store.db, eve, id, kept.id)).rejects.toMatchObject({ code: 'not-owner' });
    for (const other of [nobodys, 'nonsense'])
      await expect(deletePublication(store.db, ada, id, other)).rejects.toMatchObject({ code: 'not-found' });
    expect(await deletePublication(store.db, ada, id, kept.id)).toEqual(kept);
    expect(await findPublication(store.db, id, kept.id)).toBeNull();
  });

  it('belong to their report alone', async () => {
    const kept = await publish();
    const other = (await putReport(store.db, ada, null, report)).id;
    expect(await findPublication(store.db, other, kept.id)).toBeNull();
    await expect(deletePublication(store.db, ada, other, kept.id)).rejects.toMatchObject({ code: 'not-found' });
    expect(await findPublication(store.db, id, kept.id)).not.toBeNull();
  });

  it('are not made of a revision that is not the last', async () => {
    await putReport(store.db, ada, id, report, later);
    await expect(publish()).rejects.toMatchObject({ code: 'stale' });
    expect(await publish(ada, { revision: 2 })).toMatchObject({ revision: 2 });
  });

  it('are not to be had while their report lies in the bin, come back with it, and go with it for good', async () => {
    const kept = await publish();
    await deleteReport(store.db, ada, id, later);
    expect(await findPublication(store.db, id, kept.id)).toBeNull();
    expect(await listPublications(store.db, id)).toEqual([]);
    await expect(publish()).rejects.toMatchObject({ code: 'not-found' });
    await restoreReport(store.db, ada, id, later);
    expect(await listPublications(store.db, id)).toEqual([kept]);
    await deleteReport(store.db, ada, id, later);
    await deleteForGood(store.db, ada, id);
    expect(await findPublication(store.db, id, kept.id)).toBeNull();
  });

  it(`are ${publicationsMax} of a report, and count among what its owner may keep`, async () => {
    for (let count = 0; count < publicationsMax; count += 1) await publish();
    await expect(publish()).rejects.toMatchObject({ code: 'full', message: expect.stringContaining('Unpublish') });
    const [last] = await listPublications(store.db, id);
    await deletePublication(store.db, ada, id, last?.id ?? '');
    const large = Buffer.alloc(savedBytesMax - 10);
    await expect(publish(ada, { content: large })).rejects.toMatchObject({
      code: 'full',
      message: expect.stringMatching(/^Your links, .* Delete segments or reports, from the bin too, to save more\.$/),
    });
    // It is kept among what its owner keeps, which nobody else can delete.
    await shareReport(store.db, ada, id, [{ userId: bo, mayEdit: true }]);
    await expect(publish(bo, { content: large })).rejects.toMatchObject({
      code: 'full',
      message: expect.stringMatching(/^The owner's links, .* Ask the owner of this report to delete/),
    });
    expect(await listPublications(store.db, id)).toHaveLength(publicationsMax - 1);
  });

  it('name nobody once their publisher is in no organization', async () => {
    await updateUser(store.db, ada, { organizationId: null });
    expect(await publish()).toMatchObject({ organizationId: null, publishedBy: ada });
  });
});

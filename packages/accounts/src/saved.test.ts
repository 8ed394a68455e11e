/** Segments and reports: what a user saves comes back as it was, to the right people. */
import { dayMs, revisionsMax } from '@cvm/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedBytesMax } from './quotas.ts';
import {
  deleteForGood,
  deleteReport,
  findReport,
  listBin,
  listReportRevisions,
  listReports,
  putReport,
  restoreReport,
  setReportTags,
} from './reports.ts';
import { deleteSegment, findSegment, listSegments, putSegment } from './segments.ts';
import { engines, useStore } from './testing/stores.ts';
import { createUser } from './users.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';
const filters = [{ id: 'country', op: 'is', values: ['US', "O'Brien", '\u00e9\u{1f600}'], join: 'or' }];
const segment = { name: 'Young women', filters, version: 1, isBenchmark: false, isDefault: false };
const report = { name: 'Views by country', definition: { fields: ['views'], limit: null }, version: 1 };
const [first, later] = [new Date('2030-01-01T00:00:00Z'), new Date('2030-01-02T00:00:00Z')];

describe.each(engines)('what users save ($name)', (engine) => {
  const store = useStore(engine);
  let [ada, bo] = ['', ''];
  beforeEach(async () => {
    ada = (await createUser(store.db, { email: 'ada@example.com' })).id;
    bo = (await createUser(store.db, { email: 'bo@example.com' })).id;
  });

  describe('segments', () => {
    it('come back as they were saved', async () => {
      const saved = await putSegment(store.db, ada, null, { ...segment, name: '  Young women ' }, first);
      expect(saved).toMatchObject({ ...segment, userId: ada, createdAt: first, modifiedAt: first });
      expect(await findSegment(store.db, ada, saved.id)).toEqual(saved);
    });

    it('are saved over by id, keeping the day they were created', async () => {
      const { id } = await putSegment(store.db, ada, null, segment, first);
      const changed = await putSegment(store.db, ada, id, { ...segment, name: 'Men', isDefault: true }, later);
      expect(changed).toMatchObject({ id, name: 'Men', isDefault: true, createdAt: first, modifiedAt: later });
      expect(await listSegments(store.db, ada)).toEqual([changed]);
    });

    it('are listed by name without regard to case', async () => {
      for (const name of ['beta', 'Alpha', 'gamma']) await putSegment(store.db, ada, null, { ...segment, name });
      expect((await listSegments(store.db, ada)).map(({ name }) => name)).toEqual(['Alpha', 'beta', 'gamma']);
    });

    it('do not exist for anybody but their owner', async () => {
      const { id } = await putSegment(store.db, ada, null, segment);
      expect(await findSegment(store.db, bo, id)).toBeNull();
      expect(await listSegments(store.db, bo)).toEqual([]);
      expect(await deleteSegment(store.db, bo, id)).toBe(false);
      const stolen = putSegment(store.db, bo, id, { ...segment, name: 'Mine now' });
      await expect(stolen).rejects.toMatchObject({ code: 'not-found' });
      expect(await findSegment(store.db, ada, id)).toMatchObject({ name: 'Young women' });
    });

    it('keep benchmark names apart within one owner, and let ordinary names repeat', async () => {
      const benchmark = { ...segment, isBenchmark: true };
      const { id } = await putSegment(store.db, ada, null, benchmark);
      const again = putSegment(store.db, ada, null, { ...benchmark, name: 'YOUNG women' });
      await expect(again).rejects.toMatchObject({
        ...{ code: 'taken', field: 'name', message: 'Benchmark Segment name already in use.' },
      });
      await putSegment(store.db, ada, id, benchmark);
      await putSegment(store.db, bo, null, benchmark);
      await putSegment(store.db, ada, null, segment);
      await putSegment(store.db, ada, null, segment);
      expect(await listSegments(store.db, ada)).toHaveLength(3);
    });

    it('are refused without a name and reported when they do not exist', async () => {
      await expect(putSegment(store.db, ada, null, { ...segment, name: ' ' })).rejects.toMatchObject({ field: 'name' });
      for (const id of [nobodys, "x' or 1=1"]) {
        await expect(putSegment(store.db, ada, id, segment)).rejects.toMatchObject({ code: 'not-found' });
        expect(await findSegment(store.db, ada, id)).toBeNull();
        expect(await deleteSegment(store.db, ada, id)).toBe(false);
      }
    });

    it('do not change hands or ids through what else an input carries', async () => {
      const { id } = await putSegment(store.db, ada, null, { ...segment, ...{ userId: bo, id: nobodys } });
      await putSegment(store.db, ada, id, { ...segment, ...{ userId: bo, id: nobodys } });
      expect(await listSegments(store.db, ada)).toMatchObject([{ id, userId: ada }]);
    });

    it('are deleted', async () => {
      const { id } = await putSegment(store.db, ada, null, segment);
      expect(await deleteSegment(store.db, ada, id)).toBe(true);
      expect(await listSegments(store.db, ada)).toEqual([]);
    });
  });

  describe('reports', () => {
    it('can be read by whoever has the id, and are listed for their owner alone', async () => {
      const saved = await putReport(store.db, ada, null, report, first);
      expect(saved).toMatchObject({ ...report, userId: ada, status: 'active', createdAt: first });
      expect(await findReport(store.db, saved.id)).toEqual(saved);
      // A list names reports; what they ask for is read one by one.
      const { definition: _, version: __, overdueAt: ___, ...listed } = saved;
      expect(await listReports(store.db, ada)).toEqual([listed]);
      expect(await listReports(store.db, bo)).toEqual([]);
    });

    it('are saved over and deleted by their owner alone', async () => {
      const { id } = await putReport(store.db, ada, null, report, first);
      await expect(putReport(store.db, bo, id, report)).rejects.toMatchObject({ code: 'not-owner' });
      // What its owner has room for is nobody else's to be told.
      const large = { ...report, definition: { fields: ['x'.repeat(savedBytesMax)] } };
      await expect(putReport(store.db, bo, id, large)).rejects.toMatchObject({ code: 'not-owner' });
      await expect(putReport(store.db, ada, id, large)).rejects.toMatchObject({ code: 'full' });
      await expect(deleteReport(store.db, bo, id)).rejects.toMatchObject({ code: 'not-owner' });
      const changed = await putReport(store.db, ada, id, { ...report, name: 'Renamed' }, later);
      expect(changed).toMatchObject({ id, name: 'Renamed', createdAt: first, modifiedAt: later });
      await deleteReport(store.db, ada, id);
      expect(await findReport(store.db, id)).toBeNull();
    });

    it('lie in the bin of their owner for 30 days, come back as they were, and go for good', async () => {
      const saved = await putReport(store.db, ada, null, report, first);
      await deleteReport(store.db, ada, saved.id, later);
      expect(await listReports(store.db, ada)).toEqual([]);
      expect(await listBin(store.db, bo, later)).toEqual([]);
      expect(await listBin(store.db, ada, later)).toMatchObject([{ id: saved.id, binnedAt: later }]);
      for (const change of [
        () => putReport(store.db, ada, saved.id, report),
        () => deleteReport(store.db, ada, saved.id, later),
        () => restoreReport(store.db, bo, saved.id, later),
        () => deleteForGood(store.db, bo, saved.id, later),
      ])
        await expect(change()).rejects.toMatchObject({ code: 'not-found' });
      await restoreReport(store.db, ada, saved.id, later);
      expect(await findReport(store.db, saved.id)).toEqual(saved);

      await deleteReport(store.db, ada, saved.id, later);
      await deleteForGood(store.db, ada, saved.id, later);
      expect(await listBin(store.db, ada, later)).toEqual([]);

      const { id } = await putReport(store.db, ada, null, report, first);
      await deleteReport(store.db, ada, id, new Date('2030-02-01T00:00:00Z'));
      expect(await listBin(store.db, ada, new Date('2030-03-02T23:59:59Z'))).toHaveLength(1);
      const over = new Date('2030-03-03T00:00:00Z');
      await expect(restoreReport(store.db, ada, id, over)).rejects.toMatchObject({ code: 'not-found' });
      expect(await listBin(store.db, ada, over)).toEqual([]);
    });

    it('are not taken out of the bin by a clock that was ahead, and go a day after their time', async () => {
      const { id } = await putReport(store.db, ada, null, report, first);
      const day = (ahead: number) => new Date(first.getTime() + ahead * dayMs);
      await deleteReport(store.db, ada, id, first);
      expect(await listBin(store.db, ada, day(400))).toEqual([]);
      expect(await listBin(store.db, ada, day(1))).toMatchObject([{ id, binnedAt: first }]);
      expect(await listBin(store.db, ada, day(30))).toEqual([]);
      expect(await listBin(store.db, ada, day(29))).toHaveLength(1);
      for (const over of [30, 31]) expect(await listBin(store.db, ada, day(over))).toEqual([]);
      expect(await listBin(store.db, ada, day(1))).toEqual([]);
    });

    it('lie in the bin from now on where the clock was ahead when they were put there', async () => {
      const { id } = await putReport(store.db, ada, null, report, first);
      await deleteReport(store.db, ada, id, new Date('2060-01-01T00:00:00Z'));
      expect(await listBin(store.db, ada, later)).toMatchObject([{ id, binnedAt: later }]);
    });

    it('keep what they were before each save, with who saved it and when, for their owner', async () => {
      const { id } = await putReport(store.db, ada, null, report, first);
      expect(await listReportRevisions(store.db, ada, id)).toEqual([]);
      const changed = await putReport(store.db, ada, id, { ...report, name: 'Renamed', definition: {} }, later);
      expect(changed).toMatchObject({ revision: 2, modifiedBy: ada });
      const { name, definition, version } = report;
      expect(await listReportRevisions(store.db, ada, id)).toEqual([
        { revision: 1, name, definition, version, savedAt: first, savedBy: ada },
      ]);
      await expect(listReportRevisions(store.db, bo, id)).rejects.toMatchObject({ code: 'not-owner' });
      await expect(listReportRevisions(store.db, ada, nobodys)).rejects.toMatchObject({ code: 'not-found' });
      for (let save = 0; save < revisionsMax; save += 1) await putReport(store.db, ada, id, report);
      const kept = await listReportRevisions(store.db, ada, id);
      expect([kept.length, kept.at(0)?.revision, kept.at(-1)?.revision]).toEqual([revisionsMax, revisionsMax + 1, 2]);
    });

    it('are filed under tags by their owner, which is no change of them', async () => {
      const saved = await putReport(store.db, ada, null, report, first);
      await setReportTags(store.db, ada, saved.id, ['Pitch', '2030']);
      expect(await findReport(store.db, saved.id)).toEqual({ ...saved, tags: ['Pitch', '2030'] });
      await putReport(store.db, ada, saved.id, report, later);
      expect((await findReport(store.db, saved.id))?.tags, 'a save leaves them').toEqual(['Pitch', '2030']);
      await expect(setReportTags(store.db, bo, saved.id, [])).rejects.toMatchObject({ code: 'not-owner' });
      await expect(setReportTags(store.db, ada, nobodys, [])).rejects.toMatchObject({ code: 'not-found' });
    });

    it('are not saved over what somebody else saved meanwhile', async () => {
      const { id, revision } = await putReport(store.db, ada, null, report, first);
      const both = await Promise.allSettled(
        ['Mine', 'Theirs'].map((name) => putReport(store.db, ada, id, { ...report, name, revision }, later)),
      );
      const outcomes = both.map((one) => (one.status === 'rejected' ? one.reason.code : one.value.revision));
      expect(outcomes.toSorted()).toEqual([2, 'stale']);
      expect(await listReportRevisions(store.db, ada, id)).toHaveLength(1);
    });

    it('do not change hands or ids through what else an input carries', async () => {
      const { id } = await putReport(store.db, ada, null, { ...report, ...{ userId: bo, id: nobodys } });
      await putReport(store.db, ada, id, { ...report, ...{ userId: bo, id: nobodys } });
      expect(await listReports(store.db, ada)).toMatchObject([{ id, userId: ada }]);
    });

    it('are hidden from the list while disabled', async () => {
      const { id } = await putReport(store.db, ada, null, report);
      await putReport(store.db, ada, id, { ...report, status: 'disabled' });
      expect(await listReports(store.db, ada)).toEqual([]);
      expect(await findReport(store.db, id)).toMatchObject({ status: 'disabled' });
      await putReport(store.db, ada, id, report);
      expect((await findReport(store.db, id))?.status, 'a save that says nothing leaves the status').toBe('disabled');
    });

    it('are refused without a name and reported when they do not exist', async () => {
      await expect(putReport(store.db, ada, null, { ...report, name: '' })).rejects.toMatchObject({ field: 'name' });
      for (const id of [nobodys, 'nonsense']) {
        expect(await findReport(store.db, id)).toBeNull();
        await expect(putReport(store.db, ada, id, report)).rejects.toMatchObject({ code: 'not-found' });
        await expect(deleteReport(store.db, ada, id)).rejects.toMatchObject({ code: 'not-found' });
      }
    });
  });
});

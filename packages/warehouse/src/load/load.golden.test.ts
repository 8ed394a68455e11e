// The golden dataset has one row of everything awkward, and counts worked out without this code.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileTables } from './format.ts';
import { type LoadSummary, loadDataset } from './load.ts';
import type { LoadProgress } from './progress.ts';
import { goldenCounts, goldenFolder } from './testing/golden-dataset.ts';
import { contentHashes, openTestStore, type TestStore } from './testing/store.ts';

let store: TestStore;
let full: LoadSummary;
let whole: Record<string, string>;
const rowsTold: number[] = [];

beforeAll(async () => {
  store = await openTestStore();
  const onProgress = ({ rowsRead }: LoadProgress) => void rowsTold.push(rowsRead);
  full = await loadDataset(store.warehouse, goldenFolder, { mode: 'full', onProgress });
  whole = await contentHashes(store, `edition_${full.edition}`);
});

afterAll(() => store.close());

test('read, rejected, duplicate, superseded and kept rows are counted as worked out by hand', () => {
  const counted = Object.fromEntries(
    Object.entries(full.tables).map(([table, { rejectedByReason, ...counts }]) => [table, counts]),
  );
  expect(counted).toEqual(goldenCounts());
});

test('rows are told as they stand in the files while they are read, not as often as the engine looks at them', () => {
  const read = Object.values(full.tables).reduce((all, counts) => all + counts.read, 0);
  expect(rowsTold.at(-1)).toBe(read);
  // A heading is counted as a row until its table is read.
  expect(Math.max(...rowsTold)).toBeLessThan(read + fileTables.length);
});

test('every rejected row has a reason', () => {
  for (const counts of Object.values(full.tables)) {
    expect(Object.values(counts.rejectedByReason).reduce((all, n) => all + n, 0)).toBe(counts.rejected);
  }
});

test('appending the same folder changes nothing', async () => {
  const again = await loadDataset(store.warehouse, goldenFolder, { mode: 'append' });
  expect(again.edition).toBe(full.edition + 1);
  for (const [table, counts] of Object.entries(again.tables)) expect([table, counts.kept]).toEqual([table, 0]);
  expect(await contentHashes(store, `edition_${again.edition}`)).toEqual(whole);
});

// That a load up to a day and an append of what came after it leave the same rows is shown over two shards (system/shards.system.ts).

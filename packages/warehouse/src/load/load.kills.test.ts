// Loads and appends that are ended at any moment, by whoever gave the order or by somebody else: what answers afterwards is the
// edition before or a whole new one, and nothing else is left. `CVM_KILLS=500` ends more of them.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killsOf, raisedWithin, randomOf } from '../testing/kills.ts';
import { currentEdition } from './edition.ts';
import { findDamage, findUnreadable } from './integrity.ts';
import { latestLoad } from './latest-load.ts';
import { loadDataset } from './load.ts';
import { LoadError } from './load-error.ts';
import { fewTables, noTables, type SmallDataset } from './testing/small-dataset.ts';
import { contentHashes, openTestStore, type TestStore } from './testing/store.ts';

let store: TestStore;
let first: SmallDataset;
let later: SmallDataset;
let lengths: Record<'full' | 'append', number>;
/** Which data answer. */
let state: 'first' | 'both' = 'both';
/** What each state of the data holds, from loads that nobody ended. */
const truths: Record<'first' | 'both', object> = { first: {}, both: {} };

const load = (mode: 'full' | 'append', signal?: AbortSignal) =>
  loadDataset(store.warehouse, (mode === 'full' ? first : later).folder, { mode, ...(signal ? { signal } : {}) });

/** Rows of every table by content, those of rollups by their number. */
const held = async (edition: number) => ({
  rows: JSON.parse(String(await store.values(`select table_rows from cvm.editions where edition = ${edition}`))),
  tables: await contentHashes(store, `edition_${edition}`),
});

beforeAll(async () => {
  store = await openTestStore();
  first = store.small(fewTables);
  const days = Array.from({ length: 28 }, (_, day) => `2024-07-${String(day + 1).padStart(2, '0')}`);
  later = store.small(
    {
      ...noTables,
      'members.csv': 'member_id,gender,country\ndan,male,FR\nbob,male,CA',
      'views.csv': `member_id,title_id,episode_id,watched_at\n${days.map((day) => `dan,10,101,${day} 20:00:00`).join('\n')}`,
      'follows.csv': 'member_id,title_id,followed_at,unfollowed_at\ndan,20,2024-07-02 08:00:00,',
    },
    '2024-07-31',
  );
  const whole = await load('full');
  truths.first = await held(whole.edition);
  const grown = await load('append');
  truths.both = await held(grown.edition);
  lengths = { full: whole.seconds * 1000, append: grown.seconds * 1000 };
});
afterAll(() => store.close());

/** The edition that answers holds `of`, whole, and nothing is left beside it. */
const expectWhole = async (of: 'first' | 'both') => {
  const { warehouse } = store;
  const edition = await currentEdition(warehouse);
  if (edition === null) throw new Error('There is no edition.');
  expect(await held(edition.edition)).toEqual(truths[of]);
  expect(await findDamage(warehouse, edition)).toEqual([]);
  expect(await findUnreadable(warehouse, edition)).toEqual([]);
  const left = `match(name, '^edition') and name not in (select database from cvm.editions)`;
  expect(await store.values(`select name from system.databases where ${left}`)).toEqual([]);
  return edition.edition;
};

const killer = async (random: () => number, length: number) => {
  await wait(random() * length);
  const sql = `kill query where startsWith(Settings['log_comment'], 'load ') async`;
  await store.warehouse.command(sql, { name: 'killer', lane: 'light' });
};

test.each(['by whoever gave the order', 'by somebody else'])(
  'a load that is ended %s is whole, or was never there',
  {
    timeout: 3_600_000,
  },
  async (by) => {
    const random = randomOf(by.length);
    let edition = await expectWhole(state);
    const ends = { whole: 0, ended: 0 };
    const rounds = killsOf(4) / 2;
    for (let round = 0; round < rounds; round += 1) {
      // Appended a second time, the later data change nothing.
      const mode = round % 2 === 0 ? 'full' : 'append';
      const isOwn = by === 'by whoever gave the order';
      const loading = load(mode, isOwn ? raisedWithin(lengths[mode], random) : undefined).catch(
        (error: unknown) => error,
      );
      if (!isOwn) await killer(random, lengths[mode]);
      const answer: unknown = await loading;
      if (answer instanceof Error) {
        expect(answer).toBeInstanceOf(LoadError);
        if (isOwn) expect(answer.message).toBe('The load was cancelled. The data loaded before is unchanged.');
        expect(await expectWhole(state)).toBe(edition);
        expect(await latestLoad(store.warehouse)).toMatchObject({ state: expect.stringMatching(/^(failed|done)$/) });
        ends.ended += 1;
      } else {
        state = mode === 'full' ? 'first' : 'both';
        const before = edition;
        edition = await expectWhole(state);
        expect(edition).toBeGreaterThan(before);
        expect(answer).toMatchObject({ edition });
        ends.whole += 1;
      }
    }
    if (rounds > 100) console.log(by, ends);
  },
);

// What a load makes of good rows: derived columns; and how it goes: progress, cancelling, one at a time.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { rollups } from '@cvm/metrics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Warehouse, WarehouseError } from '../client.ts';
import { currentEdition, openEdition, runningLoad } from './edition.ts';
import { fileTables } from './format.ts';
import { latestLoad } from './latest-load.ts';
import { loadDataset } from './load.ts';
import type { LoadProgress } from './progress.ts';
import { fewTables, noTables, smallRecords, smallTables } from './testing/small-dataset.ts';
import { openTestStore, type TestStore } from './testing/store.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});

afterAll(() => store.close());

describe('a load of every table', () => {
  const seen: LoadProgress[] = [];
  let plain: string;
  beforeAll(async () => {
    const { edition } = await loadDataset(store.warehouse, store.small().folder, {
      mode: 'full',
      onProgress: (p) => seen.push(p),
    });
    plain = `edition_${edition}`;
  });

  test('titles: release day, next air day, status, seasons, followers', async () => {
    const rows = await store.rows(
      `select title_id, status, toString(release_day) as release, toString(next_air_day) as next, seasons, followers, network_name, network > 0 as has_network
from titles order by title_id`,
      plain,
    );
    expect(rows).toEqual([
      {
        title_id: '10',
        status: 'Continuing',
        release: '2024-01-02',
        next: null,
        seasons: 1,
        followers: 1,
        network_name: 'Meridian',
        has_network: 1,
      },
      {
        title_id: '20',
        status: 'Upcoming',
        release: '2024-09-01',
        next: '2024-09-01',
        seasons: 1,
        followers: 0,
        network_name: 'Nordic One',
        has_network: 1,
      },
      {
        title_id: 'film-1',
        status: 'Released',
        release: '2024-03-01',
        next: null,
        seasons: null,
        followers: 0,
        network_name: '',
        has_network: 0,
      },
    ]);
  });

  test('episodes are numbered in order, specials not', async () => {
    const rows = await store.rows('select episode_id, sequence from episodes order by episode_id', plain);
    expect(rows.map((row) => [row.episode_id, row.sequence])).toEqual([
      ['100', 0],
      ['101', 1],
      ['102', 2],
      ['201', 1],
    ]);
  });

  test('members fall into cells, and the balanced panel weighs them', async () => {
    const rows = await store.rows(
      'select member_id, country, age, gender, cell from members order by member_id',
      plain,
    );
    expect(rows.map(({ cell, ...row }) => row)).toEqual([
      { member_id: 'ann', country: 'US', age: '30-34', gender: 'female' },
      { member_id: 'bob', country: 'US', age: '40-44', gender: 'male' },
      { member_id: 'cem', country: '', age: '', gender: '' },
    ]);
    const cells = await store.rows('select cell, members, weight from cells where members > 0 order by cell', plain);
    expect(cells.map(({ members, weight }) => [members, weight])).toEqual([
      [1, 1],
      [1, 0.5],
      [1, 1.5],
    ]);
    expect(cells.map(({ cell }) => cell)).toEqual([rows[2]?.cell, rows[0]?.cell, rows[1]?.cell]);
  });

  test('comments count their replies, sheets their cell, votes their actor', async () => {
    expect(await store.rows('select comment_id, replies, regular from comments order by comment_id', plain)).toEqual([
      { comment_id: 'k1', replies: 1, regular: 1 },
      { comment_id: 'k2', replies: 0, regular: 1 },
    ]);
    expect(await store.values('select age from survey_responses order by respondent_id', plain)).toEqual(['30-34', '']);
    const actor = `select actor_id from character_votes join actors using (actor)`;
    expect(await store.values(actor, plain)).toEqual(['70']);
  });

  test('progress goes up to all tables and is written where other processes see it', async () => {
    const percents = seen.map((progress) => progress.percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(seen.at(-1)).toMatchObject({
      state: 'done',
      tablesDone: fileTables.length,
      tablesAll: fileTables.length,
      percent: 100,
    });
    const [written] = await store.rows(
      'select edition, state, tables_done, rows_read from cvm.loads order by at desc limit 1',
    );
    const read = fileTables.reduce((all, { name }) => all + smallRecords(name).length, 0);
    const { edition } = (await currentEdition(store.warehouse)) ?? {};
    expect(written).toEqual({ edition, state: 'done', tables_done: fileTables.length, rows_read: read });
  });

  test('what was recorded by a clock that was set back since says nothing of now', async () => {
    const { warehouse } = store;
    const shared: Warehouse = {
      kind: 'cluster',
      query: (...given) => warehouse.query(...given),
      queryColumns: (...given) => warehouse.queryColumns(...given),
      queryText: (...given) => warehouse.queryText(...given),
      stream: (...given) => warehouse.stream(...given),
      insert: (...given) => warehouse.insert(...given),
      command: (...given) => warehouse.command(...given),
      close: () => warehouse.close(),
    };
    const written = (
      ahead: string,
    ) => `insert into cvm.loads select * replace (now64(3) + interval ${ahead} as at, 'running' as state)
  from cvm.loads order by at desc limit 1`;
    const options = { name: 'test' };
    try {
      await warehouse.command(written('1 hour'), options);
      expect([await latestLoad(warehouse), await runningLoad(shared)]).toMatchObject([{ state: 'done' }, false]);
      await warehouse.command(written('1 second'), options);
      expect([await latestLoad(warehouse), await runningLoad(shared)]).toMatchObject([{ state: 'running' }, true]);
    } finally {
      await warehouse.command(
        `alter table cvm.loads delete where state = 'running' settings mutations_sync = 2`,
        options,
      );
    }
  });
});

describe('what is said of a title, and of views of long ago', () => {
  // Kind, first release date, last release date, air date of its one regular episode.
  const cases = [
    ['movie', '2024-06-30', '', '', 'Released'],
    ['movie', '2024-07-01', '', '', 'Announced'],
    ['movie', '', '', '', 'Announced'],
    ['series', '2020-01-01', '2024-06-30', '', 'Ended'],
    ['series', '2020-01-01', '2024-07-01', '', 'Continuing'],
    ['series', '2020-01-01', '', '', 'Continuing'],
    ['series', '', '2024-01-01', '', 'Upcoming'],
    ['series', '2024-07-01', '2024-01-01', '', 'Upcoming'],
    ['series', '2020-01-01', '2024-01-01', '2024-07-01', 'Upcoming'],
    ['series', '2024-12-01', '2024-01-01', '2024-06-30', 'Ended'],
  ] as const;
  const ids = cases.map(([kind], i) => (kind === 'movie' ? `film-x${i}` : `90${i}`));
  const followers = { '10': 499, '20': 500, 'film-1': 1000 };
  let found: unknown[];
  let said: readonly string[];

  beforeAll(async () => {
    const titles = cases.map(([kind, first, last], i) => `${ids[i]},${kind},N,,,,,,,,${first},${last},,,`);
    const episodes = cases.flatMap(([, , , airs], i) => (airs ? [`9000${i},${ids[i]},1,1,,${airs}`] : []));
    const members = Array.from({ length: 1000 }, (_, i) => `m${i}`);
    const follows = Object.entries(followers).flatMap(([title, n]) =>
      members.slice(0, n).map((m) => `${m},${title},2024-01-01,`),
    );
    const data = store.small({
      ...fewTables,
      'titles.csv': [smallTables['titles.csv'], ...titles].join('\n'),
      'views.csv': `${smallTables['views.csv']}\nbob,film-1,,1969-07-20 20:17:40,,,`,
      'episodes.csv': [smallTables['episodes.csv'], ...episodes].join('\n'),
      'members.csv': [smallTables['members.csv'], ...members.map((m) => `${m},,,,,`)].join('\n'),
      'follows.csv': ['member_id,title_id,followed_at,unfollowed_at', ...follows, 'm999,20,2024-01-01,2024-06-30'].join(
        '\n',
      ),
    });
    const { edition, notes } = await loadDataset(store.warehouse, data.folder, { mode: 'full', maxRejectsPct: 0 });
    said = notes;
    found = await store.rows('select title_id, status, followers, tier from titles', `edition_${edition}`);
  });

  test.each(cases.map((row, i) => [ids[i], ...row]))('%s, a %s: first %s, last %s, airs %s: %s', (id, ...row) => {
    expect(found).toContainEqual({ title_id: id, status: row.at(-1), followers: 0, tier: 0 });
  });

  test('a follower tier includes its lower end and not its upper', () => {
    const tiers = Object.values(followers).map((n, i) => expect.objectContaining({ followers: n, tier: i / 2 }));
    expect(found).toEqual(expect.arrayContaining(tiers));
  });

  test('views of days before any member was tracked are counted, and nothing ahead because of them', async () => {
    expect(said).toContain(
      'views: 1 view is of 1970-01-01 or earlier. Nothing is counted ahead because of them, so that answers take longer.',
    );
    const edition = await openEdition(store.warehouse);
    expect(edition?.rollups).not.toContain('view_days');
    expect(await store.values('select count() from views', edition?.database)).toEqual([5]);
  });
});

test('a commit whose answer is lost is a commit; a watcher that throws stops nothing, and no other load runs meanwhile; of no table it is said', async () => {
  const { warehouse } = store;
  const lossy: Warehouse = {
    kind: warehouse.kind,
    query: (...given) => warehouse.query(...given),
    queryColumns: (...given) => warehouse.queryColumns(...given),
    queryText: (...given) => warehouse.queryText(...given),
    stream: (...given) => warehouse.stream(...given),
    insert: (...given) => warehouse.insert(...given),
    close: () => warehouse.close(),
    command: async (statement, options) => {
      await warehouse.command(statement, options);
      if (String(statement).startsWith('insert into cvm.editions')) throw new WarehouseError('unreachable', 'lost');
    },
  };
  const left: (number | null)[] = [];
  const loading = loadDataset(lossy, store.small(noTables).folder, {
    mode: 'append',
    onProgress: ({ secondsLeft }) => {
      left.push(secondsLeft);
      throw new Error('watcher');
    },
  });
  await expect(loadDataset(lossy, store.small().folder, { mode: 'full' })).rejects.toThrow('Another load is running.');
  const { edition, notes } = await loading;
  expect(new Set(left), 'nothing is left to do of nothing').toEqual(new Set([null]));
  expect(notes).toContain('The folder holds no table: nothing was appended.');
  const current = await openEdition(warehouse);
  expect(current).toMatchObject({ edition });
  expect(current?.rollups, 'an append has no more counted ahead than the data before').not.toContain('view_days');
  expect(await store.values('select count() from views', `edition_${edition}`)).toEqual([5]);
});

test('tables that may be missing may be missing, and rows about different ones of them stay different', async () => {
  const kept = ['titles.csv', 'members.csv', 'character_votes.csv', 'comments.csv'];
  const data = store.small({
    ...Object.fromEntries(Object.entries(noTables).filter(([file]) => !kept.includes(file))),
    'views.csv': `member_id,title_id,episode_id,watched_at,platform
ann,10,101,2024-01-02 20:00:00,Aurora+
ann,10,102,2024-01-02 20:00:00,Aurora+
ann,10,102,2024-01-02 20:00:00,Elsewhere
ann,10,102,2024-01-02 20:00:00,Elsewhere`,
    'ratings.csv': `member_id,title_id,episode_id,rating,rated_at
ann,10,101,4,2024-01-02 21:00:00
ann,10,102,4,2024-01-02 21:00:00
ann,10,102,5,2024-01-02 22:00:00`,
  });
  const { tables, edition } = await loadDataset(store.warehouse, data.folder, { mode: 'full' });
  expect(tables.views).toMatchObject({ read: 4, duplicate: 1, kept: 3 });
  expect(tables.ratings).toMatchObject({ read: 3, superseded: 1, kept: 2 });
  const database = `edition_${edition}`;
  expect(await store.values('select count() from views', database)).toEqual([3]);
  expect(await store.values('select count() from character_votes', database)).toEqual([1]);
  expect(await store.values('select distinct weight from cells', database)).toEqual([1]);
  expect(await openEdition(store.warehouse)).toMatchObject({
    hasPopulation: false,
    name: 'Small',
    dataThrough: '2024-06-30',
    // Whatever the data before were counted from.
    rollups: expect.arrayContaining(rollups.flatMap(({ name, worthFrom }) => (worthFrom === undefined ? [name] : []))),
  });
});

test('a cancelled load leaves everything as it was', async () => {
  const before = await currentEdition(store.warehouse);
  const stop = new AbortController();
  const data = store.small({ ...fewTables, 'ratings.csv': smallTables['ratings.csv'] ?? '' });
  const failed = loadDataset(store.warehouse, data.folder, {
    mode: 'full',
    signal: stop.signal,
    onProgress: ({ table }) => table === 'ratings' && stop.abort(),
  });
  await expect(failed).rejects.toThrow('The load was cancelled. The data loaded before is unchanged.');
  expect(await currentEdition(store.warehouse)).toEqual(before);
  expect(await store.values(`select state from cvm.loads order by at desc limit 1`)).toEqual(['failed']);
});

test('a load of files that are written or go away meanwhile is refused', async () => {
  const before = await currentEdition(store.warehouse);
  const data = store.small({ ...fewTables, 'ratings.csv': smallTables['ratings.csv'] ?? '' });
  const failed = loadDataset(store.warehouse, data.folder, {
    mode: 'full',
    // Views were read by now, and ratings are about to be.
    onProgress: ({ table }) => {
      if (table !== 'ratings') return;
      data.write('views.csv', `${smallTables['views.csv']}\ncem,10,,2024-03-03 10:00:00,,,\n`);
      rmSync(path.join(data.folder, 'members.csv'), { force: true });
    },
  });
  const again = 'while it was loaded. Load again once the folder is complete.';
  await expect(failed).rejects.toThrow(`members.csv went away ${again}\n  - views.csv was written ${again}`);
  expect(await currentEdition(store.warehouse)).toEqual(before);
});

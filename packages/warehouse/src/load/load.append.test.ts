// What an append does to rows that are there.
import { getEventListeners } from 'node:events';
import { accessOf, parseFilters } from '@cvm/contract';
import { compile, rollupNames } from '@cvm/metrics';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { currentEdition, openEdition } from './edition.ts';
import { loadDataset } from './load.ts';
import type { LoadProgress } from './progress.ts';
import { fewTables, noTables, smallTables } from './testing/small-dataset.ts';
import { openTestStore, type TestStore } from './testing/store.ts';

const everything = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 0);

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});

afterAll(() => store.close());

describe('an append', () => {
  test('to no data says that there were none: another store may have been meant', async () => {
    const views = { ...noTables, 'views.csv': 'member_id,title_id,watched_at\nann,10,2024-07-01' };
    await expect(store.load(store.small(views, '2024-07-01'), 'append')).rejects.toThrow(
      /There are no data yet that anything could be appended to, and a first load needs .*The dataset has no titles/s,
    );
    const { notes } = await loadDataset(store.warehouse, store.small().folder, { mode: 'append' });
    expect(notes[0]).toBe(
      'There are no data yet that anything could be appended to: the folder was loaded as the first data.',
    );
  });

  test('takes events alone, against what is known', async () => {
    await store.base();
    const data = store.small(
      {
        ...noTables,
        'views.csv':
          'member_id,title_id,episode_id,watched_at\nann,10,101,2024-07-01 20:00:00\nann,10,101,2024-01-02 20:00:01',
      },
      '2024-07-01',
    );
    const database = await store.load(data, 'append');
    expect(await store.values('select count() from views', database)).toEqual([6]);
    expect(await store.values('select toString(data_through) from edition', database)).toEqual(['2024-07-01']);
    expect(await store.values('select has_population from edition', database)).toEqual([true]);
  });

  test('is refused over data that another version of the definitions derived', async () => {
    await store.base();
    const raise = (by: number) =>
      store.warehouse.command(
        `alter table cvm.editions update recipe = recipe + ${by} where 1 settings mutations_sync = 2`,
        { name: 'test' },
      );
    await raise(1);
    const views = {
      ...noTables,
      'views.csv': 'member_id,title_id,episode_id,watched_at\nann,10,101,2024-07-01 20:00:00',
    };
    await expect(store.load(store.small(views, '2024-07-01'), 'append')).rejects.toThrow(
      /^The loaded data were derived by version 2 of the definitions, and questions follow version 1.*load everything in full mode\.$/,
    );
    await raise(-1);
    await store.load(store.small(views, '2024-07-01'), 'append');
  });

  test('keeps the numbers and gives new ones behind them', async () => {
    const before = await store.base();
    const after = await store.load(
      store.small({ ...noTables, 'members.csv': 'member_id,gender\naaa,male\nbob,female' }),
      'append',
    );
    const sql = 'select member_id, member, gender from members order by member';
    const [old, now] = [await store.rows(sql, before), await store.rows(sql, after)];
    expect(now.map((row) => [row.member_id, row.member])).toEqual([
      ...old.map((row) => [row.member_id, row.member]),
      ['aaa', 4],
    ]);
    expect(now.map((row) => row.gender)).toEqual(['female', 'female', '', 'male']);
    const cells = 'select distinct v.cell = m.cell from views v join members m using (member)';
    expect(await store.values(cells, after)).toEqual([1]);
  });

  test('takes over what it brings no files of, and writes nothing of it again', async () => {
    const before = await store.base();
    const run = vi.spyOn(store.warehouse, 'command');
    const data = store.small({ ...noTables, 'networks.csv': 'network_id,name\n9,New' }, '2024-07-01');
    const database = await store.load(data, 'append');
    const written = run.mock.calls.flatMap(([sql]) => /^insert into (edition_\d+\.\w+)/.exec(String(sql))?.[1] ?? []);
    run.mockRestore();
    for (const table of [
      'studios',
      'platforms',
      'episodes',
      'actors',
      'characters',
      'members',
      'population',
      'comments',
    ]) {
      expect(written).not.toContain(`${database}.${table}`);
      const content = `select count() as n, sum(cityHash64(toString(tuple(*)))) as h from ${table}`;
      expect(await store.rows(content, database)).toEqual(await store.rows(content, before));
    }
    expect(written).toContain(`${database}.networks`);
  });

  test('ages members with the years', async () => {
    await store.base();
    const database = await store.load(store.small(noTables, '2026-01-01'), 'append');
    expect(await store.values(`select age from members where member_id = 'ann'`, database)).toEqual(['35-39']);
    expect(
      await store.values(
        `select distinct c.age from views v join cells c using (cell) where v.title = 1 and c.gender = 'female'`,
        database,
      ),
    ).toEqual(['35-39']);
  });

  test('ends an open spell', async () => {
    await store.base();
    const data = store.small({
      ...noTables,
      'follows.csv': 'member_id,title_id,followed_at,unfollowed_at\nann,10,2024-01-01 08:00:00,2024-06-01',
    });
    const database = await store.load(data, 'append');
    expect(await store.values('select toString(ended) from follows order by member', database)).toEqual([
      '2024-06-01',
      '2024-02-01',
    ]);
    expect(await store.values(`select followers from titles where title_id = '10'`, database)).toEqual([0]);
  });

  test('does not open a spell again where files of before its end are given once more', async () => {
    await store.base();
    const header = 'member_id,title_id,followed_at,unfollowed_at';
    const append = async (...rows: readonly string[]) => {
      const data = store.small({ ...noTables, 'follows.csv': [header, ...rows].join('\n') });
      const { edition, tables } = await loadDataset(store.warehouse, data.folder, { mode: 'append' });
      const sql = `select concat(m.member_id, ' ', toString(followed_at), ' ', ifNull(toString(ended), 'open')) as spell
from follows as f join members as m on f.member = m.member order by spell`;
      const { read, duplicate, kept } = tables.follows ?? {};
      return { counts: [read, duplicate, kept], spells: await store.values(sql, `edition_${edition}`) };
    };
    const ann = 'ann 2024-01-01 08:00:00';
    const bob = 'bob 2024-01-05 08:00:00 2024-02-01';
    expect(await append('ann,10,2024-01-01 08:00:00,2024-06-01')).toEqual({
      counts: [1, 0, 1],
      spells: [`${ann} 2024-06-01`, bob],
    });
    const again = (smallTables['follows.csv'] ?? '').split('\n').slice(1);
    // One that begins later is another spell.
    expect(await append(...again, 'ann,10,2024-06-02 08:00:00,')).toEqual({
      counts: [3, 2, 1],
      spells: [`${ann} 2024-06-01`, 'ann 2024-06-02 08:00:00 open', bob],
    });
    // Both rows are what the load says of the spell.
    expect((await append('bob,10,2024-01-05 08:00:00,2024-03-01', 'bob,10,2024-01-05 08:00:00,')).counts).toEqual([
      2, 0, 2,
    ]);
  });

  test('listens once to who may stop it, however many statements run', async () => {
    await store.base();
    const warnings: string[] = [];
    const note = (warning: Error) => warnings.push(`${warning.name}: ${warning.message}`);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const views = 'member_id,title_id,episode_id,watched_at\nann,10,101,2024-07-01 20:00:00';
    const data = store.small({ ...noTables, 'views.csv': views }, '2024-07-01');
    const { signal } = new AbortController();
    await loadDataset(store.warehouse, data.folder, { mode: 'append', signal });
    expect(warnings).toEqual([]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('replaces a rating by a later one and leaves a later one alone', async () => {
    await store.base();
    const header = 'member_id,title_id,episode_id,rating,rated_at';
    const later = await loadDataset(
      store.warehouse,
      store.small({ ...noTables, 'ratings.csv': `${header}\nann,10,101,2,2024-05-01\ncem,film-1,,1,2024-03-01` })
        .folder,
      { mode: 'append' },
    );
    expect(later.tables.ratings).toMatchObject({ read: 2, duplicate: 0, superseded: 1, kept: 1 });
    expect(await store.values('select rating from ratings order by member', `edition_${later.edition}`)).toEqual([
      2, 5,
    ]);
  });

  test('updates a comment and counts its new replies', async () => {
    await store.base();
    const header = 'comment_id,member_id,title_id,episode_id,parent_comment_id,created_at,text,likes';
    const data = store.small({
      ...noTables,
      'comments.csv': `${header}\nk2,bob,10,101,k1,2024-01-03 21:00:00,Yes.,9\nk3,ann,10,,k1,2024-02-01,No.,`,
    });
    const database = await store.load(data, 'append');
    expect(await store.rows('select comment_id, likes, replies from comments order by comment_id', database)).toEqual([
      { comment_id: 'k1', likes: 3, replies: 2 },
      { comment_id: 'k2', likes: 9, replies: 0 },
      { comment_id: 'k3', likes: 0, replies: 0 },
    ]);
  });

  test('refuses a comment that becomes a reply to its own reply', async () => {
    await store.base();
    const header = 'comment_id,member_id,title_id,episode_id,parent_comment_id,created_at,text';
    const data = store.small({
      ...noTables,
      'comments.csv': `${header}\nk1,ann,10,101,k2,2024-01-02 21:00:00,No.\nk3,ann,10,,k1,2024-02-01,Yes.`,
    });
    const { tables } = await loadDataset(store.warehouse, data.folder, { mode: 'append', maxRejectsPct: 100 });
    expect(tables.comments).toMatchObject({ read: 2, rejected: 1, kept: 1 });
  });

  test('cannot give an episode to another title', async () => {
    await store.base();
    const data = store.small({ ...noTables, 'episodes.csv': 'episode_id,title_id,season,number\n101,20,1,1' });
    const failed = loadDataset(store.warehouse, data.folder, { mode: 'append' });
    await expect(failed).rejects.toThrow('episode_id "101" belongs to another title since an earlier load');
  });

  // From here on the data of `store.base` go, by a second load of a test.

  test('of a folder without a table says that nothing was appended', async () => {
    await store.base();
    const left: (number | null)[] = [];
    const onProgress = ({ secondsLeft }: LoadProgress): void => void left.push(secondsLeft);
    const append = (dataThrough: string) =>
      loadDataset(store.warehouse, store.small(noTables, dataThrough).folder, { mode: 'append', onProgress });
    const same = await append('2024-06-30');
    expect(new Set(left)).toEqual(new Set([null]));
    expect(same.notes).toContain('The folder holds no table: nothing was appended.');
    const later = await append('2024-07-03');
    expect(later.notes).toContain(
      'The folder holds no table: nothing was appended, and data_through is 2024-07-03 now.',
    );
  });

  test('tells the days between the data before and its own events, whose files may be missing', async () => {
    await store.base();
    const notesOf = async (days: readonly string[], dataThrough: string) => {
      const rows = days.map((day) => `ann,10,3,${day} 20:00:00`);
      const data = store.small(
        { ...noTables, 'ratings.csv': ['member_id,title_id,rating,rated_at', ...rows].join('\n') },
        dataThrough,
      );
      const { notes } = await loadDataset(store.warehouse, data.folder, { mode: 'append' });
      return notes.filter((note) => note.startsWith('The data before went through'));
    };
    expect(await notesOf(['2024-01-02', '2024-07-01'], '2024-07-01')).toEqual([]);
    expect(await notesOf(['2024-07-03'], '2024-07-03')).toEqual([
      'The data before went through 2024-07-01, and there is no event of 2024-07-02 in what was appended. If files are missing, append them, too.',
    ]);
    expect(await notesOf(['2024-01-05', '2024-07-14'], '2024-07-31')).toEqual([
      expect.stringContaining('no event of the 10 days from 2024-07-04 to 2024-07-13 in what was appended'),
    ]);
    expect(await notesOf(['2024-01-06'], '2024-08-02')).toEqual([]);
  });

  test('says that rows of before have nothing of a table that was not there then', async () => {
    const later = ['platforms.csv', 'characters.csv'];
    await store.load(store.small(Object.fromEntries(later.map((file) => [file, '']))));
    const tables = Object.fromEntries([...later, 'views.csv'].map((file) => [file, smallTables[file] ?? '']));
    const append = async () => {
      const { notes } = await loadDataset(store.warehouse, store.small({ ...noTables, ...tables }).folder, {
        mode: 'append',
      });
      return notes.filter((note) => note.startsWith('There were no'));
    };
    expect(await append()).toEqual([
      'There were no platforms before: what was loaded of views has none, and what is given again with one may count twice. If it should have some, load everything in full.',
      expect.stringMatching(/^There were no characters before: what was loaded of character_votes, comments has none/),
    ]);
    expect(await append()).toEqual([]);
  });

  test('of a dataset with another name says so, and which names the data have been loaded by', async () => {
    await store.base();
    const named = async (name: string) => {
      const data = store.small(noTables);
      data.write('dataset.json', JSON.stringify({ format: 1, name, data_through: '2024-06-30' }));
      const { notes } = await loadDataset(store.warehouse, data.folder, { mode: 'append' });
      return notes.filter((note) => note.includes('was appended to "'));
    };
    expect(await named('Small')).toEqual([]);
    expect(await named('Acme')).toEqual([
      'The dataset "Acme" was appended to "Small": all data go by the name "Acme" now. If they do not belong together, load the one that is meant in full.',
    ]);
    const names = async () => [...((await currentEdition(store.warehouse))?.names ?? [])].sort();
    expect(await names()).toEqual(['Acme', 'Small']);
    await store.load(store.small());
    expect(await names()).toEqual(['Small']);
  });

  test('finds the actors of characters who were there before them', async () => {
    const characters = 'character_id,title_id,actor_id,name\nc1,10,70,Wanda\nc2,20,,Otto';
    await store.load(store.small({ 'characters.csv': characters }));
    const actors = 'actor_id,name,image_url\n70,Lena Gallo,\n60,Bo,';
    const database = await store.load(store.small({ ...noTables, 'actors.csv': actors }), 'append');
    const wrong = 'select count() from characters c join actors a using (actor_id) where c.actor != a.actor';
    expect(await store.values(wrong, database)).toEqual([0]);
  });

  test('changes the whole that shares are of, for whoever asks the edition that answers', async () => {
    const shares = async (database: string, dataThrough: string) => {
      const edition = { edition: 1, dataThrough, hasPopulation: false, rollups: [...rollupNames] };
      const { rows } = compile(
        { view: 'topPerformingShows', clauses: parseFilters(['date:all time']), sorts: [] },
        everything,
        edition,
      );
      expect(rows.wholes).toHaveLength(1);
      const row = z.object({ showId: z.string(), viewshare: z.number(), viewershare: z.number() });
      return (await store.warehouse.query(rows, row, { name: 'test', database })).rows;
    };
    const views = 'member_id,title_id,episode_id,watched_at';
    const before = await store.load(
      store.small({ 'views.csv': `${views}\nann,10,101,2024-01-02 20:00:00\ncem,10,101,2024-01-03 20:00:00` }),
    );
    expect(await shares(before, '2024-06-30')).toEqual([{ showId: '10', viewshare: 1, viewershare: 1 }]);
    const added = `${views}\nann,20,201,2024-07-01 20:00:00\nann,20,201,2024-07-01 21:00:00`;
    const after = await store.load(store.small({ ...noTables, 'views.csv': added }, '2024-07-01'), 'append');
    const now = await shares(after, '2024-07-01');
    expect(now).toEqual(expect.arrayContaining([{ showId: '10', viewshare: 0.5, viewershare: 1 }]));
  });

  test('leaves no day with data where all that happened on it gave way', async () => {
    const days = async (database: string, dataThrough: string) => {
      const edition = { edition: 1, dataThrough, hasPopulation: false, rollups: [...rollupNames] };
      const { rows } = compile({ view: 'dates', clauses: [], sorts: [] }, everything, edition);
      expect(rows.reads?.map(({ table }) => table)).toContain('engagement_days');
      const row = z.object({ date: z.string() });
      const found = await store.warehouse.query(rows, row, { name: 'test', database });
      return found.rows.map(({ date }) => date).sort();
    };
    const header = 'member_id,title_id,episode_id,rating,rated_at';
    const rated = { 'ratings.csv': `${header}\nann,10,101,4,2024-05-05 21:00:00\ncem,film-1,,5,2024-05-06 23:00:00` };
    const before = await days(await store.load(store.small(rated)), '2024-06-30');
    expect(before).toEqual(expect.arrayContaining(['2024-05-05', '2024-05-06']));
    const again = store.small(
      { ...noTables, 'ratings.csv': `${header}\nann,10,101,2,2024-07-01 10:00:00` },
      '2024-07-01',
    );
    const database = await store.load(again, 'append');
    expect(await store.values('select count() from engagement_days where points < 0', database)).toEqual([1]);
    const after = [...before.filter((day) => day !== '2024-05-05'), '2024-07-01'];
    expect(await days(database, '2024-07-01')).toEqual(after);
  });

  test('knows the first day of anything, and where somebody began to follow on each since reads nothing else', async () => {
    const daysWithData = async () => {
      const edition = await currentEdition(store.warehouse);
      if (edition === null) throw new Error('Nothing is loaded.');
      const { rows } = compile({ view: 'dates', clauses: [], sorts: [] }, everything, edition);
      const row = z.object({ date: z.string() });
      const found = await store.warehouse.query(rows, row, { name: 'test', database: edition.database });
      const days = found.rows.map(({ date }) => date);
      return { from: edition.dataFrom, days, isAllRead: found.stats.rowsRead > 10 };
    };
    const viewed = (...days: string[]) => ({
      'views.csv': ['member_id,title_id,watched_at', ...days.map((day) => `cem,film-1,${day}`)].join('\n'),
    });
    const followed = (...spells: string[]) => ({
      'follows.csv': ['member_id,title_id,followed_at,unfollowed_at', ...spells].join('\n'),
    });
    const everyDay = followed('ann,20,2024-06-28,', 'bob,20,2024-06-29,', 'cem,20,2024-06-30,');
    await store.load(store.small({ ...fewTables, ...viewed('2024-06-29'), ...everyDay }));
    const days = ['2024-06-28', '2024-06-29', '2024-06-30'];
    expect(await daysWithData()).toEqual({ from: '2024-06-28', days, isAllRead: false });

    // Whoever came and went on one day is in no sum.
    const brief = followed('ann,film-1,2024-06-26,2024-06-26');
    await store.load(store.small({ ...noTables, ...brief, ...viewed('2024-07-02') }, '2024-07-02'), 'append');
    const more = ['2024-06-26', ...days, '2024-07-02'];
    expect(await daysWithData()).toEqual({ from: '2024-06-26', days: more, isAllRead: true });

    // As of an edition of an earlier version.
    await store.warehouse.command('alter table cvm.editions drop column data_from', { name: 'test' });
    expect(await openEdition(store.warehouse)).toMatchObject({ dataFrom: null });
    expect(await daysWithData()).toMatchObject({ from: null, days: more });
    await store.load(store.small({ ...noTables, ...viewed('2024-07-01') }, '2024-07-02'), 'append');
    expect(await daysWithData()).toMatchObject({
      from: null,
      days: [...more.slice(0, -1), '2024-07-01', '2024-07-02'],
    });
  });
});

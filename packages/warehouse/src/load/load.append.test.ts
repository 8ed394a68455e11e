// What an append does to rows that are there.
import { getEventListeners } from 'node:events';
import { accessOf, parseFilters } from '@cvm/contract';
import { compile, rollupNames } from '@cvm/metrics';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { currentEdition, openEdition } from './edition.ts';
import { loadDataset } from './load.ts';
import { fewTables, noTables, smallTables } from './testing/small-dataset.ts';
import { openTestStore, type TestStore } from './testing/store.ts';

const everything = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 0);

const isOfGap = (note: string) => note.startsWith('The data before went through');
const isOfName = (note: string) => note.includes('was appended to "');

let store: TestStore;

const commentColumns = 'comment_id,member_id,title_id,episode_id,parent_comment_id,created_at,text,likes';
const viewColumns = 'member_id,title_id,episode_id,watched_at';
const ratingColumns = 'member_id,title_id,episode_id,rating,rated_at';
/** What all but the last test append to: title 20 is viewed by nobody, and no character of it has an actor. */
const begun = {
  'characters.csv': 'character_id,title_id,actor_id,name\nc1,10,70,Wanda\nc2,20,,Otto',
  'views.csv': `${viewColumns}\nann,10,101,2024-01-02 20:00:00\ncem,10,101,2024-01-03 20:00:00`,
  'ratings.csv': `${ratingColumns}\nann,10,101,4,2024-05-05 21:00:00\ncem,film-1,,5,2024-05-06 23:00:00`,
};

/** Of all data that the edition is made of. */
const names = async () => [...((await currentEdition(store.warehouse))?.names ?? [])].sort();

const answering = async () => (await currentEdition(store.warehouse))?.database ?? '';

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
    const { edition, notes } = await loadDataset(store.warehouse, store.small(begun).folder, { mode: 'append' });
    store.isBase(`edition_${edition}`);
    expect(notes[0]).toBe(
      'There are no data yet that anything could be appended to: the folder was loaded as the first data.',
    );
  });

  test('is refused over data that another version of the definitions derived', async () => {
    await store.base();
    const raise = (by: number) =>
      store.warehouse.command(
        `alter table cvm.editions update recipe = recipe + ${by} where 1 settings mutations_sync = 2`,
        { name: 'test' },
      );
    await raise(1);
    await expect(store.load(store.small(noTables), 'append')).rejects.toThrow(
      /^The loaded data were derived by version 2 of the definitions, and questions follow version 1.*load everything in full mode\.$/,
    );
    await raise(-1);
  });

  test('cannot give an episode to another title', async () => {
    await store.base();
    const data = store.small({ ...noTables, 'episodes.csv': 'episode_id,title_id,season,number\n101,20,1,1' });
    const failed = loadDataset(store.warehouse, data.folder, { mode: 'append' });
    await expect(failed).rejects.toThrow('episode_id "101" belongs to another title since an earlier load');
  });

  test('changes answers about the days before, for whoever asks the edition that answers', async () => {
    const ask = async <Row>(
      view: 'topPerformingShows' | 'dates',
      row: z.ZodType<Row>,
      database: string,
      dataThrough: string,
    ) => {
      const edition = { edition: 1, dataThrough, hasPopulation: false, rollups: [...rollupNames] };
      const clauses = parseFilters(view === 'dates' ? [] : ['date:all time']);
      const { rows } = compile({ view, clauses, sorts: [] }, everything, edition);
      const found = await store.warehouse.query(rows, row, { name: 'test', database });
      return { of: rows, rows: found.rows };
    };
    const share = z.object({ showId: z.string(), viewshare: z.number(), viewershare: z.number() });
    const sharesOf = async (database: string, dataThrough: string) => {
      const { of, rows } = await ask('topPerformingShows', share, database, dataThrough);
      expect(of.wholes).toHaveLength(1);
      return rows;
    };
    const daysOf = async (database: string, dataThrough: string) => {
      const { of, rows } = await ask('dates', z.object({ date: z.string() }), database, dataThrough);
      expect(of.reads?.map(({ table }) => table)).toContain('engagement_days');
      return rows.map(({ date }) => date).sort();
    };
    const before = await store.base();
    expect(await sharesOf(before, '2024-06-30')).toEqual([{ showId: '10', viewshare: 1, viewershare: 1 }]);
    const days = await daysOf(before, '2024-06-30');
    expect(days).toEqual(expect.arrayContaining(['2024-05-05', '2024-05-06']));
    const data = store.small(
      {
        ...noTables,
        'actors.csv': 'actor_id,name,image_url\n70,Lena Gallo,\n60,Bo,',
        'views.csv': `${viewColumns}\nann,20,201,2024-07-01 20:00:00\nann,20,201,2024-07-01 21:00:00`,
        'ratings.csv': `${ratingColumns}\nann,10,101,2,2024-07-02 10:00:00`,
      },
      '2024-07-02',
    );
    const after = await store.load(data, 'append');
    expect(await sharesOf(after, '2024-07-02'), 'the whole that shares are of').toEqual(
      expect.arrayContaining([{ showId: '10', viewshare: 0.5, viewershare: 1 }]),
    );
    expect(await store.values('select count() from engagement_days where points < 0', after)).toEqual([1]);
    expect(await daysOf(after, '2024-07-02'), 'no day with data where all that happened on it gave way').toEqual([
      ...days.filter((day) => day !== '2024-05-05'),
      '2024-07-01',
      '2024-07-02',
    ]);
    const wrong = 'select count() from characters c join actors a using (actor_id) where c.actor != a.actor';
    expect(await store.values(wrong, after), 'the actors of characters who were there before them').toEqual([0]);
  });

  test('takes events alone, against what is known, in place of what they overtake', async () => {
    await store.base();
    const warnings: string[] = [];
    const note = (warning: Error) => warnings.push(`${warning.name}: ${warning.message}`);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const data = store.small(
      {
        ...noTables,
        'views.csv': `${viewColumns}\nann,10,101,2024-07-01 20:00:00\nann,10,101,2024-01-02 20:00:01`,
        'ratings.csv': `${ratingColumns}\nann,10,101,2,2024-06-01\ncem,film-1,,1,2024-03-01`,
        'comments.csv': `${commentColumns}\nk2,bob,10,101,k1,2024-01-03 21:00:00,Yes.,9\nk3,ann,10,,k1,2024-02-01,No.,`,
      },
      '2024-07-01',
    );
    const { signal } = new AbortController();
    const { edition, tables, notes } = await loadDataset(store.warehouse, data.folder, { mode: 'append', signal });
    const database = `edition_${edition}`;
    expect(await store.values('select count() from views', database)).toEqual([4]);
    expect(await store.values('select toString(data_through) from edition', database)).toEqual(['2024-07-01']);
    expect(await store.values('select has_population from edition', database)).toEqual([true]);
    expect(tables.ratings, 'a later rating replaces one, and an earlier one does not').toMatchObject({
      ...{ read: 2, duplicate: 0, superseded: 1, kept: 1 },
    });
    expect(await store.values('select rating from ratings order by member', database)).toEqual([2, 5]);
    expect(
      await store.rows('select comment_id, likes, replies from comments order by comment_id', database),
      'a comment is brought up to date, and new replies are counted',
    ).toEqual([
      { comment_id: 'k1', likes: 3, replies: 2 },
      { comment_id: 'k2', likes: 9, replies: 0 },
      { comment_id: 'k3', likes: 0, replies: 0 },
    ]);
    expect(notes.filter(isOfGap), 'no day is missing').toEqual([]);
    expect(warnings, 'who may stop it is listened to once, however many statements run').toEqual([]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  // From here on the data of `store.base` go, by a second load upon them.

  test('keeps the numbers and gives new ones behind them; may have no views; refuses a comment that becomes a reply to its own reply', async () => {
    const before = await answering();
    const data = store.small(
      {
        ...noTables,
        'members.csv': 'member_id,gender\naaa,male\nbob,female',
        'views.csv': viewColumns,
        'ratings.csv': `${ratingColumns}\nann,10,,3,2024-01-06`,
        'comments.csv': `${commentColumns}\nk1,ann,10,101,k3,2024-01-02 21:00:00,No.,3\nk2,bob,10,101,k3,2024-02-03 21:00:00,Yes.,9`,
      },
      '2024-07-20',
    );
    const options = { mode: 'append', maxRejectsPct: 100 } as const;
    const { edition, tables, notes } = await loadDataset(store.warehouse, data.folder, options);
    expect(tables.views, 'views may be empty').toMatchObject({ read: 0, kept: 0 });
    expect(tables.comments, 'no comment becomes a reply to its own reply').toMatchObject({
      ...{ read: 2, rejected: 1, kept: 1 },
    });
    const after = `edition_${edition}`;
    expect(
      await store.rows(
        'select comment_id, parent_comment_id as parent, replies from comments order by comment_id',
        after,
      ),
      'a reply that answers another comment is counted there',
    ).toEqual([
      { comment_id: 'k1', parent: '', replies: 1 },
      { comment_id: 'k2', parent: 'k3', replies: 0 },
      { comment_id: 'k3', parent: 'k1', replies: 1 },
    ]);
    const sql = 'select member_id, member, gender from members order by member';
    const [old, now] = [await store.rows(sql, before), await store.rows(sql, after)];
    expect(now.map((row) => [row.member_id, row.member])).toEqual([
      ...old.map((row) => [row.member_id, row.member]),
      ['aaa', 4],
    ]);
    expect(now.map((row) => row.gender)).toEqual(['female', 'female', '', 'male']);
    const cells = 'select distinct v.cell = m.cell from views v join members m using (member)';
    expect(await store.values(cells, after)).toEqual([1]);
    expect(await store.values('select count() from views', after)).toEqual([4]);
    expect(notes.filter(isOfGap), 'without a later event it is not known that days are missing').toEqual([]);
  });

  test('writes no table that it brings no files of; ends a spell, and opens it never again; of no table says that nothing was appended', async () => {
    const before = await answering();
    const append = async (dataThrough: string, name: string, files: Readonly<Record<string, string>>) => {
      const data = store.small({ ...noTables, ...files });
      data.write('dataset.json', JSON.stringify({ format: 1, name, data_through: dataThrough }));
      const { edition, tables, notes } = await loadDataset(store.warehouse, data.folder, { mode: 'append' });
      const database = `edition_${edition}`;
      const sql = `select concat(m.member_id, ' ', toString(followed_at), ' ', ifNull(toString(ended), 'open')) as spell
from follows as f join members as m on f.member = m.member order by spell`;
      const { read, duplicate, kept } = tables.follows ?? {};
      return { database, notes, counts: [read, duplicate, kept], spells: await store.values(sql, database) };
    };
    const followed = (...rows: readonly string[]) =>
      ['member_id,title_id,followed_at,unfollowed_at', ...rows].join('\n');
    const rated = (...days: readonly string[]) =>
      ['member_id,title_id,rating,rated_at', ...days.map((day) => `ann,10,3,${day} 20:00:00`)].join('\n');
    const ann = 'ann 2024-01-01 08:00:00';
    const bob = 'bob 2024-01-05 08:00:00';
    const again = (smallTables['follows.csv'] ?? '').split('\n').slice(1);

    const run = vi.spyOn(store.warehouse, 'command');
    const first = await append('2024-07-23', 'Small', {
      'networks.csv': 'network_id,name\n9,New',
      'ratings.csv': rated('2024-07-23'),
      'follows.csv': followed('ann,10,2024-01-01 08:00:00,2024-06-01', again[1] ?? ''),
    });
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
      expect(written).not.toContain(`${first.database}.${table}`);
      const content = `select count() as n, sum(cityHash64(toString(tuple(*)))) as h from ${table}`;
      expect(await store.rows(content, first.database), table).toEqual(await store.rows(content, before));
    }
    expect(written).toContain(`${first.database}.networks`);
    expect(first.notes.filter(isOfGap)).toEqual([
      'The data before went through 2024-07-20, and there is no event of the 2 days from 2024-07-21 to 2024-07-22 in what was appended. If files are missing, append them, too.',
    ]);
    expect(first.notes.filter(isOfName)).toEqual([]);
    expect(first).toMatchObject({ counts: [2, 1, 1], spells: [`${ann} 2024-06-01`, `${bob} 2024-02-01`] });
    expect(await store.values(`select followers from titles where title_id = '10'`, first.database)).toEqual([0]);

    // Files of before the end of a spell are given once more. One that begins later is another spell, and of a third both
    // rows are what the load says of it.
    const second = await append('2024-07-31', 'Acme', {
      'ratings.csv': rated('2024-01-05', '2024-07-25'),
      'follows.csv': followed(
        again[0] ?? '',
        'ann,10,2024-06-02 08:00:00,',
        'bob,10,2024-01-05 08:00:00,2024-03-01',
        'bob,10,2024-01-05 08:00:00,',
      ),
    });
    expect(second).toMatchObject({
      counts: [4, 1, 3],
      spells: [
        `${ann} 2024-06-01`,
        'ann 2024-06-02 08:00:00 open',
        ...['2024-02-01', '2024-03-01', 'open'].map((end) => `${bob} ${end}`),
      ],
    });
    expect(second.notes.filter(isOfGap)).toEqual([
      expect.stringContaining('and there is no event of 2024-07-24 in what was appended.'),
    ]);
    expect(second.notes.filter(isOfName)).toEqual([
      'The dataset "Acme" was appended to "Small": all data go by the name "Acme" now. If they do not belong together, load the one that is meant in full.',
    ]);
    expect(await names()).toEqual(['Acme', 'Small']);

    // A folder without a table.
    const later = await loadDataset(store.warehouse, store.small(noTables, '2026-01-01').folder, { mode: 'append' });
    expect(later.notes).toContain(
      'The folder holds no table: nothing was appended, and data_through is 2026-01-01 now.',
    );
    const database = `edition_${later.edition}`;
    expect(
      await store.values(`select age from members where member_id = 'ann'`, database),
      'members age with the years',
    ).toEqual(['35-39']);
    expect(
      await store.values(
        `select distinct c.age from views v join cells c using (cell) join members m using (member) where m.member_id = 'ann'`,
        database,
      ),
    ).toEqual(['35-39']);
  });

  test('knows the first day of anything and what was never given before; days with follows each are told by nothing else', async () => {
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
    const commented = { 'comments.csv': 'comment_id,member_id,title_id,created_at\nk1,ann,10,2024-06-30' };
    await store.load(store.small({ ...fewTables, ...commented, ...viewed('2024-06-29'), ...everyDay }));
    expect(await names(), 'a full load begins the names anew').toEqual(['Small']);
    const days = ['2024-06-28', '2024-06-29', '2024-06-30'];
    expect(await daysWithData()).toEqual({ from: '2024-06-28', days, isAllRead: false });

    // Whoever came and went on one day is in no sum.
    const brief = followed('ann,film-1,2024-06-26,2024-06-26');
    const given = Object.fromEntries(
      ['platforms.csv', 'characters.csv'].map((file) => [file, smallTables[file] ?? '']),
    );
    const append = async (files: Readonly<Record<string, string>>) => {
      const data = store.small({ ...noTables, ...given, ...files }, '2024-07-02');
      const { notes } = await loadDataset(store.warehouse, data.folder, { mode: 'append' });
      return notes.filter((note) => note.startsWith('There were no'));
    };
    expect(await append({ ...brief, ...viewed('2024-07-02') })).toEqual([
      'There were no platforms before: what was loaded of views has none, and what is given again with one may count twice. If it should have some, load everything in full.',
      expect.stringMatching(/^There were no characters before: what was loaded of comments has none/),
    ]);
    const more = ['2024-06-26', ...days, '2024-07-02'];
    expect(await daysWithData()).toEqual({ from: '2024-06-26', days: more, isAllRead: true });

    // As of an edition of an earlier version.
    await store.warehouse.command('alter table cvm.editions drop column data_from', { name: 'test' });
    expect(await openEdition(store.warehouse)).toMatchObject({ dataFrom: null });
    expect(await daysWithData()).toMatchObject({ from: null, days: more });
    expect(await append(viewed('2024-07-01'))).toEqual([]);
    expect(await daysWithData()).toMatchObject({
      from: null,
      days: [...more.slice(0, -1), '2024-07-01', '2024-07-02'],
    });
  });
});

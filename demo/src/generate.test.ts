import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TableName, tableColumns, tableNames } from './columns.ts';
import { type DemoSummary, generateDemo } from './generate.ts';
import { DemoOptionError } from './options.ts';
import { readBackRows } from './read-back.ts';

const small = { members: 300, titles: 30, seed: 5 };
const dataThrough = '2026-11-15';

/** A row as text by column; null is an empty or absent field. Lists of comments stay joined by a pipe. */
type Row = Record<string, string | null>;

const folders: string[] = [];
let out: string;
let summary: DemoSummary;
const tables = new Map<TableName, Row[]>();

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'cvm-demo-'));
  folders.push(folder);
  return folder;
};

const generate = async (options: Partial<typeof small> & { dataThrough?: string }): Promise<string> => {
  const folder = await makeFolder();
  await generateDemo({ ...small, ...options, out: folder });
  return folder;
};

const readTable = async (folder: string, table: TableName): Promise<Row[]> => {
  if (table === 'comments') {
    const text = await readFile(join(folder, 'comments.ndjson'), 'utf8');
    return text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const row: Record<string, unknown> = JSON.parse(line);
        return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value)]));
      });
  }
  const text = await readFile(join(folder, `${table}.csv`), 'utf8');
  const records: Record<string, string>[] = parse(text, { columns: true });
  return records.map((row) => {
    return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value === '' ? null : value]));
  });
};

const rowsOf = (table: TableName): Row[] => {
  const rows = tables.get(table);
  if (rows === undefined) throw new Error(`${table} was not read`);
  return rows;
};

const valuesOf = (table: TableName, column: string): Set<string> =>
  new Set(rowsOf(table).flatMap((row) => row[column] ?? []));

const filesOf = async (folder: string): Promise<Map<string, string>> => {
  const names = (await readdir(folder)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
};

beforeAll(async () => {
  out = await makeFolder();
  summary = await generateDemo({ ...small, out });
  for (const table of tableNames) tables.set(table, await readTable(out, table));
});

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('determinism', () => {
  it('gives the same bytes for the same options', async () => {
    expect(await filesOf(await generate({}))).toEqual(await filesOf(out));
  });

  it('gives other titles, members and views for another seed', async () => {
    const [mine, other] = [await filesOf(out), await filesOf(await generate({ seed: 6 }))];
    for (const file of ['titles.csv', 'members.csv', 'views.csv', 'comments.ndjson']) {
      expect(other.get(file)).not.toBe(mine.get(file));
    }
  });

  it('keeps streams apart: fewer members change neither the catalogue nor what the others did', async () => {
    const [all, some] = [await filesOf(out), await filesOf(await generate({ members: 200 }))];
    expect(some.get('titles.csv')).toBe(all.get('titles.csv'));
    for (const file of ['members.csv', 'views.csv', 'follows.csv', 'ratings.csv']) {
      const rows = some.get(file) ?? '';
      expect(rows.length).toBeGreaterThan(1000);
      expect(all.get(file)?.startsWith(rows)).toBe(true);
    }
  });
});

describe('format', () => {
  it('describes the dataset and counts what it wrote', async () => {
    const described: unknown = JSON.parse(await readFile(join(out, 'dataset.json'), 'utf8'));
    expect(described).toMatchObject({ format: 1, data_through: dataThrough });
    expect(await readBackRows(out)).toEqual(summary.rows);
    expect(Object.fromEntries([...tables].map(([table, rows]) => [table, rows.length]))).toEqual(summary.rows);
  });

  it.each(tableNames)('fills %s with exactly the columns of the format', (table) => {
    const rows = rowsOf(table);
    expect(rows.length).toBeGreaterThan(0);
    const used = new Set(rows.flatMap((row) => Object.keys(row)));
    // NDJSON leaves null fields out, so only all rows together show every column.
    expect([...used].sort()).toEqual([...tableColumns[table]].sort());
  });

  it('has ids of digits for shows and UUIDs for movies', () => {
    for (const { title_id, kind } of rowsOf('titles')) {
      expect(title_id).toMatch(
        kind === 'series' ? /^\d+$/ : /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      );
    }
  });
});

describe('referential integrity', () => {
  const references: [TableName, string, TableName, string][] = [
    ['titles', 'network_id', 'networks', 'network_id'],
    ['titles', 'studio_id', 'studios', 'studio_id'],
    ['episodes', 'title_id', 'titles', 'title_id'],
    ['characters', 'title_id', 'titles', 'title_id'],
    ['characters', 'actor_id', 'actors', 'actor_id'],
    ['views', 'platform', 'platforms', 'platform'],
    ['comments', 'parent_comment_id', 'comments', 'comment_id'],
    ['comments', 'screencap_id', 'screencaps', 'screencap_id'],
    ['survey_responses', 'title_id', 'titles', 'title_id'],
    ...(['follows', 'views', 'reactions', 'ratings', 'character_votes', 'comments'] as const).flatMap(
      (table): [TableName, string, TableName, string][] => [
        [table, 'member_id', 'members', 'member_id'],
        [table, 'title_id', 'titles', 'title_id'],
      ],
    ),
  ];

  it.each(references)('%s.%s exists in %s.%s', (table, column, target, key) => {
    const known = valuesOf(target, key);
    const used = valuesOf(table, column);
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter((value) => !known.has(value))).toEqual([]);
  });

  it.each(['views', 'reactions', 'ratings', 'character_votes', 'comments', 'screencaps'] as const)(
    '%s names episodes and characters of its own title',
    (table) => {
      const episodes = new Map(rowsOf('episodes').map((row) => [row.episode_id, row.title_id]));
      const characters = new Map(rowsOf('characters').map((row) => [row.character_id, row.title_id]));
      const stray = rowsOf(table).filter((row) => {
        const wrongEpisode = (row.episode_id ?? null) !== null && episodes.get(row.episode_id ?? '') !== row.title_id;
        const wrongCharacter =
          (row.character_id ?? null) !== null && characters.get(row.character_id ?? '') !== row.title_id;
        return wrongEpisode || wrongCharacter;
      });
      expect(stray).toEqual([]);
    },
  );

  it.each([
    ['titles', ['title_id']],
    ['titles', ['name']],
    ['episodes', ['episode_id']],
    ['episodes', ['title_id', 'season', 'number']],
    ['members', ['member_id']],
    ['reactions', ['member_id', 'title_id', 'episode_id', 'emotion']],
    ['ratings', ['member_id', 'title_id', 'episode_id']],
    ['character_votes', ['member_id', 'title_id', 'episode_id']],
    ['comments', ['comment_id']],
    ['survey_responses', ['respondent_id']],
  ] as [TableName, string[]][])('%s has each %s once', (table, columns) => {
    const keys = rowsOf(table).map((row) => columns.map((column) => row[column] ?? '').join(' | '));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('time', () => {
  const moments: [TableName, string][] = [
    ['members', 'joined_at'],
    ['follows', 'followed_at'],
    ['follows', 'unfollowed_at'],
    ['views', 'watched_at'],
    ['reactions', 'reacted_at'],
    ['ratings', 'rated_at'],
    ['character_votes', 'voted_at'],
    ['comments', 'created_at'],
    ['survey_responses', 'surveyed_at'],
  ];

  it.each(moments)('%s.%s lies between 2013 and the data date', (table, column) => {
    const values = [...valuesOf(table, column)];
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      expect(value).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
      expect(value >= '2013-01-01' && value <= `${dataThrough} 23:59:59`).toBe(true);
    }
  });

  it('follows another data date', async () => {
    const rows = await readTable(await generate({ dataThrough: '2019-03-31' }), 'views');
    const latest =
      rows
        .map((row) => row.watched_at ?? '')
        .sort()
        .at(-1) ?? '';
    expect(latest.slice(0, 10) <= '2019-03-31').toBe(true);
    expect(latest.slice(0, 7)).toBe('2019-03');
  });

  it('lets nobody watch before joining, airing or release', () => {
    const joined = new Map(rowsOf('members').map((row) => [row.member_id, row.joined_at ?? '']));
    const aired = new Map(rowsOf('episodes').map((row) => [row.episode_id, row.air_date]));
    const released = new Map(rowsOf('titles').map((row) => [row.title_id, row.first_release_date]));
    const early = rowsOf('views').filter((row) => {
      const day = row.episode_id === null ? released.get(row.title_id ?? null) : aired.get(row.episode_id ?? null);
      const at = row.watched_at ?? '';
      return at < (joined.get(row.member_id ?? null) ?? '9') || at.slice(0, 10) < (day ?? '9');
    });
    expect(early).toEqual([]);
  });

  it('ends a spell after it began', () => {
    const ended = rowsOf('follows').filter((row) => row.unfollowed_at !== null);
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.filter((row) => (row.unfollowed_at ?? '') < (row.followed_at ?? ''))).toEqual([]);
  });
});

describe('behaviour', () => {
  const counted = (rows: Row[], key: (row: Row) => string) => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
    return counts;
  };

  it('ticks whole seasons at one moment', () => {
    const bulk = rowsOf('views').filter((row) => row.bulk === 'true');
    const sizes = [...counted(bulk, (row) => `${row.member_id} ${row.title_id} ${row.watched_at}`).values()];
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThan(1);
  });

  it('has evenings of four episodes and more', () => {
    const watched = rowsOf('views').filter((row) => row.bulk === null && row.episode_id !== null);
    const evenings = [
      ...counted(watched, (row) => `${row.member_id} ${row.title_id} ${row.watched_at?.slice(0, 10)}`).values(),
    ];
    expect(evenings.filter((size) => size >= 4).length).toBeGreaterThan(evenings.length * 0.02);
  });

  it('goes to the theatre for movies alone', () => {
    const series = new Set(rowsOf('titles').flatMap((row) => (row.kind === 'series' ? [row.title_id] : [])));
    const visits = rowsOf('views').filter((row) => row.platform === 'Theatre');
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.filter((row) => series.has(row.title_id ?? null))).toEqual([]);
  });

  it('has titles to come with followers, and replies after what they answer', () => {
    const upcoming = rowsOf('titles').filter((row) => (row.first_release_date ?? '9') > dataThrough);
    const followed = valuesOf('follows', 'title_id');
    expect(upcoming.filter((row) => followed.has(row.title_id ?? '')).length).toBeGreaterThan(2);
    const comments = new Map(rowsOf('comments').map((row) => [row.comment_id, row]));
    const replies = rowsOf('comments').filter((row) => row.parent_comment_id !== undefined);
    expect(replies.length).toBeGreaterThan(0);
    for (const reply of replies) {
      const parent = comments.get(reply.parent_comment_id ?? null);
      expect(parent?.title_id).toBe(reply.title_id);
      expect((parent?.created_at ?? '9') <= (reply.created_at ?? '')).toBe(true);
    }
  });
});

describe('the folder', () => {
  const files = async (folder: string, all: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text);
  };
  const real = '{"format":1,"name":"Spring export","data_through":"2026-06-30"}';

  it.each([
    ['a table alone', { 'views.csv': 'of my own' }],
    ['a dataset', { 'dataset.json': real, 'views.parquet': 'of my own' }],
    ['a description that cannot be read', { 'dataset.json': '{"format":1,' }],
  ])('is left as it is where it holds %s', async (_, held) => {
    const folder = await makeFolder();
    await files(folder, held);
    const run = generateDemo({ ...small, out: folder });
    await expect(run).rejects.toThrow(DemoOptionError);
    await expect(run).rejects.toThrow(/holds data that are no demo .* Name a new or empty folder with --out/);
    expect(await readdir(folder)).toEqual(Object.keys(held));
    for (const [name, text] of Object.entries(held)) expect(await readFile(join(folder, name), 'utf8')).toBe(text);
  });

  it('is written anew where an earlier demo stands in it, finished or not, and keeps what is no table', async () => {
    const folder = await generate({});
    await files(folder, { 'notes.txt': 'mine' });
    await generateDemo({ ...small, seed: 6, out: folder });
    expect(await readFile(join(folder, 'dataset.json'), 'utf8')).toContain('seed 6');
    await rm(join(folder, 'dataset.json'));
    await files(folder, { '_unfinished-demo': '' });
    await generateDemo({ ...small, seed: 7, out: folder });
    expect(await readFile(join(folder, 'dataset.json'), 'utf8')).toContain('seed 7');
    expect(await readdir(folder)).toContain('notes.txt');
    expect(await readdir(folder)).not.toContain('_unfinished-demo');
  });
});

describe('options', () => {
  it.each([
    [{ members: 0 }, /members must be a whole number from 1/],
    [{ titles: 9 }, /titles must be a whole number from 10/],
    [{ seed: -1 }, /seed must be/],
    [{ dataThrough: '2026-02-30' }, /data-through must be a date/],
  ])('refuses %o and writes nothing', async (options, message) => {
    const folder = join(await makeFolder(), 'never');
    const run = generateDemo({ ...small, ...options, out: folder });
    await expect(run).rejects.toThrow(DemoOptionError);
    await expect(run).rejects.toThrow(message);
    await expect(readdir(folder)).rejects.toThrow(/ENOENT/);
  });
});

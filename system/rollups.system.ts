/**
 * Rollups that grew with an append hold what a full load builds: random datasets are loaded at once, and up to a day with the
 * rest appended; some of the rest is back-dated, some members have moved, some episodes were filed elsewhere. That answers from
 * rollups are those from facts is the matter of agreement.system.ts.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, type Clause, parseFilters, type Query } from '@cvm/contract';
import { rollupNames, rollups } from '@cvm/metrics';
import { loadDataset, openEdition, openEmbedded, type Warehouse, withCatalogue } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Dataset, datasetFiles, type Tables } from '../packages/reference/src/dataset.ts';
import { randomDataset } from '../packages/reference/src/random-dataset.ts';
import { moments } from '../packages/warehouse/src/load/testing/golden-halves.ts';
import { answerOfView, statementsOfView } from './stores/answers.ts';
import { rollupContents } from './stores/rollup-contents.ts';

let folder: string;
let warehouse: Warehouse;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cvm-rollups-'));
  warehouse = await openEmbedded({ folder: path.join(folder, 'store') });
});

afterAll(async () => {
  await warehouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (sql: string, database: string): Promise<Record<string, unknown>[]> =>
  (await warehouse.query({ sql }, z.record(z.string(), z.unknown()), { name: 'test', database, timeoutMs: 0 })).rows;

let folders = 0;

/** More days of viewers than there are: ranges are not counted ahead. */
const noRanges = 1_000_000;

const load = async (dataset: Dataset, mode: 'full' | 'append', rangesFrom: number) => {
  folders += 1;
  const files = path.join(folder, String(folders));
  mkdirSync(files);
  for (const [name, text] of Object.entries(datasetFiles(dataset))) writeFileSync(path.join(files, name), text);
  const { edition, tables } = await loadDataset(warehouse, files, { mode, maxRejectsPct: 100, rangesFrom });
  return { database: `edition_${edition}`, superseded: tables.ratings?.superseded ?? 0 };
};

const isOfRanges = (name: string): boolean => name.endsWith('_ranges');

const contents = (database: string, of: (name: string) => boolean = () => true) =>
  rollupContents((sql) => rows(sql, database), rollupNames.filter(of));

const only = (contentOf: Readonly<Record<string, unknown>>, of: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(contentOf).filter(([name]) => of(name)));

type Change = {
  /** Rows of these titles come late, whatever their day. */
  readonly isLate?: (titleId: string) => boolean;
  /** Another country before. */
  readonly hasMoved?: (memberId: string) => boolean;
  /** A special before. */
  readonly wasSpecial?: (episodeId: string) => boolean;
  /** Said to air a year sooner before. */
  readonly wasSooner?: (episodeId: string) => boolean;
  /** To be released on another day before. */
  readonly wasPlanned?: (titleId: string) => boolean;
  /** Of one other genre before. */
  readonly hadGenre?: (titleId: string) => boolean;
  /** Played by another actor before, or by nobody known. */
  readonly hadActor?: (characterId: string) => boolean;
};

/** The dataset as it was known on a day. */
const knownOn = (day: string, { dataThrough, tables }: Dataset, change: Change): Dataset => {
  const isKnown = (moment: string) => moment.slice(0, 10) <= day;
  const known = <T extends keyof typeof moments>(table: T): Tables[T] =>
    (tables[table] as readonly Record<string, string | null>[]).filter(
      (row) =>
        isKnown(row[moments[table]] ?? '') &&
        (row.parent_comment_id ?? null) === null &&
        !change.isLate?.(row.title_id ?? ''),
    ) as unknown as Tables[T];
  const events = Object.fromEntries(Object.keys(moments).map((table) => [table, known(table as keyof typeof moments)]));
  const follows = known('follows').map((row) =>
    row.unfollowed_at !== null && !isKnown(row.unfollowed_at) ? { ...row, unfollowed_at: null } : row,
  );
  const members = tables.members.map((row) => (change.hasMoved?.(row.member_id) ? { ...row, country: 'ZA' } : row));
  const episodes = tables.episodes.map((row) => ({
    ...row,
    ...(change.wasSpecial?.(row.episode_id) ? { season: 0 } : {}),
    ...(change.wasSooner?.(row.episode_id) && row.air_date !== null ? { air_date: addDays(row.air_date, -365) } : {}),
  }));
  const titles = tables.titles.map((row) => ({
    ...row,
    ...(change.wasPlanned?.(row.title_id) ? { first_release_date: addDays(dataThrough, -400) } : {}),
    ...(change.hadGenre?.(row.title_id) ? { genres: ['Opera'] } : {}),
  }));
  const another = (id: string | null): string | null =>
    tables.actors.find(({ actor_id }) => actor_id !== id)?.actor_id ?? null;
  const characters = tables.characters.map((row, place) => ({
    ...row,
    ...(change.hadActor?.(row.character_id) ? { actor_id: place % 2 === 0 ? another(row.actor_id) : null } : {}),
  }));
  expect(day < dataThrough).toBe(true);
  return {
    dataThrough: day,
    tables: { ...tables, ...events, follows, members, episodes, titles, characters },
  };
};

const first = (ids: readonly string[], count: number) => {
  const chosen = new Set(ids.slice(0, count));
  return (id: string): boolean => chosen.has(id);
};

/**
 * The members who follow and view most, and have voted up to a day alone, of whom nobody was where they are said to have been: whatever
 * has cells counts them elsewhere. Of those whose views are of fewer than half of the titles, as more that are late would have
 * everything built anew.
 */
const busiest = ({ titles, members, views, follows, character_votes }: Tables, day: string, count: number) => {
  const rowsOf = (id: string): number => [...views, ...follows].filter((row) => row.member_id === id).length;
  const viewedBy = (id: string): number =>
    new Set(views.flatMap((row) => (row.member_id === id ? [row.title_id] : []))).size;
  const hasVoted = (id: string): boolean => {
    const days = character_votes.flatMap((row) => (row.member_id === id ? [row.voted_at.slice(0, 10)] : []));
    return days.length > 0 && days.every((one) => one <= day);
  };
  return members
    .filter(({ country, member_id: id }) => country !== 'ZA' && viewedBy(id) < titles.length / 2 - 1 && hasVoted(id))
    .map(({ member_id: id }) => id)
    .toSorted((one, other) => rowsOf(other) - rowsOf(one))
    .slice(0, count);
};

type Append = {
  /** Days that it brings; few unless told. */
  readonly daysNew?: number;
  readonly change: (tables: Tables, lastKnown: string) => Change;
  /** The rows that are new, with the catalogue; else all rows are given once more. */
  readonly isOfNewRows?: boolean;
  /** Of ranges it makes no difference which earlier days changed: they go on, or are built anew. */
  readonly hasRanges?: boolean;
  /** Of many days they are built anew, whatever else goes on. */
  readonly hasRangesAnew?: boolean;
  readonly isBuiltAnew?: boolean;
};

/** Two changes at a time where they are of other rows: a load takes seconds. */
const appends: Record<string, Append> = {
  'in time, of two titles that were of another genre, of episodes that were to air sooner, and of characters whom others played':
    {
      change: ({ titles, episodes, characters }) => ({
        hadActor: first(
          characters.map((row) => row.character_id),
          8,
        ),
        hadGenre: first(
          titles.map((row) => row.title_id),
          2,
        ),
        wasSooner: first(
          episodes.map((row) => row.episode_id),
          30,
        ),
      }),
      isOfNewRows: true,
      hasRanges: true,
    },
  'back-dated rows of two titles, others released on another day than was planned, and so many days that some of the last are all new':
    {
      daysNew: 40,
      change: ({ titles }) => ({
        isLate: first(
          titles.map((row) => row.title_id),
          2,
        ),
        wasPlanned: first(
          titles.slice(2).map((row) => row.title_id),
          8,
        ),
      }),
      hasRanges: true,
      hasRangesAnew: true,
    },
  'a member who moved, and an episode that was a special': {
    change: (tables, lastKnown) => ({
      hasMoved: first(busiest(tables, lastKnown, 1), 1),
      wasSpecial: first(
        tables.episodes.map((row) => row.episode_id),
        1,
      ),
    }),
    isOfNewRows: true,
  },
  'so many changes that little stays': {
    change: ({ titles }) => {
      const stays = first(
        titles.map((row) => row.title_id),
        2,
      );
      return { isLate: (titleId) => !stays(titleId) };
    },
    hasRanges: true,
    isBuiltAnew: true,
  },
};

const daysNewOf = ({ daysNew = 6 }: Pick<Append, 'daysNew'>): number => daysNew;

const spellOf = (row: object): string => {
  const { member_id, title_id, followed_at } = row as Tables['follows'][number];
  return JSON.stringify([member_id, title_id, followed_at]);
};

/** Of the rows of a dataset those that an earlier state has not; of a spell that has changed all. Catalogue and members whole. */
const newIn = (dataset: Dataset, known: Dataset): Dataset => {
  const added = (table: keyof typeof moments): readonly object[] => {
    const before = new Set(known.tables[table].map((row) => JSON.stringify(row)));
    const rows: readonly object[] = dataset.tables[table];
    const fresh = rows.filter((row) => !before.has(JSON.stringify(row)));
    if (table !== 'follows') return fresh;
    const spells = new Set(fresh.map(spellOf));
    return rows.filter((row) => spells.has(spellOf(row)));
  };
  const events = Object.fromEntries(Object.keys(moments).map((table) => [table, added(table as keyof typeof moments)]));
  return { ...dataset, tables: { ...dataset.tables, ...events } };
};

/** On the last day some members rate again what they have rated before the days that are new, or vote for another character of it. */
const ratedAgain = (dataset: Dataset): Dataset => {
  const day = addDays(dataset.dataThrough, -daysNewOf({}));
  const now = `${dataset.dataThrough} 23:59:59`;
  const { ratings, character_votes, characters } = dataset.tables;
  const rated = ratings.filter(({ rated_at }) => rated_at.slice(0, 10) <= day).slice(0, 5);
  const ratedNow = rated.map((row) => ({ ...row, rated_at: now, rating: 6 - Number(row.rating) }));
  const voted = character_votes.filter(({ voted_at }) => voted_at.slice(0, 10) <= day).slice(0, 20);
  const votedNow = voted.flatMap((row) => {
    const other = characters.find((one) => one.title_id === row.title_id && one.character_id !== row.character_id);
    return other === undefined ? [] : [{ ...row, voted_at: now, character_id: other.character_id }];
  });
  const tables = {
    ...dataset.tables,
    ratings: [...ratings, ...ratedNow],
    character_votes: [...character_votes, ...votedNow],
  };
  return { ...dataset, tables } as Dataset;
};

/**
 * Rows that follow from no view and no vote: they stay where a rollup grows, and go where it is built anew. They are counted like the
 * others.
 */
const mark = async (database: string): Promise<void> => {
  const run = (sql: string) => warehouse.command(sql, { name: 'test' });
  await run(`insert into ${database}.title_view_days (title, day, since) values (0, '2000-01-01', '2000-01-01')`);
  await run(`insert into ${database}.member_actors (cell, member) values (0, 0)`);
  const edition = database.replace(/\D+/, '');
  const [{ text } = { text: '{}' }] = await rows(
    `select table_rows as text from cvm.editions where edition = ${edition}`,
    database,
  );
  const counted = JSON.parse(String(text));
  const marked = JSON.stringify({
    ...counted,
    title_view_days: counted.title_view_days + 1,
    member_actors: counted.member_actors + 1,
  });
  await run(
    `alter table cvm.editions update table_rows = '${marked}' where edition = ${edition} settings mutations_sync = 1`,
  );
};

/** Ranges from a last day on that say something else: there are fewer than 1,000 members. */
const markRanges = (database: string, said: string, from: string): Promise<unknown> =>
  warehouse.command(
    `alter table ${database}.age_ranges update ${said} where last >= '${from}' settings mutations_sync = 1`,
    { name: 'test' },
  );

/** CVM_AGREEMENT_SEEDS=N looks at N datasets, as in agreement.system.ts. */
const seeds = Array.from({ length: Number(process.env.CVM_AGREEMENT_SEEDS ?? 1) }, (_, i) => i + 1);

/** Of every other episode it is not known when it aired. */
const halfUndated = ({ dataThrough, tables }: Dataset): Dataset => {
  const episodes = tables.episodes.map((row, place) => (place % 2 === 0 ? { ...row, air_date: null } : row));
  return { dataThrough, tables: { ...tables, episodes } };
};

describe.each(seeds)('random dataset %i', (seed) => {
  const dataset = ratedAgain(halfUndated(randomDataset(seed)));
  let whole: Record<string, unknown>;

  beforeAll(async () => {
    whole = await contents((await load(dataset, 'full', 0)).database);
  });

  it('has rows in every rollup', () => {
    for (const [name, content] of Object.entries(whole))
      expect([name, content]).not.toEqual([name, { n: 0, hash: '0' }]);
  });

  it('answers long ranges by week as by day', async () => {
    const edition = await openEdition(warehouse);
    if (edition === null) throw new Error('No edition was loaded.');
    const [most] = await rows(
      'select any(p.name) as name from platform_totals as t inner join platforms as p on p.platform = t.platform group by t.platform order by sum(votes) desc limit 1',
      edition.database,
    );
    const platform = String(most?.name);
    const ofTitles = ['view_weeks', 'follow_weeks', 'engagement_weeks'];
    const readByWeek = [
      { view: 'showSummary', filters: [], tables: ofTitles },
      { view: 'moviesSummary', filters: [], tables: ofTitles },
      { view: 'attributionPlatform', filters: [`platform:${platform}`], tables: ['platform_weeks'] },
    ] as const;
    const byWeek = new Set<string>(readByWeek.flatMap(({ tables }) => tables));
    const byDay = { ...edition, rollups: edition.rollups.filter((name) => !byWeek.has(name)) };
    const kinds = await rows(
      'select countIf(step > 0) as unaired, countIf(times > 0 and step = 0 and before > 0) as away from view_weeks',
      edition.database,
    );
    expect(kinds[0]?.unaired, 'rows of what had not aired').toBeGreaterThan(20);
    expect(kinds[0]?.away, 'rows of members who were away').toBeGreaterThan(20);
    for (const [turn, days] of [70, 75, 85, 94, 120, 180, 255, 301, 366, 512, 30_000].entries()) {
      const last = addDays(dataset.dataThrough, -1 - (days % 9));
      const range = `date:${addDays(last, 1 - days)} 00:00:00 to ${last} 23:59:59`;
      for (const [place, { view, filters, tables }] of readByWeek.entries()) {
        const query = { view, clauses: parseFilters([...filters, range]), sorts: [] };
        const read = statementsOfView(edition, query).map(({ sql }) => sql);
        for (const name of tables) expect(read.join(), `${view} ${range}`).toContain(name);
        // Two of them of each range.
        if ((place + turn) % readByWeek.length === 0) continue;
        expect((await answerOfView({ warehouse, edition }, query)).rows, `${view} ${range}`).toEqual(
          (await answerOfView({ warehouse, edition: byDay }, query)).rows,
        );
      }
    }
  });

  it('answers platforms the same by their numbers as by their names', async () => {
    const unknown = await openEdition(warehouse);
    if (unknown === null) throw new Error('No edition was loaded.');
    const edition = await withCatalogue(warehouse, unknown);
    const names = [...(edition.catalogue?.platforms.keys() ?? [])].sort();
    const [one, two, three] = names;
    expect(three).toBeDefined();
    const of = (op: 'is' | 'is_not', ...values: (string | undefined)[]): Clause => ({
      ...{ id: 'platform', op, join: 'or' },
      values: values.filter((name) => name !== undefined),
    });
    const asked = [
      [of('is', one)],
      [of('is', two, one, three)],
      [of('is', one, two), of('is_not', three)],
      [of('is', ...names)],
    ];
    for (const named of asked)
      for (const others of [[], ['date:last 70 days'], ['country:US'], ['genre:Drama', 'gender:female']]) {
        const query: Query = {
          view: 'attributionPlatform',
          clauses: [...named, ...parseFilters(others)],
          sorts: [],
        };
        const { rows: byNumber } = await answerOfView({ warehouse, edition }, query);
        const what = JSON.stringify(query.clauses);
        expect(byNumber, what).toEqual((await answerOfView({ warehouse, edition: unknown }, query)).rows);
        if (others.length === 0) expect(byNumber.length, what).toBeGreaterThan(0);
      }
  });

  it('answers the last days the same before presets and ranges are filled', async () => {
    const edition = await openEdition(warehouse);
    if (edition === null) throw new Error('No edition was loaded.');
    const later = new Set(rollups.flatMap(({ name, comesLater }) => (comesLater === true ? [String(name)] : [])));
    const answering = { ...edition, rollups: edition.rollups.filter((name) => !later.has(name)) };
    const [title] = await rows(
      `select title_id as id from titles as t inner join (select title, count() as n from views group by title) as v on v.title = t.title
where kind = 'series' order by n desc, id limit 1`,
      edition.database,
    );
    const asked = [
      { view: 'showSummary', filters: [] },
      { view: 'moviesSummary', filters: ['country:US'] },
      { view: 'affinityAll', filters: [`title:${title?.id}`] },
      { view: 'showCountryIndex', filters: [`show:${title?.id}`] },
      { view: 'showGenderIndex', filters: [`show:${title?.id}`] },
    ] as const;
    const isNamed = (of: typeof edition, query: Parameters<typeof statementsOfView>[1]): boolean =>
      statementsOfView(of, query).some(({ sql }) => [...later].some((name) => sql.includes(name)));
    for (const days of [7, 30, 60, 90, 365]) {
      const range = `date:${addDays(dataset.dataThrough, 1 - days)} 00:00:00 to ${dataset.dataThrough} 23:59:59`;
      for (const { view, filters } of asked) {
        const query = { view, clauses: parseFilters([...filters, range]), sorts: [] };
        expect([isNamed(edition, query), isNamed(answering, query)], `${view} ${range}`).toEqual([true, false]);
        expect(await answerOfView({ warehouse, edition: answering }, query), `${view} ${range}`).toEqual(
          await answerOfView({ warehouse, edition }, query),
        );
      }
    }
  });

  it('answers what voters voted for from their votes before the actors of members are filled', async () => {
    const edition = await openEdition(warehouse);
    if (edition === null) throw new Error('No edition was loaded.');
    const answering = { ...edition, rollups: edition.rollups.filter((name) => name !== 'member_actors') };
    const actors = await rows('select actor_id as id from actors order by id limit 5', edition.database);
    const titles = await rows(
      "select title_id as id from titles where kind = 'series' order by id limit 4",
      edition.database,
    );
    const people = [[], ['country:US'], ['gender:female', 'age:not 18-24']];
    const asked = [
      ...actors.map(({ id }) => ({ view: 'actorFavorites', filters: [`actor:${id}`] }) as const),
      { view: 'actorFavorites', filters: [`actor:${actors.map(({ id }) => id).join(',')}`] } as const,
      ...titles.map(({ id }) => ({ view: 'actorOverlap', filters: [`show:${id}`] }) as const),
      ...['|', ','].map(
        (join) => ({ view: 'actorOverlap', filters: [`show:${titles.map(({ id }) => id).join(join)}`] }) as const,
      ),
    ];
    let found = 0;
    for (const { view, filters } of asked)
      for (const more of people) {
        const query = { view, clauses: parseFilters([...filters, ...more]), sorts: [] };
        const isRead = (of: typeof edition) =>
          statementsOfView(of, query).some(({ sql }) => sql.includes('member_actors'));
        expect([isRead(edition), isRead(answering)], `${view} ${filters}`).toEqual([true, false]);
        const answer = await answerOfView({ warehouse, edition }, query);
        expect(answer, `${view} ${filters} ${more}`).toEqual(
          await answerOfView({ warehouse, edition: answering }, query),
        );
        found += answer.rows.length;
      }
    expect(found).toBeGreaterThan(100);
  });

  it('answers ranges that are counted ahead as by day', async () => {
    const edition = await openEdition(warehouse);
    if (edition === null) throw new Error('No edition was loaded.');
    const byDay = { ...edition, rollups: edition.rollups.filter((name) => !isOfRanges(name)) };
    const [title] = await rows(
      `select title_id as id from titles as t inner join (select title, count() as n from views group by title) as v on v.title = t.title
where kind = 'series' order by n desc, id limit 1`,
      edition.database,
    );
    const asked = [
      { view: 'showSummary', filters: [], table: 'audience_ranges' },
      { view: 'moviesSummary', filters: [], table: 'audience_ranges' },
      { view: 'affinityAll', filters: [`title:${title?.id}`], table: 'audience_ranges' },
      { view: 'showCountryIndex', filters: [`show:${title?.id}`], table: 'country_ranges' },
      { view: 'showAgeIndex', filters: [`show:${title?.id}`], table: 'age_ranges' },
      { view: 'showGenderIndex', filters: [`show:${title?.id}`], table: 'gender_ranges' },
    ] as const;
    const ranges = [
      [1, 0],
      [2, 365],
      [8, 3],
      [61, 200],
      [180, 77],
      [399, 1],
      [400, 365],
      [401, 1],
      [30, 366],
    ] as const;
    for (const [turn, [days, before]] of ranges.entries()) {
      const last = addDays(dataset.dataThrough, -before);
      const range = `date:${addDays(last, 1 - days)} 00:00:00 to ${last} 23:59:59`;
      for (const [place, { view, filters, table }] of asked.entries()) {
        const query = { view, clauses: parseFilters([...filters, range]), sorts: [] };
        const isAhead = statementsOfView(edition, query).some(({ sql }) => sql.includes(table));
        expect(isAhead, `${view} ${range}`).toBe(days <= 400 && before < 366);
        // Every other of them of each range.
        if (isAhead && (place + turn) % 2 === 0)
          expect(await answerOfView({ warehouse, edition }, query), `${view} ${range}`).toEqual(
            await answerOfView({ warehouse, edition: byDay }, query),
          );
      }
    }
  });

  it.each(Object.entries(appends))('grows with days appended, %s', async (_, append) => {
    const { change, isOfNewRows = false, hasRanges = false, hasRangesAnew = false, isBuiltAnew = false } = append;
    const lastKnown = addDays(dataset.dataThrough, -daysNewOf(append));
    const known = knownOn(lastKnown, dataset, change(dataset.tables, lastKnown));
    const rangesFrom = hasRanges ? 0 : noRanges;
    const before = await load(known, 'full', rangesFrom);
    await mark(before.database);
    const goesOn = hasRanges && !hasRangesAnew && !isBuiltAnew;
    if (goesOn)
      await markRanges(before.database, `viewers_in = arrayMap(n -> n + 1000, viewers_in)`, known.dataThrough);
    const given = isOfNewRows ? newIn(dataset, known) : dataset;
    const { database, superseded } = await load(given, 'append', rangesFrom);
    expect((await openEdition(warehouse))?.rollups.some(isOfRanges)).toBe(hasRanges);
    if (goesOn) {
      const [grown] = await rows(
        `select count() as n, min(viewers_in[100]) as least from age_ranges where last = '${dataset.dataThrough}'`,
        database,
      );
      expect(Number(grown?.n)).toBeGreaterThan(4);
      expect(Number(grown?.least), 'ranges of later days go on from those before').toBeGreaterThanOrEqual(1000);
      await markRanges(database, 'viewers_in = arrayMap(n -> n % 1000, viewers_in)', known.dataThrough);
    }
    const isThere = (name: string): boolean => hasRanges || !isOfRanges(name);
    expect(await contents(database, isThere)).toEqual(only(whole, isThere));
    const [marked] = await rows(
      `select (select count() from title_view_days where title = 0) as days,
  (select count() from member_actors where member = 0) as members`,
      database,
    );
    const times = isBuiltAnew ? 0 : 1;
    expect(marked).toEqual({ days: times, members: times });
    if (isOfNewRows) expect(superseded, 'ratings in the place of some that are not given again').toBeGreaterThan(0);
  });
});

// Genres as bits: each title has those of its genres, up to the number that a bit is left for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withCatalogue } from '../catalogue.ts';
import { openEdition } from './edition.ts';
import { loadEngine } from './engine.ts';
import { createLookups } from './lookups.ts';
import { openTestStore, type TestStore } from './testing/store.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore({ hasSmall: true });
});

afterAll(() => store.close());

/** A database with a title of each of so many genres, one of the first and the last, and one of none. */
const withGenres = async (count: number): Promise<string> => {
  const { run } = loadEngine(store.warehouse);
  const database = `genres_${count}`;
  await run(`create database ${database}`);
  const texts = ['title_id', 'name', 'network_id', 'network_name', 'studio_id', 'studio_name', 'poster_url'];
  await run(`create table ${database}.titles engine = MergeTree order by title as
select toUInt32(number + 1) as title, toUInt8(1) as kind, toNullable(toDate32('2020-01-01')) as release_day,
  ${texts.map((text) => `'' as ${text}`).join(', ')},
  multiIf(number = ${count}, ['genre 01', 'genre ${count}'], number > ${count}, [], ['genre ' || leftPad(toString(number + 1), 2, '0')]) as genres
from numbers(${count + 2})`);
  await run(`create table ${database}.cells engine = MergeTree order by cell as
select toUInt16(1) as cell, 'US' as country, '18-24' as age, 'male' as gender, 1. as weight`);
  return database;
};

test('rollups that an earlier version laid out otherwise are not asked', async () => {
  const database = await store.base();
  const edition = await openEdition(store.warehouse);
  if (edition === null) throw new Error('No edition was loaded.');
  expect((await withCatalogue(store.warehouse, edition)).rollups).toEqual(edition.rollups);
  const { run } = loadEngine(store.warehouse);
  await run(`rename table ${database}.view_days to ${database}.rows`);
  await run(`create table ${database}.view_days engine = MergeTree order by day as
select * except title_kind from ${database}.rows`);
  const others = edition.rollups.filter((name) => name !== 'view_days');
  expect((await withCatalogue(store.warehouse, edition)).rollups).toEqual(others);
  // One that is gone is for the statement to say.
  await run(`drop table ${database}.view_days`);
  expect((await withCatalogue(store.warehouse, edition)).rollups).toEqual(edition.rollups);
});

describe('the lookups of an edition', () => {
  const named = ['title_facts', 'title_aired', 'cell_facts'];

  test('have a bit for each of 63 genres and one for none', async () => {
    const database = await withGenres(63);
    const engine = loadEngine(store.warehouse);
    expect(await createLookups(engine, database)).toEqual([...named, 'title_genres', 'genre_names']);
    const found = await engine.rows(
      `select arrayMap(place -> dictGet('${database}.genre_names', 'name', place),
  bitPositionsToArray(dictGet('${database}.title_genres', 'genres', toUInt64(title)))) as names,
  if(empty(genres), [''], genres) as genres
from ${database}.titles order by title`,
      z.object({ names: z.array(z.string()), genres: z.array(z.string()) }),
    );
    expect(found).toHaveLength(65);
    for (const { names, genres } of found) expect(names).toEqual(genres);
  });

  test('are none of genres where there are more', async () => {
    const database = await withGenres(64);
    expect(await createLookups(loadEngine(store.warehouse), database)).toEqual(named);
  });
});

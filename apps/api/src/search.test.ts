/** Searching by name: what each user is answered, and that the index follows the data. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSession, createUser, searchSource } from '@cvm/accounts';
import { allPages, type SearchAnswer, searchAnswerSchema, searchQueryMax } from '@cvm/contract';
import { generateDemo } from '@cvm/demo';
import { parseCsv, writeCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchIndex } from './search/search-index.ts';
import { openTestPortal, type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await openTestPortal();
  await test.portal.search.refresh();
});
afterAll(() => test?.close());

type AsUser = Parameters<TestPortal['tokenOf']>[0];
type Found = SearchAnswer['data'];

const search = async (query: string, as: AsUser = 'analyst', limit = 4): Promise<Found> => {
  const answer = await test.get(`/v1/search?${new URLSearchParams({ query, limit: String(limit) })}`, as);
  return searchAnswerSchema.parse(answer.json()).data;
};

const rowsOf = async (view: string, filters: readonly string[] = ['date:all time'], sorts = 'followers desc') =>
  (await test.get(viewUrl(view, filters, { sorts }))).json().data;

const namesOf = (hits: Found['show']): string[] => (hits ?? []).map(({ name }) => name);

/** What a user limited to one data category finds. */
const foundWith = async (category: string, query: string): Promise<Found> => {
  const { db } = test.portal.accounts;
  const email = `user${Math.random()}@test.example`;
  const user = await createUser(db, { email, allowedPages: [...allPages], allowedDataCategories: [category] });
  const headers = { authorization: `Bearer ${await createSession(db, user.id)}` };
  const params = new URLSearchParams({ query, limit: '50' });
  const answer = await test.app.inject({ url: `/v1/search?${params}`, headers });
  return searchAnswerSchema.parse(answer.json()).data;
};

describe('a search', () => {
  it('finds a show by its name, with its poster and what tells it from others', async () => {
    const [{ show, showId, network }] = await rowsOf('showSummary');
    const [hit] = (await search(show)).show ?? [];
    expect(hit).toMatchObject({ id: showId, name: show });
    expect(hit?.image).toMatch(/^\/art\/poster\//);
    if (network !== null) expect(hit?.note).toContain(network);
  });

  it('answers four groups with 4 hits each at most, unless more are asked for', async () => {
    const found = await search('a');
    expect(Object.keys(found)).toEqual(['show', 'movie', 'network', 'actor']);
    for (const hits of Object.values(found)) expect(hits?.length).toBeLessThanOrEqual(4);
    expect((await search('a', 'analyst', 10)).actor?.length).toBeGreaterThan(4);
  });

  it('takes the letter a for an empty text', async () => {
    expect(await search('')).toEqual(await search('a'));
    expect(await search('   ')).toEqual(await search('a'));
  });

  it('refuses a text that is too long, by name', async () => {
    const long = await test.get(`/v1/search?query=${'a'.repeat(searchQueryMax + 1)}`);
    expect(long.statusCode).toBe(400);
    expect(long.json().error.details.field).toBe('query');
    expect((await test.get(`/v1/search?query=${'a'.repeat(searchQueryMax)}`)).statusCode).toBe(200);
  });

  it('is no way into the store', async () => {
    const hostile = `'; drop table search_entries; -- %_\\`;
    expect((await test.get(`/v1/search?${new URLSearchParams({ query: hostile })}`)).statusCode).toBe(200);
    expect(namesOf((await search('a')).show).length).toBeGreaterThan(0);
  });
});

describe('what a user may not see is not found', () => {
  it('by the pages it is granted', async () => {
    expect(Object.keys(await search('a', 'shows'))).toEqual(['show', 'network', 'actor']);
    expect(Object.keys(await search('a', 'movies'))).toEqual(['movie', 'network', 'actor']);
  });

  it('at all by a gem-only user', async () => {
    const answer = await test.get('/v1/search?query=a', 'gem');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe('forbidden');
  });

  it('by its data categories: titles of other networks, and their networks, stay hidden', async () => {
    const shows = await rowsOf('showSummary');
    const { networkId, show, network } = shows.find((row: { networkId: string | null }) => row.networkId !== null);
    const other = shows.find(
      (row: { networkId: string | null }) => row.networkId !== networkId && row.networkId !== null,
    );
    expect(namesOf((await foundWith(`network:${networkId}`, show)).show)).toContain(show);
    expect(namesOf((await foundWith(`network:${networkId}`, other.show)).show)).not.toContain(other.show);
    expect(namesOf((await foundWith(`network:${networkId}`, network)).network)).toContain(network);
    expect(namesOf((await foundWith(`network:${networkId}`, other.network)).network)).not.toContain(other.network);
  });

  it('by its data categories: actors of hidden titles alone stay hidden', async () => {
    const all = namesOf((await search('a', 'analyst', 50)).actor);
    const [{ showId }] = await rowsOf('showSummary');
    const some = namesOf((await foundWith(`title:${showId}`, 'a')).actor);
    expect(some.length).toBeLessThan(all.length);
    for (const name of some) expect(all).toContain(name);
  });

  it('but limits on people hide no title', async () => {
    expect(await search('a', 'restricted')).toEqual(await search('a'));
  });
});

/** Gives a show and two movies of a data set one name, and them years of their own. */
const nameAlike = (file: string): void => {
  const [head = [], ...titles] = parseCsv(readFileSync(file, 'utf8'));
  const [kind, name, released] = ['kind', 'name', 'first_release_date'].map((column) => head.indexOf(column));
  const years: Record<string, string[]> = { series: ['2003'], movie: ['2001', '2002'] };
  const renamed = titles.map((title) => {
    const year = years[String(title[kind ?? -1])]?.shift();
    if (year === undefined) return title;
    return title.map((value, at) => (at === name ? 'Namesake' : at === released ? `${year}-03-01` : value));
  });
  writeFileSync(file, writeCsv([head, ...renamed]));
};

describe('the search index', () => {
  it('follows the data: after a load it holds the new titles and none of the old', async () => {
    const [{ show: before }] = await rowsOf('showSummary');
    const out = join(test.dir, 'next');
    await generateDemo({ members: 60, titles: 10, seed: 99, out });
    nameAlike(join(out, 'titles.csv'));
    await test.portal.loads.load(out, { mode: 'full' });
    await test.portal.search.refresh();
    const rows = await rowsOf('showSummary', ['date:all time']);
    const [{ show }] = rows;
    expect(namesOf((await search(show)).show)).toContain(show);
    if (!rows.some((row: { show: string }) => row.show === before))
      expect(namesOf((await search(before)).show)).not.toContain(before);
    // Movies of one name are told apart by their longer label, a show of that name keeps it.
    const found = await search('Namesake');
    expect(namesOf(found.movie).toSorted()).toEqual(['Namesake (2001)', 'Namesake (2002)']);
    expect(namesOf(found.show)).toEqual(['Namesake']);
  });

  it('is of the data that answer when it is filled, also after a load that was done meanwhile', async () => {
    const { warehouse, accounts, edition, log } = test.portal;
    const now = await edition.get();
    let answers = { ...now, name: 'the data before' };
    const index = openSearchIndex({ warehouse, accounts, log, edition: { ...edition, find: async () => answers } });
    const filling = index.refresh();
    answers = { ...now, name: 'the data after' };
    await index.refresh();
    expect(await searchSource(accounts.db)).toContain('the data after');
    await filling;
    await index.close();
  });

  it('that was never filled finds nothing, which is said to be so and is no answer', async () => {
    await test.portal.accounts.db.execute('delete from search_indexes');
    const answer = await test.get('/v1/search?query=a');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toEqual({
      code: 'unavailable',
      message: 'The search is being prepared. Please try again in a moment.',
    });
  });
});

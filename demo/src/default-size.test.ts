/**
 * What the portal's pages count on at the size the demo starts with. The tables read here hold no quoted fields but
 * for names, so lines are split at commas where that is enough.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatDay, parseDay } from './calendar.ts';
import { type DemoSummary, generateDemo } from './generate.ts';
import { defaultMembers, defaultSeed, defaultTitles } from './options.ts';
import { genresByName } from './words/genres.ts';

let out: string;
let summary: DemoSummary;
let titles: Record<string, string>[];

/** The first fields of each line, of which no other is held: there are more than a million views. */
function* fieldsOf(text: string): Generator<string[]> {
  let from = text.indexOf('\n') + 1;
  for (let to = text.indexOf('\n', from); to >= 0; to = text.indexOf('\n', from)) {
    yield text.slice(from, to).split(',', 4);
    from = to + 1;
  }
}

const linesOf = async (file: string): Promise<Generator<string[]>> =>
  fieldsOf(await readFile(join(out, file), 'latin1'));

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'cvm-demo-'));
  summary = await generateDemo({ members: defaultMembers, titles: defaultTitles, seed: defaultSeed, out });
  titles = parse(await readFile(join(out, 'titles.csv'), 'utf8'), { columns: true });
});

afterAll(() => rm(out, { recursive: true, force: true }));

it('has the size promised', () => {
  expect(summary.rows.views).toBeGreaterThan(1_200_000);
  expect(summary.rows.views).toBeLessThan(1_500_000);
  expect(titles.filter((title) => title.kind === 'series')).toHaveLength(240);
  expect(summary.rows).toMatchObject({ networks: 25, studios: 12, platforms: 15, population: 18 });
});

it('has every genre, every status and titles without a date', () => {
  const genres = new Set(titles.flatMap((title) => (title.genres ?? '').split('|').filter((genre) => genre !== '')));
  expect([...genres].sort()).toEqual(Object.keys(genresByName).sort());
  expect(genres.size).toBe(39);
  for (const status of ['Upcoming', 'Continuing', 'Ended', 'Announced', 'Released']) {
    expect(titles.filter((title) => title.status === status).length).toBeGreaterThan(9);
  }
  expect(titles.filter((title) => title.first_release_date === '').length).toBeGreaterThan(5);
});

it('has one show of 25 seasons and 600 episodes', async () => {
  const counts = new Map<string, number>();
  for (const [, titleId = '', season] of await linesOf('episodes.csv')) {
    if (season !== '0') counts.set(titleId, (counts.get(titleId) ?? 0) + 1);
  }
  const long = titles.filter((title) => Number(title.seasons) === 25);
  expect(long).toHaveLength(1);
  expect(counts.get(long[0]?.title_id ?? '')).toBe(600);
});

it('has shows and movies with 30 viewers and more in each of the last two weeks', async () => {
  const through = parseDay(summary.dataThrough) ?? 0;
  const [thisWeek, weekBefore] = [formatDay(through - 6), formatDay(through - 13)];
  const weeks = new Map<string, [Set<string>, Set<string>]>();
  for (const [member = '', title = '', , at = ''] of await linesOf('views.csv')) {
    if (at < weekBefore) continue;
    const viewers = weeks.get(title) ?? [new Set(), new Set()];
    weeks.set(title, viewers);
    viewers[at < thisWeek ? 0 : 1].add(member);
  }
  const both = [...weeks].filter(([, [before, last]]) => before.size >= 30 && last.size >= 30);
  const rising = both.filter(([, [before, last]]) => last.size > before.size);
  const isShow = ([title]: [string, unknown]) => /^\d+$/.test(title);
  expect(both.filter(isShow).length).toBeGreaterThanOrEqual(15);
  expect(both.filter((entry) => !isShow(entry)).length).toBeGreaterThanOrEqual(10);
  expect(rising.filter(isShow).length).toBeGreaterThanOrEqual(10);
  expect(rising.filter((entry) => !isShow(entry)).length).toBeGreaterThanOrEqual(5);
});

it('has GEM programs above and below 100 respondents', async () => {
  const counts = new Map<string, number>();
  for (const [, title = ''] of await linesOf('survey_responses.csv')) counts.set(title, (counts.get(title) ?? 0) + 1);
  const sizes = [...counts.values()];
  expect(sizes.filter((size) => size >= 100).length).toBeGreaterThan(20);
  expect(sizes.filter((size) => size < 100).length).toBeGreaterThan(3);
});

/** What pairs of audiences tell, and of which they tell nothing, since one of the groups that they divide people into is small. */
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;

beforeAll(async () => {
  test = await sharedPortal({ environment: { MINIMUM_BASE: '10' } });
});
afterAll(() => test?.close());

const rowsOf = async <Row>(text: string, row: z.ZodType<Row>): Promise<Row[]> =>
  (await test.portal.warehouse.query({ sql: text, params: {} }, row, { name: 'test', database: 'edition_1' })).rows;

/** The titles that most people watched. */
const seedsOf = async (): Promise<string[]> => {
  const text = `select title_id as id from views as fact inner join titles on titles.title = fact.title
group by id order by uniqExact(member) desc, id limit 12`;
  return (await rowsOf(text, z.object({ id: z.string() }))).map(({ id }) => id);
};

const audiences = {
  networkOverlap: (seed: string) => `select fact.member as member, titles.network_id as id from views as fact
inner join titles on titles.title = fact.title where titles.kind = 'series' and titles.title_id != '${seed}'`,
  actorOverlap: () => `select fact.member as member, ifNull(actors.actor_id, '') as id from character_votes as fact
left join actors on actors.actor = fact.actor`,
};

const membersSchema = z.object({ id: z.string(), members: z.array(z.number()) });

/** The members of each audience by its id; those of the base under an empty one. */
const membersOf = async (view: keyof typeof audiences, seed: string): Promise<Map<string, Set<number>>> => {
  const seeds = `select member from views where title in (select title from titles where title_id = '${seed}')`;
  const rows = await rowsOf(
    `select id, groupUniqArray(member) as members from (${audiences[view](seed)}) where member in (${seeds}) group by id`,
    membersSchema,
  );
  const found = new Map(rows.map(({ id, members }) => [id, new Set(members)]));
  return found.set('', new Set(rows.flatMap(({ members }) => members)));
};

const isFew = (people: number): boolean => people > 0 && people < 10;

it.each([
  ['networkOverlap', 'networkId', 'otherNetworkId'],
  ['actorOverlap', 'actorId', 'otherActorId'],
] as const)('%s tells of no group of fewer than ten, nor of what is left of it', async (view, own, other) => {
  const told = { shown: 0, hidden: 0 };
  for (const seed of await seedsOf()) {
    const members = await membersOf(view, seed);
    const base = members.get('')?.size ?? 0;
    const { data, meta } = (await test.get(viewUrl(view, [`title:${seed}`]))).json();
    expect(meta.sampleSize).toBe(base);
    for (const row of data) {
      const [one, second] = [members.get(row[own]) ?? new Set<number>(), members.get(row[other]) ?? new Set<number>()];
      const both = [...one].filter((member) => second.has(member)).length;
      const groups = [both, one.size - both, second.size - both, base - one.size - second.size + both];
      const isHidden = groups.some(isFew);
      told[isHidden ? 'hidden' : 'shown'] += 1;
      const known = { bothAudiences: both, bothBase: both, suppressed: null };
      const nothing = {
        bothAudiences: null,
        bothBase: null,
        effective: null,
        overlapIndex: null,
        differs: null,
        indexHigh: null,
      };
      expect(row).toMatchObject(isHidden ? { ...nothing, suppressed: 'Fewer than 10 people' } : known);
      expect(one.size).toBeGreaterThanOrEqual(second.size);
      expect(second.size).toBeGreaterThanOrEqual(10);
      expect(row.base).toBe(isFew(base - one.size) ? null : one.size);
      expect(row.otherBase).toBe(isFew(base - second.size) ? null : second.size);
    }
  }
  expect(told.shown).toBeGreaterThan(10);
  expect(told.hidden).toBeGreaterThan(0);
});

it.each([
  ['networkOverlap', 'overlapNetwork', 'networkId', 'otherNetworkId'],
  ['actorOverlap', 'overlapActor', 'actorId', 'otherActorId'],
] as const)(
  '%s tells of those that are chosen what it tells of them among the largest',
  async (view, filter, own, other) => {
    const [seed = ''] = await seedsOf();
    const ask = async (...chosen: string[]) =>
      (
        await test.get(
          viewUrl(view, [`title:${seed}`, ...(chosen.length === 0 ? [] : [`${filter}:${chosen.join(',')}`])]),
        )
      ).json();
    const { data: all } = await ask();
    const last = all.at(-1);
    const { data } = await ask(last[other], last[own]);
    const figures = ['audience', 'otherAudience', 'bothAudiences', 'overlapIndex', 'indexLow', 'suppressed'];
    const of = (row: Record<string, unknown>) => Object.fromEntries(figures.map((name) => [name, row[name]]));
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ place: 1, otherPlace: 2, [own]: last[own], [other]: last[other], ...of(last) });
    expect(await ask('1')).toMatchObject({
      error: { code: 'bad_filter', message: `Filter "${filter}" takes 2 to 12 ids, not 1.` },
    });
    expect(await ask(last[own], 'none')).toMatchObject({ error: { code: 'unknown_title', details: { filter } } });
    const many = Array.from({ length: 13 }, (_, at) => `${at}`);
    expect(await ask(...many)).toMatchObject({ error: { message: `Filter "${filter}" takes 2 to 12 ids, not 13.` } });
  },
);

it('says in files which pairs are suppressed, and lists each once', async () => {
  const [seed = ''] = await seedsOf();
  const url = viewUrl('actorOverlap', [`title:${seed}`], { resultFormat: 'csv' });
  const [, header = [], ...rows] = parseCsv((await test.get(url.replace('/query/', '/query-view/'))).body);
  const at = (label: string) => header.indexOf(label);
  expect([at('Actor'), at('Other Actor'), at('Suppressed')].every((place) => place >= 0)).toBe(true);
  const pairs = rows.map((row) => [row[at('Actor')], row[at('Other Actor')]].toSorted().join(' + '));
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const row of rows) expect(row[at('In Both')] === '').toBe(row[at('Suppressed')] === 'Fewer than 10 people');
});

it('says as lines what it says as a whole, of suppressed pairs too', async () => {
  const told = new Set<unknown>();
  for (const seed of await seedsOf()) {
    const url = viewUrl('actorOverlap', [`title:${seed}`]);
    const { data } = (await test.get(url)).json();
    const lines = (await test.get(`${url.replace('/query/', '/query-view/')}&resultFormat=ndjson`)).body;
    const rows = lines.trim().split('\n');
    expect(rows.map((line) => JSON.parse(line))).toEqual([...data, { meta: expect.anything() }]);
    for (const { suppressed } of data) told.add(suppressed);
  }
  expect([...told].sort()).toEqual(['Fewer than 10 people', null]);
});

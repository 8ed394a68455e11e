/** How many members have each country, age and gender: within what a user may see, and never of too few. */
import { memberCountsSchema } from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';
import { countsOf } from './views/member-counts.ts';

let test: TestPortal;

beforeAll(async () => {
  test = await sharedPortal({ environment: { MINIMUM_BASE: '10' } });
});
afterAll(() => test?.close());

const countsFor = async (user: 'analyst' | 'restricted') =>
  memberCountsSchema.parse((await test.get('/v1/user/filters_members', user)).json());

/** The values that a user is limited to; undefined = all. */
const limitsOf = async (user: 'analyst' | 'restricted'): Promise<Record<string, string[]>> =>
  (await test.get('/v1/user/filters_permissible', user)).json().data.limits;

const sum = (counts: readonly { members: number | null }[]): number =>
  counts.reduce((all, { members }) => all + (members ?? 0), 0);

describe('the members of each value', () => {
  it('are told of every group of ten and more, and of no smaller one', async () => {
    const { data, minimumBase } = await countsFor('analyst');
    expect(minimumBase).toBe(10);
    expect(data.gender.map(({ value }) => value)).toEqual(['female', 'male']);
    expect(data.country.length).toBeGreaterThan(10);
    for (const { members } of [...data.country, ...data.age, ...data.gender])
      expect(members === null || members >= 10).toBe(true);
  });

  it('of a user who is limited are those within the limits alone', async () => {
    const [all, own, limits] = [
      await countsFor('analyst'),
      await countsFor('restricted'),
      await limitsOf('restricted'),
    ];
    expect(limits.country?.length).toBeGreaterThan(0);
    expect(own.data.country.map(({ value }) => value)).toEqual([...(limits.country ?? [])].sort());
    // Ages and genders of others are not among theirs.
    expect(sum(own.data.gender)).toBeLessThan(sum(all.data.gender));
    expect(sum(own.data.gender)).toBeLessThanOrEqual(sum(own.data.country));
    for (const { value, members } of own.data.country)
      expect(members).toBe(all.data.country.find((one) => one.value === value)?.members);
  });
});

const row = (country: string, people: number) => ({ country, age: '', gender: '', people });

describe('groups of too few', () => {
  it('are kept back, and one alone takes the next smallest with it', () => {
    const rows = [row('US', 40), row('FR', 12), row('US', 5), row('IT', 3), row('', 2)];
    expect(countsOf(rows, 'country', 10)).toEqual([
      { value: 'FR', members: null },
      { value: 'IT', members: null },
      { value: 'US', members: 45 },
    ]);
    expect(countsOf([...rows, row('ES', 9)], 'country', 10).filter(({ members }) => members === null)).toEqual([
      { value: 'ES', members: null },
      { value: 'IT', members: null },
    ]);
  });

  it('hold as many people together as one that is told of, so that what is left of a total says no more', () => {
    const rows = [row('US', 45), row('FR', 12), row('IT', 3), row('ES', 2)];
    expect(countsOf(rows, 'country', 10).map(({ value, members }) => [value, members])).toEqual([
      ['ES', null],
      ['FR', null],
      ['IT', null],
      ['US', 45],
    ]);
  });

  it('are told where no minimum is set; of what is unknown nothing is said', () => {
    expect(countsOf([row('IT', 3)], 'country', 0)).toEqual([{ value: 'IT', members: 3 }]);
    expect(countsOf([row('IT', 3)], 'age', 0)).toEqual([]);
  });
});

import { bulkNamesAnswerSchema } from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
let shows: { value: string; label: string }[];
let movies: { value: string; label: string }[];

beforeAll(async () => {
  test = await sharedPortal();
  shows = (await test.get('/v1/options/show?limit=5')).json().data;
  movies = (await test.get('/v1/options/movie?limit=5')).json().data;
});
afterAll(() => test?.close());

const find = async (kind: string, names: unknown, as: Parameters<TestPortal['tokenOf']>[0] = 'analyst') =>
  test.app.inject({
    method: 'POST',
    url: `/v1/options/${kind}/names`,
    headers: { authorization: `Bearer ${await test.tokenOf(as)}` },
    payload: { names },
  });

const found = async (...call: Parameters<typeof find>) => {
  const { data, misses } = bulkNamesAnswerSchema.parse((await find(...call)).json());
  return { values: data.map(({ value }) => value), misses };
};

describe('a list of names', () => {
  it('is answered with matches in its order and with what has none; case and blanks mean nothing', async () => {
    const [first, second] = shows.map(({ label }) => label);
    const names = [`  ${second?.toUpperCase()} `, 'No such show', first, `${first?.replaceAll(' ', '   ')}`, ' '];
    expect(await found('show', names)).toEqual({
      values: [shows[1]?.value, shows[0]?.value],
      misses: ['No such show'],
    });
  });

  it('finds whole names of its kind alone', async () => {
    const [show, movie] = [shows[0], movies[0]];
    const names = [show?.label, movie?.label, show?.label.slice(0, -1)];
    expect((await found('title', names)).values).toEqual([show?.value, movie?.value]);
    expect((await found('movie', names)).values).toEqual([movie?.value]);
    expect(await found('show', [`${show?.label}' or 1=1 --`, '%', '_'])).toMatchObject({ values: [] });
  });

  it('finds what the user may see and nothing else', async () => {
    const names = [shows[0]?.label, movies[0]?.label];
    expect(await found('title', names, 'shows')).toEqual({ values: [shows[0]?.value], misses: [movies[0]?.label] });
    expect(await found('title', names, 'movies')).toEqual({ values: [movies[0]?.value], misses: [shows[0]?.label] });
    expect((await found('title', names, 'gem')).values).toEqual([]);
  });

  it('is refused when it is empty, too long, or about what has no titles', async () => {
    expect((await find('show', [])).statusCode).toBe(400);
    expect((await find('show', [' ', ''])).json().error.message).toBe('A list names a title at least.');
    expect((await find('show', Array(1001).fill('a'))).json().error.message).toBe('A list takes up to 1000 names.');
    expect((await find('network', ['a'])).statusCode).toBe(400);
  });
});

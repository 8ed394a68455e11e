import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminRole } from './admin.ts';
import { addressOf, type Endpoint, endpoint, reads } from './endpoint.ts';
import { endpoints } from './index.ts';
import { optionParamsSchema } from './options.ts';
import { searchHits } from './search.ts';

const all: readonly Endpoint[] = Object.values(endpoints);
const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

it('the role of an administrator is the first of its roles, and no other', () => {
  const rolesOf = [['admin'], ['admin-read', 'admin'], ['admin', 'admin-read'], ['guest', 'admin'], []];
  expect(rolesOf.map(adminRole)).toEqual(['admin', 'admin-read', 'admin', null, null]);
});

describe('the records of the API', () => {
  it('name every call once', () => {
    expect(new Set(all.map(callOf)).size).toBe(all.length);
  });

  it('open nothing that writes to API keys and to viewing as a user: this list is written by hand', () => {
    const posts = all.filter((one) => reads(one) && one.method !== 'GET');
    expect(posts.map(callOf).sort()).toEqual([
      'POST /v1/mcp',
      'POST /v1/options/:kind/names',
      'POST /v1/view/benchmark',
      'POST /v1/view/movie-benchmark',
      'POST /v1/view/runStream',
    ]);
  });

  it('keep the administration to its roles, wherever its calls lie', () => {
    const administration = all.filter(({ tag }) => tag === 'administration');
    expect(administration.filter(({ who }) => who !== 'adminSees' && who !== 'adminActs')).toEqual([]);
    expect(all.filter(({ path }) => /admin/i.test(path))).toEqual(administration);
  });

  it('do not compile without who may, without what the path names, or with a body that reads', () => {
    const base = { method: 'GET', path: '/v1/thing', who: 'user', tag: 'views', summary: 'A thing' } as const;
    const answer = z.object({});
    const { who: _, ...open } = base;
    // @ts-expect-error: nobody has said who may make this call.
    endpoint({ ...open, answer });
    // @ts-expect-error: API keys and viewing as a user are for calls that read.
    endpoint({ ...base, answer, method: 'PUT' });
    // @ts-expect-error: the path names an id.
    endpoint({ ...base, answer, path: '/v1/thing/:id' });
    // @ts-expect-error: the path names another id.
    endpoint({ ...base, answer, path: '/v1/thing/:id', params: z.object({ uuid: z.string() }) });
    // @ts-expect-error: the path names nothing.
    endpoint({ ...base, answer, params: z.object({ id: z.string() }) });
    // @ts-expect-error: a call that reads is asked by its address.
    endpoint({ ...base, answer, body: z.object({}) });
    // @ts-expect-error: it answers nothing.
    endpoint(base);
    expect(endpoint({ ...base, answer }).path).toBe('/v1/thing');
  });
});

it('options of a filter are answered 100 at a time, hits of a search 4, or 10 on the page of its results', () => {
  const { limit } = optionParamsSchema.parse({});
  expect({ limit, ...searchHits }).toEqual({ limit: 100, typeAhead: 4, page: 10 });
});

describe('the address of a call', () => {
  it('holds what the path names, whatever stands in it, as one part', () => {
    expect(addressOf(endpoints.readSegment, { params: { uuid: 'a/b?c#d e%' } })).toBe(
      '/v1/audience-segment/a%2Fb%3Fc%23d%20e%25',
    );
    expect(addressOf(endpoints.saveSegment, { params: { uuid: '' } })).toBe('/v1/audience-segment/');
  });

  it('repeats the key of a list and leaves out what is not given', () => {
    const query = { filters: ['country:US', 'age:55+'], sorts: undefined, limit: 3 };
    expect(addressOf(endpoints.query, { params: { view: 'showSummary' }, query })).toBe(
      '/v1/query/showSummary?filters=country%3AUS&filters=age%3A55%2B&limit=3',
    );
    expect(addressOf(endpoints.query, { params: { view: 'dates' } })).toBe('/v1/query/dates');
  });
});

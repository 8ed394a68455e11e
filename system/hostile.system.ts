/**
 * Hostile input in every position of a call is refused by name or finds nothing: 400 or 404, never a fault of ours, never a
 * row that was not asked for; and every table is whole afterwards.
 */

import {
  accessOf,
  type FilterId,
  filterDefinition,
  filterIds,
  formatFilters,
  optionKinds,
  type Query,
  type ViewId,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { chanceOf } from '@cvm/contract/testing/chance';
import { compile, QueryError } from '@cvm/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isImpossible } from '../apps/api/src/impossible-texts.ts';
import { randomQuestion } from '../packages/reference/src/random-questions.ts';
import { dataset, placeWalked } from './access/walk.ts';
import { type InProcessPortal, openInProcess } from './in-process-portal.ts';

const everywhere = { allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] };

/** Texts that mean something to SQL, to the engine's parameters, to shells, markup and text forms. */
const hostile = [
  "'; drop table views; --",
  "' or '1'='1",
  '" or ""="',
  '\\',
  "\\'",
  '{country_0:Array(String)}',
  '{x:Identifier}',
  "'); select * from system.tables --",
  '1) or (1=1',
  '/* */',
  '`views`',
  "file('/etc/passwd')",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '$' + '{7*7}',
  '\t',
  '\n',
  '\u2028',
  '%',
  '%00',
  '%ZZ',
  '\u0000',
  'NaN',
  'Infinity',
  '-1',
  '99999999999999999999',
  '1e400',
  '999999',
  'null',
  '__proto__',
  'constructor',
  '🎬'.repeat(30),
  'x'.repeat(5000),
  "['a','b']",
  '[1,2]',
  '[-99999,99999]',
  'last 99999 days',
  'next 99999 days',
  '1900-01-01 00:00:00 to 2299-12-31 23:59:59',
  '2024-02-30 00:00:00 to 2024-03-01 00:00:00',
  'TBD',
  '0-99999',
] as const;

let test: InProcessPortal<string>;
let before: Record<string, number>;

const rowCounts = async (): Promise<Record<string, number>> => {
  const { database } = await test.portal.edition.get();
  const options = { name: 'row counts', database };
  const tables = await test.portal.warehouse.query(
    { sql: 'select name from system.tables where database = {name:String} order by name', params: { name: database } },
    z.object({ name: z.string() }),
    options,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const sql = `select count() as n from ${name}`;
    const { rows } = await test.portal.warehouse.query({ sql }, z.object({ n: z.number() }), options);
    counts[name] = rows[0]?.n ?? -1;
  }
  return counts;
};

/** Calls are spread over users, because each has a number of calls a minute. */
const callers = Array.from({ length: 12 }, (_, i) => `caller${i}`);
let turn = 0;
const nextCaller = (): string => callers[turn++ % callers.length] ?? '';

beforeAll(async () => {
  test = await openInProcess(placeWalked, Object.fromEntries(callers.map((name) => [name, everywhere])));
  before = await rowCounts();
});

afterAll(async () => {
  const after = test && (await rowCounts());
  await test?.close();
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['views', 'members', 'titles', 'comments']));
  expect(after).toEqual(before);
});

const get = (url: string) => test.call(nextCaller(), { url });

/** What a call may answer: an error in words, or an answer that is one. */
const troubleOf = async (url: string, allowed: readonly number[]): Promise<string[]> => {
  const { statusCode, body } = await get(url);
  const isWorded = statusCode === 200 || /"error":\{"code":"[a-z_]+","message":"/.test(body);
  return allowed.includes(statusCode) && isWorded
    ? []
    : [`${statusCode} ${url.slice(0, 400)}\n  ${body.slice(0, 200)}`];
};

/** The same of a call with a body; a stream says in its lines what went wrong on the way. */
const troubleOfBody = async (url: string, payload: object, allowed: readonly number[]): Promise<string[]> => {
  const { statusCode, body } = await test.call(nextCaller(), { method: 'POST', url, payload });
  const isWorded = statusCode === 200 || /"error":\{"code":"[a-z_]+","message":"/.test(body);
  return allowed.includes(statusCode) && isWorded && !body.includes('"code":"internal"')
    ? []
    : [`${statusCode} ${url} ${JSON.stringify(payload).slice(0, 300)}\n  ${body.slice(0, 200)}`];
};

const benchmarks = [
  { url: '/v1/view/benchmark', id: 'showId', title: '9' },
  { url: '/v1/view/movie-benchmark', id: 'movieId', title: 'film-1' },
] as const;

const usual = (view: ViewId): Query => ({ ...randomQuestion(chanceOf(7), dataset, view), sorts: [] });

const urlOf = (view: string, filters: readonly string[], others: Record<string, string> = {}): string => {
  const search = new URLSearchParams(others);
  for (const filter of filters) search.append('filters', filter);
  return `/v1/query/${view}?${search}`;
};

/** A view that takes a filter, with what else it needs. */
const urlWith = (id: FilterId, value: string): string => {
  const view = viewIds.find((candidate) => viewDefinition(candidate).filters.includes(id)) ?? 'showSummary';
  const others = usual(view).clauses.filter((clause) => viewDefinition(view).required.flat().includes(clause.id));
  return urlOf(view, [...formatFilters(others.filter((clause) => clause.id !== id)), `${id}:${value}`]);
};

describe('hostile input', () => {
  it('as a view is an unknown view', async () => {
    const failures = await Promise.all(
      hostile.map((text) => troubleOf(`/v1/query/${encodeURIComponent(text)}`, [400, 404])),
    );
    expect(failures.flat().join('\n')).toBe('');
  });

  // In one form each, and in another one for the next filter, so that every text comes in all of them.
  it.each(filterIds)('as a value of the filter %s is refused or finds nothing wrong', async (id) => {
    const failures: string[] = [];
    for (const [place, text] of hostile.entries()) {
      const encoded = encodeURIComponent(text);
      const forms = [encoded, text, `not ${encoded}`, `a,${text}|b`];
      const value = forms[(place + filterIds.indexOf(id)) % forms.length] ?? text;
      failures.push(...(await troubleOf(urlWith(id, value), [200, 400, 404])));
    }
    expect(failures.join('\n')).toBe('');
  });

  it('as a filter, an operator or a number of a metric is refused', async () => {
    const failures: string[] = [];
    for (const text of hostile)
      for (const filter of [
        text,
        `${text}:1`,
        `metric:viewers ${text} 1`,
        `metric:${text} > 1`,
        `metric:viewers > ${text}`,
      ])
        if (!/^metric:viewers > (-1|9+)$/.test(filter))
          failures.push(...(await troubleOf(urlOf('showSummary', [filter]), [400])));
    expect(failures.join('\n')).toBe('');
  });

  it('as a sort, a limit, a format or a parameter is refused', async () => {
    const failures: string[] = [];
    for (const text of hostile) {
      for (const sorts of [text, `viewers ${text}`, `viewers desc,${text}`])
        if (text.trim() !== '') failures.push(...(await troubleOf(urlOf('showSummary', [], { sorts }), [400])));
      if (!['-1', '999999'].includes(text) && text.trim() !== '')
        failures.push(...(await troubleOf(urlOf('showSummary', [], { limit: text }), [400])));
      failures.push(...(await troubleOf(`/v1/query-view/showSummary?resultFormat=${encodeURIComponent(text)}`, [400])));
      failures.push(...(await troubleOf(`/v1/query/showSummary?${encodeURIComponent(text)}=1`, [400])));
    }
    expect(failures.join('\n')).toBe('');
  });

  it('as an id of every view finds nothing and harms nothing', async () => {
    const failures: string[] = [];
    for (const [place, view] of viewIds.entries()) {
      const needed = viewDefinition(view).required.flat()[0];
      if (needed === undefined || filterDefinition(needed).kind !== 'id') continue;
      for (const text of hostile.filter((value, i) => value.length < 60 && i % 6 === place % 6)) {
        const others = formatFilters(
          usual(view).clauses.filter(
            ({ id }) =>
              id !== needed && viewDefinition(view).required.some((ids) => ids.includes(id) && !ids.includes(needed)),
          ),
        );
        const url = urlOf(view, [...others, `${needed}:${encodeURIComponent(text)}`]);
        failures.push(...(await troubleOf(url, [200, 400, 404])));
      }
    }
    expect(failures.join('\n')).toBe('');
  });

  it('as options searched or looked up finds nothing wrong', async () => {
    const failures: string[] = [];
    // Each text in one place of every second kind, and the others of the rest, so that every kind has some in every place, and every
    // text comes in all of them.
    const parameters = ['search', 'ids', 'page', 'limit'];
    for (const [place, kind] of optionKinds.entries())
      for (const [turnOfText, text] of hostile.entries()) {
        if ((place + turnOfText) % 2 !== 0) continue;
        const parameter = parameters[(Math.floor(place / 2) + Math.floor(turnOfText / 2)) % parameters.length];
        const url = `/v1/options/${kind}?${parameter}=${encodeURIComponent(text)}`;
        failures.push(...(await troubleOf(url, [200, 400, 404])));
      }
    for (const text of hostile)
      failures.push(...(await troubleOf(`/v1/options/${encodeURIComponent(text)}`, [400, 404])));
    expect(failures.join('\n')).toBe('');
  });

  it('in stored clauses is refused by the compiler in words', async () => {
    const edition = await test.portal.edition.get();
    const access = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 10);
    const broken: unknown[] = hostile.flatMap((text) => [
      { id: text, op: 'is', values: ['1'], join: 'or' },
      { id: 'country', op: text, values: ['US'], join: 'or' },
      { id: 'country', op: 'is', values: [text], join: 'or' },
      { id: 'country', op: 'is', values: [], join: 'or' },
      { id: 'date', op: 'between', values: [text, '2024-01-01'], join: 'or' },
      { id: 'metric', op: '>', values: ['viewers', text], join: 'or' },
      { id: 'metric', op: text, values: ['viewers', '1'], join: 'or' },
      { id: 'runtime', op: 'is', values: [text], join: text },
    ]);
    const answered: unknown[] = [];
    // Most of the list is nothing that a filter can hold; what is text alone may stand in a name.
    for (const clause of broken) {
      try {
        // Stored JSON is not typed: whatever stands there reaches the compiler as it is.
        const query = { view: 'showSummary', clauses: [clause], sorts: [] } as unknown as Query;
        const { rows } = compile(query, access, edition);
        expect(rows.sql).not.toContain('drop table');
        await test.portal.warehouse.query(rows, z.unknown(), { name: 'hostile', database: edition.database });
        answered.push(clause);
      } catch (error) {
        expect(error, JSON.stringify(clause)).toBeInstanceOf(QueryError);
      }
    }
    expect(answered.length).toBeLessThan(broken.length / 4);
  });

  it('in the body of a cross-tab is refused or finds nothing wrong', async () => {
    const usualBody = { view: 'crosstab', fields: ['crosstab.title', 'crosstab.view_count'] };
    const own = { name: 'crosstab.calc_a', label: 'A' };
    const ratio = { ...own, op: 'divide', left: 'crosstab.view_count', right: 2 };
    const index = { ...own, op: 'index', of: 'crosstab.view_count', against: 'total' };
    const change = { ...own, op: 'change', of: 'crosstab.view_count', period: 'previous' };
    const calculated = (text: string) => [
      ...[text, [text]],
      ...[{ name: text }, { name: `crosstab.calc_${text}` }, { label: text }, { op: text }, { left: text }].map(
        (part) => [{ ...ratio, ...part }],
      ),
      ...[{ right: text }, { right: `crosstab.${text}` }, { [text]: text }].map((part) => [{ ...ratio, ...part }]),
      ...[{ of: text }, { against: text }, { against: { row: [text] } }, { against: { row: text } }].map((part) => [
        { ...index, ...part },
      ]),
      [{ ...change, period: text }],
      [ratio, { ...own, name: 'crosstab.calc_b', op: 'add', left: text, right: 'crosstab.calc_a' }],
    ];
    const failures: string[] = [];
    // Each text in a third of the places, and in another third for the next text, so that every place has texts of all kinds.
    for (const [turnOfText, text] of hostile.entries()) {
      const parts = [
        { total: text },
        { row_total: text },
        { applyFormatting: text },
        { fields: text },
        { pivots: [`crosstab.${text}`] },
        { sorts: [`crosstab.view_count ${text}`] },
        { filters: [`metric:view_count ${text} 1`] },
        { filters: [`metric:view_count > ${text}`] },
        { filters: [`${text}:1`] },
        { view: text },
        { fields: [text] },
        { fields: [`crosstab.${text}`, 'crosstab.view_count'] },
        { filters: [text] },
        { filters: [`title:${encodeURIComponent(text)}`] },
        { filters: [`days_from_release:${text}`] },
        { filters: [`date:${text}`] },
        { sorts: [text] },
        { sorts: [`${text}|crosstab.view_count`], pivots: ['crosstab.title'] },
        { pivots: [text] },
        { limit: text },
        { resultFormat: text },
        { [text]: text },
        ...calculated(text).map((fields) => ({ calculated: fields })),
        { sorts: [`crosstab.calc_${text} desc`], calculated: [ratio] },
      ];
      for (const part of parts.filter((_, place) => place % 3 === turnOfText % 3))
        failures.push(
          ...(await troubleOfBody(
            '/v1/view/runStream',
            { ...usualBody, ...part },
            'view' in part ? [400, 404] : [200, 400, 404],
          )),
        );
    }
    expect(failures.join('\n')).toBe('');
  });

  it.each(benchmarks)('in the body of $url is refused or finds nothing', async ({ url, id, title }) => {
    const body = { [id]: title, topData: false };
    const failures: string[] = await troubleOfBody(url, body, [200]);
    for (const [place, text] of hostile.entries()) {
      // Of shows for one half of the texts, of movies for the other: both are read by the same rules.
      const turnOfText = place + benchmarks.findIndex((other) => other.url === url);
      // No title has such an id; the page is a note that nothing reads, unless it is no text at all.
      failures.push(...(await troubleOfBody(url, { ...body, [id]: text }, [400, 404])));
      if (turnOfText % 2 === 0)
        failures.push(
          ...(await troubleOfBody(url, { ...body, page: text }, [text.length > 200 || isImpossible(text) ? 400 : 200])),
        );
      const parts = [
        { [id]: [text] },
        { tier: text },
        { topData: text },
        { isCustomBenchmark: text },
        { filters: text },
        { filters: [text] },
        { filters: [`${text}:1`] },
        { filters: [`tier:${encodeURIComponent(text)}`], isCustomBenchmark: true },
        { [text]: text },
      ];
      for (const part of parts.filter((_, i) => i % 2 === turnOfText % 2))
        failures.push(...(await troubleOfBody(url, { ...body, ...part }, [400])));
      // A whole comparison each where the text may stand in a name, which it does in all views above: every second text in one of the
      // filters, of shows or of movies.
      const named = turnOfText % 4 === 0 ? [`${place % 8 < 4 ? 'genre' : 'title'}:${encodeURIComponent(text)}`] : [];
      for (const filter of [...named, `date:${text}`])
        failures.push(
          ...(await troubleOfBody(url, { ...body, filters: [filter], isCustomBenchmark: true }, [200, 400, 404])),
        );
    }
    expect(failures.join('\n')).toBe('');
  });
});

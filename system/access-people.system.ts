/**
 * Nothing outside a user's countries, people and days leaves the portal, in any view. People: the restricted answer is that of
 * the reference over a dataset from which everybody else was removed. Days: that of the range cut to the window.
 */
import {
  addDays,
  type Clause,
  pageAllowed,
  type Query,
  type Row,
  resolveDates,
  type ViewId,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import type { Data } from '../packages/reference/src/loaded.ts';
import { dataThrough } from '../packages/reference/src/random-catalogue.ts';
import { referenceAnswer } from '../packages/reference/src/views.ts';
import { addressOf, callers, data, earliest, questionsOf, walkedPortal } from './access/walk.ts';

const { call, compare } = walkedPortal();

type Person = Data['answerSheets'][number]['person'];

/** What is left of the data without other people. */
const peopleOf = (all: Data, isAllowed: (person: Person) => boolean): Data => {
  const isTheirs = ({ member }: { member: Person }): boolean => isAllowed(member);
  return {
    ...all,
    members: all.members.filter(isAllowed),
    follows: all.follows.filter(isTheirs),
    views: all.views.filter(isTheirs),
    reactions: all.reactions.filter(isTheirs),
    ratings: all.ratings.filter(isTheirs),
    votes: all.votes.filter(isTheirs),
    comments: all.comments.filter(isTheirs),
    answerSheets: all.answerSheets.filter(({ person }) => isAllowed(person)),
  };
};

/** Only the day by day tracker and growth around a release reach before the window by their own filter. */
const ownDays: readonly ViewId[] = ['anticipationTracker', 'anticipationTrackerByDay', 'dates'];

/** The days a question asks for, as a date filter. */
const askedDays = ({ clauses }: Query): Clause | undefined => {
  const days = clauses.find(({ id }) => id === 'daysInPast');
  const last: Clause | undefined = days && { ...days, id: 'date', values: [`last ${days.values[0]} days`] };
  return clauses.find(({ id }) => id === 'date') ?? last;
};

const cutToWindow = (query: Query): Query => {
  const clause = askedDays(query);
  const { from, to } = resolveDates(clause, dataThrough);
  const days: Clause = {
    id: 'date',
    op: 'between',
    values: [from === null || from < earliest ? earliest : from, to],
    join: 'or',
  };
  return { ...query, clauses: [...query.clauses.filter(({ id }) => id !== 'date' && id !== 'daysInPast'), days] };
};

/** Does the trend of a range look at days before the window? */
const endsLate = (query: Query): boolean => {
  const { from, to } = resolveDates(askedDays(query), dataThrough);
  return to >= addDays(dataThrough, -10) && (from === null || from <= to) && (from ?? '') <= dataThrough;
};

describe('people', () => {
  const cases = [
    { user: 'europe', id: 'country', values: ['GB', 'FR'], every: 1 },
    // A limit to one country is the condition of a limit to several.
    { user: 'us', id: 'country', values: ['US'], every: 2 },
    { user: 'young', id: 'age', values: ['16-17', '18-24', '25-29'], every: 1 },
    { user: 'women', id: 'gender', values: ['female'], every: 1 },
  ] as const;
  // Limits are filters wherever they stand; each user asks another question of a view.
  it.each(cases)('outside count for nothing in any view ($user)', async ({ user, id, values, every }) => {
    const isAllowed = (person: Person): boolean => values.some((value) => value === person[id]);
    const reduced = peopleOf(data, isAllowed);
    const only: Clause = { id, op: 'is', values: [...values], join: 'or' };
    const failures: string[] = [];
    for (const view of viewIds.filter((_, place) => place % every === 0))
      for (const asked of questionsOf(view, 1, 1 + cases.findIndex((one) => one.user === user))) {
        // Without a country there is no balanced panel, whose weights come from everybody whatever the filters.
        const left = asked.clauses.filter((clause) => clause.id !== id && clause.id !== 'country');
        const query = { ...asked, clauses: left };
        const understood = { ...query, clauses: [...query.clauses, only] };
        failures.push(...(await compare(user, query, () => referenceAnswer(reduced, understood).rows)));
      }
    expect(failures.join('\n')).toBe('');
  });

  it('cannot be asked for by name', async () => {
    const url = '/v1/query/showSummary?filters=country:US';
    expect((await call('europe', { url })).statusCode).toBe(403);
    const both = (await call('europe', { url: `${url},GB` })).json();
    expect(both.meta.filters).toContainEqual({ id: 'country', op: 'is', values: ['GB'], join: 'or' });
  });
});

describe('days', () => {
  it('before the window count for nothing in any view', async () => {
    const failures: string[] = [];
    for (const view of viewIds.filter((id) => !ownDays.includes(id)))
      for (const query of questionsOf(view, 3, 2).filter(endsLate).slice(0, 2)) {
        const takesDates = viewDefinition(view).filters.includes('date');
        const expected = takesDates ? cutToWindow(query) : query;
        failures.push(...(await compare('month', query, () => referenceAnswer(data, expected).rows)));
      }
    expect(failures.join('\n')).toBe('');
  });

  it('before the window are refused when a range ends there', async () => {
    const before = `date:2024-01-01 00:00:00 to ${addDays(earliest, -1)} 23:59:59`;
    for (const view of ['showSummary', 'trendingShows', 'homepageMoviesAnticipation']) {
      const url = `/v1/query/${view}?${new URLSearchParams({ filters: before })}`;
      expect((await call('month', { url })).statusCode).toBe(403);
      expect((await call('full', { url })).statusCode).toBe(200);
    }
  });

  it('are those of the window in lists of days', async () => {
    const days: Row[] = (await call('month', { url: '/v1/query/dates' })).json().data;
    expect(days.length).toBeGreaterThan(20);
    expect(days.every(({ date }) => String(date) >= earliest)).toBe(true);
    const [title] = data.titles;
    const filters = new URLSearchParams({ limit: '-1' });
    for (const filter of [`titleId:${title?.id}`, 'releaseDate:[-400,400]']) filters.append('filters', filter);
    const url = `/v1/query/anticipationTrackerByDay?${filters}`;
    const rows: Row[] = (await call('month', { url })).json().data;
    const first = addDays(title?.releaseDay ?? '', Number(rows[0]?.releaseDate));
    expect(first).toBe(earliest);
    expect(rows).toHaveLength(30);
  });

  it('before the window give no growth in the tracker', async () => {
    const url = '/v1/query/anticipationTracker?filters=contentType:series,movie';
    const rows: Row[] = (await call('month', { url })).json().data;
    expect(rows.length).toBeGreaterThan(3);
    for (const { releaseDate, growth40Before, growthFirst7 } of rows) {
      const released = String(releaseDate ?? '0000-00-00');
      if (released < earliest) expect(growthFirst7).toBeNull();
      if (released < addDays(earliest, 40)) expect(growth40Before).toBeNull();
    }
  });
});

describe('pages', () => {
  it.each(['shows', 'movies', 'gem', 'blocked'] as const)('decide which views answer at all (%s)', async (user) => {
    const { allowedPages, blockedReports } = callers[user];
    for (const view of viewIds) {
      const [query] = questionsOf(view, 1);
      if (query === undefined) continue;
      const { pages } = viewDefinition(view);
      const granting = pages.filter((page) => pageAllowed(allowedPages, page));
      const isBlocked =
        granting.length > 0 && granting.every((page) => blockedReports.some((report) => report === page));
      // What is answered is the matter of the tests above.
      if (granting.length > 0 && !isBlocked) continue;
      const { statusCode, body } = await call(user, { url: addressOf(query) });
      expect([view, statusCode]).toEqual([view, 403]);
      if (isBlocked) expect(JSON.parse(body)).toMatchObject({ success: false, blocked: true });
    }
  });
});

/**
 * Titles outside a user's titles and kinds are in no answer: every name and id of a title carries a mark, and no mark of a
 * forbidden title is found in any view, in any format, nor in the option lists; asked for by name it is as if there were none. A
 * data category narrows what a figure counts and which rows there are; the denominators of shares leave it out like every
 * content filter (metric definitions), so that a share means the same to every user.
 */
import {
  type Clause,
  type ContentType,
  type FilterId,
  optionKinds,
  type Query,
  type ViewDefinition,
  type ViewId,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../packages/reference/src/loaded.ts';
import { plainQuestion, questionText } from '../packages/reference/src/random-questions.ts';
import { referenceAnswer } from '../packages/reference/src/views.ts';
import {
  type Caller,
  data,
  dataset,
  forbidden,
  leaksIn,
  limitedUsers,
  markOf,
  questionsOf,
  titleIds,
  walkedPortal,
} from './access/walk.ts';

const { call, compare, textOf, rowsOf, wordsOf } = walkedPortal();

type Naming = readonly [FilterId, (id: string) => readonly string[]];

/** Filters by which a title is named. */
const namingTitles = (['show', 'movie', 'title', 'titleId'] as const).map((id): Naming => [id, (title) => [title]]);

/** Filters by which something of a title is named, and what a title has there. */
const namingParts: readonly Naming[] = [
  ['episode', (title) => dataset.tables.episodes.flatMap((row) => (row.title_id === title ? row.episode_id : []))],
  [
    'screencapId',
    (title) => dataset.tables.screencaps.flatMap((row) => (row.title_id === title ? row.screencap_id : [])),
  ],
  [
    'characters',
    (title) => dataset.tables.characters.flatMap((row) => (row.title_id === title ? row.character_id : [])),
  ],
];

/** A title of each kind that a user must not hear of, the first there is. */
const outsideOf = (user: Caller): { id: string; kind: ContentType }[] =>
  (['series', 'movie'] as const).flatMap((kind) => {
    const ids = dataset.tables.titles.filter((row) => row.kind === kind).map((row) => row.title_id);
    const id = ids.find((candidate) => forbidden[user]?.includes(candidate));
    return id === undefined ? [] : [{ id, kind }];
  });

/** What a view is asked by a user follows from both, so that its users differ, and the views of each user. */
const turnOf = (user: Caller, view: ViewId): number => limitedUsers.indexOf(user) + viewIds.indexOf(view);

/** By view the users whose limits make the same statements of it, but for the condition itself. */
const alike = new Map<ViewId, readonly (readonly Caller[])[]>();

beforeAll(async () => {
  for (const view of viewIds) {
    const byWords = new Map<string, Caller[]>();
    for (const user of limitedUsers) {
      const words = await wordsOf(user, plainQuestion(dataset, view));
      byWords.set(words, [...(byWords.get(words) ?? []), user]);
    }
    alike.set(view, [...byWords.values()]);
  }
});

/** The views that a user asks: of users who are alike in a view so many in turn do. */
const viewsAskedBy = (user: Caller, count: 1 | 2): ViewId[] =>
  viewIds.filter((view, turn) =>
    alike.get(view)?.some((users) => {
      const asking = [turn, turn + Math.ceil(users.length / 2)].slice(0, count);
      return asking.some((place) => users[place % users.length] === user);
    }),
  );

/** Of them the one of the view's kind; a view of both kinds is asked about one by every second of its users, about the other by the rest. */
const outsideFor = (user: Caller, view: ViewId): string[] => {
  const { filters } = viewDefinition(view);
  const outside = outsideOf(user);
  const takesAny = filters.includes('title') || filters.includes('titleId');
  const ofView = outside.filter(({ kind }) => takesAny || filters.includes(kind === 'series' ? 'show' : 'movie'));
  const known = ofView.length === 0 ? outside : ofView;
  const turn = Math.floor(turnOf(user, view) / 2);
  return known.filter((_, i) => i === turn % known.length).map(({ id }) => id);
};

/** Of a view's filters that name a title one by turns of the users: they become one condition. Those that name a part of it all. */
const namingFor = (user: Caller, { filters }: ViewDefinition): Naming[] => {
  const ofView = ([id]: Naming): boolean => filters.includes(id);
  const titles = namingTitles.filter(ofView);
  const turn = Math.floor(limitedUsers.indexOf(user) / 2);
  return [...titles.filter((_, i) => i === turn % titles.length), ...namingParts.filter(ofView)];
};

/** A view asked for each title outside by a filter that names it and by those that name a part of it, and the same about what does not exist. */
const namedQuestions = (user: Caller, view: ViewId): [Query, Query][] => {
  const { required } = viewDefinition(view);
  const { clauses } = plainQuestion(dataset, view);
  const about = (id: FilterId, values: string[]): Query => {
    const others = clauses.filter((clause) => !required.some((ids) => ids.includes(id) && ids.includes(clause.id)));
    return { view, clauses: [...others, { id, op: 'is', values, join: 'or' }], sorts: [], limit: -1 };
  };
  return outsideFor(user, view).flatMap((title) =>
    namingFor(user, viewDefinition(view)).flatMap(([id, valuesOf]): [Query, Query][] => {
      const values = valuesOf(title).slice(0, 20);
      return values.length === 0 ? [] : [[about(id, [...values]), about(id, ['nothing-of-this-name'])]];
    }),
  );
};

/** Answers without a row and without anybody behind them, with the question about what does not exist that had them. */
const emptyOfUnknown = new Set<string>();
const hasNothing = (answer: string): boolean => ['[[],0]', '[[],null]'].includes(answer);
const isSaidOfUnknown = (unknown: Query, answer: string): boolean =>
  emptyOfUnknown.has(`${questionText(unknown)} ${answer}`);
/** Nothing is nothing, whoever asked: the next user is not asked again what does not exist. */
const learnOfUnknown = (unknown: Query, answer: string): void => {
  if (hasNothing(answer)) emptyOfUnknown.add(`${questionText(unknown)} ${answer}`);
};

describe('titles', () => {
  it.each(limitedUsers)(
    'outside are in no answer of any view, in any format (%s)',
    async (user) => {
      const failures: string[] = [];
      const views = viewsAskedBy(user, 1);
      expect(views.length).toBeGreaterThan(5);
      for (const view of viewIds) {
        const turn = turnOf(user, view);
        const format = ['ndjson', 'csv', 'xlsx'][turn % 3] ?? 'csv';
        // At random, too, each view by two of the users in turn.
        const more = turn % 5 === 0 ? 1 : 0;
        const asked: [Query, string][] = [
          ...(views.includes(view) ? [[plainQuestion(dataset, view), 'json'] as [Query, string]] : []),
          ...questionsOf(view, more, 3).map((query): [Query, string] => [{ ...query, limit: -1 }, format]),
        ];
        for (const [query, as] of asked)
          for (const id of leaksIn(user, await textOf(user, query, as)))
            failures.push(`${user} got ${id} as ${as} from ${questionText(query)}`);
      }
      expect(failures.join('\n')).toBe('');
    },
    240_000,
  );

  it('are found by their marks in the same answers of a user that may see them', async () => {
    for (const format of ['json', 'ndjson', 'csv', 'xlsx']) {
      const text = await textOf('full', plainQuestion(dataset, 'showSummary'), format);
      expect(titleIds.filter((id) => text.includes(markOf(id))).length, format).toBeGreaterThan(5);
    }
  });

  it.each(limitedUsers)(
    'outside are answered by no view that is asked for them by name, as if there were none (%s)',
    async (user) => {
      const failures: string[] = [];
      const views = viewsAskedBy(user, 2);
      expect(views.length).toBeGreaterThan(15);
      for (const view of views)
        for (const [query, unknown] of namedQuestions(user, view)) {
          const asked = await rowsOf(user, query);
          if (asked === '' || isSaidOfUnknown(unknown, asked)) continue;
          const none = await rowsOf(user, unknown);
          if (asked !== none)
            failures.push(`${user}, ${questionText(query)}\n  ${asked.slice(0, 300)}\n  and not ${none.slice(0, 300)}`);
          else learnOfUnknown(unknown, none);
        }
      expect(failures.join('\n')).toBe('');
    },
    240_000,
  );

  it.each(limitedUsers)('outside are not offered as options (%s)', async (user) => {
    for (const kind of optionKinds) {
      const found = await call(user, { url: `/v1/options/${kind}?limit=1000` });
      expect(leaksIn(user, found.body)).toEqual([]);
      const ids = encodeURIComponent(titleIds.join('|'));
      const named = (await call(user, { url: `/v1/options/${kind}?ids=${ids}` })).json();
      expect(leaksIn(user, JSON.stringify(named.data))).toEqual([]);
      // What was asked for and is not offered, whether it is outside or nowhere.
      const offered = new Set(named.data.map(({ value }: { value: string }) => value));
      expect(named.misses).toEqual([...new Set(titleIds)].filter((id) => !offered.has(id)));
    }
  });

  it.each(limitedUsers)('outside offer neither their network nor their studio (%s)', async (user) => {
    const allowed = data.titles.filter(({ id }) => !forbidden[user]?.includes(id));
    for (const kind of ['network', 'studio'] as const) {
      const offered = (await call(user, { url: `/v1/options/${kind}?limit=1000` })).json().data;
      const known = new Set(allowed.flatMap((title) => title[kind]?.id ?? []));
      expect(offered.map(({ value }: { value: string }) => value).sort()).toEqual([...known].sort());
    }
    for (const { id } of dataset.tables.networks.map((row) => ({ id: row.network_id }))) {
      const answer = await call(user, { url: `/v1/query/networkDetail?filters=network:${id}` });
      if (!allowed.some(({ network }) => network?.id === id) && !['shows', 'movies'].includes(user))
        expect([404, 403]).toContain(answer.statusCode);
    }
  });

  it('inside have the figures that they have for everybody', async () => {
    const failures: string[] = [];
    const only: Clause = { id: 'network', op: 'is', values: ['7'], join: 'or' };
    const views: ViewId[] = [
      'showSummary',
      'bingeReport',
      'anticipatedReturningShows',
      'trendingShows',
      'attributionTitle',
    ];
    for (const view of views)
      for (const asked of questionsOf(view, 4, 5)) {
        const query = { ...asked, clauses: asked.clauses.filter(({ id }) => id !== 'network') };
        const understood = { ...query, clauses: [...query.clauses, only] };
        failures.push(...(await compare('network', query, () => referenceAnswer(data, understood).rows)));
      }
    expect(failures.join('\n')).toBe('');
  });

  it('count alone in votes for an actor, in their audience and in what else it watches', async () => {
    const isAllowed = (title: Data['titles'][number]) => title.network?.id === '7';
    const votes = data.votes.filter(({ title }) => isAllowed(title));
    const reduced = { ...data, votes };
    const failures: string[] = [];
    for (const view of ['actorFanFavoriteVotes', 'actorFavorites'] as const)
      for (const query of questionsOf(view, 6, 6))
        failures.push(...(await compare('network', query, () => referenceAnswer(reduced, query).rows)));
    expect(failures.join('\n')).toBe('');
  });
});

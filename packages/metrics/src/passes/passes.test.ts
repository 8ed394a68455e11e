import {
  type Access,
  accessOf,
  dataCategories,
  filterDefinition,
  parseFilters,
  type ViewId,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { compile } from '../compile/compile.ts';
import { QueryError } from '../error.ts';

const edition = { edition: 1, dataThrough: '2024-06-30', hasPopulation: true, rollups: [] };
const user = (pages: string[], categories: string[] = [], blockedReports: string[] = []): Access =>
  accessOf({ allowedPages: pages, allowedDataCategories: categories, blockedReports }, 0);
const ask = (
  view: ViewId,
  filters: string[] = [],
  access = user(['*']),
  sorts: { column: string; direction: 'asc' | 'desc' }[] = [],
) => compile({ view, clauses: parseFilters(filters), sorts }, access, edition);
const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof QueryError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'answered';
};

describe('access', () => {
  it('denies a view without one of its pages, by default', () => {
    expect(refusal(() => ask('showSummary', [], user([])))).toMatch(/^forbidden/);
    expect(refusal(() => ask('showSummary', [], user(['/gem-report'])))).toMatch(/^forbidden/);
    expect(refusal(() => ask('showSummary', [], user(['/shows'])))).toBe('answered');
  });

  it('denies movies to a shows-only user on a page both kinds share', () => {
    expect(refusal(() => ask('trendingMovies', [], user(['/', '/shows'])))).toMatch(/^forbidden/);
    expect(refusal(() => ask('trendingShows', [], user(['/', '/shows'])))).toBe('answered');
  });

  it('refuses the kind of title that a user may not see, and of both leaves the other', () => {
    const shows = user(['/shows', '/report-builder', '/report/*', '/gem-report']);
    const tracker = (...filters: string[]) => ask('anticipationTracker', filters, shows);
    expect(refusal(() => tracker('contentType:movie'))).toBe('forbidden: You may not see movies.');
    expect(tracker('contentType:series,movie').clauses).toEqual(tracker('contentType:series').clauses);
    expect(tracker('genre:Drama').clauses.map(({ id }) => id)).toEqual(['contentType', 'genre']);
    expect(refusal(() => ask('gemReport', ['contentType:movie'], user(['/gem-report'])))).toBe('answered');
    expect(refusal(() => ask('networkSummary', ['contentType:series'], user(['/movies', '/networks'])))).toBe(
      'answered',
    );
  });

  it('answers a blocked report with blocked', () => {
    expect(refusal(() => ask('showSummary', [], user(['*'], [], ['/shows'])))).toMatch(/^blocked/);
  });

  it('answers a view of several pages to who is blocked from some of them alone', () => {
    const blocked = (...pages: string[]) => refusal(() => ask('affinityShows', ['title:1'], user(['*'], [], pages)));
    expect([blocked('/affinity'), blocked('/shows/affinity')]).toEqual(['answered', 'answered']);
    expect(blocked('/affinity', '/shows/affinity')).toMatch(/^blocked/);
    // As the page itself is.
    expect(blocked('/affin*', '/shows/*')).toMatch(/^blocked/);
  });

  it('opens what names no title to who has no titles of its kind, until the question names one', () => {
    const movies = user(['/movies', '/networks']);
    expect(refusal(() => ask('networkSummary', [], movies))).toBe('answered');
    expect(refusal(() => ask('networkSummary', ['show:1'], movies))).toMatch(/^forbidden/);
    expect(refusal(() => ask('networkSummary', ['show:not 1'], movies))).toMatch(/^forbidden/);
  });

  it('narrows countries to those allowed, whatever was asked', () => {
    const limited = user(['*'], ['country:US,GB']);
    expect(ask('showSummary', [], limited).clauses).toEqual([
      { id: 'country', op: 'is', values: ['US', 'GB'], join: 'or' },
    ]);
    expect(ask('showSummary', ['country:US,FR'], limited).clauses).toEqual([
      { id: 'country', op: 'is', values: ['US'], join: 'or' },
    ]);
    expect(refusal(() => ask('showSummary', ['country:FR,DE'], limited))).toBe(
      'forbidden: You may not see country "France, Germany".',
    );
  });

  it('names what a user may not see as the screen does', () => {
    const limited = user(['*'], ['gender:female', 'originating_language:en']);
    expect(refusal(() => ask('showSummary', ['gender:male'], limited))).toBe(
      'forbidden: You may not see gender "Male".',
    );
    expect(refusal(() => ask('showSummary', ['originating_language:fr'], limited))).toBe(
      'forbidden: You may not see language "French".',
    );
  });

  it('says of what has an id that it is one: its name is for whoever may see it', () => {
    const refusedTo = (limit: string, filter: string) =>
      refusal(() => ask('showSummary', [filter], user(['*'], [limit])));
    expect(refusedTo('network:7', 'network:12,13')).toBe(
      'forbidden: You may not see the originating network with the ids "12, 13".',
    );
    expect(refusedTo('studio:7', 'studio:s-1')).toBe('forbidden: You may not see the studio with the id "s-1".');
    expect(refusedTo('show:7', 'show:9')).toBe('forbidden: You may not see the show with the id "9".');
  });

  it('limits the range to the rolling window: 30 days times the months, ending on the last day of data', () => {
    const limited = user(['*'], ['date:1']);
    expect(ask('showSummary', [], limited).range).toEqual({ from: '2024-06-01', to: '2024-06-30' });
    expect(ask('showSummary', ['date:last 90 days'], limited).range).toEqual({ from: '2024-06-01', to: '2024-06-30' });
    expect(ask('showSummary', ['date:last 7 days'], limited).range).toEqual({ from: '2024-06-24', to: '2024-06-30' });
  });

  it('refuses a range that ends before the rolling window, which would show followers and trends of then', () => {
    const limited = user(['*'], ['date:1']);
    const before = ['date:2024-01-01 00:00:00 to 2024-05-31 23:59:59'];
    expect(refusal(() => ask('trendingShows', before, limited))).toBe(
      'forbidden: You may not see days before June 01, 2024.',
    );
  });

  it('refuses what is of the last days of a range where the user does not see all of these: fewer days are another figure', () => {
    const limited = user(['*'], ['date:1']);
    const asked = (view: ViewId, to: string, filters: string[] = []) =>
      refusal(() => ask(view, [...filters, `date:2024-06-01 00:00:00 to ${to} 23:59:59`], limited));
    for (const view of ['trendingShows', 'trendingMovies'] as const)
      expect(asked(view, '2024-06-13')).toBe(
        'forbidden: You may not see days before June 01, 2024, and this is of the 14 days to June 13, 2024.',
      );
    expect(asked('networkTrendingShows', '2024-06-13', ['network:7'])).toMatch(
      /^forbidden: .* 14 days to June 13, 2024/,
    );
    expect(asked('trendingActors', '2024-06-06', ['contentType:series'])).toMatch(
      /^forbidden: .* 7 days to June 06, 2024/,
    );
    expect(asked('trendingShows', '2024-06-14')).toBe('answered');
    expect(asked('trendingActors', '2024-06-07', ['contentType:series'])).toBe('answered');
  });

  it('narrows titles however they are named: a show to be seen does not open a title that is not', () => {
    const limited = user(['*'], ['show:1104']);
    expect(refusal(() => ask('affinityAll', ['title:84'], limited))).toMatch(/^forbidden/);
    expect(ask('affinityAll', ['title:84|1104'], limited).clauses).toEqual([
      { id: 'title', op: 'is', values: ['1104'], join: 'or' },
    ]);
    // Who watched every one of several titles is not whoever watched those that may be seen.
    expect(refusal(() => ask('affinityAll', ['title:84,1104'], limited))).toBe(
      'forbidden: You may not see the title with the id "84".',
    );
  });

  it('keeps the titles that an audience also watches to those of the user', () => {
    const limited = user(['*'], ['network:210']);
    const { sql } = ask('affinityShows', ['show:1104'], limited).rows;
    expect(sql).toMatch(
      /\(select title from titles where kind = 'series'\n\s*and network_id in \{network_0:Array\(String\)\}\)/,
    );
  });
});

const limits: Record<(typeof dataCategories)[number], string> = {
  country: 'GB',
  age: '18-24',
  gender: 'female',
  show: '1104',
  movie: 'm-1104',
  title: '1104',
  contentType: 'series',
  network: '210',
  studio: '33',
  genre: 'Comedy',
  originating_country: 'FR',
  originating_language: 'fr',
  status: 'Ended',
};

/** Views about things, not people: no row of theirs comes from what somebody did. */
const withoutPeople: readonly ViewId[] = ['seriesDetail', 'movieDetail', 'actorDetail', 'networkDetail', 'episodes'];

/** Filters that a view cannot do without, with values that no limit above refuses. */
const needed = (view: ViewId): string[] =>
  viewDefinition(view).required.flatMap(([id]) => {
    if (id === undefined) return [];
    const { kind, values } = filterDefinition(id);
    const limit = Object.entries(limits).find(([category]) => category === id)?.[1];
    return [`${id}:${limit ?? values?.[0] ?? (kind === 'days' || kind === 'release' ? '[0,7]' : '7')}`];
  });

/** The statements of a view in which the value of a limit is no parameter; none where the user is refused. */
const without = (view: ViewId, value: string, limited: Access): number => {
  try {
    const { rows, sample } = ask(view, needed(view), limited);
    const holds = (param: unknown): boolean => Array.isArray(param) && param.includes(value);
    return [rows, ...(sample ? [sample] : [])].filter(({ params }) => !Object.values(params).some(holds)).length;
  } catch (error) {
    if (error instanceof QueryError && error.code === 'forbidden') return 0;
    throw error;
  }
};

describe('every data category', () => {
  it.each(dataCategories)('%s is in every statement of every view, or the view is refused', (category) => {
    const isAboutPeople = ['country', 'age', 'gender'].includes(category);
    const asked = isAboutPeople ? viewIds.filter((view) => !withoutPeople.includes(view)) : viewIds;
    const limited = user(['*'], [`${category}:${limits[category]}`]);
    expect(asked.filter((view) => without(view, limits[category], limited) > 0)).toEqual([]);
  });
});

describe('panel', () => {
  it.each([
    [['country:US'], 'Balanced'],
    [['country:US', 'panel:Yes'], 'Balanced'],
    [['country:US', 'panel:No'], 'Total'],
    [['country:US,GB'], 'Total'],
    [['country:US,not GB'], 'Total'],
    [['country:GB', 'panel:Yes'], 'Total'],
    [[], 'Total'],
  ])('%j is %s', (filters, panel) => {
    expect(ask('showSummary', filters).panel).toBe(panel);
  });

  it('is Balanced for a user limited to the United States', () => {
    expect(ask('showSummary', [], user(['*'], ['country:US'])).panel).toBe('Balanced');
  });

  it('is Total of what is never weighted, and of what is not about people', () => {
    const limited = user(['*'], ['country:US']);
    const moments = ask('hottestMoments', ['show:7', 'country:US', 'panel:Yes']);
    const asked = [moments, ask('gemReport', ['country:US']), ask('episodes', ['show:7'], limited)];
    expect(asked.map(({ panel }) => panel)).toEqual(['Total', 'Total', 'Total']);
  });
});

describe('validate', () => {
  it.each([
    [['season:1'], 'unknown_filter: "showSummary" does not take the filter "season".'],
    [['metric:colour >= 1'], 'bad_filter: "showSummary" has no metric "colour".'],
    [['metric:show >= 1'], 'bad_filter: "showSummary" has no metric "show".'],
  ])('%j', (filters, message) => {
    expect(refusal(() => ask('showSummary', filters))).toBe(message);
  });

  it('names the sort field that is not there', () => {
    expect(refusal(() => ask('showSummary', [], user(['*']), [{ column: 'nothing', direction: 'desc' }]))).toBe(
      'bad_sort: "showSummary" has no field "nothing" to sort by.',
    );
  });

  it('refuses what a filter of the same name cannot mean in a view, instead of dropping it', () => {
    const tracker =
      (release: string, ids = '1104') =>
      () =>
        ask('anticipationTrackerByDay', [`titleId:${ids}`, `releaseDate:${release}`]);
    expect(refusal(tracker('TBD'))).toMatch(/^bad_filter: Filter "releaseDate" takes "\[start,end\]"/);
    expect(refusal(tracker('[0,6]', '1,2,3,4,5,6,7,8,9,10,11'))).toBe(
      'bad_filter: Filter "titleId" takes up to 10 titles.',
    );
    expect(refusal(tracker('[0,6]'))).toBe('answered');
    expect(refusal(() => ask('homepageShowsAnticipation', ['releaseDate:[0,6]']))).toMatch(
      /^bad_filter: Filter "releaseDate"/,
    );
  });

  it('reads TBD as titles without a release day, and -TBD as those with one', () => {
    expect(ask('homepageShowsAnticipation', ['releaseDate:TBD']).rows.sql).toContain('and release_day is null');
    expect(ask('homepageShowsAnticipation', ['releaseDate:-TBD']).rows.sql).toContain('and release_day is not null');
  });

  it('refuses several where one is answered', () => {
    expect(refusal(() => ask('seriesDetail', ['show:1104|1105']))).toBe(
      'bad_filter: "seriesDetail" is about one show, not 2.',
    );
    expect(refusal(() => ask('networkDetail', ['network:1,2,3']))).toBe(
      'bad_filter: "networkDetail" is about one network, not 3.',
    );
  });

  it('asks for every thread that is named', () => {
    const { params } = ask('reactionFeed', ['show:1104', 'parentComment:k1,k2']).rows;
    expect(params.parentComment_0).toEqual(['k1', 'k2']);
  });

  it('names the filter that is missing', () => {
    expect(refusal(() => ask('topPerformingShows'))).toBe(
      'missing_filter: "topPerformingShows" needs the filter "daysInPast" or "date".',
    );
    expect(refusal(() => ask('seriesDetail', ['show:not 1']))).toMatch(/^missing_filter/);
  });
});

describe('titles that a question joins', () => {
  it.each([
    ['affinityShows', 'and'],
    ['affinityAge', 'and'],
    ['networkOverlap', 'and'],
    ['showReportAffinityOR', 'and'],
    ['showSummary', 'or'],
    ['showAgeIndex', 'or'],
    ['attributionTitle', 'or'],
  ] as const)('are a seed audience where the view has one, else a list: %s', (view, join) => {
    expect(ask(view, ['show:1,2']).clauses).toEqual([{ id: 'show', op: 'is', values: ['1', '2'], join }]);
  });
});

describe('dates', () => {
  it.each([
    [['date:last 7 days'], { from: '2024-06-24', to: '2024-06-30' }],
    [['date:all time'], { from: null, to: '2024-06-30' }],
    [['date:2024-06-01 12:00:00 to 2025-01-01 00:00:00'], { from: '2024-06-01', to: '2024-06-30' }],
    [[], { from: null, to: '2024-06-30' }],
    [['date:last 99999 days'], { from: '1900-01-01', to: '2024-06-30' }],
  ])('%j', (filters, range) => {
    expect(ask('showSummary', filters).range).toEqual(range);
  });
});

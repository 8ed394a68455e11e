import {
  accessOf,
  type Clause,
  formatFilters,
  parseFilters,
  type Query,
  type TitleKind,
  userKindPages,
  type ViewId,
  viewDefinition,
  viewIds,
} from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { applyPasses } from '../passes/index.ts';
import { type Catalogue, planOf } from '../plan.ts';
import { goldenEdition } from '../testing/golden.ts';
import { shapes } from '../views/index.ts';
import { compile, finish } from './compile.ts';
import { raw, sql } from './sql.ts';
import { titlesInside } from './where.ts';

const edition = { edition: 1, dataThrough: '2024-06-30', hasPopulation: true, rollups: [] };
const userNameOf = (kind: keyof typeof userKindPages) =>
  accessOf({ allowedPages: userKindPages[kind], allowedDataCategories: [], blockedReports: [] }, 0);
const about = (title: TitleKind) => [{ id: title, op: 'is' as const, values: ['7'], join: 'or' as const }];

describe('the kinds of title of a user', () => {
  const view = viewDefinition('engagementRawTotals');
  const plan = applyPasses(planOf(view, { clauses: about('show'), sorts: [] }, userNameOf('shows'), edition));

  it('stop a view whose shape forgets them, for every user', () => {
    const forgets = { rows: () => raw("select count() as viewers from views where title = '7'") };
    expect(() => finish(plan, forgets)).toThrow('"engagementRawTotals" forgets the kinds of title of the user.');
    const narrows = { rows: () => sql`select count() as viewers from views where title in (${titlesInside(plan)})` };
    expect(finish(plan, narrows).rows.sql).toContain("kind in ('series')");
    expect(() => finish(plan, { ...narrows, sample: forgets.rows })).toThrow('forgets the kinds');
  });

  it('refuse the other kind where a view answers about either', () => {
    const asked = (title: TitleKind, kind: 'shows' | 'movies' | 'both') => () =>
      compile({ view: 'engagementRawTotals', clauses: about(title), sorts: [] }, userNameOf(kind), edition);
    expect(asked('movie', 'shows')).toThrow('You may not see movies.');
    expect(asked('show', 'movies')).toThrow('You may not see shows.');
    expect(asked('show', 'shows')).not.toThrow();
    expect(asked('movie', 'both')).not.toThrow();
  });

  it('are told with an answer about titles of either kind, which is of one alone, and not where the question says so', () => {
    const told = (kind: 'shows' | 'movies' | 'both', view: ViewId, filters: string[] = []) =>
      formatFilters(compile({ view, clauses: parseFilters(filters), sorts: [] }, userNameOf(kind), edition).clauses);
    expect(told('shows', 'actorSummary')).toEqual(['contentType:series']);
    expect(told('movies', 'actorSummary', ['movie:not 7'])).toEqual(['contentType:movie', 'movie:not 7']);
    expect(told('shows', 'actorSummary', ['contentType:series,movie'])).toEqual(['contentType:series']);
    expect(told('shows', 'actorSummary', ['show:7'])).toEqual(['show:7']);
    expect(told('shows', 'showSummary')).toEqual([]);
    expect(told('both', 'actorSummary')).toEqual([]);
  });

  it('are why a view about the other kind is refused, said in words before its name', () => {
    const asked = (kind: 'movies' | 'gem') => () =>
      compile({ view: 'showRating', clauses: about('show'), sorts: [] }, userNameOf(kind), edition);
    expect(asked('movies')).toThrow('You may not see shows.');
    expect(asked('gem')).toThrow('You may not see shows.');
  });

  it('open figures of networks that name no show to a user without shows, unless it names one itself', () => {
    const asked =
      (view: 'networkSummary' | 'networkTopShows', ...clauses: Clause[]) =>
      () =>
        compile({ view, clauses, sorts: [] }, userNameOf('movies'), edition);
    const network: Clause = { id: 'network', op: 'is', values: ['7'], join: 'or' };
    expect(asked('networkSummary', network)).not.toThrow();
    expect(asked('networkSummary', ...about('show'))).toThrow('You may not see shows.');
    expect(asked('networkSummary', { ...network, id: 'title', op: 'is_not' })).toThrow('You may not see shows.');
    expect(asked('networkTopShows', network)).toThrow('You may not see shows.');
  });

  it('are left aside only by views whose rows name no title, where the question names none', () => {
    const sneaky = { ...plan, view: { ...view, namesNoTitle: true as const } };
    expect(() => finish(sneaky, shapes.engagementRawTotals)).toThrow(
      'was asked by titles, so that it cannot name none',
    );
    const links = viewIds
      .map((id) => viewDefinition(id))
      .filter(({ namesNoTitle }) => namesNoTitle)
      .flatMap(({ columns }) => columns.flatMap(({ link }) => link ?? []));
    const toTitles = links.filter((link) => !('to' in link) || link.to === 'show' || link.to === 'movie');
    expect(toTitles).toEqual([]);
  });
});

describe('titles that are named', () => {
  const catalogue: Catalogue = {
    titleNumber: (kind: TitleKind, id: string) => (kind === 'show' && ['7', '8'].includes(id) ? Number(id) : undefined),
    platforms: new Map([
      ['Netflix', 5],
      ['Hulu', 6],
    ]),
    values: {
      network: new Set(['21']),
      studio: new Set(['31']),
      actor: new Set(['41']),
      genre: new Set(['K-Drama']),
    },
  };
  const rowsOf = (view: ViewId, filters: string[], kind: keyof typeof userKindPages = 'both') =>
    compile({ view, clauses: parseFilters(filters), sorts: [] }, userNameOf(kind), { ...edition, catalogue }).rows;

  it.each([
    ['showAgeIndex', 'show:7', false],
    ['actorAgeIndex', 'actor:41', false],
    ['affinityAll', 'title:7', true],
    ['showSummary', 'genre:K-Drama', true],
    ['showSummary', 'show:not 7', true],
  ] as const)('%s of %s reads of all titles: %s', (view, filter, isWide) => {
    const asked = { view, clauses: parseFilters([filter]), sorts: [] };
    expect(compile(asked, userNameOf('both'), { ...edition, catalogue }).isWide).toBe(isWide);
  });

  it('are known to a statement by their numbers', () => {
    const { sql: text, params } = rowsOf('showRating', ['show:7,not 8']);
    expect(text).toContain('where title in ({show_0:Array(UInt32)})');
    expect(text).not.toContain('from titles');
    expect(params.show_0).toEqual([7]);
  });

  it.each([
    [['platform:Netflix'], 'sumIf(platform_totals.votes, platform = {platform_0:UInt16})', 5],
    [['platform:Netflix,not Hulu'], 'platform not in ({platform_1:Array(UInt16)})', [5]],
    [['platform:Netflix', 'country:US'], 'if(platform in ({platform_0:Array(UInt16)}), platform, 0)', [5]],
  ])('and those of %s', (filters, written, numbers) => {
    const query: Query = { view: 'attributionPlatform', clauses: parseFilters(filters), sorts: [] };
    const counted = { ...edition, rollups: ['platform_totals', 'platform_cells'], catalogue };
    const { sql: text, params } = compile(query, userNameOf('both'), counted).rows;
    expect(text).toContain(written);
    expect(params.platform_0).toEqual(numbers);
  });

  it.each([
    ['showRating', 'show:9', 'No shows with id 9 found in index'],
    ['showRating', 'show:7|9', 'No shows with id 9 found in index'],
    ['movieRating', 'movie:7', 'No movies with id 7 found in index'],
    ['affinityAll', 'title:9', 'No titles with id 9 found in index'],
    ['showSummary', 'network:21,9', 'No networks with id 9 found in index'],
    ['showSummary', 'studio:9', 'No studios with id 9 found in index'],
    ['networkOverlap', 'title:7 overlapNetwork:21,9', 'No networks with id 9 found in index'],
    ['actorAgeIndex', 'actor:9', 'No actors with id 9 found in index'],
    ['showSummary', 'platform:netflix', 'The data have no platform "netflix". Did you mean Netflix?'],
    ['showSummary', 'platform:not Nettflix', 'The data have no platform "Nettflix".'],
    ['showSummary', 'genre:science-fiction', 'The data have no genre "science-fiction". Did you mean Science Fiction?'],
    ['showSummary', 'genre:k drama', 'The data have no genre "k drama". Did you mean K-Drama?'],
  ] as const)('are refused by name where the data have none: %s of %s', (view, filter, message) => {
    expect(() => rowsOf(view, filter.split(/ (?=\w+:)/))).toThrow(message);
  });

  it('may be of a genre that no title has, and leave out what is not there', () => {
    expect(rowsOf('showSummary', ['genre:Podcast,Opera', 'network:not 9']).sql).toBeTruthy();
  });

  it('may be left out, or be asked for by a user who does not see all titles, without being in the data', () => {
    expect(rowsOf('showSummary', ['show:not 9']).sql).toBeTruthy();
    const limited = accessOf({ allowedPages: ['*'], allowedDataCategories: ['show:7,9'], blockedReports: [] }, 10);
    const asked: Query = { view: 'showRating', clauses: parseFilters(['show:9']), sorts: [] };
    expect(compile(asked, limited, { ...edition, catalogue }).rows.params.show_0).toEqual([]);
  });

  it.each([
    ['shows', 'showRating', 'show:9', 'No shows with id 9 found in index'],
    ['shows', 'showSummary', 'title:9', 'No titles with id 9 found in index'],
    ['movies', 'moviesSummary', 'title:7', 'No titles with id 7 found in index'],
    ['movies', 'moviesSummary', 'network:9', 'No networks with id 9 found in index'],
    ['shows', 'showSummary', 'genre:drama', 'The data have no genre "drama". Did you mean Drama?'],
    ['shows', 'affinityShows', 'movie:7', 'You may not see movies.'],
    ['movies', 'actorSummary', 'show:9', 'You may not see shows.'],
    ['movies', 'reactionFeed', 'show:7', 'You may not see shows.'],
  ] as const)(
    'are refused alike where a user of %s may not see them and where there are none: %s of %s',
    (kind, view, filter, message) => {
      expect(() => rowsOf(view, [filter], kind)).toThrow(message);
    },
  );

  it('are left out beside others where a user of one kind may not see them', () => {
    expect(rowsOf('affinityShows', ['title:7|m1'], 'shows').sql).toBeTruthy();
    expect(rowsOf('affinityShows', ['show:7', 'movie:m1'], 'shows').sql).toBeTruthy();
    expect(rowsOf('actorSummary', ['show:not 7'], 'movies').sql).toBeTruthy();
  });

  it('are looked up by the statement beside another filter on titles, and where the numbers are not known', () => {
    expect(rowsOf('showSummary', ['show:7', 'genre:Drama']).sql).toContain('title_id in {show_0:Array(String)}');
    const { rows } = compile({ view: 'showRating', clauses: about('show'), sorts: [] }, userNameOf('both'), edition);
    expect(rows.sql).toContain('title_id in {show_0:Array(String)}');
  });

  it('are those of the kinds that the user may see', () => {
    expect(rowsOf('engagementRawTotals', ['show:7'], 'shows').sql).toBeTruthy();
    expect(() => rowsOf('engagementRawTotals', ['show:7'], 'movies')).toThrow('You may not see shows.');
  });
});

describe('an index', () => {
  const compiled = (filters: string[], minimumBase: number) => {
    const access = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, minimumBase);
    return compile({ view: 'showAgeIndex', clauses: parseFilters(filters), sorts: [] }, access, edition);
  };
  const rows = [
    { bucket: '', people: 4, weight: 4, squares: 4 },
    { bucket: '18-24', people: 3, weight: 6, squares: 12 },
  ];

  const counted = (some: typeof rows) => ({
    count: some.length,
    columns: Object.fromEntries(
      (['bucket', 'people', 'weight', 'squares'] as const).map((name) => [name, some.map((row) => row[name])]),
    ),
  });

  const base = [
    { bucket: '', people: 90, weight: 90, squares: 90 },
    { bucket: '18-24', people: 10, weight: 20, squares: 40 },
    { bucket: '55+', people: 2, weight: 2, squares: 2 },
  ];

  it('tells of its people itself, those of unknown age among them, and is kept back where few are known', () => {
    const { sample, guard, people } = compiled(['show:7'], 10);
    expect([sample, guard]).toEqual([null, null]);
    expect(people?.minimumBase).toBe(10);
    expect(people?.of(counted(rows), base)).toEqual({ n: 7, effective: null, known: 3, others: 9, isUntested: true });
    expect(people?.of(counted(rows), rows)).toEqual({ n: 7, effective: null, known: 3, others: 0, isUntested: true });
    expect(people?.of(counted([]), [])).toEqual({ n: 0, effective: null, known: 0, others: 0, isUntested: true });
  });

  it('says where people are weighed how many of equal weight would say as much', () => {
    const access = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 10);
    const query = { view: 'showAgeIndex' as const, clauses: parseFilters(['show:7', 'country:US']), sorts: [] };
    const { people } = compile(query, access, edition);
    expect(people?.of(counted(rows), base)).toEqual({ n: 7, effective: 6.25, known: 3, others: 9, isUntested: true });
  });

  it('tells of a seed audience by what it is compared with, though no row is answered', () => {
    const sizes = { all_people: 4, all_members: 6, all_squares: 12, rest_people: 9, rest_members: 9, rest_squares: 9 };
    const access = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 10);
    const query = (filters: string[]) => ({ view: 'affinityAll' as const, clauses: parseFilters(filters), sorts: [] });
    const { sample, people } = compile(query(['title:7']), access, edition);
    expect(sample).toBeNull();
    expect(people?.of(counted([]), [sizes])).toEqual({ n: 4, effective: null, known: null, isUntested: true });
    const balanced = compile(query(['title:7', 'country:US']), access, edition);
    expect(balanced.people?.of(counted([]), [sizes])).toEqual({ n: 4, effective: 3, known: null, isUntested: true });
    expect(people?.of(counted([]), [])).toEqual({ n: 0, effective: null, known: null, isUntested: true });
  });

  it('is guarded by a statement where the call picks people: the others are not among its rows', () => {
    expect(compiled(['show:7', 'gender:female'], 10).guard).not.toBeNull();
    expect(compiled(['show:7', 'gender:female'], 0).guard).toBeNull();
  });

  it('is guarded by one read of everybody, in which no more people are kept than are enough', () => {
    const needed = [
      'show:7',
      'movie:7',
      'actor:7',
      'network:7',
      'platform:Aurora+',
      'titleId:7',
      'screencapId:7',
      'title:7',
      'date:all time',
      'releaseDate:[-40,14]',
      'contentType:series',
      'daysInPast:7',
    ];
    const access = accessOf({ allowedPages: ['*'], allowedDataCategories: ['country:US,FR'], blockedReports: [] }, 10);
    const guards = viewIds.flatMap((view) => {
      const { filters, required } = viewDefinition(view);
      if (!filters.includes('gender')) return [];
      const given = required.flatMap((ids) => parseFilters(needed).find(({ id }) => ids.includes(id)) ?? []);
      const { guard } = compile({ view, clauses: [...given, ...parseFilters(['gender:female'])], sorts: [] }, access, {
        ...goldenEdition,
        catalogue: undefined,
      });
      return guard === null ? [] : [{ view, text: guard.statement.sql }];
    });
    expect(guards.length).toBeGreaterThan(60);
    expect(guards.filter(({ text }) => !text.includes(' as others')).map(({ view }) => view)).toEqual([]);
    expect(guards.filter(({ text }) => text.includes('uniqExact(member)')).map(({ view }) => view)).toEqual([]);
  });
});

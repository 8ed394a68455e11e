/**
 * The SQL of every view, in git, for six scenarios: no filter, people who are weighed, of all time and of some days, all
 * filters, exclusions, a restricted user; and of what is read by week for a year of everybody. A change that alters it shows
 * in the diff; write the files anew with `npm run golden`, and review them.
 */
import { type FilterId, parseFilters, type ViewId, viewDefinition, viewIds } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { type Compiled, compile } from './compile/compile.ts';
import { everything, goldenEdition, goldenTests, goldenText, restricted } from './testing/golden.ts';
import { inWords, layersOf } from './testing/layers.ts';

const needed: Partial<Record<FilterId, string>> = {
  show: 'show:1104',
  movie: 'movie:3f594ef5-131e-4d32-b65d-ba7b22a177fb',
  network: 'network:210',
  actor: 'actor:70',
  daysInPast: 'daysInPast:7',
  contentType: 'contentType:series',
  platform: 'platform:Aurora+',
  title: 'title:1104|84',
  titleId: 'titleId:1104,84',
  releaseDate: 'releaseDate:[-40,14]',
  screencapId: 'screencapId:s0063',
};

const included: Partial<Record<FilterId, string>> = {
  country: 'country:US',
  age: 'age:18-24,25-29',
  gender: 'gender:female',
  panel: 'panel:Yes',
  date: 'date:2024-05-01 00:00:00 to 2024-05-31 23:59:59',
  title: 'title:1104|84',
  network: 'network:210,33',
  platform: 'platform:Aurora+',
  studio: 'studio:519',
  originating_country: 'originating_country:US',
  originating_language: 'originating_language:en',
  runtime: 'runtime:30-60,104',
  status: 'status:Ended',
  genre: 'genre:Action,Family',
  first_release_date: 'first_release_date:last 90 days',
  release_date: 'release_date:next 60 days',
  future_release_date: 'future_release_date:next 30 days',
  airing_status: 'airing_status:Ended',
  contentType: 'contentType:series',
  exclude_deleted_characters: 'exclude_deleted_characters:Yes',
  releaseDate: 'releaseDate:-TBD',
  season: 'season:1',
  episode: 'episode:904277',
  metric: 'metric',
  emotions: 'emotions:sad,tense',
  characters: 'characters:40000',
  ratings: 'ratings:4,5',
  reactionType: 'reactionType:text',
  overlapNetwork: 'overlapNetwork:210,33',
  overlapActor: 'overlapActor:70,71',
};

const excluded: Partial<Record<FilterId, string>> = {
  country: 'country:not US,not GB',
  age: 'age:not 18-24',
  gender: 'gender:not male',
  title: 'title:not 1104',
  network: 'network:not 210',
  platform: 'platform:not Aurora+',
  studio: 'studio:not 519',
  originating_country: 'originating_country:not US',
  originating_language: 'originating_language:not en',
  runtime: 'runtime:not 30-60',
  status: 'status:not Ended',
  genre: 'genre:not Action',
  season: 'season:not 1',
  episode: 'episode:not 904277',
};

/** A metric filter names a column of its view. */
const metricOf = (id: ViewId): string => {
  const columns = viewDefinition(id).columns.filter(({ metric }) => metric !== undefined);
  const column = columns.find(({ name }) => name === 'viewers') ?? columns[0];
  return `metric:${column?.name} >= 300`;
};

/** Whether what a view needs says it already: `daysInPast` says which days. */
const isGiven = (required: readonly FilterId[], filter: FilterId): boolean =>
  required.includes(filter) || (filter === 'date' && required.includes('daysInPast'));

const filtersOf = (id: ViewId, values: Partial<Record<FilterId, string>>): string[] => {
  const view = viewDefinition(id);
  const required = view.required.flatMap(([filter]) => (filter ? [filter] : []));
  return [
    ...required.map((filter) => needed[filter] ?? ''),
    ...view.filters.flatMap((filter) => (isGiven(required, filter) ? [] : (values[filter] ?? []))),
  ].map((text) => (text === 'metric' ? metricOf(id) : text));
};

const { country, date } = included;

const scenarios = {
  none: { values: {}, access: everything },
  balanced: { values: { country }, access: everything },
  'balanced-days': { values: { country, date }, access: everything },
  year: { values: { date: 'date:2023-05-15 00:00:00 to 2024-05-14 23:59:59' }, access: everything },
  all: { values: included, access: everything },
  excluded: { values: excluded, access: everything },
  restricted: { values: {}, access: restricted },
} as const;

type Scenario = keyof typeof scenarios;

const compiledIn = (id: ViewId, scenario: Scenario): Compiled => {
  const { values, access } = scenarios[scenario];
  return compile({ view: id, clauses: parseFilters(filtersOf(id, values)), sorts: [] }, access, goldenEdition);
};

const compiled = (id: ViewId, scenario: Scenario): string => {
  const { rows, base, sample } = compiledIn(id, scenario);
  return [
    goldenText(rows),
    ...(base ? [`-- the same for many answers\n${goldenText(base, rows)}`] : []),
    ...(sample ? [`-- sample size\n${goldenText(sample, rows)}`] : []),
  ].join('\n');
};

const statements = (id: ViewId): Record<Exclude<Scenario, 'year'>, string> => ({
  none: compiled(id, 'none'),
  balanced: compiled(id, 'balanced'),
  'balanced-days': compiled(id, 'balanced-days'),
  all: compiled(id, 'all'),
  excluded: compiled(id, 'excluded'),
  restricted: compiled(id, 'restricted'),
});

describe('golden SQL', () => {
  goldenTests(
    '',
    ['none', 'balanced', 'balanced-days', 'all', 'excluded', 'restricted'],
    viewIds.map((id) => {
      const { kind, sample } = viewDefinition(id);
      const layers = inWords(layersOf(compiledIn(id, 'none').rows.sql));
      return { name: id, statements: statements(id), about: `${kind ?? '-'} ${sample ?? '-'} ${layers}` };
    }),
  );
});

describe('golden SQL of a range that is read by week', () => {
  const readByWeek = viewIds.filter((id) => /_weeks\b/.test(compiled(id, 'year')));
  goldenTests(
    'weeks',
    ['year'],
    readByWeek.map((id) => ({ name: id, statements: { year: compiled(id, 'year') } })),
  );
});

/** Values that are lists or texts, or of the one row there is: everything else that figures are against is handed in. */
const withValues: ReadonlySet<ViewId> = new Set([
  'networkSummary',
  'showEmotionIndex',
  'movieEmotionIndex',
  'networkOverlap',
  'actorOverlap',
  'actorDetail',
]);

/** What most people open a portal with: a select over what is counted, names looked up. */
const common: readonly ViewId[] = [
  ...(['topPerformingShows', 'topPerformingMovies', 'trendingShows', 'trendingMovies'] as const),
  ...(['topBingedShows', 'bingeReport', 'showSummary'] as const),
];

describe('what the engine plans layer by layer', () => {
  const layers = (id: ViewId, scenario: Scenario) => layersOf(compiledIn(id, scenario).rows.sql);

  it.each(common)('is one select over what is counted in %s', (id) => {
    expect(layers(id, 'none')).toMatchObject({ depth: 2, joins: 0, values: 0 });
    expect(layers(id, 'balanced')).toMatchObject({ depth: 4, joins: 0, values: 0 });
  });

  it.each(Object.keys(scenarios) as Scenario[])('stays below a limit in every view: %s', (scenario) => {
    const over = viewIds.filter((id) => {
      const { depth, joins, values } = layers(id, scenario);
      return depth > 12 || joins > 5 || values > 5;
    });
    expect(over.map((id) => `${id}: ${inWords(layers(id, scenario))}`)).toEqual([]);
  });

  it.each(viewIds.filter((id) => !withValues.has(id)))(
    'has no value in %s that the statement would run for itself, but for what had aired where days are read',
    (id) => {
      for (const scenario of Object.keys(scenarios) as Scenario[]) {
        const { sql } = compiledIn(id, scenario).rows;
        const tables = sql.match(/from (title_view_days|view_days|view_weeks)\b/g)?.length ?? 0;
        const aired = sql.split('(select groupArrayInsertAt(').length - 1;
        expect([scenario, layers(id, scenario).values]).toEqual([scenario, aired]);
        expect(aired).toBeLessThanOrEqual(tables);
      }
    },
  );
});

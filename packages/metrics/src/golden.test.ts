/**
 * The SQL of every view, in git, for six scenarios: no filter, people who are weighed, of all time and of some days, all
 * filters, exclusions, a restricted user; and of what is read by week for a year of everybody. A change that alters it shows
 * in the diff; write the files anew with `npm run golden`, and review them.
 */
import { parseFilters, type ViewId, viewDefinition, viewIds } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { type Compiled, compile } from './compile/compile.ts';
import { excluded, filtersOf, included } from './testing/asked.ts';
import { everything, goldenEdition, goldenTests, goldenText, restricted } from './testing/golden.ts';
import { inWords, layersOf } from './testing/layers.ts';

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

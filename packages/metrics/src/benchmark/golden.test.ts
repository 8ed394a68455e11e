/** The SQL of benchmarks of both kinds and sides, for four scenarios. */
import { type BenchmarkQuestion, benchmarkView } from '@cvm/contract';
import { describe } from 'vitest';
import { everything, goldenEdition, goldenTests, goldenText, restricted } from '../testing/golden.ts';
import { compileBenchmark } from './compile.ts';

const question = (more: Partial<BenchmarkQuestion>): BenchmarkQuestion => ({
  kind: 'show',
  titleId: '1104',
  filters: [],
  topData: false,
  isCustomBenchmark: false,
  titles: false,
  sameDays: false,
  ...more,
});

const movie = { kind: 'movie', titleId: '3f594ef5-131e-4d32-b65d-ba7b22a177fb' } as const;

const questions: Record<string, Partial<BenchmarkQuestion>> = {
  top: { topData: true },
  tier: {},
  'given-tier': { tier: '0.5' },
  custom: { isCustomBenchmark: true, titles: true },
  'same-days': { sameDays: true },
  'movie-tier': movie,
};

const users = ['country:US', 'age:18-24', 'date:2024-05-01 00:00:00 to 2024-05-31 23:59:59'];
const segment = ['genre:Action,not Family', 'runtime:30-60', 'tier:0.5,1'];

const scenarios = ['none', 'balanced', 'filters', 'restricted'] as const;
type Scenario = (typeof scenarios)[number];

const filtersOf = ({ isCustomBenchmark }: Partial<BenchmarkQuestion>, scenario: Scenario): string[] => {
  if (scenario === 'balanced') return ['country:US'];
  return scenario === 'filters' ? [...users, ...(isCustomBenchmark ? segment : [])] : [];
};

const compiled = (more: Partial<BenchmarkQuestion>, scenario: Scenario): string => {
  const access = scenario === 'restricted' ? restricted : everything;
  const { about, parts } = compileBenchmark(
    question({ ...more, filters: filtersOf(more, scenario) }),
    access,
    goldenEdition,
  );
  return [
    `-- ${benchmarkView(more.kind ?? 'show').id}\n${goldenText(about.rows)}`,
    ...parts.map((part) => `-- ${part.fields.join(', ')}\n${goldenText(part.compiled.rows, about.rows)}`),
    ...parts.flatMap(({ fields, ofTitles }) =>
      ofTitles === null ? [] : [`-- ${fields.join(', ')} of each title\n${goldenText(ofTitles.rows, about.rows)}`],
    ),
  ].join('\n');
};

describe('golden SQL of the benchmark', () => {
  goldenTests(
    'benchmark',
    scenarios,
    Object.entries(questions).map(([name, more]) => ({
      name,
      statements: {
        none: compiled(more, 'none'),
        balanced: compiled(more, 'balanced'),
        filters: compiled(more, 'filters'),
        restricted: compiled(more, 'restricted'),
      },
    })),
  );
});

/** The SQL of benchmarks of both kinds and sides, for three scenarios. */
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
  ...more,
});

const movie = { kind: 'movie', titleId: '3f594ef5-131e-4d32-b65d-ba7b22a177fb' } as const;

const questions: Record<string, Partial<BenchmarkQuestion>> = {
  top: { topData: true },
  tier: {},
  'given-tier': { tier: '0.5' },
  custom: { isCustomBenchmark: true, titles: true },
  'movie-tier': movie,
};

const users = ['country:US', 'age:18-24', 'date:2024-05-01 00:00:00 to 2024-05-31 23:59:59'];
const segment = ['genre:Action,not Family', 'runtime:30-60', 'tier:0.5,1'];

const compiled = (more: Partial<BenchmarkQuestion>, scenario: 'none' | 'filters' | 'restricted'): string => {
  const filters = scenario === 'filters' ? [...users, ...(more.isCustomBenchmark ? segment : [])] : [];
  const access = scenario === 'restricted' ? restricted : everything;
  const { about, parts } = compileBenchmark(question({ ...more, filters }), access, goldenEdition);
  return [
    `-- ${benchmarkView(more.kind ?? 'show').id}\n${goldenText(about.rows)}`,
    ...parts.map((part) => `-- ${part.fields.join(', ')}\n${goldenText(part.compiled.rows)}`),
    ...parts.flatMap(({ fields, ofTitles }) =>
      ofTitles === null ? [] : [`-- ${fields.join(', ')} of each title\n${goldenText(ofTitles.rows)}`],
    ),
  ].join('\n');
};

describe('golden SQL of the benchmark', () => {
  goldenTests(
    'benchmark',
    Object.entries(questions).flatMap(([name, more]) =>
      (['none', 'filters', 'restricted'] as const).map((scenario) => ({
        name: `${name}.${scenario}.sql`,
        text: () => compiled(more, scenario),
      })),
    ),
  );
});

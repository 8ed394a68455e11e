import { accessOf, addDays, type BenchmarkField, type BenchmarkQuestion } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import type { Statement } from '../compile/sql.ts';
import { QueryError } from '../error.ts';
import { everything, goldenEdition } from '../testing/golden.ts';
import { type CompiledBenchmark, compileBenchmark } from './compile.ts';
import { readAbout, readPart } from './read.ts';

const ask = (more: Partial<BenchmarkQuestion>, access = everything) =>
  compileBenchmark(
    {
      ...{ kind: 'show', titleId: '1104', filters: [], topData: false, isCustomBenchmark: false, titles: false },
      ...{ sameDays: false, ...more },
    },
    access,
    goldenEdition,
  );

/** The statement that finds the titles, which is the same for all figures. */
const segmentOf = ({ about, parts }: CompiledBenchmark): Statement => {
  const found = [about, ...parts.map((part) => part.compiled)].map(({ rows }) =>
    rows.wholes.map((whole) => whole.statement),
  );
  expect(new Set(found.map((statements) => JSON.stringify(statements.map(({ sql }) => sql)))).size).toBe(1);
  const [[segment] = []] = found;
  if (segment === undefined) throw new Error('No statement finds the titles.');
  return segment;
};

const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof QueryError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'answered';
};

describe('compileBenchmark', () => {
  it('computes every figure of a show, and of a movie all but binge and completion', () => {
    const fields = (more: Partial<BenchmarkQuestion>) =>
      ask(more)
        .parts.flatMap((part) => part.fields)
        .sort();
    const both = [
      ...['age', 'averageRating', 'engagement', 'engagementScore', 'followerConversion', 'followerMovingAvg'],
      ...['followers', 'gender', 'rating', 'viewers'],
    ];
    expect(fields({ kind: 'movie' })).toEqual(both);
    expect(fields({})).toEqual([...both, 'binge', 'completion'].sort());
    expect(ask({ kind: 'movie' }).missing).toEqual(['completion', 'binge']);
  });

  it('asks in one statement what is counted in the same rows, but where titles of few people are kept back', () => {
    const partsOf = (more: Partial<BenchmarkQuestion>, access = everything) =>
      ask(more, access).parts.map(({ fields }) => fields.join(' '));
    const shared =
      'followers followerMovingAvg followerConversion viewers engagement engagementScore averageRating rating completion binge';
    expect(partsOf({})).toEqual([shared, 'age gender']);
    // Of these days followers are in a table of their own; views and engagements are read together for the score.
    const days = ['date:2024-05-01 00:00:00 to 2024-05-31 23:59:59'];
    const viewing = 'viewers engagement engagementScore averageRating rating completion binge';
    expect(partsOf({ filters: days }).sort()).toEqual(
      ['followers', 'followerMovingAvg', 'followerConversion', viewing, 'age gender'].sort(),
    );
    const minimum = { ...everything, minimumBase: 10 };
    expect(partsOf({}, minimum)).toEqual([shared, 'age gender']);
    expect(partsOf({ filters: ['country:FR'] }, minimum)).toEqual(
      expect.arrayContaining(['followers followerConversion', 'followerMovingAvg', 'age', 'gender']),
    );
    expect(partsOf({ filters: ['country:FR'] }, minimum)).not.toContain(shared);
  });

  it('takes followers who viewed, and who began lately, from what is counted ahead: of the end of the data alone', () => {
    const readIn = (...filters: string[]) =>
      ask({ filters })
        .parts.filter(({ fields }) => fields.some((field) => field.startsWith('follower')))
        .flatMap(({ compiled }) => compiled.rows.reads.map(({ table }) => table));
    const { dataThrough } = goldenEdition;
    const to = (day: string) => `date:2024-05-01 00:00:00 to ${day} 23:59:59`;
    for (const filters of [[], ['date:last 31 days'], ['country:FR'], [to(dataThrough)]])
      expect(readIn(...filters)).toContain('follower_cells');
    expect(readIn(to(addDays(dataThrough, -1)))).not.toContain('follower_cells');
  });

  it('counts once which titles few people are behind, for all figures that tell of these people', () => {
    const minimum = { ...everything, minimumBase: 10 };
    expect(ask({}, minimum).parts.map((part) => part.compiled.guard)).toEqual([null, null]);
    const benchmark = ask({ filters: ['country:FR'], titles: true }, minimum);
    const segment = benchmark.about.rows.wholes[0]?.statement.sql;
    const fewIn = (rows?: Statement | null): readonly string[] =>
      (rows?.wholes ?? []).map(({ statement }) => statement.sql).filter((text) => text !== segment);
    const fewOf = (field: BenchmarkField): readonly string[] => {
      const part = benchmark.parts.find(({ fields }) => fields.includes(field));
      const few = fewIn(part?.compiled.rows);
      // How many there are at least is asked of the same statements, and so are the figures of each title.
      expect(fewIn(part?.compiled.guard?.atLeast)).toEqual(few);
      expect(fewIn(part?.ofTitles?.rows)).toEqual(few);
      expect(part?.compiled.rows.sql).toContain('titles.title not in {whole_0_titles:Array(UInt32)}');
      return few;
    };
    const viewers = fewOf('viewers');
    expect(viewers).toHaveLength(1);
    expect(fewOf('binge')).toEqual(viewers);
    expect(fewOf('followers')).toEqual(fewOf('followerConversion'));
    expect(fewOf('followers')).not.toEqual(viewers);
    const engaged = fewOf('engagementScore');
    expect(engaged).toEqual([...viewers, expect.stringContaining('groupUniqArrayIf(10)(member, ')]);
  });

  it('has no mean of new followers a day where the user does not see all of these days', () => {
    const windowed = accessOf({ allowedPages: ['*'], allowedDataCategories: ['date:1'], blockedReports: [] }, 0);
    const meanTo = (to: string) => {
      const filters = [`date:2024-06-01 00:00:00 to ${to} 23:59:59`];
      const part = ask({ filters }, windowed).parts.find(({ fields }) => fields.includes('followerMovingAvg'));
      return part?.compiled.rows.sql ?? '';
    };
    expect(meanTo('2024-06-07')).toContain('sum(new_followers) as begun');
    expect(meanTo('2024-06-06')).not.toContain('new_followers');
    expect(meanTo('2024-06-06')).toContain("cast(null, 'Nullable(UInt64)') as begun");
  });

  it('leaves the title itself out of its segment', () => {
    expect(segmentOf(ask({})).sql).toContain('title_id != {titleId_0:String}');
    expect(segmentOf(ask({ isCustomBenchmark: true })).sql).toContain('title_id != {titleId_0:String}');
    expect(segmentOf(ask({ topData: true })).sql).not.toContain('!=');
  });

  it('moves the days of the titles that are compared, and never those of the title itself', () => {
    const sqlOf = (more: Partial<BenchmarkQuestion>) => ask(more).parts.map((part) => part.compiled.rows.sql);
    for (const text of sqlOf({ sameDays: true })) expect(text).toContain('addDays(views.day, -moved.later) as day');
    // Rollups hold days as they were.
    for (const text of sqlOf({ sameDays: true }))
      expect(text).not.toMatch(/title_days|title_totals|(title|follower)_cells/);
    // Moved days lie behind the data, too; of others none does, and their end is not asked for.
    for (const text of sqlOf({ sameDays: true })) expect(text).toMatch(/\b(day|began) (<=|between)/);
    for (const text of sqlOf({})) expect(text).not.toMatch(/\b(day|began) <=/);
    expect(sqlOf({ sameDays: true, topData: true })).toEqual(sqlOf({ topData: true }));
    // A user with a window sees no day before it, however old a title is.
    const windowed = accessOf({ allowedPages: ['*'], allowedDataCategories: ['date:1'], blockedReports: [] }, 0);
    expect(segmentOf(ask({ sameDays: true }, windowed)).sql).toContain('{date_1:Date32})) >= {date_1:Date32}, 0)');
  });

  it('takes filters on titles for a custom segment alone', () => {
    expect(refusal(() => ask({ filters: ['genre:Action'] }))).toBe(
      'bad_filter: Filter "genre" picks the titles of a custom benchmark; it needs "isCustomBenchmark": true.',
    );
    expect(segmentOf(ask({ filters: ['genre:Action'], isCustomBenchmark: true })).sql).toContain('hasAny(genres');
    // The title's own figures stay what they are, whatever it is compared with.
    const top = ask({ filters: ['genre:Action'], isCustomBenchmark: true, topData: true });
    expect(segmentOf(top).sql).not.toContain('genres');
  });

  it.each([
    [{ tier: '7' }, 'bad_request: There is no follower tier "7".'],
    [{ tier: 'constructor', topData: true }, 'bad_request: There is no follower tier "constructor".'],
    [{ filters: ['metric:viewers > 1'] }, 'unknown_filter: "benchmark" does not take the filter "metric".'],
    [{ filters: ['platform:Aurora+'] }, 'unknown_filter: "benchmark" does not take the filter "platform".'],
  ])('refuses %j', (more, message) => {
    expect(refusal(() => ask(more))).toBe(message);
  });

  it('is granted by the page of the title, and keeps to what the user may see', () => {
    const user = (pages: string[], categories: string[] = []) =>
      accessOf({ allowedPages: pages, allowedDataCategories: categories, blockedReports: [] }, 0);
    expect(refusal(() => ask({}, user(['/shows'])))).toMatch(/^forbidden/);
    expect(refusal(() => ask({ kind: 'movie' }, user(['/shows', '/show/*'])))).toMatch(/^forbidden/);
    const limited = ask({}, user(['/shows', '/show/*'], ['network:210', 'country:US', 'date:1']));
    expect(limited.about.rows.sql).toContain('network_id in {network_0:Array(String)}');
    expect(limited.about).toMatchObject({ panel: 'Balanced', range: { from: '2024-06-01', to: '2024-06-30' } });
  });

  it('never writes what was sent into the text', () => {
    const hostile = "'); drop table titles; --";
    const benchmark = ask({ titleId: hostile });
    const { about, parts } = benchmark;
    const segment = segmentOf(benchmark);
    for (const rows of [about.rows, segment, ...parts.map((part) => part.compiled.rows)])
      expect(rows.sql).not.toContain('drop');
    for (const rows of [about.rows, segment]) expect(Object.values(rows.params)).toContain(hostile);
  });
});

describe('reading the answers', () => {
  it('names the tier and counts the titles; a title that is not there is null', () => {
    const custom = ask({ isCustomBenchmark: true });
    expect(readAbout(ask({}), [{ found: 1, tier: 0.5, titles: 8 }])).toEqual({
      tier: { value: 0.5, label: '500-1k' },
      showCount: 8,
    });
    expect(readAbout(custom, [{ found: 1, tier: 0, titles: 0 }])).toEqual({ tier: null, showCount: 0 });
    expect(readAbout(ask({ kind: 'movie', topData: true }), [{ found: 1, tier: 1, titles: 1 }])).toEqual({
      tier: { value: 1, label: '1k-10k' },
      completion: null,
      binge: null,
    });
    expect(readAbout(custom, [{ found: 0, tier: 0, titles: 0 }])).toBeNull();
  });

  it('has a share for every bucket, or none at all', () => {
    const gender = ask({}).parts.find(({ fields }) => fields.includes('gender'));
    const days = ['date:2024-05-01 00:00:00 to 2024-05-31 23:59:59'];
    const average = ask({ filters: days }).parts.find(({ fields }) => fields.includes('followerMovingAvg'));
    if (!gender || !average) throw new Error('A part is missing.');
    const women = { field: 'gender', bucket: 'female', share: 1 };
    expect(readPart(gender, [women])).toEqual({ age: null, gender: { female: 1, male: 0 } });
    expect(readPart(gender, [])).toEqual({ age: null, gender: null });
    expect(readPart(average, [{ followerMovingAvg: 12.5 }])).toEqual({ followerMovingAvg: 12.5 });
    expect(readPart(average, [])).toEqual({ followerMovingAvg: null });
  });
});

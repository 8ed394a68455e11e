/**
 * The benchmark of a title: its own figures (`top`) beside the mean of
 * a segment of titles (`bottom`). The answer is NDJSON: each line a partial object, merged in order until the stream ends.
 */
import { z } from 'zod';
import { errorBodySchema } from '../endpoints/errors.ts';
import { metaSchema } from '../endpoints/query.ts';
import { filterTextsSchema, idSchema } from '../filters/clause.ts';
import type { FilterId } from '../filters/ids.ts';
import { ageBuckets, genders, tiers } from '../filters/values.ts';
import { patternsOf } from '../pages/index.ts';
import type { TitleKind } from '../subjects.ts';
import { people } from '../views/filter-sets.ts';
import { type Column, measure, type ViewDefinition } from '../views/view.ts';

/** A number is written as such or as text: a show's id, a tier's value. */
const numberOrText = z.union([idSchema.min(1), z.number()]).transform(String);

const common = {
  filters: filterTextsSchema.default([]),
  /** The page that asks; changes nothing. */
  page: z.string().max(200).optional(),
  /** A tier's value, in place of the title's own. */
  tier: numberOrText.nullish(),
  /** True asks for the title's own figures, false for the segment's. */
  topData: z.boolean(),
  /** The segment's titles, each with its own figures, as well. */
  titles: z.boolean().default(false),
  /** The segment is what the content filters pick, instead of the titles of the tier. */
  isCustomBenchmark: z.boolean().default(false),
  /**
   * Each title of the segment is counted over the days that are as far from its own premiere as the days of the range are from
   * the title's; titles that have not come that far are left out.
   */
  sameDays: z.boolean().default(false),
};

export const benchmarkBodySchema = z.strictObject({ ...common, showId: numberOrText });
export const movieBenchmarkBodySchema = z.strictObject({ ...common, movieId: numberOrText });

/** What is asked, for both kinds of title. */
export type BenchmarkQuestion = Omit<z.infer<typeof benchmarkBodySchema>, 'showId' | 'page'> & {
  readonly kind: TitleKind;
  readonly titleId: string;
};

type BenchmarkBody = z.output<typeof benchmarkBodySchema> | z.output<typeof movieBenchmarkBodySchema>;

/** What the body of a call asks, whichever page asks it. */
export const benchmarkQuestion = ({ page: _, ...body }: BenchmarkBody): BenchmarkQuestion => {
  if ('showId' in body) {
    const { showId, ...asked } = body;
    return { ...asked, kind: 'show', titleId: showId };
  }
  const { movieId, ...asked } = body;
  return { ...asked, kind: 'movie', titleId: movieId };
};

/** Filters that pick the titles of a custom benchmark (2-title-reports section 2.9). */
export const segmentFilters = [
  'show',
  'movie',
  'title',
  'network',
  'studio',
  'genre',
  'status',
  'airing_status',
  'runtime',
  'originating_country',
  'originating_language',
  'first_release_date',
  'release_date',
  'tier',
] as const satisfies readonly FilterId[];

/** Filters on people and days: those of a page hold for both sides. */
export const scopeFilters = [...people, 'date'] as const satisfies readonly FilterId[];

const figures = [
  measure('followers', 'followers'),
  measure('followerMovingAvg', 'followerMovingAvg'),
  measure('followerConversion', 'followerConversion'),
  measure('viewers', 'viewers'),
  measure('completion', 'completion'),
  measure('engagementScore', 'engagement'),
  measure('binge', 'bingeRate'),
  measure('averageRating', 'rating'),
  measure('engagement', 'engagements'),
  measure('rating', 'ratingVotes'),
] as const satisfies readonly Column[];

const ids = { show: 'benchmark', movie: 'movie-benchmark' } as const;

/** The benchmark of a kind of title as a view: what grants it, which filters it takes, its figures. */
export const benchmarkView = (kind: TitleKind): ViewDefinition => ({
  id: ids[kind],
  title: 'Benchmark',
  pages: patternsOf(kind),
  kind,
  filters: [...scopeFilters, ...segmentFilters],
  required: [],
  columns: figures,
  sorts: [],
  key: [],
  limit: null,
  sample: null,
});

export const tierSchema = z.object({ value: z.number(), label: z.string() });
export type Tier = z.infer<typeof tierSchema>;

/** The tier with this value, which may be written as a number or as text; undefined when there is none. */
export const tierOf = (value: string | number): Tier | undefined => {
  const found = tiers.find((tier) => Number(tier.value) === Number(value));
  return found && { value: Number(found.value), label: found.label };
};

/**
 * (title - benchmark) / benchmark x 100; null when there is nothing to compare with (2-title-reports section 2.9).
 */
export const percentDifference = (
  title: number | null | undefined,
  benchmark: number | null | undefined,
): number | null => (typeof title !== 'number' || !benchmark ? null : ((title - benchmark) / benchmark) * 100);

/** A figure of a block, or why there is none. */
const figure = <Value extends z.ZodType>(value: Value) => z.union([value, z.object({ error: errorBodySchema })]);

const shares = <Bucket extends string>(buckets: readonly Bucket[]) =>
  figure(z.record(z.enum(buckets), z.number()).nullable());

const number = figure(z.number().nullable());

const metrics = {
  followers: number,
  followerMovingAvg: number,
  followerConversion: number,
  viewers: number,
  age: shares(ageBuckets),
  gender: shares(genders),
  completion: number,
  engagementScore: number,
  binge: number,
  averageRating: number,
  engagement: number,
  rating: number,
};

/** The figures of a title, or one of each of a segment. */
export const benchmarkFiguresSchema = z.object(metrics).partial();
export type BenchmarkFigures = z.infer<typeof benchmarkFiguresSchema>;
export type BenchmarkField = keyof BenchmarkFigures;

/** How many titles of a segment have each figure; a figure that failed has no number. */
const benchmarkCountsSchema = z.partialRecord(z.enum(Object.keys(metrics) as [keyof typeof metrics]), z.number().int());
export type BenchmarkCounts = z.infer<typeof benchmarkCountsSchema>;

/** A title of a segment with its own figures. */
export const benchmarkTitleSchema = benchmarkFiguresSchema.extend({
  id: z.string(),
  name: z.string(),
  /** Figures that are null because too few people are behind them, or too few are left out by the filters. */
  suppressed: z.array(z.enum(Object.keys(metrics) as [keyof typeof metrics])).optional(),
});
export type BenchmarkTitle = z.infer<typeof benchmarkTitleSchema>;

/** One side of a benchmark; a title has no counts, median or titles. A line of the stream holds some of these fields. */
export const benchmarkBlockSchema = benchmarkFiguresSchema.extend({
  tier: figure(tierSchema.nullable()).optional(),
  showCount: figure(z.number()).optional(),
  movieCount: figure(z.number()).optional(),
  /** The titles that each mean and median is over; whole in every line that has it, of the figures that are there by then. */
  counts: benchmarkCountsSchema.optional(),
  /** Whole in one line: half of the titles that have a value lie below it, age and gender by bucket. */
  median: benchmarkFiguresSchema.optional(),
  /** Whole in one line, by id; only where `titles` is asked for. */
  titles: figure(z.array(benchmarkTitleSchema)).optional(),
});
export type BenchmarkBlock = z.infer<typeof benchmarkBlockSchema>;

/** The last line holds the facts of the answer. */
export const benchmarkLineSchema = z
  .object({ top: benchmarkBlockSchema, bottom: benchmarkBlockSchema, meta: metaSchema.omit({ rows: true }) })
  .partial();
export type BenchmarkLine = z.infer<typeof benchmarkLineSchema>;

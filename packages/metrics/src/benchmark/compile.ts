/**
 * `compileBenchmark(question, access, edition)`: the statements of one side of a benchmark, through the same passes as
 * every view.
 *
 * Enters: what is asked, the access rules of the user, the edition. Leaves: a statement about the title and its
 * segment, which comes first, and one per group of figures, in any order. Throws QueryError or FilterError.
 */
import {
  type Access,
  type BenchmarkField,
  type BenchmarkQuestion,
  benchmarkView,
  type Clause,
  type Column,
  hidden,
  parseFilters,
  segmentFilters,
  tierOf,
} from '@cvm/contract';
import { type Compiled, guarded, statementOf } from '../compile/compile.ts';
import type { Guarding } from '../compile/guard.ts';
import { all, param, raw, type Sql, sql } from '../compile/sql.ts';
import { content, ofKind } from '../compile/where.ts';
import { QueryError } from '../error.ts';
import { applyPasses, type Trace } from '../passes/index.ts';
import { type Edition, type Plan, planOf } from '../plan.ts';
import { type Figures, figuresOf, medianOf, titlesOf } from './figures.ts';
import { comeThatFar, releaseOf } from './same-days.ts';
import { type Segment, segmentOf } from './segment.ts';

export type BenchmarkPart = {
  readonly fields: readonly BenchmarkField[];
  /** Its rows are of fields and buckets, in place of a column per field. */
  readonly isByBucket: boolean;
  readonly compiled: Compiled;
  /** The figures of each title; null where they are not asked for. */
  readonly ofTitles: Compiled | null;
};

export type CompiledBenchmark = {
  /** The title that is compared. */
  readonly subject: Pick<BenchmarkQuestion, 'kind' | 'titleId'>;
  readonly side: 'top' | 'bottom';
  /** One row, see `aboutColumns`. */
  readonly about: Compiled;
  readonly parts: readonly BenchmarkPart[];
  /** The field of the number of titles; null for the title's own figures. */
  readonly countField: 'showCount' | 'movieCount' | null;
  /** Fields that a title of this kind does not have. */
  readonly missing: readonly BenchmarkField[];
};

/** `found`: 0 when there is no such title; `tier` of the title or the segment, 0 for none; `titles` that are averaged. */
const aboutColumns = [
  hidden('found', 'Found', 'number'),
  hidden('tier', 'Tier', 'number'),
  hidden('titles', 'Titles', 'number'),
];

const bucketColumns = [hidden('field', 'Field'), hidden('bucket', 'Bucket'), hidden('share', 'Share', 'number')];
const medianColumn = hidden('median', 'Median', 'number');
const titlesColumn = hidden('titles', 'Titles', 'number');
const titleColumns = [hidden('id', 'Title id'), hidden('name', 'Title')];
const keptColumn = hidden('kept', 'Kept back', 'number');

const picksTitles = ({ id }: Clause): boolean => segmentFilters.some((filter) => filter === id);

/** The tier that replaces the title's own. */
const givenTier = ({ tier }: BenchmarkQuestion): number | null => {
  if (tier === undefined || tier === null) return null;
  const found = tierOf(tier);
  if (!found)
    throw new QueryError('bad_request', `There is no follower tier "${tier.slice(0, 80)}".`, { field: 'tier' });
  return found.value;
};

const checkSegment = (question: BenchmarkQuestion, clauses: readonly Clause[]): void => {
  const stray = clauses.find(picksTitles);
  if (question.topData || question.isCustomBenchmark || !stray) return;
  throw new QueryError(
    'bad_filter',
    `Filter "${stray.id}" picks the titles of a custom benchmark; it needs "isCustomBenchmark": true.`,
    { filter: stray.id },
  );
};

type Sides = {
  /** Of `titles`: it is the title itself, which the user may see. */
  readonly isSubject: Sql;
  /** The titles whose figures are averaged. */
  readonly picked: Segment;
  /** The number of the tier, 0 for none; null = the title's own. */
  readonly tier: Sql | null;
};

/** @param own the plan without filters on titles but those of the user  @param plan the plan with all of them */
const sidesOf = (question: BenchmarkQuestion, own: Plan, plan: Plan): Sides => {
  const given = givenTier(question);
  const id = param('titleId', 'String', question.titleId);
  const inside = (of: Plan, more: readonly Sql[]): Sql[] => [ofKind(of, question.kind), ...content(of), ...more];
  const ofSubject = inside(own, [sql`title_id = ${id}`]);
  const isSubject = all(ofSubject);
  if (question.topData) return { isSubject, picked: segmentOf(ofSubject, null), tier: null };
  const release = question.sameDays ? releaseOf(isSubject) : null;
  const others = (of: Plan): Sql[] => [sql`title_id != ${id}`, ...(release === null ? [] : comeThatFar(of, release))];
  if (question.isCustomBenchmark)
    return { isSubject, picked: segmentOf(inside(plan, others(plan)), release), tier: raw('0') };
  const tier = given === null ? null : sql`${param('tier', 'Float32', given)}`;
  const isOfTier = sql`tier = ${tier ?? sql`(select ${ownTier} from titles where ${isSubject})`}`;
  return { isSubject, picked: segmentOf(inside(own, [...others(own), isOfTier]), release), tier };
};

/** Of no or one title the sum is its tier. */
const ownTier = raw('sum(tier)');

/** A statement of the benchmark as one of a view with these columns. */
const compiled = (plan: Plan, columns: readonly Column[], statement: Sql, guard: Guarding | null = null): Compiled => ({
  view: { ...plan.view, columns },
  rows: statementOf(plan, statement),
  base: null,
  settled: null,
  people: null,
  sample: null,
  guard: guarded(plan, guard),
  named: null,
  isWide: true,
  clauses: [...plan.clauses],
  range: plan.range,
  panel: plan.panel,
  sorts: [],
  limit: null,
  offset: null,
  page: null,
  after: null,
});

const partOf = (figures: Figures, plan: Plan, withTitles: boolean): BenchmarkPart => {
  const { fields, isByBucket = false, guard } = figures;
  const columns = plan.view.columns.filter(({ name }) => fields.some((field) => field === name));
  const beside = fields.flatMap((field) => [
    hidden(medianOf(field), 'Median', 'number'),
    hidden(titlesOf(field), 'Titles', 'number'),
  ]);
  return {
    fields,
    isByBucket,
    compiled: compiled(
      plan,
      isByBucket
        ? [...bucketColumns, medianColumn, titlesColumn]
        : [...(guard === null ? [] : [keptColumn]), ...columns, ...beside],
      figures.sql,
      guard,
    ),
    ofTitles: withTitles
      ? compiled(
          plan,
          [...titleColumns, ...(isByBucket ? bucketColumns : [keptColumn, ...columns])],
          figures.ofTitles,
          guard,
        )
      : null,
  };
};

export const compileBenchmark = (
  question: BenchmarkQuestion,
  access: Access,
  edition: Edition,
  trace?: Trace,
): CompiledBenchmark => {
  const { kind, topData, isCustomBenchmark, titles } = question;
  const clauses = parseFilters(question.filters);
  checkSegment(question, clauses);
  const planned = (some: Clause[], tracing?: Trace): Plan =>
    applyPasses(planOf(benchmarkView(kind), { clauses: some, sorts: [] }, access, edition), tracing);
  const every = planned(clauses, trace);
  const own = planned(clauses.filter((clause) => !picksTitles(clause)));
  const sides = sidesOf(question, own, every);
  const { isSubject, picked, tier } = sides;
  const asked = isCustomBenchmark && !topData ? every : own;
  const plan: Plan = picked.areDaysMoved ? { ...asked, areDaysMoved: true } : asked;
  const about = sql`select count() as found, ${tier ?? ownTier} as tier, length(${picked.titles}) as titles
from titles
where ${isSubject}`;
  return {
    subject: { kind, titleId: question.titleId },
    side: topData ? 'top' : 'bottom',
    about: compiled(plan, aboutColumns, about),
    parts: figuresOf(kind, plan, picked).map((figures) => partOf(figures, plan, titles && !topData)),
    countField: topData ? null : kind === 'show' ? 'showCount' : 'movieCount',
    missing: kind === 'movie' ? ['completion', 'binge'] : [],
  };
};

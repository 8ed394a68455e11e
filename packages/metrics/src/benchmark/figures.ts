/**
 * The figures of a benchmark (metrics: Benchmark). Each is computed per title of `picked` by the same shapes as the
 * views, then averaged over the titles that have a value; of one title the mean is its own figure.
 */
import { ageBuckets, type BenchmarkField, type BenchmarkKind, genders } from '@cvm/contract';
import { all, join, raw, type Sql, sql } from '../compile/sql.ts';
import { cellWeight, part, tally } from '../compile/tally.ts';
import { followingAtEnd, lastDays, people, untilEnd } from '../compile/where.ts';
import { titleViews } from '../layouts/counting.ts';
import type { Plan } from '../plan.ts';
import { engaging, rating } from '../shapes/engaging.ts';
import { following } from '../shapes/following.ts';
import { ratio } from '../shapes/ratio.ts';
import { bingers, finishing, viewing } from '../shapes/viewing.ts';

export type Figures = {
  readonly fields: readonly BenchmarkField[];
  /** Over `picked`, a common table with the column `title`. */
  readonly sql: (plan: Plan) => Sql;
  /** The statement has a row per bucket, `bucket` and `share`, instead of a column per field. */
  readonly buckets?: readonly string[];
};

const picked = raw('title in picked');

/** title, cell, viewers. */
const viewersOfTitles = (plan: Plan): Sql => {
  const { from, sums, where } = titleViews(plan, { byCell: true, of: 'whole' });
  const viewers = sums.filter(({ name }) => name === 'viewers').map(({ sql: text }) => text);
  return sql`select title, cell, ${join(viewers, ', ')} as viewers
from ${from}
where ${all([picked, ...where])}
group by title, cell`;
};

/** Means over the titles of `picked`: a count nobody is in is 0, a quotient without a denominator no value. */
const means = (
  columns: Partial<Record<BenchmarkField, string>>,
  parts: Readonly<Record<string, (plan: Plan) => Sql>>,
): Figures => {
  const averages = Object.entries(columns).map(([field, text]) => `round(avg(${text}), 9) as ${field}`);
  return {
    fields: Object.keys(columns) as BenchmarkField[],
    sql: (plan) => sql`select ${raw(averages.join(',\n  '))}
from titles
${join(
  Object.entries(parts).map(
    ([name, rows]) => sql`left join (
  ${rows(plan)}
) as ${raw(name)} on ${raw(`${name}.title = titles.title`)}`,
  ),
  '\n',
)}
where titles.title in picked`,
  };
};

/** title, followers_per_day: new followers of each of the last 7 days of the range, added up and divided. */
const beginning = (plan: Plan): Sql => sql`select title, sum(new_followers) / 7 as followers_per_day
from (
  ${tally(plan, {
    from: raw('(select title, member, cell, began as day from follows)'),
    keys: ['title', 'day'],
    sums: [part('new_followers', 'uniqExact(member)')],
    where: [picked, lastDays(plan, 7), ...people(plan)],
  })}
)
group by title`;

/** title, converted: followers at the end of the range who have ever viewed the title by then. */
const converted = (plan: Plan): Sql =>
  tally(plan, {
    from: raw('views'),
    keys: ['title'],
    sums: [part('converted', 'uniqExact(member)')],
    where: [
      picked,
      ...untilEnd(plan),
      ...people(plan),
      sql`(title, member) in (select title, member from follows where ${all([picked, ...followingAtEnd(plan)])})`,
    ],
  });

const binges = (plan: Plan): Sql => bingers(plan, raw('picked'), 'whole');

/**
 * Shares of viewers per bucket, of those whose bucket is known. The shares of each title add up to 1, so the sum of all
 * of them is the number of titles that have a value.
 */
const shares = (field: 'age' | 'gender', buckets: readonly string[]): Figures => ({
  fields: [field],
  buckets,
  sql: (plan) => sql`select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share
from (
  select viewing.title as title, toString(cells.${raw(field)}) as bucket,
    sum(viewing.viewers * ${cellWeight(plan)}) as viewers,
    viewers / sum(viewers) over (partition by title) as share
  from (
    ${viewersOfTitles(plan)}
  ) as viewing
  inner join cells on cells.cell = viewing.cell
  where cells.${raw(field)} != ''
  group by title, bucket
)
group by bucket`,
});

const ofBoth: readonly Figures[] = [
  means({ followers: 'following.followers' }, { following }),
  means({ followerMovingAvg: 'beginning.followers_per_day' }, { beginning }),
  means({ followerConversion: ratio('converted.converted', 'following.followers') }, { following, converted }),
  means(
    {
      viewers: 'viewing.viewers',
      engagement: 'engaging.engagements',
      engagementScore: ratio('100 * engaging.engagements', 'viewing.viewers'),
    },
    { viewing, engaging },
  ),
  means({ averageRating: ratio('given.stars', 'given.ratings'), rating: 'given.ratings' }, { given: rating }),
  shares('age', ageBuckets),
  shares('gender', genders),
];

const ofSeries: readonly Figures[] = [
  ...ofBoth,
  means({ completion: ratio('finishing.finished', 'finishing.finishers') }, { finishing }),
  means({ binge: ratio('binges.bingers', 'viewing.viewers') }, { viewing, binges }),
];

export const figuresOf = (kind: BenchmarkKind): readonly Figures[] => (kind === 'series' ? ofSeries : ofBoth);

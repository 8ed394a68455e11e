/**
 * The figures of a benchmark (metrics: Benchmark). Each is computed per title of `picked` by the same shapes as the
 * views, then averaged over the titles that have a value; of one title the mean is its own figure.
 */
import { ageBuckets, type BenchmarkField, genders, type TitleKind, weekDays } from '@cvm/contract';
import { type Group, titlesOfFew } from '../compile/guard.ts';
import { quotient } from '../compile/quotient.ts';
import { sampleOf, sampleOfCells } from '../compile/sample.ts';
import { all, join, param, raw, type Sql, sql } from '../compile/sql.ts';
import { cellWeight, tally } from '../compile/tally.ts';
import { followingAtEnd, inRange, lastDays, people, untilEnd } from '../compile/where.ts';
import { counted, distinctMembers } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { among, titleViews, viewersByCell } from '../rollups/counting.ts';
import { type Beside, beside, type Group as Counts, countedIn, rowsPerTitle } from '../shapes/beside.ts';
import { engaged, engagements, rated } from '../shapes/engaging.ts';
import { followed } from '../shapes/following.ts';
import { followersAtEnd } from '../shapes/row-members.ts';
import { binged, finished, viewed } from '../shapes/viewing.ts';

export type Figures = {
  readonly fields: readonly BenchmarkField[];
  /** The people that they tell of, in titles of `picked`. */
  readonly groups: readonly Group[];
  /** Over `picked`, a common table with the column `title`: means, the medians and the number of titles that have a value beside them. */
  readonly sql: (plan: Plan) => Sql;
  /**
   * The figures of each title of `picked`: id, name, whether they are kept back because they would tell of too few people, and a
   * column per field; or id, name, `bucket` and `share`, where titles that are kept back have no rows.
   */
  readonly ofTitles: (plan: Plan) => Sql;
  /** The statements have a row per bucket, `bucket`, `share`, `median` and `titles`, instead of a column per field. */
  readonly buckets?: readonly string[];
};

/** The column of a field's median. */
export const medianOf = (field: BenchmarkField): string => `${field}_median`;

/** The column of the number of titles that have a field. */
export const titlesOf = (field: BenchmarkField): string => `${field}_titles`;

/** The middle value, between two the mean of both; values that are missing do not count. */
const median = (value: string): string => `quantileExactInclusive(0.5)(${value})`;

const picked = raw('title in picked');

/** title, cell, viewers. */
const viewersOfTitles = (plan: Plan): Sql => {
  const { from, sums, where, some = [] } = titleViews(plan, { per: 'cell', of: 'whole' });
  const viewers = sums.filter(({ name }) => name === 'viewers').map(({ sql: text }) => text);
  return sql`select title, cell, ${join(viewers, ', ')} as viewers
from ${from}
where ${all([picked, ...where, ...some])}
group by title, cell`;
};

/** Fields of a title, each from what is counted per title, and whom they tell of. */
type Means = {
  readonly columns: Partial<Record<BenchmarkField, (at: Beside<string>['at']) => string>>;
  readonly counts: (plan: Plan) => Readonly<Record<string, Counts>>;
  readonly groups: readonly Behind[];
};

/** People behind figures: of all titles of `picked` together (column `n`), and of each (columns `title`, `n`). */
type Behind = { readonly all: Group; readonly each: Group };

/** The titles whose figures are kept back; null where none may be. */
const keptIn = (plan: Plan, groups: readonly Behind[]): Sql | null =>
  titlesOfFew(
    plan,
    groups.map(({ each }) => each),
  );

/**
 * Means over the titles of `picked`: a count nobody is in is 0, a quotient without a denominator no value. Titles whose figures
 * are kept back are in no mean and no median, from which they could be worked out.
 */
const meansOf = ({ columns, counts, groups }: Means): Figures => {
  const fields = Object.keys(columns) as BenchmarkField[];
  const kept = (plan: Plan): Sql | null => keptIn(plan, groups);
  const rows = (
    plan: Plan,
    select: (field: BenchmarkField, value: string) => string,
    before: readonly Sql[],
    where: readonly Sql[],
  ) => {
    const { joins, at } = beside(plan, counts(plan));
    const values = Object.entries(columns).map(([field, text]) => raw(select(field as BenchmarkField, text(at))));
    return sql`select ${join([...before, ...values], ',\n  ')}
from titles
${joins}
where ${all([raw('titles.title in picked'), ...where])}`;
  };
  const both = (field: BenchmarkField, value: string): string =>
    `round(avg(${value}), 9) as ${field}, round(${median(value)}, 9) as ${medianOf(field)}, count(${value}) as ${titlesOf(field)}`;
  return {
    fields,
    groups: groups.map((group) => group.all),
    sql: (plan) => {
      const few = kept(plan);
      return rows(plan, both, [], few === null ? [] : [sql`titles.title not in (${few})`]);
    },
    ofTitles: (plan) => {
      const few = kept(plan);
      const isKept = few === null ? raw('0 as kept') : sql`titles.title in (${few}) as kept`;
      return rows(
        plan,
        (field, value) =>
          (few === null ? `round(${value}, 9)` : `if(kept, null, round(${value}, 9))`).concat(` as ${field}`),
        [raw('titles.title_id as id'), raw('titles.name as name'), isKept],
        [],
      );
    },
  };
};

/**
 * What is counted in the same rows is asked in one statement, which takes hardly longer than any of them alone: most of that is
 * planning. Where titles may be kept back each stays for itself, as whom it tells of decides which.
 */
const together = (plan: Plan, all: readonly Means[]): readonly Means[] => {
  const found = new Map<string, Means>();
  all.forEach((one, place) => {
    const rows = keptIn(plan, one.groups) === null ? countedIn(one.counts(plan)) : null;
    const key = rows ?? String(place);
    const same = found.get(key);
    found.set(key, same === undefined ? one : bothOf(same, one));
  });
  return [...found.values()];
};

const bothOf = (one: Means, other: Means): Means => ({
  columns: { ...one.columns, ...other.columns },
  counts: (plan) => ({ ...one.counts(plan), ...other.counts(plan) }),
  groups: [...new Set([...one.groups, ...other.groups])],
});

const means = <Name extends string>(
  columns: Partial<Record<BenchmarkField, (at: Beside<Name>['at']) => string>>,
  counts: (plan: Plan) => Readonly<Record<Name, Counts>>,
  groups: readonly Behind[],
): Means => ({ columns, counts, groups });

const ofPicked = raw('select title from picked');

/** title, n: the people of a figure that is counted per title. */
const named = (plan: Plan, counts: Counts, name: string): Sql => sql`select title, ${raw(name)} as n
from (
  ${rowsPerTitle(plan, counts)}
)`;

/** title, n: the members of rows with a title. */
const perTitle = (rows: Sql): Sql => sql`select title, ${distinctMembers.every} as n ${rows} group by title`;

/** Members of rows with a title, together and of each. */
const membersOf = (rows: (plan: Plan) => Sql): Behind => ({
  all: (plan) => sampleOf(plan, rows(plan)),
  each: (plan) => perTitle(rows(plan)),
});

/** Viewers are counted as the figures count them: of whole titles. */
const viewers: Behind = {
  all: (plan) => sampleOfCells(plan, viewersByCell(plan, ofPicked, 'whole')),
  each: (plan) => named(plan, viewed(plan), 'viewers'),
};

const followers: Behind = {
  all: followersAtEnd(() => ofPicked),
  each: (plan) => named(plan, followed(plan), 'followers'),
};

const newFollowers = membersOf(
  (plan) =>
    sql`from (select title, member, cell, began as day from follows) where ${all([picked, lastDays(plan, weekDays), ...people(plan)])}`,
);

const engagers = membersOf(
  (plan) =>
    sql`from (
  ${engagements(plan)}
)`,
);

const raters = membersOf((plan) => sql`from ratings where ${all([picked, ...inRange(plan), ...people(plan)])}`);

/** Viewers of whom it is known where they belong. */
const knownViewers = (field: 'age' | 'gender'): Behind => ({
  all: (plan) => sql`select sum(viewing.members) as n
from (
  ${viewersByCell(plan, ofPicked, 'whole')}
) as viewing
inner join cells on cells.cell = viewing.cell
where cells.${raw(field)} != ''`,
  each: (plan) => sql`select viewing.title as title, sum(viewing.viewers) as n
from (
  ${viewersOfTitles(plan)}
) as viewing
inner join cells on cells.cell = viewing.cell
where cells.${raw(field)} != ''
group by title`,
});

/** title, followers_per_day: new followers of each of the last 7 days of the range, added up and divided. */
const beginning = (
  plan: Plan,
): Sql => sql`select title, sum(new_followers) / ${raw(String(weekDays))} as followers_per_day
from (
  ${tally(plan, {
    from: raw('(select title, member, cell, began as day from follows)'),
    keys: ['title', 'day'],
    sums: counted('new_followers'),
    where: [picked, lastDays(plan, weekDays), ...people(plan)],
  })}
)
group by title`;

/** title, converted: followers at the end of the range who have ever viewed the title by then. */
const converted = (plan: Plan): Sql =>
  tally(plan, {
    from: raw('views'),
    keys: ['title'],
    sums: counted('converted'),
    where: [
      picked,
      ...untilEnd(plan),
      ...people(plan),
      sql`(title, member) in (select title, member from follows where ${all([picked, ...followingAtEnd(plan)])})`,
    ],
  });

/**
 * title, bucket, share: of the viewers whose bucket is known, buckets nobody is in left out; and so are titles that fewer
 * people than the minimum base are known of, in means and medians too, from which the last of them could be worked out.
 */
const sharesOfTitles = (plan: Plan, field: 'age' | 'gender'): Sql => {
  const { minimumBase } = plan.access;
  const people = raw(minimumBase > 1 ? ', sum(sum(viewing.viewers)) over (partition by title) as people' : '');
  const shares = sql`select viewing.title as title, toString(cells.${raw(field)}) as bucket,
  sum(viewing.viewers * ${cellWeight(plan)}) as viewers,
  viewers / sum(viewers) over (partition by title) as share${people}
from (
  ${viewersOfTitles(plan)}
) as viewing
inner join cells on cells.cell = viewing.cell
where cells.${raw(field)} != ''
group by title, bucket`;
  if (minimumBase <= 1) return shares;
  const few = titlesOfFew(plan, [knownViewers(field).each]);
  return sql`select *
from (
  ${shares}
)
where ${all([
    sql`people >= ${param('minimumBase', 'UInt32', minimumBase)}`,
    ...(few === null ? [] : [sql`title not in (${few})`]),
  ])}`;
};

/**
 * Shares of viewers per bucket, of those whose bucket is known. The shares of each title add up to 1, so the sum of all
 * of them is the number of titles that have a value; those without a viewer in the bucket have the share 0.
 */
const shares = (field: 'age' | 'gender', buckets: readonly string[]): Figures => ({
  fields: [field],
  buckets,
  groups: [knownViewers(field).all],
  sql: (plan) => sql`select bucket, round(sum(share) / sum(sum(share)) over (), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median, titles
from (
  select *, uniqExact(title) over () as titles
  from (
    ${sharesOfTitles(plan, field)}
  )
) as shares
group by bucket, titles`,
  ofTitles: (
    plan,
  ) => sql`select titles.title_id as id, titles.name as name, shares.bucket as bucket, round(shares.share, 9) as share
from (
  ${sharesOfTitles(plan, field)}
) as shares
inner join titles on titles.title = shares.title`,
});

const ofBoth: readonly Means[] = [
  means({ followers: (at) => `${at.followed}.followers` }, (plan) => ({ followed: followed(plan) }), [followers]),
  means(
    { followerMovingAvg: (at) => `${at.beginning}.followers_per_day` },
    (plan) => ({ beginning: beginning(plan) }),
    [newFollowers],
  ),
  means(
    {
      followerConversion: (at) =>
        quotient('followerConversion', {
          converted: `${at.converted}.converted`,
          followers: `${at.followed}.followers`,
        }),
    },
    (plan) => ({ followed: followed(plan), converted: converted(plan) }),
    [followers],
  ),
  means({ viewers: (at) => `${at.viewed}.viewers` }, (plan) => ({ viewed: viewed(plan) }), [viewers]),
  means(
    {
      engagement: (at) => `${at.engaged}.engagements`,
      engagementScore: (at) =>
        quotient('engagement', { engagements: `${at.engaged}.engagements`, viewers: `${at.viewed}.viewers` }),
    },
    (plan) => ({ viewed: viewed(plan), engaged: engaged(plan) }),
    [viewers, engagers],
  ),
  means(
    {
      averageRating: (at) => quotient('rating', { stars: `${at.rated}.stars`, ratings: `${at.rated}.ratings` }),
      rating: (at) => `${at.rated}.ratings`,
    },
    (plan) => ({ rated: rated(plan) }),
    [raters],
  ),
];

const ofSeries: readonly Means[] = [
  ...ofBoth,
  means(
    {
      completion: (at) =>
        quotient('completion', { finished: `${at.finished}.finished`, finishers: `${at.finished}.finishers` }),
    },
    (plan) => ({ finished: finished(plan) }),
    [viewers],
  ),
  means(
    { binge: (at) => quotient('bingeRate', { bingers: `${at.binged}.bingers`, viewers: `${at.viewed}.viewers` }) },
    (plan) => ({ binged: binged(plan, among('picked'), 'whole'), viewed: viewed(plan) }),
    [viewers],
  ),
];

const ofPeople: readonly Figures[] = [shares('age', ageBuckets), shares('gender', genders)];

export const figuresOf = (kind: TitleKind, plan: Plan): readonly Figures[] => [
  ...together(plan, kind === 'show' ? ofSeries : ofBoth).map(meansOf),
  ...ofPeople,
];

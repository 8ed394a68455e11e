/**
 * The figures of a benchmark (metrics: Benchmark). Each is computed per title of the segment by the same shapes as the
 * views, then averaged over the titles that have a value; of one title the mean is its own figure.
 */
import { ageBuckets, type BenchmarkField, genders, type TitleKind, weekDays } from '@cvm/contract';
import type { Guarding } from '../compile/guard.ts';
import { withCells } from '../compile/lookups.ts';
import { quotient } from '../compile/quotient.ts';
import { sampleOf, sampleOfCells } from '../compile/sample.ts';
import { all, join, param, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { followingAtEnd, inRange, lastDays, people, seesLast } from '../compile/where.ts';
import { counted } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import {
  followersKnown,
  memberRows,
  rowsOfCells,
  titleFollowers,
  titleViews,
  viewersByCell,
} from '../rollups/counting.ts';
import { type Beside, beside, type Group as Counts, countedIn } from '../shapes/beside.ts';
import { engaged, engagements, rated } from '../shapes/engaging.ts';
import { followed } from '../shapes/following.ts';
import { followersAtEnd } from '../shapes/row-members.ts';
import { binged, finished, viewed } from '../shapes/viewing.ts';
import { type Behind, behind, guardOfFew, titlesOfFew } from './few.ts';
import type { Segment } from './segment.ts';

export type Figures = {
  readonly fields: readonly BenchmarkField[];
  /**
   * Over the titles of the segment: means, the medians and the number of titles that have a value beside them; where there is a guard
   * and not a row per bucket, `kept`: how many titles are in none of them, as too few people are behind them.
   */
  readonly sql: Sql;
  /**
   * The figures of each title: id, name, whether they are kept back because they would tell of too few people, and a
   * column per field; or id, name, `field`, `bucket` and `share`, where titles that are kept back have no rows.
   */
  readonly ofTitles: Sql;
  /** The statements have a row per bucket, `field`, `bucket`, `share`, `median` and `titles`, instead of a column per field. */
  readonly isByBucket?: true;
  /** What keeps all of it back; null where nothing may have to be. */
  readonly guard: Guarding | null;
};

/** The fields that are shares of viewers, with the buckets there are. */
export const bucketsOf: Readonly<Partial<Record<BenchmarkField, readonly string[]>>> = {
  age: ageBuckets,
  gender: genders,
};

const sharedFields = ['age', 'gender'] as const satisfies readonly BenchmarkField[];

type SharedField = (typeof sharedFields)[number];

/** The column of a field's median. */
export const medianOf = (field: BenchmarkField): string => `${field}_median`;

/** The column of the number of titles that have a field. */
export const titlesOf = (field: BenchmarkField): string => `${field}_titles`;

/** The middle value, between two the mean of both; values that are missing do not count. */
const median = (value: string): string => `quantileExactInclusive(0.5)(${value})`;

/** The people and days, and the titles. */
type Asked = { readonly plan: Plan; readonly segment: Segment };

/** title, cell, members: viewers of each title. */
const viewersOfTitles = ({ plan, segment: { inside } }: Asked): Sql =>
  rowsOfCells(titleViews(plan, { inside, per: 'cell', of: 'whole' }), 'viewers');

/** Fields of a title, each from what is counted per title, and whom they tell of. */
type Means = {
  readonly columns: Partial<Record<BenchmarkField, (at: Beside<string>['at']) => string>>;
  readonly counts: Readonly<Record<string, Counts>>;
  readonly groups: readonly Behind[];
};

/**
 * Means over the titles: a count nobody is in is 0, a quotient without a denominator no value. Titles whose figures
 * are kept back are in no mean and no median, from which they could be worked out.
 */
const meansOf =
  ({ plan, segment }: Asked) =>
  ({ columns, counts, groups }: Means): Figures => {
    const few = titlesOfFew(groups);
    const { joins, at } = beside(plan, counts);
    const rows = (
      select: (field: BenchmarkField, value: string) => string,
      before: readonly Sql[],
      where: readonly Sql[],
    ): Sql => {
      const values = Object.entries(columns).map(([field, text]) => raw(select(field as BenchmarkField, text(at))));
      return segment.stated(sql`select ${join([...before, ...values], ',\n  ')}
from titles
${joins}
where ${all([segment.inside('titles.title'), ...where])}`);
    };
    const guard = guardOfFew(plan, segment, groups);
    const keptTitles = sql`length(arrayDistinct(arrayConcat(${join(few, ', ')}))) as kept`;
    const isFew = few.map((titles) => sql`titles.title in ${titles}`);
    const kept = isFew.length === 0 ? raw('0') : join(isFew, ' or ');
    return {
      fields: Object.keys(columns) as BenchmarkField[],
      guard,
      sql: rows(
        (field, value) =>
          `round(avg(${value}), 9) as ${field}, round(${median(value)}, 9) as ${medianOf(field)}, count(${value}) as ${titlesOf(field)}`,
        guard === null ? [] : [keptTitles],
        few.map((titles) => sql`titles.title not in ${titles}`),
      ),
      ofTitles: rows(
        (field, value) =>
          (isFew.length === 0 ? `round(${value}, 9)` : `if(kept, null, round(${value}, 9))`).concat(` as ${field}`),
        [raw('titles.title_id as id'), raw('titles.name as name'), sql`${kept} as kept`],
        [],
      ),
    };
  };

/**
 * What is counted in the same rows is asked in one statement, which takes hardly longer than any of them alone: most of that is
 * planning. Whom it tells of decides which titles are kept back, where any may be: there it has to be the same people. Rows whose days
 * are moved may be read once in a statement: of several the engine takes names in one for those of another.
 */
const together = ({ areDaysMoved }: Plan, all: readonly Means[]): readonly Means[] => {
  const groups = [...new Set(all.flatMap((one) => one.groups))];
  const peopleOf = (one: Means): string =>
    titlesOfFew(one.groups).length > 0 ? JSON.stringify(one.groups.map((group) => groups.indexOf(group))) : '';
  const readsOf = (one: Means): readonly string[] => {
    const reads = countedIn(one.counts);
    return areDaysMoved && reads.length > 1 ? [] : reads.map((rows) => JSON.stringify([rows, peopleOf(one)]));
  };
  const found = all.reduce<readonly Read[]>((before, means) => {
    const reads = readsOf(means);
    const same = before.filter((other) => reads.some((rows) => other.reads.has(rows)));
    const both = {
      means: [...same.map((other) => other.means), means].reduce(bothOf),
      reads: new Set([...same.flatMap((other) => [...other.reads]), ...reads]),
    };
    return [...before.filter((other) => !same.includes(other)), both];
  }, []);
  return found.map(({ means }) => means);
};

/** Figures with what they are read from. */
type Read = { readonly means: Means; readonly reads: ReadonlySet<string> };

const bothOf = (one: Means, other: Means): Means => ({
  columns: { ...one.columns, ...other.columns },
  counts: { ...one.counts, ...other.counts },
  groups: [...new Set([...one.groups, ...other.groups])],
});

const means = <Name extends string>(
  columns: Partial<Record<BenchmarkField, (at: Beside<Name>['at']) => string>>,
  counts: Readonly<Record<Name, Counts>>,
  groups: readonly Behind[],
): Means => ({ columns, counts, groups });

/** Whoever began to follow a title in the last days of the range, a row for each. */
const beginnings = (plan: Plan, { inside }: Segment): { readonly from: Sql; readonly where: readonly Sql[] } => ({
  from: raw('(select title, member, cell, began as day from follows)'),
  where: [inside('title'), lastDays(plan, weekDays), ...people(plan)],
});

/** The people that figures tell of. */
const groupsOf = ({ plan: asked, segment }: Asked) => {
  const { titles, inside } = segment;
  /** Members of rows with a title, together and of each. */
  const members = (rows: (plan: Plan) => Sql): Behind =>
    behind(asked, segment, {
      all: (plan) => sampleOf(plan, rows(plan)),
      each: (plan) => ({ rows: sql`select title, cell, member ${rows(plan)}`, of: 'member' }),
    });
  return {
    /** Viewers are counted as the figures count them: of whole titles. */
    viewers: behind(asked, segment, {
      all: (plan) => sampleOfCells(plan, viewersByCell(plan, titles, 'whole')),
      each: (plan) => ({ rows: viewersOfTitles({ plan, segment }), of: 'members' }),
    }),
    followers: behind(asked, segment, {
      all: followersAtEnd(() => titles),
      each: (plan) => ({
        rows: rowsOfCells(titleFollowers(plan, { inside, per: 'cell' }), 'followers'),
        of: 'members',
      }),
    }),
    newFollowers: members((plan) => {
      const { from, where } = beginnings(plan, segment);
      return sql`from ${from} where ${all(where)}`;
    }),
    engagers: members(
      (plan) =>
        sql`from (
  ${engagements(plan, inside)}
)`,
    ),
    raters: members((plan) => sql`from ratings where ${all([inside('title'), ...inRange(plan), ...people(plan)])}`),
  };
};

/** Viewers of whom it is known where they belong. */
const knownViewers = ({ plan: asked, segment }: Asked, field: SharedField): Behind => {
  const known = (plan: Plan, viewers: Sql, columns: string): Sql => {
    const { from, facts } = withCells(plan, viewers, 'viewing');
    return sql`select ${raw(columns)}
from ${from}
where ${raw(facts(field))} != ''`;
  };
  return behind(asked, segment, {
    all: (plan) =>
      sampleOfCells(
        plan,
        known(plan, viewersByCell(plan, segment.titles, 'whole'), 'viewing.cell as cell, viewing.members as members'),
      ),
    each: (plan) => ({
      rows: known(
        plan,
        viewersOfTitles({ plan, segment }),
        'viewing.title as title, viewing.cell as cell, viewing.members as members',
      ),
      of: 'members',
    }),
  });
};

/** begun: new followers of each of the last 7 days of the range, added up; null where the user does not see all of these. */
const beginning = ({ plan, segment }: Asked): Counts =>
  seesLast(plan, weekDays)
    ? (followersKnown(plan, 'begun', segment.inside) ??
      sql`select title, sum(new_followers) as begun
from (
  ${tally(plan, { ...beginnings(plan, segment), keys: ['title', 'day'], sums: counted('new_followers') })}
)
group by title`)
    : sql`select title, cast(null, 'Nullable(UInt64)') as begun from titles where ${segment.inside('title')}`;

/**
 * converted: followers at the end of the range who have ever viewed the title by then. Where none are counted ahead, the lists of a title
 * are compared for themselves: pairs of title and member are millions, and a table of these lies outside of the processor's caches.
 */
const converted = ({ plan, segment: { inside } }: Asked): Counts => {
  const known = followersKnown(plan, 'converted', inside);
  if (known !== null) return known;
  const ever = memberRows({ ...plan, range: { ...plan.range, from: null } }, 'whole', inside);
  const list = ever.isByDay ? 'groupArrayIf' : 'groupUniqArrayIf';
  return tally(plan, {
    from: sql`(
    select title, cell, member, true as has_viewed
    from ${ever.from}
    where ${all([...ever.where, ...ever.firsts])}
    union all
    select title, cell, member, false as has_viewed
    from follows
    where ${all([inside('title'), ...followingAtEnd(plan), ...people(plan)])}
  )`,
    keys: ['title'],
    sums: [part('converted', `length(arrayIntersect(${list}(member, has_viewed), ${list}(member, not has_viewed)))`)],
    where: [],
  });
};

type Told = { readonly field: SharedField; readonly known: Behind };

/**
 * title, field, bucket, share: of the viewers whose bucket is known, buckets nobody is in left out; and so are titles that fewer
 * people than the minimum base are known of, in means and medians too, from which the last of them could be worked out.
 */
const sharesOfTitles = (asked: Asked, told: readonly Told[]): Sql => {
  const { plan } = asked;
  const { minimumBase } = plan.access;
  const isFew = minimumBase > 1;
  const { from, facts } = withCells(plan, viewersOfTitles(asked), 'viewing');
  const weight = plan.panel === 'Balanced' ? ` * ${facts('weight')}` : '';
  const fields = told.map(({ field }) => field);
  const people = raw(isFew ? ', sum(viewing.members) as people' : '');
  const known = raw(isFew ? ', sum(sum(people)) over (partition by field, title) as known' : '');
  const shares = sql`select title, one.1 as field, one.2 as bucket, sum(weighed) as viewers,
  viewers / sum(viewers) over (partition by field, title) as share${known}
from (
  select viewing.title as title, ${raw(fields.map((field) => `toString(${facts(field)}) as ${field}`).join(', '))},
    sum(viewing.members${raw(weight)}) as weighed${people}
  from ${from}
  group by title, ${raw(fields.join(', '))}
)
array join [${raw(fields.map((field) => `('${field}', ${field})`).join(', '))}] as one
where bucket != ''
group by title, field, bucket`;
  if (!isFew) return shares;
  return sql`select *
from (
  ${shares}
)
where ${all([
    sql`known >= ${param('minimumBase', 'UInt32', minimumBase)}`,
    ...titlesOfFew(told.map(({ known: group }) => group)).map((titles) => sql`title not in ${titles}`),
  ])}`;
};

/**
 * Shares of viewers per bucket, of those whose bucket is known. The shares of each title add up to 1, so the sum of all
 * of them is the number of titles that have a value; those without a viewer in the bucket have the share 0.
 */
const sharesIn = (asked: Asked, told: readonly Told[]): Figures => {
  const { plan, segment } = asked;
  const ofTitles = sharesOfTitles(asked, told);
  return {
    fields: told.map(({ field }) => field),
    isByBucket: true,
    guard: guardOfFew(
      plan,
      segment,
      told.map(({ known }) => known),
    ),
    sql: segment.stated(sql`select field, bucket, round(sum(share) / sum(sum(share)) over (partition by field), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median, titles
from (
  select *, uniqExact(title) over (partition by field) as titles
  from (
    ${ofTitles}
  )
) as shares
group by field, bucket, titles`),
    ofTitles:
      segment.stated(sql`select titles.title_id as id, titles.name as name, shares.field as field, shares.bucket as bucket,
  round(shares.share, 9) as share
from (
  ${ofTitles}
) as shares
inner join titles on titles.title = shares.title`),
  };
};

/** In one statement, but where titles are kept back: whose age is known of too few need not be whose gender is. */
const shares = (asked: Asked): readonly Figures[] => {
  const told = sharedFields.map((field): Told => ({ field, known: knownViewers(asked, field) }));
  const mayKeep = titlesOfFew(told.map(({ known }) => known)).length > 0;
  return (mayKeep ? told.map((one) => [one]) : [told]).map((some) => sharesIn(asked, some));
};

const ofBoth = (asked: Asked, { followers, newFollowers, viewers, engagers, raters }: Groups): readonly Means[] => {
  const { plan, segment } = asked;
  const { inside } = segment;
  return [
    means({ followers: (at) => `${at.followed}.followers` }, { followed: followed(plan, inside) }, [followers]),
    means({ followerMovingAvg: (at) => `${at.beginning}.begun / ${weekDays}` }, { beginning: beginning(asked) }, [
      newFollowers,
    ]),
    means(
      {
        followerConversion: (at) =>
          quotient('followerConversion', {
            converted: `${at.converted}.converted`,
            followers: `${at.followed}.followers`,
          }),
      },
      { followed: followed(plan, inside), converted: converted(asked) },
      [followers],
    ),
    means({ viewers: (at) => `${at.viewed}.viewers` }, { viewed: viewed(plan, inside) }, [viewers]),
    means(
      {
        engagement: (at) => `${at.engaged}.engagements`,
        engagementScore: (at) =>
          quotient('engagement', { engagements: `${at.engaged}.engagements`, viewers: `${at.viewed}.viewers` }),
      },
      { viewed: viewed(plan, inside), engaged: engaged(plan, inside) },
      [viewers, engagers],
    ),
    means(
      {
        averageRating: (at) => quotient('rating', { stars: `${at.rated}.stars`, ratings: `${at.rated}.ratings` }),
        rating: (at) => `${at.rated}.ratings`,
      },
      { rated: rated(plan, inside) },
      [raters],
    ),
  ];
};

type Groups = ReturnType<typeof groupsOf>;

const ofSeries = ({ plan, segment: { inside } }: Asked, { viewers }: Groups): readonly Means[] => [
  means(
    {
      completion: (at) =>
        quotient('completion', { finished: `${at.finished}.finished`, finishers: `${at.finished}.finishers` }),
    },
    { finished: finished(plan, inside) },
    [viewers],
  ),
  means(
    { binge: (at) => quotient('bingeRate', { bingers: `${at.binged}.bingers`, viewers: `${at.viewed}.viewers` }) },
    { binged: binged(plan, inside, 'whole'), viewed: viewed(plan, inside) },
    [viewers],
  ),
];

export const figuresOf = (kind: TitleKind, plan: Plan, segment: Segment): readonly Figures[] => {
  const asked = { plan, segment };
  const groups = groupsOf(asked);
  const all = [...ofBoth(asked, groups), ...(kind === 'show' ? ofSeries(asked, groups) : [])];
  return [...together(plan, all).map(meansOf(asked)), ...shares(asked)];
};

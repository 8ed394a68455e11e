/** Titles to come and the growth of their following (metrics: Following). */
import { addDays, calendar, laterDay, type TitleKind, trackedTitlesMax } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { quotient } from '../compile/quotient.ts';
import { all, param, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { dayBefore, endDay, people, releaseDay, titlesInside } from '../compile/where.ts';
import { QueryError } from '../error.ts';
import { noEnd } from '../measures/following.ts';
import { counted, countedAs } from '../measures/parts.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { among, followersOn } from '../rollups/counting.ts';
import { following } from './following.ts';
import { dataThrough, notReleased } from './release.ts';
import { changes } from './spells.ts';
import { rankedShowColumns } from './title-columns.ts';

/** title, followers, followers_before: on the day before the range; nobody where there is none. */
const growing = (plan: Plan): Sql => {
  const first = dayBefore(plan);
  const before = first === null ? null : sql`${param('date', 'Date32', first)}`;
  const days = { followers: sql`${endDay(plan)}`, followers_before: before };
  return tally(plan, { ...followersOn(plan, days, among('picked')), keys: ['title'] });
};

const growth = quotient('followerGrowth', {
  followers: 'growing.followers',
  followers_before: 'growing.followers_before',
});

/** Titles of a kind that are not released by data_through. */
export const unreleasedTitles =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    sql`${titlesInside(plan, kind)}
and ${notReleased(plan)}`;

/**
 * Shows that go on: continuing, with a regular episode after data_through. What is to be released of them is that episode:
 * an upcoming release is its day, not that of the first one, which has passed.
 */
export const returningTitles = (plan: Plan): Sql => {
  const clauses = plan.clauses.filter(({ id }) => id !== 'future_release_date');
  const upcoming = clausesOf(plan, 'future_release_date').map(releaseDay(plan, 'next_air_day'));
  return sql`${titlesInside({ ...plan, clauses }, 'show')}
and ${all([raw(`status = 'Continuing' and next_air_day is not null`), ...upcoming])}`;
};

/** anticipatedUnairedShows, networkAnticipatedShows. */
export const unairedShows = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with picked as (
  ${unreleasedTitles('show')(plan)}
)
select ${raw(rankedShowColumns)}, following.followers as followers, titles.release_day as releaseDate
from (
  ${following(plan)}
) as following
inner join titles on titles.title = following.title`,
  );

/** The day of the next episode is the release date. */
export const returningShows = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with picked as (
  ${returningTitles(plan)}
)
select ${raw(rankedShowColumns)}, growing.followers as followers, titles.next_air_day as releaseDate, ${raw(growth)} as followerGrowth
from (
  ${growing(plan)}
) as growing
inner join titles on titles.title = growing.title
where growing.followers > 0`,
  );

export const moviesAnticipation = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with picked as (
  ${unreleasedTitles('movie')(plan)}
)
select titles.name as movieName, titles.title_id as movieId, nullIf(titles.poster_url, '') as poster,
  nullIf(titles.studio_name, '') as studio,
  nullIf(titles.studio_id, '') as studioId, titles.release_day as releaseDate,
  growing.followers as followers, ${raw(growth)} as growth
from (
  ${growing(plan)}
) as growing
inner join titles on titles.title = growing.title
where growing.followers > 0`,
  );

/** What is to be released of a title: its first day where that is still to come, else the day of the next episode. */
const comingDay = 'ifNull(next_air_day, release_day)';

/** Titles with a release to come: those not released by data_through, and shows that go on. */
export const comingTitles = (plan: Plan): Sql => {
  const clauses = plan.clauses.filter(({ id }) => id !== 'future_release_date');
  const upcoming = clausesOf(plan, 'future_release_date').map(releaseDay(plan, comingDay));
  return sql`${titlesInside({ ...plan, clauses })}
and ${all([sql`(${notReleased(plan)} or (status = 'Continuing' and next_air_day is not null))`, ...upcoming])}`;
};

/** releaseCalendar: both kinds of title by the day of what is to be released of them, and its week, from Monday. */
export const releaseCalendar = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with picked as (
  ${comingTitles(plan)}
)
select titles.name as title, titles.title_id as titleId, toString(titles.kind) as titleType, nullIf(titles.poster_url, '') as poster,
  multiIf(titles.kind = 'movie', 'Movie', ${notReleased(plan)}, 'New show', 'Returning show') as release,
  nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studio,
  releaseDate - (toDayOfWeek(releaseDate) - 1) as week, ${raw(comingDay)} as releaseDate,
  growing.followers as followers, ${raw(growth)} as followerGrowth
from (
  ${growing(plan)}
) as growing
inner join titles on titles.title = growing.title
where growing.followers > 0`,
  );

/** Growth windows of the tracker in days from release: the end of day `to` against the end of the day before `from`. */
const windows = { growth40Before: { from: -40, to: -1 }, growthFirst7: { from: 0, to: 6 } } as const;

const released = (days: number): Sql => raw(`release_day + ${days}`);

/**
 * anticipationTracker: followers and their growth around the release and over the last 30 days of the range; null where
 * these days lie before the user's window.
 */
export const tracker = (plan: Plan): Sql => {
  const last30 = sql`${param('date', 'Date32', addDays(plan.range.to, -30))}`;
  const end = sql`${endDay(plan)}`;
  const ends = Object.entries(windows).flatMap(([name, { from, to }]) => [
    [`${name}_end`, released(to)] as const,
    [`${name}_start`, released(from - 1)] as const,
  ]);
  const days = { total: end, before_30: last30, ...Object.fromEntries(ends) };
  const around = Object.entries(windows).map(([name, { from, to }]) => {
    const known = all([
      sql`ifNull(titles.release_day + ${raw(String(to))} <= ${dataThrough(plan)}, 0)`,
      ...(plan.earliest === null
        ? []
        : [sql`titles.release_day + ${raw(String(from))} >= ${param('date', 'Date32', plan.earliest)}`]),
    ]);
    return sql`if(${known}, ${raw(quotient('followerGrowth', { followers: `growing.${name}_end`, followers_before: `growing.${name}_start` }))}, null) as ${raw(name)}`;
  });
  const sees30 = plan.earliest === null || addDays(plan.range.to, -29) >= plan.earliest;
  const growth30 = sees30
    ? quotient('followerGrowth', { followers: 'growing.total', followers_before: 'growing.before_30' })
    : 'null';
  return answer(
    plan,
    sql`with picked as (${titlesInside(plan)})
select titles.title_id as titleId, titles.name as title, titles.release_day as releaseDate,
  ${around[0] ?? raw('')},
  ${around[1] ?? raw('')},
  ${raw(growth30)} as growthLast30,
  growing.total as totalFollowers
from (
  ${tally(plan, { ...followersOn(plan, days, among('picked'), true), keys: ['title'] })}
) as growing
inner join titles on titles.title = growing.title
where growing.total > 0`,
  );
};

/** title, day, steps, steps_people: how many more members follow at the end of the day than at its start. */
const steps = (plan: Plan): Sql =>
  tally(plan, {
    from: sql`(
    ${changes(
      sql`select title, member, cell, began, ifNull(ended, ${raw(noEnd)}) as ended
from follows
where ${all([raw('title in picked'), ...people(plan)])}`,
      ['title'],
    )}
  )`,
    keys: ['title', 'day'],
    sums: [part('steps', 'sum(step)')],
    counts: [part('steps_people', 'sum(step)')],
    where: [],
  });

/** title, day, new_followers, new_people: members whose spell began that day. */
const beginnings = (plan: Plan): Sql =>
  tally(plan, {
    from: sql`(select title, member, cell, began as day from follows)`,
    keys: ['title', 'day'],
    sums: counted('new_followers'),
    counts: [countedAs('new_people', 'new_followers')],
    where: [raw('title in picked'), ...people(plan)],
  });

/**
 * title, day, new_followers, followers, net, and before weighting new_people, follower_people: a row for each day of `telling`
 * (title, day), followers at its end.
 */
const daily = (plan: Plan, telling: Sql): Sql => sql`select running.title as title, running.day as day,
    beginnings.new_followers as new_followers, beginnings.new_people as new_people,
    running.followers as followers, running.follower_people as follower_people, running.net as net
  from (
    select title, day, shown, sum(steps) over (partition by title order by day) as followers,
      sum(steps_people) over (partition by title order by day) as follower_people,
      sum(steps) over (partition by title, day) as net
    from (
      select title, day, steps, steps_people, 0 as shown
      from (
        ${steps(plan)}
      )
      union all
      select title, day, 0 as steps, 0 as steps_people, 1 as shown
      from (
        ${telling}
      )
    )
  ) as running
  left join (
    ${beginnings(plan)}
  ) as beginnings on beginnings.title = running.title and beginnings.day = running.day
  where running.shown = 1`;

/** One row a day, from the first follow inside the people filters, or the range's start if later, to its end. */
export const followersByDay =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const { from } = plan.range;
    const first = from === null ? raw('min(began)') : sql`greatest(min(began), ${param('date', 'Date32', from)})`;
    const telling = sql`select title, arrayJoin(arrayMap(i -> first + i, range(toUInt32(greatest(0, dateDiff('day', first, ${endDay(plan)}) + 1))))) as day
    from (
      select title, ${first} as first
      from follows
      where ${all([raw('title in picked'), ...people(plan)])}
      group by title
    )`;
    return answer(
      plan,
      sql`with picked as (${titlesInside(plan, kind)})
select day as date, new_followers as newFollowers, followers as totalFollowers,
  new_people as newFollowersBase, follower_people as followersBase
from (
  ${daily(plan, telling)}
)`,
    );
  };

/** The titles and days from release that the tracker is asked for. */
const trackerAsked = (plan: Plan): { ids: string[]; start: number; end: number } => {
  const ids = clausesOf(plan, 'titleId')[0]?.values ?? [];
  if (ids.length > trackedTitlesMax)
    throw new QueryError('bad_filter', `Filter "titleId" takes up to ${trackedTitlesMax} titles.`, {
      filter: 'titleId',
    });
  const range = clausesOf(plan, 'releaseDate').find((clause) => clause.op === 'between');
  if (range === undefined || clausesOf(plan, 'releaseDate').length > 1)
    throw new QueryError('bad_filter', 'Filter "releaseDate" takes "[start,end]" in days from release here.', {
      filter: 'releaseDate',
    });
  const [start = 0, end = 0] = range.values.map(Number);
  return { ids, start, end };
};

/** The titles that anticipationTrackerByDay names. */
export const trackedTitles = (plan: Plan): Sql =>
  sql`${titlesInside(plan)} and title_id in ${param('titleId', 'Array(String)', trackerAsked(plan).ids)}`;

/**
 * anticipationTrackerByDay: up to ten titles, a row for each day from release inside the range of days. Days before the data begin
 * have none: that nobody followed then is not known.
 */
export const trackerByDay = (plan: Plan): Sql => {
  const { start, end } = trackerAsked(plan);
  const begins = plan.edition.dataFrom ?? calendar.first;
  const first = param('date', 'Date32', plan.earliest === null ? begins : laterDay(plan.earliest, begins));
  const from = sql`greatest(toInt64(${param('releaseDate', 'Int32', start)}), dateDiff('day', assumeNotNull(release_day), ${first}))`;
  const to = sql`least(toInt64(${param('releaseDate', 'Int32', end)}), dateDiff('day', assumeNotNull(release_day), ${endDay(plan)}))`;
  const telling = sql`select title, assumeNotNull(release_day) + arrayJoin(range(${from}, ${to} + 1)) as day
    from titles
    where title in picked and release_day is not null`;
  return answer(
    plan,
    sql`with picked as (${trackedTitles(plan)})
select titles.title_id as titleId, titles.name as title, dateDiff('day', assumeNotNull(titles.release_day), days.day) as releaseDate,
  days.followers as followers, days.new_followers as newFollowers, days.net as netNewFollowers,
  days.new_people as newFollowersBase, days.follower_people as followersBase
from (
  ${daily(plan, telling)}
) as days
inner join titles on titles.title = days.title`,
  );
};

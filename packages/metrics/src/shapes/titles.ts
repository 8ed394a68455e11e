/** Rankings of titles: one row per title, its name and home, and the figures a view asks for. */

import { answer } from '../compile/answer.ts';
import { all, type Param, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { firstOfLast, type Kind, lastDays, people, titlesInside } from '../compile/where.ts';
import { QueryError } from '../error.ts';
import { daysOfTitles } from '../layouts/choose.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { engaging, rating } from './engaging.ts';
import { following } from './following.ts';
import { ratio } from './ratio.ts';
import { bingers, finishing, viewing, viewingOfKind } from './viewing.ts';

const nameColumns = {
  series: `titles.name as show, titles.title_id as showId,
  nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId`,
  movie: `titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio`,
} as const;

const shortColumns = {
  series: `titles.name as name, titles.title_id as id, nullIf(titles.network_name, '') as network`,
  movie: `titles.name as name, titles.title_id as id, nullIf(titles.studio_name, '') as studio`,
} as const;

const picked = (plan: Plan, kind: Kind): Sql => sql`picked as (${titlesInside(plan, kind)})`;

/** showSummary, moviesSummary: titles with a view or a follower; under a platform filter, with a view. */
export const titleSummary =
  (kind: Kind) =>
  (plan: Plan): Sql => {
    const onlyViewed = clausesOf(plan, 'platform').length > 0;
    const special = kind === 'series' ? finishing(plan) : rating(plan);
    const own =
      kind === 'series'
        ? `${ratio('special.finished', 'special.finishers')} as completion`
        : `${ratio('special.stars', 'special.ratings')} as rating`;
    return answer(
      plan,
      sql`with
  ${picked(plan, kind)},
  whole as (
    ${viewingOfKind(plan, kind)}
  )
select
  ${raw(nameColumns[kind])},
  following.followers as followers, viewing.viewers as viewers, viewing.views as views,
  ${raw(ratio('viewing.views', '(select views from whole)'))} as viewshare,
  ${raw(own)},
  ${raw(ratio('100 * engaging.engagements', 'viewing.viewers'))} as engagement
from titles
left join (
  ${viewing(plan)}
) as viewing on viewing.title = titles.title
left join (
  ${following(plan)}
) as following on following.title = titles.title
left join (
  ${special}
) as special on special.title = titles.title
left join (
  ${engaging(plan)}
) as engaging on engaging.title = titles.title
where titles.title in picked and (viewing.viewers > 0${raw(onlyViewed ? '' : ' or following.followers > 0')})`,
    );
  };

/** topPerformingShows, topPerformingMovies. */
export const topPerforming =
  (kind: Kind) =>
  (plan: Plan): Sql =>
    answer(
      plan,
      sql`with
  ${picked(plan, kind)},
  whole as (
    ${viewingOfKind(plan, kind)}
  )
select
  ${raw(nameColumns[kind])},
  viewing.viewers as viewers,
  ${raw(ratio('viewing.views', '(select views from whole)'))} as viewshare,
  ${raw(ratio('viewing.viewers', '(select viewers from whole)'))} as viewershare
from (
  ${viewing(plan)}
) as viewing
inner join titles on titles.title = viewing.title`,
    );

/** bingeReport, topBingedShows: bingers of the show, against its viewers and against the bingers of all shows. */
export const binges = (plan: Plan): Sql =>
  answer(
    plan,
    sql`with
  ${picked(plan, 'series')},
  whole as (
    select sum(bingers) as bingers
    from (
      ${bingers(plan, sql`select title from titles where kind = 'series'`, 'whole')}
    )
  )
select
  ${raw(nameColumns.series)},
  ${raw(ratio('bingeing.bingers', 'viewing.viewers'))} as bingeRate,
  ${raw(ratio('bingeing.bingers', '(select bingers from whole)'))} as bingeShare,
  bingeing.bingers as bingers
from (
  ${bingers(plan, raw('picked'))}
) as bingeing
inner join (
  ${viewing(plan)}
) as viewing on viewing.title = bingeing.title
inner join titles on titles.title = bingeing.title`,
  );

/** homepageShowsAnticipation, homepageMoviesAnticipation: followed titles that are not released by data_through. */
export const anticipated =
  (kind: Kind) =>
  (plan: Plan): Sql => {
    return answer(
      plan,
      sql`with
  picked as (
    ${titlesInside(plan, kind)}
    and ${unreleased(plan)}
  )
select
  ${raw(shortColumns[kind])},
  titles.release_day as releaseDate, following.followers as followers
from (
  ${following(plan)}
) as following
inner join titles on titles.title = following.title`,
    );
  };

/** Not released by data_through; `releaseDate:-TBD` leaves out those without a release day, `releaseDate:TBD` all others. */
const unreleased = (plan: Plan): Sql => {
  const { dataThrough } = plan.edition;
  const later = sql`release_day > ${{ param: 'data_through', type: 'Date32', value: dataThrough }}`;
  const asked = clausesOf(plan, 'releaseDate');
  if (asked.some((clause) => clause.op === 'between'))
    throw new QueryError('bad_filter', 'Filter "releaseDate" takes "TBD" or "-TBD" here.', { filter: 'releaseDate' });
  const wanted = asked.map((clause) => raw(clause.op === 'is' ? 'release_day is null' : 'release_day is not null'));
  return all([sql`ifNull(${later}, 1)`, ...wanted]);
};

/**
 * trendingShows, trendingMovies: viewers of the 7 days ending on the range's end against the 7 days before, only where
 * those had 30 or more (counted before weighting) and the viewers rose.
 */
const rising =
  (kind: Kind, columns: string, increase: string) =>
  (plan: Plan): Sql =>
    answer(
      plan,
      sql`with ${picked(plan, kind)}
select
  ${raw(columns)},
  (rise.viewers - rise.before) / rise.before as ${raw(increase)}, rise.viewers as viewers
from (
  ${twoWeeks(plan)}
) as rise
inner join titles on titles.title = rise.title
where rise.before_people >= 30 and rise.viewers > rise.before`,
    );

/** title, viewers and before of the later and the earlier 7 days, before_people. */
const twoWeeks = (plan: Plan): Sql => {
  const { table } = daysOfTitles(plan, { of: 'whole' });
  const later = lastDays(plan, 7);
  const members = (when: Sql, from: Param): Sql =>
    table === 'views' ? sql`uniqExactIf(member, ${when})` : sql`countIf(${when} and since <= ${from})`;
  const before = members(sql`not (${later})`, firstOfLast(plan, 14));
  return tally(plan, {
    from: raw(table),
    keys: ['title'],
    sums: [part('viewers', members(later, firstOfLast(plan, 7))), part('before', before)],
    counts: [part('before_people', before)],
    where: [raw('title in picked'), lastDays(plan, 14), ...people(plan)],
  });
};

export const trending = (kind: Kind) => rising(kind, shortColumns[kind], 'percentIncrease');

/** networkTrendingShows: the same for the shows of a network. */
export const networkTrending = rising(
  'series',
  `titles.name as showName, titles.title_id as showId, nullIf(titles.network_name, '') as showNetworkName,
  nullIf(titles.network_id, '') as showNetworkId`,
  'showPercentIncrease',
);

/** Rankings of titles: one row per title, its name and home, and the figures a view asks for. */

import type { TitleKind } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { quotient } from '../compile/quotient.ts';
import { all, join, type Param, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { firstOfLast, lastDays, lately, people, titlesInside, wholeKind } from '../compile/where.ts';
import { QueryError } from '../error.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { memberRows } from '../rollups/counting.ts';
import { effectiveBase, snapped, wilsonHigh, wilsonLow } from '../statistics/proportion.ts';
import { beside } from './beside.ts';
import { engaged, ratedByStar, ratingColumns } from './engaging.ts';
import { followed, following } from './following.ts';
import { notReleased } from './release.ts';
import { nameColumns, shortColumns } from './title-columns.ts';
import { binged, ofWhole, viewed, viewing, watched, wholeOfKind } from './viewing.ts';

const picked = (plan: Plan, kind: TitleKind): Sql => sql`picked as (${titlesInside(plan, kind)})`;

/** showSummary, moviesSummary: titles with a view or a follower; under a platform filter, with a view. */
export const titleSummary =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const onlyViewed = clausesOf(plan, 'platform').length > 0;
    const own = kind === 'show' ? watched(plan) : { viewed: viewed(plan), rated: ratedByStar(plan) };
    const { joins, at } = beside<string>(plan, { ...own, followed: followed(plan), engaged: engaged(plan) });
    const special =
      kind === 'show'
        ? `${quotient('completion', { finished: `${at.finished}.finished`, finishers: `${at.finished}.finishers` })} as completion`
        : ratingColumns(at.rated ?? '');
    return answer(
      plan,
      sql`with
  ${picked(plan, kind)},
  ${wholeOfKind(plan, kind)}
select
  ${raw(nameColumns[kind])},
  ${raw(`${at.followed}.followers as followers, ${at.viewed}.viewers as viewers, ${at.viewed}.views as views`)},
  ${raw(quotient('viewshare', { views: `${at.viewed}.views`, all_views: ofWhole.views }))} as viewshare,
  ${raw(special)},
  ${raw(quotient('engagement', { engagements: `${at.engaged}.engagements`, viewers: `${at.viewed}.viewers` }))} as engagement
from titles
${joins}
where ${raw(onlyViewed ? `${at.viewed}.viewers > 0` : `(${at.viewed}.viewers > 0 or ${at.followed}.followers > 0)`)}`,
    );
  };

/** topPerformingShows, topPerformingMovies. */
export const topPerforming =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    answer(
      plan,
      sql`with
  ${picked(plan, kind)},
  ${wholeOfKind(plan, kind)}
select
  ${raw(nameColumns[kind])},
  viewing.viewers as viewers,
  ${raw(quotient('viewshare', { views: 'viewing.views', all_views: ofWhole.views }))} as viewshare,
  ${raw(quotient('viewershare', { viewers: 'viewing.viewers', all_viewers: ofWhole.viewers }))} as viewershare
from (
  ${viewing(plan)}
) as viewing
inner join titles on titles.title = viewing.title`,
    );

/** bingeReport, topBingedShows: bingers of the show, against its viewers and against the bingers of all shows. */
export const binges = (plan: Plan): Sql => {
  const { joins, at } = beside(plan, {
    binged: binged(plan, raw('picked')),
    viewed: { ...viewed(plan), bases: ['viewers'] },
  });
  const rate = quotient('bingeRate', { bingers: `${at.binged}.bingers`, viewers: `${at.viewed}.viewers` });
  const ofEach = tally(plan, { ...binged(plan, wholeKind('show'), 'whole'), keys: ['title'] });
  const { bingers } = wholeOf(
    sql`select sum(bingers) as bingers from (
  ${ofEach}
)`,
    ['bingers'],
  );
  return answer(
    plan,
    sql`with
  ${picked(plan, 'show')},
  ${bingers} as all_bingers
select
  ${raw(nameColumns.show)},
  ${raw(rate)} as bingeRate,
  ${raw(quotient('bingeShare', { bingers: `${at.binged}.bingers`, all_bingers: 'all_bingers' }))} as bingeShare,
  ${raw(at.binged)}.bingers as bingers,
  ${raw(`${at.viewed}.viewers_people as viewers, ${snapped(rate)} as rate,
  ${effectiveBase(`${at.viewed}.viewers`, `${at.viewed}.viewers_squares`)} as effective,
  ${wilsonLow('rate', 'effective')} as bingeRateLow,
  ${wilsonHigh('rate', 'effective')} as bingeRateHigh`)}
from titles
${joins}
where ${raw(at.binged)}.bingers > 0`,
  );
};

/** Titles of a kind that are not released by data_through, with a release day or without one where the call says so. */
export const anticipatedTitles =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    sql`${titlesInside(plan, kind)}
and ${unreleased(plan)}`;

/** homepageShowsAnticipation, homepageMoviesAnticipation: followed titles that are not released by data_through. */
export const anticipated =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    return answer(
      plan,
      sql`with
  picked as (
    ${anticipatedTitles(kind)(plan)}
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
  const asked = clausesOf(plan, 'releaseDate');
  if (asked.some((clause) => clause.op === 'between'))
    throw new QueryError('bad_filter', 'Filter "releaseDate" takes "TBD" or "-TBD" here.', { filter: 'releaseDate' });
  const wanted = asked.map((clause) => raw(clause.op === 'is' ? 'release_day is null' : 'release_day is not null'));
  return all([notReleased(plan), ...wanted]);
};

/**
 * trendingShows, trendingMovies: viewers of the 7 days ending on the range's end against the 7 days before, only where
 * those had 30 or more (counted before weighting) and the viewers rose.
 */
const rising =
  (kind: TitleKind, columns: string, increase: string) =>
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
  const rows = memberRows(lately(plan, 14), 'whole');
  const later = lastDays(plan, 7);
  const members = (when: Sql, from: Param): Sql => rows.members(join([when, ...rows.firstsFrom(from)], ' and '));
  const before = members(sql`not (${later})`, firstOfLast(plan, 14));
  return tally(plan, {
    from: rows.from,
    keys: ['title'],
    sums: [part('viewers', members(later, firstOfLast(plan, 7))), part('before', before)],
    counts: [part('before_people', before)],
    where: [raw('title in picked'), lastDays(plan, 14), ...people(plan)],
  });
};

export const trending = (kind: TitleKind) => rising(kind, shortColumns[kind], 'percentIncrease');

/** networkTrendingShows: the same for the shows of a network. */
export const networkTrending = rising(
  'show',
  `titles.name as showName, titles.title_id as showId, nullIf(titles.network_name, '') as showNetworkName,
  nullIf(titles.network_id, '') as showNetworkId`,
  'showPercentIncrease',
);

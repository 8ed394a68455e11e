/** Rankings of titles: one row per title, its name and home, and the figures a view asks for. */

import { increaseRule, type TitleKind, weekDays } from '@cvm/contract';
import { flatAnswer } from '../compile/answer.ts';
import { type TitleFacts, withTitles } from '../compile/lookups.ts';
import { quotient } from '../compile/quotient.ts';
import { all, join, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import {
  checkLast,
  firstOfLast,
  type Inside,
  insideTitles,
  lastDays,
  lately,
  ofWholeKind,
  titlesInside,
} from '../compile/where.ts';
import { QueryError } from '../error.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { memberRows } from '../rollups/counting.ts';
import { centre, effectiveBase, halfWidth, highEnd, lowEnd, snapped } from '../statistics/proportion.ts';
import { type Counted, type Group, named } from './beside.ts';
import { engaged, ratedWithDistances, ratingColumns } from './engaging.ts';
import { followed, following } from './following.ts';
import { notReleased } from './release.ts';
import { namesOf, rankedNamesOf, shortNamesOf } from './title-columns.ts';
import { binged, ofWhole, viewed, viewing, watched, wholeOfKind } from './viewing.ts';

/** With `viewers_people`, the viewers before weighting: whom rates per viewer rest on. */
const withPeople = (viewed: Counted): Counted => ({
  ...viewed,
  counts: viewed.sums.flatMap((sum) => (sum.name === 'viewers' ? [{ ...sum, name: 'viewers_people' }] : [])),
});

/** showSummary, moviesSummary: titles with a view or a follower; under a platform filter, with a view. */
export const titleSummary =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const onlyViewed = clausesOf(plan, 'platform').length > 0;
    const inside = insideTitles(plan, kind);
    const own =
      kind === 'show'
        ? watched(plan, inside)
        : { viewed: viewed(plan, inside), rated: ratedWithDistances(plan, inside) };
    const groups: Record<string, Group> = {
      ...own,
      viewed: withPeople(own.viewed),
      followed: followed(plan, inside),
      engaged: engaged(plan, inside),
    };
    const { from, facts, at } = named(plan, groups, onlyViewed ? 'viewed' : undefined);
    const viewers = `${at.viewed}.viewers`;
    const { distance, columns } = ratingColumns(at.rated ?? '');
    const completion = quotient('completion', {
      finished: `${at.finished}.finished`,
      finishers: `${at.finished}.finishers`,
    });
    return flatAnswer(plan, {
      named: [wholeOfKind(plan, kind), ...(kind === 'show' ? [] : [raw(distance)])],
      columns: {
        ...rankedNamesOf[kind](facts),
        followers: `${at.followed}.followers`,
        viewers,
        views: `${at.viewed}.views`,
        viewshare: quotient('viewshare', { views: `${at.viewed}.views`, all_views: ofWhole.views }),
        ...(kind === 'show' ? { completion } : columns),
        engagement: quotient('engagement', { engagements: `${at.engaged}.engagements`, viewers }),
        viewersBase: `${at.viewed}.viewers_people`,
      },
      from,
      where: [raw(onlyViewed ? `${viewers} > 0` : `(${viewers} > 0 or ${at.followed}.followers > 0)`)],
    });
  };

/** topPerformingShows, topPerformingMovies. */
export const topPerforming =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const { from, facts } = withTitles(plan, viewing(plan, insideTitles(plan, kind)), 'viewing');
    return flatAnswer(plan, {
      named: [wholeOfKind(plan, kind)],
      columns: {
        ...namesOf[kind](facts),
        viewers: 'viewing.viewers',
        viewshare: quotient('viewshare', { views: 'viewing.views', all_views: ofWhole.views }),
        viewershare: quotient('viewershare', { viewers: 'viewing.viewers', all_viewers: ofWhole.viewers }),
      },
      from,
    });
  };

/** bingeReport, topBingedShows: bingers of the show, against its viewers and against the bingers of all shows. */
export const binges = (plan: Plan): Sql => {
  const inside = insideTitles(plan, 'show');
  const groups = { binged: binged(plan, inside), viewed: { ...viewed(plan, inside), bases: ['viewers'] } };
  const { from, facts, at } = named(plan, groups, 'binged');
  const rate = quotient('bingeRate', { bingers: `${at.binged}.bingers`, viewers: `${at.viewed}.viewers` });
  const ofEach = tally(plan, { ...binged(plan, ofWholeKind(plan, 'show'), 'whole'), keys: ['title'] });
  const { bingers } = wholeOf(
    sql`select sum(bingers) as bingers from (
  ${ofEach}
)`,
    ['bingers'],
  );
  return flatAnswer(plan, {
    named: [
      sql`${bingers} as all_bingers`,
      raw(`${snapped(rate)} as rate`),
      raw(`${effectiveBase(`${at.viewed}.viewers`, `${at.viewed}.viewers_squares`)} as effective`),
      // Named, as both ends are made of them: the engine plans what is written twice twice.
      raw(`${centre('rate', 'effective')} as centre`),
      raw(`${halfWidth('rate', 'effective')} as half_width`),
    ],
    columns: {
      ...rankedNamesOf.show(facts),
      bingeRate: rate,
      bingeShare: quotient('bingeShare', { bingers: `${at.binged}.bingers`, all_bingers: 'all_bingers' }),
      bingers: `${at.binged}.bingers`,
      viewers: `${at.viewed}.viewers_people`,
      bingeRateLow: lowEnd('effective', 'centre', 'half_width'),
      bingeRateHigh: highEnd('effective', 'centre', 'half_width'),
    },
    from,
    where: [raw(`${at.binged}.bingers > 0`)],
  });
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
    const picked = anticipatedTitles(kind)(plan);
    const { from, facts } = withTitles(
      plan,
      following(
        plan,
        (title) => sql`${raw(title)} in (
  ${picked}
)`,
      ),
      'following',
    );
    return flatAnswer(plan, {
      columns: {
        ...shortNamesOf[kind](facts),
        releaseDate: facts('release_day'),
        followers: 'following.followers',
      },
      from,
    });
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
 * those had enough (counted before weighting) and the viewers rose.
 */
const rising =
  (kind: TitleKind, names: (facts: TitleFacts) => Readonly<Record<string, string>>, increase: string) =>
  (plan: Plan): Sql => {
    checkLast(plan, 2 * weekDays);
    const { from, facts } = withTitles(plan, twoWeeks(plan, insideTitles(plan, kind)), 'rise');
    return flatAnswer(plan, {
      columns: { ...names(facts), [increase]: '(rise.viewers - rise.before) / rise.before', viewers: 'rise.viewers' },
      from,
      where: [raw(`rise.before_people >= ${increaseRule.viewersMin}`), raw('rise.viewers > rise.before')],
    });
  };

/** title, viewers and before of the later and the earlier 7 days, before_people. */
const twoWeeks = (plan: Plan, inside: Inside): Sql => {
  const rows = memberRows(lately(plan, 2 * weekDays), 'whole', inside);
  const later = lastDays(plan, weekDays);
  const members = (when: Sql, from: string): Sql => rows.members.where(join([when, ...rows.firstsFrom(from)], ' and '));
  const before = members(sql`not (${later})`, firstOfLast(plan, 2 * weekDays));
  return tally(plan, {
    from: rows.from,
    keys: ['title'],
    sums: [part('viewers', members(later, firstOfLast(plan, weekDays))), part('before', before)],
    counts: [part('before_people', before)],
    where: rows.where,
  });
};

export const trending = (kind: TitleKind) => rising(kind, shortNamesOf[kind], 'percentIncrease');

/** networkTrendingShows: the same for the shows of a network. */
export const networkTrending = rising(
  'show',
  (facts) => ({
    showName: facts('name'),
    showId: facts('title_id'),
    showNetworkName: `nullIf(${facts('network_name')}, '')`,
    showNetworkId: `nullIf(${facts('network_id')}, '')`,
  }),
  'showPercentIncrease',
);

/** Engagement and ratings per title (metrics: Engaging). */

import type { TitleKind } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { quotient, ratio } from '../compile/quotient.ts';
import { sampleOf } from '../compile/sample.ts';
import { all, join, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { episodes, inRange, insideTitles, people, titlesInside } from '../compile/where.ts';
import { pointsByFact } from '../measures/engagement.ts';
import { counted, countedIf, distinctMembers } from '../measures/parts.ts';
import { includedValue, type Plan } from '../plan.ts';
import { among, countsOf } from '../rollups/counting.ts';
import { middleStars, starDistances } from '../rollups/stars.ts';
import { meanHigh, meanLow } from '../statistics/mean.ts';
import { effectiveBase } from '../statistics/proportion.ts';
import type { Counted } from './beside.ts';
import { episodeSort, episodeString } from './episode-columns.ts';

/** Every engagement of the titles in `picked`: title, episode, season, number, day, cell, member, points, and its fact. */
export const engagements = (plan: Plan, inside = among('picked')): Sql =>
  join(
    pointsByFact.map(
      ({
        fact,
        points,
      }) => sql`select title, episode, season, number, day, cell, member, ${raw(points)} as points, '${raw(fact)}' as fact
from ${raw(fact)}
where ${all([inside('title'), ...inRange(plan), ...people(plan), ...episodes(plan)])}`,
    ),
    '\nunion all\n',
  );

/** engagements (weighted points). */
export const engaged = (plan: Plan, inside = among('picked')): Counted => {
  const { from, sums, where } = countsOf(
    plan,
    { parts: ['points'], per: ['title'] },
    (noted) => ({
      from: noted(sql`(
    ${engagements(plan, inside)}
  )`),
      sums: counted('engagements'),
      where: [],
    }),
    inside,
  );
  return { from, sums, where };
};

/** stars (sum of ratings), ratings (number of them). */
export const rated = (plan: Plan, inside = among('picked')): Counted => {
  const { from, sums, where } = countsOf(
    plan,
    { parts: ['stars', 'ratings'], per: ['title'] },
    (noted) => ({
      from: noted(raw('ratings')),
      sums: counted('stars', 'ratings'),
      where: [inside('title'), ...inRange(plan), ...people(plan), ...episodes(plan)],
    }),
    inside,
  );
  return { from, sums, where };
};

/** ratings, their base, and how far they lie from the middle of the scale: `star_distances`, and the squares `star_squares`. */
export const ratedWithDistances = (plan: Plan, inside = among('picked')): Counted => {
  const { from, sums, where } = countsOf(
    plan,
    { parts: ['star_sums'], per: ['title'], of: 'whole' },
    (noted) => ({
      from: noted(raw('ratings')),
      sums: [...counted('ratings'), ...starDistances('ratings')],
      where: [inside('title'), ...inRange(plan), ...people(plan)],
    }),
    inside,
  );
  return { from, sums, where, bases: ['ratings'] };
};

/**
 * rating, ratings, ratingLow, ratingHigh of a row with the columns of `ratedWithDistances`, found under an alias; `distance` is to be
 * named. Squared distances from the mean are those from the middle, less what the mean lies away from it.
 */
export const ratingColumns = (
  at: string,
): { readonly distance: string; readonly columns: Readonly<Record<string, string>> } => {
  const [ratings, distances] = [`${at}.ratings`, `${at}.star_distances`];
  const values = {
    mean: `(${middleStars} + mean_distance)`,
    squares: `greatest(0., ${at}.star_squares - ${distances} * mean_distance)`,
    weights: ratings,
    people: `${at}.ratings_people`,
    effective: effectiveBase(ratings, `${at}.ratings_squares`),
  };
  return {
    distance: `${ratio(distances, ratings)} as mean_distance`,
    columns: {
      rating: quotient('rating', { stars: `(${middleStars} * ${ratings} + ${distances})`, ratings }),
      ratings: `${at}.ratings_people`,
      ratingLow: meanLow(values, 1),
      ratingHigh: meanHigh(values, 5),
    },
  };
};

const totalsKind = (plan: Plan): TitleKind => (includedValue(plan, 'movie') === undefined ? 'show' : 'movie');

const episodesOnly = (kind: TitleKind): Sql[] => (kind === 'show' ? [raw('episode != 0')] : []);

/** Members with a view that engagementRawTotals counts. */
export const totalsViewers = (plan: Plan): Sql => {
  const kind = totalsKind(plan);
  const inside = insideTitles(plan, kind)('title');
  return sampleOf(
    plan,
    sql`from views where ${all([inside, ...episodesOnly(kind), ...inRange(plan), ...people(plan), ...episodes(plan)])}`,
  );
};

/** Members with an engagement that it counts. */
export const totalsEngagers = (plan: Plan): Sql => sql`with picked as (${titlesInside(plan, totalsKind(plan))})
${sampleOf(
  plan,
  sql`from (
  ${engagements(plan)}
) where ${all(episodesOnly(totalsKind(plan)))}`,
)}`;

const engagedColumns = ['engagers', 'engagers_base', 'engagements', 'ratings', 'character_votes'] as const;

const engagedBy = (plan: Plan, kind: TitleKind, keys: readonly string[]): Sql =>
  tally(plan, {
    from: sql`(
  ${engagements(plan, insideTitles(plan, kind))}
)`,
    keys,
    sums: [
      part('engagers', distinctMembers.every),
      ...counted('engagements'),
      countedIf('ratings', 'ratings', "fact in ('reactions', 'ratings')"),
      countedIf('character_votes', 'votes', "fact = 'character_votes'"),
    ],
    counts: [part('engagers_base', distinctMembers.every)],
    where: episodesOnly(kind),
  });

/**
 * season, number, engagers (and before weighting, `engagers_base`), engagements, ratings, character_votes of each episode of a show:
 * counted once for all that name them.
 */
export const engagedEpisodes = (plan: Plan): Sql => {
  const columns = ['season', 'number', ...engagedColumns] as const;
  const select = sql`select ${raw(columns.map((name) => `groupArray(toFloat64(${name})) as ${name}`).join(', '))}
from (
  ${engagedBy(plan, 'show', ['season', 'number'])}
)`;
  const lists = wholeOf(select, columns, 'Array(Float64)');
  const typed = columns.map((name, place) => {
    const type = name === 'season' || name === 'number' ? 'UInt16' : 'Float64';
    return `to${type}(one.${place + 1}) as ${name}`;
  });
  return sql`select ${raw(typed.join(', '))}
from (select arrayJoin(arrayZip(${join(
    columns.map((name) => lists[name]),
    ', ',
  )})) as one)`;
};

/** engagementRawTotals: a row for each episode of a show, one for a movie; none where there is nothing to count. */
export const engagementTotals = (plan: Plan): Sql => {
  const kind = totalsKind(plan);
  const movie = kind === 'movie';
  const keys = movie ? [] : ['season', 'number'];
  const of = episodesOnly(kind);
  const onKeys = movie ? '1 = 1' : 'seen.season = engaged.season and seen.number = engaged.number';
  const [season, number] = ['season', 'number'].map((key) => `if(engaged.engagers > 0, engaged.${key}, seen.${key})`);
  const episode = movie
    ? 'null as episodeString, null as episodeSort'
    : `${episodeString} as episodeString, ${episodeSort} as episodeSort`;
  return answer(
    plan,
    sql`with picked as (${titlesInside(plan, kind)})
select ${raw(episode)}, viewers, engagers, ratings, characterVotes, engagements,
  ${raw(quotient('engagement', { engagements: 'engagements', viewers: 'viewers' }))} as engagementScore
from (
  select ${raw(movie ? '' : `${season} as season, ${number} as number, `)}
    seen.viewers as viewers, engaged.engagers as engagers, engaged.ratings as ratings,
    engaged.character_votes as characterVotes, engaged.engagements as engagements
  from (
    ${tally(plan, {
      from: raw('views'),
      keys,
      sums: counted('viewers'),
      where: [raw('title in picked'), ...of, ...inRange(plan), ...people(plan), ...episodes(plan)],
    })}
  ) as seen
  full outer join (
    ${movie ? engagedBy(plan, kind, keys) : engagedEpisodes(plan)}
  ) as engaged on ${raw(onKeys)}
)
where viewers > 0 or engagers > 0`,
  );
};

/** Figures of viewing per title: views, viewers, completion, binges (metrics: Viewing). */

import type { TitleKind } from '@cvm/contract';
import { kish, sampleOfCells } from '../compile/sample.ts';
import { all, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { aboutKind, episodes, type Inside, inRange, people, platforms, untilEnd } from '../compile/where.ts';
import { binge, mayBinge } from '../measures/binge.ts';
import { counted } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import { airing } from '../rollups/airing.ts';
import { among, countsOf, kindViews, type Noted, titleViews, viewersInside, wholeKindOf } from '../rollups/counting.ts';
import type { Wanted } from '../rollups/rollup.ts';
import { type Counted, type Group, rowsPerTitle } from './beside.ts';

/** views, viewers: what V(x) is made of. */
export const viewed = (plan: Plan, inside = among('picked')): Counted => {
  const { from, sums, where } = titleViews(plan, { inside });
  return { from, sums, where };
};

/** title, views, viewers of titles with a view. */
export const viewing = (plan: Plan, inside = among('picked')): Sql => {
  const { where, ...group } = viewed(plan, inside);
  return rowsPerTitle(plan, { ...group, where: [...where, ...(titleViews(plan, { inside }).some ?? [])] });
};

/**
 * Views and viewers of a whole kind, content filters left out, with the sample of these viewers (`sample.ts`): all titles of a kind,
 * its people and days are what they are of, so that they are counted once for every question about these.
 */
const kindTotals = (plan: Plan, kind: TitleKind | 'any'): Sql => {
  const source = kindViews(plan, kind);
  const counts = source.sums.flatMap((sum) => (sum.name === 'viewers' ? [{ ...sum, name: 'n' }] : []));
  if (plan.panel === 'Total') return tally(plan, { ...source, keys: [], counts });
  return sql`select views, viewers, n, ${raw(kish({ n: 'n', weights: 'viewers', squares: 'viewers_squares' }))} as effective
from (
  ${tally(plan, { ...source, keys: [], counts, bases: ['viewers'] })}
)`;
};

/** The sample behind figures of all titles of a kind, or of those whom the filters pick. */
export const viewersSample =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const whole = wholeKindOf(plan, kind);
    return whole === kind && plan.apart === undefined
      ? aboutKind(plan, kind, kindTotals(plan, kind))
      : sampleOfCells(plan, viewersInside(plan, kind));
  };

/** The totals of a kind as `whole_views` and `whole_viewers`: to stand in `with`. */
export const wholeOfKind = (plan: Plan, kind: TitleKind | 'any', name = 'whole'): Sql => {
  const { views, viewers } = wholeOf(kindTotals(plan, kind), ['views', 'viewers']);
  return sql`${views} as ${raw(name)}_views, ${viewers} as ${raw(name)}_viewers`;
};

export const ofWhole = { views: 'whole_views', viewers: 'whole_viewers' } as const;

/**
 * finished, finishers: the sum of the shares of episodes watched by each viewer of the range, and those viewers.
 * Regular episodes (season > 0) ever watched up to the end of the range, of those aired by then; at most 1.
 */
export const finished = (plan: Plan, inside = among('picked')): Group =>
  countsOf<Sql>(plan, { parts: ['finished'], per: ['title'] }, (noted) => finishedOfRows(plan, inside, noted), inside);

/** What is watched of series and how much of them: counted in one read where a rollup holds both. */
export const watched = (
  plan: Plan,
  inside = among('picked'),
): { readonly viewed: Counted; readonly finished: Group } => {
  const both = countsOf(plan, { parts: ['views', 'viewers', 'finished'], per: ['title'] }, () => null, inside);
  if (both === null) return { viewed: viewed(plan, inside), finished: finished(plan, inside) };
  const { from, sums, where } = both;
  const own = (names: readonly string[]): Counted => ({
    from,
    where,
    sums: sums.filter(({ name }) => names.includes(name)),
  });
  return { viewed: own(['views', 'viewers']), finished: own(['finished', 'finishers']) };
};

const finishedOfRows = (plan: Plan, inside: Inside, noted: Noted): Sql => sql`select title, finished, finishers
from (
  ${tally(plan, {
    from: sql`(
    select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(${all([...inRange(plan), ...platforms(plan)])}) as seen
    from ${noted(raw('views'))}
    where ${all([inside('title'), ...untilEnd(plan), ...people(plan), ...episodes(plan)])}
    group by title, member, cell
    having seen > 0
  ) as watching
  inner join (
    ${airing(plan, [inside('title')])}
  ) as airing on airing.title = watching.title`,
    keys: ['title'],
    sums: [part('finished', 'sum(least(1, watching.watched / airing.aired))'), part('finishers', 'count()')],
    where: [],
  })}
)`;

/**
 * keys, member, cell: a row for each watch by which a member binges: enough distinct episodes within the time of a binge (ends
 * included), of the rows of one key; specials count, bulk rows do not. `from` has the keys and the columns of `views`.
 */
export const bingeing = (from: Sql, keys: readonly string[], where: readonly Sql[]): Sql => {
  const columns = [...keys, 'member', 'cell'].join(', ');
  return sql`select ${raw(columns)}
from (
  select ${raw(columns)}, uniqExact(episode) over (partition by ${raw([...keys, 'member'].join(', '))}
    order by toInt64(at) range between ${raw(String(binge.seconds))} preceding and current row) as episodes
  from ${from}
  where ${all([...mayBinge.map(raw), ...where])}
)
where episodes >= ${raw(String(binge.episodes))}`;
};

/** bingers: those who binged the title, all within the range; of the whole series, or of the platforms and episodes asked for. */
export const binged = (plan: Plan, inside: Inside, of: Wanted['of'] = 'asked'): Counted => {
  const asked = of === 'whole' ? [] : [...platforms(plan), ...episodes(plan)];
  const { from, sums, where } = countsOf(
    plan,
    { parts: ['bingers'], per: ['title'], of },
    (noted) => ({
      from: sql`(
    ${bingeing(noted(raw('views')), ['title'], [inside('title'), ...inRange(plan), ...people(plan), ...asked])}
  )`,
      sums: counted('bingers'),
      where: [],
    }),
    inside,
  );
  return { from, sums, where };
};

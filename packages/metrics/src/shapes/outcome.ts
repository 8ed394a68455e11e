/** Who followed titles before their release, against who watched them in their first days. */
import { addDays, firstDays } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { mostOfTitles, sampleOf } from '../compile/sample.ts';
import { all, param, raw, type Sql, sql } from '../compile/sql.ts';
import { endDay, people, standing, titlesInside } from '../compile/where.ts';
import { countedAs, countedIf } from '../measures/parts.ts';
import type { Plan, PlanInTwo } from '../plan.ts';
import { among, countsOf, rowsOfCells } from '../rollups/counting.ts';
import { beside, type Counted } from './beside.ts';
import { dataThrough } from './release.ts';

const { week, month } = firstDays;

/** Titles inside the content filters that are released in the range. */
const releasedTitles = (plan: Plan): Sql => {
  const { from } = plan.range;
  const began = from === null ? [] : [sql`release_day >= ${param('date', 'Date32', from)}`];
  return sql`${titlesInside(plan)}
  and ${all([raw('release_day is not null'), ...began, sql`release_day <= ${endDay(plan)}`])}`;
};

/** Are the first days of a title over when the data end? */
const isOver = (plan: Plan, days: number): Sql =>
  sql`titles.release_day + ${raw(String(days - 1))} <= ${dataThrough(plan)}`;

/** title, member, cell, began, ended, release_day: spells of the titles in `titles`. */
const spells = (plan: Plan, titles: Sql): Sql => sql`(
    select follows.title as title, follows.member as member, follows.cell as cell, began, ended, release_day
    from follows
    inner join titles on titles.title = follows.title
    where ${all([sql`follows.title in (${titles})`, ...people(plan)])}
  )`;

const followedBefore = standing(raw('release_day - 1'));

/** title, member, cell, since: views in the first days of the titles in `titles`, `since` 0 on the day of release. */
const firstViews = (plan: Plan, titles: Sql): Sql => {
  const { from, to } = plan.range;
  const after = from === null ? [] : [sql`day >= ${param('date', 'Date32', from)}`];
  return sql`(
    select views.title as title, views.member as member, views.cell as cell, dateDiff('day', assumeNotNull(release_day), day) as since
    from views
    inner join titles on titles.title = views.title
    where ${all([
      sql`views.title in (${titles})`,
      ...after,
      sql`day <= ${param('date', 'Date32', addDays(to, month - 1))}`,
      raw(`day >= release_day and day < release_day + ${month}`),
      ...people(plan),
    ])}
  )`;
};

const picked = raw('select title from picked');

/** Followers on the day before the release of each picked title, and viewers of its first days. */
const aroundRelease = (plan: Plan): Record<'following' | 'watching', Counted> => {
  const known = countsOf(
    plan,
    { parts: ['followers_before', 'first_week', 'first_month'], per: ['title'], of: 'whole' },
    () => null,
    among('picked'),
  );
  if (known !== null) return { following: known, watching: known };
  return {
    following: {
      from: spells(plan, picked),
      sums: [countedIf('followers_before', 'followers_before', followedBefore)],
      where: [],
    },
    watching: {
      from: firstViews(plan, picked),
      sums: [countedIf('first_week', 'viewers', `since < ${week}`), countedAs('first_month', 'viewers')],
      where: [],
    },
  };
};

/** anticipationOutcome: a row for each released title with a follower before or a viewer in the first month. */
export const outcome = (plan: Plan): Sql => {
  const { joins, at } = beside(plan, aroundRelease(plan));
  const before = raw(`${at.following}.followers_before`);
  const inWeek = raw(`${at.watching}.first_week`);
  const inMonth = raw(`${at.watching}.first_month`);
  return answer(
    plan,
    sql`with picked as (
  ${releasedTitles(plan)}
)
select titles.name as title, titles.title_id as titleId, toString(titles.kind) as titleType,
  nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studio,
  titles.release_day as releaseDate, ${before} as followersBefore,
  if(${isOver(plan, week)}, ${inWeek}, null) as viewersFirst7, if(${isOver(plan, month)}, ${inMonth}, null) as viewersFirst30
from titles
${joins}
where titles.title in picked and (${before} > 0 or ${inMonth} > 0)`,
  );
};

/** The parts that are counted ahead of the groups below, in their order. */
const countedAhead = ['followers_before', 'first_week', 'first_month'] as const;

/** At least as many as there are around the release of one title, for each of the groups below; null where they are not counted ahead. */
export const mostAroundRelease = (plan: PlanInTwo): Sql[] | null => {
  const known = countsOf(
    plan,
    { parts: countedAhead, per: ['title', 'cell'], of: 'whole' },
    () => null,
    among('picked'),
  );
  if (known === null) return null;
  return countedAhead.map(
    (name) => sql`with picked as (
  ${releasedTitles(plan)}
)
${mostOfTitles(plan, { rows: rowsOfCells(known, name), of: 'members' })}`,
  );
};

/** Members who followed some of the titles on the day before their release. */
export const followersBeforeRelease = (plan: Plan): Sql =>
  sampleOf(plan, sql`from ${spells(plan, releasedTitles(plan))} where ${followedBefore}`);

/** Members who watched some of the titles in their first days. */
export const firstViewers =
  (days: number) =>
  (plan: Plan): Sql =>
    sampleOf(plan, sql`from ${firstViews(plan, releasedTitles(plan))} where since < ${raw(String(days))}`);

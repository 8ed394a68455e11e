// Rollups by day -> all-time figures. They add up: what an append brings is rows beside those that are there.
import { totalsColumns } from '../columns.ts';
import { engagementsOf } from './engagement-days.ts';
import { airedOf, figuresOf } from './figures.ts';
import { everyDay, never, type Place, type Slice } from './slice.ts';
import { viewsOfKinds } from './view-days.ts';

const { names, added, summands } = figuresOf(totalsColumns);

/** A table of the stage database: the rows to add, from which the three orders are filled. */
const fresh = 'fresh_title_cells';

export const createFreshTotals = ({ database, stageDatabase }: Place): string =>
  `create or replace table ${stageDatabase}.${fresh} as ${database}.title_cells engine = MergeTree order by (title, cell)`;

/**
 * A member's part in completion grows day by day: what they have watched by then, at most what has aired, less the same on the
 * day they were here before.
 */
export const freshTotalsInsert = (place: Place, slice: Slice): string => {
  const { database, stageDatabase } = place;
  const { of, days, isLater } = slice;
  // Of the same rows, those of later days lie together in the tables by day.
  const by = `${database}.${isLater === true ? '' : 'title_'}`;
  return `insert into ${stageDatabase}.${fresh} (title, cell, ${names})
select title, cell, ${added}
from (
  select title, cell, ${summands({
    views: 'sum(d.views)',
    viewers: `countIf(since = ${never})`,
    finished: 'sum(least(watched, d.aired) - least(watched - fresh, d.aired))',
    aired: 'max(d.aired)',
  })}
  from (select *, ${airedOf(place)} as aired from ${by}view_days) as d
  where ${of} and ${days('day')}
  group by title, cell
  union all
  select title, cell, ${summands({ bingers: 'count()' })}
  from ${by}binges where since = ${never} and ${of} and ${days('ended')}
  group by title, cell
  union all
  select title, cell, ${summands({ followers: 'sum(steps)' })}
  from ${by}follow_days where ${of} and ${days('day')}
  group by title, cell
  union all
  select title, cell, ${summands({ points: 'sum(e.points)', stars: 'sum(e.stars)', ratings: 'sum(e.ratings)' })}
  from (select * from ${engagementsOf(place, slice)}) as e
  group by title, cell
)
group by title, cell`;
};

/** Into the orders by title and by cell. */
export const totalsInsert = (table: 'title_cells' | 'cell_titles', { database, stageDatabase }: Place): string =>
  `insert into ${database}.${table} (title, cell, ${names}) select title, cell, ${names} from ${stageDatabase}.${fresh}`;

/** A row per title, also after many appends: they are few, and questions read all of them. */
export const titleTotalsInsert = ({
  database,
  stageDatabase,
  moved,
}: Place): string => `insert into ${database}.title_totals (title, ${names})
select title, ${added}
from (
  select title, ${names} from ${stageDatabase}.${fresh}${
    moved === undefined
      ? ''
      : `
  union all
  select title, ${names} from ${moved.earlier}.title_totals where title not in (${moved.late})`
  }
)
group by title`;

/** Likewise a row per kind and cell. */
export const audienceCellsInsert = ({ database, moved }: Place): string => {
  const days = moved === undefined ? everyDay() : `day > toDate32('${moved.before}')`;
  return `insert into ${database}.audience_cells (kind, cell, views, viewers, followers)
select kind, cell, sum(views), sum(viewers), sum(followers)
from (
  select kind, cell, sum(d.views) as views, toUInt64(0) as viewers, toInt64(0) as followers
  from ${viewsOfKinds(database, days)} as d group by kind, cell
  union all
  select toInt8(kind) as kind, cell, 0 as views, count() as viewers, 0 as followers
  from ${database}.audience_visits where since = ${never} and ${days} group by kind, cell
  union all
  select toInt8(kind) as kind, cell, 0 as views, 0 as viewers, sum(steps) as followers
  from ${database}.audience_follow_days where ${days} group by kind, cell${
    moved === undefined
      ? ''
      : `
  union all
  select toInt8(kind) as kind, cell, views, viewers, followers from ${moved.earlier}.audience_cells`
  }
)
group by kind, cell`;
};

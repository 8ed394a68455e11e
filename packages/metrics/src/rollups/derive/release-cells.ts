// Days of views and of follows -> what there was of a title around its release. The days before it and the first ones after it are
// another range for each title, in which a row of a day is the first of its member as in any range (`since`).
import { firstDays } from '@cvm/contract';
import { neverDay } from '../columns.ts';
import type { Before, Place, Slice } from './slice.ts';

const { week, month } = firstDays;

/** `slice.of` picks titles. */
export const releaseCellsInsert = (
  { database }: Place,
  { of }: Slice,
): string => `insert into ${database}.release_cells (title, cell, followers_before, first_week, first_month)
with released as (
  select title, assumeNotNull(release_day) as released from ${database}.titles where release_day is not null and ${of}
)
select title, cell, sum(followers_before), sum(first_week), sum(first_month)
from (
  select d.title as title, cell, sum(steps) as followers_before, 0 as first_week, 0 as first_month
  from (select * from ${database}.title_follow_days where ${of}) as d
  inner join released as r on r.title = d.title
  where day < released
  group by title, cell
  union all
  select d.title as title, cell, 0, countIf(day < released + ${week}), count()
  from (select title, cell, day, since from ${database}.title_view_days where ${of}) as d
  inner join released as r on r.title = d.title
  where day >= released and day < released + ${month} and since <= greatest(released, toDate32('${neverDay}'))
  group by title, cell
)
group by title, cell
having sum(followers_before) != 0 or sum(first_month) != 0`;

/** SQL: the titles of which an append may have changed that: whose first days were not over, those released on another day, and late ones. */
export const releasedAnew = ({ database }: Pick<Place, 'database'>, { earlier, before, late }: Before): string =>
  `title in (${late}) or title in (
  select n.title
  from ${database}.titles as n
  left join ${earlier}.titles as e on e.title = n.title
  where n.release_day > toDate32('${before}') - ${month} or not (n.release_day <=> e.release_day)
)`;

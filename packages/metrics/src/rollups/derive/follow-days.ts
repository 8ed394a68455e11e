// Spells of following -> how many members start and stop on a day. The spells of a member are first cut so that none overlaps
// another, so that sums of steps are distinct members.
import type { Place, Slice } from './slice.ts';

/** Stands for no end, as in the calendar's last day. */
const open = "toDate32('2299-12-31')";

/** keys, cell, day, step. `spells` has keys, member, cell, began, ended. */
const stepsSql = (keys: string, spells: string): string => `select ${keys}, cell, z.1 as day, sum(z.2) as steps
from (
  select ${keys}, cell, ended, greatest(began, ifNull(latest, began)) as start
  from (
    select ${keys}, cell, began, ended,
      max(toNullable(ended)) over (partition by ${keys}, member order by began, ended
        rows between unbounded preceding and 1 preceding) as latest
    from (
      ${spells}
    )
  )
  where ended > start
)
array join [(start, toInt64(1)), (ended, toInt64(-1))] as z`;

const columns = 'title, day, cell, steps';

export const titleFollowDaysInsert = ({ database }: Place, { of, days }: Slice): string => {
  const spells = `select title, member, cell, began, ifNull(ended, ${open}) as ended from ${database}.follows where ${of}`;
  return `insert into ${database}.title_follow_days (title, cell, day, steps)
${stepsSql('title', spells)}
where z.1 < ${open} and ${days('z.1')}
group by title, cell, day
having steps != 0`;
};

/** The same rows by day. `slice.of` picks rows of `title_follow_days`. */
export const followDaysInsert = (
  { database }: Place,
  { of, days }: Slice,
): string => `insert into ${database}.follow_days (${columns})
select ${columns} from ${database}.title_follow_days where ${of} and ${days('day')}`;

/** Likewise of any title of a kind. `slice.of` keeps the histories of members whole. */
export const audienceFollowDaysInsert = ({ database }: Place, { of, days }: Slice): string => {
  const spells = `select arrayJoin([0, toInt8(t.kind)]) as kind, member, cell, began, ifNull(ended, ${open}) as ended
      from ${database}.follows as f
      inner join ${database}.titles as t on t.title = f.title
      where ${of}`;
  return `insert into ${database}.audience_follow_days (kind, cell, day, steps)
${stepsSql('kind', spells)}
where z.1 < ${open} and ${days('z.1')}
group by kind, cell, day
having steps != 0`;
};

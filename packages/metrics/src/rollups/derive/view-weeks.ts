// Days on which members viewed a title -> views and viewers of the title by week.
//
// Views, members who had never been there and episodes watched are summed. Two kinds of rows stand beside the sums: members who were
// away for long, who may be the first of a range at any time; and what was watched before it aired, of which only a question knows
// how much had aired by its last day.
import { absence } from '../columns.ts';
import { kindOf, never, type Place, type Slice, weekOf } from './slice.ts';

/** SQL: a `since` that begins after all ranges, of rows that are nobody's first. */
const nobody = 'toDate(65535)';

/** title, nth, air_date: regular episodes in the order in which they aired or will. */
const episodesInOrder = ({
  database,
}: Place): string => `select title, toUInt32(row_number() over (partition by title order by air_date)) as nth, air_date
    from ${database}.episodes
    where season > 0 and air_date is not null`;

const figures = ['views', 'newcomers', 'fresh', 'times', 'before', 'step'] as const;

/** What a row has of these, 0 in all other columns. */
const having = (of: Partial<Record<(typeof figures)[number], string>>): string =>
  figures.map((name) => `${of[name] ?? '0'} as ${name}`).join(', ');

export const viewWeeksInsert = (place: Place, { of, days, isLater }: Slice): string => {
  // Of the same rows, those of later days lie together in the table by day.
  const rows = `select * from ${place.database}.${isLater === true ? 'view_days' : 'title_view_days'}
  where ${of} and ${days('day')}`;
  const week = weekOf('d.day');
  const columns = ['title', 'week', 'since', ...figures].join(', ');
  return `insert into ${place.database}.view_weeks (title_kind, ${columns})
select ${kindOf(place)}, ${columns}
from (
select d.title as title, ${week} as week, ${nobody} as since, ${having({
    views: 'sum(d.views)',
    newcomers: `countIf(d.since = ${never})`,
    fresh: 'toInt64(sum(d.fresh))',
  })}
from (
  ${rows}
) as d
group by title, week
union all
select d.title as title, ${week} as week, d.since as since, ${having({ times: '1', before: 'd.watched - d.fresh' })}
from (
  ${rows} and since != ${never} and toInt32(day) - toInt32(since) >= ${absence}
) as d
union all
select d.title as title, ${week} as week, ${nobody} as since, ${having({
    fresh: '-toInt64(count() * d.fresh)',
    times: 'count()',
    before: 'd.watched - d.fresh',
    step: 'd.fresh',
  })}
from (
  ${rows} and fresh > 0
) as d
left any join (
  ${episodesInOrder(place)}
) as e on e.title = d.title and e.nth = d.watched
where e.nth = 0 or e.air_date >= toDate32('1970-01-01') and ${weekOf('e.air_date')} > ${week}
group by title, week, d.watched, d.fresh
)`;
};

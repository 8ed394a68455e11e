// Views -> the days on which a member viewed a title, with what makes distinct members and completion sums over these rows.
import { namesOf, viewDayColumns } from '../columns.ts';
import { never, type Place, type Slice, sinceSql, viewsOf } from './slice.ts';

const columns = namesOf(viewDayColumns).join(', ');

/**
 * Per title and member the days in order; an episode counts as watched from its first day on. Only regular episodes do, so the
 * others stand as 0.
 */
export const titleViewDaysInsert = (
  place: Place,
  slice: Slice,
): string => `insert into ${place.database}.title_view_days (${columns})
with
  arraySort(groupArray((day, if(regular = 1, episode, 0)))) as seen,
  arrayMap(x -> x.1, seen) as on,
  arrayMap((x, nth) -> toUInt32(x.2 != 0 and nth = 1), seen, arrayEnumerateUniq(arrayMap(x -> x.2, seen))) as firsts,
  arrayDistinct(on) as dates,
  arrayMap(d -> toUInt32(countEqual(on, d)), dates) as counts,
  arrayMap(d -> toUInt32(arraySum(arrayMap((x, first) -> if(x = d, first, 0), on, firsts))), dates) as news
select title, z.1, cell, member, z.2, z.3, z.4, z.5
from (
  select title, member, any(cell) as cell,
    arrayZip(dates, ${sinceSql('dates')}, counts, arrayMap(w -> toUInt32(w), arrayCumSum(news)), news) as zipped
  from ${viewsOf(place, slice)}
  where ${slice.of}
  group by title, member
)
array join zipped as z
where ${slice.days('z.1')}`;

/** The same rows by day. */
export const viewDaysInsert = (
  { database }: Place,
  { of, days }: Slice,
): string => `insert into ${database}.view_days (${columns})
select ${columns} from ${database}.title_view_days where ${of} and ${days('day')}`;

/**
 * Members who viewed any title of a kind on a day, from their view-days. `slice.of` keeps the histories of members whole. The
 * views of a day are what is left of a member's views from it on, less what is left from the next day on.
 */
export const audienceDaysInsert = (
  { database }: Place,
  { of, days }: Slice,
): string => `insert into ${database}.audience_days (kind, day, since, cell, views, viewers)
select kind, z.1 as day, z.2 as since, cell, sum(z.3), count()
from (
  with
    arrayFilter(x -> kind = 0 or x.2 = kind, seen) as own,
    arrayMap(x -> x.1, own) as on,
    arrayEnumerateUniq(on) as nth,
    arrayFilter((d, n) -> n = 1, on, nth) as dates,
    arrayReverse(arrayCumSum(arrayReverse(arrayMap(x -> x.3, own)))) as left,
    arrayDifference(arrayPushBack(arrayFilter((views, n) -> n = 1, left, nth), 0)) as steps
  select kind, cell, arrayZip(dates, ${sinceSql('dates')}, arrayMap(step -> -step, arrayPopFront(steps))) as zipped
  from (
    select member, any(cell) as cell, arraySort(groupArray((day, toInt8(t.kind), views))) as seen
    from ${database}.title_view_days as d
    inner join ${database}.titles as t on t.title = d.title
    where ${of}
    group by member
  )
  array join [0, 1, 2] as kind
)
array join zipped as z
where ${days('z.1')}
group by kind, day, since, cell`;

/** Every title of a member in one row. `of` keeps the histories of members whole. */
export const memberTitlesInsert = (
  { database }: Place,
  { of }: Slice,
): string => `insert into ${database}.member_titles (cell, member, titles)
select any(cell), member, groupArray(title)
from ${database}.title_view_days
where since = ${never} and ${of}
group by member`;

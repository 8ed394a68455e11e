// Views -> the days on which a member viewed a title, with what makes distinct members and completion sums over these rows.
import { namesOf, viewDayColumns } from '../columns.ts';
import { type Before, never, type Place, type Slice, sinceSql, viewsOf } from './slice.ts';

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

/** A table of the stage database: of the members with new days these, and of each kind the last day before. */
export const grownMembers = ({ stageDatabase }: Place): string => `${stageDatabase}.grown_members`;

/** The days before the last one are the same whatever is added, so that histories need not be whole. */
export const createGrownMembers = (place: Place, { before }: Pick<Before, 'before'>): string => {
  const { database } = place;
  const day = `toDate32('${before}')`;
  return `create table ${grownMembers(place)} engine = MergeTree order by member as
select d.member as member, any(d.cell) as cell, max(d.day) as day, any(d.title) as title, toUInt32(0) as views
from ${database}.view_days as d
where d.day <= ${day} and d.member in (select member from ${database}.view_days where day > ${day})
group by d.member, d.title in (select title from ${database}.titles where kind = 'movie')
union all
select member, cell, day, title, views from ${database}.view_days where day > ${day}`;
};

/**
 * Members who viewed any title of a kind on a day, from their view-days. `slice.of` keeps the histories of members whole. The
 * views of a day are what is left of a member's views from it on, less what is left from the next day on.
 */
export const audienceDaysInsert = (
  place: Place,
  { of, days, isLater }: Slice,
): string => `insert into ${place.database}.audience_days (kind, day, since, cell, views, viewers)
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
    from ${isLater === true ? grownMembers(place) : `${place.database}.title_view_days`} as d
    inner join ${place.database}.titles as t on t.title = d.title
    where ${of}
    group by member
  )
  array join [0, 1, 2] as kind
)
array join zipped as z
where ${days('z.1')}
group by kind, day, since, cell`;

/** Every title of a member in one row; of an append those before with those that are new. `of` keeps the histories of members whole. */
export const memberTitlesInsert = ({ database, moved }: Place, { of }: Slice): string => {
  const titles =
    moved === undefined
      ? `select any(cell), member, groupArray(title)
from ${database}.title_view_days
where since = ${never} and ${of}`
      : `select any(cell), member, groupArrayArray(titles)
from (
  select cell, member, titles from ${moved.earlier}.member_titles where ${of}
  union all
  select cell, member, [title] from ${database}.view_days where day > toDate32('${moved.before}') and since = ${never}
)`;
  return `insert into ${database}.member_titles (cell, member, titles)
${titles}
group by member`;
};

// Views -> the days on which a member viewed a title, with what makes distinct members and completion sums over these rows.
import { gapsFrom, namesOf, viewDayColumns } from '../columns.ts';
import { type Before, kindOf, never, type Place, type Slice, sinceSql, viewsOf } from './slice.ts';

const columns = namesOf(viewDayColumns).join(', ');

/** SQL: the class of a number of days between `since` and a day. */
const gapOf = (days: string): string => gapsFrom.map((from) => `(${days} >= ${from})`).join(' + ');

/** A view as one number, day first, then the episode: an engine sorts numbers several times faster than tuples. */
const dayOfEpisode = `bitOr(bitShiftLeft(toUInt64(toDate(day)::UInt16), 32), if(regular = 1, episode, 0))`;

/** Of numbers beside the days `on`, which ascend, those of the last of each day. */
const lastOfDays = (numbers: string): string =>
  `arrayFilter((x, day, next) -> day != next, ${numbers}, on, arrayPopFront(arrayPushBack(on, ${never})))`;

/** Of a number that grows by each day, what each of them adds. */
const stepsOf = (grown: string): string => `arrayPopFront(arrayDifference(arrayPushFront(${grown}, 0)))`;

/**
 * Per title and member the days in order; an episode counts as watched from its first day on. Only regular episodes do, so the
 * others stand as 0.
 */
const daysOfViews = (
  into: string,
  kind: string,
  place: Place,
  slice: Slice,
): string => `insert into ${place.database}.${into}
with
  arraySort(groupArray(${dayOfEpisode})) as seen,
  arrayMap(x -> toDate(toUInt16(bitShiftRight(x, 32))), seen) as on,
  arrayMap(x -> toUInt32(x), seen) as episodes,
  arrayMap(x -> toUInt32(x), arrayCumSum(arrayMap((x, nth) -> x != 0 and nth = 1, episodes, arrayEnumerateUniq(episodes)))) as known,
  arrayCompact(on) as dates,
  ${lastOfDays('arrayEnumerate(on)')} as ends,
  ${lastOfDays('known')} as watched
select ${kind}title, z.1, cell, member, z.2, z.3, z.4, z.5
from (
  select title, member, any(cell) as cell,
    arrayZip(dates, ${sinceSql('dates')}, ${stepsOf('ends')}, watched, ${stepsOf('watched')}) as zipped
  from ${viewsOf(place, slice)}
  where ${slice.of}
  group by title, member
)
array join zipped as z
where ${slice.days('z.1')}`;

export const titleViewDaysInsert = (place: Place, slice: Slice): string =>
  daysOfViews(`title_view_days (${columns})`, '', place, slice);

/** The same rows by day. Those of later days lie all over the table by title, and are derived from few views once more. */
export const viewDaysInsert = (place: Place, slice: Slice): string => {
  const [into, kind] = [`view_days (title_kind, ${columns})`, `${kindOf(place)}, `];
  return slice.isLater === true
    ? daysOfViews(into, kind, place, slice)
    : `insert into ${place.database}.${into}
select ${kind}${columns} from ${place.database}.title_view_days where ${slice.of} and ${slice.days('day')}`;
};

/** A table of the stage database: of the members with new days these, and of each kind the last day before. */
export const grownMembers = ({ stageDatabase }: Place): string => `${stageDatabase}.grown_members`;

/**
 * The days before the last one are the same whatever is added, so that histories need not be whole. `added` is the table of the views
 * that the append adds, all of them of later days: what was before is that of the edition before.
 */
export const createGrownMembers = (
  place: Place,
  { before, earlier }: Pick<Before, 'before' | 'earlier'>,
  added: string,
): string => {
  const day = `toDate32('${before}')`;
  return `create table ${grownMembers(place)} engine = MergeTree order by member as
select d.member as member, any(d.cell) as cell, max(d.day) as day, any(d.title) as title
from ${earlier}.view_days as d
prewhere d.member in (select member from ${added})
where d.day <= ${day}
group by d.member, d.title_kind
union all
select member, cell, day, title from ${added}`;
};

/** A day with its kind in the lower two bits; `any` has no titles. */
const kindBits = 2;
const dayOfKind = `bitOr(bitShiftLeft(toUInt32(toDate(day)::UInt16), ${kindBits}), toUInt8(t.kind))`;

/** Members who viewed any title of a kind on a day, from their view-days. `slice.of` keeps the histories of members whole. */
export const audienceVisitsInsert = (
  place: Place,
  { of, days, isLater }: Slice,
): string => `insert into ${place.database}.audience_visits (kind, gap, day, since, cell)
select kind, ${gapOf('z.1 - z.2')}, z.1, z.2, cell
from (
  with
    arrayMap(
      x -> toDate(toUInt16(bitShiftRight(x, ${kindBits}))),
      if(kind = 0, seen, arrayFilter(x -> bitAnd(x, ${2 ** kindBits - 1}) = kind, seen))
    ) as on,
    arrayCompact(on) as dates
  select kind, cell, arrayZip(dates, ${sinceSql('dates')}) as zipped
  from (
    select any(cell) as cell, arraySort(groupUniqArray(${dayOfKind})) as seen
    from ${isLater === true ? grownMembers(place) : `${place.database}.title_view_days`} as d
    inner join ${place.database}.titles as t on t.title = d.title
    where ${of}
    group by member
  )
  array join [0, 1, 2] as kind
)
array join zipped as z
where ${days('z.1')}`;

/** A day and cell as one number. */
const cellOfDay = `bitOr(bitShiftLeft(toUInt32(toDate(day)::UInt16), 16), toUInt32(cell))`;

/** The views of all titles of a kind. */
export const audienceViewsInsert = (
  { database }: Place,
  { of, days }: Slice,
): string => `insert into ${database}.audience_views (kind, day, cell, views)
select z.1, toDate(toUInt16(bitShiftRight(key, 16))), toUInt16(key), z.2
from (
  select ${cellOfDay} as key, sum(views) as viewed,
    sumIf(views, title_kind = 'movie') as movies
  from ${database}.view_days
  where ${of} and ${days('day')}
  group by key
)
array join arrayFilter(x -> x.2 > 0, [(1, toUInt64(viewed - movies)), (2, movies)]) as z`;

/** The rows of `audience_views` that `of` picks, with those of any kind. Said behind them, a condition has all rows read. */
export const viewsOfKinds = (database: string, of: string): string =>
  `(select arrayJoin([0, toInt8(kind)]) as kind, day, cell, views from ${database}.audience_views where ${of})`;

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

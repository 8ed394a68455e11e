// Spells of following -> how many members start and stop on a day. Spells of a member that overlap or touch are one, so that sums of
// steps are distinct members.
import { noEnd } from '../../measures/following.ts';
import { dayNumbered, kindOf, numberOfDay, type Place, type Slice, weekOf } from './slice.ts';

const columns = 'title, day, cell, steps';

/** A table of the stage database: all spells of the members of whom an append adds any. */
export const grownFollows = ({ stageDatabase }: Place): string => `${stageDatabase}.grown_follows`;

/** `added` is the table of the spells that the append adds, in place of open ones that ended, too: members are looked up once. */
export const createGrownFollows = (
  place: Place,
  added: string,
): string => `create table ${grownFollows(place)} engine = MergeTree order by (title, member) as
select title, member, cell, began, ended from ${place.database}.follows where member in (select member from ${added})`;

const followsOf = (place: Place, { isLater }: Slice): string =>
  isLater === true ? grownFollows(place) : `${place.database}.follows`;

/** Hardly any member follows a title twice, so that what ends before is sought in the rows as they are stored. */
const stepsOf = (
  into: string,
  kind: string,
  place: Place,
  slice: Slice,
): string => `insert into ${place.database}.${into}
select ${kind}title, z.1 as day, cell, sum(z.2) as steps
from (
  select title, cell, ended, greatest(began, ifNull(latest, began)) as start
  from (
    select title, cell, began, ended,
      max(toNullable(ended)) over (partition by title, member order by began, ended
        rows between unbounded preceding and 1 preceding) as latest
    from (
      select title, member, cell, began, ifNull(ended, ${noEnd}) as ended from ${followsOf(place, slice)} where ${slice.of}
    )
  )
  where ended > start
)
array join [(start, toInt64(1)), (ended, toInt64(-1))] as z
where z.1 < ${noEnd} and ${slice.days('z.1')}
group by title, cell, day
having steps != 0`;

export const titleFollowDaysInsert = (place: Place, slice: Slice): string =>
  stepsOf(`title_follow_days (${columns})`, '', place, slice);

/** The same rows by day; those of later days are derived once more, as days of views are. */
export const followDaysInsert = (place: Place, slice: Slice): string => {
  const [into, kind] = [`follow_days (title_kind, ${columns})`, `${kindOf(place)}, `];
  return slice.isLater === true
    ? stepsOf(into, kind, place, slice)
    : `insert into ${place.database}.${into}
select ${kind}${columns} from ${place.database}.title_follow_days where ${slice.of} and ${slice.days('day')}`;
};

/** Their sums by week, of everybody. */
export const followWeeksInsert = (
  { database }: Place,
  { of, days }: Slice,
): string => `insert into ${database}.follow_weeks (title_kind, week, title, steps)
select d.title_kind, ${weekOf('d.day')} as week, d.title, sum(d.steps) as steps
from (select * from ${database}.follow_days where ${of} and ${days('day')}) as d
group by d.title_kind, week, d.title
having steps != 0`;

/** Where a spell begins or ends as one number: the day, 1 for an end (so that it comes behind the begins of its day), the kind. */
const turn = (day: string, isEnd: 0 | 1): string =>
  `bitOr(bitShiftLeft(toUInt32(${numberOfDay(day)}), 8), toUInt32(toUInt8(t.kind) + ${isEnd * 128}))`;
const isBegin = 'bitAnd(x, 128) = 0';

/**
 * Likewise of any title of a kind: a member starts where a begin makes one open spell of none, and stops where an end leaves none.
 * `slice.of` keeps the histories of members whole.
 */
export const audienceFollowDaysInsert = (
  place: Place,
  slice: Slice,
): string => `insert into ${place.database}.audience_follow_days (kind, cell, day, steps)
select kind, cell, ${dayNumbered('bitShiftRight(x, 8)')} as day, sum(if(${isBegin}, 1, -1)) as steps
from (
  with
    if(kind = 0, seen, arrayFilter(x -> bitAnd(x, 127) = kind, seen)) as own,
    arrayCumSum(arrayMap(x -> if(${isBegin}, 1, -1), own)) as spells
  select kind, cell, arrayFilter((x, left) -> left = (${isBegin}), own, spells) as turns
  from (
    select any(cell) as cell,
      arraySort(arrayConcat(groupArray(${turn('f.began', 0)}),
        groupArrayIf(${turn('ifNull(f.ended, f.began)', 1)}, isNotNull(f.ended)))) as seen
    from ${followsOf(place, slice)} as f
    inner join ${place.database}.titles as t on t.title = f.title
    where ${slice.of}
    group by member
  )
  array join [0, 1, 2] as kind
)
array join turns as x
where ${slice.days('day')}
group by kind, cell, day
having steps != 0`;

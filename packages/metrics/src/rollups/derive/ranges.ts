// Days of viewers -> how many of them any range of days has.
//
// A row of a day is the first of its member in the ranges that begin on `since` or later: it counts in those that begin from then to
// its day, whichever day they end on. So each day has a list of how many it adds by the first day of a range, and the sum of these
// lists up to a day is what the ranges have that end on it.
import { addDays, contentTypeOf, daysBetween, titleKinds } from '@cvm/contract';
import { type Bucket, neverDay } from '../columns.ts';
import type { RollupName } from '../names.ts';
import { rangeDaysMax, rangeEnds } from '../ranges.ts';
import { never, type Place, type Slice } from './slice.ts';

const numberOf = (day: string): number => daysBetween(neverDay, day);

/** The first of the last days of the data on which ranges end that are counted ahead. */
export const firstRangeEnd = ({ dataThrough }: Pick<Place, 'dataThrough'>): string =>
  addDays(dataThrough, 1 - rangeEnds);

/** The kinds in the order of their numbers. */
const kinds = `['any', ${titleKinds.map((kind) => `'${contentTypeOf[kind]}'`).join(', ')}]`;

/** SQL: `numbered`, the numbers of the kinds that `of` picks. */
const kindsIn = (of: string): string =>
  `select indexOf(${kinds}, kind) - 1 as numbered from (select arrayJoin(${kinds}) as kind) where ${of}`;

/** SQL: kind, group and day as one number, as an engine groups by that faster; and its parts again. */
const keyOf = (kind: string, group: string, day: string): string =>
  `bitOr(bitShiftLeft(toUInt32(toInt8(${kind})), 30), bitOr(bitShiftLeft(toUInt32(${group}), 16), toUInt32(${day})))`;
const ofKey =
  'bitShiftRight(key, 30) as numbered, bitAnd(bitShiftRight(key, 16), 16383) as place, bitAnd(key, 65535) as day';

/** SQL: of ascending first days from which rows count, how many rows do from each day on, up to the day of the rows. */
const firstsByDay = `arrayConcat(
      arrayWithConstant(froms[1], toUInt32(0)),
      arrayFlatten(arrayMap((one, next, nth) -> arrayWithConstant(next - one, nth), froms, arrayPushBack(arrayPopFront(froms), day + 1), arrayEnumerate(froms)))
    )`;

/** Days are counted from the first on which a range begins. The longest of those that begin on it ends on this one. */
const ends = rangeDaysMax - 1;

/**
 * Fills the ranges of `of`, kinds of titles, of everybody or by a group of people. Of an append those that end on later days: the
 * ranges that ended on the last day before go on.
 */
export const rangesInsert =
  (name: RollupName, by?: Bucket) =>
  (place: Place, { of }: Slice): string => {
    const { database, dataThrough, moved } = place;
    const firstEnd = firstRangeEnd(place);
    const base = numberOf(moved?.before ?? firstEnd) - ends;
    const [group, hasViews] = [by === undefined ? `''` : `toString(${by})`, by === undefined];
    const lists = hasViews ? ['viewers', 'views'] : ['viewers'];
    const summed = (over = ''): string => lists.map((list) => `sumForEach(${list})${over} as ${list}`).join(', ');
    const stored = lists.map((list) => `${list}_in`);
    const isRead = moved === undefined ? `toInt32(day) >= ${base}` : `day > toDate32('${moved.before}')`;
    const days = `toInt32(day) - ${base}`;
    const noViews = hasViews ? ', emptyArrayUInt64() as views' : '';
    const sources = [
      `select numbered, place, day, ${firstsByDay} as viewers${noViews}
    from (
      select ${ofKey}, arraySort(groupArray(first)) as froms
      from (
        select ${keyOf('kind', by === undefined ? '1' : 'transform(cell, places.1, places.2, toUInt16(0))', days)} as key,
          toUInt16(if(since = ${never}, 0, greatest(toInt32(since) - ${base}, 0))) as first
        from ${database}.audience_visits
        where ${of} and ${isRead}
      )
      group by key
    )`,
      // A group has ranges on days too on which nobody of it was there.
      `select numbered, arrayJoin(arrayEnumerate(groups)) as place, arrayJoin(range(${ends}, ${numberOf(dataThrough) - base + 1})) as day, emptyArrayUInt32() as viewers${noViews}
    from (${kindsIn(of)})`,
      ...(hasViews
        ? [
            `select indexOf(${kinds}, kind) - 1 as numbered, 1 as place, ${days} as counted, emptyArrayUInt32() as viewers, arrayWithConstant(counted + 1, sum(added)) as views
    from (select arrayJoin(['any', toString(kind)]) as kind, day, views as added from ${database}.audience_views)
    where ${of} and ${isRead}
    group by numbered, counted`,
          ]
        : []),
      ...(moved === undefined
        ? []
        : [
            `select toInt8(kind) as numbered, indexOf(groups, ${group}) as place, ${ends} as day, ${stored.map((list) => `arrayReverse(${list})`).join(', ')}
    from ${moved.earlier}.${name}
    where ${of} and last = toDate32('${moved.before}')`,
          ]),
    ];
    const isNew =
      moved === undefined ? '' : `end > ${ends} and toDate32(${base} + end) >= toDate32('${firstEnd}') and `;
    return `insert into ${database}.${name} (kind, last, ${[...(by === undefined ? [] : [by]), ...stored].join(', ')})
with (
  select arraySort(groupUniqArray(${group})) from ${database}.cells
) as groups, (
  select (groupArray(cell), groupArray(toUInt16(indexOf(groups, ${group})))) from ${database}.cells
) as places
select numbered, toDate32(${base} + end), ${by === undefined ? '' : 'groups[place], '}${lists.map((list) => `arrayReverse(arrayResize(arraySlice(${list}, end - ${ends} + 1, ${rangeDaysMax}), ${rangeDaysMax}))`).join(', ')}
from (
  select numbered, place, end, ${summed(' over (partition by numbered, place order by end rows unbounded preceding)')}
  from (
    select numbered, place, greatest(day, ${ends}) as end, ${summed()}
    from (
    ${sources.join('\n    union all\n    ')}
    )
    group by numbered, place, end
  )
)
where ${isNew}viewers[end - ${ends} + 1] > 0`;
  };

/** The rollups of ranges, each with the rows of others that a statement derives it from: one kind of titles. */
export const rangeSlices: readonly { readonly name: RollupName; readonly of: string }[] = [
  { name: 'audience_ranges' as const, of: `kind = 'any'` },
  ...(['audience_ranges', 'country_ranges', 'age_ranges', 'gender_ranges'] as const).flatMap((name) =>
    titleKinds.map((kind) => ({ name, of: `kind = '${contentTypeOf[kind]}'` })),
  ),
];

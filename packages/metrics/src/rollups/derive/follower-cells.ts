// Spells and first views -> who of the followers at the end of the data has viewed a title, and who began to follow lately. What two
// lists of a title have in common is found in the processor's caches, where pairs of all titles and members do not fit.
import { addDays } from '@cvm/contract';
import { weekDays } from '../columns.ts';
import { never, type Place, type Slice } from './slice.ts';

/** A member with their cell as one number. */
const memberOfCell = 'bitOr(bitShiftLeft(toUInt64(member), 16), cell)';

/** `slice.of` picks titles. A title and cell may have a row of each kind: they add up. */
export const followerCellsInsert = (
  { database, dataThrough }: Place,
  { of }: Slice,
): string => `insert into ${database}.follower_cells (title, cell, converted, begun)
select title, toUInt16(one) as cell, count(), 0
from (
  select title, arrayIntersect(groupArrayIf(one, has_viewed), groupArrayIf(one, not has_viewed)) as both
  from (
    select title, ${memberOfCell} as one, true as has_viewed
    from ${database}.title_view_days
    where since = ${never} and ${of}
    union all
    select title, ${memberOfCell} as one, false as has_viewed
    from ${database}.follows
    where ended is null and ${of}
  )
  group by title
)
array join both as one
group by title, cell
union all
select title, cell, 0, uniqExact(member, began)
from ${database}.follows
where began between toDate32('${addDays(dataThrough, 1 - weekDays)}') and toDate32('${dataThrough}') and ${of}
group by title, cell`;

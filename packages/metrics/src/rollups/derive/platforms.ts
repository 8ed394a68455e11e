// Views that name a platform -> their number by day and of all time. Shares are of all titles, so that they are counted ahead.
import { grownViews, type Place, type Slice, viewsOf, weekOf } from './slice.ts';

export const platformCellsInsert = (
  place: Place,
  slice: Slice,
): string => `insert into ${place.database}.platform_cells (platform, title, cell, votes)
select platform, title, cell, count() from ${viewsOf(place, slice)}
where platform != 0 and ${slice.of} and ${slice.days('day')}
group by platform, title, cell`;

export const platformDaysInsert = (
  place: Place,
  slice: Slice,
): string => `insert into ${place.database}.platform_days (platform, title, day, cell, votes)
select platform, title, day, cell, count() from ${viewsOf(place, slice)}
where platform != 0 and ${slice.of} and ${slice.days('day')}
group by platform, title, day, cell`;

/** Their sums by week, of everybody. `slice.of` picks rows of `platform_days`. */
export const platformWeeksInsert = (
  { database }: Place,
  { of, days }: Slice,
): string => `insert into ${database}.platform_weeks (platform, title, week, votes)
select platform, title, ${weekOf('d.day')} as week, sum(votes)
from (select * from ${database}.platform_days where ${of} and ${days('day')}) as d
group by platform, title, week`;

export const platformTotalsInsert = (place: Place): string => {
  const { database, moved } = place;
  const cells = `${database}.platform_cells`;
  const rows =
    moved === undefined
      ? cells
      : `(
  select platform, title, votes from ${moved.earlier}.platform_totals where title not in (${moved.late})
  union all
  select platform, title, votes from ${cells} where title in (${moved.late})
  union all
  select platform, title, 1 as votes from ${grownViews(place)}
  where platform != 0 and day > toDate32('${moved.before}') and title not in (${moved.late})
)`;
  return `insert into ${database}.platform_totals (platform, title, votes)
select platform, title, sum(votes) from ${rows} group by platform, title`;
};

// Views that name a platform -> their number by day and of all time. Shares are of all titles, so that they are counted ahead.
import { type Place, type Slice, viewsOf } from './slice.ts';

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

export const platformTotalsInsert = ({
  database,
}: Place): string => `insert into ${database}.platform_totals (platform, title, votes)
select platform, title, sum(votes) from ${database}.platform_cells group by platform, title`;

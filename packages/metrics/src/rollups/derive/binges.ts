// Views -> binges: for every watch the tightest interval before it with enough different episodes, kept when it is no longer than
// a binge may be. Of the intervals that begin on one day the first to end says for every range whether one of them lies in it.
import { binge, mayBinge } from '../../measures/binge.ts';
import { type Place, type Slice, sinceSql, viewsOf } from './slice.ts';

export const bingesInsert = (place: Place, slice: Slice): string => {
  const { of, days } = slice;
  const { episodes, seconds } = binge;
  return `insert into ${place.database}.binges (title, day, cell, member, ended, since)
with
  arraySort(groupArray((toInt64(at), episode, day))) as seen,
  -- The last of ${episodes} or more views within the time; the views of that time, the latest first.
  arrayFilter(i -> seen[i].1 - seen[i - ${episodes - 1}].1 <= ${seconds}, range(${episodes}, length(seen) + 1)) as ends,
  arrayMap(i -> arrayReverse(arrayFilter(x -> x.1 >= seen[i].1 - ${seconds}, arraySlice(seen, 1, i))), ends) as windows,
  -- The latest view of each episode, of the episode that makes it enough: there the interval begins.
  arrayMap(w -> (w, arrayMap(x -> x.2, w), arrayDistinct(arrayMap(x -> x.2, w))), windows) as told,
  arrayMap(x -> (x.1[indexOf(x.2, x.3[${episodes}])].3, x.1[1].3), arrayFilter(x -> length(x.3) >= ${episodes}, told)) as intervals,
  arrayDistinct(arrayMap(x -> x.1, intervals)) as begins,
  arrayMap(d -> arrayMin(arrayMap(x -> x.2, arrayFilter(x -> x.1 = d, intervals))), begins) as finishes
select title, z.1, cell, member, z.2, z.3
from (
  select title, member, any(cell) as cell, arrayZip(begins, finishes, ${sinceSql('begins')}) as zipped
  from ${viewsOf(place, slice)}
  where ${[of, ...mayBinge].join(' and ')}
  group by title, member
  having count() >= ${episodes}
)
array join zipped as z
where ${days('z.2')}`;
};

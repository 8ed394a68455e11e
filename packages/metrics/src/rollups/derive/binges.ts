// Views -> binges: for every watch the tightest interval before it with enough different episodes, kept when it is no longer than
// a binge may be. Of the intervals that begin on one day the first to end says for every range whether one of them lies in it.
import { binge, mayBinge } from '../../measures/binge.ts';
import { type Place, type Slice, sinceSql, viewsOf } from './slice.ts';

/** Numbers of episodes have as many bits, seconds stand above them: an engine sorts numbers several times faster than tuples. */
const episodeBits = 30;

const secondOf = (seen: string): string => `bitShiftRight(${seen}, ${episodeBits})`;
const episodeOf = (seen: string): string => `bitAnd(${seen}, ${2 ** episodeBits - 1})`;
const dayOf = (seen: string): string => `toDate32(toDateTime64(${secondOf(seen)}, 0, 'UTC'))`;

const columns = 'title, day, cell, member, ended, since';

const bingesOf = (into: 'title_binges' | 'binges', place: Place, slice: Slice): string => {
  const { of, days } = slice;
  const { episodes, seconds } = binge;
  return `insert into ${place.database}.${into} (${columns})
with
  arraySort(groupArray(bitOr(bitShiftLeft(toUInt64(toInt64(at)), ${episodeBits}), toUInt64(episode)))) as seen,
  arrayMap(x -> ${secondOf('x')}, seen) as times,
  -- The last of ${episodes} or more views within the time; the views of that time, the latest first.
  arrayFilter(
    (i, first, last) -> last - first <= ${seconds},
    range(${episodes}, length(seen) + 1),
    arraySlice(times, 1, greatest(length(times) - ${episodes - 1}, 0)),
    arraySlice(times, ${episodes})
  ) as ends,
  arrayMap(i -> arrayReverse(arrayFilter(x -> ${secondOf('x')} >= times[i] - ${seconds}, arraySlice(seen, 1, i))), ends) as windows,
  -- The latest view of each episode, of the episode that makes it enough: there the interval begins.
  arrayMap(w -> (w, arrayMap(x -> ${episodeOf('x')}, w) as episodes, arrayDistinct(episodes)), windows) as told,
  arrayMap(
    x -> (${dayOf(`x.1[indexOf(x.2, x.3[${episodes}])]`)}, ${dayOf('x.1[1]')}),
    arrayFilter(x -> length(x.3) >= ${episodes}, told)
  ) as intervals,
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

export const titleBingesInsert = (place: Place, slice: Slice): string => bingesOf('title_binges', place, slice);

/** The same rows by day; those of later days are derived once more, as days of views are. */
export const bingesInsert = (place: Place, slice: Slice): string =>
  slice.isLater === true
    ? bingesOf('binges', place, slice)
    : `insert into ${place.database}.binges (${columns})
select ${columns} from ${place.database}.title_binges where ${slice.of} and ${slice.days('ended')}`;

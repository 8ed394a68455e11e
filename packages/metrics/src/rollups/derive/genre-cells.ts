// Titles of members -> how many of a cell viewed a title of each genre. A member counts once in a genre, so that figures add up over
// cells alone. Genres are the bits of the lookups; where there are more genres than bits, there are no rows, and nobody asks for any.
import { genreBitsOf, genreNamesOf, genresMax, genresOf } from '../../compile/lookups.ts';
import type { Place, Slice } from './slice.ts';

/** SQL: the bits of each title by its number, which counts from 1. */
const bitsOf = (database: string): string =>
  `(select groupArray(bits) from (select title, ${genreBitsOf(database)} as bits from ${database}.titles order by title))`;

type Source = { readonly into: string; readonly from: string; readonly days: string };

/** Rows of an edition's titles of members, counted. */
const counted = ({ from, days }: Source, database: string, of: string): string => `with
  ${bitsOf(database)} as bits,
  ${genreNamesOf(database)} as names
select ${days}names[place + 1] as genre, cell, sum(members) as viewers
from (
  select ${days}cell, genres, count() as members
  from (
    select ${days}cell, arrayReduce('groupBitOr', arrayMap(one -> bits[one], titles)) as genres
    from ${database}.${from}
    where ${of}
  )
  group by ${days}cell, genres
)
array join bitPositionsToArray(genres) as place
group by ${days}place, cell`;

/**
 * What moves grows by the members that `of` picks, as they are now and less as they were; titles must be of the genres that they were
 * of before.
 */
const genreCells =
  (source: Source) =>
  ({ database, moved }: Place, { of }: Slice): string => {
    const { into, days } = source;
    const hasBits = `(select count() from (${genresOf(database)})) <= ${genresMax}`;
    const insert = `insert into ${database}.${into} (${days}genre, cell, viewers)`;
    if (moved === undefined) return `${insert}\n${counted(source, database, `${of} and ${hasBits}`)}`;
    const columns = `${days}genre, cell`;
    return `${insert}
select ${columns}, sum(more)
from (
  select ${columns}, toInt64(viewers) as more from ${moved.earlier}.${into}
  union all
  select ${columns}, toInt64(viewers) as more from (${counted(source, database, of)})
  union all
  select ${columns}, -toInt64(viewers) as more from (${counted(source, moved.earlier, of)})
)
where ${hasBits}
group by ${columns}
having sum(more) != 0`;
  };

export const genreCellsInsert = genreCells({ into: 'genre_cells', from: 'member_titles', days: '' });

/** Likewise of each preset. */
export const presetGenreCellsInsert = genreCells({
  into: 'preset_genre_cells',
  from: 'preset_member_titles',
  days: 'days, ',
});

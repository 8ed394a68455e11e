// Titles of members -> how many of a cell viewed a title of each genre. A member counts once in a genre, so that figures add up over
// cells alone. Genres are the bits of the lookups; where there are more genres than bits, there are no rows, and nobody asks for any.
import { genreBitsOf, genreNamesOf, genresMax, genresOf } from '../../compile/lookups.ts';
import type { Place, Slice } from './slice.ts';

/** SQL: the bits of each title by its number, which counts from 1. */
const bitsOf = (database: string): string =>
  `(select groupArray(bits) from (select title, ${genreBitsOf(database)} as bits from ${database}.titles order by title))`;

type Source = { readonly into: string; readonly from: string; readonly days: string };

const genreCells =
  ({ into, from, days }: Source) =>
  ({ database }: Place, { of }: Slice): string =>
    `insert into ${database}.${into} (${days}genre, cell, viewers)
with
  ${bitsOf(database)} as bits,
  ${genreNamesOf(database)} as names
select ${days}names[place + 1], cell, sum(members)
from (
  select ${days}cell, genres, count() as members
  from (
    select ${days}cell, arrayReduce('groupBitOr', arrayMap(one -> bits[one], titles)) as genres
    from ${database}.${from}
    where ${of} and (select count() from (${genresOf(database)})) <= ${genresMax}
  )
  group by ${days}cell, genres
)
array join bitPositionsToArray(genres) as place
group by ${days}place, cell`;

export const genreCellsInsert = genreCells({ into: 'genre_cells', from: 'member_titles', days: '' });

/** Likewise of each preset. */
export const presetGenreCellsInsert = genreCells({
  into: 'preset_genre_cells',
  from: 'preset_member_titles',
  days: 'days, ',
});

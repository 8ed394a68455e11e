// Titles of members -> how many of a cell viewed a title of each genre. A member counts once in a genre, so that figures add up over
// cells alone. Genres are the bits of the lookups; where there are more genres than bits, there are no rows, and nobody asks for any.
import { genreBitsOf, genreNamesOf, genresMax, genresOf } from '../../compile/lookups.ts';
import { movedTitlesOf, type Place, type Slice } from './slice.ts';

/** SQL: the bits of each title by its number, which counts from 1. */
const bitsOf = (database: string): string =>
  `(select groupArray(bits) from (select title, ${genreBitsOf(database)} as bits from ${database}.titles order by title))`;

/** Titles of members, now and before. */
type Moved = { readonly now: string; readonly before: string };

type Source = {
  readonly into: string;
  readonly from: string;
  readonly days: string;
  /** The rows that an append changes; `of` picks members. */
  readonly moved: (place: Place, earlier: string, of: string) => Moved;
};

/** Titles of members, counted by the genres that an edition has. */
const counted = ({ days }: Source, database: string, rows: string): string => `with
  ${bitsOf(database)} as bits,
  ${genreNamesOf(database)} as names
select ${days}names[place + 1] as genre, cell, sum(members) as viewers
from (
  select ${days}cell, genres, count() as members
  from (
    select ${days}cell, arrayReduce('groupBitOr', arrayMap(one -> bits[one], titles)) as genres
    from ${rows}
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
  (place: Place, { of }: Slice): string => {
    const { database, moved } = place;
    const { into, from, days } = source;
    const hasBits = `(select count() from (${genresOf(database)})) <= ${genresMax}`;
    const insert = `insert into ${database}.${into} (${days}genre, cell, viewers)`;
    if (moved === undefined)
      return `${insert}\n${counted(source, database, `${database}.${from} where ${of} and ${hasBits}`)}`;
    const { now, before } = source.moved(place, moved.earlier, of);
    const columns = `${days}genre, cell`;
    return `${insert}
select ${columns}, sum(more)
from (
  select ${columns}, toInt64(viewers) as more from ${moved.earlier}.${into}
  union all
  select ${columns}, toInt64(viewers) as more from (${counted(source, database, now)})
  union all
  select ${columns}, -toInt64(viewers) as more from (${counted(source, moved.earlier, before)})
)
where ${hasBits}
group by ${columns}
having sum(more) != 0`;
  };

export const genreCellsInsert = genreCells({
  into: 'genre_cells',
  from: 'member_titles',
  days: '',
  moved: ({ database }, earlier, of) => ({
    now: `${database}.member_titles where ${of}`,
    before: `${earlier}.member_titles where ${of}`,
  }),
});

/** Likewise of each preset; what an append changes of it stands in a table of its own. */
export const presetGenreCellsInsert = genreCells({
  into: 'preset_genre_cells',
  from: 'preset_member_titles',
  days: 'days, ',
  moved: (place) => ({
    now: movedTitlesOf(place),
    before: `(select days, cell, held as titles from ${movedTitlesOf(place)})`,
  }),
});

// Ratings -> how many of each number of stars a title has, by day and of all time.
import type { EngagementFact } from '@cvm/contract';
import type { Before, Place, Slice } from './slice.ts';

const columns = 'title, day, cell, rating, ratings';

const starRows = (database: string, where: string, times = 1): string =>
  `select title, day, cell, rating, toInt64(${times}) as times from ${database}.ratings where ${where}`;

const starsOf = (
  { database }: Place,
  rows: readonly string[],
): string => `insert into ${database}.star_days (${columns})
select title, day, cell, rating, sum(times)
from (
  ${rows.join('\n  union all\n  ')}
)
group by title, day, cell, rating
having sum(times) != 0`;

export const starDaysInsert = (place: Place, { of, days }: Slice): string =>
  starsOf(place, [starRows(place.database, `${of} and ${days('day')}`)]);

/** What an append adds, as for engagements: see `createAddedEngagements`. */
export const addedStarsInsert = (
  place: Place,
  { earlier, before }: Pick<Before, 'earlier' | 'before'>,
  changed: (fact: EngagementFact) => string,
): string =>
  starsOf(place, [
    starRows(place.database, `day > toDate32('${before}') or ${changed('ratings')}`),
    starRows(earlier, changed('ratings'), -1),
  ]);

/** From the days. */
export const titleStarsInsert = ({
  database,
}: Place): string => `insert into ${database}.title_stars (title, rating, ratings)
select title, rating, sum(ratings) from ${database}.star_days group by title, rating having sum(ratings) != 0`;

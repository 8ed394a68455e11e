// Reactions, ratings, character votes and comments -> engagements of a title per day and cell.
import { pointsByFact } from '../../measures/engagement.ts';
import type { Place, Slice } from './slice.ts';

/** title, day, cell, points, stars, ratings and the fact of every engagement that meets `where`. */
export const engagementRows = (database: string, where: string): string => {
  const rows = pointsByFact.map(({ fact, points }) => {
    const [stars, ratings] = fact === 'ratings' ? ['rating', 1] : ['toUInt8(0)', 0];
    return `select title, day, cell, toUInt64(${points}) as points, ${stars} as stars, toUInt8(${ratings}) as ratings, '${fact}' as fact
from ${database}.${fact} where ${where}`;
  });
  return rows.join('\nunion all\n');
};

export const engagementDaysInsert = (
  { database }: Place,
  { of, days }: Slice,
): string => `insert into ${database}.engagement_days (title, day, cell, points, stars, ratings)
select title, day, cell, sum(points), sum(stars), sum(ratings)
from (
  ${engagementRows(database, `${of} and ${days('day')}`)}
)
group by title, day, cell`;

// Votes -> the actors each member voted for. A member without one has a row as well: of a character may be known who it is, not who
// plays it.
import type { Place, Slice } from './slice.ts';

/** `of` keeps the votes of members whole. */
export const memberActorsInsert = (
  { database }: Place,
  { of }: Slice,
): string => `insert into ${database}.member_actors (cell, member, actors)
select any(cell), member, arrayDistinct(groupArrayIf(actor, actor != 0))
from ${database}.character_votes
where ${of}
group by member`;

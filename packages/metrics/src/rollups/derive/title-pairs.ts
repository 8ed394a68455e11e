// Titles of members -> how many viewers of each of the most viewed titles viewed every title. An append counts those alone who viewed
// a title for the first time.
import { never, type Place, type Slice } from './slice.ts';

/** Of so many titles the others are counted: pairs of all titles would be 25 times as many, hardly any of them with 30 viewers. */
const seedsMax = 128;

/** SQL: the most viewed titles. */
const mostViewed = (database: string): string => `select title
from (select arrayJoin(titles) as title from ${database}.member_titles)
group by title order by count() desc, title limit ${seedsMax}`;

/** SQL: of each title by its number, which counts from 1, whether a condition holds. */
const isEach = (database: string, condition: string): string =>
  `(select groupArray(${condition}) from (select title from ${database}.titles order by title))`;

/** SQL: of a list of titles the seeds, which an engine finds in a list by the number of a title ten times as fast as by their numbers. */
const seedsAmong = (titles: string, isSeed: string): string => `arrayFilter(one -> ${isSeed}[one], ${titles})`;

/** SQL: seed, title, shared; of rows with the `seeds` that a member viewed and the `titles` that count with each of them. */
const counted = (rows: string): string => `select seed, title, count() as shared
from (
  select seed, arrayJoin(titles) as title
  from (select arrayJoin(seeds) as seed, titles from (${rows}))
)
group by seed, title`;

const columns = 'seed, title, shared';

/**
 * Of an append `of` picks the members with new titles. A new title that is a seed counts with all titles of the member, and one that
 * was there before with those that are new. Titles that have become seeds are counted from all members.
 */
export const titlePairsInsert = ({ database, moved }: Place, { of }: Slice): string => {
  const into = `insert into ${database}.title_pairs (${columns})`;
  const most = mostViewed(database);
  const ofAll = (isSeed: string): string =>
    counted(
      `select ${seedsAmong('titles', isSeed)} as seeds, titles from ${database}.member_titles where has(${isSeed}, 1)`,
    );
  if (moved === undefined)
    return `${into}\nwith ${isEach(database, `title in (${most})`)} as is_seed\n${ofAll('is_seed')}`;
  const { earlier, before } = moved;
  const had = `select seed from ${earlier}.title_pairs`;
  return `${into}
with
  ${isEach(database, `title in (${most}) and title in (${had})`)} as is_kept,
  ${isEach(database, `title in (${most}) and title not in (${had})`)} as is_new
select seed, title, sum(pairs.shared)
from (
  select ${columns} from ${earlier}.title_pairs where seed in (${most})
  union all
  ${counted(`select ${seedsAmong('of.1', 'is_kept')} as seeds, of.2 as titles
from (
  select arrayJoin([(added, arrayConcat(held, added)), (held, added)]) as of
  from (
    select groupArrayArray(before) as held, groupArrayArray(new) as added
    from (
      select member, titles as before, [] as new from ${earlier}.member_titles where ${of}
      union all
      select member, [] as before, [title] as new
      from ${database}.view_days where day > toDate32('${before}') and since = ${never}
    )
    group by member
  )
)`)}
  union all
  ${ofAll('is_new')}
) as pairs
group by seed, title`;
};

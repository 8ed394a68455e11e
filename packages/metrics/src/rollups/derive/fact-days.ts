// Rows of one fact -> how many there are of each kind, by title, day and cell. An append adds rows of difference, as to engagements.
import type { EngagementFact } from '@cvm/contract';
import { type Before, kindOf, type Place, type Slice } from './slice.ts';

type Counted = {
  readonly fact: EngagementFact;
  /** The column that says of which kind a row is. */
  readonly by: string;
  readonly into: string;
  /** The column of the count. */
  readonly count: string;
  /** Rows say of which kind their title is. */
  readonly hasKind?: true;
};

type FactDays = {
  readonly insert: (place: Place, slice: Slice) => string;
  /** `changed` as in `createAddedEngagements`. */
  readonly added: (
    place: Place,
    before: Pick<Before, 'earlier' | 'before'>,
    changed: (fact: EngagementFact) => string,
  ) => string;
};

const factDays = ({ fact, by, into, count, hasKind }: Counted): FactDays => {
  const keys = `title, day, cell, ${by}`;
  const rows = (database: string, where: string, times = 1): string =>
    `select ${keys}, toInt64(${times}) as times from ${database}.${fact} where ${where}`;
  const summed = (place: Place, parts: readonly string[]): string =>
    `insert into ${place.database}.${into} (${hasKind ? 'title_kind, ' : ''}${keys}, ${count})
select ${hasKind ? `${kindOf(place)}, ` : ''}${keys}, sum(times)
from (
  ${parts.join('\n  union all\n  ')}
)
group by ${keys}
having sum(times) != 0`;
  return {
    insert: (place, { of, days }) => summed(place, [rows(place.database, `${of} and ${days('day')}`)]),
    added: (place, { earlier, before }, changed) =>
      summed(place, [
        rows(place.database, `day > toDate32('${before}') or ${changed(fact)}`),
        rows(earlier, changed(fact), -1),
      ]),
  };
};

/** The same of all time and of everybody, from the days. */
const factTotals =
  ({ by, into, count }: Counted, totals: string) =>
  ({ database }: Place): string =>
    `insert into ${database}.${totals} (title, ${by}, ${count})
select title, ${by}, sum(${count}) from ${database}.${into} group by title, ${by} having sum(${count}) != 0`;

const stars = { fact: 'ratings', by: 'rating', into: 'star_days', count: 'ratings', hasKind: true } as const;
const votes = { fact: 'character_votes', by: 'character', into: 'vote_days', count: 'votes' } as const;

export const starDays = factDays(stars);
export const voteDays = factDays(votes);
export const titleStarsInsert = factTotals(stars, 'title_stars');
export const characterTotalsInsert = factTotals(votes, 'character_totals');

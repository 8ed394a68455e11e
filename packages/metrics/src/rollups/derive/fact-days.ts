// Rows of one fact -> how many there are of each kind, by title, day and cell. An append adds rows of difference, as to engagements.
import { type EngagementFact, partDefinition } from '@cvm/contract';
import { type Columns, column, namesOf, sums, titleKindColumn } from '../columns.ts';
import type { Change } from './engagement-days.ts';
import { kindOf, type Place, type Slice } from './slice.ts';

type Counted = {
  readonly fact: EngagementFact;
  /** The column that says of which kind a row is. */
  readonly by: string;
  readonly into: string;
  /** The column of the count. */
  readonly count: string;
  /** Those of the days. */
  readonly columns: Columns;
};

type FactDays = {
  readonly insert: (place: Place, slice: Slice) => string;
  /** Of an append, in order; `changed` as in `createAddedEngagements`. */
  readonly added: (place: Place, changed: (fact: EngagementFact) => readonly Change[]) => readonly string[];
};

/** A table of the stage database: the rows that an append adds. */
const addedRows = ({ into }: Counted, { stageDatabase }: Place): string => `${stageDatabase}.added_${into}`;

const factDays = (counted: Counted): FactDays => {
  const { fact, by, into, count } = counted;
  const columns = namesOf(counted.columns);
  const keys = `title, day, cell, ${by}`;
  const summed = (parts: readonly Change[]): string => `select ${keys}, sum(times) as ${count}
from (
  ${parts.map(({ rows, times }) => `select ${keys}, toInt64(${times}) as times from ${rows}`).join('\n  union all\n  ')}
)
group by ${keys}
having ${count} != 0`;
  const insert = (place: Place, from: string): string => `insert into ${place.database}.${into} (${columns.join(', ')})
select ${columns.map((name) => (name === titleKindColumn.name ? kindOf(place) : name)).join(', ')}
from ${from}`;
  return {
    insert: (place, { of, days }) =>
      insert(
        place,
        `(\n${summed([{ rows: `${place.database}.${fact} where ${of} and ${days('day')}`, times: 1 }])}\n)`,
      ),
    added: (place, changed) => [
      `create table ${addedRows(counted, place)} engine = MergeTree order by (${keys}) as\n${summed(changed(fact))}`,
      insert(place, addedRows(counted, place)),
    ],
  };
};

/** The same of all time and of everybody: from the days, or those of the edition before with what an append adds. */
const factTotals =
  (counted: Counted, totals: string) =>
  (place: Place): string => {
    const { by, into, count } = counted;
    const { database, moved } = place;
    const columns = `title, ${by}, ${count}`;
    const rows =
      moved === undefined
        ? `${database}.${into}`
        : `(
  select ${columns} from ${moved.earlier}.${totals}
  union all
  select ${columns} from ${addedRows(counted, place)}
)`;
    return `insert into ${database}.${totals} (${columns})
select title, ${by}, sum(${count}) from ${rows} group by title, ${by} having sum(${count}) != 0`;
  };

export const rating = column('rating', 'UInt8', 'stars, 1 to 5');
export const votesColumn = column('votes', 'Int64', partDefinition('votes').says);

/** The columns of the days of ratings, and of votes: of the tables and of the statements that fill them. */
export const starDayColumns: Columns = [titleKindColumn, 'title', 'day', 'cell', rating, sums.ratings];
export const voteDayColumns: Columns = ['title', 'day', 'cell', 'character', votesColumn];

const stars: Counted = {
  ...{ fact: 'ratings', by: rating.name, into: 'star_days', count: sums.ratings.name },
  columns: starDayColumns,
};
const votes: Counted = {
  ...{ fact: 'character_votes', by: 'character', into: 'vote_days', count: votesColumn.name },
  columns: voteDayColumns,
};

export const starDays = factDays(stars);
export const voteDays = factDays(votes);
export const titleStarsInsert = factTotals(stars, 'title_stars');
export const characterTotalsInsert = factTotals(votes, 'character_totals');

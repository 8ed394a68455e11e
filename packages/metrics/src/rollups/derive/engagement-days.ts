// Reactions, ratings, character votes and comments -> engagements of a title per day and cell.
//
// An append adds rows of difference: what its load brought, less what gave way to it. So it reads the rows that it may have changed
// and nothing else, and rows that are there are neither sought nor deleted.
import type { EngagementFact } from '@cvm/contract';
import { pointsByFact } from '../../measures/engagement.ts';
import { namesOf, sums } from '../columns.ts';
import { type Before, kindOf, type Place, packedKey, type Slice, unpacked, weekOf } from './slice.ts';

const figures = namesOf([sums.points, sums.stars, sums.ratings]);
const columns = ['title', 'day', 'cell', ...figures].join(', ');

/** Rows of a fact, as a table with a condition, and how often each counts: an append adds some and takes others away. */
export type Change = { readonly rows: string; readonly times: 1 | -1 };

/** title, day, cell, points, stars and ratings of engagements. */
const engagementRows = (of: (fact: EngagementFact) => readonly Change[]): string =>
  pointsByFact
    .flatMap(({ fact, points }) =>
      of(fact).map(({ rows, times }) => {
        const [stars, ratings] = fact === 'ratings' ? ['rating', 1] : [0, 0];
        const values = [points, stars, ratings].map((value, i) => `toInt64(${value}) * ${times} as ${figures[i]}`);
        return `select title, day, cell, ${values.join(', ')}\nfrom ${rows}`;
      }),
    )
    .join('\nunion all\n');

const added = figures.map((name) => `sum(e.${name}) as ${name}`).join(', ');
const isSome = figures.map((name) => `${name} != 0`).join(' or ');

export const titleEngagementDaysInsert = (
  { database }: Place,
  { of, days }: Slice,
): string => `insert into ${database}.title_engagement_days (${columns})
select ${unpacked}, ${figures.join(', ')}
from (
  select ${packedKey} as key, ${added}
  from (
    ${engagementRows((fact) => [{ rows: `${database}.${fact} where ${of} and ${days('day')}`, times: 1 }])}
  ) as e
  group by key
)`;

/** The same rows by day. `slice.of` picks titles. */
export const engagementDaysInsert = (place: Place, { of, days }: Slice): string =>
  ofDays(place, `${place.database}.title_engagement_days where ${of} and ${days('day')}`);

/** Their sums by week, of everybody. */
export const engagementWeeksInsert = (place: Place, { of, days }: Slice): string =>
  ofWeeks(place, `${place.database}.title_engagement_days where ${of} and ${days('day')}`);

const ofDays = (place: Place, rows: string): string =>
  `insert into ${place.database}.engagement_days (title_kind, ${columns})
select ${kindOf(place)}, ${columns} from ${rows}`;

const ofWeeks = (place: Place, rows: string): string =>
  `insert into ${place.database}.engagement_weeks (title_kind, week, title, ${figures.join(', ')})
select ${kindOf(place, 'e.title')}, ${weekOf('e.day')} as week, e.title, ${added}
from (select * from ${rows}) as e
group by e.title, week
having ${isSome}`;

/** A table of the stage database: the rows that an append adds. */
const addedRows = ({ stageDatabase }: Place): string => `${stageDatabase}.added_engagement_days`;

/** Fills that table. What `changed` names twice, once with each sign, cancels out. */
export const createAddedEngagements = (place: Place, changed: (fact: EngagementFact) => readonly Change[]): string =>
  `create table ${addedRows(place)} engine = MergeTree order by (title, day, cell) as
select title, day, cell, ${added}
from (
  ${engagementRows(changed)}
) as e
group by title, day, cell
having ${isSome}`;

/** Into both orders, and by week. */
export const addedEngagementsInserts = (place: Place): readonly string[] => [
  `insert into ${place.database}.title_engagement_days (${columns}) select ${columns} from ${addedRows(place)}`,
  ofDays(place, addedRows(place)),
  ofWeeks(place, addedRows(place)),
];

/** The rows that a slice of another rollup counts. */
export const engagementsOf = (place: Place, { of, days, isLater }: Slice): string =>
  isLater === true
    ? `${addedRows(place)} where ${of}`
    : `${place.database}.title_engagement_days where ${of} and ${days('day')}`;

/**
 * The rows that a preset gains and loses, as a subquery: `isNew` says of each whether the edition before had it. Titles of which
 * earlier days changed are counted anew: all of theirs are.
 */
export const movedEngagements = (place: Place, { earlier, late }: Before, fallsOut: string): string => `(
    select ${columns}, true as isNew from ${addedRows(place)} where title not in (${late})
    union all
    select ${columns}, true as isNew from ${place.database}.title_engagement_days where title in (${late})
    union all
    select ${columns}, false as isNew from ${earlier}.engagement_days where title not in (${late}) and (${fallsOut})
  )`;

/** Which days have data. */
import { daysBetween, engagementFacts, laterDay } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { all, join, param, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { inRange, people, seen } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { countsOf, type Source } from '../rollups/counting.ts';
import { dayNumbered, numberOfDay } from '../rollups/derive/slice.ts';
import type { Dimension } from '../rollups/rollup.ts';

/** An unfollow is something that happened as well; each read by itself, in half the time that both days of a row take. */
const followed = [
  '(select title, cell, began as day from follows)',
  '(select title, cell, assumeNotNull(ended) as day from follows where ended is not null)',
];

type Days = Pick<Source, 'from' | 'where' | 'mayCountNone'> & Partial<Pick<Source, 'sums'>>;

/** On a day of which rows cancel out nothing happened. */
const somethingLeft = ({ sums = [], mayCountNone = false }: Pick<Days, 'sums' | 'mayCountNone'>): Sql =>
  mayCountNone
    ? sql`
having ${join(
        sums.map((one) => sql`${one.sql} > 0`),
        ' or ',
      )}`
    : sql``;

/** How many days of the range may have anything; null where the first day that has is not known. */
const daysPossible = ({ range, edition }: Plan): number | null => {
  const first = edition.dataFrom ?? null;
  if (first === null) return null;
  const from = range.from === null ? first : laterDay(range.from, first);
  return Math.max(0, daysBetween(from, range.to) + 1);
};

/** Rows of a day each, told apart by title where some of them are hidden. */
const daysOf = ({ from, where, ...counted }: Days, limits: readonly Sql[]): Sql => sql`select day from ${from}
where ${all([...where, ...limits])}
group by day${somethingLeft(counted)}`;

/**
 * The days of which a rollup knows by a few numbers: on most, somebody starts or stops to follow a title. Where these are all that
 * there can be, nothing else is read: of a table under a condition that is false before it is read, no row is.
 */
const known = (plan: Plan, limits: readonly Sql[], per: readonly Dimension[]) => {
  const possible = daysPossible(plan);
  if (possible === null) return null;
  const source = countsOf(plan, { parts: ['turns'], per }, () => null);
  if (source === null) return null;
  const { from, where } = source;
  const select = sql`select groupArray(toUInt32(${raw(numberOfDay('day'))})) as days, count() as n
from (
  ${daysOf({ from, where }, limits)}
)`;
  const { days } = wholeOf(select, ['days'], 'Array(UInt32)');
  const { n } = wholeOf(select, ['n']);
  return {
    rows: sql`select ${raw(dayNumbered('number'))} as day from (select arrayJoin(${days}) as number)`,
    isMissing: sql`${n} < ${param('date', 'UInt32', possible)}`,
  };
};

/** The days that have any fact, of the people, titles and days that the user may see. */
export const daysWithData = (plan: Plan): Sql => {
  const limits = seen(plan);
  const rows = [...inRange(plan), ...people(plan)];
  const fact = (from: Sql): Days => ({ from, where: rows });
  const isOfAll = limits.length === 0;
  const per: readonly Dimension[] = isOfAll ? ['day'] : ['title', 'day'];
  const viewed = countsOf<Days>(
    plan,
    { parts: ['views'], per: isOfAll ? ['kind', 'day'] : per, of: 'whole' },
    (noted) => fact(noted(raw('views'))),
  );
  const engaged = countsOf<Days[]>(plan, { parts: ['points'], per, of: 'whole' }, (noted) =>
    engagementFacts.map((name) => fact(noted(raw(name)))),
  );
  const first = known(plan, limits, per);
  const conditions = first === null ? limits : [first.isMissing, ...limits];
  const facts = [
    viewed,
    ...followed.map((rows) => fact(raw(rows))),
    ...[engaged].flat(),
    fact(raw('survey_responses')),
  ].map((days) => daysOf(days, conditions));
  return answer(
    plan,
    sql`select day as date
from (
  ${join([...(first === null ? [] : [first.rows]), ...facts], '\nunion all\n')}
)
group by date`,
  );
};

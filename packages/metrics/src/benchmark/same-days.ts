/**
 * Same days since premiere: titles that are compared are counted as old as the title was. The days of each are moved by how
 * much later than the title it was released, so that every figure reads the range of the title and means the same days from
 * release. In: the plan and the title. Out: which titles have come that far, and the facts with their days moved.
 */
import { join, type Param, param, raw, type Sql, sql } from '../compile/sql.ts';
import { endDay } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { dataThrough } from '../shapes/release.ts';

/** The columns of the facts that are days. */
const days = {
  views: ['day'],
  follows: ['began', 'ended'],
  ratings: ['day'],
  reactions: ['day'],
  character_votes: ['day'],
  comments: ['day'],
  episodes: ['air_date'],
} as const;

/** A day of the range, as far from the release of a row of `titles` as it is from that of the title. */
const moved = (releaseDay: Sql, day: Param): Sql => sql`addDays(release_day, dateDiff('day', (${releaseDay}), ${day}))`;

/** The day on which the title is released; of none, or one whose day is unknown, null. `isSubject` finds it in `titles`. */
export const releaseOf = (isSubject: Sql): Sql => sql`select any(release_day) from titles where ${isSubject}`;

/** Conditions on `titles`: all of their days have data and may be seen by the user. */
export const comeThatFar = (plan: Plan, releaseDay: Sql): Sql[] => {
  const { earliest, range } = plan;
  const first = (day: string): Param => param('date', 'Date32', day);
  return [
    sql`ifNull(${moved(releaseDay, endDay(plan))} <= ${dataThrough(plan)}, 0)`,
    ...(earliest === null
      ? []
      : [sql`ifNull(${moved(releaseDay, first(range.from ?? earliest))} >= ${first(earliest)}, 0)`]),
  ];
};

/** Common tables that stand in for the facts, of these titles alone; `later` is how many days each is moved back. */
export const movedFacts = (releaseDay: Sql, titles: Sql): Sql => {
  const facts = Object.entries(days).map(([fact, columns]) => {
    const back = columns.map((column) => `addDays(${fact}.${column}, -moved.later) as ${column}`);
    return raw(`${fact} as (
  select ${fact}.* replace(${back.join(', ')})
  from ${fact}
  inner join moved on moved.title = ${fact}.title
)`);
  });
  return join(
    [
      sql`moved as (
  select title, dateDiff('day', (${releaseDay}), assumeNotNull(release_day)) as later
  from titles
  where title in ${titles}
)`,
      ...facts,
    ],
    ',\n',
  );
};

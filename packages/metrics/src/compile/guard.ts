/**
 * Whether an answer tells of too few people. A breakdown by age, gender or country does where its audience is small; any
 * answer about people does where the call picks some of them, and where it picks nearly all whom the user may see:
 * with the answer about all, it would tell of the few others.
 */
import type { Clause, FilterId } from '@cvm/contract';
import { type Plan, type PlanInTwo, peopleFilters } from '../plan.ts';
import { all, join, raw, type Sql, type Statement, sql } from './sql.ts';
import { people } from './where.ts';

/**
 * A row for each group of people behind the answer: `n` of them, and `others`, those behind it without the call's filters
 * on people; of either, more than the minimum are not told from as many.
 */
export type Guard = {
  readonly statement: Statement;
  /** Likewise as many as there are at least: asked first, and where these are enough or nobody, those there are are not counted. */
  readonly atLeast: Statement | null;
  readonly minimumBase: number;
};

/** The selects of a guard. */
export type Guarding = { readonly rows: Sql; readonly atLeast: Sql | null };

/** One row, column `n`: the people of a group, and of a guard `others`, see `sampleOf`. */
export type Group = (plan: Plan) => Sql;

/** Whom an answer is about. */
export type Guarded = {
  /** Everybody behind it. */
  readonly sample?: Group;
  /** Of a breakdown of people: those of whom it is known where they belong. Its rows tell how many these are. */
  readonly known?: Group;
  /** Whom it tells of where it has no sample size: each group is looked at for itself. */
  readonly groups?: readonly Group[];
  /** In place of all others: whom it tells of where few are kept back cell by cell, so that only those whom the call leaves out are looked at. */
  readonly leftOut?: readonly Group[];
  /** For each of `groups` how many it has at least, where that is found sooner; null where it is not. */
  readonly atLeast?: (plan: PlanInTwo) => readonly Sql[] | null;
};

const isOfPeople = ({ id }: { readonly id: FilterId }): boolean => peopleFilters.includes(id);

/** The same question about everybody whom the user may see. */
const aboutEverybody = (plan: Plan): Plan => ({
  ...plan,
  clauses: [
    ...plan.clauses.filter((clause) => !isOfPeople(clause)),
    ...peopleFilters.flatMap((id): Clause[] => {
      const values = plan.access.limits[id];
      return values === undefined ? [] : [{ id, op: 'is', values: [...values], join: 'or' }];
    }),
  ],
});

/** Likewise of a guard: everybody is read once, as a member stands in one cell, and whoever is not inside the filters is another. */
export const inTwo = (plan: Plan): PlanInTwo => ({
  ...aboutEverybody(plan),
  panel: 'Total',
  // What an aggregate goes by stands in its text; it is the operator's number.
  apart: { isInside: all(people(plan)), enough: raw(String(plan.access.minimumBase)) },
});

const told = (group: Sql): Sql => sql`select n, others
from (
  ${group}
)`;

const toldLeftOut = (group: Sql): Sql => sql`select 0 as n, others
from (
  ${group}
)`;

const rows = (selects: readonly Sql[]): Sql | null => (selects.length === 0 ? null : join(selects, '\nunion all\n'));

/** Filters of the call pick some of the people whom the user may see, and few are kept back. */
export const mayPickFew = (plan: Plan): boolean => plan.access.minimumBase > 1 && plan.query.clauses.some(isOfPeople);

/** Null where nothing has to be kept back, or the rows tell of it. */
export const guardOf = (plan: Plan, { sample, known, groups = [], leftOut, atLeast }: Guarded): Guarding | null => {
  if (!mayPickFew(plan)) return null;
  const asked = inTwo(plan);
  if (leftOut !== undefined) {
    const found = rows(leftOut.map((group) => toldLeftOut(group(asked))));
    return found && { rows: found, atLeast: null };
  }
  const first = known ?? sample;
  const every = first === undefined ? groups : [first, ...groups];
  const found = rows(every.map((group) => told(group(asked))));
  if (found === null) return null;
  const least = atLeast?.(asked) ?? null;
  return { rows: found, atLeast: least && rows(least.map(told)) };
};

/**
 * Whether an answer tells of too few people. A breakdown by age, gender or country does where its audience is small; any
 * answer about people does where the call picks some of them, and where it picks nearly all whom the user may see:
 * with the answer about all, it would tell of the few others.
 */
import type { Clause, FilterId } from '@cvm/contract';
import { type Plan, peopleFilters } from '../plan.ts';
import { join, type Sql, type Statement, sql } from './sql.ts';

/**
 * A row for each group of people behind the answer: `n` of them, and `others`, those behind it without the call's filters
 * on people.
 */
export type Guard = {
  readonly statement: Statement;
  /** Likewise as many as there are at least: asked first, and where these are enough or nobody, those there are are not counted. */
  readonly atLeast: Statement | null;
  readonly minimumBase: number;
};

/** The selects of a guard. */
export type Guarding = { readonly rows: Sql; readonly atLeast: Sql };

/** One row, column `n`: the people of a group, see `sampleOf`. */
export type Group = (plan: Plan) => Sql;

/** Whom an answer is about. */
export type Guarded = {
  /** Everybody behind it. */
  readonly sample?: Group;
  /** Of a breakdown of people: those of whom it is known where they belong. Its rows tell how many these are. */
  readonly known?: Group;
  /** Whom it tells of where it has no sample size: each group is looked at for itself. */
  readonly groups?: readonly Group[];
};

const isOfPeople = ({ id }: { readonly id: FilterId }): boolean => peopleFilters.includes(id);

/** The same question about everybody whom the user may see. */
export const aboutEverybody = (plan: Plan): Plan => ({
  ...plan,
  clauses: [
    ...plan.clauses.filter((clause) => !isOfPeople(clause)),
    ...peopleFilters.flatMap((id): Clause[] => {
      const values = plan.access.limits[id];
      return values === undefined ? [] : [{ id, op: 'is', values: [...values], join: 'or' }];
    }),
  ],
});

/** People are counted before weighting, whatever the panel. */
const counted = (group: Group, plan: Plan): Sql => sql`(select n from (
  ${group({ ...plan, panel: 'Total' })}
))`;

const everybody = (group: Group, plan: Plan): Sql => counted(group, aboutEverybody(plan));

const rows = (selects: readonly Sql[]): Sql | null => (selects.length === 0 ? null : join(selects, '\nunion all\n'));

/** Filters of the call pick some of the people whom the user may see, and few are kept back. */
export const mayPickFew = (plan: Plan): boolean => plan.access.minimumBase > 1 && plan.query.clauses.some(isOfPeople);

/** Null where nothing has to be kept back, or the rows tell of it. */
export const guardOf = (plan: Plan, { sample, known, groups = [] }: Guarded): Sql | null => {
  if (!mayPickFew(plan)) return null;
  const first = known ?? sample;
  const all = first === undefined ? groups : [first, ...groups];
  return rows(all.map((group) => sql`select ${counted(group, plan)} as n, ${everybody(group, plan)} - n as others`));
};

/** Likewise where few people are kept back cell by cell: only those whom the call leaves out are looked at. */
export const guardOfOthers = (plan: Plan, groups: readonly Group[]): Sql | null =>
  mayPickFew(plan)
    ? rows(groups.map((group) => sql`select 0 as n, ${everybody(group, plan)} - ${counted(group, plan)} as others`))
    : null;

/**
 * Whether an answer tells of too few people. A breakdown by age, gender or country does where its audience is small; any
 * view that counts its people does where the call picks some of them, and where it picks nearly all whom the account may
 * see: with the answer about all, it would tell of the few others.
 */
import type { Clause, FilterId } from '@cvm/contract';
import type { Plan } from '../plan.ts';
import type { Shape } from '../views/index.ts';
import { type Sql, type Statement, sql } from './sql.ts';

/** One row: `n`, the people behind the answer, and `others`, those behind it without the call's filters on people. */
export type Guard = { readonly statement: Statement; readonly minimumBase: number };

const peopleFilters: readonly FilterId[] = ['country', 'age', 'gender'];

const isOfPeople = ({ id }: { readonly id: FilterId }): boolean => peopleFilters.includes(id);

/** The same question about everybody whom the account may see. */
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

/** Null where nothing has to be kept back. */
export const guardOf = (plan: Plan, { sample, known }: Shape): Sql | null => {
  const picksPeople = plan.query.clauses.some(isOfPeople);
  const counted = known ?? (picksPeople ? sample : undefined);
  if (plan.access.minimumBase <= 1 || counted === undefined) return null;
  // People are counted before weighting, whatever the panel.
  const total: Plan = { ...plan, panel: 'Total' };
  const n = sql`(select n from (
  ${counted(total)}
))`;
  if (!picksPeople) return sql`select ${n} as n, 0 as others`;
  return sql`select ${n} as n, (select n from (
  ${counted(aboutEverybody(total))}
)) - n as others`;
};

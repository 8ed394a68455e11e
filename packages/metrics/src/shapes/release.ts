/** What is released, counted from the last day that has data. */
import { type Param, param, type Sql, sql } from '../compile/sql.ts';
import type { Plan } from '../plan.ts';

export const dataThrough = (plan: Plan): Param => param('data_through', 'Date32', plan.edition.dataThrough);

/** Not released by data_through: the release day is later, or unknown. */
export const notReleased = (plan: Plan): Sql => sql`ifNull(release_day > ${dataThrough(plan)}, 1)`;

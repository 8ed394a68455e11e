/**
 * `compileCrosstab(body, access, edition)`: the only way from a cross-tab to SQL, through the same passes as every view.
 *
 * Enters: the body of the call, the access rules of the user, the edition it is answered from, the key that hides
 * members. Leaves: the statements and the query as understood, as for a view, and the query that `spread` needs. The rows
 * of the statement are flat, see `crosstabView`. Throws QueryError or FilterError for what cannot be answered.
 */
import {
  type Access,
  type Column,
  type CrosstabBody,
  type CrosstabQuery,
  crosstabView,
  fieldPrefix,
  hidden,
} from '@cvm/contract';
import { type Compiled, finish, guarded } from '../compile/compile.ts';
import { type Group, guardOfOthers } from '../compile/guard.ts';
import { sampleOf } from '../compile/sample.ts';
import { join, raw, type Sql, sql } from '../compile/sql.ts';
import { titlesInside } from '../compile/where.ts';
import { QueryError } from '../error.ts';
import { applyPasses, type Trace } from '../passes/index.ts';
import { type Edition, type Plan, planOf } from '../plan.ts';
import { answer, wholeAnswer } from './answer.ts';
import { guardsOfAll } from './bases.ts';
import type { Crosstab } from './crosstab.ts';
import type { MemberKey } from './dimensions.ts';
import { carriedParts, countedParts, partsOf, sourceOf, sourcesOf } from './figures.ts';
import { counted, factsOf, membersOf } from './sources.ts';
import { crosstabQuery } from './understand.ts';

/** Every cell and every total of the table with what was counted of them, from which `settled` makes the answer. */
export type WholeCrosstab = { readonly compiled: Compiled; readonly plan: Plan };

export type CompiledCrosstab = Compiled & {
  readonly crosstab: CrosstabQuery;
  /**
   * Asked in place of the rows where the call is honest or where a row says `has_few`. Null where nobody is few.
   */
  readonly whole: WholeCrosstab | null;
};

/** Members with a row of any fact that is counted, before weighting. */
const sample = (crosstab: Crosstab): Sql => {
  const { plan, query } = crosstab;
  const sources = sourcesOf(partsOf(query.measures)).filter((source) => source !== 'binges');
  const members = sources.map((source) => membersOf(crosstab, source));
  return sql`with ${join([sql`picked as (${titlesInside(plan)})`, ...factsOf(crosstab, sources)], ',\n')}
${sampleOf(
  plan,
  sql`from (
  ${join(members, '\nunion all\n')}
)`,
)}`;
};

const withColumns = (plan: Plan, columns: readonly Column[]): Plan => ({
  ...plan,
  view: { ...plan.view, columns: [...plan.view.columns, ...columns] },
});

/** Too few people to be told apart must not be told apart one by one. */
const refuseMembers = ({ rows, pivots }: CrosstabQuery, { minimumBase }: Access): void => {
  if (minimumBase <= 1 || ![...rows, ...pivots].includes('user_id')) return;
  throw new QueryError(
    'incompatible_fields',
    `"${fieldPrefix}user_id" shows people one by one, and groups of fewer than ${minimumBase} are not shown.`,
    { dimension: `${fieldPrefix}user_id` },
  );
};

/** Each group of people that a measure tells of, in the whole table. */
const groupsOf = (crosstab: Crosstab): Group[] =>
  guardsOfAll(crosstab.query.measures).map((base) => (plan) => {
    const name = `n_${base}` as const;
    const source = sourceOf(name);
    const of = { ...crosstab, plan, parts: [...crosstab.parts, name] };
    return sql`with ${join([sql`picked as (${titlesInside(plan)})`, ...factsOf(of, [source])], ',\n')}
select ${raw(name)} as n
from (
  ${counted(of, source, [], [name])}
)`;
  });

/** Few people are kept back cell by cell, not for the answer as one; those whom it leaves out, in none of its cells. */
const finished = (plan: Plan, rows: () => Sql, crosstab: Crosstab): Compiled => ({
  ...finish(plan, { rows, sample: () => sample(crosstab) }),
  guard: guarded(plan, guardOfOthers(plan, groupsOf(crosstab))),
});

const wholeOf = (crosstab: Crosstab): WholeCrosstab => {
  const parts = countedParts(crosstab.query, crosstab.plan, true);
  const columns = carriedParts(parts).map((name) => hidden(`part_${name}`, name, 'number'));
  const plan = withColumns(crosstab.plan, columns);
  const whole = { ...crosstab, plan, parts, isWhole: true };
  return { compiled: finished(plan, () => wholeAnswer(whole), crosstab), plan };
};

export const compileCrosstab = (
  body: CrosstabBody,
  access: Access,
  edition: Edition,
  memberKey: MemberKey,
  trace?: Trace,
): CompiledCrosstab => {
  const query = crosstabQuery(body);
  refuseMembers(query, access);
  const asked = applyPasses(planOf(crosstabView(query), query, access, edition), trace);
  const mayBeFew = access.minimumBase > 1;
  const plan = mayBeFew ? withColumns(asked, [hidden('has_few', 'Few', 'integer')]) : asked;
  const crosstab = { query, plan, memberKey, parts: countedParts(query, plan, false), isWhole: false };
  const compiled = finished(plan, () => answer(crosstab), crosstab);
  const whole = mayBeFew || query.honest === true ? wholeOf({ ...crosstab, plan: asked }) : null;
  return { ...compiled, crosstab: query, whole };
};

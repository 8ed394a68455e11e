/**
 * `compileCrosstab(body, access, edition)`: the only way from a cross-tab to SQL, through the same passes as every view.
 *
 * Enters: the body of the call, the access rules of the account, the edition it is answered from, the key that hides
 * members. Leaves: the statements and the query as understood, as for a view, and the query that `spread` needs. The rows
 * of the statement are flat, see `crosstabView`. Throws QueryError or FilterError for what cannot be answered.
 */
import { type Access, type CrosstabBody, type CrosstabQuery, crosstabView } from '@cvm/contract';
import { type Compiled, finish } from '../compile/compile.ts';
import { sampleOf } from '../compile/sample.ts';
import { join, type Sql, sql } from '../compile/sql.ts';
import { titlesInside } from '../compile/where.ts';
import { applyPasses } from '../passes/index.ts';
import { type Edition, planOf } from '../plan.ts';
import { answer } from './answer.ts';
import type { Crosstab } from './crosstab.ts';
import type { MemberKey } from './dimensions.ts';
import { sourcesOf } from './figures.ts';
import { factsOf, membersOf } from './sources.ts';
import { crosstabQuery } from './understand.ts';

export type CompiledCrosstab = Compiled & { readonly crosstab: CrosstabQuery };

/** Members with a row of any fact that is counted, before weighting. */
const sample = (crosstab: Crosstab): Sql => {
  const { plan, query } = crosstab;
  const sources = sourcesOf(query.measures).filter((source) => source !== 'binges');
  const members = sources.map((source) => membersOf(crosstab, source));
  return sql`with ${join([sql`picked as (${titlesInside(plan)})`, ...factsOf(crosstab, sources)], ',\n')}
${sampleOf(
  plan,
  sql`from (
  ${join(members, '\nunion all\n')}
)`,
)}`;
};

export const compileCrosstab = (
  body: CrosstabBody,
  access: Access,
  edition: Edition,
  memberKey: MemberKey,
): CompiledCrosstab => {
  const query = crosstabQuery(body);
  const plan = applyPasses(planOf(crosstabView(query), query, access, edition));
  const crosstab = { query, plan, memberKey };
  const compiled = finish(plan, { rows: () => answer(crosstab), sample: () => sample(crosstab) });
  return { ...compiled, crosstab: query };
};

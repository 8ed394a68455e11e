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
  type ComparedPeriod,
  type CrosstabBody,
  type CrosstabQuery,
  crosstabView,
  daysCompared,
  fieldPrefix,
  hidden,
  isCalculated,
  once,
  periodsIn,
} from '@cvm/contract';
import { type Compiled, finish } from '../compile/compile.ts';
import type { Sql } from '../compile/sql.ts';
import { QueryError } from '../error.ts';
import { applyPasses, type Trace } from '../passes/index.ts';
import { type Edition, type Plan, planOf } from '../plan.ts';
import { answer, wholeAnswer } from './answer.ts';
import type { Crosstab } from './crosstab.ts';
import type { MemberKey } from './dimensions.ts';
import { carriedParts, countedParts } from './figures.ts';
import { groupsBehind, sampleBehind } from './people.ts';
import { crosstabQuery } from './understand.ts';

/** Every cell and every total of the table with what was counted of them, from which `settled` makes the answer. */
export type WholeCrosstab = { readonly compiled: Compiled; readonly plan: Plan };

export type CompiledCrosstab = Compiled & {
  readonly crosstab: CrosstabQuery;
  /** Are the statements those of the whole table? They are where the call is honest or calculates. */
  readonly isWhole: boolean;
  /** Asked in place of the rows where one of them says `has_few`: most calls never do, so it is made then. Null where nobody is few. */
  readonly whole: (() => WholeCrosstab) | null;
  /** The same table of the days that calculated fields compare with. */
  readonly compared: ReadonlyMap<ComparedPeriod, WholeCrosstab>;
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

const finished = (plan: Plan, rows: () => Sql, crosstab: Crosstab): Compiled => ({
  ...finish(plan, { rows, sample: sampleBehind(crosstab), leftOut: groupsBehind(crosstab) }),
  // A limit is of rows of cells, with their totals, and of what is shown: a whole table has all of them.
  page: null,
});

const wholeOf = (crosstab: Crosstab): WholeCrosstab => {
  const parts = countedParts(crosstab.query, crosstab.plan, true);
  const columns = carriedParts(parts).map((name) => hidden(`part_${name}`, name, 'number'));
  const plan = withColumns(crosstab.plan, columns);
  const whole = { ...crosstab, plan, parts, isWhole: true };
  return { compiled: finished(plan, () => wholeAnswer(whole), crosstab), plan };
};

/** What the engine is asked: it does not know what is calculated of its figures. */
const countedOf = (query: CrosstabQuery): CrosstabQuery => ({
  ...query,
  sorts: query.sorts.filter(({ column }) => !isCalculated(column)),
});

/** The same question about other days, through the same passes: these may not be cut short by what the user may see. */
const comparedWith = (crosstab: Crosstab, period: ComparedPeriod): WholeCrosstab => {
  const { plan, query } = crosstab;
  const { from, to } = plan.range;
  const [field] = query.calculated?.filter((one) => 'period' in one && one.period === period) ?? [];
  const details = { calculated: field?.name ?? '', part: 'period' };
  if (from === null || to < from)
    throw new QueryError(
      'incompatible_fields',
      `"${field?.name}": there is no period before all time, and none before no days. Choose dates.`,
      {
        ...details,
        fault: 'no_days',
      },
    );
  const days = daysCompared({ from, to }, period);
  const clauses = query.clauses.filter(({ id }) => id !== 'date' && id !== 'daysInPast');
  const dates = {
    id: 'date' as const,
    op: 'between' as const,
    values: [days.from ?? from, days.to],
    join: 'or' as const,
  };
  const asked = { ...countedOf(query), clauses: [...clauses, dates] };
  const other = applyPasses(planOf(crosstabView(query), asked, plan.access, plan.edition));
  if (other.range.from !== days.from || other.range.to !== days.to)
    throw new QueryError('forbidden', `"${field?.name}": you may not see all of the days it compares with.`, details);
  return wholeOf({ ...crosstab, plan: other });
};

const rangesOf = (compared: ReadonlyMap<ComparedPeriod, WholeCrosstab>): CrosstabQuery['compared'] =>
  Object.fromEntries([...compared].map(([period, { plan }]) => [period, plan.range]));

export const compileCrosstab = (
  body: CrosstabBody,
  access: Access,
  edition: Edition,
  memberKey: MemberKey,
  trace?: Trace,
): CompiledCrosstab => {
  const query = crosstabQuery(body);
  refuseMembers(query, access);
  const asked = applyPasses(planOf(crosstabView(query), countedOf(query), access, edition), trace);
  const mayBeFew = access.minimumBase > 1;
  const plan = mayBeFew ? withColumns(asked, [hidden('has_few', 'Few', 'integer')]) : asked;
  const crosstab = { query, plan, memberKey, parts: countedParts(query, plan, false), isWhole: false };
  const calculated = query.calculated ?? [];
  const isWhole = query.honest === true || calculated.length > 0;
  const whole = once(() => wholeOf({ ...crosstab, plan: asked }));
  const periods = periodsIn(calculated);
  const compared = new Map(
    periods.map((period) => [period, comparedWith({ ...crosstab, plan: asked }, period)] as const),
  );
  const known = periods.length === 0 ? query : { ...query, compared: rangesOf(compared) };
  const compiled = isWhole ? whole().compiled : finished(plan, () => answer(crosstab), crosstab);
  return { ...compiled, crosstab: known, isWhole, whole: isWhole || mayBeFew ? whole : null, compared };
};

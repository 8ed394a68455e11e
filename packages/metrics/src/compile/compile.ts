/**
 * `compile(query, access, edition)`: the only way from a query to SQL. Without access rules there is no SQL.
 *
 * Enters: a query (plain, serialisable), the access rules of the user, the edition it is answered from.
 * Leaves: the statements to run and the query as understood. Throws QueryError for what cannot be answered.
 */
import {
  type Access,
  type CellValue,
  type Clause,
  contentTypeOf,
  type DateRange,
  type Query,
  type Sort,
  type ViewDefinition,
  viewDefinition,
} from '@cvm/contract';
import { applyPasses, type Trace } from '../passes/index.ts';
import {
  clausesOf,
  type Edition,
  namesTitles,
  type Panel,
  type Plan,
  planOf,
  seesAllOf,
  titleFilters,
} from '../plan.ts';
import { isAboutFew } from '../rollups/rollup.ts';
import { type Shape, shapes } from '../views/index.ts';
import { type Guard, type Guarding, guardOf } from './guard.ts';
import { type NamedParts, namedParts } from './named-parts.ts';
import { type Page, pageOf } from './page.ts';
import { type Settling, settling, type Told } from './settling.ts';
import { render, type Sql, type Statement } from './sql.ts';

export type Compiled = {
  readonly view: ViewDefinition;
  readonly rows: Statement;
  /** What many answers have alike, and is asked for itself: whom the rows are compared with, or what they are called. */
  readonly base: Statement | null;
  /** Makes the rows of the answer from those of the statements; null where they are the answer. */
  readonly settled: Settling | null;
  /** The people behind the answer, from the rows of the statement; null where these do not tell. */
  readonly people: Told | null;
  /** One row, column `n`; null for a view without a sample size, or whose rows tell it. */
  readonly sample: Statement | null;
  /** Asked beside the rows, which are kept back where it finds too few people; null where nothing has to be. */
  readonly guard: Guard | null;
  /** Asked beside the rows, which are no answer where it finds less than the question names; null where it names no part of a title. */
  readonly named: { readonly statement: Statement; readonly check: NamedParts['check'] } | null;
  /** It is not about a few titles that it names, so that much is read for it. */
  readonly isWide: boolean;
  /** The filters as understood: access applied. */
  readonly clauses: Clause[];
  readonly range: DateRange;
  readonly panel: Panel;
  readonly sorts: readonly Sort[];
  readonly limit: number | null;
  /** Rows before the first one that is answered; null where no page by its place was asked for. */
  readonly offset: number | null;
  /** The page that the rows are; null where they are all, or settled behind the engine, or begin after a row. */
  readonly page: Page | null;
  /** The row that the answer begins after; null where it begins with its first. */
  readonly after: readonly CellValue[] | null;
};

/**
 * The statement of a plan. A shape that reads titles or facts without a look at the kinds the user may see is a fault:
 * whoever names a title of the other kind would be answered.
 */
export const statementOf = ({ view, access, query }: Plan, fragment: Sql): Statement => {
  if (view.namesNoTitle && !seesAllOf(access, view) && namesTitles(query.clauses))
    throw new Error(`"${view.id}" was asked by titles, so that it cannot name none.`);
  if (!view.namesNoTitle && !fragment.narrowed) throw new Error(`"${view.id}" forgets the kinds of title of the user.`);
  return render(fragment);
};

/** What keeps an answer back, from the selects of a guard. */
export const guarded = (plan: Plan, guard: Guarding | null): Guard | null =>
  guard && {
    statement: statementOf(plan, guard.rows),
    atLeast: guard.atLeast && statementOf(plan, guard.atLeast),
    minimumBase: plan.access.minimumBase,
  };

/** Votes for an actor are found by the titles of the characters; titles that are named as an audience are compared with all others. */
const isWide = (plan: Plan): boolean =>
  plan.view.joinsSeeds === true || !(isAboutFew(plan) || clausesOf(plan, 'actor').length > 0);

/**
 * What an answer says it is of. A user of one kind of title gets that kind alone of a view of both, which nothing else would tell: its
 * totals would stand for those of all titles.
 */
const toldClauses = ({ view, access: { kinds }, clauses }: Plan): Clause[] => {
  const [kind, ...others] = kinds;
  const isOfBoth = view.kind === undefined && view.filters.includes('contentType');
  const saysWhich = clauses.some(({ id, op }) => op === 'is' && ['contentType', ...titleFilters].includes(id));
  if (kind === undefined || others.length > 0 || !isOfBoth || saysWhich) return [...clauses];
  return [{ id: 'contentType', op: 'is', values: [contentTypeOf[kind]], join: 'or' }, ...clauses];
};

/** The statements of a plan after its passes, and the query as understood. */
export const finish = (plan: Plan, shape: Shape): Compiled => {
  const { view, range, panel, sorts, limit, offset } = plan;
  const rows = statementOf(plan, shape.rows(plan));
  const people = shape.people?.(plan) ?? null;
  const named = namedParts(plan);
  return {
    view,
    guard: guarded(plan, guardOf(plan, shape)),
    named: named && { statement: statementOf(plan, named.rows), check: named.check },
    rows,
    // As wholes are: it names no title, and the rows beside it have the kinds.
    base: shape.base ? render(shape.base(plan)) : null,
    people: people && { of: people, minimumBase: plan.access.minimumBase },
    settled: shape.settle === undefined ? null : settling(plan, shape.settle, shape.names?.(plan) ?? null, shape.first),
    sample: people === null && shape.sample ? statementOf(plan, shape.sample(plan)) : null,
    isWide: isWide(plan),
    clauses: toldClauses(plan),
    range,
    panel,
    sorts,
    limit,
    offset,
    page: shape.settle === undefined ? pageOf(plan, rows, shape.count && statementOf(plan, shape.count(plan))) : null,
    after: plan.query.after ?? null,
  };
};

/** `trace` is told of the query after each pass. */
export const compile = (query: Query, access: Access, edition: Edition, trace?: Trace): Compiled =>
  finish(applyPasses(planOf(viewDefinition(query.view), query, access, edition), trace), shapes[query.view]);

/**
 * Is the query one that this view can answer? Every filter must be accepted by the view, with an operator and values of
 * its kind, what is required must be there, sorts must name columns. Unknown things are refused by name, never dropped.
 */
import {
  aboutOne,
  type Clause,
  clauseSchema,
  FilterError,
  formatFilters,
  isNumeric,
  joinedByOr,
  parseFilters,
  rowsMax,
  type ViewDefinition,
} from '@cvm/contract';
import { QueryError } from '../error.ts';
import type { Pass, Plan } from '../plan.ts';

/** Clauses also arrive as stored JSON; going through their text applies the rules of each filter kind once more. */
const checkValues = (clauses: readonly Clause[]): void => {
  for (const clause of clauses)
    if (!clauseSchema.safeParse(clause).success) {
      const filter = String(clause.id).slice(0, 80);
      throw new QueryError('bad_filter', `The filter "${filter}" is not one that can be understood.`, { filter });
    }
  try {
    parseFilters(formatFilters(clauses));
  } catch (error) {
    if (error instanceof FilterError) throw new QueryError('bad_filter', error.message, { filter: error.filter });
    throw error;
  }
};

const checkMetric = (view: ViewDefinition, clause: Clause): void => {
  const column = view.columns.find((candidate) => candidate.name === clause.values[0]);
  if (!column || !isNumeric(column))
    throw new QueryError('bad_filter', `"${view.id}" has no metric "${clause.values[0]}".`, { filter: 'metric' });
};

const checkClauses = (view: ViewDefinition, clauses: readonly Clause[]): void => {
  for (const clause of clauses) {
    if (!view.filters.includes(clause.id))
      throw new QueryError('unknown_filter', `"${view.id}" does not take the filter "${clause.id}".`, {
        filter: clause.id,
      });
    if (clause.id === 'metric') checkMetric(view, clause);
    const { length } = clause.values;
    if (clause.id === aboutOne(view) && length > 1)
      throw new QueryError('bad_filter', `"${view.id}" is about one ${clause.id}, not ${length}.`, {
        filter: clause.id,
      });
  }
  for (const needed of view.required)
    if (!clauses.some((clause) => needed.includes(clause.id) && clause.op !== 'is_not'))
      throw new QueryError(
        'missing_filter',
        `"${view.id}" needs the filter ${needed.map((id) => `"${id}"`).join(' or ')}.`,
        {
          filter: needed[0] ?? '',
        },
      );
};

const checkSorts = ({ query, view }: Plan): void => {
  for (const sort of query.sorts)
    if (!view.columns.some((column) => column.name === sort.column))
      throw new QueryError('bad_sort', `"${view.id}" has no field "${sort.column}" to sort by.`, { sort: sort.column });
};

/** Where the answer begins and ends. A page by its place has an end, and no second beginning. */
const checkPlace = ({ limit, offset, after }: Plan['query']): void => {
  if (limit !== undefined && (!Number.isInteger(limit) || limit < -1 || limit > rowsMax))
    throw new QueryError('bad_limit', `The limit must be a whole number from -1 (all rows) to ${rowsMax}.`, {
      field: 'limit',
    });
  if (offset === undefined) return;
  const refused = (message: string) => new QueryError('bad_request', message, { field: 'offset' });
  if (!Number.isInteger(offset) || offset < 0 || offset > rowsMax)
    throw refused(`"offset" must be a whole number from 0 to ${rowsMax}.`);
  if (after !== undefined) throw refused('"offset" and "after" both say where the answer begins: give one of them.');
  if (limit === undefined || limit < 0) throw refused('"offset" needs "limit": how many rows the page has.');
};

export const validate: Pass = {
  name: 'validate',
  run: (plan) => {
    checkValues(plan.clauses);
    checkClauses(plan.view, plan.clauses);
    checkSorts(plan);
    checkPlace(plan.query);
    return plan.view.joinsSeeds === true ? plan : { ...plan, clauses: joinedByOr(plan.clauses) };
  },
};

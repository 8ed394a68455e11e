/**
 * What the user has changed in the filter bar and not applied yet. Only the changed filters are held, each with all
 * its clauses; everything else is as applied. Edits belong to the address they were made on: once that says something
 * else (Apply, back, a link), they are over, so nothing has to be synchronised.
 */
import { type Clause, type FilterId, filterDefinition } from '@cvm/contract';

/** The clauses of each changed filter; an empty list = cleared. */
export type Edits = Partial<Record<FilterId, readonly Clause[]>>;

/** Edits and the filters of the address they were made on. */
export type PendingState = { address: string; edits: Edits };

export type EditAction = { address: string } & (
  | { type: 'edit'; id: FilterId; clauses: readonly Clause[] }
  | { type: 'clear'; id: FilterId }
  | { type: 'reset' }
);

/** The edits that hold on an address. */
export const editsOn = (state: PendingState, address: string): Edits => (state.address === address ? state.edits : {});

const nextEdits = (edits: Edits, action: EditAction): Edits => {
  switch (action.type) {
    case 'edit':
      return { ...edits, [action.id]: action.clauses };
    case 'clear':
      return { ...edits, [action.id]: [] };
    case 'reset':
      return {};
  }
};

/** The one reducer of the bar. `reset` goes back to what is applied. */
export const pendingReducer = (state: PendingState, action: EditAction): PendingState => ({
  address: action.address,
  edits: nextEdits(editsOn(state, action.address), action),
});

export const clausesOf = (clauses: readonly Clause[], id: FilterId): Clause[] =>
  clauses.filter((clause) => clause.id === id);

/** The filter to begin with where saved ones are changed: the first that is set, as the others may not be available beside it. */
export const firstSet = (ids: readonly FilterId[], clauses: readonly Clause[]): FilterId | undefined =>
  ids.find((id) => clausesOf(clauses, id).length > 0);

/** The clauses that Apply would run. */
export const pendingClauses = (applied: readonly Clause[], edits: Edits): Clause[] => [
  ...applied.filter((clause) => edits[clause.id] === undefined),
  ...Object.values(edits).flatMap((clauses) => clauses ?? []),
];

/** One spelling for clauses that mean the same: the order of listed values means nothing. */
const spelling = (clause: Clause): string => {
  const isList = clause.op === 'is' || clause.op === 'is_not';
  const joins = filterDefinition(clause.id).joins === true && clause.values.length > 1;
  return JSON.stringify([
    clause.id,
    clause.op,
    isList ? clause.values.toSorted() : clause.values,
    joins ? clause.join : 'or',
  ]);
};

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.toSorted().every((text, index) => text === b.toSorted()[index]);

/** Do two lists of clauses ask the same? */
export const sameClauses = (a: readonly Clause[], b: readonly Clause[]): boolean =>
  sameSet(a.map(spelling), b.map(spelling));

/** The filters whose pending clauses differ from the applied ones: their number stands on Apply. */
export const changedFilters = (applied: readonly Clause[], edits: Edits): FilterId[] => {
  const pending = pendingClauses(applied, edits);
  const ids = new Set([...applied, ...pending].map((clause) => clause.id));
  return [...ids].filter((id) => !sameClauses(clausesOf(applied, id), clausesOf(pending, id)));
};

/** A clause of the bar's line: as applied, waiting to be added, or waiting to be taken away. */
export type ClauseStatus = 'applied' | 'added' | 'removed';

/**
 * What the line under the bar lists: every pending clause, and of the applied ones those that Apply would end. A
 * clause that was changed is shown as it will be; one that goes without a successor is shown as going.
 */
export const clauseStatuses = (
  applied: readonly Clause[],
  pending: readonly Clause[],
): { clause: Clause; status: ClauseStatus }[] => {
  const [before, after] = [applied.map(spelling), pending.map(spelling)];
  const successor = (clause: Clause) =>
    clause.id !== 'metric' &&
    pending.some(({ id, op }) => id === clause.id && (op === 'is_not') === (clause.op === 'is_not'));
  const kept = pending.map((clause, index) => ({
    clause,
    status: before.includes(after[index] ?? '') ? ('applied' as const) : ('added' as const),
  }));
  const going = applied
    .filter((clause, index) => !after.includes(before[index] ?? '') && !successor(clause))
    .map((clause) => ({ clause, status: 'removed' as const }));
  return [...kept, ...going];
};

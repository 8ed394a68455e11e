/** The state of one option of a list filter and its cycle: empty, included, excluded, empty (1-foundation section 4). */
import type { Clause, FilterId } from '@cvm/contract';

export type OptionState = 'empty' | 'included' | 'excluded';

/** The state of a value under the clauses of its filter. */
export const optionState = (clauses: readonly Clause[], value: string): OptionState => {
  const clause = clauses.find(({ values }) => values.includes(value));
  if (clause === undefined) return 'empty';
  return clause.op === 'is_not' ? 'excluded' : 'included';
};

/** The next state of the cycle; without exclusion it is empty and included only. */
export const nextState = (state: OptionState, excludes: boolean): OptionState => {
  if (state === 'empty') return 'included';
  return state === 'included' && excludes ? 'excluded' : 'empty';
};

/** The clauses of a filter with one value put into a state; the order of the other values stays. */
export const withOption = (id: FilterId, clauses: readonly Clause[], value: string, state: OptionState): Clause[] => {
  const list = (op: 'is' | 'is_not', here: boolean): Clause[] => {
    const clause = clauses.find((one) => one.op === op);
    const others = (clause?.values ?? []).filter((other) => other !== value);
    const values = here ? [...others, value] : others;
    return values.length === 0 ? [] : [{ id, op, values, join: clause?.join ?? 'or' }];
  };
  return [...list('is', state === 'included'), ...list('is_not', state === 'excluded')];
};

/** What can be done with an option at once, beside the cycle of a click. */
export type OptionDeed = 'only' | 'exclude';

export const deedLabels: Readonly<Record<OptionDeed, string>> = { only: 'Only', exclude: 'Exclude' };

export const optionDeeds = (excludes: boolean): readonly OptionDeed[] => (excludes ? ['only', 'exclude'] : ['only']);

/** The clauses of a filter after a deed: this value alone, or this one excluded beside the others. */
export const afterDeed = (id: FilterId, clauses: readonly Clause[], value: string, deed: OptionDeed): Clause[] =>
  deed === 'only' ? withOption(id, [], value, 'included') : withOption(id, clauses, value, 'excluded');

/** What the deed makes of the option, for screen readers. */
export const deedState = (deed: OptionDeed): string => (deed === 'only' ? 'only this included' : 'excluded');

/** The label of an option or chip: an excluded one says so first. */
export const stateLabel = (label: string, state: OptionState): string =>
  state === 'excluded' ? `Excludes: ${label}` : label;

/** The clauses with another join of the included values. */
export const withJoin = (clauses: readonly Clause[], join: Clause['join']): Clause[] =>
  clauses.map((clause) => (clause.op === 'is' ? { ...clause, join } : clause));

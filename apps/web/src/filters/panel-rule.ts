/**
 * The panel rule (1-foundation section 5; metrics: Panel): Balanced holds only for the United States alone, and only
 * where there is a census to weight to. Elsewhere the panel is Total and cannot be changed.
 */
import type { Clause } from '@cvm/contract';

export const panelTooltip = 'The balanced panel adjusts weights by age 18-54 and gender within country.';

export type PanelRule = {
  /** What holds: Yes = Balanced, No = Total. */
  value: 'Yes' | 'No';
  /** Why it cannot be changed; null = it can. */
  disabledReason: string | null;
};

/** Is the country filter exactly United States: it alone included, nothing excluded? */
const isUnitedStates = (clauses: readonly Clause[]): boolean => {
  const country = clauses.filter((clause) => clause.id === 'country');
  const [only] = country;
  return country.length === 1 && only?.op === 'is' && only.values.length === 1 && only.values[0] === 'US';
};

/** The panel that holds under these clauses, and whether it can be changed. */
export const panelRule = (clauses: readonly Clause[], panelAvailable: boolean): PanelRule => {
  if (!isUnitedStates(clauses))
    return { value: 'No', disabledReason: 'The panel can only be changed when Country is United States alone.' };
  if (!panelAvailable)
    return { value: 'No', disabledReason: 'The data holds no census to balance the United States panel with.' };
  const chosen = clauses.find((clause) => clause.id === 'panel')?.values[0];
  return { value: chosen === 'No' ? 'No' : 'Yes', disabledReason: null };
};

/** The clauses for a chosen panel: Balanced is the default and needs none. */
export const panelClauses = (value: string): Clause[] =>
  value === 'No' ? [{ id: 'panel', op: 'is', values: ['No'], join: 'or' }] : [];

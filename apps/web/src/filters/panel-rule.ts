/**
 * The panel rule (1-foundation section 5; metrics: Panel): Balanced holds only for the United States alone, and only
 * where there is a census to weight to. Elsewhere the panel is Total and cannot be changed.
 */
import type { Clause, Permissible } from '@cvm/contract';

export const panelTooltip = 'The balanced panel adjusts weights by age 18-54 and gender within country.';

export type PanelRule = {
  /** What holds: Yes = Balanced, No = Total. */
  value: 'Yes' | 'No';
  /** Why it cannot be changed; null = it can. */
  disabledReason: string | null;
  /** Balanced holds though nobody chose it, which has to be said. */
  byDefault: boolean;
};

/** What decides besides the clauses: the census, and the countries the user may see. */
export type PanelFacts = Pick<Permissible, 'panelAvailable' | 'limits'>;

/** How the panel that nobody chose is named. */
export const defaultPanelText = 'Balanced (default for US)';

/**
 * Is the country filter exactly United States: it alone included, nothing excluded? The countries of the user count
 * as a filter.
 */
const isUnitedStates = (clauses: readonly Clause[], allowed: readonly string[] | undefined): boolean => {
  const country = clauses.filter((clause) => clause.id === 'country');
  const included = country.find(({ op }) => op === 'is')?.values;
  const seen = allowed === undefined ? included : (included ?? allowed).filter((code) => allowed.includes(code));
  return seen?.length === 1 && seen[0] === 'US' && country.every(({ op }) => op === 'is');
};

/** The panel that holds under these clauses, and whether it can be changed. */
export const panelRule = (clauses: readonly Clause[], facts: PanelFacts | null): PanelRule => {
  const total = (disabledReason: string): PanelRule => ({ value: 'No', disabledReason, byDefault: false });
  if (!isUnitedStates(clauses, facts?.limits.country))
    return total('The panel can only be changed when Country is United States alone.');
  if (facts?.panelAvailable !== true) return total('The data holds no census to balance the United States panel with.');
  const chosen = clauses.find((clause) => clause.id === 'panel')?.values[0];
  return { value: chosen === 'No' ? 'No' : 'Yes', disabledReason: null, byDefault: chosen === undefined };
};

/** The clauses for a chosen panel: Balanced is the default and needs none. */
export const panelClauses = (value: string): Clause[] =>
  value === 'No' ? [{ id: 'panel', op: 'is', values: ['No'], join: 'or' }] : [];

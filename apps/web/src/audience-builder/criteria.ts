/** What was applied, a criterion a line. In: the clauses and the names of what they list. Pure. */
import { type Clause, type FilterLabels, type PageFilters, valueName } from '@cvm/contract';
import { type ClauseLabel, clauseLabel } from '../filters/clause-label.ts';
import { countriesNamedMax } from '../filters/entitlement.ts';
import type { PanelRule } from '../filters/panel-rule.ts';

/** "The first 7 countries are listed, then '... N more'" (3-reports-and-admin section 2). */
const countriesText = (names: readonly string[]): string => {
  const more = names.length - countriesNamedMax;
  return more > 0 ? `${names.slice(0, countriesNamedMax).join(', ')} ... ${more} more` : names.join(', ');
};

/** The words of a criterion: as those of a chip, but that more of its countries are named. */
export const criterionLabel = (
  page: PageFilters,
  clause: Clause,
  labels: FilterLabels,
  panel: PanelRule,
): ClauseLabel => {
  const label = clauseLabel(page, clause, labels, panel);
  if (clause.id !== 'country') return label;
  const text = countriesText(clause.values.map((value) => valueName('country', value, labels)));
  return { ...label, text: clause.op === 'is_not' ? `Excludes: ${text}` : text };
};

/** The clause whose titles are a seed audience that can be of any of them or of every one; null where there is no choice. */
export const joinedClause = ({ seeds }: Pick<PageFilters, 'seeds'>, applied: readonly Clause[]): Clause | null => {
  if (seeds !== true) return null;
  const titles = applied.filter(({ id, op }) => op === 'is' && (id === 'show' || id === 'movie' || id === 'title'));
  return titles.find(({ values }) => values.length > 1) ?? null;
};

/**
 * What holds for a filter among others: whether its values can be excluded, and whether it can be used at all beside
 * those that are chosen already (1-foundation sections 4 and 5). In: the page and the pending clauses.
 */
import { type Clause, type FilterId, filterDefinition, type PageFilters, type Permissible } from '@cvm/contract';

/**
 * Can values of this filter be excluded on this page? Titles never can, nor can countries where the user has a list
 * of its own.
 */
export const excludesOn = (page: PageFilters, permissible: Permissible | null, id: FilterId): boolean => {
  if (filterDefinition(id).excludes !== true || page.withoutExclusion.includes(id)) return false;
  return permissible?.limits[id] === undefined;
};

const titleIds: readonly FilterId[] = ['show', 'movie', 'title'];

const nameOf = (id: FilterId): string => filterDefinition(id).label;

/**
 * Why a filter on titles cannot be used beside the chosen ones, on pages where titles and properties exclude each other;
 * null = it can. A filter that holds something can always be changed.
 */
export const exclusiveReason = (page: PageFilters, pending: readonly Clause[], id: FilterId): string | null => {
  const content = (page.exclusivePanels ?? ['content']).flatMap((panel) => page.panels[panel] ?? []);
  if (page.exclusive !== true || !content.includes(id) || pending.some((clause) => clause.id === id)) return null;
  const isTitle = titleIds.includes(id);
  const other = pending.find((clause) => content.includes(clause.id) && (!isTitle || !titleIds.includes(clause.id)));
  if (other === undefined) return null;
  if (titleIds.includes(other.id)) return `Not available beside ${nameOf(other.id)}: clear it first.`;
  return isTitle ? `Not available beside ${nameOf(other.id)}: clear it first.` : null;
};

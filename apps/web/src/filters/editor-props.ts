/**
 * What every editor gets. An editor knows its surroundings by `bar` alone, so that it stands in the filter bar, in the
 * segment window and in the builders alike.
 */
import type { Clause, FilterId, FilterLabels, PageFilters, Permissible } from '@cvm/contract';
import type { PanelRule } from './panel-rule.ts';

export type EditorContext = {
  definition: PageFilters;
  /** All clauses as they will be once they are applied. */
  pending: readonly Clause[];
  /** The title a report page is about, where there is one. */
  about: Clause | null;
  labels: FilterLabels;
  panel: PanelRule;
  /** The user's restrictions, null = not known yet. */
  permissible: Permissible | null;
  permissibleError: Error | null;
  retryPermissible: () => void;
};

export type EditorProps = {
  bar: EditorContext;
  id: FilterId;
  /** The pending clauses of this filter. */
  clauses: readonly Clause[];
  /** Its values can be excluded on this page. */
  excludes: boolean;
  onChange: (clauses: readonly Clause[]) => void;
};

/** What the editors of a set of filters need to know: the user's restrictions, names of ids, the panel that holds. */
import type { Clause, PageFilters } from '@cvm/contract';
import { useMemo } from 'react';
import type { EditorContext } from './editor-props.ts';
import { limitClauses } from './entitlement.ts';
import { panelRule } from './panel-rule.ts';
import { subjectShow, useEpisodeLabels } from './use-episodes.ts';
import { useFilterLabels } from './use-options.ts';
import { usePermissible } from './use-permissible.ts';

/** `named` are clauses beside the pending ones whose values are shown by name, too. */
export const useEditorContext = (
  definition: PageFilters,
  pending: readonly Clause[],
  about: Clause | null = null,
  named: readonly Clause[] = [],
): EditorContext => {
  const { data: permissible = null, error: permissibleError, refetch } = usePermissible();
  const limited = useMemo(() => limitClauses(permissible), [permissible]);
  const shown = [...pending, ...named, ...limited];
  const labels = useFilterLabels(shown);
  const episodes = useEpisodeLabels(subjectShow(about, pending), shown);
  return {
    definition,
    pending,
    about,
    labels: { ...labels, ...episodes },
    panel: panelRule(pending, permissible),
    permissible,
    permissibleError,
    retryPermissible: () => {
      void refetch();
    },
  };
};

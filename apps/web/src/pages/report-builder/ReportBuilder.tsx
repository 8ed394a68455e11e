/** A new report. What it asks stands in the address, so that reload and a pasted link restore it. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { asList } from '../../search-params.ts';
import { type Draft, definitionOf, type Refused } from './builder.ts';
import { addressed, readAddressed } from './described.ts';
import { SaveActions } from './SaveActions.tsx';
import { Workbench } from './Workbench.tsx';

export default function ReportBuilder() {
  const search = useSearch({ strict: false });
  const [start] = useState(() =>
    readAddressed({
      fields: asList(search.fields),
      pivots: asList(search.pivots),
      calculated: asList(search.calculated),
      filters: asList(search.filters),
      sorts: asList(search.order),
    }),
  );
  const navigate = useNavigate();
  const keep = useCallback(
    (draft: Draft, refused: readonly Refused[]) => {
      void navigate({
        to: '.',
        search: (others) => ({ ...others, ...addressed(definitionOf(draft), refused) }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return (
    <Workbench
      title="Report Builder"
      start={start.draft}
      refused={start.refused}
      onDraft={keep}
      actions={(builder) => <SaveActions builder={builder} report={null} />}
    />
  );
}

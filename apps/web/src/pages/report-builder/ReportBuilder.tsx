/** A new report. What it asks stands in the address, so that reload and a pasted link restore it. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { asList } from '../../search-params.ts';
import { type Draft, definitionOf, draftOf, readCalculated } from './builder.ts';
import { SaveActions } from './SaveActions.tsx';
import { Workbench } from './Workbench.tsx';

export default function ReportBuilder() {
  const search = useSearch({ strict: false });
  const [start] = useState(() =>
    draftOf({
      fields: search.fields ?? [],
      pivots: search.pivots ?? [],
      calculated: readCalculated(search.calculated ?? []),
      filters: asList(search.filters),
      sorts: search.order ?? [],
    }),
  );
  const navigate = useNavigate();
  const keep = useCallback(
    (draft: Draft) => {
      const { fields, pivots, calculated, filters, sorts } = definitionOf(draft);
      void navigate({
        to: '.',
        search: (others) => ({
          ...others,
          ...{ fields, pivots, filters, order: sorts },
          calculated: calculated.map((field) => JSON.stringify(field)),
        }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return (
    <Workbench
      title="Report Builder"
      start={start}
      onDraft={keep}
      actions={(builder) => <SaveActions builder={builder} report={null} />}
    />
  );
}

/** A new report. What it asks stands in the address, so that reload and a pasted link restore it. */
import { pages, pathOf } from '@cvm/contract';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useChangeSearch } from '../../change-search.ts';
import { entryPlaceOf } from '../../history-entry.ts';
import { asList } from '../../search-params.ts';
import { type Draft, definitionOf, type Refused } from './builder.ts';
import { addressed, readAddressed } from './described.ts';
import { SaveActions } from './SaveActions.tsx';
import { Workbench } from './Workbench.tsx';

type Search = Readonly<Record<string, unknown>>;

const New = ({ search }: { search: Search }) => {
  const [start] = useState(() =>
    readAddressed({
      fields: asList(search.fields),
      pivots: asList(search.pivots),
      calculated: asList(search.calculated),
      filters: asList(search.filters),
      sorts: asList(search.order),
    }),
  );
  const changeSearch = useChangeSearch();
  const keep = useCallback(
    (draft: Draft, refused: readonly Refused[]) =>
      changeSearch((others) => ({ ...others, ...addressed(definitionOf(draft), refused) })),
    [changeSearch],
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
};

/** Each entry of the browser's history is a report of its own: the menu begins an empty one, and the way back leads to the one before. */
export default function ReportBuilder() {
  const location = useLocation();
  const { pathname, search } = location;
  const entry = entryPlaceOf(location);
  const [place, setPlace] = useState(entry);
  // The location is another one already while its page is on its way.
  if (entry !== place && pathname === pathOf(pages.reportBuilder)) setPlace(entry);
  return <New key={place} search={search} />;
}

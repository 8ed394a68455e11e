/** Platform attribution by title: the chosen titles, each with the platforms it was watched on. */
import { formatCount, pageFilterDefinition, pages } from '@cvm/contract';
import { Button } from '@mantine/core';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { UnknownNames } from '../../address/UnknownChoice.tsx';
import { useList } from '../../address/use-in-address.ts';
import { AudienceBuilder } from '../../audience-builder/AudienceBuilder.tsx';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { noRowsReason } from '../../exports/no-rows.ts';
import { isComplete } from '../../filters/requirements.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useUnknownValues } from '../../filters/use-options.ts';
import { parseSearch } from '../../search-params.ts';
import { SortProblem } from '../../tables/SortProblem.tsx';
import { TableTools } from '../../tables/TableTools.tsx';
import { tableExports } from '../../tables/table-exports.ts';
import { useSorts } from '../../views/use-sorts.ts';
import { useView } from '../../views/use-view.ts';
import { AttributionHeader, useClosedWay } from './AttributionHeader.tsx';
import { fileSorts, groupByTitle, sortable, sortTitles, titleSortOf } from './by-title.ts';
import { platformParams } from './chosen-titles.ts';
import { allFolded, foldedOf, namedBeside, toggled } from './folded.ts';
import { TitleTable } from './TitleTable.tsx';
import { titleWords } from './words.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page of titles was opened by "View Selected Titles". */
    fromPlatforms?: boolean;
  }
}

const page = 'attributionTitle';
const title = 'Platform Attribution by Title';

/** Back to where the titles were chosen; for whoever came from there, as long as titles are chosen. */
const BackToPlatforms = () => {
  const { applied } = useFilters(page);
  const isFromThere = useRouterState({ select: ({ location }) => location.state.fromPlatforms === true });
  const navigate = useNavigate();
  const params = platformParams();
  const isClosed = useClosedWay('platform') !== null;
  if (isClosed || !isFromThere || params === null || !isComplete(pageFilterDefinition(page), applied)) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mb={4}
      onClick={() => void navigate({ to: pages.attributionPlatform.path, search: parseSearch(params) })}
    >
      Back To Platform Report
    </Button>
  );
};

const Results = () => {
  const { applied } = useFilters(page);
  const { sorts, problem, setSorts } = useSorts(sortable);
  const sort = titleSortOf(sorts);
  const result = useView(page, applied, { keepPrevious: true });
  const { rows } = result;
  const groups = useMemo(() => groupByTitle(rows), [rows]);
  const sorted = useMemo(() => sortTitles(groups, sort), [groups, sort]);
  const { listed, list } = useList('folded');
  const ids = useMemo(() => groups.map(({ id }) => id), [groups]);
  const closed = useMemo(() => foldedOf(listed, ids), [listed, ids]);
  const allClosed = groups.length > 0 && ids.every((id) => closed.has(id));
  const toggle = (id: string) => list(toggled(listed, id));
  // A title that other filters took away is folded again when it comes back.
  const unknown = useUnknownValues('title', result.status === 'data' ? namedBeside(listed, ids) : []);
  return (
    <>
      <UnknownNames name="folded" isKnown={(id) => !unknown.includes(id)} instead="The table without it" />
      <SortProblem problem={problem} />
      <TableTools
        covers={
          <SampleNote meta={result.meta} lead={result.meta === null ? null : formatCount(groups.length, 'title')} />
        }
      >
        <Button variant="subtle" onClick={() => list(allClosed ? [] : [allFolded])} disabled={groups.length === 0}>
          {allClosed ? 'Expand All' : 'Collapse All'}
        </Button>
        <ExportMenu
          view={page}
          clauses={applied}
          sorts={fileSorts(sort)}
          more={tableExports({ view: page, title, result, sorts: fileSorts(sort), ranked: false, noun: '' })}
          disabledReason={noRowsReason(result)}
        />
      </TableTools>
      <TitleTable
        result={result}
        groups={sorted}
        sort={sort}
        onSort={(next) => setSorts([next])}
        closed={closed}
        onToggle={toggle}
      />
    </>
  );
};

export default function TitleAttribution() {
  const { applied } = useFilters(page);
  return (
    <>
      <AttributionHeader way="title" applied={applied}>
        <BackToPlatforms />
      </AttributionHeader>
      <AudienceBuilder page={page} words={titleWords}>
        <Results />
      </AudienceBuilder>
    </>
  );
}

/** Platform attribution by platform: the titles watched on the chosen platforms, to be ticked and viewed one by one. */
import { formatFilters, pages, viewDefinition } from '@cvm/contract';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { AudienceBuilder } from '../../audience-builder/AudienceBuilder.tsx';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { noRowsReason } from '../../exports/no-rows.ts';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { DataTable } from '../../tables/DataTable.tsx';
import { SortProblem } from '../../tables/SortProblem.tsx';
import { TableTools } from '../../tables/TableTools.tsx';
import { tableExports } from '../../tables/table-exports.ts';
import { useTableRows } from '../../tables/use-table-rows.ts';
import { useSorts } from '../../views/use-sorts.ts';
import { AttributionHeader, useClosedWay } from './AttributionHeader.tsx';
import { rememberPlatformPage, titleReportClauses, useChosenTitles } from './chosen-titles.ts';
import { height, platformWords } from './words.ts';

const page = 'attributionPlatform';
const title = 'Platform Attribution';

const Results = () => {
  const { address, applied } = useFilters(page);
  const { sorts, problem, setSorts } = useSorts(viewDefinition(page));
  const { result, rows } = useTableRows({ view: page, clauses: applied, sorts, minimum: null });
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const { ids, toggle } = useChosenTitles(address, result.meta?.edition ?? null, query);
  const navigate = useNavigate();
  const closedReason = useClosedWay('title');
  const viewTitles = () => {
    rememberPlatformPage(query);
    const filters = formatFilters(titleReportClauses(applied, ids));
    void navigate({ to: pages.attributionTitle.path, search: { filters }, state: { fromPlatforms: true } });
  };
  return (
    <>
      <SortProblem problem={problem} />
      <TableTools
        covers={
          <SampleNote
            meta={result.meta}
            rowLabel="row, one for each title on a platform"
            rowsLabel="rows, one for each title on a platform"
          />
        }
      >
        <ReasonButton
          disabledReason={closedReason ?? (ids.size === 0 ? 'No title is selected' : null)}
          onClick={viewTitles}
        >
          {ids.size === 0 ? 'View Selected Titles' : `View Selected Titles (${ids.size})`}
        </ReasonButton>
        <ExportMenu
          view={page}
          clauses={applied}
          sorts={sorts}
          more={tableExports({ view: page, title, result, count: rows.count, sorts, ranked: true, noun: '' })}
          disabledReason={noRowsReason(result)}
        />
      </TableTools>
      <DataTable
        view={page}
        result={result}
        rows={rows}
        label="Titles by platform"
        sorts={sorts}
        onSorts={setSorts}
        height={height}
        ranked
        dense
        selection={{
          idOf: ({ contentId }) => String(contentId),
          labelOf: ({ contentName, platform }) => `${contentName} on ${platform}`,
          chosen: ids,
          onToggle: toggle,
          disabled: result.outdated,
        }}
        emptyReason="No title was watched on these platforms inside these filters. Take some of them away, or widen the dates."
      />
    </>
  );
};

export default function PlatformAttribution() {
  const { applied } = useFilters(page);
  return (
    <>
      <AttributionHeader way="platform" applied={applied} />
      <AudienceBuilder page={page} words={platformWords}>
        <Results />
      </AudienceBuilder>
    </>
  );
}

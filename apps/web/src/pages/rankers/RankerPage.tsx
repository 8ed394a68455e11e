/** A ranker: filter bar, what the answer covers, and the sortable table of every title inside the filters. */
import { type PageFiltersId, type ViewId, viewDefinition } from '@cvm/contract';
import { Alert, Button, Group } from '@mantine/core';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { DataTable } from '../../tables/DataTable.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SampleNote } from '../../views/SampleNote.tsx';
import { useSorts } from '../../views/use-sorts.ts';
import { useView } from '../../views/use-view.ts';

type Props = {
  page: PageFiltersId;
  view: ViewId;
  /** What the rows are, in the plural: 'shows'. */
  rowsLabel: string;
};

export const RankerPage = ({ page, view, rowsLabel }: Props) => {
  const { title } = viewDefinition(view);
  const { applied, clearAll } = useFilters(page);
  const { sorts, problem, setSorts } = useSorts(view);
  const result = useView(view, applied, { keepPrevious: true });
  return (
    <>
      <PageHeader title={title} />
      <FilterBar page={page} />
      {problem === null ? null : (
        <Alert variant="default" icon={<WarningIcon />} p="xs" mt="sm">
          {problem}
        </Alert>
      )}
      <Group justify="space-between" mt="sm" mb="xs" mih={30}>
        <SampleNote meta={result.meta} rowsLabel={rowsLabel} />
        <ExportMenu
          view={view}
          clauses={applied}
          sorts={sorts}
          disabledReason={result.status === 'data' ? undefined : 'There are no rows to export.'}
        />
      </Group>
      <DataTable
        view={view}
        result={result}
        label={title}
        sorts={sorts}
        onSorts={setSorts}
        ranked
        emptyReason={`No ${rowsLabel} match these filters. Take some of them away, or widen the dates.`}
        emptyAction={
          <Button variant="default" mt="xs" onClick={clearAll}>
            Clear filters
          </Button>
        }
      />
    </>
  );
};

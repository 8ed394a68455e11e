/** A ranker: filter bar, what the answer covers, and the sortable table of every title inside the filters. */
import { type PageFiltersId, type ViewId, viewDefinition } from '@cvm/contract';
import { Alert, Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { FilterBar } from '../../filter-bar/FilterBar.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { DataTable } from '../../tables/DataTable.tsx';
import { belowText, MinimumControl, useMinimum } from '../../tables/MinimumControl.tsx';
import { minimumClauses, minimumOf, reaching } from '../../tables/rates.ts';
import { tableExports } from '../../tables/table-exports.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useSorts } from '../../views/use-sorts.ts';
import { useView, type ViewResult } from '../../views/use-view.ts';

type Props = {
  page: PageFiltersId;
  view: ViewId;
  /** What the rows are, in the plural: 'shows'. */
  rowsLabel: string;
};

export const RankerPage = ({ page, view, rowsLabel }: Props) => {
  const definition = viewDefinition(view);
  const { title } = definition;
  const { applied, clearAll } = useFilters(page);
  const { sorts, problem, setSorts } = useSorts(view);
  const result = useView(view, applied, { keepPrevious: true });
  const { asked, setMinimum } = useMinimum();
  const minimum = useMemo(() => minimumOf(definition, sorts, asked), [definition, sorts, asked]);
  const { rows, below } = useMemo(() => reaching(result.rows, minimum), [result.rows, minimum]);
  const listed: ViewResult = {
    ...result,
    rows,
    status: result.status === 'data' && rows.length === 0 ? 'empty' : result.status,
  };
  return (
    <>
      <PageHeader title={title} />
      <FilterBar page={page} />
      {problem === null ? null : (
        <Alert variant="default" icon={<WarningIcon />} p="xs" mt="sm">
          {problem}
        </Alert>
      )}
      <Group justify="space-between" mt="sm" mb="xs" mih={30} wrap="nowrap">
        <SampleNote meta={result.meta} rowsLabel={rowsLabel} listed={below === 0 ? undefined : rows.length} />
        <ExportMenu
          view={view}
          clauses={[...applied, ...minimumClauses(minimum)]}
          sorts={sorts}
          more={tableExports({
            ...{ view, title, result: listed, sorts, ranked: true, noun: 'viewers' },
            notes: minimum === null || below === 0 ? [] : [belowText({ minimum, below, rowsLabel })],
          })}
          disabledReason={listed.status === 'data' ? undefined : 'There are no rows to export.'}
        />
      </Group>
      {minimum === null ? null : (
        <MinimumControl minimum={minimum} below={below} rowsLabel={rowsLabel} onChange={setMinimum} />
      )}
      <DataTable
        view={view}
        result={listed}
        label={title}
        sorts={sorts}
        onSorts={setSorts}
        ranked
        emptyReason={
          below === 0
            ? `No ${rowsLabel} match these filters. Take some of them away, or widen the dates.`
            : `All ${rowsLabel} that match these filters rest on fewer people than the minimum above.`
        }
        emptyAction={
          <Button variant="default" mt="xs" onClick={clearAll}>
            Clear filters
          </Button>
        }
      />
    </>
  );
};

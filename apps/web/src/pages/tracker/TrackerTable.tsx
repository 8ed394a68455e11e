/** The titles inside the criteria: when they are released, how their following grows, how many follow them. */
import { type Clause, viewDefinition } from '@cvm/contract';
import { Alert, Group } from '@mantine/core';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { DataTable } from '../../tables/DataTable.tsx';
import { tableExports } from '../../tables/table-exports.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { useSorts } from '../../views/use-sorts.ts';
import type { ViewResult } from '../../views/use-view.ts';

const view = 'anticipationTracker';
const { title } = viewDefinition(view);

type Props = { clauses: readonly Clause[]; result: ViewResult };

export const TrackerTable = ({ clauses, result }: Props) => {
  const { sorts, problem, setSorts } = useSorts(view);
  return (
    <>
      {problem === null ? null : (
        <Alert variant="default" icon={<WarningIcon />} p="xs" mt="sm">
          {problem}
        </Alert>
      )}
      <Group justify="space-between" mt="md" mb="xs" mih={30} wrap="nowrap">
        <SampleNote meta={result.meta} rowsLabel="titles" />
        <ExportMenu
          view={view}
          clauses={clauses}
          sorts={sorts}
          more={tableExports({ view, title, result, sorts, ranked: true, noun: 'followers' })}
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
        emptyReason="No followed title matches these criteria."
      />
    </>
  );
};
